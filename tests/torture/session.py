"""Somebody sits down, plays one game after the other, and never leaves anything in peace.

Everything that the program has but its window works together here: match, hand-over, worker,
journal and saves. Each `turn` is what happens between two frames, and nothing in it waits for an
opponent or for the disk, except where a person would wait too.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from tests.worker.players import EXTRA
from tolerance_game.games import PACKAGES
from tolerance_game.match.handover import Covered, Handover, HandShown, Open
from tolerance_game.match.match import Match
from tolerance_game.match.seats import Opponent
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.disk.safe_write import make_folder
from tolerance_game.storage.saves.journal import SUFFIX, Journal, open_journal
from tolerance_game.storage.saves.loading import load_save
from tolerance_game.storage.saves.saves import Saves
from tolerance_game.worker import Answer, Failure, Limits, Request, Worker

from .games import TABLES, Action, any_match
from .heavy import hand_in
from .keeping import differences
from .life import NAMES, journals_of, resumed, saves_of
from .report import Report

PATIENCE: Final = 60.0
"""Seconds that nothing here takes."""
PONDERING: Final = 100_000
"""A budget that takes some frames, so that deaths and cancels come while it is spent."""
KEPT: Final = 4
"""Journals and thrown away saves that are kept; a real disk grows, and nothing here does."""

_UNDO: Final = 0.05
_REDO: Final = 0.5
_PONDERED: Final = 0.05


def a_worker() -> Worker:
    """One that is as patient as somebody who kills it now and then must be."""
    worker = Worker(limits=Limits(deaths=10**6), extra=EXTRA)
    worker.start()
    return worker


class Asked(NamedTuple):
    """What the worker is busy with: its number, and for which moment of the match."""

    number: int
    stamp: int
    seat: int


class Session:
    """One game after the other, in a folder of its own."""

    def __init__(self, folder: Path, rng: Random, report: Report) -> None:
        for part in (journals_of(folder), saves_of(folder)):
            make_folder(part)
        self._folder = folder
        self._rng = rng
        self._report = report
        self._saves = Saves(saves_of(folder))
        self._begun = 0
        self.finished = 0
        """Games that were played to their end."""
        self._asked: Asked | None = None
        self.worker = a_worker()
        self.match, self.handover, self.journal = self._begin()
        self.accidents: tuple[tuple[float, Callable[[], None]], ...] = (
            (1 / 300, self._save),
            (1 / 200, self._cover),
            (1 / 500, self._cancel),
            (1 / 200, self._undo_meanwhile),
            (1 / 800, self._reopen),
            (1 / 500, self._tidy),
            (1 / 2500, self._load),
            (1 / 1500, self._kill),
            (1 / 8000, self._change_worker),
        )
        """How often in a frame each of them happens."""

    # Games

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and everybody has seen how."""
        return self.match.outcome is not None

    def next_game(self) -> None:
        """Looks at what was written of this game, leaves it, and begins another one."""
        self._cancel()
        assert self.journal.close(PATIENCE)
        self._compare(load_save(self.journal.path))
        self.finished += 1
        self._report.count("finished games")
        self.match, self.handover, self.journal = self._begin()

    def _begin(self) -> tuple[Match, Handover, Journal]:
        match = any_match(self._rng, self._begun)
        self._begun += 1
        game, seats = TABLES[(self._begun - 1) % len(TABLES)]
        self._report.count(f"games of {seats} in {game} begun")
        return match, Handover(match), self._new_journal(match)

    def _new_journal(self, match: Match) -> Journal:
        folder = journals_of(self._folder)
        for path in sorted(folder.glob(f"*{SUFFIX}"))[: -KEPT + 1]:
            path.unlink()
        journal = Journal(folder / f"{time.time_ns()}{SUFFIX}", match.header)
        for moment in match.moments_for_storage():
            journal.made(moment)
        return journal

    def rest(self) -> None:
        """Until all is on the disk and the worker has answered: then nothing is on its way."""
        assert self.journal.wait(timeout=PATIENCE)
        self._cancel()
        table = lay_table("schisma", {}, ("random",), 1, load_catalogue())
        match = Match.begin(table, (Opponent("random"),) * table.seats)
        seat = match.to_act
        assert seat is not None
        view, moves = match.view(seat), match.legal_moves(seat)
        self.worker.request(Request(PACKAGES["schisma"], "random", view, moves, 1))
        assert isinstance(self.worker.wait(PATIENCE), Answer)

    def close(self) -> None:
        """Leaves in good order."""
        self.journal.close(PATIENCE)
        self.worker.close()

    # Between two frames

    def turn(self) -> None:
        """What happens between two frames."""
        for chance, accident in self.accidents:
            if self._rng.random() < chance:
                accident()
        # As in the window: what is not yet on the disk is not yet done.
        if self.journal.acknowledged < self.journal.given or self.is_over:
            return
        self._hear()
        self._act()

    def _hear(self) -> None:
        said = self.worker.poll()
        if said is None:
            return
        assert not isinstance(said, Failure), said.details
        assert isinstance(said, Answer)
        asked, self._asked = self._asked, None
        # Nothing was changed since, or it would have been cancelled.
        assert asked is not None
        assert (said.number, self.match.stamp) == asked[:2]
        self._made(self.match.submit(asked.seat, said.move, asked.stamp))
        self._report.count("answers of the worker")

    def _act(self) -> None:
        acting = self.match.to_act
        if acting is None:
            return
        sitter = self.match.seats[acting]
        if isinstance(sitter, Opponent):
            if self._asked is None:
                self._ask(acting, sitter.player)
            return
        phase = self.handover.phase
        if isinstance(phase, Covered):
            self.handover.uncover(phase.seat)
            self._report.count("hands uncovered")
        elif self.handover.due is not None:
            self.handover.cover()
        elif isinstance(phase, HandShown):
            self._decide()

    def _ask(self, seat: int, player: str) -> None:
        game = self.match.game.NAME
        budget = 0
        if self._rng.random() < _PONDERED:
            player, budget = "ponderer", PONDERING
        elif self._rng.random() < 0.5:
            player = "thumb"
        view, moves = self.match.view(seat), self.match.legal_moves(seat)
        seed = self.match.decision_seed(seat)
        number = self.worker.request(Request(PACKAGES[game], player, view, moves, seed, budget))
        self._asked = Asked(number, self.match.stamp, seat)

    def _decide(self) -> None:
        """The person at the screen plays at random, and sometimes takes back."""
        if self._rng.random() < _UNDO:
            self._undo()
        elif self.handover.redo_limit() is None and self._rng.random() < _REDO:
            self._made(self.handover.redo())
            self._report.count("redos")
        else:
            move = self._rng.choice(self.handover.legal_moves())
            self._made(self.handover.submit(move, self.match.stamp))
            self._report.count("moves of people")

    def _made(self, before: int) -> None:
        hand_in(self.journal, Action(None, self.match.moments_for_storage(before)))

    def _undo(self) -> None:
        if self.handover.undo_limit() is None:
            hand_in(self.journal, Action(self.handover.undo(), ()))
            self._report.count("undos")

    # What may happen at any time

    def _undo_meanwhile(self) -> None:
        """While an opponent thinks, somebody takes back: the answer is not wanted any more."""
        if self._asked is not None and isinstance(self.handover.phase, HandShown):
            self._cancel()
            self._undo()

    def _cancel(self) -> None:
        if self._asked is not None:
            self._report.count("requests cancelled")
        self._asked = None
        self.worker.cancel()

    def _cover(self) -> None:
        """The window loses the focus; or, where all is open, another seat is looked at."""
        phase = self.handover.phase
        if isinstance(phase, Open):
            self.handover.look_at(self._rng.randrange(len(self.match.seats)))
        else:
            self.handover.cover()
            self._report.count("hands covered")

    def _kill(self) -> None:
        if self.worker.pid:
            with suppress(ProcessLookupError):
                os.kill(self.worker.pid, signal.SIGKILL)
                self._report.count("workers killed")

    def _change_worker(self) -> None:
        self._cancel()
        self.worker.close()
        self.worker = a_worker()
        self._report.count("workers closed")

    def _save(self) -> None:
        name = self._rng.choice(NAMES)
        self._saves.save(name, self.match.header, self.match.moments_for_storage())
        self._report.count("named saves")

    def _load(self) -> None:
        entries = self._saves.entries()
        if not entries:
            return
        loaded = load_save(self._rng.choice(entries).path)
        assert not loaded.faults, loaded.faults
        self._cancel()
        assert self.journal.close(PATIENCE)
        self.match = resumed(loaded)
        self.handover = Handover(self.match)
        self.journal = self._new_journal(self.match)
        self._report.count("saves loaded")

    def _reopen(self) -> None:
        """The program ends and is started again, in the middle of the game."""
        self._cancel()
        assert self.journal.close(PATIENCE)
        opened = open_journal(self.journal.path)
        assert not opened.reasons, opened.reasons
        self._compare(opened.loaded)
        self.journal = opened.journal
        self.match = resumed(opened.loaded)
        self.handover = Handover(self.match)
        # A game that was left before a deal or draw goes on with it.
        for moment in self.match.moments_for_storage(len(opened.loaded.moments)):
            self.journal.made(moment)
        self._report.count("journals reopened")

    def _compare(self, loaded: Any) -> None:
        faults = differences(self.match, loaded)
        assert not faults, faults

    def _tidy(self) -> None:
        """Looks through the saves and does something with one of them."""
        entries = self._saves.entries()
        thrown = self._saves.thrown_away()
        what = self._rng.choice(("rename", "throw", "restore"))
        if what == "restore" and thrown:
            self._saves.restore(thrown[0].path)
        elif what == "throw" and entries:
            self._saves.throw_away(self._rng.choice(entries).path)
        elif what == "rename" and entries:
            free = [name for name in NAMES if not self._saves.path_of(name).exists()]
            if free:
                self._saves.rename(entries[0].path, free[0])
        for entry in (*thrown[KEPT:], *entries[KEPT:]):
            for path in (entry.path, *(old.path for old in self._saves.generations(entry.path))):
                path.unlink(missing_ok=True)
        self._report.count(f"saves looked through, to {what}")
