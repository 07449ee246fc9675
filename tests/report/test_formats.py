"""JUnit, Markdown, badge: well-formed, accepted by their readers, and they name what is broken."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from lxml import etree
from markdown_it import MarkdownIt
from msgspec.structs import replace
from wrong_engines import THREE_RULES

from ruleproof.certify.certificate import Certificate, sealed
from ruleproof.certify.expectations import read_expectations
from ruleproof.certify.merging import merge
from ruleproof.cli import main
from ruleproof.report.badge import badge_json, badge_of, badge_svg
from ruleproof.report.content import Report, verdict_line
from ruleproof.report.junit import junit
from ruleproof.report.markdown import markdown

XSD = etree.XMLSchema(etree.parse(Path(__file__).with_name("junit.xsd")))
NUMBER = re.compile(r"\b\d+(?:-\d+)+\b")
EXPECTED = """\
[[expected]]
rule = "10-1-3-1"
verdict = "fail"
reason = "Life has no cards."
issue = "https://example.org/1"
"""


@pytest.fixture
def partly_expected(broken: Certificate, tmp_path: Path) -> Report:
    path = tmp_path / "expected.toml"
    path.write_text(EXPECTED, encoding="utf-8")
    return Report(broken, read_expectations(path))


# --- JUnit


def test_junit_fits_the_schema_and_has_a_case_for_each_scenario(
    sound: Certificate, broken: Certificate
) -> None:
    for certificate in (sound, broken):
        text = junit(Report(certificate))
        XSD.assertValid(etree.fromstring(text.encode()))
        root = ElementTree.fromstring(text)
        cases = list(root.iter("testcase"))
        assert len(cases) == int(root.get("tests", "")) == len(certificate.scenarios)
        assert int(root.get("failures", "")) == certificate.summary["fail"] == len(list(root.iter("failure")))
        assert len({(case.get("classname"), case.get("name")) for case in cases}) == len(cases)


def test_the_schema_refuses_what_is_no_junit() -> None:
    assert not XSD.validate(etree.fromstring("<testsuites><testsuite/></testsuites>"))


def test_junit_names_the_failing_rules_and_no_others(broken: Certificate) -> None:
    root = ElementTree.fromstring(junit(Report(broken)))
    failing = [case for case in root.iter("testcase") if case.find("failure") is not None]
    assert {str(case.get("name")).split()[0] for case in failing} == set(THREE_RULES)
    told = next(case.find("failure") for case in failing if "banish-trashes" in str(case.get("name")))
    assert told is not None
    assert told.get("message") == "Then Recruit is in P2's trash"
    assert "expected: Recruit in P2's trash" in str(told.text)
    assert "--scenario banish-trashes-the-life-card" in str(told.text)


def test_unsupported_and_expected_scenarios_are_skipped(partly_expected: Report) -> None:
    root = ElementTree.fromstring(junit(partly_expected))
    skipped = [str(each.get("message")) for each in root.iter("skipped")]
    assert set(skipped) == {"expected to be fail: Life has no cards."}
    assert len(skipped) == len(partly_expected.expected_failures) > 1


# --- Markdown


def test_markdown_names_the_failing_rules_and_no_others(broken: Certificate) -> None:
    text = markdown(Report(broken))
    heading = next(line for line in text.splitlines() if line.startswith("### Failing rules"))
    assert set(NUMBER.findall(heading.replace("\\", ""))) == set(THREE_RULES)
    summaries = re.findall(r"<summary>.*?<b>(\S+)", text)
    assert set(summaries) == set(THREE_RULES)
    assert len(summaries) == broken.summary["fail"]


def test_markdown_of_a_sound_engine_has_no_failures(sound: Certificate) -> None:
    text = markdown(Report(sound))
    assert text.startswith("## ✅ Certified for full")
    assert "<details>" not in text
    html = MarkdownIt("commonmark").enable("table").render(text)
    assert f"<strong>{len(sound.scenarios)}</strong>" in html


def test_markdown_tells_what_was_expected(partly_expected: Report) -> None:
    text = markdown(partly_expected)
    assert "### Expected" in text
    assert "Life has no cards" in text
    assert "10-1-3-1" not in re.findall(r"<summary>.*?<b>(\S+)", text)


def test_a_run_with_a_part_missing_is_not_shown_as_good(sound: Certificate) -> None:
    shards = merge([("a", sealed(replace(sound, scenarios=sound.scenarios[:10])))])
    text = markdown(Report(shards))
    missing = len(sound.scenarios) - 10
    assert text.startswith(f"## ❌ Not certified for full\\: 10 of 10 scenarios passed, {missing} not played")
    stopped = replace(sound, partial=True, scenarios=(), summary={"pass": 0})
    assert verdict_line(Report(stopped)) == "Stopped before its end: 0 of 0 scenarios passed so far"
    assert not shards.certified


# --- Badge


def test_the_badge_says_what_was_earned(sound: Certificate, broken: Certificate) -> None:
    assert badge_of(Report(sound)).message == "certified full"
    assert badge_of(Report(broken)).message == "3 rules broken"
    told = json.loads(badge_json(Report(broken)))
    assert told == {
        "schemaVersion": 1,
        "label": "one piece rules 1.1.9",
        "message": "3 rules broken",
        "color": "red",
    }


def test_the_badge_is_a_picture_with_a_text_for_those_who_do_not_see_it(sound: Certificate) -> None:
    root = etree.fromstring(badge_svg(Report(sound)).encode())
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("aria-label") == "one piece rules 1.1.9: certified full"
    assert int(root.get("width")) > 100


# --- the terminal


def test_the_terminal_names_the_failing_rules_and_no_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["certify", "--engine", "python:wrong_engines:three_rules"]) == 1
    out = capsys.readouterr().out
    failing = re.findall(r"^FAIL (\S+)", out, re.MULTILINE)
    assert set(failing) == set(THREE_RULES)
    assert "ERROR" not in out
    assert "expected: Recruit in P2's trash" in out
    assert "seen: in P2's hand" in out
    assert "--scenario banish-trashes-the-life-card" in out
    assert "3 not)" in out
