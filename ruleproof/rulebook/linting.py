"""Finds every fault of a game's rule data, not only the first: `ruleproof rules lint`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ruleproof.adapter.errors import RuleproofError

from .data_files import NUMBER_IN_TEXT, convert_entry, read_form
from .faults import faults
from .forms import AmendmentFile, ChapterFile, GameFile, RuleEntry
from .loading import load_editions, load_game, rules_text
from .model import Game, Kind, Rule, Rulebook, parent_of

PLACEHOLDER = "To be restated."
"""What a draft says in place of a restatement."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: where it is, of which rule, and what is wrong."""

    where: str
    rule: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}, {self.rule}: {self.what}" if self.rule else f"{self.where}: {self.what}"

    def to_json(self) -> dict[str, str]:
        """The plain form for `--json`."""
        return {"where": self.where, "rule": self.rule, "what": self.what}


def lint(game_id: str, root: Path | None = None) -> list[Fault]:
    """All faults of a game's data; the rules' relations are judged only where every file can be read."""
    folder = rules_text(root) / game_id
    if not (folder / "game.toml").is_file():
        load_game(game_id, root)
    try:
        file = read_form(folder / "game.toml", GameFile)
    except RuleproofError as error:
        return [Fault("game.toml", "", str(error))]
    found = list(_file_faults(file, folder))
    return found or list(_relation_faults(file, folder, game_id, root))


# --- Each file by itself ------------------------------------------------------------------------------------


def _file_faults(file: GameFile, folder: Path) -> Iterator[Fault]:
    seen: dict[str, str] = {}
    for path in sorted((folder / file.first_edition).glob("*.toml")):
        yield from _chapter_faults(path, path.relative_to(folder).as_posix(), seen)
    for edition in file.editions[1:]:
        path = folder / f"{edition}.toml"
        try:
            read_form(path, AmendmentFile)
        except (RuleproofError, OSError) as error:
            yield Fault(path.name, "", _without_path(str(error), path))


def _chapter_faults(path: Path, name: str, seen: dict[str, str]) -> Iterator[Fault]:
    try:
        chapter = read_form(path, ChapterFile)
    except RuleproofError as error:
        yield Fault(name, "", _without_path(str(error), path))
        return
    for raw in chapter.rule:
        number = str(raw.get("number", "a rule without a number"))
        try:
            entry = convert_entry(path, raw, RuleEntry)
        except RuleproofError as error:
            yield Fault(name, number, _without_path(str(error), path).removeprefix(f"rule {number}: "))
            continue
        if number in seen:
            yield Fault(name, number, f"a second time: the number stands in {seen[number]} already.")
        if number.partition("-")[0] != str(chapter.chapter):
            yield Fault(name, number, f"stands in the file of chapter {chapter.chapter}.")
        if not entry.text.strip():
            yield Fault(name, number, "has no text; restate the rule in our own words.")
        seen.setdefault(number, name)


def _without_path(message: str, path: Path) -> str:
    return message.removeprefix(str(path)).lstrip(":, ")


# --- The rules among each other -----------------------------------------------------------------------------


def _relation_faults(file: GameFile, folder: Path, game_id: str, root: Path | None) -> Iterator[Fault]:
    found: list[Fault] = []

    def collect(rules: Mapping[str, Rule], chapters: Mapping[str, str], places: Mapping[str, Path]) -> None:
        for number, rule in rules.items():
            where = places[number].relative_to(folder).as_posix()
            found.extend(Fault(where, number, what) for what in faults(rule, rules, chapters))

    try:
        books = load_editions(file, folder, collect)
        if not found:
            found += _draft_faults(load_game(game_id, root), folder)
    except RuleproofError as error:
        found.append(Fault(folder.name, "", str(error).replace(f"{folder}/", "")))
        books = {}
    # An amendment inherits the faults of the edition that it amends: each is told once.
    told: set[tuple[str, str]] = set()
    own = (
        Fault(f"edition {book.edition}", number, what)
        for book in books.values()
        for number, what in _edition_faults(book)
    )
    for fault in (*found, *own):
        if (fault.rule, fault.what) not in told:
            told.add((fault.rule, fault.what))
            yield fault


def _draft_faults(game: Game, folder: Path) -> Iterator[Fault]:
    """Drafts that cannot be loaded; of the others, what a writer has reviewed is held to be finished."""
    for draft, why in game.broken_drafts.items():
        name = f"{draft}.toml"
        yield Fault(name, "", _without_path(why, folder / name))
    for draft in game.drafts:
        book = game.rulebook(draft)
        for number, what in _edition_faults(book):
            rule = book.rules[number]
            if not rule.needs_review and any(change.edition == draft for change in rule.history):
                yield Fault(f"{draft}.toml", number, what)


def _edition_faults(book: Rulebook) -> Iterator[tuple[str, str]]:
    for number, rule in book.rules.items():
        for what in (*_gaps(book, number), *_references(book, rule), *_restatement(rule)):
            yield number, what


def _gaps(book: Rulebook, number: str) -> Iterator[str]:
    parent, last = parent_of(number), int(number.rpartition("-")[2])
    if parent not in book.rules and parent not in book.chapters:
        yield f"there is no {parent} above it."
    if last > 1 and f"{parent}-{last - 1}" not in book.rules:
        yield f"the numbering has a gap: there is no {parent}-{last - 1} before it."


def _references(book: Rulebook, rule: Rule) -> Iterator[str]:
    for number in dict.fromkeys(NUMBER_IN_TEXT.findall(rule.text)):
        if number not in book.rules:
            yield f"its text names {number}, which the edition does not have."
        elif number not in (*rule.refs, *rule.via) and not _is_family(number, rule.number):
            yield f"a one-way reference: its text names {number}, which neither refs nor via lists."
    if rule.number in rule.refs:
        yield "refers to itself."


def _is_family(one: str, other: str) -> bool:
    """Whether the two stand in one section, where nobody needs a reference to find the other."""
    above = (parent_of(one), parent_of(other))
    return above[0] == above[1] or one.startswith(f"{other}-") or other.startswith(f"{one}-")


def _restatement(rule: Rule) -> Iterable[str]:
    if rule.text.startswith(PLACEHOLDER):
        yield "is not restated yet; say it in our own words."
    if rule.needs_review:
        yield "needs review, and stands in a published edition."
    if rule.printed and not rule.slip:
        yield f"is printed as {rule.printed}, and no slip says why."
    if rule.kind is not Kind.HEADING and len(rule.text.split()) < 2:
        yield "a rule of one word restates nothing; it is a heading, or it needs a text."
