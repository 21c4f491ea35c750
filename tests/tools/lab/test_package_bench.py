"""`lab bench --package`: what is measured of a program that people get, and how that is said."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from tools.lab import package_bench
from tools.lab.__main__ import main
from tools.lab.window_figure import Figure
from tools.lab.window_process import cannot_measure
from tools.package.smoke import program_in

measures = pytest.mark.skipif(
    bool(cannot_measure()) or os.name != "posix", reason="a script stands for the program, on Linux"
)
SHOWS = "time.sleep(0.2)\nopen(os.environ['TOLERANCE_SPOTS'], 'w').close()\ntime.sleep(60)"


def _start(folder: Path, does: str) -> int:
    """Measures the start of a program that does this."""
    program = program_in(folder)
    program.write_text(f"#!{sys.executable}\nimport os, time\n{does}\n", encoding="utf-8")
    program.chmod(0o755)
    return main(["bench", "--package", str(folder), "--only", "start", "--rounds", "1"])


@measures
def test_a_start_is_measured_until_a_frame_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # It needs no screen: nothing is drawn.
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    _start(tmp_path, SHOWS)
    said = capsys.readouterr().out
    taken = r"^start: start to first frame, packaged: (\d+\.\d\d) s \(goal at most 0\.5, "
    used = r"^start: of this on the processor: (\d+\.\d\d) s \(no goal; "
    (taken,), (used,) = (re.findall(line, said, re.MULTILINE) for line in (taken, used))
    # It sleeps for a while before it shows anything, which costs the processor nothing.
    assert float(taken) >= 0.2
    assert float(used) < float(taken)


@measures
def test_a_program_that_ends_is_no_figure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(RuntimeError, match="it ended with 3"):
        _start(tmp_path, "raise SystemExit(3)")


def test_without_a_program_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--package", str(tmp_path)]) == 2
    assert str(program_in(tmp_path)) in capsys.readouterr().err


def test_rows_are_measured_in_turn_and_a_missed_goal_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def row(name: str, value: float) -> None:
        def measure(program: Path, rounds: int) -> list[Figure]:
            assert (program, rounds) == (program_in(tmp_path), 7)
            return [Figure(name, "measured", value, 1.0, "s", "once")]

        monkeypatch.setitem(package_bench.ROWS, name, measure)

    assert list(package_bench.ROWS) == ["start", "memory"]
    row("start", 2.0)
    row("memory", 1.0)
    asked = ["bench", "--package", str(tmp_path), "--rounds", "7"]
    assert main(asked) == 1
    assert main([*asked, "--only", "memory"]) == 0
    said = [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert said == ["start", "memory", "memory"]
