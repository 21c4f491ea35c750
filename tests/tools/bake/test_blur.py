"""The blur: keeps what there is, and is as wide as asked for, by either way of blurring."""

from __future__ import annotations

import numpy as np
import pytest

from tools.bake.blur import blur


@pytest.mark.parametrize("width", [0.7, 3.0, 5.9, 6.1, 15.0])
def test_a_point_becomes_a_bell_of_that_width(width: float) -> None:
    point = np.zeros((161, 161), dtype=float)
    point[80, 80] = 1
    bell = blur(point, width)
    assert bell.sum() == pytest.approx(1, abs=1e-3)
    places = np.arange(161) - 80
    assert np.sqrt((bell.sum(1) * places**2).sum()) == pytest.approx(width, rel=0.04)


def test_an_even_field_stays_even() -> None:
    even = np.full((20, 30), 0.5, dtype=float)
    assert np.allclose(blur(even, 9.0), 0.5, atol=1e-5)
