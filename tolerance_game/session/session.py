"""A session: one game at the table, from its beginning or from where it was left.

It joins the match, the hand-over, the opponents, the journal and the statistics. It draws nothing
and never waits: the window calls `tick` once a frame, or when woken.

What is shown is on the disk. Every move and every undo goes to the journal at once; `handover` and
`number` include it from the first `tick` that finds it on the disk. Until then the game
`is_under_way`: opponents may think, but no move is made. Where nothing is saved, or the disk has
failed and `saved.warnings` say so, there is nothing to wait for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from tolerance_game import VERSION
from tolerance_game.core import Illegal, Reason, Seat, notation
from tolerance_game.match import Match, Person, Seats, Table, origins
from tolerance_game.match.handover import Handover
from tolerance_game.storage.saves.journal import Journal, open_journal
from tolerance_game.storage.saves.loading import Loaded, load_save
from tolerance_game.storage.statistics.game_results import JustEnded
from tolerance_game.storage.statistics.statistics_file import Gathered

from .autosave import Autosave, Saved
from .choices import is_sealed, new_seed
from .home import Home
from .opponents import Opponents

SETTLING: Final = 0.02
"""Seconds between two looks at the disk for callers that wait."""


class Session:
    """A game that is being played.

    The screen shows what `handover` gives and nothing else; people play by `submit`, `undo` and
    `redo`. Tick one session at a time: the worker answers only the newest request.
    """

    def __init__(
        self,
        home: Home,
        match: Match,
        journal: Journal | None,
        *,
        kept: int = 0,
        notices: Sequence[Reason] = (),
    ) -> None:
        """For `begin` and `resume`. `kept` moves are in the journal already."""
        self.home = home
        self.match = match
        self.handover = Handover(match)
        self.counted: Future[Gathered] | None = None
        """Once the game is over and on the disk: the statistics with it."""
        standing = (home.refused,) if home.refused is not None else ()
        self._autosave = Autosave(journal, home.wake, kept=kept, standing=standing)
        self.opponents = Opponents(match, home.opponents)
        self._notices = list(notices)
        self.is_held = False
        """Whether opponents may not act, as during an animation; set by the caller of `tick`."""
        self._closing: Future[bool] | None = None
        self.handover.stay(kept)
        self._save_since(kept)
        self._update()
        home.open.append(self.close)

    @classmethod
    def begin(cls, home: Home, table: Table, seats: Seats, *, practice: bool = False) -> Session:
        """A new game; nothing of it is shown before its beginning is on the disk (`settled`).

        Raises Malformed for seats or options no game could be played with.
        """
        header = replace(table.header, sealed=is_sealed(home.settings, seats))
        match = Match.begin(table._replace(header=header), seats, practice=practice)
        return cls._of(home, match)

    @classmethod
    def resume(cls, home: Home, path: Path) -> Session:
        """Continues a game from its journal, or from a save, which stays as it is.

        This takes the time of many frames, so call it by `home.tasks.do`. Raises DiskError and
        Corrupt as `load_save`; other faults of the file are among the notices.
        """
        if path.parent == home.archive.games and home.may_write:
            loaded, journal, reasons = open_journal(
                path, home.catalogue, system=home.system, patience=home.patience
            )
            try:
                match = _match_of(loaded)
            except BaseException:
                journal.close()
                raise
            kept = len(loaded.moments)
            return cls(home, match, journal, kept=kept, notices=reasons).settled()
        loaded = load_save(path, home.catalogue, home.system)
        match = _match_of(loaded)
        if match.outcome is not None and not match.practice:
            # It was counted when it ended; looking at it does not count it again.
            return cls(home, match, None, notices=loaded.faults)
        return cls._of(home, match, loaded.faults).settled()

    @classmethod
    def _of(
        cls, home: Home, match: Match, notices: Sequence[Reason] = (), *, keep: bool = True
    ) -> Session:
        """A session with a new journal, unless nothing may be written."""
        journal = None
        if keep and home.may_write:
            path = home.archive.new_path()
            journal = Journal(path, match.header, system=home.system, patience=home.patience)
        return cls(home, match, journal, notices=notices)

    # What can be seen.

    @property
    def number(self) -> int:
        """How many moves may be shown, including those of chance."""
        return self.handover.number

    @property
    def is_under_way(self) -> bool:
        """Whether something was done that is not shown yet because it is not on the disk yet."""
        return not self.handover.is_current

    @property
    def thinking(self) -> Seat | None:
        """The opponent whose decision is awaited, as far as the game may be shown."""
        if not self.is_under_way:
            return self.opponents.thinking
        acting = self.handover.to_act
        if acting is None or acting < 0 or isinstance(self.match.seats[acting], Person):
            return None
        return acting

    @property
    def saved(self) -> Saved:
        """How much of the game is on the disk, and current warnings, as of the last `tick`."""
        return self._autosave.saved

    @property
    def path(self) -> Path | None:
        """The journal of this game; None where nothing may be written."""
        return self._autosave.path

    def take_notices(self) -> tuple[Reason, ...]:
        """What to report once: damage that was found, opponents that failed."""
        notices = (*self._notices, *self.opponents.failures)
        self._notices.clear()
        self.opponents.failures.clear()
        return notices

    # Once a frame.

    def tick(self) -> bool:
        """Handles what opponents and disk have done; returns whether anything has changed.

        At most one opponent moves, and none while they are held back; they may think then.
        """
        if self._closing is not None:
            return False
        before = self._visible()
        has_changed = self._update()
        if self.opponents.awaits_advice or not (self.is_held or self.is_under_way):
            # While advice is awaited, no decision is: what comes is taken although they are held.
            decided = self.opponents.answer()
            if decided is not None:
                with self._shown_when_saved():
                    self._save_since(self.match.submit(*decided))
        self.opponents.ask()
        has_changed |= self._update()
        self._count()
        return has_changed or before != self._visible()

    def settled(self) -> Session:
        """Waits until everything may be shown, for callers without a window."""
        while self.is_under_way and self._closing is None:
            self._autosave.wait(SETTLING)
            self._update()
        return self

    def _visible(self) -> object:
        """What can be seen of the game, to detect changes."""
        handover = self.handover
        opponents = self.opponents
        advice = opponents.awaits_advice, opponents.has_advice
        return handover.number, handover.stamp, self.thinking, len(opponents.failures), advice

    def _update(self) -> bool:
        """Shows what is on the disk; returns whether that has changed."""
        looked = self._autosave.look()
        if self._autosave.may_be_shown:
            self.handover.catch_up()
        return looked

    @contextmanager
    def _shown_when_saved(self) -> Iterator[None]:
        """What is done inside is not shown before it is on the disk, if there is a journal."""
        self.handover.stay()
        try:
            yield
        finally:
            if self._autosave.may_be_shown:
                self.handover.catch_up()

    def ask_for_advice(self) -> bool:
        """Asks the worker for advice to the person to act; False when no person is to act."""
        return self._closing is None and not self.is_under_way and self.opponents.ask_for_advice()

    # What the person at the screen does.

    def submit(self, move: Any, stamp: int | None = None) -> int:
        """A move of the seat that is shown; returns the number of moves before it.

        `stamp` is the `handover.stamp` of the moment the person saw, so that a second click does
        nothing; by default that of the moment shown now. Raises Illegal, with nothing changed.
        """
        acting = self.handover.to_act
        if acting is not None and not isinstance(self.match.seats[acting], Person):
            # People who watch opponents play see what those see, but do not move for them.
            raise Illegal(Reason("match.not_your_turn", {"seat": acting}))
        stamp = self.handover.stamp if stamp is None else stamp
        with self._shown_when_saved():
            return self._save_since(self.handover.submit(move, stamp))

    def undo(self) -> int:
        """Takes back their last decision; returns how many moves are left. Raises Illegal."""
        with self._shown_when_saved():
            to = self.handover.undo()
            self.opponents.forget()
            self._autosave.undone(to)
        if self.home.log is not None:
            self.home.log.did(f"undo to {to}")
        return to

    def redo(self) -> int:
        """Makes again what was taken back; returns the number of moves before. Raises Illegal."""
        with self._shown_when_saved():
            before = self.handover.redo()
            self.opponents.forget()
            return self._save_since(before)

    def _save_since(self, before: int) -> int:
        for moment in self.match.moments_for_storage(before):
            self._autosave.made(moment)
            if self.home.log is not None:
                self.home.log.action(moment.number, moment.seat, notation.write(moment.move))
        return before

    # Saving.

    def save_as(self, name: str) -> Future[Path]:
        """Saves the game as it is now under a name. The future raises NotSaved."""
        header, moments = self.match.header, self.match.moments_for_storage()
        return self.home.write(lambda: self.home.saves.save(name, header, moments))

    def wait(self, timeout: float) -> bool:
        """Waits until all is on the disk; whether it is. For callers without a window."""
        return self._autosave.wait(timeout)

    def close(self) -> Future[bool]:
        """Ends the session; the future says whether everything is on the disk.

        An unfinished game can be resumed from its `path`, a finished one joins the others.
        """
        return self._close(self._end)

    def abandon(self) -> Future[bool]:
        """Ends the session and moves the game to the bin, or deletes it if no person has moved."""
        return self._close(self._drop)

    def _close(self, end: Callable[[], bool]) -> Future[bool]:
        if self._closing is None:
            self.opponents.forget()
            if self.close in self.home.open:
                self.home.open.remove(self.close)
            self._closing = self.home.tasks.do(end)
        return self._closing

    def _end(self) -> bool:
        is_kept = self._autosave.close()
        if self.path is not None:
            self.home.has_lost = not is_kept
        if self.match.outcome is not None and self.path is not None:
            self.home.archive.move_to_finished(self.path)
        return is_kept

    def _drop(self) -> bool:
        is_kept = self._autosave.close()
        if self.path is not None:
            seats = self.match.seats
            if any(seat >= 0 and isinstance(seats[seat], Person) for seat in self.match.movers()):
                self.home.saves.throw_away(self.path)
            else:
                self.home.archive.delete(self.path)
        return is_kept

    def _count(self) -> None:
        """Counts a finished game once, as soon as its end is on the disk."""
        path = self.path
        if self.counted is not None or path is None or self.match.outcome is None:
            return
        if self._autosave.is_caught_up:
            match = self.match
            played = JustEnded(match.header, match.options, match.moments_for_storage())
            self.counted = self.home.tasks.do(lambda: self.home.archive.statistics((path, played)))

    # Other games from this one.

    def same_deal(self, seats: Seats) -> Session:
        """A new game with the same cards for other players (or the same ones).

        This takes some frames, so call it by `home.tasks.do`, and close this session before the
        new one is ticked.
        """
        record, practice = self.match.record_for_storage(), self.match.practice
        match = origins.same_deal(
            self._table(), record, seats, name=self._name(), practice=practice
        )
        return self._of(self.home, match).settled()

    def next_game(self) -> Session:
        """The next game of the series this game belongs to, for the same players.

        Call it as `same_deal`. Raises Illegal where no game follows (`match.origins.next_game`).
        """
        match = origins.next_game(self._table(), self.match, new_seed())
        return self._of(self.home, match).settled()

    @classmethod
    def after(cls, home: Home, path: Path) -> Session:
        """The next game of the series that a finished game in a file belongs to.

        Call it as `resume`, which says what it raises; and Illegal as `next_game`.
        """
        match = _match_of(load_save(home.archive.where(path), home.catalogue, home.system))
        return cls._of(home, origins.next_game(_table_of(match), match, new_seed())).settled()

    def branch(self, number: int, seats: Seats | None = None, *, keep: bool = True) -> Session:
        """A new game from the first moves of this one, played on by these seats, else the same.

        It is for practice and not counted, since the person may know what is to come. Without
        `keep` it is not written anywhere. Call it as `same_deal`.
        """
        record, seats = self.match.record_for_storage(), seats or self.match.seats
        match = origins.branch(
            self._table(), record, number, seats, name=self._name(), practice=True
        )
        return self._of(self.home, match, keep=keep).settled()

    def _table(self) -> Table:
        return _table_of(self.match)

    def _name(self) -> str:
        return self.path.stem if self.path is not None else ""


def _table_of(match: Match) -> Table:
    """The table of a match, for another one with its options and figures."""
    header = replace(match.header, program=VERSION)
    return Table(match.game, match.options, len(match.seats), header)


def _match_of(loaded: Loaded) -> Match:
    header = loaded.header
    table = Table(loaded.game, loaded.options, len(header.players), header)
    return Match.resume(table, loaded.record, moments=loaded.moments)
