"""Where things stand on the site: documents, anchors and the links between them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import quote

from ruleproof.rulebook.model import Rule

from .facts import Facts, GameFacts, Scenario
from .sources import Function

NUMBER = re.compile(r"(?<![\w.-])\d+(?:-\d+)+(?![\w-])")
"""A rule number in running text."""


def chapter_page(game_id: str, chapter: str) -> str:
    """The document of a chapter."""
    return f"rules/{game_id}/{chapter}"


def game_page(game_id: str, name: str = "index") -> str:
    """A document about a whole game."""
    return f"rules/{game_id}/{name}"


def code_page(path: str) -> str:
    """The document of a source file."""
    return f"code/{path.removesuffix('.py')}"


def anchor(number: str) -> str:
    """The anchor of a rule."""
    return f"rule-{number}"


def gone_anchor(edition: str, number: str) -> str:
    """The anchor of a rule that the newest edition no longer has."""
    return f"rule-{edition.replace('.', '-')}-{number}"


@dataclass(frozen=True)
class Links:
    """Links as one document writes them: relative, so that the site can lie anywhere."""

    facts: Facts
    docname: str

    def page(self, docname: str) -> str:
        """The link to a document."""
        return "../" * self.docname.count("/") + f"{docname}.html"

    def rule(self, game: GameFacts, rule: Rule, edition: str = "") -> str:
        """The link to a rule of any edition."""
        now = game.numbers_now.get(rule.identity)
        if now is None:
            page = self.page(chapter_page(game.game.id, rule.chapter))
            return f"{page}#{gone_anchor(edition, rule.number)}"
        return self.number(game, now)

    def number(self, game: GameFacts, number: str) -> str:
        """The link to a rule by its number in the newest edition."""
        page = chapter_page(game.game.id, number.partition("-")[0])
        return f"{'' if page == self.docname else self.page(page)}#{anchor(number)}"

    def scenario(self, game: GameFacts, scenario: Scenario) -> str:
        """The link to a scenario: it stands with the rule of its title."""
        page, home = self.home(game, scenario)
        return f"{page}#{home}"

    def home(self, game: GameFacts, scenario: Scenario) -> tuple[str, str]:
        """The page and the anchor of a scenario; one that holds only in an older edition has a page too."""
        rule = game.newest.game.rulebook(game.game.citing_edition).rules.get(scenario.text.rule)
        number = game.numbers_now.get(rule.identity, "") if rule else ""
        chapter = number.partition("-")[0] or scenario.text.rule.partition("-")[0]
        page = chapter_page(game.game.id, chapter)
        return ("" if page == self.docname else self.page(page)), f"scenario-{scenario.text.id}"

    def code(self, path: str, line: int, scenario: str = "") -> str:
        """The link to a line of source, with the lines that a scenario runs marked."""
        query = f"?scenario={quote(scenario)}" if scenario else ""
        return f"{self.page(code_page(path))}{query}#L{line}"

    def function(self, function: Function, scenario: str = "") -> str:
        """The link to a function."""
        return self.code(function.path, function.first, scenario)

    def reading(self, game: GameFacts, reading_id: str) -> str:
        """The link to a reading."""
        return f"{self.page(game_page(game.game.id, 'readings'))}#reading-{reading_id}"
