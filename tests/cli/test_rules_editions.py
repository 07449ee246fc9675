"""A new edition from end to end, in an invented game: verify, diff, draft, impact, recite, lint."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ruleproof.cli import main
from ruleproof.rulebook import loading
from ruleproof.rulebook.importing.wording import fingerprint
from ruleproof.rulebook.model import Game

GAME = """\
id = "garden"
name = "Garden Game"
first_edition = "1"
first_published = "2020-01-01"
editions = ["1"]
citing_edition = "1" # its numbers are cited
areas = ["bed"]
phases = ["Main"]
steps = []
states = ["up"]
profiles = ["core"]
moves = ["plant"]
[decisions]
main = "rest"
[position]
leader = "Plain"
filler = "Filler"
deck = 3
"""
# The official words of the invented game, and our restatements of them.
RULES = {
    "1-1": ("Planting", "How one plants"),
    "1-1-1": ("Each player plants two seeds in their bed.", "Two seeds go into a player's bed."),
    "1-1-2": ("A watered seed becomes a flower.", "Water turns a seed into a flower."),
    "1-1-3": ("A flower of 1-1-2 may be picked by its owner.", "Owners may pick what 1-1-2 gives them."),
    "1-1-4": ("Nobody plants at night.", "At night there is no planting."),
    "1-2": ("Weather", "What the sky does"),
    "1-2-1": ("Rain waters every seed at once.", "When it rains, all seeds are watered."),
    "1-2-2": ("Hail removes one flower of each player.", "By hail each player loses a flower."),
}
REFS = {"1-1-3": ["1-1-2"]}
NEW = {
    "1-1": "Planting",
    "1-1-1": "Each player plants three seeds in their bed.",
    "1-1-2": "A seed needs a free place in the bed; see 1-2-9-9.",
    "1-1-3": "A watered seed becomes a flower.",
    "1-1-4": "A flower of 1-1-3 may be picked by its owner.",
    "1-2": "Weather",
    "1-2-1": "Rain waters every seed at once.",
    "1-2-2": "Hail removes one flower of each player.",
    "2-1": "Harvest",
    "2-1-1": "The player with more flowers wins the game.",
}
FEATURE = """\
Feature: 1-1 Planting

  @id:water-makes-flowers @rule:1-1-3
  Scenario: 1-1-2 Watering makes a flower
    Given P1 has a seed
    When P1 waters it
    Then P1 has a flower

  @id:two-seeds
  Scenario: 1-1-1 Two seeds are planted
    Given P1 has an empty bed
    When P1 plants
    Then P1 has 2 seeds
"""
CODE = '''\
"""Chapter 1; 1-1-2 is the heart of it."""


@rule("1-1-2")
def water(seed):
    """1-1-2: a watered seed becomes a flower."""
    return 1-1-2  # 1-1-3 picks it


@rule("1-1-1")
def plant(count):
    return count
'''
SABOTEUR = '@breaks("1-1-3")\ndef nobody_picks():\n    pass\n'
READING = """\
[[reading]]
id = "rain-at-night"
rules = ["1-2-1", "1-1-3"]
question = "Does rain count at night?"
reading = "It does, by 1-1-3."
source = "ours"
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A suite of an invented game, with all that cites its rules."""
    folder = tmp_path / "suite" / "rules_text" / "garden"
    files = {
        folder / "game.toml": GAME,
        folder / "readings.toml": READING,
        folder / "1" / "01_garden.toml": chapter(),
        tmp_path / "suite" / "features" / "garden" / "1-1-2_water.feature": FEATURE,
        tmp_path / "suite" / "reference" / "garden" / "planting.py": CODE,
        tmp_path / "suite" / "saboteurs" / "garden" / "planting.py": SABOTEUR,
        tmp_path / "old.txt": document({number: text for number, (text, _) in RULES.items()}),
        tmp_path / "new.txt": document(NEW),
    }
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for module in ("loading", "citing", "reciting"):
        monkeypatch.setattr(f"ruleproof.rulebook.{module}.ROOT", tmp_path / "suite")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "suite"


def chapter() -> str:
    rows = ["chapter = 1", 'title = "The garden"']
    for number, (official, ours) in RULES.items():
        rows += ["[[rule]]", f'number = "{number}"', f"text = {json.dumps(ours)}"]
        rows += [f'kind = "{"heading" if number.count("-") < 2 else "rule"}"']
        rows += [f"refs = {json.dumps(REFS.get(number, []))}", f'fingerprint = "{fingerprint(official)}"']
    return "\n".join(rows) + "\n"


def document(texts: dict[str, str]) -> str:
    chapters = {"1-1": "1. The Garden\n", "2-1": "2. The End\n"}
    return "".join(f"{chapters.get(number, '')}{number}. {text}\n" for number, text in texts.items())


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(root: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a `ruleproof rules` command on the invented game, as a new process would."""

    def command(*arguments: str) -> tuple[int, str, str]:
        loading._load_game.cache_clear()
        code = main(["rules", *arguments, "--game", "garden"])
        out, err = capsys.readouterr()
        return code, out, err

    return command


