"""A key that is held, or was let go while a picture took its time, acts once; only the focus and
the pen walk on."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.kit.window import Window
from tolerance_game.words import Words


class Noting(Scene):
    """Notes what it is asked for."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.writes = False
        self.binds = False
        self.wishes: list[Intent] = []
        self.keys: list[str] = []

    @property
    def typing(self) -> bool:
        """Whether letters are wanted."""
        return self.writes

    def intent(self, intent: Intent) -> bool:
        """A wish."""
        self.wishes.append(intent)
        return True

    @property
    def plays_back(self) -> bool:
        """Something can be led on."""
        return True

    def lead_on(self) -> None:
        """It is led on."""
        self.wishes.append(Intent.STEP)

    def edited(self, key: str) -> None:
        """A key of a field."""
        self.keys.append(key)

    def bound(self, key: str) -> bool:
        """A key as such."""
        if self.binds:
            self.keys.append(key)
        return self.binds


@pytest.fixture
def window() -> Iterator[Window]:
    """A window with such a scene."""
    made = Window(Context(Words("en", strict=True)))
    made.stage.become(Noting(made.stage.context))
    yield made
    made.close()


def _scene(window: Window) -> Noting:
    scene = window.stage.top
    assert isinstance(scene, Noting)
    return scene


def _down(window: Window, *keys: int) -> None:
    for key in keys:
        window.handle(Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))


def _up(window: Window, key: int) -> None:
    window.handle(Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))


@pytest.mark.parametrize(
    ("key", "intent"),
    [(pygame.K_SPACE, Intent.STEP), (pygame.K_RETURN, Intent.CONFIRM), (pygame.K_m, Intent.MENU),
     (pygame.K_u, Intent.UNDO), (pygame.K_ESCAPE, Intent.BACK)],
)  # fmt: skip
def test_what_acts_acts_once_however_long_it_is_held(
    window: Window, key: int, intent: Intent
) -> None:
    _down(window, key, key, key)
    assert _scene(window).wishes == [intent]
    _up(window, key)
    _down(window, key)
    assert _scene(window).wishes == [intent, intent]


def test_the_whole_screen_comes_and_goes_once_for_each_time_the_key_goes_down(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the key and the answer of the desktop pygame repeats it: an even number of times
    would leave the window as it was."""
    toggled: list[int] = []
    monkeypatch.setattr(window, "toggle_full_screen", lambda: toggled.append(1))
    for presses in (1, 2):
        _down(window, *[pygame.K_F11] * 4)
        _up(window, pygame.K_F11)
        assert len(toggled) == presses


def test_the_focus_walks_on_while_an_arrow_is_held(window: Window) -> None:
    _down(window, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_TAB, pygame.K_TAB)
    assert _scene(window).wishes == [Intent.RIGHT, Intent.RIGHT, Intent.NEXT, Intent.NEXT]


def test_letters_go_one_after_the_other_while_backspace_is_held(window: Window) -> None:
    _scene(window).writes = True
    _down(window, *[pygame.K_BACKSPACE] * 3)
    assert _scene(window).keys == ["backspace"] * 3


def test_the_key_that_opened_a_binding_is_not_bound_by_being_held(window: Window) -> None:
    _down(window, pygame.K_RETURN)
    _scene(window).binds = True
    _down(window, pygame.K_RETURN)
    assert _scene(window).keys == []
    _up(window, pygame.K_RETURN)
    _down(window, pygame.K_RETURN)
    assert _scene(window).keys == ["return"]


def test_a_key_that_goes_up_elsewhere_counts_again_when_the_window_is_back(window: Window) -> None:
    _down(window, pygame.K_SPACE)
    window.handle(Event(pygame.WINDOWFOCUSLOST))
    window.handle(Event(pygame.WINDOWFOCUSGAINED))
    _down(window, pygame.K_SPACE)
    assert _scene(window).wishes == [Intent.STEP, Intent.STEP]
