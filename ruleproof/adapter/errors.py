"""What can go wrong between Ruleproof and an engine."""


class RuleproofError(Exception):
    """Wrong use: the message says what, where and what would be right. The command exits with code 2."""


class EngineUnavailable(RuleproofError):
    """The engine could not be found or started. The command exits with code 3."""


class Unsupported(Exception):
    """The engine says that it cannot do this; `what` says which part. Never a failure."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class MalformedMessage(Exception):
    """A message that cannot be understood: an unknown card, area, move or kind of answer."""


class EngineError(Exception):
    """The other side broke: it crashed, hung or answered nonsense."""


class EngineHung(EngineError):
    """The engine did not answer within its time limit."""


class EngineGivenUp(EngineError):
    """The engine broke too often and is not started again."""


def printable(text: str) -> str:
    """A text of an engine without anything that a terminal would obey: such characters are spelt out."""
    return "".join(
        each if each.isprintable() or each in "\n\t" else each.encode("unicode_escape").decode()
        for each in text
    )
