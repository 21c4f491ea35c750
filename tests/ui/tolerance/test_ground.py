"""What lies still is drawn in pieces; the table must look as if all of it were drawn."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import numpy
import pygame
import pytest
from pygame import Surface

from tests.ui.desk import LARGE, SMALL, open_display
from tests.ui.differences import ROUNDING, difference
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.scale import Scale
from tolerance_game.ui.kit.theme import THEMES
from tolerance_game.ui.table.ground import Ground, Panel
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.table.panels import panels_of

from .parties import Party, to_my_card

WISHES = (Intent.CHRONICLE, Intent.PREVIEW, Intent.SORT, Intent.NEXT, Intent.RIGHT, Intent.HINT,
          Intent.STEP, Intent.FINISH, Intent.UNDO, Intent.SPEED)  # fmt: skip


def picture(scene: TableScene, size: tuple[int, int]) -> Surface:
    """What is drawn when the scene is asked now."""
    surface = Surface(size)
    scene.draw(Canvas(surface, scene.context.stage.scale, scene.context.theme))
    return surface


def anew(scene: TableScene, size: tuple[int, int]) -> Surface:
    """The same when nothing of it was drawn before."""
    kept, scene.ground = scene.ground, Ground()
    try:
        return picture(scene, size)
    finally:
        scene.ground = kept


@pytest.mark.parametrize(
    ("seed", "players", "size", "theme", "steps"),
    [
        (2, 3, SMALL, "woodcut", 60),
        pytest.param(1, 4, LARGE, "woodcut", 240, marks=pytest.mark.torture),
        pytest.param(2, 3, SMALL, "plain", 240, marks=pytest.mark.torture),
        pytest.param(3, 5, (1600, 1000), "high_contrast", 240, marks=pytest.mark.torture),
        pytest.param(4, 4, (1500, 900), "woodcut", 240, marks=pytest.mark.torture),
    ],
)
def test_pieces_make_the_same_picture_as_the_whole(
    tmp_path: Path, seed: int, players: int, size: tuple[int, int], theme: str, steps: int
) -> None:
    party = Party(tmp_path, players=players, seed=seed, size=size, theme=theme, pace="fast")
    scene, r = party.scene, Random(seed)
    compared = moved = 0
    for number in range(steps):
        party.desk.pass_time(r.choice((16, 48, 120)))
        if r.random() < 0.3:
            party.desk.point(r.choice(sorted(party.desk.spots())))
        elif r.random() < 0.3:
            party.desk.wish(r.choice(WISHES))
        if scene.my_turn and r.random() < 0.5 and scene.view.moves:
            scene.commands.submit(r.choice(scene.view.moves))
        drawn = picture(scene, size)
        moved += scene.playback.timeline.busy
        if number % 4 == 0:
            compared += 1
            assert difference(drawn, anew(scene, size)) <= ROUNDING, f"step {number}"
    assert compared == steps // 4
    assert moved > steps // 12


def test_nothing_is_painted_beyond_its_reach(tmp_path: Path) -> None:
    """What a panel paints outside of what it says would be cut off."""
    party = Party(tmp_path, seed=11)
    to_my_card(party)
    scene = party.scene
    scale = scene.context.stage.scale
    seen = set()
    for panel in panels_of(scene.model, scene.buttons(scene.model)):
        surface = Surface(LARGE)
        surface.fill("#FF00FF")
        canvas = Canvas(surface, scale, scene.context.theme)
        panel.draw(canvas)
        surface.fill("#FF00FF", canvas.rect(panel.reach))
        pixels = pygame.surfarray.array3d(surface)
        assert numpy.all(pixels == (255, 0, 255)), panel.name
        seen.add(panel.name.partition("/")[0])
    names = {"banner", "seat", "role", "board", "preview", "chronicle", "trick", "hand", "prompt"}
    assert seen >= names


class Painted:
    """Panels that count how often they are drawn."""

    def __init__(self) -> None:
        self.times = {"left": 0, "right": 0}
        self.keys: dict[str, object] = dict.fromkeys(self.times, 0)
        self.ground = Ground()

    def draw(self, whole: object = 0) -> dict[str, int]:
        """How often each was drawn in one picture."""
        self.times = dict.fromkeys(self.times, 0)
        boxes = {"left": Box(0, 0, 300, 300), "right": Box(900, 0, 300, 300)}
        panels = [
            Panel(name, box, self.keys[name], partial(self.count, name))
            for name, box in boxes.items()
            if name in self.keys
        ]
        canvas = Canvas(Surface(SMALL), Scale.of(*SMALL), THEMES["high_contrast"])
        self.ground.draw(canvas, whole, panels)
        return self.times

    def count(self, name: str, _canvas: Canvas) -> None:
        """It was drawn once more."""
        self.times[name] += 1


def test_only_what_has_changed_is_drawn() -> None:
    open_display()
    painted = Painted()
    assert painted.draw() == {"left": 1, "right": 1}
    assert painted.draw() == {"left": 0, "right": 0}
    painted.keys["left"] = 1
    assert painted.draw() == {"left": 1, "right": 0}
    # Another game, or another seat that looks: nothing of before may stay.
    assert painted.draw(whole=1) == {"left": 1, "right": 1}
    # Where something lay, the wood is laid anew; what does not reach there stays.
    del painted.keys["left"]
    assert painted.draw(whole=1) == {"left": 0, "right": 0}
    painted.keys["left"] = 1
    assert painted.draw(whole=1) == {"left": 1, "right": 0}
