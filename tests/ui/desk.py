"""A stage without a window: what a test does with it, and the pictures it gives."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import hashlib
from pathlib import Path

import pygame
from pygame import Surface

from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.cache import CACHE
from tolerance_game.ui.kit.canvas import Canvas, TextBox
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.scale import Scale
from tolerance_game.ui.kit.spots import Spot, by_id
from tolerance_game.ui.kit.stage import Stage
from tolerance_game.words import Words

from .legible import CUT, hidden_of
from .unpainted import Read, noting_cards, read, unpainted, wordless

GOLDEN = Path(__file__).parents[1] / "golden"
SMALL, LARGE = (1280, 720), (1920, 1080)
NEAR = 40.0
"""Logical units before a spot, from where the pointer comes to it."""


def open_display() -> None:
    """The hidden display that converting pictures needs."""
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((64, 64))


def snapshot(stage: Stage, audit: list[TextBox] | None = None) -> Surface:
    """A picture of the stage as a window of its scale would show it."""
    surface = pygame.Surface((stage.scale.width, stage.scale.height))
    stage.draw(surface, audit)
    return surface


class Desk:
    """A stage at a size, in a language and a theme."""

    def __init__(
        self,
        size: tuple[int, int] = LARGE,
        language: str = "en",
        theme: str = "woodcut",
        settings: Settings | None = None,
        percent: int = 100,
        *,
        fresh: bool = True,
    ) -> None:
        """Unless `fresh`, what other desks have drawn is used again."""
        open_display()
        if fresh:
            CACHE.clear()
        set_ = changed(settings or Settings(), "look.theme", theme)
        self.context = Context(Words(language, strict=True), set_)
        self.stage = Stage(self.context, Scale.of(*size, percent))
        self.now = 0.0

    def pass_time(self, milliseconds: float, frame: float = 16) -> None:
        """Time passes, frame by frame."""
        end = self.now + milliseconds
        while self.now < end:
            self.now = min(end, self.now + frame)
            self._round()

    def _round(self) -> None:
        """A round of a window's loop, in which what has changed is shown."""
        self.stage.tick(self.now)
        self.stage.was_seen()

    def spots(self) -> dict[str, Spot]:
        """The spots of the topmost scene."""
        return {spot.id: spot for spot in self.stage.top.spots()}

    def _pixel(self, spot_id: str) -> tuple[float, float]:
        spot = by_id(self.stage.top.spots(), spot_id)
        assert spot is not None, f"no spot {spot_id}: {sorted(self.spots())}"
        scale = self.stage.scale
        return scale.x(spot.box.cx), scale.y(spot.box.cy)

    def point(self, spot_id: str) -> None:
        """Moves the mouse over a spot."""
        self.stage.move_pointer(*self._pixel(spot_id))

    def click(self, spot_id: str) -> None:
        """Goes to a spot as a hand does, and clicks on it."""
        x, y = self._pixel(spot_id)
        way = min(NEAR, self.spots()[spot_id].box.w / 2 - 1) * self.stage.scale.s
        self.stage.move_pointer(x - way, y)
        self.stage.move_pointer(x, y)
        self.click_again()

    def click_again(self) -> None:
        """Clicks where the pointer rests."""
        assert self.stage.pointer is not None
        self.stage.press(*self.stage.pointer)
        self.stage.release(*self.stage.pointer)
        self._round()

    def press(self, spot_id: str) -> None:
        """The button goes down on a spot, and stays down."""
        self.stage.press(*self._pixel(spot_id))

    def drag_to(self, x: float, y: float) -> None:
        """The pointer goes to a place of the canvas, in a few steps."""
        assert self.stage.pointer is not None
        (from_x, from_y), scale = self.stage.pointer, self.stage.scale
        to_x, to_y = scale.x(x), scale.y(y)
        for step in (0.2, 0.6, 1.0):
            self.stage.move_pointer(
                from_x + (to_x - from_x) * step, from_y + (to_y - from_y) * step
            )
            self.stage.tick(self.now)

    def let_go(self) -> None:
        """The button goes up where the pointer is."""
        assert self.stage.pointer is not None
        self.stage.release(*self.stage.pointer)
        self._round()

    def wish(self, *intents: Intent) -> None:
        """Presses keys."""
        for intent in intents:
            self.stage.intent(intent)
            self._round()

    def enter(self) -> None:
        """Presses Enter as somebody does who wants what has the focus: where it is not framed, the
        first press only shows it.
        """
        if self.stage.top.framed is None:
            self.wish(Intent.CONFIRM)
        self.wish(Intent.CONFIRM)

    def picture(self) -> Surface:
        """What a window would show."""
        self.stage.tick(self.now)
        return snapshot(self.stage)

    def texts(self) -> list[TextBox]:
        """Every text that can be read in the picture."""
        audit: list[TextBox] = []
        self.stage.tick(self.now)
        snapshot(self.stage, audit)
        return [one for one in audit if hidden_of(one, one.box) < 0.5]

    # Without pixels.

    def resize(self, size: tuple[int, int], percent: int = 100) -> None:
        """The window has another size; the pointer rests on the same place of the canvas."""
        stage = self.stage
        at = stage.scale.logical(*stage.pointer) if stage.pointer else None
        stage.resize(Scale.of(*size, percent))
        if at is not None:
            stage.pointer = (stage.scale.x(at[0]), stage.scale.y(at[1]))

    def change(self, path: str, value: object) -> None:
        """A setting has another value; scenes are not told, they look at it when they draw."""
        self.context.settings = changed(self.context.settings, path, value)

    def ground(self) -> tuple[Surface, list[Read]]:
        """The picture without any letters, and the texts that would stand in it."""
        audit: list[TextBox] = []
        with wordless(), noting_cards() as on_cards:
            picture = snapshot(self.stage, audit)
        texts = [read(one, self.stage.scale, on_cards) for one in audit]
        return picture, [one for one in texts if hidden_of(one.text, one.ink) < CUT]

    def read(self) -> list[Read]:
        """As `texts`, with where the ink is, and without drawing: a hundred times as fast.

        What something lies over by mistake is among them.
        """
        audit: list[TextBox] = []
        with unpainted(), noting_cards() as on_cards:
            canvas = Canvas(Surface((1, 1)), self.stage.scale, self.context.theme, audit)
            for scene in self.stage._visible():
                scene.draw(canvas)
        return [read(one, self.stage.scale, on_cards) for one in audit]


def digest(picture: Surface) -> str:
    """A picture in a few letters: equal for equal pixels only."""
    pixels = pygame.image.tobytes(picture, "RGB")
    return hashlib.sha256(f"{picture.get_size()}".encode() + pixels).hexdigest()[:24]
