"""`lab bench --window`: rows are printed with goal and verdict, and goals missed are told."""

from __future__ import annotations

import os
import time

import pytest

from tolerance_game.lab import window_bench
from tolerance_game.lab.__main__ import main
from tolerance_game.lab.window_figure import Figure, percentile
from tolerance_game.lab.window_memory import bench_idle
from tolerance_game.lab.window_process import cannot_measure, processor_seconds
from tolerance_game.lab.window_start import bench_start

linux = pytest.mark.skipif(bool(cannot_measure()), reason=cannot_measure())


def _row(value: float) -> list[Figure]:
    return [Figure("idle", "at the table", value, 1.0, "%", "once")]


@pytest.mark.parametrize(("value", "code", "verdict"), [(1.0, 0, "kept"), (1.1, 1, "MISSED")])
def test_a_row_says_figure_goal_and_verdict(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    value: float,
    code: int,
    verdict: str,
) -> None:
    monkeypatch.setitem(window_bench.ROWS, "idle", lambda _rounds: _row(value))
    assert main(["bench", "--window", "--only", "idle", "--rounds", "1"]) == code
    said = capsys.readouterr().out
    assert said == f"idle: at the table: {value:.2f} % (goal at most 1, {verdict}; once)\n"


def test_all_rows_are_measured_in_turn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int]] = []

    def row(name: str) -> None:
        def measure(rounds: int) -> list[Figure]:
            asked.append((name, rounds))
            return [Figure(name, "measured", 2.0, None, "ms", "once")]

        monkeypatch.setitem(window_bench.ROWS, name, measure)

    for name in tuple(window_bench.ROWS):
        row(name)
    assert main(["bench", "--window", "--rounds", "3"]) == 0
    assert asked == [(name, 3) for name in window_bench.ROWS]
    assert "(no goal; once)" in capsys.readouterr().out


def test_one_of_rules_and_window_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bench"])
    assert "--window" in capsys.readouterr().err


def test_percentiles() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert percentile(values, 0.99) == 99
    assert percentile(values, 0.5) == 50
    assert percentile([7.0], 0.99) == 7


@linux
def test_processor_time_is_counted() -> None:
    before = processor_seconds([os.getpid()])
    end = time.process_time() + 0.2
    while time.process_time() < end:
        pass
    assert 0.15 < processor_seconds([os.getpid()]) - before < 2


@linux
def test_the_real_game_is_idle_at_the_table() -> None:
    (figure,) = bench_idle(1)
    assert figure.kept, figure.line()


def test_the_first_frame_is_found() -> None:
    (figure,) = bench_start(1)
    assert 0.05 < figure.value < 30, figure.line()
