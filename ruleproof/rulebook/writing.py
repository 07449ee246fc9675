"""Writing files whole or not at all: a reader never finds half of one."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from ruleproof.adapter.errors import RuleproofError


def check_writable(paths: Iterable[Path]) -> None:
    """Refuse files that could not be written, before the work whose results they are to hold."""
    for path in paths:
        if not os.access(path.parent, os.W_OK | os.X_OK):
            reason = "You may not write" if path.parent.is_dir() else "There is no folder"
            raise RuleproofError(
                f"{path} cannot be written: {reason} {path.parent}. Name a file in an existing folder that "
                "you may write to."
            )


def write_whole(path: Path, text: str) -> None:
    """Write one file."""
    write_all({path: text})


def write_all(contents: Mapping[Path, str | None]) -> None:
    """Write several files, all or none; None deletes the file."""
    ready: dict[Path, str] = {}
    try:
        for path, text in contents.items():
            if text is not None:
                ready[path] = _written_beside(path, text)
        _put_in_place(contents, ready)
    except OSError as error:
        name = error.filename2 or error.filename or next(iter(contents))
        # A temporary file stands in for the one that was named.
        name = next((path for path in contents if Path(name).name.startswith(f".{path.name}.")), name)
        raise RuleproofError(
            f"{name} cannot be written: {error.strerror or error}. Name a file in an existing folder that "
            "you may write to. Nothing was changed."
        ) from None
    finally:
        for temporary in ready.values():
            Path(temporary).unlink(missing_ok=True)


def _written_beside(path: Path, text: str) -> str:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        # A temporary file is private; the result gets the permissions of any other new file.
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(name, path.stat().st_mode if path.exists() else 0o666 & ~mask)
    except BaseException:
        os.unlink(name)
        raise
    return name


def _put_in_place(contents: Mapping[Path, str | None], ready: Mapping[Path, str]) -> None:
    before = {path: path.read_bytes() if path.is_file() else None for path in contents}
    done: list[Path] = []
    try:
        for path in contents:
            done.append(path)
            if path in ready:
                os.replace(ready[path], path)
            else:
                path.unlink()
    except BaseException:
        for path in done:
            _restore(path, before[path])
        raise


def _restore(path: Path, data: bytes | None) -> None:
    if data is None:
        path.unlink(missing_ok=True)
    else:
        path.write_bytes(data)
