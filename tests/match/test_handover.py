"""Handing the machine over, case by case."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tolerance_game.core.errors import Reason
from tolerance_game.match.handover import Covered, Handover, HandShown, Open, Phase
from tolerance_game.match.match import Match

from .tables import (
    SCHISMA,
    TOLERANCE,
    Setting,
    acting,
    begun,
    every_setting,
    name_of,
    play_on,
    play_one,
    refused,
)


def at_the_first_card(people: Any, *, practice: bool = False) -> tuple[Match, Handover]:
    match = begun(TOLERANCE[0], people, practice=practice)
    handover = Handover(match)
    play_on(match, Random(1), lambda match: match.public_view().phase == "play")
    return match, handover


def phase_of(handover: Handover) -> Phase:
    """For mypy: a property may say something else the next time."""
    return handover.phase


def test_the_machine_goes_from_hand_to_hand() -> None:
    match, handover = at_the_first_card(3)
    first = acting(match)
    second = (first + 1) % 3
    assert (phase_of(handover), handover.due) == (Covered(first), None)
    assert handover.view() == match.public_view()
    assert handover.events() == match.public_events()
    assert handover.legal_moves() == ()
    assert refused(handover.uncover, second).id == "match.handover.waits_for"
    handover.uncover(first)
    # When the focus is lost, the hand is covered for its owner.
    handover.cover()
    assert phase_of(handover) == Covered(first)
    handover.uncover(first)
    assert phase_of(handover) == HandShown(first)
    assert handover.view() == match.view(first)
    assert handover.events() == match.events(first)
    assert handover.legal_moves() == match.legal_moves(first)
    handover.submit(handover.legal_moves()[0], match.stamp)
    # Who has played still looks, at what the move brought about.
    assert (phase_of(handover), handover.due) == (HandShown(first), second)
    assert handover.view() == match.view(first)
    assert handover.legal_moves() == ()
    assert refused(handover.uncover, second).id == "match.handover.waits_for"
    handover.cover()
    assert (phase_of(handover), handover.due) == (Covered(second), None)
    assert handover.view() == match.public_view()
    assert refused(handover.uncover, first).id == "match.handover.waits_for"
    handover.uncover(second)
    assert handover.view() == match.view(second)


def test_nothing_is_done_under_the_cover() -> None:
    match, handover = at_the_first_card(3)
    first = acting(match)
    move = match.legal_moves(first)[0]
    assert refused(handover.submit, move, match.stamp).id == "match.handover.waits_for"
    assert refused(handover.undo).id == "match.handover.waits_for"
    assert refused(handover.redo).id == "match.handover.waits_for"
    for reason in (handover.undo_limit(), handover.redo_limit()):
        assert reason is not None
        assert reason.values == {"seat": first}
    assert refused(handover.look_at, first).id == "match.handover.not_open"


def test_a_move_is_taken_back_before_the_machine_is_passed_on() -> None:
    match, handover = at_the_first_card(3)
    first = acting(match)
    handover.uncover(first)
    before = handover.view()
    handover.submit(handover.legal_moves()[0], match.stamp)
    handover.view()
    assert handover.undo_limit() is None
    handover.undo()
    assert (phase_of(handover), handover.view()) == (HandShown(first), before)
    handover.redo()
    handover.cover()
    # On the covered screen lies the card that was played: everyone can see it.
    handover.view()
    assert str(match.undo_limit(first)).startswith("match.undo.seen")


def test_covering_without_drawing_shows_no_one_the_card() -> None:
    match, handover = at_the_first_card(3)
    first = acting(match)
    handover.uncover(first)
    handover.submit(handover.legal_moves()[0], match.stamp)
    handover.cover()
    assert match.undo_limit(first) is None
    handover.uncover((first + 1) % 3)
    handover.events()
    assert match.undo_limit(first) is not None


def test_people_who_can_see_the_covered_screen_have_seen_it() -> None:
    """Seat 0 loses the focus while a program thinks, and seat 2 may look at the cards played."""
    match, handover = at_the_first_card((0, 2))
    play_on(match, Random(1), lambda match: match.to_act == 0)
    handover.uncover(0)
    handover.submit(handover.legal_moves()[0], match.stamp)
    handover.cover()
    assert phase_of(handover) == Covered(0)
    assert match.undo_limit(0) is None
    handover.view()
    assert match.undo_limit(0) == Reason("match.undo.seen", {"seat": 2})


def test_while_a_program_plays_the_last_one_goes_on_looking() -> None:
    match, handover = at_the_first_card((0, 2))
    play_on(match, Random(1), lambda match: match.to_act == 0)
    handover.uncover(0)
    handover.submit(handover.legal_moves()[0], match.stamp)
    if match.to_act != 1:
        pytest.fail("the seed leads to another order; choose another one")
    assert (phase_of(handover), handover.due) == (HandShown(0), None)
    handover.cover()
    assert phase_of(handover) == Covered(0)
    play_one(match, Random(1))
    # Seat 0 led, so seat 2 is the next.
    assert phase_of(handover) == Covered(2)


def test_at_first_the_next_person_in_turn_may_look() -> None:
    match = begun(TOLERANCE[0], people=(0, 2), seed=7)
    handover = Handover(match)
    expected = {0: 0, 1: 2, 2: 2}
    assert match.to_act is not None
    assert phase_of(handover) == Covered(expected[match.to_act])


@every_setting
def test_a_person_alone_is_never_covered(setting: Setting) -> None:
    match, rng = begun(setting, people=(1,)), Random(3)
    handover = Handover(match)
    while match.to_act is not None:
        handover.cover()
        assert phase_of(handover) == HandShown(1)
        assert handover.view() == match.view(1)
        assert handover.due is None
        handover.uncover(1)
        assert refused(handover.uncover, 0).id == "match.handover.waits_for"
        if match.to_act == 1:
            moves = handover.legal_moves()
            assert moves == match.legal_moves(1)
            handover.submit(rng.choice(moves), match.stamp)
        else:
            assert handover.legal_moves() == ()
            play_one(match, rng)
    assert phase_of(handover) == Open(1)


@pytest.mark.parametrize("setting", SCHISMA, ids=name_of)
def test_two_people_at_schisma_see_the_same_table(setting: Setting) -> None:
    """S7: nothing is secret, so nothing is covered; the one to act is at the screen."""
    match, rng = begun(setting, people=2), Random(3)
    handover = Handover(match)
    while match.to_act is not None:
        handover.cover()
        assert phase_of(handover) == HandShown(match.to_act)
        assert handover.view() == match.view(match.to_act)
        handover.submit(rng.choice(handover.legal_moves()), match.stamp)
    assert isinstance(phase_of(handover), Open)


@every_setting
def test_without_people_all_is_open(setting: Setting) -> None:
    match, rng = begun(setting, people=0), Random(3)
    handover = Handover(match)
    assert phase_of(handover) == Open(0)
    while match.to_act is not None:
        for seat in range(len(match.seats)):
            handover.look_at(seat)
            assert (phase_of(handover), handover.view()) == (Open(seat), match.view(seat))
        assert handover.legal_moves() == ()
        assert refused(handover.undo).id == "match.undo.only_people"
        play_one(match, rng)
    assert handover.events() == match.all_events()
    with pytest.raises(IndexError):
        handover.look_at(-1)


def test_after_the_end_all_is_open_and_in_practice_covered_again() -> None:
    match, handover = at_the_first_card(3, practice=True)
    assert match.to_act is not None
    handover.uncover(match.to_act)
    play_on(match, Random(1))
    assert isinstance(phase_of(handover), Open)
    assert handover.events() == match.all_events()
    for seat in range(3):
        handover.look_at(seat)
        assert handover.view() == match.view(seat)
    last = match.movers()[-1]
    handover.look_at(last)
    handover.undo()
    assert phase_of(handover) == Covered(last)
    assert handover.view() == match.public_view()


def test_one_person_who_practises_can_open_all_hands() -> None:
    """Off at first; what the others know, and what is recorded, does not change by it."""
    match, handover = at_the_first_card((0,), practice=True)
    assert handover.may_open_hands
    assert not handover.hands_are_open
    assert handover.opened() == ()
    views = [match.view(seat) for seat in range(3)]
    record = match.record_for_storage()
    handover.open_hands(True)
    assert handover.opened() == (views[1], views[2])
    # The own view and all that is told stay those of the seat.
    assert handover.view() == views[0]
    assert handover.events() == match.events(0)
    assert [match.view(seat) for seat in range(3)] == views
    assert match.record_for_storage() == record
    handover.open_hands(False)
    assert handover.opened() == ()


@pytest.mark.parametrize(
    ("people", "practice"), [((0,), False), ((0, 1), True), ((0, 1, 2), True), ((), True)]
)
def test_nobody_else_can(people: Any, *, practice: bool) -> None:
    """In a game that counts, where people share the screen, and where nobody plays."""
    _match, handover = at_the_first_card(people, practice=practice)
    assert not handover.may_open_hands
    assert refused(handover.open_hands, True).id == "match.handover.not_open"
    assert handover.opened() == ()


@every_setting
def test_open_hands_end_with_the_game_and_need_secrets(setting: Setting) -> None:
    match = begun(setting, (0,), practice=True)
    handover = Handover(match)
    assert handover.may_open_hands == match.game.HAS_SECRETS
    if handover.may_open_hands:
        handover.open_hands(True)
    play_on(match, Random(2), lambda match: match.outcome is not None)
    assert not handover.may_open_hands
    assert handover.opened() == ()
