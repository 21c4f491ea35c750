"""Homes, tables and opponents for the tests of `session`."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

from tolerance_game.match.match import Table
from tolerance_game.match.seats import Opponent, Person, Seats
from tolerance_game.session import Home, Session
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.disk.folders import find_folders
from tolerance_game.storage.disk.system import SYSTEM, System
from tolerance_game.storage.saves.save_list import SavedGame, entry_of
from tolerance_game.storage.settings.settings_file import read_settings
from tolerance_game.worker import Answer, Failure, Request, Said, Worker, decide, make_player

ENOUGH = 300.0
"""Seconds that nothing here takes, on however busy a machine."""


class Puppets(Worker):
    """Answers when it is told to, without a process, and remembers what it was asked."""

    def __init__(self, *, at_once: bool = True) -> None:
        self.at_once = at_once
        self.asked: list[Request] = []
        self.cancelled = 0
        self.said: Said | None = None
        self.is_closed = False

    def start(self) -> None:
        """Nothing to start."""

    def request(self, request: Request) -> int:
        """Answers at once, if so told."""
        self.asked.append(request)
        self.said = None
        if self.at_once:
            self.answer()
        return len(self.asked)

    def answer(self, number: int | None = None) -> None:
        """The answer to the newest request, or under another number."""
        # Who searches does so for a moment only.
        request = replace(self.asked[-1], budget=20)
        decision = decide(request, make_player(request.package, request.player))
        self.said = Answer(number or len(self.asked), *decision)

    def fail(self, failure: Failure) -> None:
        """No answer."""
        self.said = failure

    def cancel(self) -> None:
        """Counted; the answer stays, as from a player that does not listen."""
        self.cancelled += 1

    def poll(self) -> Said | None:
        """What was said last, once."""
        said, self.said = self.said, None
        return said

    def close(self) -> None:
        """Noted."""
        self.is_closed = True


class Prompt(Session):
    """As with a disk that is always quicker than the person."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.settled()

    def tick(self) -> bool:
        """What an opponent does is there at once."""
        number = self.number
        changed = super().tick()
        return self.settled().number != number or changed

    def submit(self, move: Any, stamp: int | None = None) -> int:
        """What a person does is there at once."""
        before = super().submit(move, stamp)
        self.settled()
        return before

    def undo(self) -> int:
        """So is what is taken back."""
        to = super().undo()
        self.settled()
        return to

    def redo(self) -> int:
        """So is what is made again."""
        before = super().redo()
        self.settled()
        return before


def a_home(
    folder: Path, puppets: Puppets | None = None, *, system: System = SYSTEM, may_write: bool = True
) -> Home:
    """A home in this folder; without puppets it has the real worker."""
    folders = find_folders(folder, {})
    return Home(
        folders,
        load_catalogue(),
        read_settings(folders.settings),
        may_write=may_write,
        opponents=puppets,
        system=system,
        patience=0.02,
    )


def finished_games(home: Home) -> list[SavedGame]:
    """The finished games on the disk."""
    paths = sorted(home.archive.finished.glob("*.journal"))
    return [entry_of(path, path.stem, home.system, home.catalogue) for path in paths]


def a_table(home: Home, game: str, seed: int = 7, **values: object) -> Table:
    """A table of this game."""
    return lay_table(game, values, ("random",), seed, home.catalogue)


def seated(count: int, people: int = 1, player: str = "random") -> Seats:
    """Anna and perhaps Ben, and programs."""
    names = ("Anna", "Ben", "Clara", "David", "Emma")
    return tuple(
        Person(names[seat]) if seat < people else Opponent(player, names[seat])
        for seat in range(count)
    )


def begun(
    home: Home, game: str, people: int = 1, *, player: str = "random", **more: Any
) -> Session:
    """A game that has just begun."""
    table = a_table(home, game)
    return Session.begin(home, table, seated(table.seats, people, player), **more).settled()


def move(session: Session) -> None:
    """The first legal move of the person to act, who gets the machine first if need be."""
    due = session.handover.due
    if due is not None:
        session.handover.cover()
    session.handover.uncover(session.handover.phase.seat)
    session.submit(session.handover.legal_moves()[0])
    session.settled()


def is_asked(session: Session) -> bool:
    """Whether it is a person's turn."""
    acting = session.handover.to_act
    if session.is_under_way or acting is None:
        return False
    return isinstance(session.match.seats[acting], Person)


def play_on(session: Session, until: Callable[[Session], bool] = lambda _session: False) -> Session:
    """Plays first moves until something is the case, or to the end, and sleeps where a window
    would.
    """
    woken = Event()
    session.home.on_news = woken.set
    deadline = time.monotonic() + ENOUGH
    while session.handover.to_act is not None and not until(session):
        assert time.monotonic() < deadline
        woken.clear()
        changed = session.tick()
        if until(session):
            break
        if is_asked(session):
            move(session)
        elif not changed:
            assert woken.wait(ENOUGH)
    return session


def wait_for(session: Session, holds: Callable[[], Any]) -> None:
    """Ticks until something is the case."""
    deadline = time.monotonic() + ENOUGH
    while not holds():
        assert time.monotonic() < deadline
        session.tick()
        time.sleep(0.002)


def saved_all(session: Session) -> None:
    """Waits until everything is on the disk, and the session knows it."""

    def is_saved() -> bool:
        saved = session.saved
        there = saved.number == session.match.number and not saved.warnings
        return there and not session.is_under_way

    wait_for(session, is_saved)
