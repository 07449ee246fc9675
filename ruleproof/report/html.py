"""The HTML page: one file that asks nothing of any other, with the rules as a heat map and failures drawn."""

from __future__ import annotations

import base64
import hashlib
from functools import lru_cache
from importlib import resources
from urllib.parse import urlsplit

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from ruleproof.certify.certificate import ScenarioResult
from ruleproof.certify.cleaning import clean
from ruleproof.certify.comparing import Comparison
from ruleproof.rulebook.loading import load_game

from .content import ORDER, Report, earnings, is_failing, next_steps, verdict_line
from .drawing import draw
from .words import position_in_words

SIGNS = {
    "needs review": "?",
    "fail": "×",
    "error": "!",
    "unsupported": "–",
    "pass": "✓",
    "not tested": "",
    "untestable": "∅",
}
"""What stands beside every color, for whoever cannot tell colors apart."""


@lru_cache(maxsize=1)
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("ruleproof.report", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["clean"] = clean
    environment.filters["safe_link"] = safe_link
    environment.tests["failing_in"] = is_failing
    return environment


def safe_link(url: str) -> str:
    """The address if it is one of the web, else nothing: a page runs nothing that an engine names."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    return url if parts.scheme in ("http", "https") and parts.netloc else ""


def html(report: Report) -> str:
    """The page of one certificate."""
    counted = [line.status for chapter in report.chapters for line in chapter.rules]
    return _render(
        "page.html",
        report=report,
        certificate=report.certificate,
        outcome=verdict_line(report),
        earned=earnings(report.certificate),
        next_steps=next_steps(report.certificate),
        statuses=[
            (status, counted.count(status)) for status in ORDER if status != "heading" and status in counted
        ],
        pictures={result.id: _pictures(report, result) for result in report.certificate.scenarios},
    )


def comparison_html(comparison: Comparison) -> str:
    """The page of a comparison."""
    return _render("compare.html", comparison=comparison, game=load_game(comparison.game))


def _render(template: str, **values: object) -> str:
    script, style = _part("page.js"), _part("page.css")
    page = _environment().get_template(template)
    return page.render(
        script=Markup(script), style=Markup(style), policy=_policy(script), signs=SIGNS, **values
    )


def _part(name: str) -> str:
    return (resources.files(__package__) / "templates" / name).read_text(encoding="utf-8")


def _policy(script: str) -> str:
    """No request leaves the page, and no script runs but ours."""
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    return (
        f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'; base-uri 'none'; "
        "form-action 'none'"
    )


def _pictures(report: Report, result: ScenarioResult) -> list[tuple[str, Markup, list[tuple[str, str]]]]:
    """The positions of a failure: their title, the drawing, and the same in words."""
    found = []
    if result.before is not None:
        drawn = draw(result.before, report.game, after=result.after)
        found.append(("Before", drawn, position_in_words(result.before)))
    if result.after is not None:
        title = "After" if result.before is not None else "Where it stopped"
        drawn = draw(result.after, report.game, result.before)
        found.append((title, drawn, position_in_words(result.after)))
    return found
