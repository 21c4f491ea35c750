"""What holds for every scene: texts can be read, and every spot is in reach of keys alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

import pytest

from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import SHRINK, TextBox
from tolerance_game.ui.kit.intents import DIRECTIONS, Intent
from tolerance_game.ui.kit.layer import Layer
from tolerance_game.ui.kit.scale import SMALLEST_TEXT
from tolerance_game.ui.kit.spots import after, by_id, towards
from tolerance_game.ui.kit.theme import THEMES

from .desk import LARGE, SMALL, Desk

SLACK = 2.0
AIR = 0.2
"""This share of a line above and below its letters is empty."""
CLOSED_BY_ESCAPE = {"sum/close"}
"""Arrows go on from figure to figure while a sum is open; Tab and Escape close it."""

at_both_sizes = pytest.mark.parametrize(
    ("size", "language"), list(product((SMALL, LARGE), ("en", "de")))
)
everywhere = pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        (size, language, theme)
        for size in (SMALL, LARGE)
        for language in ("en", "de")
        for theme in THEMES
    ],
)


def faults(texts: Sequence[TextBox]) -> list[str]:
    """The texts that leave their region, lie on another one, or are too small."""
    found = [
        f"{one.text!r} leaves {one.region}: {one.box}"
        for one in texts
        if not _ink(one).within(one.region, SLACK)
    ]
    found += [f"{one.text!r} is too small" for one in texts if one.pixels < SMALLEST_TEXT]
    inks = [(one.text, _ink(one).grown(-SLACK / 2)) for one in texts]
    found += [
        f"{a!r} lies on {b!r}" for (a, one), (b, two) in combinations(inks, 2) if one.touches(two)
    ]
    return found


def _ink(text: TextBox) -> Box:
    box = text.box
    return box._replace(y=box.y + box.h * AIR, h=box.h * (1 - 2 * AIR))


def assert_legible(desk: Desk) -> list[TextBox]:
    """All texts can be read, and none has shrunk too far."""
    texts = desk.texts()
    assert texts
    assert faults(texts) == []
    assert [one.text for one in texts if one.shrunk < SHRINK] == []
    return texts


def assert_reachable(desk: Desk) -> None:
    """Tab goes round all spots, arrows lead to each of them, and each says what it is."""
    able = [spot for spot in desk.spots().values() if spot.focusable]
    seen: list[str | None] = []
    desk.wish(Intent.NEXT)
    for _ in able:
        seen.append(desk.stage.top.focus)
        desk.wish(Intent.NEXT)
    assert sorted(filter(None, seen)) == sorted(spot.id for spot in able)
    assert_reached_by_keys(desk.stage.top)
    assert [spot.id for spot in able if not spot.says.strip()] == []


def assert_reached_by_keys(top: Layer) -> None:
    """Tab goes round all spots in both directions, and arrows lead to each of them."""
    spots = list(top.spots())
    ids = [spot.id for spot in spots]
    assert len(ids) == len(set(ids)), [one for one in ids if ids.count(one) > 1]
    able = {spot.id for spot in spots if spot.focusable}
    if not able:
        return
    seen, here = set(), top.focus
    for _ in able:
        spot = after(spots, here, 1)
        assert spot is not None
        back = after(spots, spot.id, -1)
        assert here not in able or (back is not None and back.id == here)
        here = spot.id
        seen.add(here)
    assert seen == able
    # Arrows lead everywhere from where the focus is first.
    first = by_id(spots, top.focus) or by_id(spots, top.first_focus()) or after(spots, None, 1)
    assert first is not None
    found, fresh = {first.id}, [first.id]
    while fresh:
        here = fresh.pop()
        for direction in DIRECTIONS:
            spot = towards(spots, here, direction)
            if spot is not None and spot.id not in found:
                found.add(spot.id)
                fresh.append(spot.id)
    assert found >= able - CLOSED_BY_ESCAPE, able - found
