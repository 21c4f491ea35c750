"""A session: one game at the table, from its beginning or from where it was left.

It joins the match, who may look, the opponents, the journal and the statistics. It knows nothing of
drawing and never waits: the window calls `tick` once a frame, or when woken.

What is shown is on the disk. Every move, and every move that is taken back, is handed to
the journal at once; `handover` and `number` know of them from the first `tick` on that finds them
there. Until then, which takes as long as the disk takes, the game `is_under_way`: opponents may
think, but no move is made. Where nothing is saved, or the disk has failed and `saved.warnings` say
so, there is nothing to wait for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from tolerance_game import VERSION
from tolerance_game.core import notation
from tolerance_game.core.errors import Illegal, Reason
from tolerance_game.core.events import Seat
from tolerance_game.core.record import Moment
from tolerance_game.match import origins
from tolerance_game.match.handover import Handover
from tolerance_game.match.match import Match, Table
from tolerance_game.match.seats import Person, Seats
from tolerance_game.storage.saves.journal import Journal
from tolerance_game.storage.saves.journals import open_journal
from tolerance_game.storage.saves.loading import Loaded, load_save
from tolerance_game.storage.statistics.statistics_file import Gathered
from tolerance_game.worker import Said

from .archive import JustEnded
from .autosave import Autosave, Saved
from .choices import is_sealed
from .home import Home
from .opponents import Deciders, Opponents

SETTLING: Final = 0.02
"""Seconds between two looks at the disk for callers that wait."""


class Session:
    """A game that is being played.

    Who looks sees what `handover` gives and nothing else; who plays does it by `submit`, `undo` and
    `redo`. One session at a time may be ticked, since the worker answers the newest request alone.
    """

    def __init__(
        self,
        home: Home,
        match: Match,
        journal: Journal | None,
        opponents: Deciders | None = None,
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
        self._opponents = Opponents(match, opponents or home.opponents)
        self._notices = list(notices)
        self.is_held = False
        """Whether opponents may not act, as during an animation; set by the caller of `tick`."""
        self._closing: Future[bool] | None = None
        self.handover.stay(kept)
        self._note(match.moments_for_storage(kept))
        self._update()
        home.enter(self.close)

    @classmethod
    def begin(
        cls,
        home: Home,
        table: Table,
        seats: Seats,
        *,
        practice: bool = False,
        opponents: Deciders | None = None,
    ) -> Session:
        """A new game, of which nothing is shown before its beginning is on the disk (`settled`).

        Raises Malformed for seats or options no game could be played with.
        """
        header = replace(table.header, sealed=is_sealed(home.settings, seats))
        match = Match.begin(table._replace(header=header), seats, practice=practice)
        return cls._of(home, match, opponents)

    @classmethod
    def resume(cls, home: Home, path: Path, *, opponents: Deciders | None = None) -> Session:
        """A game goes on from its journal, or from a save, which stays as it is.

        The file is read and played again, and what is new in it written, which takes the time of
        many frames: call this by `home.tasks.do`. Raises DiskError and Corrupt as `load_save`;
        what else is wrong with the file is among the notices.
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
            return cls(home, match, journal, opponents, kept=kept, notices=reasons).settled()
        loaded = load_save(path, home.catalogue, home.system)
        match = _match_of(loaded)
        if match.outcome is not None and not match.practice:
            # It has been counted where it ended; to look at it is not to play it again.
            return cls(home, match, None, opponents, notices=loaded.faults)
        return cls._of(home, match, opponents, loaded.faults).settled()

    @classmethod
    def _of(
        cls,
        home: Home,
        match: Match,
        opponents: Deciders | None,
        notices: Sequence[Reason] = (),
        *,
        keep: bool = True,
    ) -> Session:
        """A session with a journal of its own, where there may be one."""
        journal = None
        if keep and home.may_write:
            path = home.archive.new_path()
            journal = Journal(path, match.header, system=home.system, patience=home.patience)
        return cls(home, match, journal, opponents, notices=notices)

    # What there is to see.

    @property
    def number(self) -> int:
        """How many moves may be shown, chance's included."""
        return self.handover.number

    @property
    def is_under_way(self) -> bool:
        """Whether something was done that is not shown yet, since the disk has not got it."""
        return not self.handover.is_current

    @property
    def thinking(self) -> Seat | None:
        """The opponent whose decision is awaited, as far as the game may be shown."""
        if not self.is_under_way:
            return self._opponents.thinking
        acting = self.handover.to_act
        if acting is None or acting < 0 or isinstance(self.match.seats[acting], Person):
            return None
        return acting

    @property
    def saved(self) -> Saved:
        """How far the game is on the disk, and the warnings that stand, as of the last `tick`."""
        return self._autosave.saved

    @property
    def path(self) -> Path | None:
        """The journal of this game; None where nothing may be written."""
        return self._autosave.path

    def take_notices(self) -> tuple[Reason, ...]:
        """What is to be told once: damage that was found, opponents that failed."""
        notices = (*self._notices, *self._opponents.failures)
        self._notices.clear()
        self._opponents.failures.clear()
        return notices

    # Once a frame.

    def tick(self) -> bool:
        """Takes in what opponents and disk have done; whether anything has changed.

        One opponent moves at the most, and none while they are held back; they may think then.
        """
        if self._closing is not None:
            return False
        before = self._visible()
        looked = self._update()
        if self.seeks_advice or not (self.is_held or self.is_under_way):
            # While a person is being advised, the worker is not asked for anything else.
            self._let_one_act()
        self._opponents.ask()
        looked |= self._update()
        self._count()
        return looked or before != self._visible()

    def settled(self) -> Session:
        """For callers without a window: waits until everything may be shown, which the disk delays
        by some seconds at most.
        """
        while self.is_under_way and self._closing is None:
            self._autosave.wait(SETTLING)
            self._update()
        return self

    def _visible(self) -> object:
        """What can be seen of the game, to tell whether it has changed."""
        handover = self.handover
        opponents = self._opponents
        advice = opponents.is_seeking, opponents.has_advice
        return handover.number, handover.stamp, self.thinking, len(opponents.failures), advice

    def _update(self) -> bool:
        """Looks how far the disk is, and shows what may be shown; whether that has changed."""
        looked = self._autosave.look()
        if self._autosave.may_be_shown:
            self.handover.catch_up()
        return looked

    @contextmanager
    def _shown_when_saved(self) -> Iterator[None]:
        """What is done meanwhile is not shown before the disk has it, where there is one."""
        self.handover.stay()
        try:
            yield
        finally:
            if self._autosave.may_be_shown:
                self.handover.catch_up()

    def seek_advice(self) -> bool:
        """Asks the worker for advice to the person to act; False when no person is to act."""
        return self._closing is None and not self.is_under_way and self._opponents.seek()

    @property
    def seeks_advice(self) -> bool:
        """Whether it is being thought of."""
        return self._opponents.is_seeking

    def take_advice(self) -> Said | None:
        """What was thought of, once: a move with its reason, or why there is none."""
        return self._opponents.take_advice()

    def stop_seeking(self) -> None:
        """Cancels the advice."""
        self._opponents.stop_seeking()

    def _let_one_act(self) -> None:
        decided = self._opponents.answer()
        if decided is not None:
            with self._shown_when_saved():
                self._noted_since(self.match.submit(*decided))

    # What the one before the screen does.

    def submit(self, move: Any, stamp: int | None = None) -> int:
        """A move of the seat that is shown; gives the number of moves before it.

        `stamp` is the `handover.stamp` of the moment the person saw, so that a second click does
        nothing; without one, it is for the moment that is shown. Raises Illegal, with nothing
        changed.
        """
        acting = self.handover.to_act
        if acting is not None and not isinstance(self.match.seats[acting], Person):
            # People who watch programs play look from their seats, but do not move for them.
            raise Illegal(Reason("match.not_your_turn", {"seat": acting}))
        stamp = self.handover.stamp if stamp is None else stamp
        with self._shown_when_saved():
            return self._noted_since(self.handover.submit(move, stamp))

    def undo_limit(self) -> Reason | None:
        """Why the person at the screen cannot take back a move; None when it is possible."""
        return self.handover.undo_limit()

    def undo(self) -> int:
        """Takes back their last decision; gives how many moves are left. Raises Illegal."""
        with self._shown_when_saved():
            to = self.handover.undo()
            self._opponents.forget()
            self._autosave.undone(to)
        if self.home.log is not None:
            self.home.log.did(f"undo to {to}")
        return to

    def redo_limit(self) -> Reason | None:
        """Why the person at the screen cannot make a move again; None when it is possible."""
        return self.handover.redo_limit()

    def redo(self) -> int:
        """Makes again what was taken back; gives the number of moves before. Raises Illegal."""
        with self._shown_when_saved():
            before = self.handover.redo()
            self._opponents.forget()
            return self._noted_since(before)

    def _noted_since(self, before: int) -> int:
        self._note(self.match.moments_for_storage(before))
        return before

    def _note(self, moments: Sequence[Moment]) -> None:
        for moment in moments:
            self._autosave.made(moment)
            if self.home.log is not None:
                self.home.log.action(moment.number, moment.seat, notation.write(moment.move))

    # Saving.

    def save_as(self, name: str) -> Future[Path]:
        """Saves the game as it is now under a name. The future raises NotSaved."""
        header, moments = self.match.header, self.match.moments_for_storage()
        return self.home.write(lambda: self.home.saves.save(name, header, moments))

    def wait(self, timeout: float) -> bool:
        """For callers without a window: waits until all is on the disk; whether it is."""
        return self._autosave.wait(timeout)

    def close(self) -> Future[bool]:
        """Ends the session; the future says whether everything is on the disk.

        An unfinished game can be resumed from its `path`, a finished one is put to the others.
        """
        return self._close(self._end)

    def abandon(self) -> Future[bool]:
        """Ends the session and throws the game into the bin; nothing is kept of one in which no
        person has moved.
        """
        return self._close(self._drop)

    def _close(self, end: Callable[[], bool]) -> Future[bool]:
        if self._closing is None:
            self._opponents.forget()
            self.home.leave(self.close)
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
        """The end of a game is counted as soon as it is on the disk, and once."""
        path = self.path
        if self.counted is not None or path is None or self.match.outcome is None:
            return
        if self._autosave.is_caught_up:
            match = self.match
            played = JustEnded(match.header, match.options, match.moments_for_storage())
            self.counted = self.home.tasks.do(lambda: self.home.archive.statistics((path, played)))

    # Other games from this one.

    def same_deal(self, seats: Seats, *, practice: bool | None = None) -> Session:
        """A new game with the same cards for other players (or the same ones).

        This game is played again for that, and written, which takes some frames: call it by
        `home.tasks.do`,
        and close this session before the new one is ticked.
        """
        practice = self.match.practice if practice is None else practice
        match = origins.same_deal(
            self._table(),
            self.match.record_for_storage(),
            seats,
            name=self._name(),
            practice=practice,
        )
        return self._of(self.home, match, self._opponents.deciders).settled()

    def branch(
        self,
        number: int,
        seats: Seats | None = None,
        *,
        practice: bool = True,
        keep: bool = True,
        seed: int | None = None,
    ) -> Session:
        """A new game that goes on from the first moves of this one; with a seed, by other chance.

        It is for practice, and not counted, unless that is asked for: the person who branches may
        know what is to come. Without `keep` it is not written anywhere. Call it as `same_deal`.
        """
        match = origins.branch(
            self._table(),
            self.match.record_for_storage(),
            number,
            self.match.seats if seats is None else seats,
            name=self._name(),
            practice=practice,
            seed=seed,
        )
        return self._of(self.home, match, self._opponents.deciders, keep=keep).settled()

    def _table(self) -> Table:
        match = self.match
        header = replace(match.header, program=VERSION)
        return Table(match.game, match.options, len(match.seats), header)

    def _name(self) -> str:
        return self.path.stem if self.path is not None else ""


def _match_of(loaded: Loaded) -> Match:
    header = loaded.header
    table = Table(loaded.game, loaded.options, len(header.players), header)
    return Match.resume(table, loaded.record, moments=loaded.moments)
