"""What is shown, following the events alone, is what the view says."""

from __future__ import annotations

from random import Random

import pytest

from tolerance_game.games.tolerance.foresight.goals import goals_of, goals_shown
from tolerance_game.games.tolerance.rules.events import (
    CardExecuted,
    CardLaid,
    CardPlayed,
    ReignBegan,
    ReignEnded,
    TallyChanged,
    TrickWon,
)
from tolerance_game.games.tolerance.rules.state import Board
from tolerance_game.match.match import Match
from tolerance_game.match.seats import Opponent, Person
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.ui.tolerance.table.shown import Shown

from .known import differences, show_seat

WATCHED = (TrickWon, TallyChanged, CardLaid, ReignEnded, CardExecuted, ReignBegan)


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


@pytest.mark.parametrize("seed", range(8))
def test_goals_never_run_ahead_of_the_boards_beside_them(seed: int) -> None:
    """T6.6: living cards count, those of a trick once they lie there, an execution once told."""
    match, r = _match(seed), Random(seed)
    me = seed % len(match.seats)
    shown, seen, behind = Shown.begin(match.options, me), 0, 0
    while (acting := match.to_act) is not None:
        match.submit(acting, r.choice(match.legal_moves(acting)), match.stamp)
        view = match.view(me)
        for event in match.events(me, seen):
            shown.apply(event)
            goals = goals_shown(view, me, shown.public) if view.seats[me].role else None
            if goals is None or not isinstance(event, WATCHED):
                continue
            for line in goals.suits:
                counts = [
                    sum(match.options.cards[card].suit == line.of for card in living)
                    for living in (one.board.living_cards() for one in shown.public.seats)
                ]
                mine = counts.pop(me)
                assert (line.owned, line.best_other) == (mine, max(counts)), event
            assert goals.reign == shown.public.reign
            assert [line.dead for line in goals.deaths] == [
                len(shown.public.seats[me].board.dead[place]) for place in (0, 2)
            ]
            behind += goals != goals_of(view, me)
        seen = match.number
        if view.seats[me].role:
            assert goals_shown(view, me, shown.public) == goals_of(view, me, shown.public)
    assert behind


def test_after_the_last_trick_there_is_no_thirteenth() -> None:
    """T3.1: a reign has 12 tricks; what comes after them is the reckoning (T6)."""
    match, r = _match(0), Random(0)
    shown, seen, ends = Shown.begin(match.options, 0), 0, 0
    while (acting := match.to_act) is not None:
        match.submit(acting, r.choice(match.legal_moves(acting)), match.stamp)
        for event in match.events(0, seen):
            if isinstance(event, ReignEnded):
                # The score sheet tells it: the table lies like this while somebody thinks.
                assert shown.is_over
                ends += 1
            shown.apply(event)
            if isinstance(event, CardPlayed):
                assert not shown.is_over
        seen = match.number
    assert ends == 3


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