def game() -> Game:
    loading._load_game.cache_clear()
    return loading.load_game("garden")


def contents(folder: Path) -> dict[str, str]:
    """Every file below a folder, also hidden ones."""
    return {str(p.relative_to(folder)): p.read_text() for p in sorted(folder.rglob("*")) if p.is_file()}


def as_json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


DRAFT = ("draft", "new.txt", "--amends", "1", "--as", "2")


# --- Verify and diff ----------------------------------------------------------------------------------------


def test_verify_accepts_the_document_that_was_restated(run: Run) -> None:
    code, out, _ = run("verify", "old.txt", "--json", "verified.json")
    assert (code, "8 of 8 rules agree" in out) == (0, True)
    assert as_json(Path("verified.json"))["holds"] is True


def test_verify_says_which_rules_differ(run: Run) -> None:
    code, out, _ = run("verify", "new.txt", "--json", "verified.json")
    found = as_json(Path("verified.json"))
    assert (code, found["holds"]) == (1, False)
    assert found["different"] == ["1-1-1", "1-1-2", "1-1-3", "1-1-4"]
    assert found["extra"] == ["2-1", "2-1-1"]
    assert "Worded otherwise (4): 1-1-1, 1-1-2" in out


def test_diff_of_two_documents(run: Run) -> None:
    code, out, _ = run("diff", "old.txt", "new.txt", "--json", "diff.json")
    found = as_json(Path("diff.json"))
    assert code == 0
    assert [(entry["from"], entry["to"]) for entry in found["renumbered"]] == [
        ("1-1-2", "1-1-3"),
        ("1-1-3", "1-1-4"),
    ]
    assert [entry["number"] for entry in found["added"]] == ["1-1-2", "2", "2-1", "2-1-1"]
    assert [entry["number"] for entry in found["removed"]] == ["1-1-4"]
    assert [entry["number"] for entry in found["reworded"]] == ["1-1-1"]
    assert found["reworded"][0]["changes"] == [{"old": "two", "new": "three"}]
    assert '1-1-1: "two" became "three"' in out


def test_diff_of_an_edition_and_a_document_finds_the_same(run: Run) -> None:
    code, _, _ = run("diff", "1", "new.txt", "--json", "diff.json")
    found = as_json(Path("diff.json"))
    assert code == 0
    assert [entry["number"] for entry in found["renumbered"]] == ["1-1-3", "1-1-4"]
    assert [entry["number"] for entry in found["reworded"]] == ["1-1-1"]
    assert [entry["number"] for entry in found["references"]] == ["1-1-4"]


def test_diff_with_neither_a_file_nor_an_edition(run: Run) -> None:
    code, _, err = run("diff", "1", "1.5")
    assert (code, "1.5 is neither a file nor an edition of garden. The editions are 1." in err) == (2, True)


# --- Draft --------------------------------------------------------------------------------------------------


def test_a_draft_loads_and_marks_what_needs_review(run: Run, root: Path) -> None:
    code, out, _ = run(*DRAFT)
    assert code == 0
    assert "4 of 10 rules need review" in out
    book = game().rulebook("2")
    assert [number for number, rule in book.rules.items() if rule.needs_review] == [
        "1-1-1",
        "1-1-2",
        "2-1",
        "2-1-1",
    ]
    assert book.rule("1-1-4").refs == ("1-1-3",)
    assert book.rule("1-1-4").text == "Owners may pick what 1-1-3 gives them."
    assert book.chapters["2"] == "Chapter 2"
    assert (game().drafts, game().newest) == (("2",), "1")


def test_the_rules_of_a_draft_can_be_read(run: Run) -> None:
    run(*DRAFT)
    code, out, _ = run("show", "1-1-2", "--rules", "2")
    assert (code, "Needs review" in out, "1-2-9-9  (not in edition 2)" in out) == (0, True, True)
    assert "1-1-1         Two seeds go into a player's bed. (needs review)" in run("list", "--rules", "2")[1]


def test_a_draft_holds_no_word_of_the_document(run: Run, root: Path) -> None:
    run(*DRAFT)
    text = (root / "rules_text" / "garden" / "2.toml").read_text()
    for official in NEW.values():
        assert official not in text
    assert fingerprint(NEW["1-1-1"]) in text


def test_scenarios_of_touched_rules_do_not_run_on_a_draft_and_the_others_do(run: Run) -> None:
    run(*DRAFT)
    assert not game().runs_on("1-1-1", "2")
    assert game().runs_on("1-1-2", "2")
    assert not game().runs_on("1-1-4", "2")
    assert game().plays_as("2") == "1"


