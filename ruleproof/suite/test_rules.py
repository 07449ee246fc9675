"""The rules of the selected game: one test for each scenario of its features."""

from ruleproof.plugin import collect_into

collect_into(globals())
