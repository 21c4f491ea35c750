"""The players of the game by their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from tolerance_game.core.errors import Reason
from tolerance_game.core.player import Decision, Player

from .rules import Bid, Move, View


class ThumbPlayer:
    """Bids its highest card for the best prize that is left, the second one for the next."""

    def decide(self, view: View, moves: tuple[Move, ...], _rng: Random) -> Decision:
        """The card whose place in the hand is that of the prize among those still to be won."""
        if len(moves) == 1:
            return Decision(moves[0], Reason("player.only_move"))
        points = {prize.id: prize.points for prize in view.options.prizes}
        better = sum(points[prize] > points[view.prize] for prize in view.left)
        bids = (move for move in moves if isinstance(move, Bid))
        highest_first = sorted(bids, key=lambda bid: bid.card, reverse=True)
        return Decision(highest_first[better], Reason("player.fits_prize"))


PLAYERS: Final[Mapping[str, Callable[[], Player]]] = {"thumb": ThumbPlayer}
TEMPERED: Final[Mapping[str, Callable[[], Player]]] = {}
CAST: Final[tuple[str, ...]] = ()
OFFERED: Final = ("random", "thumb")
USUAL: Final = "thumb"
ADVISER: Final = "thumb"
STAND_IN: Final = "thumb"
