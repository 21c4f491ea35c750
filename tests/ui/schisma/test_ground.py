"""Schisma's table is drawn in pieces, looks as if drawn whole, and rests when nothing happens."""

from __future__ import annotations

from random import Random

import pytest
from pygame import Surface

from tests.ui.desk import LARGE, SMALL, Desk
from tests.ui.differences import ROUNDING, difference
from tests.ui.states import STATES
from tests.ui.states_schisma_kit import SchismaMoment
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.schisma.scenes.table import TableScene
from tolerance_game.ui.table.ground import Ground

WISHES = (Intent.CHRONICLE, Intent.PREVIEW, Intent.SORT, Intent.NEXT, Intent.RIGHT, Intent.CONFIRM,
          Intent.STEP, Intent.FINISH, Intent.UNDO, Intent.SPEED, Intent.LAST_TRICK)  # fmt: skip


def _picture(scene: TableScene, size: tuple[int, int]) -> Surface:
    surface = Surface(size)
    scene.draw(Canvas(surface, scene.context.stage.scale, scene.context.theme))
    return surface


def _anew(scene: TableScene, size: tuple[int, int]) -> Surface:
    kept, scene.ground = scene.ground, Ground()
    try:
        return _picture(scene, size)
    finally:
        scene.ground = kept


@pytest.mark.parametrize(
    ("seed", "size", "theme", "steps"),
    [
        (2, SMALL, "woodcut", 60),
        pytest.param(1, LARGE, "woodcut", 240, marks=pytest.mark.torture),
        pytest.param(3, (1600, 1000), "high_contrast", 240, marks=pytest.mark.torture),
    ],
)
def test_pieces_make_the_same_picture_as_the_whole(
    seed: int, size: tuple[int, int], theme: str, steps: int
) -> None:
    settings = changed(Settings(), "pace.animation", "fast")
    desk = Desk(size, "en", theme, settings)
    moment = SchismaMoment(lambda match: match.to_act == 1, seed=seed)
    scene, r = moment.table(desk), Random(seed)
    for number in range(steps):
        desk.pass_time(r.choice((16, 48, 120)))
        spots = sorted(scene_spots := desk.spots())
        chosen = r.random()
        if chosen < 0.4:
            desk.point(r.choice(spots))
        elif chosen < 0.6:
            desk.wish(r.choice(WISHES))
        elif chosen < 0.75:
            persons = [spot for spot in spots if spot.startswith(("person/", "menu/", "action/"))]
            desk.click(r.choice(persons))
        elif chosen < 0.9 and "button/carry_out" in scene_spots:
            desk.click("button/carry_out")
        elif scene.session.match.to_act is not None and not scene.session.is_under_way:
            acting = scene.session.match.to_act
            move = r.choice(scene.session.match.legal_moves(acting))
            scene.session.match.submit(acting, move, scene.session.match.stamp)
        desk.stage.tick(desk.now)
        if desk.stage.top is scene:
            off = difference(_picture(scene, size), _anew(scene, size))
            assert off <= ROUNDING, (number, off)


@pytest.mark.parametrize(
    "name", ["schisma_act", "schisma_cardinal", "schisma_menu", "schisma_noble_wins",
             "schisma_threats", "schisma_over", "schisma_large", "schisma_thinking"],
)  # fmt: skip
def test_nothing_is_drawn_while_nothing_changes(name: str) -> None:
    desk = STATES[name].desk(SMALL, "en", fresh=False)
    stage = desk.stage
    desk.pass_time(3000)
    desk.picture()
    stage.dirty = False
    for _ in range(20):
        desk.pass_time(200)
        assert not stage.moving(desk.now)
        assert not stage.dirty
