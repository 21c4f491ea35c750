"""What a scene draws on: sizes, places, and what is noted of every text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Color, Surface

from tests.ui.desk import open_display
from tolerance_game.ui.kit.box import CANVAS, Box
from tolerance_game.ui.kit.cache import Cache
from tolerance_game.ui.kit.canvas import SHRINK, Canvas, TextBox
from tolerance_game.ui.kit.scale import LEAST, SMALLEST_TEXT, Scale
from tolerance_game.ui.kit.theme import HIGH_CONTRAST, PLAIN, WOODCUT, Theme

SIZES = (LEAST, (1280, 720), (1920, 1080), (2560, 1440))


def canvas_of(size: tuple[int, int] = (1920, 1080), theme: Theme = WOODCUT) -> Canvas:
    """A canvas that notes its texts."""
    open_display()
    audit: list[TextBox] = []
    return Canvas(Surface(size), Scale.of(*size), theme, audit)


def noted(canvas: Canvas) -> list[TextBox]:
    """What it has noted."""
    assert canvas.audit is not None
    return canvas.audit


@pytest.mark.parametrize("theme", [WOODCUT, PLAIN])
@pytest.mark.parametrize("size", SIZES)
def test_a_text_is_noted_where_its_pixels_are(size: tuple[int, int], theme: Theme) -> None:
    canvas = canvas_of(size, theme)
    for align, left in (("l", 0.0), ("c", 0.5), ("r", 1.0)):
        for middle in (False, True):
            canvas.surface.fill("black")
            noted(canvas).clear()
            w = canvas.text("Tax 14", 960, 540, "label", 40, "#FFFFFF", align, middle=middle)
            (text,) = noted(canvas)
            assert w == pytest.approx(text.box.w)
            assert text.box.x + left * w == pytest.approx(960, abs=1.1 / canvas.scale.s)
            if middle:
                assert text.box.cy == pytest.approx(540, abs=1.1 / canvas.scale.s)
            rect = canvas.rect(text.box).inflate(2, 2)
            picture = canvas.surface.copy()
            picture.fill("black", rect)
            assert picture.get_bounding_rect().size == size
            assert not any(
                picture.get_at((x, y))[:3] != (0, 0, 0)
                for x in range(0, size[0], 7)
                for y in range(rect.y, rect.bottom, 3)
            )
            assert any(
                canvas.surface.get_at((x, y))[0] > 120
                for x in range(rect.x, rect.right)
                for y in range(rect.y, rect.bottom)
            )


def test_no_text_is_smaller_than_twelve_pixels() -> None:
    canvas = canvas_of(LEAST)
    canvas.text("small", 0, 0, size=18)
    assert noted(canvas)[0].pixels == SMALLEST_TEXT
    assert canvas.pixels(100) == 60


@given(st.text("aWi .", min_size=1, max_size=40), st.floats(20, 900), st.floats(18, 50))
def test_a_text_shrinks_by_half_steps_only_as_far_as_it_must(
    text: str, room: float, size: float
) -> None:
    canvas = canvas_of()
    fitted = canvas.fitting(text, "body", size, room)
    assert fitted <= size
    assert (size - fitted) % 0.5 == pytest.approx(0) or (size - fitted) % 0.5 == pytest.approx(0.5)
    if fitted < size:
        assert canvas.width(text, "body", fitted + 0.5) > room
    if canvas.pixels(fitted) > SMALLEST_TEXT:
        assert canvas.width(text, "body", fitted) <= room


def test_what_shrinks_is_noted() -> None:
    canvas = canvas_of()
    canvas.text("A rather long sentence for so little room", 0, 0, size=30, fit=300)
    (text,) = noted(canvas)
    assert text.size == 30
    assert text.shrunk < SHRINK


@given(st.lists(st.text("abcdefgW", min_size=1, max_size=12), max_size=30), st.floats(200, 900))
def test_a_paragraph_stays_within_its_room_and_loses_no_word(words: list[str], room: float) -> None:
    canvas = canvas_of()
    below = canvas.paragraph(" ".join(words), 100, 50, room, size=24)
    texts = noted(canvas)
    assert " ".join(one.text for one in texts).split() == words
    assert all(one.box.w <= room + 1 for one in texts)
    assert below >= max((one.box.y for one in texts), default=0)


def test_a_text_belongs_to_the_innermost_region() -> None:
    canvas = canvas_of()
    inner = Box(10, 10, 300, 80)
    with canvas.region(Box(0, 0, 900, 500)):
        with canvas.region(inner):
            canvas.text("within", 20, 20)
        canvas.text("around", 20, 300)
    canvas.text("free", 20, 600)
    assert [one.region for one in noted(canvas)] == [inner, Box(0, 0, 900, 500), CANVAS]


def test_what_is_covered_is_not_to_be_read() -> None:
    canvas = canvas_of()
    canvas.text("below", 100, 100)
    canvas.text("beside", 900, 100)
    canvas.covered(Box(90, 90, 200, 80))
    canvas.text("above", 100, 100)
    assert [one.text for one in noted(canvas)] == ["beside", "above"]


def test_nothing_is_noted_of_nothing() -> None:
    canvas = canvas_of()
    assert canvas.text("", 0, 0) == 0
    canvas.text("almost gone", 0, 0, alpha=20)
    assert noted(canvas) == []


def test_a_box_is_as_large_in_pixels_as_the_scale_says() -> None:
    canvas = canvas_of((1280, 720))
    canvas.surface.fill("black")
    canvas.fill(Box(150, 75, 300, 60), "#FFFFFF")
    rect = canvas.rect(Box(150, 75, 300, 60))
    assert (rect.x, rect.y, rect.w, rect.h) == (100, 50, 200, 40)
    assert canvas.surface.get_at((100, 50))[:3] == (255, 255, 255)
    assert canvas.surface.get_at((99, 50))[:3] == (0, 0, 0)
    assert canvas.surface.get_at((299, 89))[:3] == (255, 255, 255)
    assert canvas.surface.get_at((300, 90))[:3] == (0, 0, 0)


def test_a_cache_throws_away_what_was_not_used_for_the_longest_time() -> None:
    open_display()
    made: list[str] = []

    def of(name: str) -> Surface:
        def make() -> Surface:
            made.append(name)
            return Surface((100, 100), 0, 32)

        return cache.get(("square", name), make)

    cache = Cache(100 * 1024)
    first = of("a")
    of("b")
    assert of("a") is first
    of("c")
    of("a")
    of("b")
    assert made == ["a", "b", "c", "b"]
    assert cache.used <= 100 * 1024
    cache.clear()
    assert cache.used == 0
    of("a")
    assert made[-1] == "a"


@pytest.mark.parametrize("name", ["gold", "target"])
def test_a_veil_has_the_colour_of_its_theme_whatever_was_drawn_before(name: str) -> None:
    colours = []
    for theme in (WOODCUT, HIGH_CONTRAST):
        canvas = canvas_of(theme=theme)
        canvas.surface.fill("black")
        canvas.fill(Box(0, 0, 100, 100), name, 254)
        colours.append(canvas.surface.get_at((50, 50)))
        for shown, meant in zip(colours[-1], Color(canvas.colour(name)), strict=True):
            assert abs(shown - meant) <= 2
    assert colours[0] != colours[1]
