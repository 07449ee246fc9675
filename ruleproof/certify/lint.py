"""The lint of features: what every scenario must have, told with its place."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ruleproof.rulebook.model import Game
from ruleproof.suite import vocabulary

from .features import TITLE, ScenarioText, read_features
from .withdrawn import Withdrawn, read_withdrawn

TAGS = ("id", "rule", "reading", "twin", "edition", "observe", "interaction", "profile", "loop")
OBSERVATIONS = ("decisions", "events", "views")
REFUSED = "it is refused"
DECK_REFUSED = "deck is refused"
SECTION = re.compile(r"(\d+(?:-\d+)+)_")
"""How the name of a feature file begins: with the number of its section."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault of a feature: where it is, what it is and what would be right."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


def lint_features(game: Game, folder: Path | None = None) -> list[Finding]:
    """Every fault of a game's features, as they lie here or in another folder."""
    scenarios = read_features(game.id, folder)
    return lint(scenarios, game) + list(lint_withdrawn(scenarios, game.id, read_withdrawn(game.id, folder)))


def lint_withdrawn(
    scenarios: Sequence[ScenarioText], game_id: str, withdrawn: Mapping[str, Withdrawn]
) -> Iterator[Finding]:
    """A withdrawn scenario stays in its feature, for the reader, and no other one leans on it."""
    where = f"{game_id}/withdrawn.toml:1"
    ids = {text.id for text in scenarios}
    for entry in withdrawn.values():
        if entry.id not in ids:
            yield Finding(
                where, f"{entry.id!r} names no scenario. A withdrawn scenario stays in its feature."
            )
        if entry.replaced_by and entry.replaced_by not in ids - withdrawn.keys():
            yield Finding(where, f"{entry.id!r} is replaced by {entry.replaced_by!r}, which is not played.")
    for text in scenarios:
        if text.twin in withdrawn and text.id not in withdrawn:
            yield Finding(f"{text.feature}:{text.line}", f"the twin {text.twin!r} is withdrawn.")


def lint(scenarios: Sequence[ScenarioText], game: Game) -> list[Finding]:
    """Every fault of these scenarios, in their order."""
    ids = {text.id for text in scenarios}
    found = [
        Finding(f"{text.feature}:{text.line}", what)
        for text in scenarios
        for what in (*_title(text, game), *_tags(text, game, ids), *_steps(text), *_thens(text))
    ]
    return found + list(_doubles(scenarios))


def _title(text: ScenarioText, game: Game) -> Iterator[str]:
    match = TITLE.fullmatch(text.title)
    rules = game.rulebook(game.citing_edition).rules
    if match is None:
        yield f"the title {text.title!r} does not begin with a rule number and go on with the behaviour."
    elif match["number"] not in rules:
        yield f"the title names rule {match['number']}, which edition {game.citing_edition} does not have."
    elif section := SECTION.match(text.path.name):
        if not f"{match['number']}-".startswith(f"{section[1]}-"):
            yield f"the title names rule {match['number']}, but the file is that of section {section[1]}."


def _tags(text: ScenarioText, game: Game, ids: set[str]) -> Iterator[str]:
    rules = game.rulebook(game.citing_edition).rules
    for tag in text.tags:
        if tag.partition(":")[0] not in TAGS:
            yield f"the tag @{tag} is unknown. The tags are {', '.join('@' + each for each in TAGS)}."
    if len(text.tagged("id")) != 1:
        yield "a scenario needs exactly one @id:<slug>."
    for name, known in (
        ("rule", rules),
        ("twin", ids),
        ("edition", game.editions),
        ("observe", OBSERVATIONS),
        ("profile", game.profiles),
        ("reading", game.readings),
    ):
        for value in text.tagged(name):
            if value not in known:
                yield f"the tag @{name}:{value} names nothing that exists."
    if text.twin is not None and text.twin in text.tagged("id"):
        yield "a scenario cannot be its own twin."


def _steps(text: ScenarioText) -> Iterator[str]:
    fitting = vocabulary().fitting
    for step in text.steps:
        phrases = [phrase.text for phrase in fitting(step.type, step.text)]
        if not phrases:
            told = f"{step.type} {step.text!r}"
            yield f"line {step.line}: {told} is not in the vocabulary of features/README.md."
        elif len(phrases) > 1:
            both = " and ".join(repr(phrase) for phrase in phrases)
            yield f"line {step.line}: {step.type} {step.text!r} fits {both}: say it so that it fits one."


def _thens(text: ScenarioText) -> Iterator[str]:
    thens = [step.text for step in text.steps if step.type == "then"]
    if not thens:
        yield "the scenario has no Then, so it cannot fail."
    if not any(step.type == "when" for step in text.steps):
        yield "the scenario has no When: nothing happens in it."
    if any(then == REFUSED or then.endswith(DECK_REFUSED) for then in thens) and text.twin is None:
        yield "a refusal needs @twin:<id>, the legal neighbour that must be accepted."
    if any("tries to" in step.text for step in text.steps if step.type == "when") and not (
        {REFUSED, "it is accepted"} & set(thens)
    ):
        yield "what is tried must be told: `it is refused` or `it is accepted`."
    for name, words in (
        ("views", (" see ", " sees ", " counts ")),
        ("decisions", (" asked to ", " choose ")),
        ("events", (" saw:", " saw none of:")),
    ):
        if name not in text.tagged("observe") and any(word in then for then in thens for word in words):
            yield f"a Then observes {name}: the scenario needs @observe:{name}."


def _doubles(scenarios: Iterable[ScenarioText]) -> Iterator[Finding]:
    seen: dict[tuple[str, object], list[ScenarioText]] = defaultdict(list)
    for text in scenarios:
        for slug in text.tagged("id"):
            seen["the id", slug].append(text)
        seen["the title", (text.feature, text.title)].append(text)
        body = tuple((step.type, step.text, step.table) for step in text.steps)
        seen["the body", body].append(text)
    for (what, _), texts in seen.items():
        for text in texts[1:]:
            first = texts[0]
            yield Finding(
                f"{text.feature}:{text.line}", f"{what} is that of {first.feature}:{first.line} too."
            )
