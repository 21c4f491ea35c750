"""`lab bench --window`: rows are printed with goal and verdict, and goals missed are told."""

from __future__ import annotations

import math
import os
import time
from pathlib import Path

import pytest

from tools.lab import window_bench
from tools.lab.__main__ import main
from tools.lab.window_desk import WindowDesk
from tools.lab.window_figure import Figure, percentile
from tools.lab.window_frames import bench_frames, play_a_card
from tools.lab.window_memory import bench_idle
from tools.lab.window_process import cannot_measure, processor_seconds
from tools.lab.window_start import bench_start
from tools.lab.window_track import bench_track

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


@pytest.mark.window
def test_the_motions_of_tricks_are_measured() -> None:
    figures = bench_frames(1)
    said = "\n".join(figure.line() for figure in figures)
    for motion in ("card played", "trick won", "lay", "a card rising", "60 cards"):
        assert motion in said, said


@pytest.mark.window
def test_a_card_that_is_played_is_shown_before_the_next_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or its motion would begin among the frames of something else."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    with WindowDesk(tmp_path, (1280, 720)) as desk:
        desk.play()
        assert desk.until_my_turn()
        before = desk.table.session.number
        play_a_card(desk)
        beat = desk.table.playback.timeline.current
        assert desk.table.session.number > before
        assert beat is not None
        assert beat.kind == "card_played"
        assert not desk.table.session.is_under_way


@pytest.mark.window
def test_the_track_of_schisma_is_measured() -> None:
    figures = bench_track(1)
    said = "\n".join(figure.line() for figure in figures)
    for what in ("a still frame", "targets of a petition pointed at", "persons moving"):
        assert what in said, said
    assert all(math.isfinite(figure.value) for figure in figures), said


@pytest.mark.window
@linux
def test_idle_is_measured() -> None:
    """What it should be is no matter of a test: the bench says whether it is kept."""
    figures = bench_idle(1)
    assert [figure.goal for figure in figures] == [1.0, 1.0]
    assert all(0 <= figure.value <= 100 for figure in figures)


@pytest.mark.window
def test_the_first_frame_is_found() -> None:
    (figure,) = bench_start(1)
    assert math.isfinite(figure.value), figure.line()
