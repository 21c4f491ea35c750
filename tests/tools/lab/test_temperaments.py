"""`lab temperaments`: everybody sits as often as the others, and deals are kept."""

from __future__ import annotations

from collections import Counter
from math import isnan
from pathlib import Path
from random import Random

import pytest

from tests.tiers import sizes
from tolerance_game.games.tolerance.players import TEMPERAMENTS
from tolerance_game.games.tolerance.rules.events import LoanTaken, TrickWon
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tools.lab.__main__ import main
from tools.lab.moments import Moment, played_by_players
from tools.lab.temperaments.account import FIGURES, Account
from tools.lab.temperaments.command import SHOWS, difference_of, table_of


def test_every_temperament_has_a_figure() -> None:
    assert tuple(SHOWS) == TEMPERAMENTS
    assert {figure for figure, _sign in SHOWS.values()} <= set(FIGURES)


def test_all_sit_equally_often_beside_the_one_without() -> None:
    tables = [table_of(TEMPERAMENTS, 1, deal) for deal in range(40)]
    assert all(len(set(table)) == 4 and table[0] == "" for table in tables)
    assert set(Counter(name for table in tables for name in table[1:]).values()) == {10}


@pytest.mark.parametrize("games", sizes(3, 40))
def test_figures_are_those_of_the_game(games: int) -> None:
    catalogue, rng = load_catalogue(), Random(2)
    for _ in range(games):
        values = {"roles": "unique"}
        table = lay_table("tolerance", values, ("random",), rng.randrange(1000), catalogue)
        account = Account(table.options)
        moments = list(played_by_players(table))
        for moment in moments:
            account.take(moment)
        last = moments[-1].state
        for seat, found in enumerate(account.figures):
            player = last.players[seat]
            assert found["money"] == (player.tallies[0], 1)
            assert found["catholic"] == (player.pennants[1], 1)
            assert found["spread"][0] == max(player.tallies) - min(player.tallies)
            assert found["tricks"] == (_told(moments, TrickWon, seat), 3)
            assert found["loans"] == (_told(moments, LoanTaken, seat), 1)
            number, wilds = found["wild_at"]
            assert wilds <= number <= 12 * wilds
            part, living = found["faithful"]
            assert part <= living
        assert sum(found["tricks"][0] for found in account.figures) == 36


def _told(moments: list[Moment], kind: type, seat: int) -> int:
    events = (event for moment in moments for event in moment.events)
    return sum(isinstance(event, kind) and getattr(event, "seat", -1) == seat for event in events)


def test_differences_are_in_standard_errors() -> None:
    deals = [((2.0, 1.0), (1.0, 1.0)), ((3.0, 1.0), (1.0, 1.0)), ((4.0, 1.0), (1.0, 1.0))]
    # A mean of 2 above 1 with a spread of 1 over 3 deals.
    assert difference_of(deals) == pytest.approx(2 / 3**-0.5)
    assert isnan(difference_of([((1.0, 1.0), (1.0, 1.0))]))
    assert isnan(difference_of([]))


def test_deals_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deals.jsonl"
    command = ["temperaments", "--level", "fair", "--deals", "1", "--out", str(file)]
    assert main(command) == 0
    first, kept = capsys.readouterr().out, file.read_bytes()
    assert len(first.splitlines()) == 5
    assert main(command) == 0
    assert (capsys.readouterr().out, file.read_bytes()) == (first, kept)
