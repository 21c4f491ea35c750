"""Pictures that were drawn are kept within a bound in bytes, whatever is asked for."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pygame
import pytest
from pygame import Surface

from tests.ui.desk import LARGE, SMALL, Desk, open_display
from tests.ui.states import STATES
from tolerance_game.ui.kit import fonts, textures
from tolerance_game.ui.kit.cache import CACHE, Cache, room_for

MEGABYTE = 1_000_000


@pytest.fixture
def cache() -> Cache:
    """With room for ten pictures of 100 x 250, and something besides."""
    return Cache(room=MEGABYTE + 5_000)


def _made(w: int = 100, h: int = 250) -> Surface:
    return Surface((w, h), pygame.SRCALPHA, 32)


def _fill(cache: Cache, *keys: int) -> None:
    for key in keys:
        cache.get(key, _made)


def _size(cache: Cache) -> int:
    """What its pictures take, counted anew."""
    return sum(len(kept.get_buffer().raw) for kept in cache._kept.values())


def test_it_never_takes_more_than_its_room(cache: Cache) -> None:
    draw = Random(1)
    for key in range(2_000):
        cache.get(key, lambda: _made(draw.randint(1, 200), draw.randint(1, 300)))
        assert _size(cache) <= cache.used <= MEGABYTE + 5_000
        assert cache.holds(key)
    assert cache.used > MEGABYTE / 2


def test_what_was_asked_for_longest_ago_gives_way(cache: Cache) -> None:
    _fill(cache, *range(10))
    _fill(cache, 0, 10)
    assert [key for key in range(11) if not cache.holds(key)] == [1]


def test_a_picture_larger_than_all_room_is_kept_alone_until_the_next(cache: Cache) -> None:
    _fill(cache, 1, 2)
    cache.get("large", lambda: _made(1000, 1000))
    assert len(cache._kept) == 1
    _fill(cache, 3)
    assert not cache.holds("large")
    assert _size(cache) <= cache.used < 200_000


def test_what_was_needed_to_make_another_gives_way_first(cache: Cache) -> None:
    def from_part() -> Surface:
        cache.get("part", _made)
        return _made()

    _fill(cache, *range(8))
    cache.get("whole", from_part)
    _fill(cache, 8)
    assert not cache.holds("part")
    assert all(cache.holds(key) for key in (*range(9), "whole"))


def test_in_a_smaller_window_it_gives_back_what_that_does_not_need() -> None:
    cache = Cache()
    cache.suit(*LARGE)
    cache.get("before", lambda: _made(*LARGE))
    cache.get("after", lambda: _made(*LARGE))
    cache.suit(640, 360)
    assert _size(cache) <= cache.used
    assert [cache.holds(key) for key in ("before", "after")] == [False, True]
    _fill(cache, 1)
    assert not cache.holds("after")
    cache.clear()
    assert cache.used == 0
    assert not cache.holds(1)


def test_its_room_grows_with_the_window_to_a_third_of_what_is_promised() -> None:
    """The program may hold 150 MB at 1920 x 1080."""
    rooms = [room_for(*size) for size in (SMALL, LARGE, (3840, 2160))]
    assert all(one < other for one, other in pairwise(rooms))
    assert rooms[1] < 150 * MEGABYTE / 3


def test_all_tables_and_pages_at_one_evening_stay_in_it() -> None:
    open_display()
    CACHE.suit(*SMALL)
    room, most = room_for(*SMALL), 0
    try:
        for name in list(STATES)[::9]:
            STATES[name].desk(SMALL, "en", "woodcut", fresh=False).picture()
            most = max(most, CACHE.used)
            assert _size(CACHE) <= CACHE.used <= room, name
        # It was filled, so it had to give way.
        assert most > room * 0.8
    finally:
        CACHE.suit(*LARGE)


def test_what_is_kept_besides_it_is_a_sheet_of_paper_and_worn_ink() -> None:
    """Each of both sizes once, and the ink in the last size alone."""
    Desk(LARGE)
    for w, h in ((300, 200), (1900, 300), (400, 90), (2500, 1200)):
        textures.paper(w, h, 1.0, textures.PAPER)
    assert textures._grain.cache_info().currsize <= len(textures.SIZES)
    for s in (1.0, 0.5, 1.5, 2.0):
        textures.worn(_made(), s)
    assert textures._wear.cache_info().currsize == 1


def test_so_many_sizes_of_faces_are_open_and_no_more() -> None:
    open_display()
    for pixels in range(10, 60):
        for face in ("body", "label", "title"):
            assert fonts.font(face, pixels).point_size == pixels
            assert len(fonts._OPEN) <= fonts._MOST
    assert len(fonts._OPEN) == fonts._MOST
