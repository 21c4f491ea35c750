"""Replaying a record (core.record) with both games."""

from __future__ import annotations

from random import Random

import pytest

from tests.third_game import THIRD
from tolerance_game.core.errors import Corrupt, GameError, Illegal, Malformed
from tolerance_game.core.record import replay
from tolerance_game.match.match import Table
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tools.lab.contract import random_game


def _table(game: str) -> Table:
    return lay_table(game, {}, ("random",), 1, load_catalogue())


@pytest.mark.parametrize("game", ["tolerance", "schisma", THIRD])
def test_a_replay_leads_to_the_same_state(game: str) -> None:
    table = _table(game)
    played = random_game(table.game, table.options, Random(5))
    moments = list(replay(table.game, table.options, played.moves))
    assert moments[-1].state == played.state
    assert [moment.number for moment in moments] == list(range(1, len(played.moves) + 1))


@pytest.mark.parametrize("game", ["tolerance", "schisma", THIRD])
@pytest.mark.parametrize(
    ("wrong", "cause"), [("dance", Malformed), ("choose_starter 9", Illegal), ("draw 9 x", Illegal)]
)
def test_a_move_that_cannot_be_is_named_with_its_number(
    game: str, wrong: str, cause: type[GameError]
) -> None:
    table = _table(game)
    moves = random_game(table.game, table.options, Random(5)).moves
    with pytest.raises(Corrupt) as caught:
        list(replay(table.game, table.options, (*moves[:4], wrong, *moves[5:])))
    assert caught.value.reason.id == "error.record.move"
    assert caught.value.reason.values["number"] == 5
    other_games = {"draw 9 x": ("tolerance", THIRD), "choose_starter 9": ("schisma", THIRD)}
    expected = Malformed if game in other_games.get(wrong, ()) else cause
    assert isinstance(caught.value.__cause__, expected)


@pytest.mark.parametrize("game", ["tolerance", "schisma", THIRD])
def test_nothing_comes_after_the_end(game: str) -> None:
    table = _table(game)
    moves = random_game(table.game, table.options, Random(5)).moves
    with pytest.raises(Corrupt) as caught:
        list(replay(table.game, table.options, (*moves, moves[-1])))
    assert caught.value.reason.id == "error.record.after_end"
