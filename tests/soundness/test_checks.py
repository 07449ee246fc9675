"""`ruleproof engine check`: the reference is sound, and every check has an adapter that fails it."""

from __future__ import annotations

import itertools
import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ruleproof.adapter.engine import Engine
from ruleproof.adapter.errors import MalformedMessage, Unsupported
from ruleproof.adapter.messages import (
    Accepted,
    Events,
    Hello,
    Illegal,
    Labelled,
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
from ruleproof.cli import main
from ruleproof.rulebook.loading import load_game
from ruleproof.soundness.checks import check_engine
from ruleproof.soundness.findings import Finding, Soundness

FAULTY = Path(__file__).parents[1] / "adapter" / "faulty_engine.py"
replace = msgspec.structs.replace


class Adapter:
    """The reference, for a test to spoil."""

    def __init__(self) -> None:
        self.inner: Engine = open_engine("reference")
        self.starts = itertools.count()
        self.looks = itertools.count()
        self.games = itertools.count()

    def hello(self, hello: Hello) -> Welcome:
        return self.inner.hello(hello)

    def setup(self, setup: Setup) -> Ready | Refused:
        return self.inner.setup(setup)

    def decision(self) -> Any:
        return self.inner.decision()

    def submit(self, submit: Submit) -> Accepted | Illegal:
        return self.inner.submit(submit)

    def view(self, viewer: Viewer) -> View:
        return self.inner.view(viewer)

    def events(self, since: int, viewer: Viewer) -> Events:
        return self.inner.events(since, viewer)

    def goodbye(self) -> None:
        return self.inner.goodbye()


def changed_cards(view: View, change: Callable[[Any], Any]) -> View:
    """A view with every card changed."""
    areas = {
        player: {area: tuple(change(card) for card in cards) for area, cards in of_player.items()}
        for player, of_player in view.areas.items()
    }
    return replace(view, areas=areas)


class OtherProtocol(Adapter):
    def hello(self, hello: Hello) -> Welcome:
        return replace(super().hello(hello), protocol=2)


class Nameless(Adapter):
    def hello(self, hello: Hello) -> Welcome:
        return replace(super().hello(hello), name=" ")


class Guessing(Adapter):
    def setup(self, setup: Setup) -> Ready | Refused:
        return super().setup(replace(setup, game="one_piece"))


class RefusingPositions(Adapter):
    def setup(self, setup: Setup) -> Ready | Refused:
        super().setup(setup)
        return Refused("P1", None, "I do not like it")


class WithoutLabels(Adapter):
    def view(self, viewer: Viewer) -> View:
        return changed_cards(super().view(viewer), lambda card: replace(card, label=None))


class AllRested(Adapter):
    def view(self, viewer: Viewer) -> View:
        return changed_cards(
            super().view(viewer), lambda card: replace(card, state="rested" if card.state else None)
        )


class OneLifeShort(Adapter):
    def view(self, viewer: Viewer) -> View:
        view = super().view(viewer)
        mine = dict(view.areas["P1"])
        mine["Life area"] = mine["Life area"][:-1]
        return replace(view, areas={**view.areas, "P1": mine})


class OtherTurn(Adapter):
    def view(self, viewer: Viewer) -> View:
        return replace(super().view(viewer), turn=99)


class OverAtOnce(Adapter):
    def decision(self) -> Any:
        super().decision()
        return Over("draw")


class OtherKind(Adapter):
    def decision(self) -> Any:
        return replace(super().decision(), kind="pass priority")


class LookingChanges(Adapter):
    def view(self, viewer: Viewer) -> View:
        return replace(super().view(viewer), turn=next(self.looks))


class ShowingAll(Adapter):
    def view(self, viewer: Viewer) -> View:
        return replace(super().view("referee"), viewer=viewer)


class RepeatingEvents(Adapter):
    def events(self, since: int, viewer: Viewer) -> Events:
        told = super().events(0, viewer)
        from ruleproof.adapter.messages import Event

        return Events(told.mark, (*told.events, Event("again")))


class AllowingAll(Adapter):
    def submit(self, submit: Submit) -> Accepted | Illegal:
        reply = super().submit(submit)
        return Accepted(self.decision()) if isinstance(reply, Illegal) else reply


class RefusingTooLate(Adapter):
    def submit(self, submit: Submit) -> Accepted | Illegal:
        reply = super().submit(submit)
        if isinstance(reply, Illegal):
            self.inner.submit(replace(submit, player="P1"))
        return reply


class PlayingNobody(Adapter):
    def submit(self, submit: Submit) -> Accepted | Illegal:
        try:
            return super().submit(submit)
        except MalformedMessage:
            return Accepted(self.decision())


class Leaking(Adapter):
    def setup(self, setup: Setup) -> Ready | Refused:
        next(self.games)
        return super().setup(setup)

    def submit(self, submit: Submit) -> Accepted | Illegal:
        if next(self.games) > 60:
            return Illegal("too many games")
        return super().submit(submit)


class OtherAfterRestart(Adapter):
    def hello(self, hello: Hello) -> Welcome:
        return replace(super().hello(hello), version=str(next(self.starts)))


class WrongFields(Adapter):
    def view(self, viewer: Viewer) -> View:
        return replace(super().view(viewer), turn="three")


class WrongLabels(Adapter):
    def decision(self) -> Any:
        return replace(super().decision(), candidates=(Labelled(7),))  # type: ignore[arg-type]


class Breaking(Adapter):
    def view(self, viewer: Viewer) -> View:
        raise KeyError("no such area")


class NotUnderstanding(Adapter):
    def setup(self, setup: Setup) -> Ready | Refused:
        raise MalformedMessage("There is no card 'Filler'.")


SPOILT: dict[type[Adapter], str] = {
    OtherProtocol: "hello",
    Nameless: "hello",
    Guessing: "unknown game",
    RefusingPositions: "setup",
    NotUnderstanding: "setup",
    WithoutLabels: "round trip",
    AllRested: "round trip",
    OneLifeShort: "round trip",
    OtherTurn: "round trip",
    OverAtOnce: "decision",
    OtherKind: "decision",
    LookingChanges: "looking",
    ShowingAll: "hidden cards",
    RepeatingEvents: "events",
    AllowingAll: "illegal act",
    RefusingTooLate: "illegal act",
    PlayingNobody: "unknown card",
    Leaking: "determinism",
    OtherAfterRestart: "goodbye",
    WrongFields: "schema",
    WrongLabels: "schema",
    Breaking: "round trip",
}


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> str:
    """This module under the name `spoilt`, as an engine spec finds it."""
    monkeypatch.setitem(sys.modules, "spoilt", sys.modules[__name__])
    return "python:spoilt:"


def check(spec: str) -> dict[str, Finding]:
    """What is found, by check."""
    return {each.check: each for each in check_engine(spec, load_game("one_piece"), "1.1.9")}


def failed(findings: dict[str, Finding]) -> set[str]:
    return {name for name, each in findings.items() if each.soundness is Soundness.FAILED}


def test_the_reference_is_sound() -> None:
    findings = check("reference")
    assert {each.soundness for each in findings.values()} == {Soundness.OK}
    assert len(findings) >= 14


def test_the_reference_is_sound_over_stdio() -> None:
    findings = check(f"stdio:{shlex.quote(sys.executable)} -m ruleproof serve")
    assert {each.soundness for each in findings.values()} == {Soundness.OK}
    assert {"unknown method", "wrong parameters", "no JSON"} <= set(findings)


@pytest.mark.parametrize("spoilt", SPOILT, ids=lambda spoilt: spoilt.__name__)
def test_a_spoilt_adapter_fails_its_check(spoilt: type[Adapter], engines: str) -> None:
    findings = check(engines + spoilt.__name__)
    assert SPOILT[spoilt] in failed(findings)
    finding = findings[SPOILT[spoilt]]
    assert finding.told
    assert finding.remedy


def test_an_unspoilt_adapter_fails_none(engines: str) -> None:
    assert failed(check(engines + "Adapter")) == set()


@pytest.mark.parametrize(
    ("mode", "call", "check_name"),
    [
        ("hang", "goodbye", "goodbye"),
        ("crash", "events", "events"),
    ],
)
def test_a_fault_fails_its_check_and_the_others_go_on(mode: str, call: str, check_name: str) -> None:
    from ruleproof.adapter.launch import Launch

    spec = "stdio:" + shlex.join([sys.executable, str(FAULTY), mode, call])
    launch = Launch(call_timeout=0.5 if mode == "hang" else 60)
    findings = {each.check: each for each in check_engine(spec, load_game("one_piece"), "1.1.9", launch)}
    assert findings[check_name].soundness is Soundness.FAILED
    assert findings["hello"].soundness is Soundness.OK
    assert len(findings) == 17


def test_an_adapter_that_cannot_bear_hostile_lines_is_told() -> None:
    # The faulty engine parses every line without a guard, and knows no method but its own.
    findings = check("stdio:" + shlex.join([sys.executable, str(FAULTY), "none"]))
    assert failed(findings) == {"no JSON"}
    assert "JSONDecodeError" in findings["no JSON"].told
    assert "-32700" in findings["no JSON"].remedy


def test_a_process_that_stays_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruleproof.adapter.stdio.LEAVING", 0.2)
    findings = check("stdio:" + shlex.join([sys.executable, str(FAULTY), "stay", "goodbye"]))
    assert findings["goodbye"].soundness is Soundness.FAILED
    assert "still there" in findings["goodbye"].told


def test_an_engine_without_the_edition_is_unsupported_not_unsound(engines: str) -> None:
    findings = {
        each.check: each for each in check_engine(engines + "OtherEdition", load_game("one_piece"), "1.1.9")
    }
    assert findings["games"].soundness is Soundness.UNSUPPORTED
    assert failed(findings) == set()


class OtherEdition(Adapter):
    def hello(self, hello: Hello) -> Welcome:
        return replace(super().hello(hello), games={"one_piece": ("1.1.8",)})

    def setup(self, setup: Setup) -> Ready | Refused:
        if setup.edition != "1.1.8":
            raise Unsupported(f"edition {setup.edition}")
        return super().setup(setup)


def test_the_command_tells_what_to_do_and_exits_with_1(
    engines: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "check.json"
    assert main(["engine", "check", engines + "AllowingAll", "--json", str(target)]) == 1
    out = capsys.readouterr().out
    assert "failed       illegal act" in out
    assert "→ Answer an act that the rules forbid with Illegal" in " ".join(out.split())
    content = json.loads(target.read_text(encoding="utf-8"))
    assert content["sound"] is False
    assert {"check": "hello", "soundness": "ok", "told": "", "remedy": ""} in content["checks"]


def test_the_command_exits_with_0_for_a_sound_adapter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "check", "reference"]) == 0
    assert "Sound" in capsys.readouterr().out


def test_the_command_exits_with_3_for_no_engine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "check", "stdio:./no-such-engine"]) == 3
    assert "cannot be run" in capsys.readouterr().err
