"""Which rules an engine follows while it does something: those that its functions cite, if they do."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import TypeVar

Done = TypeVar("Done")


def followed(do: Callable[[], Done]) -> tuple[Done, dict[str, tuple[str, ...]]]:
    """What a call comes to, and the functions of interpreters that it entered, in order, with their rules."""
    entered: dict[str, None] = {}

    def note(frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            entered[f"{frame.f_globals.get('__name__', '')}:{frame.f_code.co_qualname}"] = None

    earlier = sys.getprofile()
    sys.setprofile(note)
    try:
        done = do()
    finally:
        sys.setprofile(earlier)
    cited = _citations()
    return done, {name: cited.get(name, ()) for name in entered}


def _citations() -> dict[str, tuple[str, ...]]:
    """What the functions of loaded interpreters cite."""
    cited: dict[str, tuple[str, ...]] = {}
    for name, module in list(sys.modules.items()):
        if name.endswith(".kernel.rules"):
            cited |= getattr(module, "CITATIONS", {})
    return cited


def title_rule(first: dict[str, tuple[str, ...]], second: dict[str, tuple[str, ...]]) -> str | None:
    """The rule that most likely differs.

    A variant of the first engine enters another function of the same name; otherwise it is the first function
    that only the first engine entered.
    """
    others = {_bare(name) for name in second if name not in first}
    only = [name for name in first if name not in second]
    likely = [*(name for name in only if _bare(name) in others), *only, *first]
    return next((first[name][0] for name in likely if first[name]), None)


def _bare(name: str) -> str:
    return name.rpartition(".")[2]
