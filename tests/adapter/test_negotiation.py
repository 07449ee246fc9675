"""What an engine says that it cannot do makes scenarios unsupported, with what was missing."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from ruleproof.adapter.engine import Engine
from ruleproof.adapter.errors import EngineError
from ruleproof.adapter.messages import (
    Accepted,
    Answer,
    Asked,
    Capabilities,
    Decision,
    Events,
    Hello,
    Illegal,
    Over,
    Ready,
    Refused,
    Setup,
    Submit,
    View,
    Viewer,
    Welcome,
)
from ruleproof.adapter.specs import open_engine
from ruleproof.certify.records import Record
from ruleproof.certify.running import run
from ruleproof.rulebook.loading import load_game

HERE = Path(__file__).resolve().parent
ALL = Capabilities(
    setups=("position", "decks"), observes=("decisions", "events", "views"), fixtures=("fields", "text")
)


class Limited:
    """The reference, which says that it can do less; what it was not asked to do it would break in."""

    capabilities = ALL
    editions: tuple[str, ...] = ("1.1.8", "1.1.9")

    def __init__(self) -> None:
        self.inner: Engine = open_engine("reference")

    def hello(self, hello: Hello) -> Welcome:
        welcome = self.inner.hello(hello)
        games = {"one_piece": self.editions} if self.editions else {}
        return msgspec.structs.replace(welcome, capabilities=self.capabilities, games=games)

    def setup(self, setup: Setup) -> Ready | Refused:
        assert self.editions
        assert ("position" if setup.position else "decks") in self.capabilities.setups
        return self.inner.setup(setup)

    def decision(self) -> Decision | Over:
        return self.inner.decision()

    def submit(self, submit: Submit) -> Accepted | Illegal:
        return self.inner.submit(submit)

    def view(self, viewer: Viewer) -> View:
        assert viewer == "referee" or "views" in self.capabilities.observes
        return self.inner.view(viewer)

    def events(self, since: int, viewer: Viewer) -> Events:
        assert "events" in self.capabilities.observes
        return self.inner.events(since, viewer)

    def goodbye(self) -> None:
        self.inner.goodbye()


class NoEditions(Limited):
    editions = ()


class OldEdition(Limited):
    editions = ("1.1.8",)


class NoDecks(Limited):
    capabilities = msgspec.structs.replace(ALL, setups=("position",))


class NoPositions(Limited):
    capabilities = msgspec.structs.replace(ALL, setups=("decks",))


class RefereeOnly(Limited):
    capabilities = msgspec.structs.replace(ALL, observes=())


class FieldsOnly(Limited):
    capabilities = msgspec.structs.replace(ALL, fixtures=("fields",))


class TreesOnly(Limited):
    """Builds cards from ability trees: a card with a text must come with its tree."""

    capabilities = msgspec.structs.replace(ALL, fixtures=("fields", "abilities"))

    def setup(self, setup: Setup) -> Ready | Refused:
        assert all(isinstance(card.abilities, tuple) == bool(card.text) for card in setup.cards)
        return super().setup(setup)


class PrintedOnly(Limited):
    """Has a fixed pool of cards: a card with a text must come with numbers of printed ones."""

    capabilities = msgspec.structs.replace(ALL, fixtures=("fields", "printed"))

    def setup(self, setup: Setup) -> Ready | Refused:
        assert all(card.printed for card in setup.cards if card.text)
        assert all(card.abilities is msgspec.UNSET for card in setup.cards)
        return super().setup(setup)


class OpensNoIdleWindow(Limited):
    """Goes on by itself where a player could only decline."""

    capabilities = msgspec.structs.replace(ALL, observes=("events", "views"))

    def submit(self, submit: Submit) -> Accepted | Illegal:
        reply = super().submit(submit)
        while isinstance(reply, Accepted) and isinstance(now := reply.now, Decision):
            if now.kind not in ("block", "counter") or now.candidates:
                break
            decline = Submit(now.player, Answer(now.kind, subject=now.subject, decline=True))
            reply = super().submit(decline)
        return reply


@pytest.fixture(autouse=True)
def engines(monkeypatch: pytest.MonkeyPatch) -> None:
    """This module under the name `limited`, as an engine spec finds it."""
    monkeypatch.setitem(sys.modules, "limited", sys.modules[__name__])
    monkeypatch.syspath_prepend(str(HERE))


def certify(name: str, edition: str = "1.1.9", selection: tuple[str, ...] = ()) -> list[Record]:
    return list(run(f"python:limited:{name}", load_game("one_piece"), edition, selection=selection).records)


def missing(records: list[Record]) -> Counter[str]:
    """What was missing, and how often; nothing fails or breaks."""
    assert {record["verdict"] for record in records} <= {"pass", "unsupported"}
    return Counter(record["message"] for record in records if record["verdict"] == "unsupported")


def test_an_engine_that_can_do_everything_lacks_nothing() -> None:
    assert not missing(certify("Limited"))


@pytest.mark.parametrize("name", ["NoEditions", "OldEdition"])
def test_an_engine_without_the_edition_is_unsupported_throughout(name: str) -> None:
    records = certify(name, selection=("-k", "7-1"))
    told = "Ruleproof reference does not play edition 1.1.9 of one_piece"
    assert missing(records) == {told: len(records)}


def test_an_engine_with_only_the_other_edition_is_run_on_that() -> None:
    assert not missing(certify("OldEdition", "1.1.8", ("-k", "7-1")))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("NoPositions", {"setting a game up from position"}),
        ("RefereeOnly", {"observing views", "observing decisions", "observing events"}),
    ],
)
def test_what_cannot_be_done_is_told(name: str, told: set[str]) -> None:
    records = certify(name)
    lacking = missing(records)
    assert lacking
    assert set(lacking) <= told
    assert name == "NoPositions" or len(lacking) >= 1 < sum(r["verdict"] == "pass" for r in records)


def test_an_engine_without_decks_plays_the_positions() -> None:
    assert set(missing(certify("NoDecks"))) <= {"setting a game up from decks"}


def test_an_engine_of_fields_alone_is_not_asked_to_read_texts() -> None:
    lacking = missing(certify("FieldsOnly"))
    assert lacking
    assert all(told.startswith("building the fixture card ") for told in lacking)


def test_an_engine_that_builds_cards_from_trees_gets_them() -> None:
    assert not missing(certify("TreesOnly"))


def test_an_engine_with_a_fixed_pool_gets_the_numbers_of_printed_cards() -> None:
    selection = ("-k", "10-1-4-1")
    lacking = missing(certify("PrintedOnly", selection=selection))
    assert all(told.startswith("building the fixture card ") for told in lacking)
    assert lacking.total() < missing(certify("FieldsOnly", selection=selection)).total()


def test_an_engine_need_not_open_a_window_in_which_nothing_can_be_done() -> None:
    assert set(missing(certify("OpensNoIdleWindow"))) == {"observing decisions"}


# --- batch engines


def test_an_engine_that_resolves_a_battle_in_one_call_passes() -> None:
    records = list(run("python:batch_engine:make", load_game("one_piece")).records)
    lacking = missing(records)
    assert all(told.startswith(("observing ", "stopping at the decision ")) for told in lacking)
    assert len(records) - lacking.total() > 80


class WrongIndex(Limited):
    """Says that it used an answer which was never sent."""

    def submit(self, submit: Submit) -> Accepted | Illegal:
        reply = super().submit(submit)
        if isinstance(reply, Accepted) and submit.script:
            return Accepted(reply.now, (Asked(Decision("P2", "block"), script=len(submit.script)),))
        return reply


class WrongUse(Limited):
    """Uses an answer for a decision that it is not meant for."""

    def submit(self, submit: Submit) -> Accepted | Illegal:
        reply = super().submit(submit)
        if isinstance(reply, Accepted) and submit.script:
            return Accepted(reply.now, (Asked(Decision("P1", "pass priority"), script=0),))
        return reply


class SecondUse(Limited):
    """Uses one answer twice."""

    def submit(self, submit: Submit) -> Accepted | Illegal:
        reply = super().submit(submit)
        if isinstance(reply, Accepted) and submit.script:
            first = submit.script[0]
            asked = Asked(Decision(first.player, first.answer.kind, first.answer.subject), script=0)
            return Accepted(reply.now, (asked, asked))
        return reply


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("WrongIndex", "used answer 1 of a script of 1"),
        ("WrongUse", "where it does not fit"),
        ("SecondUse", "a second time"),
    ],
)
def test_a_script_that_is_misused_is_an_error(name: str, told: str) -> None:
    messages = [
        record["message"]
        for record in certify(name, selection=("-k", "7-1 or 10-1"))
        if record["verdict"] == "error"
    ]
    assert any(told in message for message in messages)


def test_a_guarded_engine_lets_errors_of_the_engine_through() -> None:
    from ruleproof.certify.guard import GuardedEngine

    class Failing(Limited):
        def decision(self) -> Decision | Over:
            raise EngineError("In `decision` the engine ended.")

    with pytest.raises(EngineError, match=r"^In `decision` the engine ended\.$"):
        GuardedEngine(Failing(), "failing").decision()
