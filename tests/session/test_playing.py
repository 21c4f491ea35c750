"""Playing: people, opponents that are held back or stopped, and who may see what."""

from __future__ import annotations

import re
import threading
from pathlib import Path

import pytest

from tests.third_game import THIRD
from tolerance_game.core.errors import Illegal, Reason
from tolerance_game.match.handover import Covered, HandShown
from tolerance_game.session import Home
from tolerance_game.worker import Failure

from .tables import (
    ENOUGH,
    Puppets,
    a_home,
    begun,
    is_asked,
    move,
    play_on,
    saved_all,
    seated,
    wait_for,
)

GAMES = ("tolerance", "schisma", THIRD)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_the_real_worker(tmp_path: Path, game: str) -> None:
    before = set(threading.enumerate())
    home = a_home(tmp_path)
    home.begin()
    session = play_on(begun(home, game, player="thumb"))
    assert session.match.outcome is not None
    assert session.thinking is None
    saved_all(session)
    wait_for(session, lambda: session.counted)
    assert session.take_notices() == ()
    assert session.close().result(ENOUGH)
    pid = getattr(home.opponents, "pid", 0)
    assert pid
    assert home.close()
    assert getattr(home.opponents, "pid", 1) == 0
    left = set(threading.enumerate()) - before
    assert not [one for one in left if one.name in ("tasks", "journal")]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_decisions_as_in_a_match_without_a_session(home: Home, game: str) -> None:
    first, second = (play_on(begun(home, game, player="thumb")) for _ in range(2))
    assert first.match.record_for_storage() == second.match.record_for_storage()


def test_one_opponent_moves_a_tick(home: Home) -> None:
    session = begun(home, "tolerance", people=0)
    assert session.thinking is None
    assert session.tick()
    assert session.settled().number == 2
    assert session.thinking == session.match.to_act
    for number in range(3, 9):
        before = session.number
        assert session.tick() or session.is_under_way
        session.settled()
        movers = session.match.movers(before)
        assert len([seat for seat in movers if seat >= 0]) == 1, number


def test_nothing_changes_while_everybody_thinks(home: Home, puppets: Puppets) -> None:
    puppets.at_once = False
    session = begun(home, "schisma", people=0)
    session.tick()
    saved_all(session)
    assert not session.tick()
    assert len(puppets.asked) == 1
    number = session.number
    puppets.answer()
    session.tick()
    assert session.match.number > number


def test_opponents_that_are_held_think_but_do_not_act(home: Home, puppets: Puppets) -> None:
    session = play_on(begun(home, "schisma"), is_asked)
    session.is_held = True
    while is_asked(session):
        move(session)
    number, asked = session.number, len(puppets.asked)
    for _ in range(3):
        session.tick()
    assert (session.number, session.thinking) == (number, 1)
    assert len(puppets.asked) == asked + 1
    session.is_held = False
    session.tick()
    assert session.settled().number > number


def test_a_person_may_move_while_opponents_are_held(home: Home) -> None:
    session = play_on(begun(home, "tolerance"), is_asked)
    session.is_held = True
    before = session.number
    assert session.submit(session.handover.legal_moves()[0]) == before
    assert session.settled().number == before + 1


def test_the_second_click_is_refused(home: Home) -> None:
    session = play_on(begun(home, "tolerance"), is_asked)
    moves, stamp = session.handover.legal_moves(), session.match.stamp
    session.submit(moves[0], stamp)
    number = session.number
    with pytest.raises(Illegal):
        session.submit(moves[0], stamp)
    assert session.number == number


def test_a_person_cannot_move_for_an_opponent(home: Home, puppets: Puppets) -> None:
    puppets.at_once = False
    session = begun(home, "schisma", people=0)
    session.tick()
    acting = session.match.to_act
    assert acting is not None
    # Without people everything is open, from any seat.
    session.handover.look_at(acting)
    with pytest.raises(Illegal) as caught:
        session.submit(session.match.legal_moves(acting)[0])
    assert caught.value.reason.id == "match.not_your_turn"


def test_undo_while_an_opponent_thinks_cancels(home: Home, puppets: Puppets) -> None:
    session = play_on(begun(home, "tolerance"), is_asked)
    puppets.at_once = False
    number = session.number
    view = session.handover.view()
    move(session)
    session.tick()
    assert session.thinking is not None
    # The opponent has decided, but the answer comes too late.
    puppets.answer()
    assert session.handover.undo_limit() is None
    assert session.undo() == number
    assert puppets.cancelled == 1
    assert session.settled().handover.view() == view
    session.tick()
    assert session.number == number
    saved_all(session)
    assert session.handover.redo_limit() is None
    assert session.redo() == number
    assert session.settled().number == number + 1
    session.tick()
    assert session.thinking is not None


