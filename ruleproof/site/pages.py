"""The generated documents: a stub for each, which asks a directive for the rest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ruleproof.rulebook.writing import write_whole

from .addresses import chapter_page, code_page, game_page
from .facts import Facts, GameFacts

FOLDERS = ("rules", "code")
"""Where the stubs lie in the source folder; nothing else may."""


def write_stubs(facts: Facts, folder: Path) -> None:
    """Write the stubs that are missing or different, and remove those of pages that are no more."""
    wanted = {folder / f"{docname}.md": text for docname, text in stubs(facts)}
    for path in [path for name in FOLDERS for path in (folder / name).rglob("*.md")]:
        if path not in wanted:
            path.unlink()
    for path, text in wanted.items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, text)


def stubs(facts: Facts) -> Iterator[tuple[str, str]]:
    """Every generated document with its text."""
    for game in facts.games.values():
        yield from _game(game)
    yield "code/index", _code_index(facts)
    yield "code/unrun", _page("Lines that no scenario runs", "{unrun-lines}")
    for path in facts.sources:
        yield code_page(path), _page(f"`{path}`", f"{{source-page}} {path}", orphan=True)


def _game(game: GameFacts) -> Iterator[tuple[str, str]]:
    name = game.game.id
    chapters = game.game.rulebook().chapters
    below = [*chapters, "readings", "saboteurs"]
    yield game_page(name), _page(game.game.name, f"{{game-overview}} {name}", below=below)
    for number, title in chapters.items():
        yield chapter_page(name, number), _page(f"{number} {title}", f"{{rule-chapter}} {name} {number}")
    yield game_page(name, "readings"), _page("Readings", f"{{game-readings}} {name}")
    yield game_page(name, "saboteurs"), _page("Saboteurs", f"{{game-saboteurs}} {name}")


def _code_index(facts: Facts) -> str:
    listed = "\n".join(f"- [{path}]({code_page(path).removeprefix('code/')}.md)" for path in facts.sources)
    text = "The interpreter and its saboteurs, line by line, with the scenarios that run each line."
    return f"# Source\n\n{text}\n\n```{{toctree}}\n:hidden:\n\nunrun\n```\n\n{listed}\n"


def _page(title: str, directive: str, below: list[str] | None = None, *, orphan: bool = False) -> str:
    head = "---\norphan: true\n---\n" if orphan else ""
    tree = "```{toctree}\n:hidden:\n\n" + "\n".join(below) + "\n```\n\n" if below else ""
    return f"{head}# {title}\n\n{tree}```{directive}\n```\n"
