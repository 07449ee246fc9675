"""Reading `rules_text/`: a game's words, its first edition by chapters, later editions as amendments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec

from ruleproof.adapter.errors import RuleproofError
from ruleproof.suite import ROOT

from .amending import amend, in_order, load_amendment, rule_of
from .data_files import convert_entry, read_form
from .faults import Check, refuse_faults
from .forms import AmendmentFile, ChapterFile, GameFile, PlayTable, ReadingEntry, ReadingsFile, RuleEntry
from .model import Game, PlayWords, PositionDefaults, Reading, Rule, Rulebook, Targets

_NO_EDITIONS = ("game", "readings")


def known_games(root: Path | None = None) -> tuple[str, ...]:
    """The ids of the games whose rules are here."""
    folder = rules_text(root)
    return tuple(sorted(path.parent.name for path in folder.glob("*/game.toml")))


def load_game(game_id: str, root: Path | None = None) -> Game:
    """The game with this id, from the suite's rules_text/ or from another folder of the same form."""
    return _load_game(game_id, rules_text(root))


def rules_text(root: Path | None = None) -> Path:
    """The folder of the games' data: the suite's, or another of the same form."""
    return ROOT / "rules_text" if root is None else root


@cache
def _load_game(game_id: str, root: Path) -> Game:
    if game_id not in known_games(root):
        raise RuleproofError(
            f"There is no game {game_id!r} here. The games are {', '.join(known_games(root)) or 'none'}."
        )
    folder = root / game_id
    file = read_form(folder / "game.toml", GameFile)
    _check_game_file(file, folder)
    books = load_editions(file, folder)
    drafts, broken = _load_drafts(file, folder, books)
    books |= drafts
    citing = {rule.identity: rule.number for rule in books[file.citing_edition].rules.values()}
    rulebooks = {edition: replace(book, cited_as=_cited_as(book, citing)) for edition, book in books.items()}
    return Game(
        id=file.id,
        name=file.name,
        editions=file.editions,
        citing_edition=file.citing_edition,
        areas=file.areas,
        phases=file.phases,
        steps=file.steps,
        states=file.states,
        profiles=file.profiles,
        moves=file.moves,
        events=file.events,
        decisions=file.decisions,
        position=PositionDefaults(**msgspec.structs.asdict(file.position)),
        play=_play_words(file.play),
        complete=file.coverage.complete,
        rulebooks=rulebooks,
        readings=_load_readings(folder / "readings.toml", rulebooks[file.citing_edition]),
        drafts=tuple(drafts),
        broken_drafts=broken,
        columns=file.coverage.columns,
    )


def _play_words(table: PlayTable) -> PlayWords:
    targets = {kind: Targets(each.category, each.areas) for kind, each in table.targets.items()}
    return PlayWords(table.stacks, table.secret, table.private, targets)


def _check_game_file(file: GameFile, folder: Path) -> None:
    path = folder / "game.toml"
    if file.id != folder.name:
        raise RuleproofError(f"{path}: id is {file.id!r}; it must be the folder's name, {folder.name!r}.")
    if not file.editions or file.editions[0] != file.first_edition:
        raise RuleproofError(
            f"{path}: editions must list the oldest first, and that is first_edition, {file.first_edition!r}."
        )
    for edition in (file.citing_edition, *file.coverage.complete):
        if edition not in file.editions:
            raise RuleproofError(
                f"{path}: {edition!r} is not one of the editions, which are {', '.join(file.editions)}."
            )


def _cited_as(book: Rulebook, citing: Mapping[str, str]) -> dict[str, str]:
    """From the citing edition's numbers to this book's; a rule it lacks has no citing number."""
    return {citing[rule.identity]: rule.number for rule in book.rules.values() if rule.identity in citing}


def load_editions(file: GameFile, folder: Path, check: Check = refuse_faults) -> dict[str, Rulebook]:
    """The published editions, each built on the one before."""
    book = _load_first_edition(file, folder / file.first_edition, check)
    books = {book.edition: book}
    for edition in file.editions[1:]:
        book = load_amendment(book, edition, folder / f"{edition}.toml", check)
        books[edition] = book
    return books


