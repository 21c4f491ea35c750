"""Windows of any size: nothing divides by nothing, nothing goes round for ever, and all of the
canvas can be reached. A desktop need not keep to the least size that a window asks for.

All states of all scenes are drawn at these sizes in the torture tier, and by the monkey there.
"""

from __future__ import annotations

import pygame
import pytest

from tests.ui.desk import Desk, open_display
from tests.ui.states import STATES
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit import frame
from tolerance_game.ui.kit.box import HEIGHT, WIDTH, Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.frame import Frame
from tolerance_game.ui.kit.scale import LEAST, Scale
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.kit.widgets.field import Field
from tolerance_game.ui.kit.widgets.pen import Pen
from tolerance_game.words import Words

SIZES = ((0, 0), (1, 1), (2, 2), (50, 50), (30, 720), (1280, 30))
CHOSEN = ("save_told", "setup_full", "table_lead", "curtain_long_name")


@pytest.mark.parametrize("percent", [75, 100, 200])
@pytest.mark.parametrize("size", SIZES)
def test_a_scale_has_a_lower_bound_and_every_place_can_be_seen(
    size: tuple[int, int], percent: int
) -> None:
    scale = Scale.of(*size, percent)
    assert scale.s >= LEAST[0] / WIDTH
    assert scale.window.w > 0
    assert scale.window.h > 0
    for x, y in ((0, 0), (960, 540), (WIDTH, HEIGHT)):
        window = scale.looking_at(x, y).window
        slack = 1 / scale.s
        assert window.x - slack <= x <= window.right + slack
        assert window.y - slack <= y <= window.bottom + slack


@pytest.mark.parametrize("size", SIZES[1:])
@pytest.mark.parametrize("name", CHOSEN)
def test_a_scene_is_drawn_and_can_be_pointed_at(name: str, size: tuple[int, int]) -> None:
    desk = STATES[name].desk(fresh=False)
    desk.resize(size)
    assert desk.picture().get_size() == size
    for x in (0, size[0] - 1):
        desk.stage.press(x, 0)
        desk.stage.wheel(x, size[1] - 1, 1)
    desk.picture()


@pytest.mark.parametrize("room", [29.0, 40.0, 240.0])
@pytest.mark.parametrize("pen", [None, Pen(0), Pen(20), Pen(40), Pen(40, whole=True)])
def test_a_field_holds_any_name_however_small_it_is(room: float, pen: Pen | None) -> None:
    """Not even the sign for what is left out has room in the first of them."""
    desk = Desk((640, 360), fresh=False)
    canvas = Canvas(pygame.Surface((640, 360)), desk.stage.scale, desk.context.theme, [])
    field = Field("f", Box(100, 100, room, 50), "W" * 40, lambda _: None, lambda: None, pen=pen)
    field.draw(canvas, Scene(desk.context))
    assert 0 <= field.pen_at(canvas, 100).at <= field.pen_at(canvas, 9999).at <= 40
    if pen is None:
        assert canvas.audit is not None
        assert canvas.audit[-1].text.endswith("…")


@pytest.mark.parametrize(
    ("screens", "least"),
    [
        ([(1280, 720)], LEAST),
        # No more than a screen has room for, or nobody could take hold of its edges.
        ([(1024, 600)], (1024, 600)),
        ([(1024, 768)], (1024, LEAST[1])),
        ([(800, 600), (1920, 1080)], LEAST),
    ],
)
def test_the_window_asks_not_to_be_made_smaller(
    monkeypatch: pytest.MonkeyPatch, screens: list[tuple[int, int]], least: tuple[int, int]
) -> None:
    open_display()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: screens)
    Frame(Context(Words("en"))).open()
    assert frame._window().minimum_size == least


def test_a_window_that_was_left_smaller_opens_in_the_least_size(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    open_display()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    settings = changed(changed(Settings(), "window.width", 640), "window.height", 360)
    assert Frame(Context(Words("en"), settings)).open().get_size() == LEAST
    pygame.display.set_mode((64, 64))
