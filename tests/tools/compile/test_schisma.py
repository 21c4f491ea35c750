"""The compiled search of Schisma thinks what its source thinks, figure by figure."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from tests.games.schisma.players.foreseen import states
from tests.tiers import sizes
from tolerance_game.games.schisma import engine as room
from tolerance_game.games.schisma.engine import flat, search, worth
from tolerance_game.games.schisma.engine.figures import learned
from tolerance_game.games.schisma.engine.positions import put
from tolerance_game.games.schisma.engine.tables import tables
from tolerance_game.games.schisma.rules.state import State
from tools.compile import building
from tools.compile.building import engines

from .built import compiled, need_a_compiler

pytestmark = pytest.mark.torture
"""The compiler takes its time."""

SOME = 5
"""So many positions are thought through with less, to see that this would be noticed."""


class Built:
    """The engine of Schisma as machine code."""

    def __init__(self, folder: Any) -> None:
        engine = next(one for one in engines() if one.package == room.__name__)
        building.build(engine, folder)
        self.flat, self.worth, self.search = compiled(engine, folder, ("flat", "worth", "search"))


class Plain:
    """The one that runs as Python."""

    flat, worth, search = flat, worth, search


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    need_a_compiler()
    return Built(tmp_path_factory.mktemp("built"))


def _thoughts(modules: Any, state: State, budget: int) -> list[object]:
    """What search thinks of every move."""
    engine = modules.flat.Flat(tables(state.options, state.persons))
    put(engine, state)
    looking = modules.search.Search(engine, modules.worth.Worth(engine, list(range(6)), learned()))
    looking.look(3, True, budget, None)
    return [looking.moves, looking.values, looking.depth, looking.effort.nodes]


@pytest.mark.parametrize("count", sizes(None, 20))
def test_both_think_the_same(built: Built, count: int) -> None:
    """Figure by figure: what moves are worth, and with it which one is made."""
    assert built.search.Search is not search.Search
    differed = 0
    for number, state in enumerate(islice(states(23), count)):
        plain = _thoughts(Plain, state, 5_000)
        assert _thoughts(built, state, 5_000) == plain
        if number < SOME:
            differed += _thoughts(Plain, state, 0) != plain
    assert differed
