"""What was seen when the suite was played for the site, kept in the build folder until something changes."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ruleproof.adapter.errors import RuleproofError
from ruleproof.suite import ROOT

KIT = Path(__file__).resolve().parent.parent
SUFFIXES = (".py", ".toml", ".feature", ".lark")


class Form(msgspec.Struct, frozen=True):
    """What all parts share: keys that the site does not read are let through."""


class Suite(Form, frozen=True):
    """The suite that was played."""

    version: str
    digest: str


class Engine(Form, frozen=True):
    """The engine as it introduced itself."""

    spec: str
    name: str
    version: str
    language: str = ""
    url: str = ""


class Played(Form, frozen=True):
    """One scenario's verdict; numbers are those of the edition."""

    id: str
    title: str
    rule: str
    rules: tuple[str, ...]
    verdict: str
    message: str = ""


class Standing(Form, frozen=True):
    """How a rule of the edition stands."""

    number: str
    status: str
    scenarios: tuple[str, ...] = ()


class Run(Form, frozen=True):
    """What the site reads of the JSON that `ruleproof certify --json` writes."""

    suite: Suite
    engine: Engine
    game: str
    rules: str
    summary: dict[str, int]
    scenarios: tuple[Played, ...]
    rules_status: tuple[Standing, ...]
    profile: str | None = None
    marks: tuple[str, ...] = ()


class FileLines(Form, frozen=True):
    """Which lines of a source file ran."""

    statements: tuple[int, ...]
    imported: tuple[int, ...] = ()
    """Lines that ran when the module was imported, and not again."""
    ran: dict[int, str] = {}
    """For each line the scenarios that ran it, as the bits of a hexadecimal number."""


class Judged(Form, frozen=True):
    """One saboteur and who caught it."""

    rule: str
    saboteur: str
    summary: str
    result: str
    killed_by: tuple[str, ...] = ()
    noticed_by: tuple[str, ...] = ()

    @property
    def killed(self) -> bool:
        """Whether a scenario of its own rule caught it."""
        return self.result == "killed"


class Evidence(Form, frozen=True):
    """All that was seen of one game."""

    game: str
    runs: dict[str, Run] = {}
    """By edition: the reference's verdicts."""
    scenarios: tuple[str, ...] = ()
    """The ids that the bits stand for, the lowest first."""
    files: dict[str, FileLines] = {}
    saboteurs: tuple[Judged, ...] = ()


PARTS = ("played", "sabotaged")


def gather(games: Sequence[str], cache: Path) -> dict[str, Evidence]:
    """The evidence of each game: from the cache if nothing changed, else all parts played side by side."""
    cache.mkdir(parents=True, exist_ok=True)
    files = {
        (game, part): cache / f"{game}-{digest[:16]}-{part}.json"
        for game, digest in ((game, digest_of(game)) for game in games)
        for part in PARTS
    }
    running = {
        (game, part): subprocess.Popen(
            [sys.executable, "-m", "ruleproof.site.tracing", game, part, str(path)],
            stderr=subprocess.PIPE,
            text=True,
        )
        for (game, part), path in files.items()
        if not path.is_file()
    }
    told = {which: process.communicate()[1] for which, process in running.items()}
    for (game, part), process in running.items():
        if process.returncode:
            problem = told[game, part].strip()
            raise RuleproofError(f"The suite of {game} could not be played for the site. {problem}")
    for path in set(cache.glob("*.json")) - set(files.values()):
        path.unlink()
    return {game: _joined(*(files[game, part] for part in PARTS)) for game in games}


def _joined(played: Path, sabotaged: Path) -> Evidence:
    """The evidence of a game from its two parts."""
    seen, broken = (msgspec.json.decode(path.read_bytes(), type=Evidence) for path in (played, sabotaged))
    return msgspec.structs.replace(seen, saboteurs=broken.saboteurs)


def digest_of(game: str) -> str:
    """A digest of everything that decides what is seen."""
    suite = [
        ROOT / "features" / game,
        ROOT / "rules_text" / game,
        *(ROOT / name for name in ("steps", "reference", "saboteurs")),
    ]
    kit = [path for path in KIT.rglob("*.py") if path.parent.name != "site"]
    files = [path for folder in suite for path in folder.rglob("*") if path.suffix in SUFFIXES]
    digest = hashlib.sha256(Path(__file__).with_name("tracing.py").read_bytes())
    for path in sorted({*files, *kit}):
        base = KIT if path.is_relative_to(KIT) else ROOT
        digest.update(f"{path.relative_to(base).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def read_runs(folder: Path) -> list[Run]:
    """The certificates in a folder, by file name."""
    return [_read(path) for path in sorted(folder.glob("*.json"))]


def _read(path: Path) -> Run:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Run)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise RuleproofError(
            f"{path} is no certificate: {problem}. `ruleproof certify --json FILE` writes certificates."
        ) from None
