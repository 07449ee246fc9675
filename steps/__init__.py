"""The step definitions: what each phrase of `features/README.md` does with an engine."""

MODULES = ("hooks", "given", "acts", "answers", "then")
"""The modules that hold steps, fixtures or hooks, to be registered with pytest."""
