"""The parts of the site: facts, checks, sources, links."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ruleproof.adapter.errors import RuleproofError
from ruleproof.certify.running import run
from ruleproof.certify.sabotage import run_saboteurs, saboteurs_of
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.model import Column
from ruleproof.site import matrix
from ruleproof.site.checks import faults
from ruleproof.site.comparing import Comparison
from ruleproof.site.dead_links import dead_links
from ruleproof.site.evidence import Evidence, Judged, Run, Standing, gather, read_runs
from ruleproof.site.facts import Facts, Status, bring_together
from ruleproof.site.pages import write_stubs
from ruleproof.site.rendering import percent, scenario_source
from ruleproof.site.sources import Source, ranges


@pytest.fixture(scope="module")
def played() -> Run:
    """Chapter 7 of the newest edition, played on the reference."""
    results = run("reference", load_game("one_piece"), selection=("--rule", "7-1-4"))
    return msgspec.convert(results.to_json(), Run)


@pytest.fixture(scope="module")
def facts(played: Run) -> Facts:
    killed = Judged("7-1-4-1", "EqualPowerLoses", "", "killed", ("equal-power-wins",))
    survived = Judged("7-1-4-1-1-1", "Immortal", "", "survived")
    ids = tuple(scenario.id for scenario in played.scenarios)
    evidence = Evidence("one_piece", {"1.1.9": played}, ids, {}, (killed, survived))
    return declared(bring_together({"one_piece": evidence}, []), ())


def declared(facts: Facts, editions: tuple[str, ...], *columns: Column) -> Facts:
    """The same, as if these editions were declared complete in these columns."""
    game = facts.games["one_piece"]
    data = replace(game.game, complete=editions, columns=columns)
    each = {edition: replace(found, game=data) for edition, found in game.editions.items()}
    return replace(facts, games={"one_piece": replace(game, game=data, editions=each)})


def complete(facts: Facts, *columns: Column) -> list[str]:
    """The faults if the newest edition were complete in these columns."""
    return list(faults(declared(facts, ("1.1.9",), *columns)))


def about(number: str, told: list[str]) -> list[str]:
    return [fault for fault in told if f"rule {number} has" in fault]


def test_a_rule_is_proven_only_when_its_saboteur_is_killed(facts: Facts) -> None:
    rules = facts.games["one_piece"].newest.rules
    assert rules["7-1-4-1"].status is Status.PROVEN
    assert rules["7-1-4-1-1-1"].status is Status.COVERED
    assert rules["6-2-3"].status is Status.NOT_YET
    assert rules["7-1-4"].status is Status.HEADING


def test_a_rule_whose_scenario_fails_is_failing(played: Run) -> None:
    worse = [msgspec.structs.replace(s, verdict="fail") for s in played.scenarios if s.rule == "7-1-4-1"]
    run_ = msgspec.structs.replace(played, scenarios=tuple(worse))
    found = bring_together({"one_piece": Evidence("one_piece", {"1.1.9": run_})}, [])
    assert found.games["one_piece"].newest.rules["7-1-4-1"].status is Status.FAILING


def test_nothing_is_missing_where_nothing_is_declared_complete(facts: Facts) -> None:
    assert list(faults(facts)) == []


def test_a_complete_edition_must_have_scenarios(facts: Facts) -> None:
    told = complete(facts, Column.SCENARIOS)
    assert about("6-2-3", told)
    assert not about("7-1-4-1", told)
    assert not about("7-1-4", told)


def test_a_complete_edition_must_have_code(facts: Facts) -> None:
    bare = replace(facts, sources={})
    games = {
        name: replace(
            game,
            editions={
                edition: replace(each, rules={n: replace(r, functions=()) for n, r in each.rules.items()})
                for edition, each in game.editions.items()
            },
        )
        for name, game in bare.games.items()
    }
    assert about("7-1-4-1", complete(replace(bare, games=games), Column.CODE))
    assert not about("7-1-4-1", complete(facts, Column.CODE))


def test_a_complete_edition_must_have_saboteurs_that_are_killed(facts: Facts) -> None:
    told = complete(facts, Column.SABOTEUR)
    assert about("7-1-4-1-1-1", told)
    assert not about("7-1-4-1", told)


def test_code_that_cites_an_unknown_rule_is_a_fault(facts: Facts) -> None:
    path = "reference/one_piece/wrong.py"
    wrong = Source(path, '@rule("7-1-99")\ndef attack():\n    pass\n')
    (told,) = faults(replace(facts, sources={**facts.sources, path: wrong}))
    assert told.startswith(f"{path}:2, attack: cites rule 7-1-99")
    assert "7-1-5" in told


def test_a_saboteur_of_an_unknown_rule_is_a_fault(facts: Facts) -> None:
    game = facts.games["one_piece"]
    stray = Judged("99-1", "Nobody", "", "survived")
    changed = replace(game, evidence=msgspec.structs.replace(game.evidence, saboteurs=(stray,)))
    (told,) = faults(replace(facts, games={"one_piece": changed}))
    assert "Nobody: cites rule 99-1" in told


def test_a_certificate_of_an_unknown_edition_is_a_fault(played: Run) -> None:
    other = msgspec.structs.replace(played, rules="0.9")
    found = bring_together({"one_piece": Evidence("one_piece")}, [other])
    (told,) = faults(declared(found, ()))
    assert "one_piece 0.9, which is no edition here" in told


def test_a_certificate_of_the_reference_gives_way_to_the_run_of_the_site(played: Run) -> None:
    evidence = {"one_piece": Evidence("one_piece", {"1.1.9": played})}
    other = msgspec.structs.replace(
        played, engine=msgspec.structs.replace(played.engine, spec="stdio:x", name="Other")
    )
    found = bring_together(evidence, [played, other]).games["one_piece"]
    assert [each.engine.name for each in found.runs] == [played.engine.name, "Other"]


def test_what_is_no_certificate_is_told(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("[]", encoding="utf-8")
    with pytest.raises(RuleproofError, match=r"mine\.json is no certificate"):
        read_runs(tmp_path)


def test_a_suite_that_cannot_be_played_is_told(tmp_path: Path) -> None:
    with pytest.raises(RuleproofError, match="suite of no_game could not be played for the site"):
        gather(["no_game"], tmp_path)


def test_a_scenario_is_shown_as_it_is_written(facts: Facts) -> None:
    text = scenario_source(facts.games["one_piece"].scenarios["equal-power-wins"])
    assert text.startswith("@id:equal-power-wins")
    assert "\nScenario: 7-1-4-1 Equal power wins the battle\n  Given " in text
    assert text.count("Scenario:") == 1


def test_the_matrix_cannot_end_its_script_element(facts: Facts) -> None:
    assert "</" not in matrix.for_page(facts)
    assert "7-1-4-1" in matrix.for_page(facts)


def test_only_all_of_it_is_a_hundred_percent() -> None:
    assert [percent(*each) for each in ((0, 0), (0, 3), (1, 3), (399, 400), (400, 400))] == [
        "–",
        "0%",
        "33%",
        "99%",
        "100%",
    ]


def test_engines_are_compared_by_chapter_and_rule(played: Run) -> None:
    def become(each: Standing, status: str) -> Standing:
        return msgspec.structs.replace(each, status=status) if each.status == "pass" else each

    passing = [each.number for each in played.rules_status if each.status == "pass"]
    broken, missing = [number for number in passing if number.startswith("7-")][:2]
    worse = {broken: "fail", missing: "unsupported"}
    other = msgspec.structs.replace(
        played,
        engine=msgspec.structs.replace(played.engine, spec="stdio:x", name="Other"),
        rules_status=tuple(become(each, worse.get(each.number, "pass")) for each in played.rules_status),
    )
    game = bring_together({"one_piece": Evidence("one_piece", {"1.1.9": played})}, [other]).games["one_piece"]
    compared = Comparison(game, "1.1.9", game.runs)
    assert [(rule.number, told) for rule, told in compared.disputed] == [(broken, ["pass", "fail"])]
    assert [(rule.number, told) for rule, told in compared.lacking] == [(missing, ["pass", "unsupported"])]
    passed, total = compared.passed(0, "7")
    assert compared.passed(1, "7") == (passed - 2, total)
    assert [name for name, *_ in compared.parts(1, "7")] == ["pass", "fail", "unsupported", "not tested"]
    assert sum(share for *_, share in compared.parts(1)) == pytest.approx(100)
    assert compared.is_current(other)


def test_the_readme_shows_a_scenario_of_the_suite(facts: Facts) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    assert scenario_source(facts.games["one_piece"].scenarios["leader-damaged-at-zero-life"]) in readme


# --- sources

TEXT = """class Battle:
    @rule(*("7-1-4",))
    def damage(self):
        if self.over:
            return
        self.deal()

