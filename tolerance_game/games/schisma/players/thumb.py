"""Rules of thumb for Schisma: win if possible, do not hand over the win, else pull persons near.

The player examines each action, the best rest of its turn, and the opponent's turn after it.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tolerance_game.core import Decision, Reason
from tolerance_game.games.schisma.rules.moves import Move
from tolerance_game.games.schisma.rules.protocol import apply, legal_moves, to_act
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.games.schisma.rules.view import View, state_of

WON: Final = 1000.0
JOINED: Final = 12.0
"""A person in a congregation, measured in lands of the track."""
CANDIDATES: Final = 6
"""How many of the best-looking actions are examined closely."""


class ThumbPlayer:
    """A sensible beginner of Schisma."""

    def decide(self, view: View, moves: tuple[Move, ...], rng: Random) -> Decision:
        """The action after which the table looks best, wins and losses first."""
        if len(moves) == 1:
            return Decision(moves[0], Reason("player.only_move"))
        seat = view.viewer
        ranked = _ranked(state_of(view), moves, seat, rng)
        if ranked[0][0] >= WON:
            return Decision(ranked[0][2], Reason("player.wins"))
        closely = [(_outlook(after, seat), move) for _looks, _chance, move, after in ranked]
        top = max(outlook for outlook, _move in closely)
        move = next(move for outlook, move in closely if outlook == top)
        if top <= -WON:
            return Decision(move, Reason("player.looks_lost"))
        stops = any(outlook <= -WON for outlook, _move in closely)
        return Decision(move, Reason("player.avoids" if stops else "player.looks_best"))


def _ranked(
    state: State, moves: tuple[Move, ...], seat: int, rng: Random | None = None
) -> list[tuple[float, float, Move, State]]:
    """The best-looking moves with the states after them, the best first."""
    entries = []
    for number, move in enumerate(moves):
        after, _events = apply(state, move)
        chance = rng.random() if rng else float(-number)
        entries.append((_looks(after, seat), chance, move, after))
    entries.sort(key=lambda entry: entry[:2], reverse=True)
    return entries[:CANDIDATES]


def _looks(state: State, seat: int) -> float:
    """How the table looks to a seat: the congregations, and how near the other persons are."""
    if state.outcome is not None:
        if not state.outcome.winners:
            return 0.0
        return WON if state.outcome.winners == (seat,) else -WON
    own, other = state.congregations[seat], state.congregations[1 - seat]
    looks = JOINED * (len(own) - len(other))
    for standing in state.display:
        if standing is not None:
            towards_rome = standing.land - 2
            looks += towards_rome if seat == 1 else -towards_rome
    return looks


def _outlook(state: State, seat: int) -> float:
    """The best result of this turn, or the worst that the opponent's next turn can do."""
    acting = to_act(state)
    if acting == seat:
        return _best_of_turn(state, seat)
    if acting == 1 - seat:
        return -_best_of_turn(state, 1 - seat)
    # A person is drawn first, and it may be any.
    return _looks(state, seat)


def _best_of_turn(state: State, seat: int) -> float:
    """How well the table can look to a seat at the end of its turn."""
    ranked = _ranked(state, legal_moves(state), seat)
    if ranked[0][0] >= WON:
        return WON
    return max(
        _best_of_turn(after, seat) if to_act(after) == seat else looks
        for looks, _chance, _move, after in ranked
    )
