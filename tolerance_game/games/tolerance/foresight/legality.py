"""T3.1-3: why a card in the hand cannot be played now, in the words of the rules."""

from __future__ import annotations

from tolerance_game.core import Reason
from tolerance_game.games.tolerance.rules.moves import Play
from tolerance_game.games.tolerance.rules.protocol import refusal
from tolerance_game.games.tolerance.rules.state import OVER
from tolerance_game.games.tolerance.rules.view import View

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
