"""Strokes lie on the face, on both sides of it, and as broad as pixels need."""

from __future__ import annotations

import numpy as np

from tools.bake.field import Field, Mask
from tools.bake.people.patterns import blackwork, slashed
from tools.bake.people.strokes import LAUGH, OLD, drawn


def face(side: int = 80) -> tuple[Field, Mask]:
    """Places of a flat face, from -1 to 1, all of it skin but the lowest rows."""
    x, y = np.meshgrid(np.linspace(-1, 1, side), np.linspace(1, -1, side))
    return np.stack([x, y, 0 * x], -1), y > -0.9


def test_both_sides_get_the_same_strokes_on_skin_alone() -> None:
    base, skin = face()
    done = drawn(OLD, base, skin, 0.05)
    assert done.any()
    assert (done == done[:, ::-1]).all()
    assert not (done & ~skin).any()
    assert not drawn(OLD, base, ~skin, 0.05).any()


def test_strokes_are_no_finer_than_can_be_seen() -> None:
    base, skin = face()
    thin, broad = (drawn(LAUGH, base, skin, finest).sum() for finest in (0.03, 0.12))
    assert broad > 2 * thin


def test_slashes_begin_below_the_shoulders_and_blackwork_at_the_hem() -> None:
    place = np.random.default_rng(3).uniform(-3, 3, (5000, 3))
    slits = slashed(top=-1.0)(place)
    assert slits.any()
    assert place[slits, 1].max() < -1
    grain = np.abs(place) / 3
    band = blackwork(0.6, 0.9)(grain)
    assert band.any()
    assert grain[band, 1].min() > 0.6
    assert grain[band, 1].max() < 0.9