def other():
    pass
"""


def test_a_function_knows_its_rules_and_who_runs_it() -> None:
    source = Source(
        "reference/one_piece/x.py",
        TEXT,
        frozenset({1, 2, 3, 4, 5, 6, 8, 9}),
        frozenset({1, 2, 3, 8}),
        {4: 3, 6: 2},
    )
    damage, other = source.functions
    assert (damage.name, damage.first, damage.last, damage.rules, damage.runs) == (
        "Battle.damage",
        3,
        6,
        ("7-1-4",),
        2,
    )
    assert (other.name, other.runs) == ("other", 0)
    assert source.missed == [5, 9]


def test_lines_are_told_as_ranges_across_lines_without_statements() -> None:
    assert ranges([4, 5, 8, 11], frozenset({4, 5, 8, 10, 11})) == [(4, 8), (11, 11)]
    assert ranges([], frozenset()) == []


# --- links and stubs


@pytest.mark.parametrize(
    ("link", "dead"),
    [
        ("other.html", False),
        ("other.html#there", False),
        ("other.html?a=b#there", False),
        ("#here", False),
        ("https://example.org/x", False),
        ("missing.html", True),
        ("other.html#missing", True),
        ("#missing", True),
        ("picture.png", True),
    ],
)
def test_dead_links_are_found(tmp_path: Path, link: str, dead: bool) -> None:
    (tmp_path / "page.html").write_text(f'<p id="here"><a href="{link}">x</a>', encoding="utf-8")
    (tmp_path / "other.html").write_text('<p id="there">', encoding="utf-8")
    assert list(dead_links(tmp_path)) == ([("page.html", link)] if dead else [])


def test_stubs_of_pages_that_are_no_more_are_removed(facts: Facts, tmp_path: Path) -> None:
    old = tmp_path / "rules" / "one_piece" / "99.md"
    old.parent.mkdir(parents=True)
    old.write_text("# 99\n", encoding="utf-8")
    write_stubs(facts, tmp_path)
    assert not old.exists()
    kept = tmp_path / "rules" / "one_piece" / "7.md"
    before = kept.stat().st_mtime_ns
    write_stubs(facts, tmp_path)
    assert kept.stat().st_mtime_ns == before


# --- saboteurs in one session


def test_saboteurs_that_share_a_session_are_judged_as_alone() -> None:
    game = load_game("one_piece")
    some: list[Any] = [each for each in saboteurs_of(game) if each.rule in ("7-1-4-1", "10-1-4-1", "6-5-6-1")]
    assert len(some) > len({each.rule for each in some})
    together = list(run_saboteurs(game, some))
    assert together == [judgement for each in some for judgement in run_saboteurs(game, [each])]
    assert {each.kill.value for each in together} == {"killed"}
