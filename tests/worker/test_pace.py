"""The interface loop keeps its pace while the worker computes, dies, and is restarted."""

from __future__ import annotations

import pytest

from .games import size
from .pace import GOAL, Measurement

ROUNDS = size("ROUNDS", 3)
FRAMES = 24
MOST_BATCHES = 10


def test_the_loop_keeps_its_pace(capsys: pytest.CaptureFixture[str]) -> None:
    measurement = Measurement()
    # On a busy machine it takes more rounds until each phase has had a calm one. What the worker
    # does to the loop happens in every round, and no number of them would hide it.
    for _ in range(MOST_BATCHES):
        measurement.add(ROUNDS, FRAMES)
        if measurement.reaches_goal:
            break
    figures = "\n".join(measurement.lines())
    with capsys.disabled():
        print(f"\n{figures}")
    assert measurement.reaches_goal, figures
    # It did think, and it did die, in every round.
    rounds = len(measurement.quiet.rounds)
    assert measurement.computing.answers >= rounds, figures
    assert measurement.dying.deaths >= rounds, figures
    # A player in a thread of the window breaks the pace, and the measure tells.
    assert measurement.in_thread.ratio(measurement.quiet) > GOAL, figures
