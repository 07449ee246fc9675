"""The directives that fill generated pages, and the role that links a rule from prose."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from docutils import nodes
from markupsafe import Markup, escape
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective, SphinxRole

from ruleproof.rulebook.model import Rule, nearest

from . import matrix
from .addresses import Links, anchor
from .commands import command_sections
from .comparing import Comparison
from .evidence import Judged
from .facts import COUNTED, Facts, GameFacts, RuleFacts, Scenario, Status
from .rendering import code_lines, render, scenario_source, unrun
from .sources import Function, ranges

LOGGER = logging.getLogger(__name__)


class Generated(SphinxDirective):
    """A directive whose content comes from the facts."""

    has_content = False

    @property
    def facts(self) -> Facts:
        """The facts that this build shows."""
        found: Facts = self.env.app.ruleproof_facts  # type: ignore[attr-defined]
        return found

    @property
    def game(self) -> GameFacts:
        """The game that the first argument names."""
        return self.facts.games[self.arguments[0]]

    def html(self, template: str, **values: Any) -> nodes.raw:
        """The HTML of a template."""
        links = Links(self.facts, self.env.docname)
        return nodes.raw("", render(template, links, **values), format="html")

    def run(self) -> list[nodes.Node]:
        """Note that the document shows facts, and show them."""
        self.env.ruleproof_docs.add(self.env.docname)  # type: ignore[attr-defined]
        return self.content_nodes()

    def content_nodes(self) -> list[nodes.Node]:
        """What the directive puts into the document."""
        raise NotImplementedError


class OfGame(Generated):
    """A directive about one game."""

    required_arguments = 1

    def saboteur_link(self, saboteur: Judged) -> str:
        """The link to a saboteur's source."""
        for path, source in self.facts.sources.items():
            if path.startswith(f"saboteurs/{self.game.game.id}/") and saboteur.saboteur in source.classes:
                return Links(self.facts, self.env.docname).code(path, source.classes[saboteur.saboteur])
        return ""

    def scenario_link(self, name: str) -> Markup:
        """A scenario's behaviour as a link."""
        scenario = self.game.scenarios.get(name.partition("[")[0])
        if scenario is None:
            return escape(name)
        address = Links(self.facts, self.env.docname).scenario(self.game, scenario)
        return Markup('<a href="{}">{}</a>').format(address, scenario.text.behaviour)


class RuleChapter(OfGame):
    """Every rule of a chapter."""

    required_arguments = 2

    def content_nodes(self) -> list[nodes.Node]:
        """A section for each section of the chapter, and in it a card for each rule."""
        chapter = self.arguments[1]
        found: list[nodes.Node] = [self.html("chapter_head.html", game=self.game, chapter=chapter)]
        stack: list[tuple[str, nodes.section]] = []
        for each in self.game.newest.of_chapter(chapter):
            number = each.rule.number
            while stack and not number.startswith(f"{stack[-1][0]}-"):
                stack.pop()
            if is_section := _is_section(each.rule):
                section = _section(each.rule)
                if stack:
                    stack[-1][1].append(section)
                else:
                    found.append(section)
                stack.append((number, section))
            card = self.card(each, is_section)
            if stack:
                stack[-1][1].append(card)
            else:
                found.append(card)
        return [*found, *self.gone(chapter)]

    def card(self, each: RuleFacts, is_section: bool) -> nodes.raw:
        """One rule."""
        titled = self.game.titled(each.cited_as) if each.cited_as else []
        return self.html(
            "rule.html",
            game=self.game,
            each=each,
            is_section=is_section,
            lines=self.lines(titled),
            own_runs=own_runs,
            worst=worst,
            saboteur_link=self.saboteur_link,
            scenario_link=self.scenario_link,
        )

    def lines(self, titled: Sequence[Scenario]) -> list[dict[str, Any]]:
        """The lines that a rule's scenarios run, by function: first those that cite the rule."""
        numbers = [each.text.rule for each in titled]
        bits = sum(1 << each.bit for each in titled if each.bit >= 0)
        ran = {id(function): function for each in titled for function in each.functions}
        found = []
        for function in sorted(
            ran.values(), key=lambda each: (not each.cites(numbers), each.runs, each.path, each.first)
        ):
            source = self.facts.sources[function.path]
            inside = range(function.first + 1, function.last + 1)
            lines = [line for line in inside if source.ran.get(line, 0) & bits]
            statements = source.statements - source.imported
            count = len([line for line in lines if line in statements])
            found.append({"function": function, "ranges": ranges(lines, statements), "count": count})
        return found

    def gone(self, chapter: str) -> list[nodes.Node]:
        """The rules of the chapter that only earlier editions have."""
        gone = [(edition, rule) for edition, rule in self.game.gone if rule.chapter == chapter]
        if not gone:
            return []
        section = nodes.section(ids=["gone"], names=["gone"])
        section += nodes.title("", "No longer in the rules")
        section += self.html("gone.html", game=self.game, gone=gone)
        return [section]


