"""`--safe-graphics`: nothing but the processor draws, in a plain window, and nothing is changed."""

from __future__ import annotations

import os
from dataclasses import replace

import pygame
import pytest

from tolerance_game.storage.settings.settings import DEFAULTS, Settings, WindowSettings
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.safe_graphics import (
    ACCELERATION,
    DPI_AWARENESS,
    WISHES,
    ask_sdl,
    suit_driver,
)
from tolerance_game.ui.kit.window import Window
from tolerance_game.words import Words


@pytest.fixture(autouse=True)
def _wishes_end(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in WISHES:
        # So that it is put back afterwards, whatever the window does to it.
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)


def test_its_wishes_hold_against_what_the_environment_says() -> None:
    environment = {ACCELERATION: "opengl", "SDL_RENDER_DRIVER": "vulkan", "HOME": "here"}
    ask_sdl(environment, True)
    assert environment == {**WISHES, "HOME": "here"}
    assert environment[ACCELERATION] == "0"


def test_otherwise_nothing_is_asked_except_of_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    for system, wanted in (("linux", {}), ("win32", {DPI_AWARENESS: "permonitorv2"})):
        monkeypatch.setattr("sys.platform", system)
        environment: dict[str, str] = {}
        ask_sdl(environment, False)
        assert environment == wanted
    chosen = {DPI_AWARENESS: "unaware"}
    ask_sdl(chosen, False)
    assert chosen == {DPI_AWARENESS: "unaware"}


def test_wayland_draws_by_opengl_which_is_emulated_or_gives_way_to_x11() -> None:
    environment = {"SDL_VIDEODRIVER": "wayland"}
    ask_sdl(environment, True)
    assert environment["SDL_VIDEODRIVER"] == "x11,wayland"
    suit_driver(environment, "x11")
    assert environment[ACCELERATION] == "0"
    suit_driver(environment, "wayland")
    assert ACCELERATION not in environment
    assert environment["LIBGL_ALWAYS_SOFTWARE"] == "1"


def test_the_window_is_a_plain_one_and_the_settings_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    # As it was left: far to the right, larger than usual, and drawn with the card.
    left = WindowSettings(width=1500, height=900, left=90, top=70, drawing="hardware")
    context = Context(Words("en", strict=True), replace(DEFAULTS, window=left))
    kept: list[Settings] = []
    context.keep = kept.append
    monkeypatch.setenv(ACCELERATION, "opengl")
    window = Window(context, safe=True)
    try:
        assert window.surface.get_size() == (1280, 720)
        assert os.environ[ACCELERATION] == "0"
        assert "SDL_VIDEO_WINDOW_POS" not in os.environ
    finally:
        window.close()
    assert not pygame.display.get_init()
    assert context.settings.window == left
    assert kept == []


def test_without_it_the_window_is_as_it_was_left() -> None:
    left = WindowSettings(width=1500, height=900)
    window = Window(Context(Words("en", strict=True), replace(DEFAULTS, window=left)))
    try:
        assert window.surface.get_size() == (1500, 900)
        assert "SDL_RENDER_DRIVER" not in os.environ
    finally:
        window.close()
