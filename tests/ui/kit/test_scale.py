"""From logical units to pixels and back, at every size of a window and every scale of a person."""

from __future__ import annotations

import pytest

from tolerance_game.ui.kit.box import HEIGHT, WIDTH
from tolerance_game.ui.kit.scale import LEAST, SMALLEST, Scale

SIZES = (LEAST, (1280, 720), (1366, 768), (1600, 1200), (1920, 1080), (2560, 1080),
         (3840, 2160))  # fmt: skip
PERCENTS = (75, 100, 125, 150, 200)


@pytest.mark.parametrize("percent", PERCENTS)
@pytest.mark.parametrize("size", SIZES)
def test_a_place_comes_back_from_its_pixel(size: tuple[int, int], percent: int) -> None:
    scale = Scale.of(*size, percent)
    for x, y in ((0, 0), (960, 540), (WIDTH, HEIGHT), (13, 977)):
        back = scale.logical(scale.x(x), scale.y(y))
        assert back == pytest.approx((x, y), abs=0.51 / scale.s)


@pytest.mark.parametrize("size", SIZES)
def test_at_a_hundred_percent_the_canvas_fills_the_window_one_way(size: tuple[int, int]) -> None:
    scale = Scale.of(*size)
    window = scale.window
    assert min(window.w - WIDTH, window.h - HEIGHT) == pytest.approx(0, abs=0.01)
    assert window.x <= 0
    assert window.y <= 0
    assert window.cx == pytest.approx(960, abs=1 / scale.s)
    assert window.cy == pytest.approx(540, abs=1 / scale.s)


def test_nobody_makes_it_smaller_than_can_be_read_and_it_still_fits() -> None:
    assert Scale.of(1280, 720, 75).s == SMALLEST
    assert Scale.of(1920, 1080, 75).s == 0.75
    assert Scale.of(*LEAST, 75).s == Scale.of(*LEAST, 100).s == SMALLEST


@pytest.mark.parametrize("size", [(640, 360), (800, 600), (1024, 600), (1024, 768)])
def test_a_smaller_screen_shows_a_part_of_what_the_least_window_shows(
    size: tuple[int, int],
) -> None:
    scale = Scale.of(*size)
    assert scale.s == SMALLEST
    seen = scale.looking_at(0, 0).window
    assert (seen.x, seen.y) == pytest.approx((0, min(0, (HEIGHT - seen.h) / 2)), abs=1 / scale.s)
    assert (seen.w, seen.h) == pytest.approx((size[0] / SMALLEST, size[1] / SMALLEST))


@pytest.mark.parametrize("size", SIZES)
def test_a_glass_reaches_every_corner_and_shows_nothing_beyond(size: tuple[int, int]) -> None:
    for x, y in ((0, 0), (WIDTH, 0), (0, HEIGHT), (WIDTH, HEIGHT), (960, 540)):
        scale = Scale.of(*size, 200).looking_at(x, y)
        window = scale.window
        slack = 1 / scale.s
        assert window.x - slack <= x <= window.right + slack
        assert window.y - slack <= y <= window.bottom + slack
        if WIDTH * scale.s > scale.width:
            assert window.x >= -slack
            assert window.right <= WIDTH + slack
        if HEIGHT * scale.s > scale.height:
            assert window.y >= -slack
            assert window.bottom <= HEIGHT + slack


def test_where_all_is_in_sight_looking_moves_nothing() -> None:
    for percent in (75, 100):
        scale = Scale.of(2560, 1080, percent)
        assert scale.looking_at(0, 0) == scale == scale.looking_at(WIDTH, HEIGHT)
