"""Every state looks as it did when somebody looked at it last, as far as eyes can tell."""

from __future__ import annotations

from collections.abc import Callable

import numpy
import pygame
import pytest
from pygame import Rect, Surface

from tolerance_game.ui.kit.canvas import Canvas

from .desk import GOLDEN, SMALL, digest
from .golden import CHOSEN, EVERYDAY, PRINTS, WAYS, Shot, known, look_at, shot_of
from .likeness import WORST_LEVEL, difference, off_print, print_of, without_grain
from .states import STATES

LOOK = "look at it, and renew it by: python -m tests.ui.golden --only"
MOST = 6_000_000
MOST_FILES = 39


@pytest.mark.parametrize(
    "shot",
    [
        pytest.param(shot, id=shot.name, marks=[] if shot.name in EVERYDAY else pytest.mark.torture)
        for shot in CHOSEN
    ],
)
def test_it_looks_as_it_did(shot: Shot) -> None:
    picture = shot.picture()
    found = difference(picture, shot.kept())
    if found.seen:
        path = look_at(shot, picture)
        pytest.fail(f"{shot.name} looks different: {found}; {path}; {LOOK} {shot.state}")


@pytest.mark.torture
@pytest.mark.parametrize("state", STATES)
def test_it_looks_roughly_as_it_did(state: str) -> None:
    shot = shot_of(state)
    assert shot.name in known(), f"{shot.name} is new; {LOOK} {state}"
    picture = shot.picture()
    off, place = off_print(picture, known()[shot.name])
    if off > WORST_LEVEL:
        path = look_at(shot, picture)
        pytest.fail(f"{shot.name}: off by {off:.1f} at {place}; {path}; {LOOK} {state}")


@pytest.mark.torture
def test_nothing_is_kept_of_states_that_are_no_more() -> None:
    names = list(known())
    assert names == sorted(names)
    assert set(names) == {shot_of(state).name for state in STATES}


def test_the_kept_pictures_are_the_chosen_ones_and_small() -> None:
    files = {path for path in GOLDEN.iterdir() if path != PRINTS}
    assert files == {shot.path for shot in CHOSEN}
    assert len(files) <= MOST_FILES
    assert sum(path.stat().st_size for path in files) <= MOST


def test_the_chosen_pictures_cover_every_way_of_drawing() -> None:
    assert {(shot.size, shot.language, shot.theme) for shot in CHOSEN} == set(WAYS)
    assert {shot.state for shot in CHOSEN} <= set(STATES)


def test_a_picture_has_its_way_by_its_own_name() -> None:
    # Written down once: where the rule changes, every print has to be drawn anew.
    assert shot_of("title").name == "title-720-de-woodcut"
    assert shot_of("menu").name == "menu-1080-de-plain"
    assert {(shot.size, shot.language, shot.theme) for shot in map(shot_of, STATES)} == set(WAYS)


@pytest.mark.parametrize(
    "name",
    [
        "trick_acting",
        *(
            pytest.param(name, marks=pytest.mark.torture)
            for name in ("sheet_sum", "title", "target", "curtain", "schisma_reduced")
        ),
    ],
)
def test_a_picture_does_not_depend_on_what_was_drawn_before(name: str) -> None:
    first = digest(STATES[name].desk(SMALL, "de").picture())
    # Now something else is kept: drawn in another theme first, and then elsewhere.
    STATES[name].desk(SMALL, "de", "high_contrast").picture()
    STATES["boards_choose_hover"].desk(SMALL, "de", fresh=False).picture()
    assert digest(STATES[name].desk(SMALL, "de", fresh=False).picture()) == first


# What is noticed, and what is not


def _changed(picture: Surface, change: Callable[[numpy.ndarray], numpy.ndarray]) -> Surface:
    pixels = change(pygame.surfarray.array3d(picture).astype(float))
    return pygame.surfarray.make_surface(pixels.round().clip(0, 255).astype(numpy.uint8))


def _noise(pixels: numpy.ndarray) -> numpy.ndarray:
    return pixels + numpy.random.default_rng(1).integers(-1, 2, pixels.shape)


