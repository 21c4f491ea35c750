"""The program goes wrong: it says so where a person sees it, and the game goes on afterwards."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tolerance_game.crash_words import crash_words
from tolerance_game.exit_codes import FAILED, NO_DISPLAY

from .conftest import Keep, Start
from .crashed import goes_on, pasted, report_in, shown_in
from .hands import Keys, Mouse
from .program import INSTANT, ROOT, Program
from .screen import PATIENCE, Screen, wait_for
from .tolerance_player import TolerancePlayer

PEOPLE = INSTANT + "names: [Zoë]\n"


def _with_fault(what: str) -> Sequence[str]:
    return (sys.executable, "-m", "tests.journeys.with_fault", what)


def test_a_fault_at_the_table_leads_to_the_page_of_a_crash(start: Start, kept: Keep) -> None:
    program: Program = start(seed=4711, settings=PEOPLE, command=_with_fault("help"))
    player = TolerancePlayer(Mouse(program))
    player.begin(4)
    player.play(12)
    moves = program.until(lambda seen: seen.told["kept"] == seen.moves, "all on the disk").moves
    program.screen.run("xdotool", "key", "F1")
    program.scene("crash")
    program.rest()
    kept(program, "crash")
    report = report_in(program.folder)
    for told in ("seed: 4711", "last actions:", f"moves: {moves}", "LookupError: <name> cannot"):
        assert told in report
    for private in ("Zoë", str(program.folder), os.uname().nodename):
        assert private not in shown_in(report)
    Mouse(program).act("crash/copy")
    assert pasted(program.screen).split() == report.split()
    program.screen.run("xdotool", "windowactivate", "--sync", program.window)
    Keys(program).act("crash/quit")
    assert program.ended() == FAILED
    assert crash_words("en").kept in program.said()
    log = (program.folder / "logs" / "tolerance.log").read_text("utf-8")
    assert "LookupError" in log
    assert log.endswith(" end\n")
    goes_on(start, moves)


@contextmanager
def _box(screen: Screen, process: subprocess.Popen[bytes], title: str) -> Iterator[None]:
    """Waits for a box of the system, which is confirmed at the end."""
    found = wait_for(
        lambda: [line for line in screen.run("wmctrl", "-l").splitlines() if title in line],
        f"a box called {title}",
    )
    yield
    screen.run("xdotool", "windowactivate", "--sync", found[0].split()[0])
    screen.run("xdotool", "key", "Return")
    process.wait(PATIENCE)


def test_where_letters_and_pictures_are_broken_too_a_plain_box_says_it(start: Start) -> None:
    program: Program = start(seed=5, command=_with_fault("everything"))
    player = TolerancePlayer(Mouse(program))
    player.begin(3)
    moves = player.play(10).moves
    program.until(lambda seen: seen.told["kept"] == seen.moves, "all on the disk")
    program.screen.run("xdotool", "key", "F1")
    with _box(program.screen, program.process, crash_words("en").title):
        assert "LookupError" in report_in(program.folder)
    assert program.ended() == FAILED
    goes_on(start, moves)


def test_a_fault_before_the_window_opens_is_said_in_a_window(start: Start) -> None:
    program: Program = start(settings="language: de\n", command=_with_fault("start"))
    program.scene("crash")
    assert "Zoë" in report_in(program.folder)
    Keys(program).act("crash/quit")
    assert program.ended() == FAILED
    assert crash_words("de").unforeseen in program.said()


@pytest.mark.parametrize(("language", "words"), [("en", "no display"), ("de", "keinen Bildschirm")])
def test_without_a_window_a_box_and_the_log_say_why(
    screen: Screen, tmp_path: Path, language: str, words: str
) -> None:
    home = tmp_path / "home"
    process = subprocess.Popen(
        [sys.executable, "main.py", "--data-dir", str(home), "--lang", language],
        cwd=ROOT, env={**screen.environment(), "SDL_VIDEODRIVER": "none-such"},
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
    )  # fmt: skip
    with _box(screen, process, "Tolerance"):
        log = home / "logs" / "tolerance.log"
        assert words in log.read_text("utf-8")
    assert process.returncode == NO_DISPLAY
    assert process.stderr is not None
    said = process.stderr.read().decode()
    process.stderr.close()
    assert words in said
    assert str(log) in said


def test_a_program_that_cannot_be_loaded_says_so(tmp_path: Path) -> None:
    broken = (
        "import runpy, sys; sys.modules['tolerance_game.app'] = None;"
        " runpy.run_path('main.py', run_name='__main__')"
    )
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "LC_ALL": "de_DE.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", broken], cwd=ROOT, capture_output=True, text=True, check=False,
        env={**environment, "TMPDIR": str(tmp_path), "PYTHONUTF8": "1"}, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == FAILED
    (path,) = tmp_path.glob("tolerance-crash-*.txt")
    assert str(path) in done.stderr
    assert crash_words("de").unforeseen in done.stderr
    assert "ModuleNotFoundError" in path.read_text("utf-8")
