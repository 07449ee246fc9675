"""Moves every citation to another edition's numbers: features, readings, code, saboteurs and game.toml."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ruleproof.adapter.errors import RuleproofError
from ruleproof.suite import ROOT

from .citing import citations, feature_files, saboteur_files
from .data_files import NUMBER_IN_TEXT
from .model import Game

_CITING_EDITION = re.compile(r'(?m)^citing_edition\s*=\s*"[^"]*"')
_NUMBERED_NAME = re.compile(r"(\d+(?:-\d+)+)(?=_)")
_PROSE = {tokenize.STRING, tokenize.COMMENT, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}


@dataclass(frozen=True, slots=True)
class Recitation:
    """The files as they will be (None: deleted), and how many citations move in each."""

    renumber: Mapping[str, str]
    contents: Mapping[Path, str | None]
    moved: Mapping[Path, int]


def recite(game: Game, edition: str, from_edition: str | None = None, root: Path | None = None) -> Recitation:
    """All files with their citations moved to the edition's numbers, all at once; nothing is written."""
    base = ROOT if root is None else root
    source = game.citing_edition if from_edition is None else from_edition
    if edition in (*game.drafts, *game.broken_drafts):
        raise RuleproofError(
            f"{edition} is a draft. Finish it, delete `draft` in its file and name it in the editions of "
            "game.toml; then recite."
        )
    renumber = _renumbering(game, source, edition)
    _refuse_dead_citations(game, source, edition, base)
    written: dict[Path, str] = {}
    left: set[Path] = set()
    moved: dict[Path, int] = {}
    for path, before, after, count in _moved_files(game.id, base, renumber):
        new_path = path.with_name(_renamed(path.name, renumber))
        if (new_path, after) != (path, before):
            written[new_path] = after
            moved[path] = count
        if new_path != path:
            left.add(path)
    written |= _with_citing_edition(base / "rules_text" / game.id / "game.toml", edition)
    # A file may take the name that another gives up: that one is written, not deleted.
    contents = {**dict.fromkeys(left - set(written)), **written}
    return Recitation(renumber, contents, moved)


def _renumbering(game: Game, source: str, edition: str) -> dict[str, str]:
    after = {rule.identity: rule.number for rule in game.rulebook(edition).rules.values()}
    pairs = {n: after.get(rule.identity, n) for n, rule in game.rulebook(source).rules.items()}
    return {old: new for old, new in pairs.items() if old != new}


def _refuse_dead_citations(game: Game, source: str, edition: str, root: Path) -> None:
    kept = {rule.identity for rule in game.rulebook(edition).rules.values()}
    gone = {n for n, rule in game.rulebook(source).rules.items() if rule.identity not in kept}
    dead = [f"{entry} cites {n}" for entry in citations(game, root) for n in entry.rules if n in gone]
    if dead:
        raise RuleproofError(
            f"Edition {edition} has no longer all that is cited: {'; '.join(dead[:5])}"
            f"{f' and {len(dead) - 5} more' if len(dead) > 5 else ''}. Withdraw those first."
        )


def _moved_files(
    game_id: str, root: Path, renumber: Mapping[str, str]
) -> Iterator[tuple[Path, str, str, int]]:
    readings = root / "rules_text" / game_id / "readings.toml"
    for path in (*feature_files(game_id, root), *([readings] if readings.is_file() else [])):
        text = path.read_text(encoding="utf-8")
        yield path, text, *_moved(text, renumber)
    code = sorted((root / "reference" / game_id).rglob("*.py"))
    for path in (*code, *saboteur_files(game_id, root)):
        text = path.read_text(encoding="utf-8")
        yield path, text, *_moved_in_python(text, renumber)


def _moved(text: str, renumber: Mapping[str, str]) -> tuple[str, int]:
    count = sum(number in renumber for number in NUMBER_IN_TEXT.findall(text))
    return NUMBER_IN_TEXT.sub(lambda found: renumber.get(found[0], found[0]), text), count


def _moved_in_python(text: str, renumber: Mapping[str, str]) -> tuple[str, int]:
    """Only strings and comments cite rules; in code, 7-1-4 would be arithmetic."""
    begins = [0]
    for line in text.splitlines(keepends=True):
        begins.append(begins[-1] + len(line))
    pieces: list[str] = []
    done = count = 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in _PROSE:
            begin, end = (begins[row - 1] + column for row, column in (token.start, token.end))
            prose, found = _moved(text[begin:end], renumber)
            pieces += [text[done:begin], prose]
            done, count = end, count + found
    return "".join((*pieces, text[done:])), count


def _renamed(name: str, renumber: Mapping[str, str]) -> str:
    found = _NUMBERED_NAME.match(name)
    return renumber.get(found[1], found[1]) + name[found.end() :] if found else name


def _with_citing_edition(path: Path, edition: str) -> dict[Path, str]:
    before = path.read_text(encoding="utf-8")
    after = _CITING_EDITION.sub(f'citing_edition = "{edition}"', before)
    return {} if after == before else {path: after}
