"""Messages in words: what an address means, for people who read what a game or a scenario did."""

from __future__ import annotations

from .messages import EffectAddress, Labelled, Made, Placed, Pool, Subject


def tell_subject(subject: Subject | None) -> str:
    """A card or effect in words."""
    match subject:
        case None:
            return "nothing"
        case Labelled(label=label):
            return label
        case Placed(player=player, area=area, index=index):
            return f"card {index + 1} of {player}'s {area}"
        case Made(maker=maker, ordinal=ordinal):
            return f"card {ordinal} made by {maker}"
        case Pool(player=player, area=area, count=count):
            return f"{count} of {player}'s {area}"
        case EffectAddress(card=card, ability=ability):
            return f"effect {ability} of {tell_subject(card)}"


def tell_subjects(subjects: tuple[Subject, ...]) -> str:
    """Cards or effects one after the other."""
    return ", ".join(tell_subject(each) for each in subjects) or "nothing"
