"""All hands at the table, opened by one person who practises."""

from __future__ import annotations

import pytest

from tests.ui.desk import LARGE, SMALL, Desk
from tests.ui.legible import faults
from tests.ui.states_kit import Moment, focus_on
from tests.ui.states_table import turn
from tolerance_game.match.match import Match
from tolerance_game.ui.tolerance.game import ToleranceGame
from tolerance_game.ui.tolerance.scenes.table import TableScene


def practising(desk: Desk, *, people: int = 1, practice: bool = True) -> ToleranceGame:
    """A table where the first seat is to play and others have not played yet."""

    def few_played(match: Match) -> bool:
        return turn(match) and len(match.view(0).trick.plays) < 2

    moment = Moment(few_played, people=people)
    moment.match.practice = practice
    game = ToleranceGame(desk.context, moment.session)
    desk.stage.push(game.table)
    desk.pass_time(64)
    return game


def drawn_hands(desk: Desk, scene: TableScene) -> list[str]:
    """The ranks that stand in the places of cards that are still to come."""
    places = [slot for seat, slot in scene.model.slots.items() if seat != scene.me]
    empty = [
        slot
        for seat, slot in scene.model.slots.items()
        if slot in places and all(one.seat != seat for one in scene.view.trick.plays)
    ]
    return [
        one.text for one in desk.texts() if any(one.box.within(slot.grown(2)) for slot in empty)
    ]


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_menu_entry_opens_and_covers_them(size: tuple[int, int]) -> None:
    desk = Desk(size)
    game = practising(desk)
    scene, match = game.table, game.session.match
    assert drawn_hands(desk, scene) == []
    before = [scene.model.open_hand(seat) for seat in range(4)]
    assert before == [[], [], [], []]
    (entry,) = [one for one in game.menu_entries() if one.id == "hands"]
    assert entry.text == "scene.menu.open_hands"
    entry.act()
    cards = match.options.cards
    waiting = [
        seat for seat in range(1, 4) if all(one.seat != seat for one in scene.view.trick.plays)
    ]
    ranks = sorted(str(cards[card].rank) for seat in waiting for card in match.view(seat).hand)
    assert sorted(drawn_hands(desk, scene)) == ranks
    for seat in range(1, 4):
        assert set(scene.model.open_hand(seat)) == set(match.view(seat).hand)
    assert not list(faults(desk.read(), desk.stage.scale))
    # Pointing at somebody names each card, also after theirs has been played.
    focus_on(desk, "seat/1")
    desk.pass_time(600)
    written = [one.text for one in desk.texts()]
    for card in match.view(1).hand:
        assert scene.words.named("card", card) in written
    (entry,) = [one for one in game.menu_entries() if one.id == "hands"]
    assert entry.text == "scene.menu.cover_hands"
    entry.act()
    assert drawn_hands(desk, scene) == []


@pytest.mark.parametrize(("people", "practice"), [(1, False), (2, True), (2, False)])
def test_nothing_of_it_is_there_for_anybody_else(people: int, *, practice: bool) -> None:
    desk = Desk(SMALL)
    game = practising(desk, people=people, practice=practice)
    assert not [one for one in game.menu_entries() if one.id == "hands"]
    assert game.table.model.hands == ()
    assert game.table.source.opened() == ()
    assert not any(game.table.model.open_hand(seat) for seat in range(4))


def test_what_is_asked_of_opponents_and_hints_does_not_change() -> None:
    """They get the view of their seat, whatever is shown."""
    desk = Desk(SMALL)
    game = practising(desk)
    match = game.session.match
    views = [match.view(seat) for seat in range(4)]
    game.turn_hands()
    assert [match.view(seat) for seat in range(4)] == views
    assert game.table.view == views[0]
    assert game.session.handover.view() == views[0]
