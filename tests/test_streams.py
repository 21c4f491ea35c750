"""Keyboard and terminal that are closed, full or gone, and folders that cannot be named."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tolerance_game.exit_codes import CANNOT_WRITE, UNUSABLE
from tolerance_game.storage.disk.folders import ENVIRONMENT
from tolerance_game.storage.saves.save_lines import Writer

from .storage.instruments import game

ROOT = Path(__file__).parent.parent
MAIN = ROOT / "main.py"

posix = pytest.mark.skipif(sys.platform == "win32", reason="speaks to a shell")


def run(
    command: str, home: Path, rest: str = "", *, cwd: Path = ROOT
) -> subprocess.CompletedProcess[bytes]:
    """The program with these arguments, as a shell starts it."""
    return subprocess.run(
        f"{sys.executable} {MAIN} {command} {rest}",
        shell=True,
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={**os.environ, ENVIRONMENT: str(home), "LC_ALL": "C.UTF-8"},
        timeout=120,
        check=False,
    )


def is_one_line(said: bytes) -> bool:
    """Whether something was said, and that is all."""
    return said.count(b"\n") == 1 and b"Traceback" not in said


@posix
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a disk that is always full")
@pytest.mark.parametrize("command", ["--report", "--text --game schisma", "--help"])
def test_what_cannot_be_written_ends_the_program_with_a_line(command: str, tmp_path: Path) -> None:
    done = run(command, tmp_path, "> /dev/full")
    assert done.returncode == CANNOT_WRITE
    assert is_one_line(done.stderr), done.stderr


@posix
def test_a_closed_output_is_said(tmp_path: Path) -> None:
    done = run("--report", tmp_path, ">&-")
    assert done.returncode == CANNOT_WRITE
    assert is_one_line(done.stderr), done.stderr
    # With no stream left the exit code says it.
    assert run("--check-save nowhere", tmp_path, ">&- 2>&-").returncode == CANNOT_WRITE
    assert run("--check-save nowhere", tmp_path, "2>&-").returncode == UNUSABLE


@posix
def test_a_closed_keyboard_is_the_end_of_input(tmp_path: Path) -> None:
    done = run("--text --game schisma", tmp_path, "<&-")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"The input has ended" in done.stdout
    # The number of the closed one went to no file of the game.
    journals = list((tmp_path / "games").glob("*"))
    assert all(path.read_bytes().startswith(b"{") for path in journals)


@posix
def test_a_keyboard_that_cannot_be_read(tmp_path: Path) -> None:
    done = run("--text --game schisma", tmp_path, f"0> {tmp_path / 'out'}")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"The input has ended" in done.stdout


@posix
def test_files_get_no_numbers_of_closed_streams() -> None:
    code = (
        "import os, sys\n"
        "from tolerance_game import streams\n"
        "assert streams.prepare() is False\n"
        "print('nowhere')\n"
        "sys.exit(os.open(os.devnull, os.O_RDONLY))\n"
    )
    command = f'{sys.executable} -c "{code}" <&- >&- 2>&-'
    done = subprocess.run(command, shell=True, cwd=ROOT, check=False)
    assert done.returncode > 2


@posix
def test_bytes_that_are_no_text_are_typed(tmp_path: Path) -> None:
    strange = tmp_path / "strange"
    strange.write_bytes(b"\xff\xfe\n")
    done = run("--text --game schisma", tmp_path, f"< {strange}")
    assert (done.returncode, done.stderr) == (0, b"")


@posix
def test_a_current_folder_that_was_deleted(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    script = f"mkdir {gone} && cd {gone} && rmdir {gone} && {sys.executable} {MAIN}"
    done = subprocess.run(
        f"{script} --data-dir here --report",
        shell=True,
        capture_output=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        check=False,
    )
    assert done.returncode == UNUSABLE
    assert is_one_line(done.stderr), done.stderr
    assert b"the current folder" in done.stderr


def test_a_name_that_no_disk_takes(tmp_path: Path) -> None:
    done = run("--text --game schisma", tmp_path / ("x" * 300))
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert b"This copy saves nothing" in done.stderr


@posix
def test_stopped_while_it_is_loaded() -> None:
    for parts in ("multiprocessing", "tolerance_game.app"):
        code = (
            "import builtins, os, runpy, signal\n"
            # A shell has its background programs ignore the signal, and they hand that down.
            "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
            "real = builtins.__import__\n"
            "def slowly(name, *more):\n"
            f"    if name.startswith({parts!r}):\n"
            "        os.kill(os.getpid(), signal.SIGINT)\n"
            "    return real(name, *more)\n"
            "builtins.__import__ = slowly\n"
            f"runpy.run_path({str(MAIN)!r}, run_name='__main__')\n"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (128 + signal.SIGINT, b"")


@posix
@pytest.mark.parametrize("command", ["--check-save", "--replay"])
def test_a_file_sends_nothing_to_the_terminal(command: str, tmp_path: Path) -> None:
    wild = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202e\nX\r"
    writer = Writer("schisma")
    lines = writer.header(game().header)
    move = {"line": "move", "number": 1, "seat": -1, "move": f"lay {wild}"}
    path = tmp_path / "x.save"
    path.write_bytes(lines + writer._line(move))
    newer = tmp_path / "newer.save"
    text = '{"line": "header", "format": 99, "program": "\\u001b[31m\\u009b\\n\\r"}\n'
    newer.write_text(text)
    named = tmp_path / "a\x1b[31m\u202eb.save"
    named.write_bytes(b"")
    for file in (path, newer, named):
        done = run(command, tmp_path, f"'{file}'")
        assert done.returncode == UNUSABLE
        said = (done.stdout + done.stderr).decode("utf-8")
        assert all(sign == "\n" or sign.isprintable() for sign in said), said
        # A line of a file must not pass for one of the program.
        assert "\nX" not in said
