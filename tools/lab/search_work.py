"""The search of Tolerance as work that is measured: its playouts, counted one by one."""

from __future__ import annotations

from random import Random
from typing import Any

from tolerance_game.games.tolerance.engine import flat
from tolerance_game.games.tolerance.players.levels import BUDGETS, Ahead, level
from tolerance_game.games.tolerance.rules.moves import Play
from tolerance_game.match.match import Table

from .engine_bench import Missing, Work
from .engine_modules import is_compiled
from .open_spiel_work import STAGES


def search(table: Table, name: str) -> Work:
    """Decisions of a level after as many plays as OpenSpiel decides after: playouts."""
    if not is_compiled(flat):
        raise Missing("it is not compiled")
    player = level(name)
    assert isinstance(player, Ahead)
    views = [_view(table, plays) for plays in STAGES]
    done = 0

    def count() -> bool:
        # It is asked before each playout.
        nonlocal done
        done += 1
        return False

    def think() -> int:
        nonlocal done
        done = 0
        for view in views:
            player.decide(view, view.moves, Random(1), budget=BUDGETS[name], should_stop=count)
        return done

    return think


def _view(table: Table, plays: int) -> Any:
    """What the next seat sees in a random game once so many cards are played, with a choice."""
    game, rng = table.game, Random(plays)
    state, made = game.start(table.options), 0
    while True:
        seat = game.to_act(state)
        moves = game.legal_moves(state)
        if made >= plays and len(moves) > 1 and isinstance(moves[0], Play):
            assert seat is not None
            return game.view(state, seat)
        move = rng.choice(moves) if moves else game.chance_move(state, rng)
        made += isinstance(move, Play)
        state, _events = game.apply(state, move)
