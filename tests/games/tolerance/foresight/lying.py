"""Cards that lie in a trick, for scenarios of what they would do."""

from __future__ import annotations

from tests.games.tolerance.scenarios import Table, played
from tolerance_game.core.events import Seat
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.state import Played, State, Trick
from tolerance_game.games.tolerance.rules.view import View


def lying(game: Table, cards: str, players: int, lead: Seat = 0) -> State:
    """These cards lie in a trick, in the order played; the next seat is to act."""
    state = game.set_up(players, lead)
    plays = tuple(
        Played((lead + step) % players, play.card, play.declared)
        for step, play in enumerate(played(cards))
    )
    first = plays[0]
    suit = first.declared or state.options.cards[first.card].suit
    return state._replace(trick=Trick(suit, plays), to_act=(lead + len(plays)) % players)


def seen(game: Table, cards: str, players: int, lead: Seat = 0) -> View:
    """What the seat that is to act sees of it."""
    state = lying(game, cards, players, lead)
    assert state.to_act is not None
    return tolerance.view(state, state.to_act)
