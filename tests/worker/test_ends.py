"""When the game goes, the process of the opponents goes, however the game goes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import pytest

from tests.tiers import TIMES

from .games import ENOUGH, until
from .players import STARTED

pytestmark = [
    pytest.mark.torture,
    pytest.mark.skipif(
        not hasattr(signal, "SIGKILL"), reason="kill -9 is a matter of POSIX systems"
    ),
]

ROOT = Path(__file__).parents[2]
PARENT_KILLS = 2 * TIMES


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """No window and no greeting."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("PYGAME_HIDE_SUPPORT_PROMPT", "1")


class Game:
    """A game process. Its worker and all other processes it starts inherit its standard output."""

    def __init__(self, how: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "tests/worker/game.py", how],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.out = self.process.stdout
        self.err = self.process.stderr
        self.worker = 0
        self.last_words = ""
        # Reading waits while any process could write: that must end.
        self._watch = Timer(ENOUGH, self.kill)
        self._watch.start()
        assert self.out.readline() == "pygame in the worker: False\n"
        self.pid = int(self.out.readline().split()[1])
        said = self.out.readline()
        assert said.startswith(STARTED)
        self.worker = int(said.split()[-1])

    def kill(self) -> None:
        """Ends whatever is still there."""
        self._watch.cancel()
        self.process.kill()
        if self.worker and not gone(self.worker):
            os.kill(self.worker, signal.SIGKILL)
        self.process.wait()

    def wait_until_all_have_gone(self) -> None:
        """The output ends when the last process that could write to it has ended."""
        begin = time.monotonic()
        self.last_words = self.out.read()
        while not gone(self.worker):
            assert time.monotonic() - begin < ENOUGH
            time.sleep(0.001)


def gone(pid: int) -> bool:
    """Whether no process has this id; a zombie does not count."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return True
    return stat.rsplit(")", 1)[1].split()[0] in ("Z", "X")


@pytest.fixture
def games(environment: None) -> Iterator[list[Game]]:  # noqa: ARG001
    """The games of a test, ended with it."""
    games: list[Game] = []
    yield games
    for game in games:
        game.kill()
        game.out.close()
        game.err.close()


@pytest.mark.parametrize("number", range(PARENT_KILLS))
def test_after_kill_9_of_the_game_a_computing_worker_is_gone(
    games: list[Game], number: int
) -> None:
    game = Game("stays")
    games.append(game)
    time.sleep(0.05 * number)
    assert not gone(game.worker)
    os.kill(game.pid, signal.SIGKILL)
    # Seen: 8 ms; by itself it would compute for days.
    game.wait_until_all_have_gone()


def test_a_terminated_game_takes_its_worker_along(games: list[Game]) -> None:
    game = Game("stays")
    games.append(game)
    game.process.send_signal(signal.SIGTERM)
    game.wait_until_all_have_gone()


@pytest.mark.parametrize(
    ("how", "code", "said"),
    [("returns", 0, ""), ("exits", 3, ""), ("raises", 1, "the game failed"), ("forgets", 0, "")],
)
def test_a_game_that_ends_leaves_no_process(
    games: list[Game], how: str, code: int, said: str
) -> None:
    game = Game(how)
    games.append(game)
    game.wait_until_all_have_gone()
    assert game.process.wait(ENOUGH) == code
    # It was ended in good time: multiprocessing found none to end, and none was started again.
    assert game.last_words == "worker at the end: 0\n"
    told = game.err.read()
    assert said in told
    # Nothing else is said, above all no traceback of the worker.
    assert told == "" or told.count("Traceback") == 1


def test_ctrl_c_ends_the_game_and_the_worker_says_nothing(games: list[Game]) -> None:
    game = Game("stays")
    games.append(game)
    # As a terminal does it: to every process of the game.
    os.kill(game.worker, signal.SIGINT)
    time.sleep(0.05)
    assert not gone(game.worker)
    os.kill(game.pid, signal.SIGINT)
    game.wait_until_all_have_gone()
    assert game.process.wait(ENOUGH) != 0
    assert game.err.read().count("Traceback") == 1


def children_of(pid: int) -> list[int]:
    """The processes that were started by this one and still run."""
    found = []
    for one in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(one.read_text(encoding="utf-8").rsplit(")", 1)[1].split()[1])
        except OSError:
            continue
        if parent == pid:
            found.append(int(one.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds processes in Linux's way")
def test_parts_of_a_long_run_end_when_the_run_is_killed() -> None:
    command = ["-m", "tools.lab", "soak", "--game", "tolerance", "--games", "1000000"]
    run = subprocess.Popen(
        [sys.executable, *command, "--checked", "--processes", "2"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
    )
    assert run.stdout is not None
    try:
        # Two for the parts, and what multiprocessing keeps beside them. They have begun to play
        # when they have used some time.
        until(lambda: len(children_of(run.pid)) == 3, "the parts do not begin")
        parts = children_of(run.pid)
        until(lambda: sum(seconds_of(part) > 0.5 for part in parts) == 2, "nothing is played")
    finally:
        run.kill()
    try:
        # A part takes longer than that.
        until(lambda: all(map(gone, parts)), "a part is left", seconds=20)
    finally:
        for part in parts:
            if not gone(part):
                os.kill(part, signal.SIGKILL)
    run.stdout.close()
    run.wait()


def seconds_of(pid: int) -> float:
    """How long a process had a core."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    user, system = stat.rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


MAIN_AGAIN = """
import runpy, sys
runpy.run_path("main.py", run_name="__mp_main__")
print([name for name in sys.modules if name.startswith(("tolerance_game", "pygame"))])
"""
"""How multiprocessing loads the main module in a process that it starts."""


def test_the_main_module_does_nothing_in_a_spawned_process() -> None:
    done = subprocess.run(
        [sys.executable, "-c", MAIN_AGAIN], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