def test_a_stale_answer_is_dropped(home: Home, puppets: Puppets) -> None:
    puppets.at_once = False
    session = begun(home, "schisma", people=0)
    session.tick()
    puppets.answer(number=99)
    session.tick()
    acting = session.match.to_act
    assert acting is not None
    assert (session.number, session.thinking) == (1, acting)
    # The table has changed: the answer is for a moment that is past.
    puppets.answer()
    session.match.submit(acting, session.match.legal_moves(acting)[0], session.match.stamp)
    number = session.number
    session.tick()
    assert session.number == number
    assert len(puppets.asked) == 2


def test_rules_of_thumb_stand_in_for_a_player_that_fails(home: Home, puppets: Puppets) -> None:
    puppets.at_once = False
    session = begun(home, "tolerance", people=0, player="grab")
    session.tick()
    number = session.number
    puppets.fail(Failure(1, Reason("worker.too_long", {"text": "grab"}), "details"))
    assert session.tick()
    assert [request.player for request in puppets.asked] == ["grab", "thumb"]
    assert session.number == number
    puppets.fail(Failure(2, Reason("worker.died", {"number": 3}), "details"))
    # Any move does now: the game goes on.
    session.tick()
    assert session.settled().number == number + 1
    told = [reason.id for reason in session.take_notices()]
    assert told == ["worker.too_long", "session.stand_in", "worker.died", "session.stand_in"]
    assert session.take_notices() == ()


def test_no_hand_is_seen_by_the_wrong_person(home: Home) -> None:
    session = play_on(begun(home, "tolerance", people=2), is_asked)
    handover = session.handover
    assert isinstance(handover.phase, Covered)
    first = handover.phase.seat
    # T2.1: which Monarch is among the cards, everyone knows.
    hands = [set(session.match.view(seat).hand) - {"wild-14a"} for seat in range(2)]
    for seat in range(2):
        assert not hands[seat] & _cards_of(str(handover.view()) + str(handover.events()))
    assert handover.legal_moves() == ()
    assert session.handover.undo_limit() is not None
    with pytest.raises(Illegal):
        session.submit(session.match.legal_moves(first)[0])
    handover.uncover(first)
    seen = _cards_of(str(handover.events()))
    assert hands[first] <= seen
    assert not hands[1 - first] & seen
    session.submit(handover.legal_moves()[0])
    play_on(session, is_asked)
    phase = handover.phase
    assert isinstance(phase, HandShown)
    assert phase.seat == first


def _cards_of(text: str) -> set[str]:
    """The cards that a text names; the options list all of them by their values."""
    return set(re.findall(r"'((?:nobles|clergy|townsfolk|peasants|wild)-\w+)'", text))


def test_the_same_deal_for_others(home: Home) -> None:
    session = play_on(begun(home, "tolerance", people=0))
    other = session.same_deal(seated(4, 2))
    # The cards, and who chooses the starting player (T2.2, T2.4).
    assert other.number == 2
    header = other.match.header
    assert header.origin == {"what": "deal", "record": session.path.stem, "moves": 0}  # type: ignore[union-attr]
    first, again = (one.match.moments_for_storage()[:2] for one in (session, other))
    assert [moment.move for moment in first] == [moment.move for moment in again]
    assert other.path not in (None, session.path)
    session.close()
    play_on(other)
    saved_all(other)


def test_a_branch_is_for_practice_and_goes_on_from_a_move(home: Home) -> None:
    session = play_on(begun(home, "schisma", people=0))
    branch = session.branch(5, seated(2))
    assert (branch.number, branch.match.practice) == (5, True)
    assert branch.match.state_for_storage() == session.match.state_for_storage(5)
    play_on(branch)
    assert branch.handover.undo_limit() is None
    unkept = session.branch(5, keep=False)
    assert unkept.path is None
    play_on(unkept)
    assert unkept.tick() is False or unkept.saved.number == unkept.number


def test_a_sleeping_window_is_woken(tmp_path: Path) -> None:
    home = a_home(tmp_path)
    woken = threading.Event()
    home.on_news = woken.set
    session = begun(home, "schisma", people=0, player="thumb")
    session.tick()
    while session.saved.number < 1 or session.number < 2:
        assert woken.wait(ENOUGH)
        woken.clear()
        session.tick()
    woken.clear()
    assert home.tasks.do(home.archive.to_continue).result(ENOUGH) is not None
    assert woken.wait(ENOUGH)
    assert home.close()


def test_a_window_that_stumbles_when_woken_loses_nothing(home: Home) -> None:
    def stumble() -> None:
        raise RuntimeError("the window is gone")

    home.on_news = stumble
    session = begun(home, "schisma")
    saved_all(session)
    assert session.close().result(ENOUGH)


def test_a_table_without_people_can_be_watched(home: Home) -> None:
    session = begun(home, "schisma", people=0)
    play_on(session)
    assert session.handover.view() is not None
