"""Chapter 2, Card Information: what is printed on a card, and which card has which fields."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from ..kernel.cards import Definition
from ..kernel.rules import rule
from .editions import Edition
from .language import tree
from .language.reading import CardTextError, read_card_text, whole_text
from .language.tree import Ability, Keyword, Kind, Stat, Timing

Printed = int | str | tuple[str, ...]
"""The value of a printed field."""


class Category(Enum):
    """The five card categories (2-2-2)."""

    LEADER = "Leader"
    CHARACTER = "Character"
    EVENT = "Event"
    STAGE = "Stage"
    DON = "DON!!"


COLORS = ("red", "green", "blue", "purple", "black", "yellow")
"""2-3-3."""

COSMETIC = frozenset({"copyright", "rarity", "block", "illustration", "illustrator"})
"""Fields that never touch the game (2-12-1, 2-13-1, 2-15-1, 2-16-1, 2-17-1)."""


class BadDefinition(ValueError):
    """A card that cannot exist: the message names the card, the field and what would be right."""


class UnreadableText(BadDefinition):
    """Card text that the interpreter cannot read, or not carry out yet."""


@dataclass(frozen=True, slots=True)
class SortedAbilities:
    """The effects of a card by what they are, so that nothing has to be searched during play."""

    by_timing: Mapping[Timing, tuple[Ability, ...]]
    permanents: tuple[Ability, ...]
    hand_permanents: tuple[Ability, ...]
    reactions: tuple[Ability, ...]
    replacements: tuple[Ability, ...]
    names: tuple[str, ...]
    types: tuple[str, ...]
    attributes: tuple[str, ...]


@rule("8-1-3", "8-1-3-1-1", "8-1-3-2-1", "8-1-3-3-1", "8-1-3-4")
def sort_abilities(abilities: tuple[Ability, ...]) -> SortedAbilities:
    """Tell auto, activate, permanent and replacement effects apart."""
    permanents = tuple(each for each in abilities if each.kind in (Kind.PERMANENT, Kind.RULES))
    steps = [step for each in abilities for step in each.steps]
    return SortedAbilities(
        by_timing={
            timing: tuple(each for each in abilities if timing in each.timings)
            for timing in Timing
            if any(timing in each.timings for each in abilities)
        },
        permanents=permanents,
        hand_permanents=tuple(each for each in permanents if _speaks_of_hand(each.steps)),
        reactions=tuple(each for each in abilities if each.event is not None),
        replacements=tuple(each for each in abilities if each.kind is Kind.REPLACEMENT),
        names=tuple(name for step in steps if isinstance(step, tree.AlsoNamed) for name in step.names),
        types=tuple(step.type for step in steps if isinstance(step, tree.AlsoOfType)),
        attributes=tuple(step.attribute for step in steps if isinstance(step, tree.AlsoOfAttribute)),
    )


def _speaks_of_hand(steps: tuple[tree.Step, ...]) -> bool:
    """True if a permanent effect is about its own card in the hand."""
    for step in steps:
        if isinstance(step, tree.If) and _speaks_of_hand(step.steps):
            return True
        if isinstance(step, tree.Modify) and isinstance(step.cards, tree.All):
            for selector in step.cards.among:
                if tree.Place.HAND in selector.places and tree.IsThis() in selector.filters:
                    return True
    return False


@dataclass(frozen=True, slots=True)
class CardDefinition(Definition):
    """A printed card."""

    category: Category
    colors: tuple[str, ...]
    types: tuple[str, ...]
    attributes: tuple[str, ...]
    cost: int
    power: int
    life: int
    counter: int
    number: str
    cosmetic: Mapping[str, Printed]
    """What is printed too and never touches the game."""
    keywords: frozenset[Keyword]
    text: str
    abilities: tuple[Ability, ...]
    sorted_abilities: SortedAbilities

    @property
    def names(self) -> tuple[str, ...]:
        """The name and those that the text gives the card (2-1-3)."""
        return (self.name, *self.sorted_abilities.names)

    @property
    def has_trigger(self) -> bool:
        """True for a card with a [Trigger] effect."""
        return Timing.TRIGGER in self.sorted_abilities.by_timing

    @property
    def permanents(self) -> tuple[Ability, ...]:
        """The permanent effects, those that change the rules included (8-1-3-3)."""
        return self.sorted_abilities.permanents

    @property
    def hand_permanents(self) -> tuple[Ability, ...]:
        """The permanent effects that speak of the card while it is in the hand."""
        return self.sorted_abilities.hand_permanents

    @property
    def reactions(self) -> tuple[Ability, ...]:
        """The auto effects that wait for an event (8-1-3-1)."""
        return self.sorted_abilities.reactions

    @property
    def replacements(self) -> tuple[Ability, ...]:
        """The replacement effects (8-1-3-4)."""
        return self.sorted_abilities.replacements

    def abilities_at(self, timing: Timing) -> tuple[Ability, ...]:
        """The effects with this timing, in the order of the text."""
        return self.sorted_abilities.by_timing.get(timing, ())

    def has_stat(self, stat: Stat) -> bool:
        """True if cards of this category have such a number (2-6-2, 2-7-5, 2-10-2)."""
        return self.category in _STATS[stat]


DON = CardDefinition(
    "DON!!", Category.DON, (), (), (), 0, 0, 0, 0, "DON!!", {}, frozenset(), "", (), sort_abilities(())
)
"""The DON!! card."""

_HAS: Mapping[str, tuple[str, frozenset[Category], int]] = {
    "power": ("2-6-2", frozenset({Category.LEADER, Category.CHARACTER}), 5000),
    "cost": ("2-7-5", frozenset({Category.CHARACTER, Category.EVENT, Category.STAGE}), 1),
    "life": ("2-9-3", frozenset({Category.LEADER}), 5),
    "counter": ("2-10-2", frozenset({Category.CHARACTER}), 0),
}
"""Which categories have a number, by which rule, and its value where any value will do."""

_STATS = {
    Stat.POWER: _HAS["power"][1],
    Stat.BASE_POWER: _HAS["power"][1],
    Stat.COST: _HAS["cost"][1],
    Stat.BASE_COST: _HAS["cost"][1],
    Stat.COUNTER: _HAS["counter"][1],
}


def define(name: str, fields: Mapping[str, Printed], text: str, edition: Edition) -> CardDefinition:
    """The definition of a card from its printed fields; a field that is absent may have any value.

    The field `name` is the printed name, where cards that are told apart have the same.
    """
    known = {"category", "colors", "types", "attributes", "number", "keywords", "trigger", "text", "name"}
    for field in fields:
        if field not in known and field not in _HAS and field not in COSMETIC:
            right = ", ".join(sorted(known | set(_HAS) | COSMETIC))
            raise BadDefinition(f"Card {name!r}: there is no field {field!r}; fields are {right}.")
    category = _category(name, fields)
    keywords, whole, abilities = _text(name, fields, text)
    return CardDefinition(
        name=str(fields.get("name", name)),
        category=category,
        colors=_colors(name, fields),
        types=_words(name, "types", fields),
        attributes=_attributes(name, fields, category, edition),
        cost=_number(name, "cost", fields, category),
        power=_number(name, "power", fields, category),
        life=_number(name, "life", fields, category),
        counter=_number(name, "counter", fields, category),
        number=str(fields.get("number", name)),
        cosmetic=_cosmetic(fields),
        keywords=keywords,
        text=whole,
        abilities=abilities,
        sorted_abilities=sort_abilities(abilities),
    )


@rule("2-12-1", "2-13-1", "2-15-1", "2-16-1", "2-17-1")
def _cosmetic(fields: Mapping[str, Printed]) -> dict[str, Printed]:
    """What is printed on a card and read by no rule."""
    return {field: value for field, value in fields.items() if field in COSMETIC}


@rule("2-2-1", "2-2-2")
def _category(name: str, fields: Mapping[str, Printed]) -> Category:
    """One of the five categories."""
    word = fields.get("category", Category.CHARACTER.value)
    try:
        return Category(word)
    except ValueError:
        words = ", ".join(category.value for category in Category)
        raise BadDefinition(f"Card {name!r}: category {word!r} is none of {words} (2-2-2).") from None


@rule("2-6-2", "2-7-5", "2-9-3", "2-10-2")
def _number(name: str, field: str, fields: Mapping[str, Printed], category: Category) -> int:
    """A printed number, which only some categories have."""
    number, categories, default = _HAS[field]
    if field not in fields:
        return default if category in categories else 0
    value = fields[field]
    if category not in categories:
        raise BadDefinition(f"Card {name!r}: a {category.value} card has no {field} ({number}).")
    if not isinstance(value, int) or isinstance(value, bool) or (value < 0 and field != "power"):
        raise BadDefinition(f"Card {name!r}: {field} must be a whole number from 0 on, not {value!r}.")
    return value


def _words(name: str, field: str, fields: Mapping[str, Printed]) -> tuple[str, ...]:
    """A printed list of words; one word may stand alone."""
    value = fields.get(field, ())
    if isinstance(value, int):
        raise BadDefinition(f"Card {name!r}: {field} must be words, not {value!r}.")
    return (value,) if isinstance(value, str) else tuple(value)


def _among(
    name: str, field: str, fields: Mapping[str, Printed], known: tuple[str, ...], number: str
) -> tuple[str, ...]:
    """Printed words that come from a closed list."""
    words = _words(name, field, fields)
    for word in words:
        if word not in known:
            raise BadDefinition(f"Card {name!r}: {word!r} is none of {', '.join(known)} ({number}).")
    return words


@rule("2-3-2", "2-3-3")
def _colors(name: str, fields: Mapping[str, Printed]) -> tuple[str, ...]:
    """The colours, of which there are six."""
    return _among(name, "colors", fields, COLORS, "2-3-3")


@rule("2-5-2", "2-5-5")
def _attributes(
    name: str, fields: Mapping[str, Printed], category: Category, edition: Edition
) -> tuple[str, ...]:
    """The attributes, which only Leader and Character cards have."""
    words = _among(name, "attributes", fields, tuple(sorted(edition.attributes)), "2-5-2")
    if words and category not in (Category.LEADER, Category.CHARACTER):
        raise BadDefinition(f"Card {name!r}: a {category.value} card has no attributes (2-5-5).")
    return words


@rule("2-8-1", "2-8-3", "2-8-4-1", "2-11-2", "4-1-1")
def _text(
    name: str, fields: Mapping[str, Printed], text: str
) -> tuple[frozenset[Keyword], str, tuple[Ability, ...]]:
    """The keyword effects, the whole text and its effects; [Trigger] is part of the text."""
    keywords = "\n".join(f"[{word}]" for word in _words(name, "keywords", fields) if f"[{word}]" not in text)
    parts = (text or str(fields.get("text", "")), keywords)
    whole = whole_text("\n".join(part for part in parts if part), str(fields.get("trigger", "")))
    try:
        read = read_card_text(whole)
    except CardTextError as error:
        raise UnreadableText(f"Card {name!r}: {error}.") from None
    return read.keywords, whole, read.abilities
