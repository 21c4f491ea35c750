"""The window keeps its pace: frames, answers to clicks, and gaps while an opponent thinks.

Times are of the processor, and gaps are without the time other programs took; what else the machine
does shows all the same, so the bounds here are looser than the promises. Those are measured by
`python -m tolerance_game.lab bench --window`.
"""

from __future__ import annotations

import pytest

from tolerance_game.lab.window_answer import bench_answer
from tolerance_game.lab.window_frames import GOAL, bench_frames
from tolerance_game.lab.window_pace import bench_pace, pace_figure
from tolerance_game.lab.window_process import cannot_measure

BUSY = 2.0
"""So much longer may a frame take on a machine whose cores are all wanted."""

linux = pytest.mark.skipif(bool(cannot_measure()), reason=cannot_measure())


def test_sixty_moving_cards_fit_into_a_frame() -> None:
    figure = bench_frames(1)[0]
    assert figure.value <= BUSY * GOAL, figure.line()


def test_a_click_shows_in_the_very_next_frame() -> None:
    (figure,) = bench_answer(1)
    assert figure.kept, figure.line()


@linux
def test_thinking_opponents_lengthen_no_gap() -> None:
    for _ in range(3):
        (figure,) = bench_pace(3)
        if figure.kept:
            return
    pytest.fail(figure.line())


def test_longer_gaps_would_be_told() -> None:
    assert pace_figure([17.0, 18.0, 17.0], [17.5, 90.0, 18.0]).kept
    assert not pace_figure([17.0, 18.0, 17.0], [40.0, 17.0, 30.0]).kept
