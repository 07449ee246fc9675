"""Starter adapters: they run at once, and say of everything that it is unsupported."""

from __future__ import annotations

import os
from pathlib import Path

from ruleproof.adapter.errors import RuleproofError
from ruleproof.adapter.typescript import typescript

HERE = Path(__file__).resolve().parent
LANGUAGES = ("python", "typescript")
SUFFIX = ".starter"
"""The files carry it in the package, so that no tool takes them for its modules or tests."""


def write_starter(language: str, folder: Path) -> list[Path]:
    """Write a starter adapter into a new or empty folder; the files that were written."""
    if folder.exists() and not folder.is_dir():
        raise RuleproofError(f"{folder} is a file, and it is not overwritten. Name a new folder.")
    if folder.exists() and any(folder.iterdir()):
        raise RuleproofError(
            f"{folder} is not empty, and nothing there is overwritten. Name a new folder for the adapter."
        )
    files = {
        path.name.removesuffix(SUFFIX): path.read_text(encoding="utf-8")
        for path in sorted((HERE / language).glob(f"*{SUFFIX}"))
    }
    if language == "typescript":
        files["protocol.d.ts"] = typescript()
    return _write(files, folder)


def _write(files: dict[str, str], folder: Path) -> list[Path]:
    written: list[Path] = []
    made = not folder.exists()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            path = folder / name
            with path.open("x", encoding="utf-8") as file:
                written.append(path)
                file.write(text)
    except OSError as error:
        # Half an adapter is worse than none.
        for path in written:
            path.unlink(missing_ok=True)
        if made and folder.exists():
            os.rmdir(folder)
        reason = error.strerror or str(error)
        raise RuleproofError(
            f"{folder} cannot be written: {reason}. Name a folder that you may write."
        ) from None
    return written
