"""What failed last time, kept in the user's cache so that `certify --failed` can play it again.

One small file for each folder, engine, game and edition; nothing is left in the folder itself. A run of part
of the suite changes only what it played, so that failures are never forgotten by not being looked at.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path

from .records import Record

FAILURES = ("fail", "error")


def cache_folder() -> Path:
    """`$RULEPROOF_CACHE`, else the place that the system has for caches."""
    if told := os.environ.get("RULEPROOF_CACHE"):
        return Path(told)
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local) / "ruleproof" / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ruleproof"


class LastRun:
    """The failures of the last run of one engine on one edition, from one folder."""

    def __init__(self, spec: str, game: str, edition: str) -> None:
        key = json.dumps([str(Path.cwd()), spec, game, edition])
        self.path = cache_folder() / "last-run" / f"{hashlib.sha256(key.encode()).hexdigest()[:24]}.json"

    def failed(self) -> frozenset[str] | None:
        """The ids that failed or broke; nothing if there was no run, or its file is damaged."""
        try:
            content = json.loads(self.path.read_text(encoding="utf-8"))
            return frozenset(str(each) for each in content["failed"])
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def keep(self, records: Iterable[Record]) -> None:
        """Note what failed now; where the cache cannot be written, a run is good without it."""
        records = list(records)
        failed = {record["id"] for record in records if record["verdict"] in FAILURES}
        others = (self.failed() or frozenset()) - {record["id"] for record in records}
        content = json.dumps({"failed": sorted(failed | others)}, ensure_ascii=True)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            partial = self.path.with_suffix(f".{os.getpid()}")
            partial.write_text(content, encoding="utf-8")
            partial.replace(self.path)
        except OSError:
            return
