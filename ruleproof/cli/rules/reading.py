"""`ruleproof rules list` and `rules show`: read the rules and see what cites them."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable
from typing import Any

import click

from ruleproof.adapter.errors import RuleproofError
from ruleproof.certify.features import ScenarioText, features_of, read_features
from ruleproof.rulebook.citations import CodeCitation, code_citations
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.model import Game, Rule, Rulebook, parent_of

from ..options import edition_option, game_option

WIDTH = 100


@click.command("list")
@game_option
@edition_option
@click.option("--chapter", metavar="NUMBER", help="Only this chapter.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def list_rules(game_id: str, edition: str | None, chapter: str | None, as_json: bool) -> None:
    """List the rules of an edition, in book order."""
    book = load_game(game_id).rulebook(edition)
    if chapter is not None and chapter not in book.chapters:
        known = ", ".join(f"{number} ({title})" for number, title in book.chapters.items())
        raise RuleproofError(
            f"Edition {book.edition} of {book.game} has no chapter {chapter}. It has {known}."
        )
    chosen = [rule for rule in book.rules.values() if chapter in (None, rule.chapter)]
    if as_json:
        click.echo(json.dumps([as_plain(rule) for rule in chosen], indent=2, ensure_ascii=False))
        return
    shown = None
    for rule in chosen:
        if rule.chapter != shown:
            shown = rule.chapter
            click.echo(f"{shown}  {book.chapters[shown]}")
        click.echo(_line(rule))


def as_plain(rule: Rule) -> dict[str, Any]:
    """A rule as JSON holds it."""
    return {
        "number": rule.number,
        "kind": rule.kind.value,
        "text": rule.text,
        "refs": list(rule.refs),
        "via": list(rule.via),
        "why": rule.why,
        "untestable": rule.untestable,
        "slip": rule.slip,
        "printed": rule.printed,
        "fingerprint": rule.fingerprint,
        "needs_review": rule.needs_review,
        "identity": rule.identity,
        "history": [str(change) for change in rule.history],
    }


def _line(rule: Rule) -> str:
    marks = " (via)" if rule.via else " (untestable)" if rule.untestable else ""
    marks += " (needs review)" if rule.needs_review else ""
    return f"  {rule.number:<14}{textwrap.shorten(rule.text, WIDTH - 24, placeholder=' …')}{marks}"


@click.command("show")
@click.argument("number")
@game_option
@edition_option
def show_rule(number: str, game_id: str, edition: str | None) -> None:
    """Show one rule: its place, references both ways, history, scenarios, readings and code."""
    game = load_game(game_id)
    book = game.rulebook(edition)
    click.echo("\n".join(_page(game, book, book.rule(number))))


def _page(game: Game, book: Rulebook, rule: Rule) -> Iterable[str]:
    published = f" ({book.published})" if book.published else ""
    yield f"{rule.number}  {rule.kind}, {game.name} {book.edition}{published}"
    yield ""
    yield from _place(book, rule)
    yield ""
    yield _wrapped(rule.text)
    if rule.needs_review:
        yield _wrapped("Needs review: a draft touches this rule and nobody has restated it yet.")
    if rule.printed:
        yield _wrapped(f"Printed as {rule.printed}.")
    if rule.slip:
        yield _wrapped(f"Slip of the rulebook: {rule.slip}")
    if rule.via:
        yield _wrapped(f"Via {', '.join(rule.via)}: {rule.why}")
    if rule.untestable:
        yield _wrapped(f"Untestable: {rule.untestable}")
    yield from _section("Refers to", [_reference(book, ref) for ref in rule.refs])
    back = [other for other in book.rules.values() if rule.number in (*other.refs, *other.via)]
    yield from _section("Referred to by", [_reference(book, other.number) for other in back])
    yield from _section("History", [str(change) for change in rule.history])
    yield from _cited(game, book, rule)


def _place(book: Rulebook, rule: Rule) -> Iterable[str]:
    """The chapter and every paragraph above the rule, each one step further in."""
    above: list[str] = []
    parent = parent_of(rule.number)
    while parent is not None:
        above.append(parent)
        parent = parent_of(parent)
    for depth, number in enumerate(reversed(above)):
        yield "  " * depth + _reference(book, number)


def _reference(book: Rulebook, number: str) -> str:
    rule = book.rules.get(number)
    # A draft may refer to what is no longer there, until it has been reviewed.
    text = book.chapters.get(number) or (rule.text if rule else f"(not in edition {book.edition})")
    return f"{number}  {textwrap.shorten(text, WIDTH - 20, placeholder=' …')}"


def _cited(game: Game, book: Rulebook, rule: Rule) -> Iterable[str]:
    """What cites the rule, by its number in the citing edition."""
    citing = game.translate(rule.number, book.edition, game.citing_edition)
    if citing is None:
        return
    if citing != rule.number:
        yield from _section("Cited as", [f"{citing} (edition {game.citing_edition})"])
    scenarios = read_features(game.id) if features_of(game.id).is_dir() else ()
    own = [s for s in scenarios if s.rule == citing]
    others = [s for s in scenarios if s.rule != citing and citing in s.rules]
    yield from _section("Scenarios titled with it", [_scenario(s) for s in own])
    yield from _section("Scenarios that cite it", [_scenario(s) for s in others])
    readings = [r for r in game.readings.values() if citing in r.rules]
    yield from _section("Readings", [f"{r.id}: {r.question} {r.reading} ({r.source})" for r in readings])
    code = [c for c in code_citations(game.id) if citing in c.rules]
    yield from _section("Code of the reference", [_code(c) for c in code])


def _scenario(scenario: ScenarioText) -> str:
    return f"{scenario.id}: {scenario.title} (features/{scenario.feature}:{scenario.line})"


def _code(citation: CodeCitation) -> str:
    return f"{citation.name} ({citation.path}:{citation.line})"


def _section(title: str, items: list[str]) -> Iterable[str]:
    if items:
        yield ""
        yield f"{title}:"
        yield from (_wrapped(item, "  ") for item in items)


def _wrapped(text: str, indent: str = "") -> str:
    """Wrapped, and never broken at a hyphen: that would tear rule numbers apart."""
    return textwrap.fill(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + ("  " if indent else ""),
        break_on_hyphens=False,
        break_long_words=False,
    )
