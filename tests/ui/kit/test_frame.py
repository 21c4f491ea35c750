"""Where the window opens: where it was, unless nobody could reach it there."""

from __future__ import annotations

import os

import pygame
import pytest

from tests.ui.desk import open_display
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit import frame as frame_module
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.frame import Frame, on_desktop
from tolerance_game.ui.kit.scale import Scale
from tolerance_game.ui.kit.stage import Stage
from tolerance_game.words import Words

ONE = [(1920, 1080)]
TWO = [(1920, 1080), (1280, 1024)]


@pytest.mark.parametrize(
    ("screens", "left", "top", "reached"),
    [
        (ONE, 0, 0, True),
        (ONE, -60, 10, True),
        (ONE, -200, 10, False),
        (ONE, 1800, 1000, True),
        (ONE, 1900, 10, False),
        (ONE, 10, 1060, False),
        (ONE, 2000, 300, False),
        # The second one may stand on any side.
        (TWO, 2000, 300, True),
        (TWO, -1200, 300, True),
        (TWO, 300, -900, True),
        (TWO, 3300, 300, False),
        (TWO, -3300, 300, False),
    ],
)
def test_a_window_that_was_on_a_screen_that_is_gone_comes_back(
    monkeypatch: pytest.MonkeyPatch,
    screens: list[tuple[int, int]],
    left: int,
    top: int,
    reached: bool,
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: screens)
    assert on_desktop(left, top) is reached


@pytest.mark.parametrize(("left", "asked"), [(30, "30,40"), (9000, None)])
def test_the_place_is_asked_for_only_if_it_is_there(
    monkeypatch: pytest.MonkeyPatch, left: int, asked: str | None
) -> None:
    open_display()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: ONE)
    monkeypatch.setenv("SDL_VIDEO_WINDOW_POS", "1,1")
    settings = Settings()
    for path, value in (("left", left), ("top", 40), ("width", 1300), ("height", 750)):
        settings = changed(settings, f"window.{path}", value)
    context = Context(Words("en"), settings)
    surface = Frame(context).open()
    assert surface.get_size() == (1300, 750)
    assert os.environ.get("SDL_VIDEO_WINDOW_POS") == asked
    pygame.display.set_mode((64, 64))


def test_a_maximised_window_is_maximised_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """After full screen, and at the next start; its size from before is kept meanwhile."""
    open_display()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: ONE)
    asked: list[str] = []
    monkeypatch.setattr(frame_module, "_window", lambda: Told(asked))
    context = Context(Words("en"), changed(Settings(), "window.width", 900))
    Stage(context, Scale.of(900, 600))
    frame = Frame(context)
    frame.open()
    frame.heard(pygame.WINDOWMAXIMIZED)
    frame.toggle()
    # So SDL tells of the way to full screen.
    frame.heard(pygame.WINDOWRESTORED)
    frame.toggle()
    assert asked == ["set_fullscreen", "set_windowed", "maximize"]
    frame.remember()
    assert (context.settings.window.maximised, context.settings.window.width) == (True, 900)
    asked.clear()
    again = Frame(context)
    again.open()
    assert asked == ["maximize"]
    again.heard(pygame.WINDOWRESTORED)
    again.toggle()
    again.toggle()
    assert asked == ["maximize", "set_fullscreen", "set_windowed"]
    again.remember()
    assert not context.settings.window.maximised
    pygame.display.set_mode((64, 64))


class Told:
    """A window that only notes what it is told."""

    def __init__(self, asked: list[str]) -> None:
        self.minimum_size = (0, 0)
        self._asked = asked

    def set_fullscreen(self, _desktop: bool) -> None:
        self._asked.append("set_fullscreen")

    def set_windowed(self) -> None:
        self._asked.append("set_windowed")

    def maximize(self) -> None:
        self._asked.append("maximize")


def test_the_size_of_the_whole_screen_is_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    open_display()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: ONE)
    context = Context(Words("en"), changed(Settings(), "window.width", 1300))
    Stage(context, Scale.of(1300, 720))
    frame = Frame(context)
    frame.open()
    frame.toggle()
    assert frame.full
    frame.remember()
    assert context.settings.window.width == 1300
    frame.toggle()
    assert not frame.full
    pygame.display.set_mode((64, 64))
