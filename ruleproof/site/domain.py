"""Rules as things that the site's search and other projects' intersphinx can find."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Any

from docutils.nodes import Element, reference
from sphinx.addnodes import pending_xref
from sphinx.builders import Builder
from sphinx.domains import Domain, ObjType
from sphinx.environment import BuildEnvironment

from .addresses import anchor, chapter_page
from .facts import Facts


class RuleDomain(Domain):
    """The rules of all games, by `game:number`."""

    name = "ruleproof"
    label = "Ruleproof"
    object_types = {"rule": ObjType("rule", "rule")}  # noqa: RUF012 – Sphinx declares it so

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Every rule of the newest editions; headings are sections and found as such."""
        facts: Facts = self.env.app.ruleproof_facts  # type: ignore[attr-defined]
        for game in facts.games.values():
            for number, each in game.newest.rules.items():
                page = chapter_page(game.game.id, each.rule.chapter)
                yield (
                    f"{game.game.id}:{number}",
                    f"{number} ({game.game.name})",
                    "rule",
                    page,
                    anchor(number),
                    1,
                )

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> list[tuple[str, reference]]:
        """Nothing: rules are linked by their role, which tells of one that does not exist."""
        return []

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, Any]) -> None:
        """Nothing is kept in documents, so nothing is to be merged."""