def test_a_draft_with_the_base_document_tells_damage_from_rewording(run: Run, root: Path) -> None:
    spoilt = Path("new.txt").read_text().replace("Rain waters every", "Rain waterseve ry")
    Path("new.txt").write_text(spoilt)
    run(*DRAFT)
    assert game().rulebook("2").rule("1-2-1").needs_review
    run(*DRAFT, "--force", "--base", "old.txt")
    assert not game().rulebook("2").rule("1-2-1").needs_review


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("draft", "missing.txt", "--amends", "1", "--as", "2"), "cannot be opened"),
        (("draft", "new.txt", "--amends", "7", "--as", "2"), "no edition 7"),
        (("draft", "new.txt", "--amends", "1", "--as", "1", "--output", "x.toml"), "is published"),
        (
            ("draft", "new.txt", "--amends", "1", "--as", "../x", "--output", "x.toml"),
            "no name",
        ),
        (("draft", "new.txt", "--amends", "1", "--as", "2", "--base", "new.txt"), "not edition 1"),
        (("draft", "other.txt", "--amends", "1", "--as", "2"), "no edition of that game"),
        (
            ("draft", "new.txt", "--amends", "1", "--as", "2", "--output", "no/x.toml"),
            "cannot be written",
        ),
    ],
)
def test_a_draft_that_cannot_be_made_leaves_nothing_behind(
    run: Run, root: Path, arguments: tuple[str, ...], told: str
) -> None:
    Path("other.txt").write_text("3. Sea\n3-1. Boats\n3-1-1. They float.\n3-1-2. They sink.\n")
    before = contents(root.parent)
    code, _, err = run(*arguments)
    assert (code, told in err) == (2, True), err
    assert contents(root.parent) == before


@pytest.mark.parametrize("edition", ["2", "3"])
def test_a_draft_is_not_made_of_a_draft(run: Run, root: Path, edition: str) -> None:
    run(*DRAFT)
    before = contents(root.parent)
    code, _, err = run("draft", "new.txt", "--amends", "2", "--as", edition, "--force")
    assert (code, "2 is a draft itself, and a draft amends a published edition: 1." in err) == (2, True), err
    assert contents(root.parent) == before


def test_a_file_that_cannot_be_written_is_called_by_its_own_name(run: Run) -> None:
    code, _, err = run(*DRAFT, "--output", "no/x.toml")
    assert (code, "ruleproof: no/x.toml cannot be written: " in err) == (2, True), err


def test_a_draft_without_a_date_shows_none(run: Run) -> None:
    run(*DRAFT)
    assert run("show", "1-1-2", "--rules", "2")[1].startswith("1-1-2  rule, Garden Game 2\n")


def test_an_earlier_draft_is_not_replaced_unasked(run: Run) -> None:
    run(*DRAFT)
    assert run(*DRAFT)[0] == 2
    assert run(*DRAFT, "--force")[0] == 0


def test_a_broken_draft_stops_nobody_but_its_reader(run: Run, root: Path) -> None:
    (root / "rules_text" / "garden" / "2.toml").write_text("draft = true\nedition = 5\n")
    assert run("show", "1-1-1")[0] == 0
    code, _, err = run("show", "1-1-1", "--rules", "2")
    assert (code, "2.toml" in err) == (2, True)


# --- Impact -------------------------------------------------------------------------------------------------


def test_impact_says_what_a_draft_reaches(run: Run) -> None:
    run(*DRAFT)
    code, out, _ = run("impact", "2", "--json", "impact.json")
    found = as_json(Path("impact.json"))
    touched = {entry["number"]: entry for entry in found["touched"]}
    assert [touched[None][key] for key in ("deed", "from")] == ["removed", "1-1-4"]
    assert code == 0
    assert touched["1-1-1"]["deed"] == "reworded"
    assert touched["1-1-1"]["needs_review"] is True
    assert touched["1-1-1"]["scenarios"] == ["two-seeds (features/garden/1-1-2_water.feature:10)"]
    assert touched["1-1-1"]["code"] == ["plant (reference/garden/planting.py:11)"]
    assert touched["1-1-4"]["readings"] == ["rain-at-night (rules_text/garden/readings.toml)"]
    assert touched["1-1-4"]["saboteurs"] == ["1-1-3 (saboteurs/garden/planting.py:1)"]
    assert [entry["from"] for entry in found["renumbered"]] == ["1-1-2"]
    assert found["new_without_scenario"] == ["1-1-2", "2-1-1"]
    assert {"where": "rule 1-1-2", "to": "1-2-9-9"} in found["dangling"]
    assert "scenario: two-seeds" in out


