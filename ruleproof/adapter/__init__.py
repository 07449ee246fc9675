"""The adapter contract: how Ruleproof talks to any engine."""