def _softer(pixels: numpy.ndarray) -> numpy.ndarray:
    """Every pixel takes a seventh from its neighbours, as with another rule for edges."""
    around = sum(numpy.roll(pixels, step, axis) for step in (1, -1) for axis in (0, 1))
    return pixels * 0.85 + around * 0.15 / 4


def _aside(pixels: numpy.ndarray) -> numpy.ndarray:
    """All letters begin a quarter of a pixel further right."""
    return pixels * 0.75 + numpy.roll(pixels, 1, 0) * 0.25


@pytest.fixture(
    scope="module",
    params=[pytest.param(name, marks=pytest.mark.torture) for name in EVERYDAY[:2]],
)
def kept(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Shot, Surface, Surface]:
    """A picture, and the same as it is kept: both drawn now."""
    shot = next(shot for shot in CHOSEN if shot.name == request.param)
    picture = shot.picture()
    path = tmp_path_factory.mktemp("kept") / "kept.jpg"
    pygame.image.save(without_grain(picture), path)
    return shot, picture, pygame.image.load(path).convert()


Pair = tuple[Shot, Surface, Surface]


@pytest.mark.parametrize("change", [_noise, _softer, _aside])
def test_another_build_of_the_libraries_is_the_same(
    kept: Pair, change: Callable[[numpy.ndarray], numpy.ndarray]
) -> None:
    _shot, picture, before = kept
    after = _changed(picture, change)
    assert not difference(after, before).seen, difference(after, before)
    assert off_print(after, print_of(picture))[0] <= WORST_LEVEL


def test_a_panel_two_pixels_aside_is_seen(kept: Pair) -> None:
    shot, picture, before = kept
    width, height = shot.size
    for way in ((2, 0), (0, 2), (-2, 0), (0, -2)):
        after = picture.copy()
        part = Rect(width // 4, height // 4, width // 3, height // 3)
        after.blit(picture, part.move(way), part)
        assert difference(after, before).seen, way


def test_another_word_is_seen(kept: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    shot, _picture, before = kept
    words = [
        text.text
        for text in STATES[shot.state].desk(shot.size, shot.language, shot.theme).texts()
        if len(text.text) > 3 and text.text.isalpha()
    ]
    usual = Canvas.text
    for word in words[:3]:
        other = word[::-1]

        def text(self: Canvas, said: str, *where: object, **how: object) -> object:
            return usual(self, other if said == word else said, *where, **how)  # type: ignore[arg-type]  # noqa: B023

        monkeypatch.setattr(Canvas, "text", text)
        after = STATES[shot.state].desk(shot.size, shot.language, shot.theme).picture()
        assert difference(after, before).seen, word


def test_a_badge_that_is_missing_is_seen(kept: Pair) -> None:
    """As small as the smallest sign: 16 pixels each way, as bright as what stands beside it."""
    shot, picture, before = kept
    width, height = shot.size
    pixels = pygame.surfarray.array3d(picture).astype(float)
    signs = [
        (x, y)
        for x in range(0, width - 16, 16)
        for y in range(0, height - 16, 16)
        if pixels[x : x + 16, y : y + 16].std() > 45
    ]
    assert len(signs) > 20
    for x, y in signs[:: len(signs) // 10]:
        after = picture.copy()
        after.fill(picture.get_at((x, y)), Rect(x, y, 16, 16))
        assert difference(after, before).seen, (x, y)


def test_other_colours_of_the_same_brightness_are_seen(kept: Pair) -> None:
    _shot, picture, before = kept
    after = picture.copy()
    red, green, blue, _ = after.get_at((400, 400))
    part = Rect(400, 400, 40, 40)
    after.fill((red, green, blue), part)
    same = after.copy()
    same.fill((min(255, red + 60), max(0, green - 30), blue), part)
    assert difference(same, after).brightness < 14
    assert difference(same, before).seen


def test_a_panel_that_is_missing_shows_in_the_print(kept: Pair) -> None:
    shot, picture, _before = kept
    letters = print_of(picture)
    assert off_print(picture, letters)[0] <= 0.5
    after = picture.copy()
    after.fill(picture.get_at((2, 2)), Rect(shot.size[0] // 3, shot.size[1] // 3, 120, 60))
    assert off_print(after, letters)[0] > WORST_LEVEL
