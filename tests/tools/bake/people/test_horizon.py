"""What stands on the horizon is seen as a whole or not at all."""

from __future__ import annotations

import numpy as np
import pytest

from tools.bake.backdrop import SKYLINES, Backdrop
from tools.bake.field import Mask
from tools.bake.people.horizon import PLAIN, far_off, slivers
from tools.bake.stage import Stage

SIDE = 200


def _drawn(scene: str, hidden: Mask) -> Mask:
    stage = Stage(SIDE, SIDE, 8.0, 2.0, 150.0, 100.0, 5)
    picture = Backdrop.blank(stage)
    far_off(stage, scene, False, hidden, picture, np.full(SIDE, 140.0))
    return np.asarray(picture.ink > 0.5)


@pytest.mark.parametrize("scene", sorted(SKYLINES.keys() - {"sea"}))
def test_every_scene_has_a_horizon(scene: str) -> None:
    assert _drawn(scene, np.zeros((SIDE, SIDE), dtype=bool)).any()


@pytest.mark.parametrize("scene", sorted(PLAIN))
def test_who_covers_all_leaves_no_crumbs(scene: str) -> None:
    hidden = np.ones((SIDE, SIDE), dtype=bool)
    hidden[:, ::40] = False
    assert not _drawn(scene, hidden).any()


def test_a_thing_moves_to_where_it_is_seen() -> None:
    hidden = np.zeros((SIDE, SIDE), dtype=bool)
    hidden[:, :100] = True
    assert not _drawn("hills", hidden)[:, :85].any()
    assert _drawn("hills", hidden)[:, 100:].any()


def test_a_narrow_gap_is_a_sliver_and_a_wide_one_is_not() -> None:
    clear = np.ones((60, 60), dtype=bool)
    clear[:, 10:12] = False
    clear[:, 30:50] = False
    gone = slivers(clear, 8.0)
    assert gone[:, 10:12].all()
    assert not gone[:, 30:50].any()
