"""The HTML page in a real browser: search, filters, failures, pictures, keyboard, phone, dark, offline."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from wrong_engines import THREE_RULES

from ruleproof.certify.certificate import Certificate
from ruleproof.report.badge import badge_svg
from ruleproof.report.content import Report
from ruleproof.report.html import html, safe_link

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
needs_browser = pytest.mark.skipif(
    CHROMIUM is None, reason="there is no Chromium here; Debian's package is `chromium`"
)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        # A container's root has no sandbox to put a browser in; the page is our own file.
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield opened
        opened.close()


class Opened:
    """A page with everything that it said and asked for."""

    def __init__(self, browser: Any, path: Path, **options: Any) -> None:
        self.page = browser.new_page(**options)
        self.said: list[str] = []
        self.requests: list[str] = []
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.url = path.resolve().as_uri()
        self.page.goto(self.url)

    def visible(self, selector: str) -> list[str]:
        found: list[str] = self.page.locator(selector).evaluate_all(
            "found => found.filter(e => e.checkVisibility()).map(e => e.id)"
        )
        return found


@pytest.fixture(scope="module")
def page_file(broken: Certificate, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("page") / "report.html"
    path.write_text(html(Report(broken)), encoding="utf-8")
    return path


@pytest.fixture
def opened(browser: Any, page_file: Path) -> Iterator[Opened]:
    shown = Opened(browser, page_file, viewport={"width": 1100, "height": 800})
    yield shown
    # Whatever a test did: nothing was asked for but the file, and nothing went wrong.
    assert shown.said == []
    assert set(shown.requests) == {shown.url}
    shown.page.close()


@needs_browser
def test_it_names_the_broken_rules_and_no_others(opened: Opened, broken: Certificate) -> None:
    links = opened.page.locator(".broken a").all_text_contents()
    assert sorted(links) == sorted(THREE_RULES)
    red = opened.page.locator(".cell.s-fail").evaluate_all("cells => cells.map(c => c.dataset.rule)")
    assert sorted(red) == sorted(THREE_RULES)
    assert opened.page.locator("details.failure").count() == broken.summary["fail"]
    assert "Not certified" in opened.page.locator(".outcome").inner_text()


@needs_browser
def test_the_map_has_every_rule_of_the_edition(opened: Opened, broken: Certificate) -> None:
    rules = [rule for rule in broken.rules_status if rule.status != "heading"]
    assert opened.page.locator(".cell").count() == len(rules) == opened.page.locator("details.rule").count()


@needs_browser
def test_search_narrows_rules_failures_and_map(opened: Opened) -> None:
    opened.page.fill("#search", "banish TRASHES")
    shown = opened.visible("details.rule")
    assert "rule-10-1-3-1" in shown
    assert len(shown) < 20
    assert "scenario-banish-trashes-the-life-card" in opened.visible("details.failure")
    assert not [each for each in opened.visible("details.failure") if "banish" not in each]
    assert opened.page.locator("#count").inner_text().startswith(f"{len(shown)} of ")
    assert opened.page.locator(".cell:not(.off)").count() == len(shown)
    opened.page.fill("#search", "nothing has these words")
    assert opened.visible("details.rule") == []
    opened.page.click("#reset")
    assert len(opened.visible("details.rule")) > 300


@needs_browser
@pytest.mark.parametrize("width", [390, 1100])
def test_what_can_be_expanded_shows_it_and_columns_are_straight(opened: Opened, width: int) -> None:
    opened.page.set_viewport_size({"width": width, "height": 800})
    markers = opened.page.locator("details.failure > summary, details.rule > summary").evaluate_all(
        "found => found.map(e => getComputedStyle(e, '::after').display)"
    )
    assert "none" not in markers
    edges = opened.page.locator("meter").evaluate_all(
        "found => found.map(e => Math.round(e.getBoundingClientRect().right))"
    )
    assert len(edges) == 3
    assert len(set(edges)) == 1
    if width > 600:
        numbers = opened.page.locator("details.rule .number").evaluate_all(
            "found => found.slice(0, 40).map(e => Math.round(e.getBoundingClientRect().left))"
        )
        assert len(set(numbers)) == 1


@needs_browser
def test_filters_by_status_and_chapter(opened: Opened) -> None:
    for status in ("pass", "not tested", "untestable"):
        box = opened.page.locator(f"input[value='{status}']")
        if box.count():
            box.uncheck(force=True)
    assert opened.visible("details.rule") == [f"rule-{number}" for number in THREE_RULES]
    opened.page.select_option("#chapter", "7")
    assert opened.visible("details.rule") == ["rule-7-1-1-2"]


@needs_browser
def test_a_failure_opens_with_its_step_marked_and_both_positions_drawn(opened: Opened) -> None:
    failure = opened.page.locator("#scenario-banish-trashes-the-life-card")
    assert not failure.locator("svg").first.is_visible()
    failure.locator("> summary").click()
    assert "Recruit is in P2's trash" in failure.locator(".step.failing").inner_text()
    assert failure.locator("[aria-current=step]").count() == 1
    assert "in P2's hand" in failure.locator(".seen").inner_text()
    pictures = failure.locator("svg.table")
    assert pictures.count() == 2
    for picture in pictures.all():
        box = picture.bounding_box()
        assert box["width"] > 300
        assert box["height"] > 300
        assert picture.get_attribute("role") == "img"
    # Before, Exile stands; after, it lies on its side, outlined.
    before, after = (
        pictures.nth(index).locator("g", has_text="Exile").locator("rect").first for index in (0, 1)
    )
    assert before.bounding_box()["width"] < before.bounding_box()["height"]
    assert after.bounding_box()["width"] > after.bounding_box()["height"]


@needs_browser
def test_a_cell_leads_to_its_rule_even_if_filtered_away(opened: Opened) -> None:
    opened.page.fill("#search", "no such words at all")
    opened.page.evaluate("location.hash = 'rule-6-5-6-1'")
    opened.page.wait_for_selector("#rule-6-5-6-1[open]")
    assert opened.page.locator("#search").input_value() == ""
    assert opened.page.evaluate("document.activeElement.closest('details').id") == "rule-6-5-6-1"


@needs_browser
def test_everything_can_be_done_with_the_keyboard(opened: Opened) -> None:
    page = opened.page
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.id") == "search"
    page.keyboard.type("10-1-3-1")
    page.locator(".chapter[data-chapter='10'] .cell").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    third = page.locator(".chapter[data-chapter='10'] .cell").nth(2).get_attribute("data-rule")
    assert page.evaluate("document.activeElement.dataset.rule") == third
    page.keyboard.press("Enter")
    page.wait_for_selector(f"#rule-{third}[open]")
    # One stop for each chapter, not one for each rule.
    assert page.locator(".cell[tabindex='0']").count() == page.locator(".cells:has(.cell)").count()


@needs_browser
def test_every_control_has_a_name(opened: Opened) -> None:
    nameless = opened.page.evaluate(
        """() => [...document.querySelectorAll("a, button, input, select, summary, svg, meter")]
        .filter(e => !(e.getAttribute("aria-label") || e.textContent.trim() || (e.labels && e.labels.length)))
        .map(e => e.outerHTML)"""
    )
    assert nameless == []
    assert opened.page.evaluate("document.documentElement.lang") == "en"
    ids = opened.page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(ids) == len(set(ids))


CONTRAST = """() => {
  const light = (rgb) => {
    const [r, g, b] = rgb.match(/[\\d.]+/g).slice(0, 3).map(Number)
      .map(v => v / 255).map(v => v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b;
  };
  const ground = (e) => {
    for (; e; e = e.parentElement) {
      const color = getComputedStyle(e).backgroundColor;
      if (color.startsWith("rgb(")) return color;
    }
    return "rgb(255, 255, 255)";
  };
  return [...document.querySelectorAll("h1, h2, p, .chip, .pick span, summary .title, .tile, dd, dt, .step")]
    .filter(e => e.checkVisibility())
    .map(e => {
      const [a, b] = [light(getComputedStyle(e).color), light(ground(e))].sort((x, y) => y - x);
      return [(a + .05) / (b + .05), e.outerHTML.slice(0, 80)];
    })
    .filter(([ratio]) => ratio < 4.5);
}"""


@needs_browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_nothing_is_cut_off_and_text_can_be_read(
    browser: Any, page_file: Path, scheme: str
) -> None:
    shown = Opened(browser, page_file, viewport={"width": 320, "height": 640}, color_scheme=scheme)
    shown.page.locator("details.failure > summary").first.click()
    assert shown.page.evaluate("document.documentElement.scrollWidth") <= 320
    assert shown.page.evaluate(CONTRAST) == []
    ground = shown.page.evaluate("getComputedStyle(document.body).backgroundColor")
    is_dark = int(ground.split("(")[1].split(",")[0]) < 60
    assert is_dark == (scheme == "dark")
    assert shown.said == []
    shown.page.close()


@needs_browser
def test_the_badge_renders(browser: Any, sound: Certificate, tmp_path: Path) -> None:
    path = tmp_path / "badge.svg"
    path.write_text(badge_svg(Report(sound)), encoding="utf-8")
    shown = Opened(browser, path)
    box = shown.page.locator("svg").bounding_box()
    assert (box["height"], box["width"] > 150) == (20, True)
    widths = shown.page.locator("text").evaluate_all("texts => texts.map(t => t.getBBox().width)")
    assert all(40 < width < box["width"] for width in widths)
    assert shown.said == []


def test_only_addresses_of_the_web_become_links() -> None:
    assert safe_link("https://example.org/x") == "https://example.org/x"
    for wrong in (
        "javascript:alert(1)",
        "data:text/html,x",
        "//example.org",
        "https://",
        "http://[",
        "x",
        "",
    ):
        assert safe_link(wrong) == ""


def test_the_page_of_a_sound_engine_has_no_failures(sound: Certificate) -> None:
    text = html(Report(sound))
    assert "Certified for full" in text
    assert 'class="card failure"' not in text
    assert "Broken rules" not in text
