"""Imports rulebooks in any rendering, and tells what changed between two editions."""
