"""Certification: the suite run on an engine, and what comes of it."""
