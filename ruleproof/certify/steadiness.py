"""Steadiness: a sample of a run is played again in another order, and must come to the same verdicts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from ruleproof import plugin

from .records import Record
from .verdicts import Verdict

LEAST, ONE_IN = 10, 20
"""So many scenarios are played again, or one in so many, whichever is more."""

GIVEN_UP = "Not run: "
"""How the message begins where an engine was not even asked."""


class Steadiness:
    """A pytest plugin that plays a sample again, backwards, after everything has been played once."""

    def __init__(self) -> None:
        self._verdicts: dict[str, str] = {}
        self._again: dict[str, Record] = {}
        self._once = 0
        self._played = 0

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Append the sample; the last item is left out, since no item can follow itself."""
        self._once = len(items)
        sample = sample_of(items[:-1])
        items.extend(reversed(sample))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
        """Leave out the repetition of what broke at first: it has its verdict, and breaking takes time."""
        self._played += 1
        is_again = self._played > self._once
        return True if is_again and self._verdicts.get(item.nodeid) == Verdict.ERROR else None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the record of a repetition apart from the results of the run."""
        for place, (name, value) in enumerate(report.user_properties):
            if name != plugin.RECORD:
                continue
            record = cast(Record, value)
            if self._played <= self._once:
                self._verdicts[report.nodeid] = record["verdict"]
            else:
                self._again[record["id"]] = record
                del report.user_properties[place]
            return

    def judged(self, records: Sequence[Record]) -> list[Record]:
        """The records of the run, in error where the repetition came to something else."""
        return [self._judged(record) for record in records]

    def _judged(self, record: Record) -> Record:
        again = self._again.get(record["id"])
        if again is None or again["verdict"] == record["verdict"] or again["message"].startswith(GIVEN_UP):
            return record
        changed = record.copy()
        changed["verdict"] = Verdict.ERROR.value
        changed["message"] = (
            f"unstable: {_told(record)} at first, {_told(again)} when it was played again after others. Each "
            "setup must begin anew, and the same calls must have the same answers."
        )
        return changed


def sample_of(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Items from all over the run, evenly spread."""
    wanted = min(len(items), max(LEAST, len(items) // ONE_IN))
    return [items[index * len(items) // wanted] for index in range(wanted)]


def _told(record: Record) -> str:
    return f"{record['verdict']} ({record['message']})" if record["message"] else record["verdict"]
