"""Searchers for tests: fair ones, and one that sees all hands and roles."""

from __future__ import annotations

from random import Random

import pytest

from tolerance_game.core import Decision
from tolerance_game.core.events import Seat
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.engine import thinking
from tolerance_game.games.tolerance.engine.flat import SEATS
from tolerance_game.games.tolerance.engine.knowledge import NOTHING
from tolerance_game.games.tolerance.engine.playouts import THUMB_PLUS, Thumb
from tolerance_game.games.tolerance.engine.positions import Positions
from tolerance_game.games.tolerance.engine.search import Search
from tolerance_game.games.tolerance.engine.thinking import Thinker, Thought
from tolerance_game.games.tolerance.players.levels import Ahead, level
from tolerance_game.games.tolerance.rules.ruleset import HAND, Options
from tolerance_game.games.tolerance.rules.state import State
from tolerance_game.games.tolerance.rules.view import View


def thinker_of(options: Options) -> Thinker:
    """Who expects the improved rules of thumb of everybody."""
    positions = Positions(options)
    return Thinker(positions, Thumb(positions.figures, list(THUMB_PLUS), 102))


def decision_of(name: str, state: State, seat: Seat, budget: int = 0) -> Decision:
    """What a level decides here, with few playouts where it thinks ahead."""
    player, view = level(name), tolerance.view(state, seat)
    if isinstance(player, Ahead):
        return player.decide(view, view.moves, Random(1), budget=budget)
    return player.decide(view, view.moves, Random(1))


class _Seen:
    """In place of worlds that are imagined: the one that is."""

    state: State

    def __init__(self, positions: Positions, view: View, seed: int, _recalls: int) -> None:
        self._seed, self._seat = seed, view.seat
        self._root = positions.engine()
        positions.load(self._root, self.state)
        self._hands = [NOTHING] * (HAND * SEATS)
        for seat, player in enumerate(self.state.players):
            for number, card in enumerate(player.hand):
                self._hands[HAND * seat + number] = positions.place(card)
        self._role = [NOTHING] * SEATS

    def enter_next(self, search: Search) -> None:
        self._seed += 1
        search.enter(self._root, self._seat, self._hands, self._role, self._seed)


def cheating(
    thinker: Thinker, state: State, seat: Seat, budget: int, monkeypatch: pytest.MonkeyPatch
) -> list[Thought]:
    """What comes of a search that sees everything. For tests alone."""

    class Seen(_Seen):
        pass

    Seen.state = state
    view = tolerance.view(state, seat)
    with monkeypatch.context() as patch:
        patch.setattr(thinking, "Worlds", Seen)
        return thinker.think(view, view.moves, Random(1), budget)
