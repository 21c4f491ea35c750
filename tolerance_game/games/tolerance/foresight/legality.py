"""T3.1-3: why a card in the hand cannot be played now, and whether a Wild needs a suit."""

from __future__ import annotations

from tolerance_game.core import Reason
from tolerance_game.games.tolerance.rules.moves import Play
from tolerance_game.games.tolerance.rules.protocol import refusal
from tolerance_game.games.tolerance.rules.state import OVER
from tolerance_game.games.tolerance.rules.view import View

from .fate import any_suit_will_do
from .supposition import supposed_state


def why_not(view: View, card: str, declared: str | None = None) -> Reason | None:
    """Why this seat cannot play this card now; None when it can.

    For a Wild without a suit: why it cannot be played in any suit. The reasons are those a match
    refuses such a move with, in the same order.
    """
    if view.phase == OVER:
        return Reason("error.game_over")
    if view.to_act != view.seat or view.seat < 0:
        # The turn of chance is never seen, since a match lets it act at once.
        return Reason("match.not_your_turn", {"seat": -1 if view.to_act is None else view.to_act})
    # T3.3: any suit will do for a Wild, as long as it is one.
    plays = view.options.plays.get(card)
    play = Play(card, declared) if declared is not None else plays[0] if plays else Play(card)
    return refusal(supposed_state(view), play)


def suit_matters(view: View, card: str) -> bool:
    """T3.3-5: whether it makes a difference as what this seat declares a Wild it may play now.

    A suit decides nothing but who wins (T4.3). It is certain who does where the Wild ends the
    trick; if that is somebody else in each suit, nothing is left to choose.
    """
    is_last = len(view.trick.plays) + 1 == len(view.seats)
    return not (is_last and any_suit_will_do(view, card))
