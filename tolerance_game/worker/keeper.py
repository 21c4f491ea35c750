"""Keeps one process of the opponents alive, from a thread of its own.

Starting a process, writing to it and burying it can each take milliseconds; none of that happens in
the thread of the window.
"""

from __future__ import annotations

import logging
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import wait
from threading import Thread
from typing import Final

from tolerance_game.core.errors import Reason

from .bell import Bell
from .deciding import ExtraPlayers
from .messages import ChosenMove, Failed, Ready, Reply
from .process import WorkerProcess
from .request import Answer, Failure, Request, Said

log = logging.getLogger(__name__)

STUMBLE_SECONDS: Final = 0.05


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a keeper is patient, in seconds, and how often it tries again."""

    starting: float = 30.0
    """From the start of a process until it can be asked."""
    stopping: float = 0.15
    """From a cancel until a player that does not listen is replaced."""
    deciding: float = 120.0
    """For one decision. Only a player that hangs gets here, for budgets count iterations."""
    deaths: int = 3
    """So many in a row, and the decision is given up."""


@dataclass(frozen=True, slots=True)
class Task:
    """A request with its number."""

    number: int
    request: Request


class Keeper(Thread):
    """Starts the process, hands it the newest request, and replaces it when it dies or hangs."""

    def __init__(self, limits: Limits, extra: ExtraPlayers, tell: Callable[[Said], None]) -> None:
        super().__init__(name="keeper of the opponents", daemon=True)
        self._limits = limits
        self._extra = extra
        self._tell = tell
        self._bell = Bell()
        self._closing = False
        self._newest: Task | None = None
        """What is wanted, as the window's thread says; this thread only looks."""
        self._task: Task | None = None
        """The newest task that this thread has seen."""
        self._is_settled = True
        """Whether nothing more is to be done for it."""
        self._life: WorkerProcess | None = None
        self._deaths = 0
        """In a row, since the newest task or the last reply."""

    # From the window's thread.

    def want(self, task: Task | None) -> None:
        """From now on this is wanted and nothing else."""
        self._newest = task
        self._bell.ring()

    def close(self, seconds: float) -> None:
        """Ends process and thread; comes back after so many seconds at the latest."""
        self._closing = True
        if self.ident is None:
            self._bell.close()
            return
        self._bell.ring()
        self.join(seconds)
        life = self._life
        if self.is_alive() and life is not None:
            log.error("the keeper of the opponents does not end; their process is killed")
            life.kill()

    @property
    def pid(self) -> int:
        """The id of the process; 0 while there is none."""
        life = self._life
        return life.pid if life is not None else 0

    # In the thread of the keeper.

    def run(self) -> None:
        """Until it is closed."""
        try:
            while not self._closing:
                try:
                    self._turn()
                except Exception:
                    # Whatever it is, somebody waits for an answer: it counts as a death.
                    self._mourn(traceback.format_exc())
                    time.sleep(STUMBLE_SECONDS)
        finally:
            self._bury()
            self._bell.close()

    def _turn(self) -> None:
        newest = self._newest
        if newest is not self._task:
            self._task, self._is_settled, self._deaths = newest, newest is None, 0
        # Where one death follows the other, the next request may try again.
        may_begin = self._deaths < self._limits.deaths
        if self._life is None and may_begin:
            self._begin()
        life = self._life
        if life is None:
            self._pause(STUMBLE_SECONDS if may_begin else None)
            return
        try:
            self._direct(life)
            self._attend(life)
        except (EOFError, OSError) as error:
            self._mourn(repr(error))

    def _pause(self, seconds: float | None) -> None:
        """Waits for another wish."""
        if wait((self._bell.sign,), seconds):
            self._bell.hush()

    def _wanted(self) -> Task | None:
        return None if self._is_settled else self._task

    def _begin(self) -> None:
        """Starts a process."""
        try:
            self._life = WorkerProcess(self._extra)
        except OSError as error:
            self._mourn(repr(error))
        else:
            self._life.be_patient(self._limits.starting)

    def _direct(self, life: WorkerProcess) -> None:
        """Asks the process for what is wanted, or to stop with what is not."""
        task = self._wanted()
        if life.computing:
            is_stale = task is None or task.number != life.computing
            if is_stale and not life.is_stopping:
                life.stop()
                life.be_patient(self._limits.stopping)
        elif life.is_ready and task is not None:
            try:
                message = life.seal(task.number, task.request)
            except Exception:
                self._fail(task, traceback.format_exc())
            else:
                life.ask(task.number, message)
                life.be_patient(self._limits.deciding)

    def _attend(self, life: WorkerProcess) -> None:
        """Waits until something happens, and sees to it."""
        seconds = None
        if life.deadline is not None:
            seconds = max(0.0, life.deadline - time.monotonic())
        seen = wait((self._bell.sign, *life.signs), seconds)
        if self._bell.sign in seen:
            self._bell.hush()
        if any(sign in seen for sign in life.signs):
            reply = life.heard()
            if reply is None:
                self._mourn("the process ended")
            else:
                self._hear(life, reply)
        elif life.deadline is not None and time.monotonic() >= life.deadline:
            self._lose_patience(life)

    def _hear(self, life: WorkerProcess, reply: Reply) -> None:
        life.rest()
        if isinstance(reply, Ready):
            return
        self._deaths = 0
        task = self._wanted()
        if task is None or task.number != reply.number:
            return
        if isinstance(reply, Failed):
            self._fail(task, reply.details)
        elif isinstance(reply, ChosenMove):
            self._settle(Answer(task.number, task.request.moves[reply.place], reply.reason))

    def _lose_patience(self, life: WorkerProcess) -> None:
        if not life.is_ready:
            self._mourn("the process did not start in time")
            return
        is_stopping = life.is_stopping
        self._bury()
        task = self._wanted()
        if is_stopping or task is None:
            log.info("a player that did not stop was replaced")
            return
        reason = Reason("worker.too_long", {"text": task.request.player})
        details = f"{task.request.player} did not decide in {self._limits.deciding} seconds"
        self._settle(Failure(task.number, reason, details))

    def _mourn(self, details: str) -> None:
        """The process is dead, or as good as dead: after too often, what is wanted is given up."""
        code = self._bury()
        self._deaths += 1
        log.warning(
            "the opponents' process died (%s, %d in a row): %s", code, self._deaths, details
        )
        task = self._wanted()
        if task is not None and self._deaths >= self._limits.deaths:
            reason = Reason("worker.died", {"number": self._deaths})
            self._settle(Failure(task.number, reason, details))

    def _bury(self) -> int | None:
        life, self._life = self._life, None
        return life.end() if life is not None else None

    def _fail(self, task: Task, details: str) -> None:
        reason = Reason("worker.player_failed", {"text": task.request.player})
        self._settle(Failure(task.number, reason, details))

    def _settle(self, said: Said) -> None:
        self._is_settled = True
        if isinstance(said, Failure):
            log.error("no decision: %s\n%s", said.reason, said.details)
        self._tell(said)
