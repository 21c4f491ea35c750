"""Positions of games played half at random, and what the rules foresee in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from tests.games.schisma.catalogue import CATALOGUE
from tolerance_game.core import Decision
from tolerance_game.core.game import CHANCE
from tolerance_game.games import schisma
from tolerance_game.games.schisma.foresight.lines import lines
from tolerance_game.games.schisma.foresight.supposition import turn_of
from tolerance_game.games.schisma.players.levels import Ahead, level
from tolerance_game.games.schisma.rules.moves import Draw, Move
from tolerance_game.games.schisma.rules.ruleset import Options, Rulings
from tolerance_game.games.schisma.rules.state import ACTING, State

Decide = Callable[[State], Move]

MODES = ("base", "random")


def decision_of(name: str, state: State, budget: int = 0, seed: int = 1) -> Decision:
    """What a level decides here."""
    player, view = level(name), schisma.view(state, state.seat)
    assert isinstance(player, Ahead)
    return player.decide(view, schisma.legal_moves(state), Random(seed), budget=budget)


def states(seed: int, rulings: Rulings | None = None, sense: float = 0.5) -> Iterator[State]:
    """Every state in which a seat has to act, of game after game; so many moves are sensible."""
    rng = Random(seed)
    while True:
        state = schisma.start(Options(CATALOGUE, rulings or Rulings(), rng.choice(MODES)))
        while (seat := schisma.to_act(state)) is not None:
            if seat == CHANCE:
                move = schisma.chance_move(state, rng)
            else:
                yield state
                if rng.random() < sense:
                    move = decision_of("fair", state).move
                else:
                    move = rng.choice(schisma.legal_moves(state))
            state, _events = schisma.apply(state, move)


def can_win(state: State, seat: int) -> bool:
    """Whether the seat, which has the turn, can win in it, whoever is drawn (S4)."""
    return any(
        line.state.outcome is not None and line.state.outcome.winners == (seat,)
        for line in lines(state)
    )


def can_be_saved(state: State) -> bool:
    """Whether the turn that begins can be played, without a draw, so that the opponent cannot win
    in the next one."""
    known: set[object] = set()
    for line in lines(state):
        after = line.state
        if not line.whole or line.drawn or after.outcome is not None:
            continue
        table = (after.display, after.congregations)
        if table not in known:
            known.add(table)
            if not can_win(after, 1 - state.seat):
                return True
    return False


def in_danger(seed: int) -> Iterator[State]:
    """The states in which a turn begins after which the opponent would win if nothing were done,
    and which can be saved but not won."""
    for state in states(seed):
        if state.phase == ACTING and not state.used:
            other = 1 - state.seat
            threatens = can_win(turn_of(state, other), other)
            if threatens and not can_win(state, state.seat) and can_be_saved(state):
                yield state


def to_win(seed: int) -> Iterator[State]:
    """The states in which the turn under way can be won, whoever is drawn."""
    return (state for state in states(seed) if can_win(state, state.seat))


def is_won(state: State, decide: Decide) -> bool:
    """Whether the turn under way ends with a win, whoever is drawn in it."""
    return _always(state, decide, state, won=True)


def is_lost(state: State, decide: Decide) -> bool:
    """Whether after the turn under way the opponent can win, whoever is drawn in it."""
    return _always(state, decide, state, won=False)


def _always(state: State, decide: Decide, began: State, *, won: bool) -> bool:
    if state.outcome is not None:
        return state.outcome.winners == (began.seat if won else 1 - began.seat,)
    if schisma.to_act(state) == CHANCE:
        return all(
            _always(schisma.apply(state, Draw(state.due[0].column, one))[0], decide, began, won=won)
            for one in set(state.pile)
        )
    if state.turn != began.turn:
        return not won and can_win(state, state.seat)
    return _always(schisma.apply(state, decide(state))[0], decide, began, won=won)
