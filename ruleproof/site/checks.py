"""What must not be missing: each fault is one sentence, and the build fails on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ruleproof.certify.lint import lint
from ruleproof.rulebook.model import Column, Game, nearest
from ruleproof.suite import SABOTEURS

from .facts import EditionFacts, Facts, GameFacts, RuleFacts, Status


def faults(facts: Facts) -> Iterator[str]:
    """Every fault of all games."""
    for run in facts.stray:
        yield (
            f"The certificate of {run.engine.name} is of {run.game} {run.rules}, which is no edition here. "
            "Take it out of the folder, or add the edition."
        )
    for game in facts.games.values():
        yield from _unknown_citations(facts, game)
        for edition in game.game.complete:
            yield from _missing_links(game.editions[edition])


def _unknown_citations(facts: Facts, game: GameFacts) -> Iterator[str]:
    """Scenarios, functions and saboteurs that name a rule which is not there."""
    for finding in lint([each.text for each in game.scenarios.values()], game.game):
        yield f"features/{finding}"
    for source in facts.sources.values():
        if source.path.split("/")[:2] == ["reference", game.game.id]:
            for function in source.functions:
                for number in function.rules:
                    yield from _unknown(game.game, number, f"{source.path}:{function.first}, {function.name}")
    for saboteur in game.evidence.saboteurs:
        place = f"{SABOTEURS.rpartition('.')[2]}/{game.game.id}, {saboteur.saboteur}"
        yield from _unknown(game.game, saboteur.rule, place)


def _unknown(game: Game, number: str, where: str) -> Iterator[str]:
    rules = game.rulebook(game.citing_edition).rules
    if number not in rules:
        hint = ", ".join(nearest(number, rules)) or "none"
        yield (
            f"{where}: cites rule {number}, which edition {game.citing_edition} of {game.id} does not have. "
            f"The nearest are {hint}."
        )


def _missing_links(edition: EditionFacts) -> Iterator[str]:
    """The rules of a complete edition that lack a link in one of the columns declared complete."""
    for number, each in edition.rules.items():
        for column in edition.game.columns:
            if each.rule.needs_scenarios and not LINKED[column](each):
                yield (
                    f"rules_text/{edition.game.id}/game.toml declares edition {edition.edition} complete in "
                    f"{column}, but rule {number} has {MISSING[column]}."
                )


def has_code(each: RuleFacts) -> bool:
    """Whether a function cites the rule; what is via others, those others carry out."""
    return bool(each.functions or each.rule.via)


def has_scenarios(each: RuleFacts) -> bool:
    """Whether scenarios of the rule, or of those that it is via, were played and passed."""
    return each.status in (Status.PROVEN, Status.COVERED)


def has_saboteur(each: RuleFacts) -> bool:
    """Whether scenarios of the rule, or of those that it is via, kill its saboteurs."""
    return each.status is Status.PROVEN


LINKED: dict[Column, Callable[[RuleFacts], bool]] = {
    Column.SCENARIOS: has_scenarios,
    Column.CODE: has_code,
    Column.SABOTEUR: has_saboteur,
}
MISSING = {
    Column.SCENARIOS: "no scenario that was played and passed",
    Column.CODE: "no function of the reference that cites it",
    Column.SABOTEUR: "no saboteur that its scenarios kill",
}
