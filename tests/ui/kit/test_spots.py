"""Spots: each can be reached by keys alone, says what it is, and can be pointed at."""

from __future__ import annotations

import pytest

from tests.tiers import part
from tests.ui.checks import assert_reached_by_keys
from tests.ui.desk import LARGE, SMALL
from tests.ui.states import STATES
from tolerance_game.ui.kit.box import CANVAS, Box
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.spots import Spot, after, at, towards

GRID = [
    Spot(f"{column}/{row}", Box(column * 100, row * 100, 80, 80), group=f"row {row}")
    for row in range(3)
    for column in range(4)
]


@pytest.mark.parametrize("size", [SMALL, pytest.param(LARGE, marks=pytest.mark.torture)])
@pytest.mark.parametrize("name", part(STATES))
def test_every_spot_can_be_reached_and_says_what_it_is(name: str, size: tuple[int, int]) -> None:
    top = STATES[name].desk(size, "de", fresh=False).stage.top
    assert_reached_by_keys(top)
    _assert_said_and_hit(list(top.spots()))


def _assert_said_and_hit(spots: list[Spot]) -> None:
    for spot in spots:
        if not spot.focusable:
            continue
        assert spot.says.strip(), spot.id
        assert spot.box.w >= 14, spot
        assert spot.box.h >= 14, spot
        assert spot.box.within(CANVAS, 30) or spot.box.touches(CANVAS), spot
        hit = at(spots, *_free(spots, spot))
        assert hit is not None
        # Below an open sum figures are out of reach of the mouse until it is closed.
        if hit.id not in ("sum/ground", "sum/close"):
            assert hit.id == spot.id, f"{spot.id} lies under {hit.id}"


def _free(spots: list[Spot], spot: Spot) -> tuple[float, float]:
    """A place of a spot over which no other one lies; its middle where there is none."""
    box = spot.box
    shares = [(n + 0.5) / 24 for n in range(24)]
    for down in (0.5, 0.2, 0.8, 0.04, 0.96):
        for across in shares:
            x, y = box.x + box.w * across, box.y + box.h * down
            hit = at(spots, x, y)
            if hit is not None and hit.id == spot.id and CANVAS.holds(x, y):
                return x, y
    return box.cx, box.cy


def test_tab_goes_round_in_reading_order() -> None:
    ids = []
    here = None
    for _ in range(13):
        spot = after(GRID, here, 1)
        assert spot is not None
        here = spot.id
        ids.append(here)
    assert ids[0] == ids[12]
    assert ids[:12] == [spot.id for spot in GRID]
    assert after(GRID, None, -1) == GRID[-1]
    assert after([], None, 1) is None
    assert after([Spot("x", CANVAS, focusable=False)], None, 1) is None


def test_arrows_go_to_the_neighbour_and_stop_at_the_edge() -> None:
    wanted = {Intent.LEFT: "0/1", Intent.RIGHT: "2/1", Intent.UP: "1/0", Intent.DOWN: "1/2"}
    for direction, there in wanted.items():
        found = towards(GRID, "1/1", direction)
        assert found is not None
        assert found.id == there
    assert towards(GRID, "0/0", Intent.LEFT) is None
    assert towards(GRID, "3/2", Intent.DOWN) is None
    first = towards(GRID, "gone", Intent.DOWN)
    assert first == GRID[0]


def test_an_arrow_stays_in_its_group_while_it_can() -> None:
    near = Spot("near", Box(410, 0, 80, 80))
    far = Spot("far", Box(600, 0, 80, 80), group="row 0")
    found = towards([*GRID, near, far], "3/0", Intent.RIGHT)
    assert found == far


def test_the_topmost_spot_is_hit() -> None:
    upper = Spot("upper", Box(20, 20, 20, 20))
    assert at([*GRID, upper], 25, 25) == upper
    assert at([upper, *GRID], 25, 25) == GRID[0]
    assert at(GRID, 5000, 0) is None
