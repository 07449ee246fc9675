"""The site as it is built: what it contains, that it is built anew only where it must, and what fails it."""

from __future__ import annotations

import csv
import json
from typing import Any

from ruleproof.cli import cli
from ruleproof.rulebook.loading import load_game


def page(site: Any, name: str) -> str:
    text: str = (site.html / name).read_text(encoding="utf-8")
    return text


def test_every_rule_of_every_game_has_its_place(sound_site: Any) -> None:
    for game_id in ("one_piece", "dragon_ball"):
        book = load_game(game_id).rulebook()
        for chapter in book.chapters:
            text = page(sound_site, f"rules/{game_id}/{chapter}.html")
            for rule in book.rules.values():
                if rule.chapter == chapter:
                    assert text.count(f'id="rule-{rule.number}"') == 1


def test_a_rule_stands_with_its_scenarios_code_lines_saboteur_and_verdicts(sound_site: Any) -> None:
    text = page(sound_site, "rules/one_piece/7.html")
    card = text.partition('id="rule-7-1-4-1"')[2].partition('id="rule-7-1-4-1-1"')[0]
    assert "proven" in card
    assert 'id="scenario-equal-power-wins"' in card
    assert "attacks" in card
    assert "code/reference/one_piece/battle.html#L" in card
    assert "battle.html?scenario=equal-power-wins#L" in card
    assert "EqualPowerLoses" in card
    assert 'title="Ruleproof reference: pass"' in card
    certificate = json.loads(
        (sound_site.root / "docs/certificates/typescript-one_piece-1.1.9.json").read_text(encoding="utf-8")
    )
    (verdict,) = (each["status"] for each in certificate["rules_status"] if each["number"] == "7-1-4-1")
    assert f'title="{certificate["engine"]["name"]}: {verdict}"' in card


def test_a_rule_that_an_edition_changed_tells_its_history(sound_site: Any) -> None:
    text = page(sound_site, "rules/one_piece/1.html")
    card = text.partition('id="rule-1-3-7"')[2].partition('id="rule-1-3-8"')[0]
    assert "renumbered from 1-3-8 in 1.1.9" in card


def test_what_is_not_there_yet_says_so_and_fails_nothing(sound_site: Any) -> None:
    assert "scenarios: not yet" in page(sound_site, "rules/dragon_ball/1.html")


def test_the_matrix_is_exported(sound_site: Any) -> None:
    with (sound_site.html / "matrix.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    data = json.loads(page(sound_site, "matrix.json"))["rules"]
    count = sum(
        len(load_game(game).rulebook(edition).rules)
        for game in ("one_piece", "dragon_ball")
        for edition in load_game(game).editions
    )
    assert len(rows) == len(data) == count > 1000
    told = next(row for row in data if (row["edition"], row["number"]) == ("1.1.9", "7-1-4-1"))
    assert told["status"] == "proven"
    assert "equal-power-wins" in told["scenarios"]
    assert told["saboteurs"]["EqualPowerLoses"] == "killed"


def test_lines_that_no_scenario_runs_are_listed(sound_site: Any) -> None:
    assert "reference/kernel/playout.py" in page(sound_site, "code/unrun.html")
    assert 'class="rp-line rp-missed"' in page(sound_site, "code/reference/one_piece/battle.html")


def test_every_command_stands_in_the_reference(sound_site: Any) -> None:
    import click

    text = page(sound_site, "commands.html")
    for name in cli.list_commands(click.Context(cli)):
        assert f'id="ruleproof-{name}"' in text


def test_engines_are_compared(sound_site: Any) -> None:
    text = page(sound_site, "engines.html")
    assert "Where they do not agree" in text
    assert "another state of it" in text
    assert "vanilla, chapter 7: " in text


def test_a_scenario_in_prose_is_the_suites(sound_site: Any) -> None:
    text = page(sound_site, "other.html")
    assert "leader-damaged-at-zero-life" in text
    assert "loses the game" in text


def test_a_rule_is_linked_from_prose_with_its_restatement(sound_site: Any) -> None:
    assert 'href="rules/one_piece/1.html#rule-1-2-1-1-1" title="' in page(sound_site, "index.html")
    assert 'href="rules/dragon_ball/1.html#rule-1-1" title="' in page(sound_site, "other.html")


def test_nothing_is_played_or_read_again_without_need(site: Any) -> None:
    done = site.build()
    # What is broken below is broken by the test alone.
    assert done.returncode == 0, done.stderr

    def played() -> list[int]:
        return [path.stat().st_mtime_ns for path in sorted((site.root / "docs/_build/evidence").iterdir())]

    before = played()
    with (site.root / "docs" / "index.md").open("a", encoding="utf-8") as file:
        file.write("\nMore.\n")
    done = site.build()
    assert done.returncode == 0, done.stderr
    assert "0 added, 1 changed, 0 removed" in done.stdout
    assert "More." in page(site, "index.html")
    assert played() == before


def failed(site: Any) -> str:
    done = site.build()
    assert done.returncode != 0, done.stdout
    assert "Traceback" not in done.stderr
    told: str = done.stderr
    return told


def test_a_broken_reference_in_prose_fails(site: Any) -> None:
    site.change("docs/index.md", "{rule}`1-2-1-1-1`", "{rule}`1-2-1-1-9`")
    assert "has no rule '1-2-1-1-9'; the nearest are 1-2-1-1, 1-2-1-1-1, 1-2-1-1-2" in failed(site)


def test_a_scenario_in_prose_that_does_not_exist_fails(site: Any) -> None:
    told = "```{one-scenario} one_piece leader-damaged-at-zero-life\n```\n"
    (site.root / "docs/index.md").write_text(told.replace("zero", "no"), encoding="utf-8")
    assert "there is no scenario 'leader-damaged-at-no-life' of one_piece" in failed(site)


def test_a_broken_reference_in_the_rules_fails(site: Any) -> None:
    site.change("rules_text/one_piece/1.1.8/07_battle.toml", '"6-5-6", "7-1-1"', '"6-5-66", "7-1-1"')
    assert "6-5-66" in failed(site)


def test_an_uncovered_rule_of_a_complete_edition_fails(site: Any) -> None:
    site.declare('complete = ["1.1.9"]')
    told = failed(site)
    assert (
        "declares edition 1.1.9 complete in scenarios, but rule 7-1-4-1 has no scenario that was played"
        in told
    )
    assert "rule 1-2-1-1-1 has" not in told


def test_an_unknown_citation_fails(site: Any) -> None:
    site.change(
        "features/one_piece/01_overview/1-2_ending_the_game.feature",
        "@id:leader-damaged-at-zero-life",
        "@id:leader-damaged-at-zero-life @rule:99-1",
    )
    assert "the tag @rule:99-1 names nothing that exists" in failed(site)


def test_a_certificate_that_is_none_fails(site: Any) -> None:
    (site.root / "docs/certificates").mkdir()
    (site.root / "docs/certificates/mine.json").write_text('{"game": 1}', encoding="utf-8")
    assert "mine.json is no certificate" in failed(site)
