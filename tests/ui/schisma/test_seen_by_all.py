"""No information by colour alone at Schisma's track: everything shows in grey, too."""

from __future__ import annotations

import pygame
import pytest
from pygame import Surface

from tests.ui.desk import LARGE
from tests.ui.sight import MATRICES, differing, drawn, told_apart
from tests.ui.states import STATES
from tolerance_game.games.schisma.rules.persons import FACTIONS
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.theme import THEMES
from tolerance_game.ui.schisma.cards.faction import faction
from tolerance_game.ui.schisma.scenes.table import TableScene

SIGHTS = pytest.mark.parametrize("sight", MATRICES)


@SIGHTS
@pytest.mark.parametrize("side", [23, 34])
def test_factions_differ_by_their_pictures(sight: str, side: int) -> None:
    pictures = {
        name: drawn(lambda canvas, name=name: faction(canvas, name, 0, 0, side), side, side)  # type: ignore[misc]
        for name in FACTIONS
    }
    # Inside of equal hexagons; the letter stands beside them on every card.
    told_apart(pictures, sight, 0.07)


def _around(state: str, theme: str) -> tuple[TableScene, dict[int, Surface]]:
    """Each person of a table with what stands around it, by column."""
    desk = STATES[state].desk(LARGE, "en", theme, fresh=False)
    scene, picture = desk.stage.top, desk.picture()
    assert isinstance(scene, TableScene)
    found: dict[int, Surface] = {}
    for column, standing in enumerate(scene.view.display):
        if standing is not None:
            box: Box = scene.model.layout.place(column, standing.land).grown(10)
            s = desk.stage.scale
            rect = pygame.Rect(s.x(box.x), s.y(box.y), s.px(box.w), s.px(box.h))
            found[column] = picture.subsurface(rect)
    return scene, found


@SIGHTS
@pytest.mark.parametrize("theme", THEMES)
def test_a_petition_marks_everybody_it_concerns(sight: str, theme: str) -> None:
    """Who acts, who moves, who may be chosen: the same table once with and once without it."""
    before, plain = _around("schisma_act", theme)
    scene, marked = _around("schisma_cardinal", theme)
    assert before.view.display == scene.view.display
    for column in plain:
        # Since the last turn somebody new has a tag, which goes while something is chosen.
        assert differing(plain[column], marked[column], sight) >= 0.03, column


@SIGHTS
@pytest.mark.parametrize("theme", THEMES)
def test_who_cannot_be_chosen_is_darker(sight: str, theme: str) -> None:
    scene, around = _around("schisma_inquisitor", theme)
    plan = scene.commands.plan
    assert plan is not None
    assert plan.ask is not None
    refused = [c for c in around if plan.ask.why_not[c] is not None and c != plan.column]
    able = [c for c in around if plan.ask.why_not[c] is None]
    assert refused
    assert able
    _before, plain = _around("schisma_leaving", theme)
    for column in refused:
        assert differing(plain[column], around[column], sight) >= 0.3
