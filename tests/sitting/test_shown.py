"""Shown means on the disk: what anybody does is seen when the journal has acknowledged it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tolerance_game.core.errors import Illegal
from tolerance_game.core.events import Seat
from tolerance_game.match.seats import Opponent
from tolerance_game.sitting import Home, Sitting
from tolerance_game.storage import journal

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

GAMES = ("tolerance", "schisma")


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FullDisk:
    """A disk that answers when it is told to, however long that takes here."""
    monkeypatch.setattr(journal, "SLOW", ENOUGH)
    return FullDisk()


@pytest.fixture
def home(tmp_path: Path, disk: FullDisk) -> Iterator[Home]:
    """A home on it."""
    home = a_home(tmp_path, Puppets(), system=disk)
    yield home
    disk.is_full = False
    disk.answers.set()
    assert home.close()


def seen(sitting: Sitting) -> tuple[object, ...]:
    """All that anybody who looks can learn."""
    handover = sitting.handover
    shown = handover.number, handover.stamp, handover.phase, handover.due, handover.to_act
    return *shown, handover.view(), handover.events(), handover.legal_moves(), sitting.thinking


def until_opponent(sitting: Sitting) -> Seat:
    """Plays until an opponent is to act, and all before is shown; who that is."""

    def is_theirs(one: Sitting) -> bool:
        acting = one.handover.to_act
        theirs = acting is not None and isinstance(one.match.seats[acting], Opponent)
        return theirs and not one.is_under_way

    play_on(sitting, is_theirs)
    acting = sitting.handover.to_act
    assert acting is not None
    return acting


@pytest.mark.parametrize("game", GAMES)
def test_the_beginning_is_not_shown_before_it_is_on_the_disk(
    home: Home, disk: FullDisk, game: str
) -> None:
    disk.answers.clear()
    table = a_table(home, game)
    sitting = Sitting.begin(home, table, seated(table.seats))
    for _ in range(3):
        sitting.tick()
        assert (sitting.number, sitting.is_under_way) == (0, True)
        assert sitting.handover.events() == ()
        assert sitting.handover.legal_moves() == ()
    assert sitting.match.number > 0
    disk.answers.set()
    assert sitting.settled().number == sitting.match.number


@pytest.mark.parametrize("game", GAMES)
def test_the_own_move_is_shown_when_it_is_on_the_disk(
    home: Home, disk: FullDisk, game: str
) -> None:
    sitting = play_on(begun(home, game), is_asked)
    disk.answers.clear()
    legal, before = sitting.handover.legal_moves(), seen(sitting)
    sitting.submit(legal[0])
    for _ in range(3):
        sitting.tick()
        assert seen(sitting) == before
    # A second click, for the moment that is shown, is too late.
    with pytest.raises(Illegal):
        sitting.submit(legal[-1])
    assert sitting.match.number == sitting.number + len(sitting.match.movers(sitting.number))
    disk.answers.set()
    assert sitting.settled().number > before[0]  # type: ignore[operator]
    assert sitting.saved.number == sitting.number


@pytest.mark.parametrize("game", GAMES)
def test_the_move_of_an_opponent_is_shown_when_it_is_on_the_disk(
    home: Home, disk: FullDisk, game: str
) -> None:
    sitting = begun(home, game)
    acting = until_opponent(sitting)
    sitting.hold()
    sitting.tick()
    before = seen(sitting)
    assert sitting.thinking == acting
    disk.answers.clear()
    sitting.release()
    for _ in range(4):
        sitting.tick()
        assert seen(sitting) == before
    # One move is on its way, and nobody has moved after it.
    assert [seat for seat in sitting.match.movers(sitting.number) if seat >= 0] == [acting]
    disk.answers.set()
    assert sitting.settled().number > before[0]  # type: ignore[operator]


def test_the_next_opponent_thinks_while_the_disk_works(home: Home, disk: FullDisk) -> None:
    puppets = home.opponents
    assert isinstance(puppets, Puppets)
    sitting = begun(home, "tolerance", people=0)
    sitting.tick()
    sitting.settled()
    disk.answers.clear()
    sitting.tick()
    asked = len(puppets.asked)
    sitting.tick()
    # Who thinks is the one after the move that is on its way; who is seen to think is not.
    assert len(puppets.asked) == asked
    assert sitting.thinking == sitting.handover.to_act != sitting.match.to_act
    disk.answers.set()
    sitting.settled()
    assert sitting.thinking == sitting.match.to_act


def test_a_move_taken_back_is_seen_until_that_is_on_the_disk(home: Home, disk: FullDisk) -> None:
    sitting = play_on(begun(home, "tolerance"), is_asked)
    sitting.hold()
    sitting.submit(sitting.handover.legal_moves()[0])
    saved_all(sitting)
    before, number = seen(sitting), sitting.number
    disk.answers.clear()
    assert sitting.undo() == number - 1
    sitting.tick()
    assert seen(sitting)[:-1] == before[:-1]
    disk.answers.set()
    assert sitting.settled().number == number - 1
    # The same holds for making it again.
    disk.answers.clear()
    assert sitting.redo() == number - 1
    sitting.tick()
    assert sitting.number == number - 1
    disk.answers.set()
    assert sitting.settled().number == number
    assert sitting.handover.view() == before[5]


def test_a_move_taken_back_on_its_way_was_never_seen(home: Home, disk: FullDisk) -> None:
    sitting = play_on(begun(home, "tolerance"), is_asked)
    sitting.hold()
    before = seen(sitting)
    disk.answers.clear()
    sitting.submit(sitting.handover.legal_moves()[0])
    sitting.undo()
    sitting.tick()
    assert seen(sitting) == before
    disk.answers.set()
    sitting.settled()
    # Another moment, though nothing differs: clicks for the old one are past.
    assert (sitting.number, sitting.handover.view()) == (before[0], before[5])
    assert sitting.handover.stamp != before[1]


def test_what_another_person_has_not_seen_yet_may_be_taken_back(home: Home, disk: FullDisk) -> None:
    """T2.7: hands are secret. Whoever looked at the table of before has not seen the move."""
    sitting = play_on(begun(home, "tolerance", people=2), is_asked)
    handover = sitting.handover
    handover.uncover(handover.phase.seat)
    disk.answers.clear()
    first = handover.phase.seat
    sitting.submit(handover.legal_moves()[0])
    handover.cover()
    # Covered, the table is open to both; it does not show the move.
    assert handover.events() == sitting.match.public_events()[: len(handover.events())]
    assert all(sitting.match.seen_by(seat) <= handover.number for seat in range(2))
    handover.uncover(first)
    assert sitting.undo_limit() is None
    disk.answers.set()


@pytest.mark.parametrize("game", GAMES)
def test_a_disk_that_refuses_is_said_and_nothing_waits_for_it(
    home: Home, disk: FullDisk, game: str
) -> None:
    disk.is_full = True
    sitting = begun(home, game)
    assert sitting.saved.warnings[0].id == "error.disk.full"
    for _ in range(10):
        before = sitting.number
        if is_asked(sitting):
            sitting.submit(sitting.handover.legal_moves()[0])
        else:
            wait_for(sitting, lambda before=before: sitting.number > before)  # type: ignore[misc]
        assert not sitting.is_under_way
        assert sitting.number > before
        assert sitting.saved.number == 0
    disk.is_full = False
    saved_all(sitting)


def test_what_was_shown_while_the_disk_refused_stays_shown(home: Home, disk: FullDisk) -> None:
    sitting = play_on(begun(home, "tolerance"), is_asked)
    sitting.hold()
    disk.is_full = True
    sitting.submit(sitting.handover.legal_moves()[0])
    sitting.settled()
    number = sitting.number
    # The disk takes what waited, and then does not answer for a while.
    disk.is_full = False
    saved_all(sitting)
    disk.answers.clear()
    sitting.release()
    sitting.tick()
    assert sitting.number == number
    assert sitting.is_under_way
    disk.answers.set()
    assert sitting.settled().number > number


def test_where_nothing_is_kept_everything_is_shown_at_once(tmp_path: Path) -> None:
    home = a_home(tmp_path, Puppets(), may_write=False)
    sitting = begun(home, "tolerance", people=0)
    for _ in range(5):
        before = sitting.number
        sitting.tick()
        sitting.tick()
        assert sitting.number > before
        assert not sitting.is_under_way
    assert home.close()
