"""Systems that fail, write short, end the program, or keep the order of their calls; and games."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from functools import cache, partialmethod
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from tolerance_game.core.errors import Reason
from tolerance_game.core.record import Header, Moment, Record, replay
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.disk.system import System
from tolerance_game.storage.saves.game_header import set_up
from tolerance_game.storage.statistics.game_results import GameResult, JustEnded, result_of
from tools.lab.contract import random_game

CALLS: Final = (
    *("open", "read", "write", "fsync", "truncate", "close", "fstat", "stat"),
    *("replace", "unlink", "mkdir", "listdir"),
)
"""The methods of a System that touch the disk."""

EXITED: Final = 77
"""What a program ends with that was ended at one of its calls."""
NOBODY: Final = 65534


class Watched(System):
    """Calls `before` ahead of each call; syncs nothing, since nothing here cuts the power."""

    def __init__(self, windows: bool = False) -> None:
        super().__init__(windows)
        self.calls: list[str] = []
        """What was called, each with the last part of the name of its file."""
        self._names: dict[int, str] = {}

    def before(self, call: str, name: str) -> None:
        self.calls.append(f"{call} {name}")

    def _make(self, call: str, *given: Any) -> Any:
        what = given[1] if call == "replace" else given[0]
        name = what.name if isinstance(what, Path) else self._names.get(what, "?")
        real = getattr(super(), call)
        try:
            self.before(call, name)
        except BaseException:
            # The system closes a handle even when it reports a failure.
            if call == "close":
                real(*given)
            raise
        found: Any = real(*given) if call != "fsync" else None
        if call == "open":
            self._names[found] = name
        return found

    def sleep(self, seconds: float) -> None:
        """Nobody waits here."""

    def plainly(self) -> list[str]:
        """The calls that write, a temporary name as `new`, the order of their moments kept."""
        told = ("open", "write", "fsync", "close", "replace", "unlink", "mkdir", "truncate")
        return [
            "{} {}".format(call, "new" if name.endswith(".tolerance-tmp") else name)
            for call, name in (line.split(" ", 1) for line in self.calls)
            if call in told
        ]


for _call in CALLS:
    setattr(Watched, _call, partialmethod(Watched._make, _call))


class Failing(Watched):
    """Fails at a call, counted from 0, and perhaps at all calls after it."""

    def __init__(self, at: int, number: int, *, for_good: bool, windows: bool = False) -> None:
        super().__init__(windows)
        self.at = at
        self.number = number
        self.for_good = for_good

    def before(self, call: str, name: str) -> None:
        super().before(call, name)
        now = len(self.calls) - 1
        if now == self.at or (self.for_good and now > self.at):
            raise OSError(self.number, os.strerror(self.number), name)


class Short(Watched):
    """Writes only the first half at a call, and fails at the next, as a disk that fills up."""

    def __init__(self, at: int, *, then_fails: bool) -> None:
        super().__init__()
        self.at = at
        self.then_fails = then_fails
        self._full = False

    def write(self, handle: int, data: bytes) -> int:
        if self._full and self.then_fails:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        if len(self.calls) == self.at and len(data) > 1:
            self._full = True
            data = data[: len(data) // 2]
        return super().write(handle, data)


class Exiting(Watched):
    """Ends the program at a call, before or (`half`, of a write) in the midst of it."""

    def __init__(self, at: int, *, half: bool = False) -> None:
        super().__init__()
        self.at = at
        self.half = half

    def before(self, call: str, name: str) -> None:
        super().before(call, name)
        if len(self.calls) - 1 == self.at and not (self.half and call == "write"):
            os._exit(EXITED)

    def write(self, handle: int, data: bytes) -> int:
        if len(self.calls) == self.at and self.half:
            System.write(self, handle, data[: len(data) // 2])
            os._exit(EXITED)
        return super().write(handle, data)


def in_a_child(work: Callable[[], object]) -> bytes:
    """Does the work in a child of this process; gives what it wrote to its pipe.

    The work is called with the pipe as `os.write` knows it in `PIPE[0]`.
    """
    if not hasattr(os, "fork"):
        pytest.skip("this system forks no processes")
    receive, send = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.close(receive)
            PIPE[0] = send
            work()
            code = 0
        except OSError:
            code = 2
        finally:
            os._exit(code)
    os.close(send)
    with open(receive, "rb") as pipe:
        told = pipe.read()
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert code in (0, EXITED), code
    return told


PIPE: list[int] = [-1]


def told_by_a_child(ask: Callable[[], tuple[Reason, ...]], *, as_nobody: bool = False) -> list[str]:
    """The ids of the reasons given in a child, which may give up the rights of root first."""

    def work() -> None:
        if as_nobody and os.geteuid() == 0:
            os.setuid(NOBODY)
        os.write(PIPE[0], " ".join(reason.id for reason in ask()).encode())

    return in_a_child(work).decode().split()


class Game(NamedTuple):
    """A whole random game."""

    header: Header
    moments: tuple[Moment, ...]


@cache
def game(name: str = "schisma", seed: int = 1, **values: Any) -> Game:
    """A whole random game; the same seed gives the same game."""
    table = lay_table(name, values, ("random",), seed, load_catalogue())
    played = random_game(table.game, table.options, Random(seed))
    return Game(table.header, tuple(replay(table.game, table.options, played.moves)))


def files_in(folder: Path) -> dict[str, bytes]:
    """What is in a folder and those in it, by name."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def failures(calls: list[str]) -> Iterator[Watched]:
    """A system that fails, for each of these calls and in every way it can."""
    for at, call in enumerate(calls):
        for number in (errno.EIO, errno.ENOSPC):
            for for_good in (False, True):
                yield Failing(at, number, for_good=for_good)
        if call.startswith("write"):
            for then_fails in (False, True):
                yield Short(at, then_fails=then_fails)


def endings(calls: list[str]) -> Iterator[Watched]:
    """A system that ends the program, for each of these calls; a write also in its midst."""
    for at, call in enumerate(calls):
        yield Exiting(at)
        if call.startswith("write"):
            yield Exiting(at, half=True)


def counted(record: Record, file: str = "", ended: str = "") -> GameResult:
    """The result of a record by its replay."""
    game, options, header = set_up(record.header, file, load_catalogue())
    moments = tuple(replay(game, options, record.moves))
    return result_of(JustEnded(header, options, moments), file, ended)
