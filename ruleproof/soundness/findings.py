"""What a check finds: sound, unsound or unsupported, and what to do about it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from enum import StrEnum


class Soundness(StrEnum):
    """What a check says of an adapter."""

    OK = "ok"
    FAILED = "failed"
    UNSUPPORTED = "unsupported"


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found; `remedy` says what to do where it is not ok."""

    check: str
    soundness: Soundness
    told: str = ""
    remedy: str = ""

    def to_json(self) -> dict[str, str]:
        """The plain form for `--json`."""
        return {key: str(value) for key, value in asdict(self).items()}


class Unsound(Exception):
    """A check failed: what was seen, and what would be right."""

    def __init__(self, told: str, remedy: str) -> None:
        super().__init__(told)
        self.told = told
        self.remedy = remedy
