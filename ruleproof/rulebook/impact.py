"""What an edition means for the suite: which scenarios, readings, saboteurs and code its changes reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ruleproof.adapter.errors import RuleproofError

from .citing import Citation, Source
from .data_files import NUMBER_IN_TEXT
from .importing.records import JsonObject
from .model import Change, Deed, Game, Meaning, Rule, Rulebook

REMOVED = "removed"
_PLURALS = {
    Source.SCENARIO: "scenarios",
    Source.READING: "readings",
    Source.SABOTEUR: "saboteurs",
    Source.CODE: "code",
}


@dataclass(frozen=True, slots=True)
class Touched:
    """One rule that an edition touches, and what cites it."""

    number: str | None
    """None for a rule that the edition removes: its number may have gone to another rule."""
    earlier: str | None
    """The number in the edition that is amended; none for a new rule."""
    deed: str
    meaning: Meaning | None
    needs_review: bool
    cited_by: tuple[Citation, ...]

    def to_json(self) -> JsonObject:
        """The plain form for `--json`."""
        told: JsonObject = {
            "number": self.number,
            "from": self.earlier,
            "deed": self.deed,
            "meaning": self.meaning.value if self.meaning else None,
            "needs_review": self.needs_review,
        }
        return {**told, **{name: _names(self.cited_by, source) for source, name in _PLURALS.items()}}


@dataclass(frozen=True, slots=True)
class Dangling:
    """A reference to a rule that the edition does not have."""

    where: str
    to: str

    def to_json(self) -> JsonObject:
        """The plain form for `--json`."""
        return {"where": self.where, "to": self.to}


@dataclass(frozen=True, slots=True)
class Impact:
    """All that an edition touches, in its book order; rules only renumbered stand apart."""

    edition: str
    amends: str
    touched: tuple[Touched, ...]
    renumbered: tuple[Touched, ...]
    without_scenario: tuple[str, ...]
    dangling: tuple[Dangling, ...]

    def to_json(self) -> JsonObject:
        """The plain form for `--json`."""
        return {
            "rules": self.edition,
            "amends": self.amends,
            "touched": [entry.to_json() for entry in self.touched],
            "renumbered": [entry.to_json() for entry in self.renumbered],
            "new_without_scenario": list(self.without_scenario),
            "dangling": [entry.to_json() for entry in self.dangling],
        }


def impact(game: Game, edition: str, cited: Sequence[Citation]) -> Impact:
    """What the edition changes in the one that it amends, and what cites the rules concerned."""
    book = game.rulebook(edition)
    if book.amends is None:
        raise RuleproofError(
            f"{edition} is the first edition of {game.id}: it amends none, so it touches nothing. "
            f"The amendments are {', '.join((*game.editions[1:], *game.drafts)) or 'none'}."
        )
    found = [_touched(game, book, rule, change, cited) for rule, change in _deeds(book)]
    removed = list(_removed(game, book, cited))
    only_moved = [entry for entry in found if entry.deed == Deed.RENUMBERED]
    new = [rule for rule, change in _deeds(book) if change.deed is Deed.ADDED]
    return Impact(
        edition=edition,
        amends=book.amends,
        touched=(*(entry for entry in found if entry.deed != Deed.RENUMBERED), *removed),
        renumbered=tuple(only_moved),
        without_scenario=tuple(rule.number for rule in new if _lacks_scenario(game, book, rule, cited)),
        dangling=(*_dead_references(book), *_dead_citations(game, book, cited)),
    )


def _deeds(book: Rulebook) -> Iterator[tuple[Rule, Change]]:
    """Each touched rule with the weightiest thing that the edition did to it."""
    weight = (Deed.ADDED, Deed.REWORDED, Deed.CORRECTED, Deed.RENUMBERED)
    for rule in book.rules.values():
        own = [change for change in rule.history if change.edition == book.edition]
        if own:
            yield rule, min(own, key=lambda change: weight.index(change.deed))


def _touched(game: Game, book: Rulebook, rule: Rule, change: Change, cited: Iterable[Citation]) -> Touched:
    earlier = None if book.amends is None else game.translate(rule.number, book.edition, book.amends)
    citing = game.translate(rule.number, book.edition, game.citing_edition)
    by = tuple(entry for entry in cited if citing in entry.rules)
    return Touched(rule.number, earlier, change.deed.value, change.meaning, rule.needs_review, by)


def _removed(game: Game, book: Rulebook, cited: Sequence[Citation]) -> Iterator[Touched]:
    before = game.rulebook(book.amends)
    kept = {rule.identity for rule in book.rules.values()}
    for rule in before.rules.values():
        if rule.identity not in kept:
            citing = game.translate(rule.number, before.edition, game.citing_edition)
            by = tuple(entry for entry in cited if citing in entry.rules)
            yield Touched(None, rule.number, REMOVED, None, False, by)


def _lacks_scenario(game: Game, book: Rulebook, rule: Rule, cited: Iterable[Citation]) -> bool:
    """Whether a new rule needs a scenario and none is titled with it; the title's number comes first."""
    if not rule.needs_scenarios or rule.via:
        return False
    citing = game.translate(rule.number, book.edition, game.citing_edition)
    titles = (entry.rules[0] for entry in cited if entry.source is Source.SCENARIO)
    return citing is None or citing not in titles


def _dead_references(book: Rulebook) -> Iterator[Dangling]:
    for rule in book.rules.values():
        named = (*rule.refs, *rule.via, *NUMBER_IN_TEXT.findall(rule.text))
        for number in dict.fromkeys(named):
            if number not in book.rules and number not in book.chapters:
                yield Dangling(f"rule {rule.number}", number)


def _dead_citations(game: Game, book: Rulebook, cited: Iterable[Citation]) -> Iterator[Dangling]:
    """Citations of rules that the amended edition has and this one has no longer."""
    before = game.rulebook(book.amends)
    for entry in cited:
        for number in entry.rules:
            if before.find(number) is not None and book.find(number) is None:
                yield Dangling(f"{entry.source} {entry}", number)


def _names(cited: Iterable[Citation], source: Source) -> list[str]:
    return [str(entry) for entry in cited if entry.source is source]
