"""Drafts an amendment from an official document: its numbers, references and fingerprints, not its words."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ruleproof.adapter.errors import RuleproofError

from .amending import amend
from .data_files import NUMBER_IN_TEXT
from .fingerprints import numbered, verify
from .forms import AmendmentFile
from .importing.candidates import is_title
from .importing.diffing import EditionDiff, KnownRule, diff
from .importing.records import Imported, ImportedRule
from .importing.wording import normal_form
from .linting import PLACEHOLDER
from .model import Game, Kind, Meaning, Rulebook

_EDITION_NAME = re.compile(r"[0-9A-Za-z][0-9A-Za-z._-]*")
_HEADING_DEPTH = 2
_LEAST_ALIKE = 0.5
_HEAD = """\
# A draft of edition {edition}, made by `ruleproof rules draft` from the numbers and fingerprints of {name}.
# What a writer does: restate every rule marked needs_review in our own words, set its kind and meaning
# (changed, clarified or same), and delete the mark. Then delete `draft`, and name the edition in game.toml.
"""

Table = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Draft:
    """A draft amendment as text, the edition that it makes, and what the document changes."""

    text: str
    book: Rulebook
    changes: EditionDiff


def draft(
    game: Game,
    document: Imported,
    amends: str,
    edition: str,
    name: str,
    base: Imported | None = None,
    published: str = "",
) -> Draft:
    """The draft of an edition; with the base's own document, damage is told from rewording."""
    check_names(game, amends, edition)
    book = game.rulebook(amends)
    _check_document(book, document, name)
    if base is not None:
        _check_base(book, base)
    changes = diff(_known(book, document, base), numbered(document.rules))
    tables = list(_tables(book, document, changes))
    head = {"edition": edition, "amends": amends, "published": published, "draft": True}
    text = _HEAD.format(edition=edition, name=name) + "\n".join(_toml(head, tables)) + "\n"
    # The loader is asked before anything is written: a draft that it refuses would be of no use.
    path = Path(f"{edition}.toml")
    return Draft(text, amend(book, msgspec.convert(tomllib.loads(text), AmendmentFile), path), changes)


def check_names(game: Game, amends: str, edition: str) -> None:
    """Refuse a name that the new edition cannot have, and one of an edition that cannot be amended."""
    if amends in game.drafts:
        raise RuleproofError(
            f"{amends} is a draft itself, and a draft amends a published edition: {', '.join(game.editions)}."
        )
    if not _EDITION_NAME.fullmatch(edition) or edition in ("game", "readings"):
        raise RuleproofError(f"{edition!r} is no name for an edition; use one such as 1.2.0.")
    if edition in game.editions:
        raise RuleproofError(f"Edition {edition} of {game.id} is published; give the draft another name.")


def _check_document(book: Rulebook, document: Imported, name: str) -> None:
    found = verify(book, document.rules)
    if len(found.same) + len(found.different) < _LEAST_ALIKE * len(book.rules):
        raise RuleproofError(
            f"{name} has {len(found.same) + len(found.different)} of the {len(book.rules)} rules of "
            f"{book.game} {book.edition}: it is no edition of that game. Name the game with --game."
        )


def _check_base(book: Rulebook, base: Imported) -> None:
    found = verify(book, base.rules)
    if len(found.missing) + len(found.extra) + len(found.different) > len(found.same):
        raise RuleproofError(
            f"The base document is not edition {book.edition}: {len(found.same)} of {len(book.rules)} rules "
            "agree. Give the document of the edition that is amended."
        )


def _known(book: Rulebook, document: Imported, base: Imported | None) -> list[KnownRule]:
    texts = {rule.number: rule for rule in base.rules} if base else {}
    found = {rule.number: rule.fingerprint for rule in document.rules}
    known = []
    for number, rule in book.rules.items():
        own = texts.get(number)
        # A damaged base gives the words, our data the fingerprint; without either the number alone decides.
        mark = rule.fingerprint or (own.fingerprint if own else found.get(number, ""))
        known.append(KnownRule(number, mark, own.text if own else None, rule.printed))
    return known