def test_impact_of_a_first_edition(run: Run) -> None:
    code, _, err = run("impact", "1")
    assert (code, "first edition" in err) == (2, True)


# --- Recite -------------------------------------------------------------------------------------------------


@pytest.fixture
def published(run: Run, root: Path) -> Path:
    """The draft, reviewed and published as edition 2."""
    run(*DRAFT)
    folder = root / "rules_text" / "garden"
    text = (folder / "2.toml").read_text().replace("draft = true\n", "").replace("needs_review = true\n", "")
    text = text.replace('text = "To be restated."', 'text = "Said anew."').replace('"1-2-9-9"', "")
    (folder / "2.toml").write_text(text)
    (folder / "game.toml").write_text(GAME.replace('editions = ["1"]', 'editions = ["1", "2"]'))
    return root


def test_recite_moves_every_citation_at_once(run: Run, published: Path) -> None:
    code, out, _ = run("recite", "2")
    assert code == 0
    files = contents(published)
    assert files["features/garden/1-1-3_water.feature"] == FEATURE.replace(
        "@rule:1-1-3", "@rule:1-1-4"
    ).replace("Scenario: 1-1-2", "Scenario: 1-1-3")
    assert "features/garden/1-1-2_water.feature" not in files
    code_now = files["reference/garden/planting.py"]
    assert '@rule("1-1-3")\ndef water' in code_now
    assert "return 1-1-2  # 1-1-4 picks it" in code_now
    assert files["saboteurs/garden/planting.py"] == SABOTEUR.replace("1-1-3", "1-1-4")
    assert 'rules = ["1-2-1", "1-1-4"]' in files["rules_text/garden/readings.toml"]
    assert 'citing_edition = "2" # its numbers are cited' in files["rules_text/garden/game.toml"]
    assert "citations moved" in out
    assert game().citing_edition == "2"


def test_recite_twice_changes_nothing_more(run: Run, published: Path) -> None:
    run("recite", "2")
    before = contents(published)
    code, out, _ = run("recite", "2")
    assert (code, "0 files changed" in out) == (0, True)
    assert contents(published) == before


def test_recite_can_only_tell(run: Run, published: Path) -> None:
    before = contents(published)
    code, out, _ = run("recite", "2", "--dry-run")
    assert (code, "features/garden/1-1-2_water.feature: 2 citations" in out) == (0, True)
    assert "Nothing was written" in out
    assert contents(published) == before


def test_recite_refuses_a_draft(run: Run) -> None:
    run(*DRAFT)
    code, _, err = run("recite", "2")
    assert (code, "2 is a draft" in err) == (2, True)


def test_recite_refuses_citations_of_removed_rules(run: Run, published: Path) -> None:
    feature = published / "features" / "garden" / "1-1-4_night.feature"
    feature.write_text(FEATURE.replace("1-1-2 Watering", "1-1-4 Watering"))
    before = contents(published)
    code, _, err = run("recite", "2")
    assert (code, "cites 1-1-4" in err) == (2, True)
    assert contents(published) == before


def test_recite_is_undone_if_a_file_cannot_be_written(
    run: Run, published: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = contents(published)
    replace, calls = os.replace, []

    def failing(source: str, target: Path) -> None:
        calls.append(target)
        if len(calls) == 3:
            raise OSError(28, "No space left on device", str(target))
        replace(source, target)

    monkeypatch.setattr(os, "replace", failing)
    code, _, err = run("recite", "2")
    monkeypatch.undo()
    assert (code, "No space left" in err, "Nothing was changed" in err) == (2, True, True)
    assert contents(published) == before


# --- Lint ---------------------------------------------------------------------------------------------------


def test_lint_passes_on_clean_data(run: Run) -> None:
    assert run("lint")[:2] == (0, "No faults in garden.\n")


def test_lint_against_the_document_finds_copies_and_lost_references(run: Run, root: Path) -> None:
    assert run("lint", "--against", "old.txt")[0] == 0
    path = root / "rules_text" / "garden" / "1" / "01_garden.toml"
    longer = "Each player plants two seeds in their bed and then waits for the rain to come."
    Path("old.txt").write_text(Path("old.txt").read_text().replace(RULES["1-1-1"][0], longer))
    ours = "First each player plants two seeds in their bed and then waits."
    copied = path.read_text().replace(RULES["1-1-1"][1], ours)
    path.write_text(copied.replace('refs = ["1-1-2"]', "refs = []"))
    code, out, _ = run("lint", "--against", "old.txt", "--json", "faults.json")
    faults = as_json(Path("faults.json"))["faults"]
    assert code == 1
    assert [fault["rule"] for fault in faults] == ["1-1-1", "1-1-3"]
    assert "copies 11 words in a row" in faults[0]["what"]
    assert "refers to 1-1-2" in out