def own_runs(function: Function, titled: Sequence[Scenario]) -> int:
    """How many of these scenarios run a function."""
    return sum(bool(each.bit >= 0 and function.bits >> each.bit & 1) for each in titled)


def worst(saboteurs: Sequence[Judged]) -> str:
    """The worst that became of a rule's saboteurs."""
    return next((each.result for each in saboteurs if not each.killed), "killed")


def _is_section(rule: Rule) -> bool:
    depth = rule.number.count("-")
    return depth == 1 or (rule.kind == "heading" and depth == 2)


def _section(rule: Rule) -> nodes.section:
    section = nodes.section(ids=[anchor(rule.number)], names=[rule.number])
    told = f"{rule.number} {rule.text}" if rule.kind == "heading" else rule.number
    section += nodes.title("", told)
    return section


class GameOverview(OfGame):
    """How far a game is, with its heat map."""

    def content_nodes(self) -> list[nodes.Node]:
        """The figures and the map."""
        return [self.html("game.html", game=self.game)]


class GameReadings(OfGame):
    """The readings of a game."""

    def content_nodes(self) -> list[nodes.Node]:
        """A card for each reading."""

        def resting_on(reading: str) -> list[Scenario]:
            return [each for each in self.game.scenarios.values() if reading in each.text.readings]

        return [self.html("readings.html", game=self.game, resting_on=resting_on)]


class GameSaboteurs(OfGame):
    """The kill matrix of a game."""

    def content_nodes(self) -> list[nodes.Node]:
        """A row for each saboteur, and the rules that still need one."""
        titled = dict.fromkeys(each.text.rule for each in self.game.scenarios.values())
        have = {each.rule for each in self.game.evidence.saboteurs}
        missing = [number for number in titled if number not in have]
        return [
            self.html(
                "saboteurs.html",
                game=self.game,
                missing=missing,
                saboteur_link=self.saboteur_link,
                scenario_link=self.scenario_link,
            )
        ]


class OneScenario(Generated):
    """A scenario of the suite as it is written, by its id."""

    required_arguments = 2

    def content_nodes(self) -> list[nodes.Node]:
        """Its text; one that does not exist is told."""
        game_id, name = self.arguments
        game = self.facts.games.get(game_id)
        scenario = game.scenarios.get(name) if game else None
        if scenario is None:
            told = "there is no scenario %r of %s"
            LOGGER.warning(told, name, game_id, location=self.get_location(), type="ruleproof")
            return []
        text = scenario_source(scenario)
        return [nodes.literal_block(text, text, language="gherkin")]


class Progress(Generated):
    """How far all games are."""

    def content_nodes(self) -> list[nodes.Node]:
        """A figure for each game."""
        return [self.html("progress.html")]


class Matrix(Generated):
    """The traceability matrix."""

    def content_nodes(self) -> list[nodes.Node]:
        """Filters, figures, maps and the table."""
        games = sorted(self.facts.games.values(), key=lambda game: -len(game.scenarios))
        statuses = [*COUNTED, Status.UNTESTABLE, Status.HEADING]
        data = matrix.for_page(self.facts)
        return [self.html("matrix.html", games=games, statuses=statuses, data=data)]


