"""A journal against a list of moves: anything may happen to it, and it is opened again."""

from __future__ import annotations

import errno
import shutil
import tempfile
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from tolerance_game.core.errors import Corrupt
from tolerance_game.storage.saves.journal import Journal, open_journal
from tolerance_game.storage.saves.loading import load_save

from .instruments import files_in, game
from .journals import SECONDS, Broken

HEADER = game(seed=3).header
MOMENTS = game(seed=3).moments


class JournalMachine(RuleBasedStateMachine):
    """What was acknowledged last is what a journal holds, whatever happens between."""

    @initialize()
    def begin(self) -> None:
        """A new journal in a folder of its own."""
        self.folder = Path(tempfile.mkdtemp())
        self.path = self.folder / "journals" / "j"
        self.system = Broken()
        self.journal = Journal(self.path, HEADER, system=self.system, patience=0.001)
        self.moves = 0
        """How many the game has."""
        self.open = True

    def settle(self) -> None:
        """Waits until everything is acknowledged."""
        assert self.journal.wait(timeout=SECONDS)
        assert self.journal.problems() == ()

    @precondition(lambda self: self.open and self.moves < len(MOMENTS))
    @rule(count=st.integers(1, 4))
    def play(self, count: int) -> None:
        """Some moves are made."""
        for moment in MOMENTS[self.moves : self.moves + count]:
            self.journal.made(moment)
            self.moves = moment.number

    @precondition(lambda self: self.open)
    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        """Some are taken back."""
        self.moves = data.draw(st.integers(0, self.moves))
        self.journal.undone(self.moves)

    @precondition(lambda self: self.open)
    @rule(number=st.sampled_from([errno.ENOSPC, errno.EIO, errno.EROFS]))
    def break_disk(self, number: int) -> None:
        """The disk refuses from now on."""
        self.system.number = number

    @precondition(lambda self: self.open)
    @rule()
    def repair_disk(self) -> None:
        """The disk is well again: everything is caught up."""
        self.system.number = 0
        self.settle()
        self.check()

    @precondition(lambda self: self.open)
    @rule(folder=st.booleans())
    def delete(self, folder: bool) -> None:
        """Somebody deletes the file, or the folder."""
        if folder:
            shutil.rmtree(self.path.parent, ignore_errors=True)
        else:
            self.path.unlink(missing_ok=True)
        # The next action finds out.
        self.journal.undone(self.moves)

    @precondition(lambda self: self.open)
    @rule()
    def end_program(self) -> None:
        """The program ends with everything on the disk."""
        self.repair_disk()
        assert self.journal.close(SECONDS)
        self.open = False

    @precondition(lambda self: not self.open)
    @rule(data=st.data())
    def tear(self, data: st.DataObject) -> None:
        """The end of the file is torn off, as by a power cut, or filled with something else."""
        content = self.path.read_bytes()
        size = data.draw(st.integers(content.index(b"\n") + 1, len(content)))
        rest = data.draw(st.sampled_from([b"", b"\0" * 50, b"{", content[size - 9 : size]]))
        self.path.write_bytes(content[:size] + rest)

    @precondition(lambda self: not self.open)
    @rule()
    def start_program(self) -> None:
        """The program starts again and goes on with what there is."""
        before = self.path.read_bytes()
        asides = len(files_in(self.folder))
        opened = open_journal(self.path, system=self.system, patience=0.001)
        self.journal, self.open = opened.journal, True
        self.moves = len(opened.loaded.moments)
        assert opened.loaded.moments == MOMENTS[: self.moves]
        self.settle()
        self.check()
        # What was cut off is kept: nothing that was in the folder is lost.
        kept = self.path.read_bytes()
        torn = not kept.startswith(before)
        assert len(files_in(self.folder)) == asides + torn

    def check(self) -> None:
        """The file holds the moves that there are, and no other."""
        loaded = load_save(self.path)
        assert loaded.faults == ()
        assert loaded.moments == MOMENTS[: self.moves]

    def teardown(self) -> None:
        """Ends the thread, with everything written."""
        if hasattr(self, "folder"):
            if self.open:
                self.end_program()
            try:
                load_save(self.path)
            except Corrupt as error:
                raise AssertionError("the first line is never torn here") from error
            shutil.rmtree(self.folder)


TestJournalMachine = JournalMachine.TestCase
TestJournalMachine.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
