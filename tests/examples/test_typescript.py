"""The engine of examples/typescript, certified out of process where Node is present."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from ruleproof.certify.certificate import Certificate, read_certificate
from ruleproof.certify.profiles import MARKS
from ruleproof.certify.results import Results
from ruleproof.certify.running import run
from ruleproof.certify.verdicts import Verdict
from ruleproof.cli import main
from ruleproof.rulebook.loading import load_game

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "examples" / "typescript"
NODE = shutil.which("node")
LEAST_NODE = 20
LEAST_PASSING = 300
CANNOT_READ = re.compile(r"the text of .+: .+")
"""The only reason for which the engine may leave a scenario: card text beyond what it reads."""


def node_version() -> int:
    """The major version of Node, 0 without it."""
    if NODE is None:
        return 0
    told = subprocess.run([NODE, "--version"], capture_output=True, text=True, check=True).stdout
    return int(told.lstrip("v").partition(".")[0])


pytestmark = pytest.mark.skipif(
    node_version() < LEAST_NODE, reason=f"the example needs Node {LEAST_NODE} or newer on the path"
)


def spec_of(folder: Path) -> str:
    """The engine in a folder, as `--engine` takes it."""
    return "stdio:" + shlex.join([str(NODE), str(folder / "main.mjs")])


def certify(folder: Path, edition: str, selection: Sequence[str] = ()) -> Results:
    """What the suite says of the engine in a folder."""
    return run(spec_of(folder), load_game("one_piece"), edition, selection=selection)


@pytest.fixture(scope="module", params=["1.1.8", "1.1.9"])
def certificate(request: pytest.FixtureRequest) -> Certificate:
    """One run of the whole suite for each edition, which all tests look at."""
    return certify(ENGINE, request.param).certificate()


def test_it_breaks_no_rule(certificate: Certificate) -> None:
    left = {each.id: (each.verdict, each.message) for each in certificate.scenarios if not each.passed}
    assert certificate.complete
    assert {verdict for verdict, _ in left.values()} == {Verdict.UNSUPPORTED}, left
    assert [message for _, message in left.values() if not CANNOT_READ.fullmatch(message)] == []


def test_it_plays_much_of_the_suite(certificate: Certificate) -> None:
    assert certificate.summary["pass"] >= LEAST_PASSING


def test_it_earns_core_and_every_mark(certificate: Certificate) -> None:
    assert certificate.profile == "core"
    assert certificate.marks == MARKS


def test_the_certificate_of_the_site_says_the_same(certificate: Certificate) -> None:
    stored = ROOT / "docs" / "certificates" / f"typescript-one_piece-{certificate.rules}.json"
    told = read_certificate(stored)
    # A scenario that came or went since does not make the stored certificate untrue.
    now = {each.id: each.verdict for each in certificate.scenarios}
    differing = [each.id for each in told.scenarios if now.get(each.id, each.verdict) != each.verdict]
    assert differing == [], "regenerate it by `make certificates`"


def test_certify_ends_well_for_core(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command of the README, as a user runs it."""
    file = tmp_path / "core.json"
    code = main(["certify", "--profile", "core", "--engine", spec_of(ENGINE), "--json", str(file)])
    told = " ".join(capsys.readouterr().out.split())
    assert code == 0, told
    assert "Certified for core" in told
    assert {each.verdict for each in read_certificate(file).scenarios} == {Verdict.PASS}


def test_it_counts_the_continuations_as_the_reference_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "--depth", "2", "--engine", spec_of(ENGINE)]) == 0
    told = capsys.readouterr().out
    assert told.count("as known") >= 10
    assert "differs" not in told


def broken_copy(folder: Path, module: str, sound: str, broken: str) -> Path:
    """A copy of the engine with one thing changed."""
    copy = folder / "engine of mine"
    shutil.copytree(ENGINE, copy, ignore=shutil.ignore_patterns("node_modules"))
    source = copy / "engine" / module
    text = source.read_text(encoding="utf-8")
    assert text.count(sound) == 1
    source.write_text(text.replace(sound, broken), encoding="utf-8")
    return copy


@pytest.mark.parametrize(
    ("module", "sound", "broken", "rule"),
    [
        ("turn.mjs", "state.turn <= 2", "false", "6-5-6-1"),
        ("turn.mjs", "return first(drawn,", "return first(state,", "4-5-1"),
        ("table.mjs", "given.length >= each.given", "true", "8-3-2-3"),
        ("battle.mjs", '"Double Attack") ? 2 : 1', '"Double Attack") ? 3 : 1', "10-1-2-1"),
    ],
    ids=["attack on the first turn", "draw nothing", "[DON!! xX] without DON!!", "3 damage"],
)
def test_a_broken_rule_is_caught(tmp_path: Path, module: str, sound: str, broken: str, rule: str) -> None:
    results = certify(broken_copy(tmp_path, module, sound, broken), "1.1.9", ("--rule", rule))
    assert rule in {record["rule"] for record in results.records if record["verdict"] == "fail"}


def own_tests(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the engine's own tests, with Node's test runner."""
    return subprocess.run(
        [str(NODE), "--test", str(folder / "test")], capture_output=True, text=True, check=False
    )


def test_its_own_tests_pass() -> None:
    done = own_tests(ENGINE)
    assert done.returncode == 0, done.stdout


def test_its_own_tests_can_fail(tmp_path: Path) -> None:
    copy = broken_copy(tmp_path, "table.mjs", 'if (place === "deck") return false;', "")
    done = own_tests(copy)
    assert done.returncode == 1
    assert "hidden cards are hidden" in done.stdout


def imported_by(path: Path) -> list[tuple[str, str]]:
    """The names of the modules that a module imports."""
    return re.findall(r'\bfrom "([^"]+)";|\bimport "([^"]+)";', path.read_text(encoding="utf-8"))


def test_it_needs_nothing_but_node() -> None:
    sources = [path for path in ENGINE.rglob("*.mjs") if "node_modules" not in path.parts]
    imported = {name for path in sources for pair in imported_by(path) for name in pair if name}
    assert "node:readline" in imported
    assert {name for name in imported if not name.startswith((".", "node:"))} == set()
