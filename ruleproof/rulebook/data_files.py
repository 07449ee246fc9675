"""Reading the files of `rules_text/` into their forms; an error names the file and the rule."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ruleproof.adapter.errors import RuleproofError

from .forms import Entry

NUMBER = re.compile(r"[1-9]\d*(?:-[1-9]\d*)+")
NUMBER_IN_TEXT = re.compile(r"(?<![\w-])\d+(?:-\d+)+(?![\w-])")

_T = TypeVar("_T", bound=Entry)


def read_form(path: Path, form: type[_T]) -> _T:
    """A whole file in its form."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RuleproofError(f"{path}: not TOML: {error}.") from None
    try:
        return msgspec.convert(raw, form)
    except msgspec.ValidationError as error:
        raise RuleproofError(f"{path}: {error}. The keys are {', '.join(form.__struct_fields__)}.") from None


def convert_entry(
    path: Path, raw: dict[str, Any], form: type[_T], name: str = "rule", key: str = "number"
) -> _T:
    """One entry of a file in its form; rules must have a rule number."""
    where = f"{path}, {name} {raw.get(key, f'without a {key}')}"
    try:
        entry = msgspec.convert(raw, form)
    except msgspec.ValidationError as error:
        kinds = " A kind is one of heading, definition, rule." if "kind" in str(error) else ""
        raise RuleproofError(
            f"{where}: {error}.{kinds} The keys are {', '.join(form.__struct_fields__)}."
        ) from None
    if name == "rule" and not NUMBER.fullmatch(str(raw["number"])):
        raise RuleproofError(f"{where}: {raw['number']!r} is no rule number such as 7-1-4-1.")
    return entry
