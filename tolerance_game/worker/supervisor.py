"""Keeps one process of the opponents alive, from a thread of its own.

Starting a process, writing to it and ending it can each take milliseconds; none of that happens in
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
from typing import Final, NamedTuple

from tolerance_game.core import Reason

from .deciding import ExtraPlayers
from .messages import ChosenMove, Failed, Ready, Reply, answer_of
from .process import WorkerProcess
from .request import Failure, Request, Said
from .wake_signal import WakeSignal

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 0.05


@dataclass(frozen=True, slots=True)
class Limits:
    """How long the supervisor waits, in seconds, and how often it tries again."""

    starting: float = 30.0
    """From the start of a process until it can be asked."""
    stopping: float = 0.15
    """From a cancel until a player that does not listen is replaced."""
    deciding: float = 120.0
    """For one decision. Only a player that hangs gets here, for budgets count iterations."""
    deaths: int = 3
    """After so many in a row the decision is given up."""


class Task(NamedTuple):
    """A request with its number."""

    number: int
    request: Request


class Supervisor(Thread):
    """Starts the process, hands it the newest request, and replaces it when it dies or hangs."""

    def __init__(self, limits: Limits, extra: ExtraPlayers, tell: Callable[[Said], None]) -> None:
        super().__init__(name="supervisor", daemon=True)
        self._limits = limits
        self._extra = extra
        self._tell = tell
        self._wake_signal = WakeSignal()
        self._closing = False
        self._newest: Task | None = None
        """The current task, set by the window's thread and only read here."""
        self._task: Task | None = None
        """The newest task that this thread has seen."""
        self._is_settled = True
        """Whether it needs nothing more."""
        self._process: WorkerProcess | None = None
        self._deaths = 0
        """In a row, since the newest task or the last reply."""

    # From the window's thread.

    def want(self, task: Task | None) -> None:
        """Replaces the current task."""
        self._newest = task
        self._wake_signal.set()

    def close(self, seconds: float) -> None:
        """Ends process and thread; returns after so many seconds at the latest."""
        self._closing = True
        if self.ident is None:
            self._wake_signal.close()
            return
        self._wake_signal.set()
        self.join(seconds)
        process = self._process
        if self.is_alive() and process is not None:
            log.error("the supervisor of the opponents does not end; their process is killed")
            process.kill()

    @property
    def pid(self) -> int:
        """The id of the process; 0 while there is none."""
        process = self._process
        return process.pid if process is not None else 0

    # In the thread of the supervisor.

    def run(self) -> None:
        """Until it is closed."""
        try:
            while not self._closing:
                try:
                    self._turn()
                except Exception:
                    # An answer is awaited, so any fault counts as a death of the process.
                    self._process_died(traceback.format_exc())
                    time.sleep(RETRY_SECONDS)
        finally:
            self._end_process()
            self._wake_signal.close()

    def _turn(self) -> None:
        newest = self._newest
        if newest is not self._task:
            self._task, self._is_settled, self._deaths = newest, newest is None, 0
        # After too many deaths only the next request tries again.
        may_start = self._deaths < self._limits.deaths
        if self._process is None and may_start:
            try:
                self._process = WorkerProcess(self._extra)
                self._process.be_patient(self._limits.starting)
            except OSError as error:
                self._process_died(repr(error))
        process = self._process
        if process is None:
            if wait((self._wake_signal.connection,), RETRY_SECONDS if may_start else None):
                self._wake_signal.clear()
            return
        try:
            self._direct(process)
            self._wait_for_reply(process)
        except (EOFError, OSError) as error:
            self._process_died(repr(error))

    def _wanted(self) -> Task | None:
        return None if self._is_settled else self._task

    def _direct(self, process: WorkerProcess) -> None:
        """Sends the process the current task, or stops it at another one."""
        task = self._wanted()
        if process.computing:
            is_stale = task is None or task.number != process.computing
            if is_stale and not process.is_stopping:
                process.stop()
                process.be_patient(self._limits.stopping)
        elif process.is_ready and task is not None:
            try:
                message = process.packer.pack(task.number, task.request)
            except Exception:
                self._fail(task, traceback.format_exc())
            else:
                process.ask(task.number, message)
                process.be_patient(self._limits.deciding)

    def _wait_for_reply(self, process: WorkerProcess) -> None:
        """Waits until something happens, and handles it."""
        seconds = None
        if process.deadline is not None:
            seconds = max(0.0, process.deadline - time.monotonic())
        seen = wait((self._wake_signal.connection, *process.connections), seconds)
        if self._wake_signal.connection in seen:
            self._wake_signal.clear()
        if any(one in seen for one in process.connections):
            reply = process.next_reply()
            if reply is None:
                self._process_died("the process ended")
            else:
                self._take_reply(process, reply)
        elif process.deadline is not None and time.monotonic() >= process.deadline:
            self._lose_patience(process)

    def _take_reply(self, process: WorkerProcess, reply: Reply) -> None:
        process.rest()
        if isinstance(reply, Ready):
            return
        self._deaths = 0
        task = self._wanted()
        if task is None or task.number != reply.number:
            return
        if isinstance(reply, Failed):
            self._fail(task, reply.details)
        elif isinstance(reply, ChosenMove):
            self._settle(answer_of(reply, task.request.moves))

    def _lose_patience(self, process: WorkerProcess) -> None:
        if not process.is_ready:
            self._process_died("the process did not start in time")
            return
        is_stopping = process.is_stopping
        self._end_process()
        task = self._wanted()
        if is_stopping or task is None:
            log.info("a player that did not stop was replaced")
            return
        reason = Reason("worker.too_long", {"text": task.request.player})
        details = f"{task.request.player} did not decide in {self._limits.deciding} seconds"
        self._settle(Failure(task.number, reason, details))

    def _process_died(self, details: str) -> None:
        """The process died or has to be replaced: after too many deaths the request fails."""
        code = self._end_process()
        self._deaths += 1
        log.warning(
            "the opponents' process died (%s, %d in a row): %s", code, self._deaths, details
        )
        task = self._wanted()
        if task is not None and self._deaths >= self._limits.deaths:
            reason = Reason("worker.died", {"number": self._deaths})
            self._settle(Failure(task.number, reason, details))

    def _end_process(self) -> int | None:
        process, self._process = self._process, None
        return process.end() if process is not None else None

    def _fail(self, task: Task, details: str) -> None:
        reason = Reason("worker.player_failed", {"text": task.request.player})
        self._settle(Failure(task.number, reason, details))

    def _settle(self, said: Said) -> None:
        self._is_settled = True
        if isinstance(said, Failure):
            log.error("no decision: %s\n%s", said.reason, said.details)
        self._tell(said)
