"""What holds for every scene: texts can be read, and every spot is in reach of keys alone."""

from __future__ import annotations

from tests.ui.desk import Desk
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import SHRINK, TextBox
from tolerance_game.ui.kit.intents import DIRECTIONS, Intent
from tolerance_game.ui.kit.scale import SMALLEST_TEXT
from tolerance_game.ui.kit.spots import by_id, towards

SLACK = 3.0
"""Units that the line of a text may stand out of its region: its ink does not."""
AIR = 0.16
"""This share of a line above and below its letters is empty."""


def assert_legible(desk: Desk) -> list[TextBox]:
    """No text leaves its region, lies on another one, or is too small."""
    texts = desk.texts()
    assert texts
    for one in texts:
        assert one.box.within(one.region, SLACK), f"{one.text!r} leaves {one.region}: {one.box}"
        assert one.pixels >= SMALLEST_TEXT, one.text
        assert one.shrunk >= SHRINK, f"{one.text!r} shrunk to {one.shrunk:.2f}"
    for place, one in enumerate(texts):
        for other in texts[place + 1 :]:
            assert not _ink(one).touches(_ink(other)), f"{one.text!r} lies on {other.text!r}"
    return texts


def _ink(text: TextBox) -> Box:
    box = text.box
    return box._replace(y=box.y + box.h * AIR, h=box.h * (1 - 2 * AIR), x=box.x + 1, w=box.w - 2)


def assert_reachable(desk: Desk) -> None:
    """Tab goes round all spots, and arrows lead to each of them."""
    able = [spot.id for spot in desk.spots().values() if spot.focusable]
    seen: list[str | None] = []
    desk.wish(Intent.NEXT)
    for _ in able:
        seen.append(desk.stage.top.focus)
        desk.wish(Intent.NEXT)
    assert sorted(filter(None, seen)) == sorted(able)
    spots = desk.stage.top.spots()
    found, fresh = set(able[:1]), able[:1]
    while fresh:
        here = fresh.pop()
        for direction in DIRECTIONS:
            spot = towards(spots, here, direction)
            if spot is not None and spot.id not in found:
                found.add(spot.id)
                fresh.append(spot.id)
    assert found == set(able), set(able) - found
    for spot_id in able:
        spot = by_id(spots, spot_id)
        assert spot is not None
        assert spot.says.strip(), f"{spot_id} has no words"