def _load_drafts(
    file: GameFile, folder: Path, books: Mapping[str, Rulebook]
) -> tuple[dict[str, Rulebook], dict[str, str]]:
    """The drafts beside the published editions, and those that cannot be loaded with the reason."""
    drafts: dict[str, Rulebook] = {}
    broken: dict[str, str] = {}
    for path in draft_files(file, folder):
        try:
            drafts[path.stem] = _load_draft(path, books)
        except RuleproofError as error:
            broken[path.stem] = str(error)
    return drafts, broken


def draft_files(file: GameFile, folder: Path) -> Iterator[Path]:
    """The files of editions that are not published."""
    for path in sorted(folder.glob("*.toml")):
        if path.stem not in (*_NO_EDITIONS, *file.editions):
            yield path


def _load_draft(path: Path, books: Mapping[str, Rulebook]) -> Rulebook:
    draft = read_form(path, AmendmentFile)
    if not draft.draft:
        raise RuleproofError(
            f"{path}: neither a draft nor published. Say `draft = true` in it, or name it in the editions of "
            "game.toml."
        )
    if draft.edition != path.stem:
        raise RuleproofError(f"{path}: says edition {draft.edition!r}; it must be the file's name.")
    if draft.amends not in books:
        raise RuleproofError(
            f"{path}: amends {draft.amends!r}, which is no edition. The editions are {', '.join(books)}."
        )
    return amend(books[draft.amends], draft, path)


def _load_first_edition(file: GameFile, folder: Path, check: Check) -> Rulebook:
    chapters: dict[str, str] = {}
    rules: dict[str, Rule] = {}
    found: dict[str, Path] = {}
    for path in sorted(folder.glob("*.toml")):
        chapter = read_form(path, ChapterFile)
        if str(chapter.chapter) in chapters:
            raise RuleproofError(
                f"{path}: chapter {chapter.chapter} is in another file too; one file a chapter."
            )
        chapters[str(chapter.chapter)] = chapter.title
        for raw in chapter.rule:
            entry = convert_entry(path, raw, RuleEntry)
            if entry.number in rules:
                raise RuleproofError(
                    f"{path}, rule {entry.number}: the number is there already (in {found[entry.number]}); "
                    "every number stands once."
                )
            if entry.number.partition("-")[0] != str(chapter.chapter):
                raise RuleproofError(
                    f"{path}, rule {entry.number}: the file holds chapter {chapter.chapter}; the number must "
                    "begin with it."
                )
            rules[entry.number] = rule_of(entry, f"{file.first_edition}:{entry.number}")
            found[entry.number] = path
    if not rules:
        raise RuleproofError(
            f"{folder}: no rules; the first edition is a folder of chapter files, NN_name.toml."
        )
    check(rules, chapters, found)
    return Rulebook(
        game=file.id,
        edition=file.first_edition,
        published=file.first_published,
        chapters=dict(sorted(chapters.items(), key=lambda item: int(item[0]))),
        rules=in_order(rules.values()),
        cited_as={},
    )


def _load_readings(path: Path, citing: Rulebook) -> dict[str, Reading]:
    if not path.is_file():
        return {}
    readings: dict[str, Reading] = {}
    for raw in read_form(path, ReadingsFile).reading:
        entry = convert_entry(path, raw, ReadingEntry, name="reading", key="id")
        if entry.id in readings:
            raise RuleproofError(
                f"{path}, reading {entry.id}: the id is there already; every id stands once."
            )
        for number in entry.rules:
            if number not in citing.rules:
                raise RuleproofError(
                    f"{path}, reading {entry.id}: there is no rule {number} in the citing "
                    f"edition {citing.edition}."
                )
        readings[entry.id] = Reading(**msgspec.structs.asdict(entry))
    return readings
