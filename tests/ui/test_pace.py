"""The window keeps its pace: answers to clicks, and gaps while an opponent thinks.

How long frames take is measured by `python -m tools.lab bench --window`, not here.
"""

from __future__ import annotations

import pytest

from tools.lab.window_answer import bench_answer
from tools.lab.window_pace import GOAL, bench_pace, pace_figure
from tools.lab.window_process import cannot_measure

WIDE = 2 * GOAL
"""So much a ratio may be on a machine whose cores are all wanted."""

linux = pytest.mark.skipif(bool(cannot_measure()), reason=cannot_measure())


def test_a_click_shows_in_the_very_next_frame() -> None:
    (figure,) = bench_answer(1)
    assert figure.kept, figure.line()


@pytest.mark.torture
@linux
def test_thinking_opponents_lengthen_no_gap() -> None:
    for _ in range(3):
        (figure,) = bench_pace(3)
        if figure.value <= WIDE:
            return
    pytest.fail(figure.line())


def test_longer_gaps_would_be_told() -> None:
    assert pace_figure([17.0, 18.0, 17.0], [17.5, 90.0, 18.0]).kept
    assert not pace_figure([17.0, 18.0, 17.0], [40.0, 17.0, 30.0]).kept
