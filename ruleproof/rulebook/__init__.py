"""Rulebooks as data: loading, importing and coverage."""
