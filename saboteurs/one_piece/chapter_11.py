"""Chapter 11: what breaks in loops, revealing and looking."""

from __future__ import annotations

from ...reference.kernel.areas import EVERYBODY
from ...reference.kernel.decisions import Procedure, Refusal
from ...reference.kernel.driver import GameEnds, Outcome, Result
from ...reference.one_piece.game import OnePiece
from ...reference.one_piece.language import tree
from ...reference.one_piece.loops import Signature
from ...reference.one_piece.state import Act, Card, Resolving, Side
from ..registry import saboteur


@saboteur("11-1-1-1")
class LoopDefeatsTheTurnPlayer(OnePiece):
    """The turn player loses by a loop that nobody can stop."""

    def settle_loop(self, signature: Signature, agreed: list[Side]) -> Procedure[None]:
        if not agreed:
            raise GameEnds(Result(Outcome.WON, self.turn_side.opponent, "11-1-1-1"))
        yield from super().settle_loop(signature, agreed)


@saboteur("11-1-1-2")
class OneRoundTooMany(OnePiece):
    """A loop is carried out once more than the player who can stop it has said."""

    def settle_loop(self, signature: Signature, agreed: list[Side]) -> Procedure[None]:
        yield from super().settle_loop(signature, agreed)
        if self.loop is not None and len(self.loop.players) == 1:
            self.loop.left += 1


@saboteur("11-1-1-3")
class TheWrongPlayerStops(OnePiece):
    """A loop that both can stop is stopped by the player who named more rounds."""

    def settle_loop(self, signature: Signature, agreed: list[Side]) -> Procedure[None]:
        yield from super().settle_loop(signature, agreed)
        if self.loop is not None and len(self.loop.players) == 2:
            self.loop.stopper = self.loop.stopper.opponent


@saboteur("11-2-1")
class MovedUnseen(OnePiece):
    """A named card goes from one secret area to another without being shown."""

    def must_reveal(self, cards: tree.Cards, to: tree.To) -> bool:
        return False


@saboteur("11-2-2")
class RevealedForGood(OnePiece):
    """A card that an effect has revealed stays so."""

    def stop_showing(self, resolving: Resolving) -> None:
        resolving.revealed = []
        super().stop_showing(resolving)


@saboteur("11-3-1")
class BothPlayersLook(OnePiece):
    """Cards that one player looks at are seen by both."""

    def viewers_of(self, card: Card) -> int:
        return EVERYBODY if any(each is card for each, _ in self.looked_at) else super().viewers_of(card)


@saboteur("11-3-2")
class LookedAtCardsAreTakenOut(OnePiece):
    """Cards that are looked at leave their area meanwhile."""

    def look(self, step: tree.LookAt | tree.Reveal | tree.Choose, resolving: Resolving) -> Procedure[bool]:
        looked = yield from super().look(step, resolving)
        if isinstance(step, tree.LookAt):
            for card in resolving.these:
                self.lift(card)
        return looked


@saboteur("11-3-3")
class LookedAtCardsGoToTheBottom(OnePiece):
    """Cards of which the text says no more are placed at the bottom after the look."""

    def stop_showing(self, resolving: Resolving) -> None:
        for card in resolving.these:
            if card.area is not None and resolving.looked_at:
                self.move(card, card.area, bottom=True)
        super().stop_showing(resolving)


# --- Further halves of the same rules


@saboteur("11-1-1-1")
class SeriesAreLoops(OnePiece):
    """Effects that use up a deck count as a loop."""

    def signature(self) -> Signature:
        turn, _, *rest = super().signature()
        return turn, *rest


@saboteur("11-1-1-2")
class LoopsMayBeStartedAgain(OnePiece):
    """A loop that has been carried out as often as named is started again."""

    def refuse_repetition(self, act: Act) -> Refusal | None:
        return None


@saboteur("11-1-1-3")
class MoreRoundsCount(OnePiece):
    """Of two numbers of rounds more are carried out than the fewer."""

    def settle_loop(self, signature: Signature, agreed: list[Side]) -> Procedure[None]:
        yield from super().settle_loop(signature, agreed)
        if self.loop is not None and len(self.loop.players) == 2:
            self.loop.left += 1


@saboteur("11-2-1")
class EverythingIsRevealed(OnePiece):
    """A card that could be any card is revealed too."""

    def must_reveal(self, cards: tree.Cards, to: tree.To) -> bool:
        return True


@saboteur("11-1-1-2")
class StoppedLoopsAreOfferedAgain(OnePiece):
    """A player may go on with a loop that they have stopped."""

    def wants(self, side: Side, number: str, source: Card) -> Procedure[bool]:
        self.barred.clear()
        return (yield from super().wants(side, number, source))
