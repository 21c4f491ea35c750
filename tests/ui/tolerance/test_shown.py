"""What is shown, following the events alone, is what the view says."""

from __future__ import annotations

from random import Random

import pytest

from tolerance_game.games.tolerance.rules.state import Board
from tolerance_game.match.match import Match
from tolerance_game.match.seats import Opponent, Person
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.ui.tolerance.table.shown import Shown

from .known import differences, show_seat


def _match(seed: int) -> Match:
    players = 3 + seed % 3
    values = {
        "players": players,
        "roles": "unique" if seed % 2 else "bertram",
        "hidden_roles": seed % 4 == 1,
        "open_piles": seed % 3 == 0,
    }
    table = lay_table("tolerance", values, ("random",), seed, load_catalogue(None))
    others = tuple(Opponent("random", f"P{number}") for number in range(1, players))
    return Match.begin(table, (Person("Anna"), *others))


@pytest.mark.parametrize("seed", range(24))
def test_following_the_events_gives_the_view_after_every_move(seed: int) -> None:
    match, r = _match(seed), Random(seed)
    me = seed % len(match.seats)
    shown, seen = Shown.begin(match.options, me), 0
    while True:
        for event in match.events(me, seen):
            shown.apply(event)
        seen = match.number
        assert not differences(shown, match.view(me)), f"after move {seen}"
        acting = match.to_act
        if acting is None:
            break
        match.submit(acting, r.choice(match.legal_moves(acting)), match.stamp)
    assert shown.public.outcome is not None


def test_a_pile_that_is_told_wrong_is_noticed() -> None:
    match = _match(0)
    shown = Shown.begin(match.options, 0)
    for event in match.events(0):
        shown.apply(event)
    wrong = Board().with_card("nobles-1", "catholic", True)
    show_seat(shown, 1, board=wrong)
    assert differences(shown, match.view(0)) == [f"seat 1 board: {wrong} is {Board()}"]
    shown.agree_with(match.view(0))
    assert not differences(shown, match.view(0))
