"""Every state looks as it did when somebody looked at it last, to the pixel.

The everyday suite compares a part of the pictures; all of them with TOLERANCE_GOLDEN=all.
"""

from __future__ import annotations

import os

import pytest

from tests.ui.desk import GOLDEN, SMALL, Desk, digest
from tests.ui.golden import Shot, everyday, known, look_at, shots
from tests.ui.states import STATES

ALL = os.environ.get("TOLERANCE_GOLDEN") == "all"
LOOK = "look at it, and renew it by: python -m tests.ui.golden --only"
MOST = 12_000_000


@pytest.mark.parametrize("shot", shots() if ALL else everyday(), ids=lambda shot: shot.name)
def test_it_looks_as_it_did(shot: Shot) -> None:
    picture = shot.picture()
    if known().get(shot.name) != digest(picture):
        path = look_at(shot, picture)
        pytest.fail(f"{shot.name} looks different: {path}; {LOOK} {shot.state}")


def test_every_picture_has_a_hash_and_nothing_else_has() -> None:
    assert set(known()) == {shot.name for shot in shots()}
    names = list(known())
    assert names == sorted(names)


def test_the_kept_pictures_are_those_of_the_states_and_not_too_large() -> None:
    kept = list(GOLDEN.glob("*.png"))
    assert {path.stem for path in kept} == set(STATES)
    assert sum(path.stat().st_size for path in kept) <= MOST


@pytest.mark.parametrize("name", ["trick_acting", "sheet_sum", "title", "target", "curtain"])
def test_a_picture_does_not_depend_on_what_was_drawn_before(name: str) -> None:
    first = digest(STATES[name].desk(SMALL, "de").picture())
    STATES["boards_choose_hover"].desk(SMALL, "de", fresh=False).picture()
    assert digest(STATES[name].desk(SMALL, "de", fresh=False).picture()) == first


def test_another_pixel_is_noticed() -> None:
    desk: Desk = STATES["menu"].desk(SMALL)
    picture = desk.picture()
    before = digest(picture)
    picture.set_at((640, 360), (1, 2, 3))
    assert digest(picture) != before
