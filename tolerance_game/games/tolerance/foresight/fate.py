"""T3.4-5: who takes the trick, where a card settles it whatever the others hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tolerance_game.games.tolerance.rules.cards import WILD
from tolerance_game.games.tolerance.rules.moves import Play
from tolerance_game.games.tolerance.rules.playing import winner_of
from tolerance_game.games.tolerance.rules.state import Played
from tolerance_game.games.tolerance.rules.view import View

TAKES: Final = "takes"
"""Nothing that another may still hold beats it."""
LEAVES: Final = "leaves"
"""It is of another suit, or beaten already."""
OPEN: Final = "open"
"""Others settle it."""


def fate_of(view: View, move: Play) -> str:
    """What becomes of the trick with this play of the seat whose turn it is."""
    own = Played(view.seat, move.card, move.declared)
    plays = (*view.trick.plays, own)
    suit = view.trick.suit or move.declared or view.options.cards[move.card].suit
    if winner_of(plays, suit, view.options) != own:
        return LEAVES
    if len(plays) == len(view.seats):
        return TAKES
    after = (view.seat + 1) % len(view.seats)
    for card in _unseen(view):
        declared = suit if view.options.cards[card].suit == WILD else ""
        if winner_of((*plays, Played(after, card, declared)), suit, view.options) != own:
            return OPEN
    return TAKES


def any_suit_will_do(view: View, card: str) -> bool:
    """T3.3-4, T4.3: whether a Wild in reply cannot take the trick, whatever it is declared as."""
    led = view.trick.suit
    return bool(led) and fate_of(view, Play(card, led)) == LEAVES


def _unseen(view: View) -> Iterator[str]:
    """The cards that another may hold, as far as this seat can tell from those it saw."""
    seen = {play.card for trick in (*view.tricks, view.trick) for play in trick.plays}
    seen.update(view.hand)
    dealt = (*view.options.ordinary, view.options.monarchs[view.reign])
    return (card for card in dealt if card not in seen)
