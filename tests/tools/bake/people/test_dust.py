"""Dots that stand alone go; lines and dots elsewhere stay."""

from __future__ import annotations

import numpy as np

from tools.bake.people.dust import without_dots


def test_a_dot_alone_goes_and_a_line_stays() -> None:
    ink = np.zeros((40, 40), dtype=float)
    ink[10:12, 10:12] = 1
    ink[30, 5:35] = 1
    done = without_dots(ink, np.ones(ink.shape, dtype=bool), 4)
    assert not done[:20].any()
    assert (done[30] == ink[30]).all()


def test_dots_elsewhere_stay() -> None:
    ink = np.zeros((40, 40), dtype=float)
    ink[10, 10] = 1
    assert (without_dots(ink, np.zeros(ink.shape, dtype=bool), 4) == ink).all()
