"""Later editions: what an amendment file does to the rules of the edition that it amends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import msgspec

from ruleproof.adapter.errors import RuleproofError

from .data_files import NUMBER, NUMBER_IN_TEXT, convert_entry, read_form
from .faults import Check, refuse_faults
from .forms import AddEntry, AmendmentFile, CorrectEntry, RemoveEntry, RewordEntry, RuleEntry
from .model import Change, Deed, Meaning, Rule, Rulebook, number_key

_NOT_OF_THE_RULE = {"number", "meaning", "note", "needs_review"}


def load_amendment(book: Rulebook, edition: str, path: Path, check: Check = refuse_faults) -> Rulebook:
    """The next edition, from its file."""
    if not path.is_file():
        raise RuleproofError(
            f"{path}: not found; edition {edition} is an amendment of {book.edition} in that file."
        )
    file = read_form(path, AmendmentFile)
    if (file.edition, file.amends) != (edition, book.edition):
        raise RuleproofError(
            f"{path}: says edition {file.edition!r} amends {file.amends!r}; game.toml wants "
            f"{edition!r} after {book.edition!r}."
        )
    return amend(book, file, path, check)


def amend(book: Rulebook, file: AmendmentFile, path: Path, check: Check = refuse_faults) -> Rulebook:
    """The next edition: removals by old numbers, all renumbering at once, then additions and rewordings."""
    rules = _renumbered(_without_removed(book, file, path), file, path)
    for added in _added(file, path):
        if added.number in rules:
            raise RuleproofError(
                f"{path}, rule {added.number}: added, but the edition has that number already; "
                "renumber or reword it."
            )
        rules[added.number] = added
    entries: list[RewordEntry | CorrectEntry] = [convert_entry(path, raw, RewordEntry) for raw in file.reword]
    entries += [convert_entry(path, raw, CorrectEntry) for raw in file.correct]
    for entry in entries:
        deed = Deed.REWORDED if isinstance(entry, RewordEntry) else Deed.CORRECTED
        if entry.number not in rules:
            raise RuleproofError(
                f"{path}, rule {entry.number}: {deed}, but edition {file.edition} has no such number; "
                "name the number in the new edition."
            )
        rules[entry.number] = _changed(rules[entry.number], entry, deed, file.edition)
    chapters = dict(sorted({**book.chapters, **file.chapters}.items(), key=lambda item: int(item[0])))
    check(rules, chapters, dict.fromkeys(rules, path))
    return Rulebook(
        game=book.game,
        edition=file.edition,
        published=file.published,
        chapters=chapters,
        rules=in_order(rules.values()),
        cited_as={},
        amends=book.edition,
    )


def in_order(rules: Iterable[Rule]) -> dict[str, Rule]:
    """The rules by number, in the book's order."""
    return {rule.number: rule for rule in sorted(rules, key=lambda rule: number_key(rule.number))}


def rule_of(entry: RuleEntry, identity: str, history: tuple[Change, ...] = ()) -> Rule:
    """The rule that an entry describes."""
    return Rule(
        number=entry.number,
        kind=entry.kind,
        text=entry.text.strip(),
        identity=identity,
        refs=entry.refs,
        via=entry.via,
        why=entry.why,
        untestable=entry.untestable,
        slip=entry.slip,
        printed=entry.printed,
        fingerprint=entry.fingerprint,
        needs_review=isinstance(entry, AddEntry) and entry.needs_review,
        history=history,
    )


def _added(file: AmendmentFile, path: Path) -> Iterator[Rule]:
    for raw in file.add:
        entry = convert_entry(path, raw, AddEntry)
        change = Change(file.edition, Deed.ADDED, entry.meaning, entry.note)
        yield rule_of(entry, f"{file.edition}:{entry.number}", (change,))


def _without_removed(book: Rulebook, file: AmendmentFile, path: Path) -> list[Rule]:
    removed = {convert_entry(path, raw, RemoveEntry).number for raw in file.remove}
    for number in sorted(removed | set(file.renumber), key=number_key):
        if number not in book.rules:
            raise RuleproofError(
                f"{path}, rule {number}: removed or renumbered, but {book.edition} has no such number."
            )
    if both := removed & set(file.renumber):
        raise RuleproofError(
            f"{path}, rule {min(both)}: both removed and renumbered; one of the two is meant."
        )
    return [rule for number, rule in book.rules.items() if number not in removed]


def _renumbered(kept: list[Rule], file: AmendmentFile, path: Path) -> dict[str, Rule]:
    """Every kept rule under its new number, with the numbers that it mentions translated too."""
    rules: dict[str, Rule] = {}
    for rule in kept:
        number = file.renumber.get(rule.number, rule.number)
        if not NUMBER.fullmatch(number):
            raise RuleproofError(f"{path}, rule {rule.number}: {number!r} is no rule number such as 7-1-4-1.")
        if number in rules:
            raise RuleproofError(
                f"{path}, rule {number}: two rules would get this number; the map must be one to one."
            )
        rules[number] = _translated(rule, number, file)
    return rules


def _translated(rule: Rule, number: str, file: AmendmentFile) -> Rule:
    def text(words: str) -> str:
        return NUMBER_IN_TEXT.sub(lambda match: file.renumber.get(match[0], match[0]), words)

    history = rule.history
    if number != rule.number:
        history = (*history, Change(file.edition, Deed.RENUMBERED, Meaning.SAME, earlier=rule.number))
    return replace(
        rule,
        number=number,
        text=text(rule.text),
        why=text(rule.why),
        untestable=text(rule.untestable),
        refs=tuple(file.renumber.get(ref, ref) for ref in rule.refs),
        via=tuple(file.renumber.get(other, other) for other in rule.via),
        history=history,
    )


def _changed(rule: Rule, entry: RewordEntry | CorrectEntry, deed: Deed, edition: str) -> Rule:
    told = {
        key: value
        for key, value in msgspec.structs.asdict(entry).items()
        if value is not None and key not in _NOT_OF_THE_RULE
    }
    if told.get("printed") == "":
        told["printed"] = None
    if isinstance(entry, RewordEntry):
        # The official wording changed, so an older fingerprint no longer fits.
        told = {"fingerprint": None, **told}
    meaning = entry.meaning if isinstance(entry, RewordEntry) else Meaning.SAME
    change = Change(edition, deed, meaning, entry.note)
    review = rule.needs_review or entry.needs_review
    return replace(rule, **told, needs_review=review, history=(*rule.history, change))