# --- What the amendment says --------------------------------------------------------------------------------


def _tables(book: Rulebook, document: Imported, changes: EditionDiff) -> Iterator[tuple[str, Table]]:
    rules = {rule.number: rule for rule in document.rules}
    chapters = {number: rule for number, rule in rules.items() if "-" not in number}
    if new := {number: f"Chapter {number}" for number in chapters if number not in book.chapters}:
        yield "[chapters]", new
    if changes.renumbered:
        yield "[renumber]", {entry.old_number: entry.number for entry in changes.renumbered}
    for lone in changes.added:
        yield "[[add]]", _addition(rules[lone.number], rules)
    for entry in changes.reworded:
        yield "[[reword]]", _rewording(rules[entry.number], rules)
    for entry in changes.references:
        note = "Only its references follow the renumbering."
        mark = rules[entry.number].fingerprint
        yield "[[correct]]", {"number": entry.number, "note": note, "fingerprint": mark}
    yield from (("[[correct]]", entry) for entry in _bereft(book, changes))
    for lone in changes.removed:
        yield "[[remove]]", {"number": lone.number}


def _addition(rule: ImportedRule, rules: Mapping[str, ImportedRule]) -> Table:
    return {
        "number": rule.number,
        "kind": _kind(rule).value,
        "meaning": Meaning.CHANGED.value,
        "text": PLACEHOLDER,
        "refs": _refs(rule, rules),
        **_printed(rule),
        "fingerprint": rule.fingerprint,
        "needs_review": True,
    }


def _rewording(rule: ImportedRule, rules: Mapping[str, ImportedRule]) -> Table:
    """The earlier restatement stands until a writer has seen it; no scenario runs on it meanwhile."""
    return {
        "number": rule.number,
        "meaning": Meaning.CHANGED.value,
        "refs": _refs(rule, rules),
        **_printed(rule),
        "fingerprint": rule.fingerprint,
        "needs_review": True,
    }


def _printed(rule: ImportedRule) -> Table:
    if rule.printed is None:
        return {}
    return {"printed": rule.printed, "slip": f"Printed as {rule.printed}, where {rule.number} is meant."}


def _bereft(book: Rulebook, changes: EditionDiff) -> Iterator[Table]:
    """Rules that stay as they are and point at a rule that is gone."""
    gone = {lone.number for lone in changes.removed}
    moved = {entry.old_number: entry.number for entry in changes.renumbered}
    told = {*gone, *(entry.old_number for entry in (*changes.reworded, *changes.references))}
    for number, rule in book.rules.items():
        lost = sorted(gone & {*rule.refs, *rule.via, *NUMBER_IN_TEXT.findall(rule.text)})
        if lost and number not in told:
            note = f"Points at {', '.join(lost)} of {book.edition}, which is gone."
            yield {"number": moved.get(number, number), "note": note, "needs_review": True}


def _kind(rule: ImportedRule) -> Kind:
    short = rule.number.count("-") < _HEADING_DEPTH and is_title(rule.text)
    return Kind.HEADING if short else Kind.RULE


def _refs(rule: ImportedRule, rules: Mapping[str, ImportedRule]) -> list[str]:
    """What the paragraph points at; a short number that no rule has is more likely no reference at all."""
    found = dict.fromkeys(NUMBER_IN_TEXT.findall(normal_form(rule.text)))
    return [number for number in found if number in rules or number.count("-") >= _HEADING_DEPTH]


# --- TOML ---------------------------------------------------------------------------------------------------


def _toml(head: Table, tables: Sequence[tuple[str, Table]]) -> Iterator[str]:
    yield from _rows(head)
    for name, table in tables:
        yield ""
        yield name
        yield from _rows(table)


def _rows(table: Table) -> Iterable[str]:
    return (f"{_key(key)} = {_value(value)}" for key, value in table.items())


def _key(key: str) -> str:
    return key if key.replace("_", "").isalpha() else json.dumps(key)


def _value(value: object) -> str:
    # Strings, lists of strings and truth values are written alike in JSON and in TOML.
    return json.dumps(value, ensure_ascii=False)
