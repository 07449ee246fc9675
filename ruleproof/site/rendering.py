"""From facts to HTML: the templates' words and helpers."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import groupby
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers.python import PythonLexer
from pygments.lexers.testing import GherkinLexer

from .addresses import NUMBER, Links, anchor, gone_anchor
from .facts import COUNTED, EditionFacts, Facts, GameFacts, Scenario
from .sources import Source, ranges

ENVIRONMENT = Environment(
    loader=PackageLoader("ruleproof.site"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
STARTS = re.compile(r"\s*(@|Scenario\b|Rule:|Background:|Feature:)")


def render(template: str, links: Links, **values: Any) -> str:
    """A template's HTML."""
    return ENVIRONMENT.get_template(template).render(
        links=links,
        facts=links.facts,
        anchor=anchor,
        gone_anchor=gone_anchor,
        counted=COUNTED,
        class_of=class_of,
        linked=linked,
        gherkin=gherkin,
        percent=percent,
        progress=progress,
        **values,
    )


def class_of(words: str) -> str:
    """The class that colours a status or verdict."""
    return "rp-" + words.replace(" ", "-")


def percent(part: int, whole: int) -> str:
    """A share as people write it; only all of it is 100%."""
    if not whole:
        return "–"
    return f"{min(99, round(100 * part / whole)) if part < whole else 100}%"


def progress(edition: EditionFacts, chapter: str | None = None) -> dict[str, Any]:
    """The figures of an edition or a chapter."""
    counts = edition.counts(chapter)
    done = counts[COUNTED[0]] + counts[COUNTED[1]]
    total = sum(counts.values())
    parts = [(status.value, count, 100 * count / total) for status, count in counts.items() if count]
    return {
        "proven": counts[COUNTED[0]],
        "covered": done,
        "total": total,
        "percent": percent(done, total),
        "parts": parts,
    }


def linked(text: str, links: Links, game: GameFacts, edition: str = "") -> Markup:
    """Text in which every number of a rule is a link to it."""
    rules = game.game.rulebook(edition or None).rules

    def link(match: re.Match[str]) -> str:
        rule = rules.get(match[0])
        if rule is None:
            return match[0]
        address = escape(links.rule(game, rule, edition or game.game.newest))
        return f'<a href="{address}" title="{escape(rule.text)}">{match[0]}</a>'

    return Markup(NUMBER.sub(link, str(escape(text))))


def gherkin(scenario: Scenario) -> Markup:
    """A scenario as it is written, coloured."""
    return _gherkin(scenario_source(scenario))


@lru_cache(maxsize=4096)
def _gherkin(text: str) -> Markup:
    return Markup(highlight(text, GherkinLexer(), HtmlFormatter(cssclass="highlight rp-gherkin")))


def scenario_source(scenario: Scenario) -> str:
    """The scenario's own lines of its feature file, from its tags on, and before them the background's."""
    lines = scenario.text.path.read_text(encoding="utf-8").splitlines()
    first = scenario.text.line - 1
    while first > 0 and lines[first - 1].strip().startswith("@"):
        first -= 1
    last = scenario.text.line
    while last < len(lines) and not STARTS.match(lines[last]):
        last += 1
    while last > first and (not lines[last - 1].strip() or lines[last - 1].strip().startswith("#")):
        last -= 1
    before = [f"  {step.text}" for step in scenario.text.steps if step.line - 1 < first]
    background = ["Background:", *before] if before else []
    indent = min(len(line) - len(line.lstrip()) for line in lines[first:last] if line.strip())
    return "\n".join([*background, *(line[indent:] for line in lines[first:last])])


def code_lines(source: Source, links: Links, facts: Facts) -> list[dict[str, Any]]:
    """The lines of a file: coloured, with who runs them."""
    formatted = highlight(source.text, PythonLexer(), HtmlFormatter(nowrap=True)).splitlines()
    game = facts.games.get(source.game)
    missed = set(source.missed)
    return [
        {
            "number": number,
            "html": _with_rules(html, links, game),
            "bits": f"{source.ran[number]:x}" if number in source.ran else "",
            "count": source.ran.get(number, 0).bit_count(),
            "missed": number in missed,
        }
        for number, html in enumerate(formatted, 1)
    ]


QUOTED = re.compile(r"&quot;(\d+(?:-\d+)+)&quot;")


def _with_rules(html: str, links: Links, game: GameFacts | None) -> Markup:
    """A line in which the rules that it cites are links."""
    if game is None:
        return Markup(html)
    citing = game.game.rulebook(game.game.citing_edition)

    def link(match: re.Match[str]) -> str:
        rule = citing.rules.get(match[1])
        if rule is None:
            return match[0]
        address = escape(links.rule(game, rule, game.game.citing_edition))
        return f'&quot;<a href="{address}" title="{escape(rule.text)}">{match[1]}</a>&quot;'

    return Markup(QUOTED.sub(link, html))


def unrun(facts: Facts) -> list[dict[str, Any]]:
    """For each file of the reference how much of it scenarios run, and the ranges that none does."""
    found = []
    for source in facts.sources.values():
        if not source.path.startswith("reference/") or not source.statements:
            continue
        parts = ranges(source.missed, source.statements - source.imported)
        found.append(
            {
                "source": source,
                "total": len(source.statements),
                "ran": len(source.statements) - len(source.missed),
                "parts": [(_within(source, first), list(group)) for first, group in _grouped(source, parts)],
            }
        )
    return found


def _grouped(source: Source, parts: list[tuple[int, int]]) -> list[tuple[int, list[tuple[int, int]]]]:
    """Ranges by the function that they stand in."""
    groups = groupby(parts, key=lambda part: _within(source, part[0]))
    return [(group[0][0], group) for group in (list(group) for _, group in groups)]


def _within(source: Source, line: int) -> str:
    """The innermost function around a line."""
    around = [each for each in source.functions if each.first <= line <= each.last]
    return around[-1].name if around else ""
