"""Taking back: up to the last new information, and why no further; and making again."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.games.tolerance.redeal import redealt
from tolerance_game.core.errors import Reason
from tolerance_game.core.events import visible_to
from tolerance_game.core.game import CHANCE
from tolerance_game.games import schisma, tolerance
from tolerance_game.games.schisma.rules.moves import Beseech, Excommunicate
from tolerance_game.match.match import Match

from .tables import (
    SCHISMA,
    TOLERANCE,
    Setting,
    acting,
    begun,
    every_setting,
    laid,
    name_of,
    play_on,
    play_one,
    refused,
)

of_tolerance = pytest.mark.parametrize("setting", TOLERANCE, ids=name_of)
of_schisma = pytest.mark.parametrize("setting", SCHISMA, ids=name_of)


def why(match: Match, seat: int) -> str:
    """The reason why a seat can take back nothing; empty when it can."""
    reason = match.undo_limit(seat)
    return reason.id if reason else ""


def why_not_again(match: Match, seat: int) -> str:
    """The reason why a seat can make nothing again; empty when it can."""
    reason = match.redo_limit(seat)
    return reason.id if reason else ""


def last_decision(match: Match, seat: int) -> int:
    """How many moves there were before the last decision of a seat, which has made some."""
    to = match.last_decision(seat)
    assert to is not None
    return to


def whom(match: Match, seat: int) -> object:
    reason = match.undo_limit(seat)
    return reason.values.get("seat") if reason else None


def playing(setting: Setting, people: Any, *, practice: bool = False) -> Match:
    """A match of Tolerance at its first card, whatever seat leads it."""
    match = begun(setting, people, practice=practice)
    return play_on(match, Random(1), lambda match: match.view(0).phase == "play")


# The property: what is taken back has revealed nothing.


@of_tolerance
def test_what_can_be_taken_back_told_nothing_hidden(setting: Setting) -> None:
    """The taken-back moves look the same whatever the hidden cards and roles are.

    So whoever took them back knows no more than before. The other seats are not told them: no
    other person has looked since, and a program starts from its view each time.
    """
    rng, checked, changed = Random(3), 0, 0
    for seed in range(2):
        match = begun(setting, people=(0, 2), seed=seed)
        while match.to_act is not None:
            mover = match.to_act
            play_one(match, rng)
            for seat in (0, 2):
                if match.undo_limit(seat) is not None:
                    continue
                to = last_decision(match, seat)
                state = redealt(match.state_for_storage(to), seat, rng)
                changed += state != match.state_for_storage(to)
                for moment in match.moments_for_storage(to):
                    assert moment.seat == seat == mover
                    state, events = tolerance.apply(state, moment.move)
                    assert visible_to(events, seat) == visible_to(moment.events, seat)
                assert tolerance.view(state, seat) == match.view(seat)
                checked += 1
    assert checked > 50
    assert changed > 0.9 * checked


@of_schisma
@pytest.mark.parametrize("people", [1, 2])
def test_nothing_drawn_and_no_move_of_another_person_is_taken_back(
    setting: Setting, people: int
) -> None:
    rng, answers = Random(4), 0
    for seed in range(15):
        match = begun(setting, people=people, seed=seed)
        while match.to_act is not None:
            play_one(match, rng)
            for seat in range(people):
                if match.undo_limit(seat) is not None:
                    continue
                to = last_decision(match, seat)
                movers = match.movers(to)
                assert movers[0] == seat
                assert CHANCE not in movers
                assert people == 1 or set(movers) == {seat}
                answers += len(movers) - 1
                drawn = {"drawn", "laid", "settled", "reshuffled"}
                assert drawn.isdisjoint(event.kind for event in match.all_events(to))
    # With one person, answers of the program are taken back together with the move.
    assert (answers > 30) == (people == 1)


def test_schisma_has_no_secrets() -> None:
    """S7, which lets the answers of a program be taken back: all views and events are the same."""
    for setting in SCHISMA:
        match, rng = begun(setting), Random(6)
        while match.to_act is not None:
            state = match.state_for_storage()
            assert schisma.state_of(match.view(0)) == schisma.state_of(match.view(1)) == state
            play_one(match, rng)
        assert all(event.only is None for event in match.all_events())


@every_setting
@pytest.mark.parametrize("practice", [False, True])
def test_taken_back_and_made_again_is_as_before(setting: Setting, practice: bool) -> None:
    rng, undone = Random(8), 0
    for people in (1, 2):
        match = begun(setting, people, practice=practice)
        while match.to_act is not None:
            play_one(match, rng)
            before = match.record_for_storage(), match.state_for_storage(), match.all_events()
            back: list[tuple[int, int]] = []
            while len(back) < 3:
                able = [seat for seat in range(people) if match.undo_limit(seat) is None]
                if not able:
                    break
                seat = rng.choice(able)
                to = last_decision(match, seat)
                state = match.state_for_storage(to)
                back.append((seat, match.number))
                assert match.undo(seat) == match.number == to
                assert match.state_for_storage() == state
                assert match.to_act == seat
                undone += 1
            for seat, number in reversed(back):
                assert match.redo_limit(seat) is None
                match.redo(seat)
                assert match.number == number
            now = match.record_for_storage(), match.state_for_storage(), match.all_events()
            assert now == before
            assert match.redo_limit(0) is not None
    assert undone >= 10


# Each limit, by hand.


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    for setting in (TOLERANCE[0], SCHISMA[0]):
        for practice in (False, True):
            match = begun(setting, people=(0, 1), practice=practice)
            for seat in (0, 1):
                assert why(match, seat) == refused(match.undo, seat).id == "match.undo.nothing"


@pytest.mark.parametrize("practice", [False, True])
def test_only_people_take_back(practice: bool) -> None:
    match = begun(SCHISMA[0], people=1, practice=practice)
    play_on(match, Random(1), lambda match: match.number > 10)
    assert why(match, 1) == "match.undo.only_people"
    # Chance's moves belong to no seat, and the last seat is not another name for it.
    assert why(match, CHANCE) == "match.undo.only_people"


def test_a_card_can_be_taken_back_until_another_seat_answers() -> None:
    match = playing(TOLERANCE[0], (0, 1, 2))
    first = acting(match)
    hand = match.view(first).hand
    play_one(match, Random(1))
    assert why(match, first) == ""
    second = acting(match)
    play_one(match, Random(1))
    assert (why(match, first), whom(match, first)) == ("match.undo.other_person", second)
    assert why(match, second) == ""
    match.undo(second)
    # The card of the second is taken back; so the first one may do the same again.
    assert why(match, first) == ""
    match.undo(first)
    assert match.view(first).hand == hand


def test_a_card_that_a_program_has_answered_stays() -> None:
    match = begun(TOLERANCE[0], people=1)
    play_on(match, Random(1), lambda match: match.view(0).phase == "play" and match.to_act == 0)
    play_one(match, Random(1))
    if match.to_act == 0:
        pytest.fail("the seed leads to a trick that ends with seat 0; choose another one")
    assert why(match, 0) == ""
    answering = match.to_act
    play_one(match, Random(1))
    assert (why(match, 0), whom(match, 0)) == ("match.undo.answered", answering)


def test_a_card_that_another_person_has_seen_stays() -> None:
    match = playing(TOLERANCE[0], (0, 1, 2))
    first = acting(match)
    second = (first + 1) % 3
    match.mark_seen((second,))
    play_one(match, Random(1))
    # The second one looked before the card was played.
    assert why(match, first) == ""
    match.mark_seen((first,))
    assert why(match, first) == ""
    match.mark_seen((second,))
    assert (why(match, first), whom(match, first)) == ("match.undo.seen", second)


def test_who_had_seen_a_card_that_is_gone_has_not_seen_the_next() -> None:
    match = playing(TOLERANCE[0], (0, 1, 2), practice=True)
    first = acting(match)
    play_one(match, Random(1))
    match.mark_seen((0, 1, 2))
    match.undo(first)
    match.practice = False
    play_one(match, Random(2))
    assert why(match, first) == ""


def test_after_resuming_everyone_may_have_looked() -> None:
    match = playing(TOLERANCE[0], (0, 1, 2))
    first = acting(match)
    play_one(match, Random(1))
    resumed = Match.resume(laid(TOLERANCE[0]), match.record_for_storage())
    assert why(resumed, first) == "match.undo.seen"


def test_a_person_alone_takes_back_after_resuming() -> None:
    match = begun(TOLERANCE[0], people=1)
    play_on(match, Random(1), lambda match: match.view(0).phase == "play" and match.to_act == 0)
    play_one(match, Random(1))
    resumed = Match.resume(laid(TOLERANCE[0]), match.record_for_storage())
    assert why(resumed, 0) == ""


def test_an_excommunication_is_not_taken_back() -> None:
    """S2.4: a new person has been drawn."""
    match = begun(SCHISMA[0], people=2)
    assert match.to_act == 1
    match.submit(1, Excommunicate(0), match.stamp)
    assert match.movers()[-2:] == (1, CHANCE)
    assert why(match, 1) == "match.undo.drawn"


def test_an_action_of_schisma_is_taken_back_with_the_answer_of_a_program() -> None:
    """S7: it revealed nothing. Rome begins with one action (S1.3); the program has two."""
    match = begun(SCHISMA[0], people=(1,))
    state = match.state_for_storage()
    match.submit(1, Beseech(0), match.stamp)
    match.submit(0, Beseech(1), match.stamp)
    assert why(match, 1) == ""
    match.undo(1)
    assert match.state_for_storage() == state


def test_an_action_of_schisma_is_not_taken_back_after_another_person_has_acted() -> None:
    match = begun(SCHISMA[0], people=2)
    match.submit(1, Beseech(0), match.stamp)
    # The other one has seen it, as anything in Schisma; that reveals nothing.
    match.mark_seen((0, 1))
    assert why(match, 1) == ""
    match.submit(0, Beseech(1), match.stamp)
    assert (why(match, 1), whom(match, 1)) == ("match.undo.other_person", 0)
    assert why(match, 0) == ""


def test_who_has_made_no_move_yet_is_told_that_the_turn_has_passed() -> None:
    """S1.3: Rome begins; the person at Avignon has nothing of their own to take back."""
    cases: tuple[tuple[Any, str], ...] = ((2, "match.undo.passed"), ((0,), "match.undo.nothing"))
    for people, reason in cases:
        match = begun(SCHISMA[0], people=people)
        match.submit(1, Beseech(0), match.stamp)
        assert why(match, 0) == refused(match.undo, 0).id == reason
        assert whom(match, 0) == (0 if people == 2 else None)


@every_setting
def test_a_finished_game_stands(setting: Setting) -> None:
    for people in (1, 2):
        match = play_on(begun(setting, people), Random(4))
        assert why(match, 0) == "match.undo.over"


@every_setting
def test_in_practice_a_game_is_taken_back_from_its_end_to_its_beginning(setting: Setting) -> None:
    match = play_on(begun(setting, people=2, practice=True), Random(4))
    own = [number for number, mover in enumerate(match.movers()) if mover == 0]
    states = [match.state_for_storage(number) for number in own]
    assert len(own) > 3
    for number, state in zip(reversed(own), reversed(states), strict=True):
        assert match.undo(0) == number
        assert match.state_for_storage() == state
        assert match.outcome is None
    # What is left are moves of the other person, if there were any before.
    left = 1 in match.movers()
    assert why(match, 0) == ("match.undo.passed" if left else "match.undo.nothing")
    for _ in own:
        match.redo(0)
    assert match.outcome is not None


def test_chance_is_the_same_after_taking_back() -> None:
    """In practice as well, taking a draw back buys no other one."""
    match = begun(SCHISMA[0], people=2, practice=True)
    match.submit(1, Excommunicate(0), match.stamp)
    after = match.state_for_storage()
    match.undo(1)
    match.submit(1, Excommunicate(0), match.stamp)
    assert match.state_for_storage() == after
    match.undo(1)
    match.submit(1, Excommunicate(1), match.stamp)
    assert match.state_for_storage() != after


def test_stamps_only_ever_grow() -> None:
    match, rng = begun(SCHISMA[0], people=2, practice=True), Random(3)
    stamps = [match.stamp]
    for step in range(60):
        if step % 5 == 3 and match.undo_limit(0) is None:
            match.undo(0)
        elif step % 5 == 4 and match.redo_limit(0) is None:
            match.redo(0)
        elif match.to_act is not None:
            play_one(match, rng)
        else:
            continue
        stamps.append(match.stamp)
    assert len(stamps) > 20
    assert all(later > earlier for earlier, later in pairwise(stamps))


# Making again.


def test_there_is_nothing_to_make_again_without_taking_back() -> None:
    match = begun(SCHISMA[0], people=2)
    assert why_not_again(match, 1) == refused(match.redo, 1).id == "match.redo.nothing"


def test_something_new_ends_making_again() -> None:
    match = begun(SCHISMA[0], people=2)
    match.submit(1, Beseech(0), match.stamp)
    match.undo(1)
    match.submit(1, Beseech(1), match.stamp)
    assert why_not_again(match, 1) == "match.redo.nothing"


def test_an_illegal_try_does_not_end_making_again() -> None:
    match = begun(SCHISMA[0], people=2)
    match.submit(1, Beseech(0), match.stamp)
    state = match.state_for_storage()
    match.undo(1)
    refused(match.submit, 0, Beseech(1), match.stamp)
    match.redo(1)
    assert match.state_for_storage() == state


def test_who_took_back_makes_again() -> None:
    match = begun(SCHISMA[0], people=2)
    match.submit(1, Beseech(0), match.stamp)
    match.undo(1)
    reason = Reason("match.redo.other_person", {"seat": 1})
    assert match.redo_limit(0) == refused(match.redo, 0) == reason
