"""JUnit XML as CI systems read it: one test suite for each feature, one test case for each scenario."""

from __future__ import annotations

from itertools import groupby
from xml.etree import ElementTree

from ruleproof.certify.certificate import ScenarioResult
from ruleproof.certify.cleaning import clean

from .content import Report


def junit(report: Report) -> str:
    """The whole file."""
    root = ElementTree.Element("testsuites", name=clean(f"Ruleproof {report.engine}"))
    by_feature = groupby(report.certificate.scenarios, key=lambda result: result.feature)
    totals = [_suite(root, report, feature, list(results)) for feature, results in by_feature]
    for place, name in enumerate(("tests", "failures", "errors", "skipped")):
        root.set(name, str(sum(total[place] for total in totals)))
    root.set("time", "0")
    ElementTree.indent(root)
    # Carriage returns and the like were cleaned away: what is left is legal in XML 1.0.
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def _suite(
    root: ElementTree.Element, report: Report, feature: str, results: list[ScenarioResult]
) -> tuple[int, int, int, int]:
    name = feature.removesuffix(".feature")
    suite = ElementTree.SubElement(root, "testsuite", name=clean(name))
    properties = ElementTree.SubElement(suite, "properties")
    for key, value in _properties(report).items():
        ElementTree.SubElement(properties, "property", name=key, value=clean(value))
    kinds = [_case(suite, report, name, result) for result in results]
    counted = len(kinds), kinds.count("failure"), kinds.count("error"), kinds.count("skipped")
    for key, count in zip(("tests", "failures", "errors", "skipped"), counted, strict=True):
        suite.set(key, str(count))
    suite.set("time", "0")
    return counted


def _properties(report: Report) -> dict[str, str]:
    certificate = report.certificate
    return {
        "engine": report.engine,
        "game": certificate.game,
        "rules": certificate.rules,
        "suite": certificate.suite.version,
        "suite digest": certificate.suite.digest,
    }


def _case(suite: ElementTree.Element, report: Report, name: str, result: ScenarioResult) -> str:
    case = ElementTree.SubElement(
        suite,
        "testcase",
        name=clean(f"{result.title} [{result.id}]"),
        classname=clean(name.replace(".", "_").replace("/", ".")),
        file=clean(f"features/{result.feature}"),
        time="0",
    )
    kind, message, text = _outcome(report, result)
    if kind:
        outcome = ElementTree.SubElement(case, kind, message=clean(message, 500))
        if kind != "skipped":
            outcome.set("type", result.verdict)
        outcome.text = clean(text) or None
    return kind


def _outcome(report: Report, result: ScenarioResult) -> tuple[str, str, str]:
    if result.passed:
        return "", "", ""
    if expected := report.expected(result):
        return "skipped", f"expected to be {result.verdict}: {expected.reason}", ""
    if result.verdict == "unsupported":
        return "skipped", f"unsupported: {result.message}", ""
    kind = "failure" if result.verdict == "fail" else "error"
    text = f"{result.message}\nfeatures/{result.feature}:{result.line}\nagain: {report.again(result)}"
    return kind, result.message.partition("\n")[0], text