class Engines(Generated):
    """Engines side by side."""

    def content_nodes(self) -> list[nodes.Node]:
        """For each edition the engines with a run on it, and where they differ."""
        games = sorted(self.facts.games.values(), key=lambda game: -len(game.scenarios))
        compared = [
            Comparison(game, edition, runs)
            for game in games
            for edition in reversed(game.game.editions)
            if (runs := [run for run in game.runs if run.rules == edition])
        ]
        return [self.html("engines.html", compared=compared)]


class SourcePage(Generated):
    """One file with the scenarios that run each line."""

    required_arguments = 1

    def content_nodes(self) -> list[nodes.Node]:
        """The lines, and the names of the scenarios for the page's script."""
        source = self.facts.sources[self.arguments[0]]
        links = Links(self.facts, self.env.docname)
        total, missed = len(source.statements), len(source.missed)
        return [
            self.html(
                "code.html",
                lines=code_lines(source, links, self.facts),
                measured=source.path.startswith("reference/"),
                total=total,
                ran=total - missed,
                missed=missed,
                scenarios=self.scenarios(links, any(source.ran.values())),
            )
        ]

    def scenarios(self, links: Links, is_run: bool) -> str:
        """Id, title and link of each scenario, in the order of the bits."""
        listed = []
        for game_id, name in self.facts.scenario_ids if is_run else ():
            game = self.facts.games[game_id]
            scenario = game.scenarios[name]
            listed.append([name, scenario.text.title, links.scenario(game, scenario)])
        return json.dumps(listed, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")


class UnrunLines(Generated):
    """The lines of the reference that no scenario runs."""

    def content_nodes(self) -> list[nodes.Node]:
        """A row for each file."""
        return [self.html("unrun.html", files=unrun(self.facts))]


class CommandReference(SphinxDirective):
    """Every command with its options, from the command itself."""

    def run(self) -> list[nodes.Node]:
        """A section for each command."""
        return command_sections()


class RuleRole(SphinxRole):
    """A rule by its number, or `game:number`, with the restatement as its tooltip."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """A link to the rule; one that does not exist is told with its neighbours."""
        facts: Facts = self.env.app.ruleproof_facts  # type: ignore[attr-defined]
        self.env.ruleproof_docs.add(self.env.docname)  # type: ignore[attr-defined]
        game_id, _, number = self.text.rpartition(":")
        game = facts.games.get(game_id or self.config.ruleproof_default_game)
        if game is None:
            return self.unknown(f"there is no game {game_id!r}; the games are {', '.join(facts.games)}")
        each = game.newest.rules.get(number)
        if each is None:
            hint = ", ".join(nearest(number, game.newest.rules)) or "none"
            edition = f"edition {game.game.newest} of {game.game.id}"
            return self.unknown(f"{edition} has no rule {number!r}; the nearest are {hint}")
        address = Links(facts, self.env.docname).number(game, number)
        link = nodes.reference("", number, refuri=address, internal=True, classes=["rp-rule-link"])
        link["reftitle"] = each.rule.text
        return [link], []

    def unknown(self, told: str) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Warn, which fails a build whose warnings are errors."""
        LOGGER.warning("%s: %s", self.rawtext, told, location=self.get_location(), type="ruleproof")
        return [nodes.literal(self.rawtext, self.text)], []


DIRECTIVES: dict[str, type[SphinxDirective]] = {
    "rule-chapter": RuleChapter,
    "game-overview": GameOverview,
    "game-readings": GameReadings,
    "game-saboteurs": GameSaboteurs,
    "one-scenario": OneScenario,
    "progress-figure": Progress,
    "rule-matrix": Matrix,
    "engine-comparison": Engines,
    "source-page": SourcePage,
    "unrun-lines": UnrunLines,
    "command-reference": CommandReference,
}
