"""Shown means on the disk: a move is shown when the journal has acknowledged it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.third_game import THIRD
from tolerance_game.core.errors import Illegal
from tolerance_game.core.events import Seat
from tolerance_game.match.seats import Opponent
from tolerance_game.session import Home, Session
from tolerance_game.storage.saves import journal

from .disks import FullDisk
from .tables import (
    ENOUGH,
    Puppets,
    a_home,
    a_table,
    begun,
    is_asked,
    play_on,
    saved_all,
    seated,
    wait_for,
)

GAMES = ("tolerance", "schisma", THIRD)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FullDisk:
    """A disk that answers when it is told to, however long that takes here."""
    monkeypatch.setattr(journal, "SLOW", ENOUGH)
    return FullDisk()


def seen(session: Session) -> tuple[object, ...]:
    """All that the screen can show."""
    handover = session.handover
    shown = handover.number, handover.stamp, handover.phase, handover.due, handover.to_act
    return *shown, handover.view(), handover.events(), handover.legal_moves(), session.thinking


def until_opponent(session: Session) -> Seat:
    """Plays until an opponent is to act, and all before is shown; who that is."""

    def is_theirs(one: Session) -> bool:
        acting = one.handover.to_act
        theirs = acting is not None and isinstance(one.match.seats[acting], Opponent)
        return theirs and not one.is_under_way

    play_on(session, is_theirs)
    acting = session.handover.to_act
    assert acting is not None
    return acting


@pytest.mark.parametrize("game", GAMES)
def test_the_beginning_is_not_shown_before_it_is_on_the_disk(
    home: Home, disk: FullDisk, game: str
) -> None:
    disk.answers.clear()
    table = a_table(home, game)
    session = Session.begin(home, table, seated(table.seats))
    for _ in range(3):
        session.tick()
        assert (session.number, session.is_under_way) == (0, True)
        assert session.handover.events() == ()
        assert session.handover.legal_moves() == ()
    assert session.match.number > 0
    disk.answers.set()
    assert session.settled().number == session.match.number


@pytest.mark.parametrize("game", GAMES)
def test_a_move_of_a_person_is_shown_when_it_is_on_the_disk(
    home: Home, disk: FullDisk, game: str
) -> None:
    session = play_on(begun(home, game), is_asked)
    disk.answers.clear()
    legal, before = session.handover.legal_moves(), seen(session)
    session.submit(legal[0])
    for _ in range(3):
        session.tick()
        assert seen(session) == before
        assert session.saved.number == session.number
    # A second click, for the moment that is shown, is too late.
    with pytest.raises(Illegal):
        session.submit(legal[-1])
    assert session.match.number == session.number + len(session.match.movers(session.number))
    disk.answers.set()
    assert session.settled().number > before[0]  # type: ignore[operator]
    assert session.saved.number == session.number


@pytest.mark.parametrize("game", GAMES)
def test_the_move_of_an_opponent_is_shown_when_it_is_on_the_disk(
    home: Home, disk: FullDisk, game: str
) -> None:
    session = begun(home, game)
    acting = until_opponent(session)
    session.is_held = True
    session.tick()
    before = seen(session)
    assert session.thinking == acting
    disk.answers.clear()
    session.is_held = False
    for _ in range(4):
        session.tick()
        assert seen(session) == before
    # One move is on its way, and no seat has moved after it.
    assert [seat for seat in session.match.movers(session.number) if seat >= 0] == [acting]
    disk.answers.set()
    assert session.settled().number > before[0]  # type: ignore[operator]


def test_the_next_opponent_thinks_while_the_disk_works(home: Home, disk: FullDisk) -> None:
    puppets = home.opponents
    assert isinstance(puppets, Puppets)
    session = begun(home, "tolerance", people=0)
    session.tick()
    session.settled()
    disk.answers.clear()
    session.tick()
    asked = len(puppets.asked)
    session.tick()
    # Who thinks is the one after the move that is on its way; who is seen to think is not.
    assert len(puppets.asked) == asked
    assert session.thinking == session.handover.to_act != session.match.to_act
    disk.answers.set()
    session.settled()
    assert session.thinking == session.match.to_act


def test_a_move_taken_back_is_seen_until_that_is_on_the_disk(home: Home, disk: FullDisk) -> None:
    session = play_on(begun(home, "tolerance"), is_asked)
    session.is_held = True
    session.submit(session.handover.legal_moves()[0])
    saved_all(session)
    before, number = seen(session), session.number
    disk.answers.clear()
    assert session.undo() == number - 1
    session.tick()
    assert seen(session)[:-1] == before[:-1]
    # A move that is being taken back does not count as saved.
    assert (session.saved.number, session.match.number) == (number - 1, number - 1)
    disk.answers.set()
    assert session.settled().number == number - 1
    # The same holds for making it again.
    disk.answers.clear()
    assert session.redo() == number - 1
    session.tick()
    assert session.number == number - 1
    disk.answers.set()
    assert session.settled().number == number
    assert session.handover.view() == before[5]


def test_a_move_taken_back_on_its_way_was_never_seen(home: Home, disk: FullDisk) -> None:
    session = play_on(begun(home, "tolerance"), is_asked)
    session.is_held = True
    before = seen(session)
    disk.answers.clear()
    session.submit(session.handover.legal_moves()[0])
    session.undo()
    session.tick()
    assert seen(session) == before
    disk.answers.set()
    session.settled()
    # Another moment, though nothing differs: clicks for the old one are past.
    assert (session.number, session.handover.view()) == (before[0], before[5])
    assert session.handover.stamp != before[1]


def test_what_another_person_has_not_seen_yet_may_be_taken_back(home: Home, disk: FullDisk) -> None:
    """T2.7: hands are secret. People who saw the earlier table have not seen the move."""
    session = play_on(begun(home, "tolerance", people=2), is_asked)
    handover = session.handover
    handover.uncover(handover.phase.seat)
    disk.answers.clear()
    first = handover.phase.seat
    session.submit(handover.legal_moves()[0])
    handover.cover()
    # Covered, the table is open to both; it does not show the move.
    assert handover.events() == session.match.public_events()[: len(handover.events())]
    assert all(session.match._seen[seat] <= handover.number for seat in range(2))
    handover.uncover(first)
    assert session.handover.undo_limit() is None
    disk.answers.set()


@pytest.mark.parametrize("game", GAMES)
def test_a_disk_that_refuses_is_said_and_nothing_waits_for_it(
    home: Home, disk: FullDisk, game: str
) -> None:
    disk.is_full = True
    session = begun(home, game)
    assert session.saved.warnings[0].id == "error.disk.full"
    for _ in range(10):
        before = session.number
        if is_asked(session):
            session.submit(session.handover.legal_moves()[0])
        else:
            wait_for(session, lambda before=before: session.number > before)  # type: ignore[misc]
        assert not session.is_under_way
        assert session.number > before
        assert session.saved.number == 0
    disk.is_full = False
    saved_all(session)


def test_what_was_shown_while_the_disk_refused_stays_shown(home: Home, disk: FullDisk) -> None:
    session = play_on(begun(home, "tolerance"), is_asked)
    session.is_held = True
    disk.is_full = True
    session.submit(session.handover.legal_moves()[0])
    session.settled()
    number = session.number
    # The disk takes what waited, and then does not answer for a while.
    disk.is_full = False
    saved_all(session)
    disk.answers.clear()
    session.is_held = False
    session.tick()
    assert session.number == number
    assert session.is_under_way
    disk.answers.set()
    assert session.settled().number > number


def test_where_nothing_is_kept_everything_is_shown_at_once(tmp_path: Path) -> None:
    home = a_home(tmp_path, Puppets(), may_write=False)
    session = begun(home, "tolerance", people=0)
    for _ in range(5):
        before = session.number
        session.tick()
        session.tick()
        assert session.number > before
        assert not session.is_under_way
    assert home.close()
