"""What holds for every scene: texts can be read, and every spot is in reach of keys alone."""

from __future__ import annotations

from itertools import product

import pytest

from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import TextBox
from tolerance_game.ui.kit.intents import DIRECTIONS, Intent
from tolerance_game.ui.kit.layer import Layer
from tolerance_game.ui.kit.spots import after, by_id, towards
from tolerance_game.ui.kit.theme import THEMES

from .desk import LARGE, SMALL, Desk
from .legible import faults

EVERYWHERE = Box(-9999, -9999, 19999, 19999)
ON_A_SUM = {"sum/close", "rule/sum"}
"""Arrows go on from figure to figure while a sum is open; Tab and Escape close it, Tab and looking
closer open its rule.
"""

at_both_sizes = pytest.mark.parametrize(
    ("size", "language"), list(product((SMALL, LARGE), ("en", "de")))
)
everywhere = pytest.mark.parametrize(
    ("size", "language", "theme"), list(product((SMALL, LARGE), ("en", "de"), THEMES))
)


def assert_legible(desk: Desk, within: Box = EVERYWHERE) -> list[TextBox]:
    """All texts, or those within a box, can be read; returns them.

    In a box of its own a title with a long name may shrink further than other texts.
    """
    texts = [one for one in desk.texts() if one.box.within(within)]
    assert texts
    read = [one for one in desk.read() if one.ink.within(within)]
    found = list(faults(read, desk.stage.scale))
    if within is not EVERYWHERE:
        found = [fault for fault in found if "shrunk" not in fault]
    assert not found, found
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
    assert found >= able - ON_A_SUM, able - found
