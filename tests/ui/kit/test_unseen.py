"""A window that nobody can see sleeps, whatever has changed, and is drawn anew when it comes back.

What is asserted is how long the loop asks to sleep, not how long it slept.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from tolerance_game.ui.kit import window as module
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.kit.window import GLANCE, IDLE, UNSEEN, Window
from tolerance_game.words import Words


class Restless(Scene):
    """Something always moves in it, or is long due."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.moves = False
        self.due: float | None = None

    def moving(self, now: float) -> bool:  # noqa: ARG002  as all scenes are asked
        """Whether the next frame would look different."""
        return self.moves

    def wake_at(self) -> float | None:
        """When it wants a tick."""
        return self.due


@pytest.fixture
def window() -> Iterator[Window]:
    """A window with such a scene, drawn once."""
    made = Window(Context(Words("en", strict=True)))
    made.stage.become(Restless(made.stage.context))
    made.frame(1000.0)
    yield made
    made.close()


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The milliseconds for which the loop would have slept."""
    found: list[float] = []

    def wait(milliseconds: float, *_: object) -> list[Event]:
        found.append(milliseconds)
        return []

    monkeypatch.setattr(module, "_wait", wait)
    return found


GOES = pytest.mark.parametrize("kind", [pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN])


def _go(window: Window, kind: int) -> None:
    """As SDL tells it: the window is gone, and with it the pointer and the focus."""
    for one in (kind, pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
        window.handle(Event(one))


@GOES
def test_what_changed_while_it_is_gone_keeps_nothing_awake(
    window: Window, slept: list[float], kind: int
) -> None:
    _go(window, kind)
    for now in (2000.0, 3000.0):
        assert window._events(now) == []
        window.frame(now)
        window.stage.dirty = True
    assert slept == [IDLE, IDLE]


@GOES
def test_what_moves_is_looked_at_in_large_steps(
    window: Window, slept: list[float], kind: int
) -> None:
    scene = window.stage.top
    assert isinstance(scene, Restless)
    _go(window, kind)
    scene.moves = True
    window._events(2000.0)
    scene.moves, scene.due = False, 2350.0
    window._events(2000.0)
    assert slept == [UNSEEN * 1000, 350.0]


@pytest.mark.parametrize(
    "kind",
    [
        pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED,
    ],
)  # fmt: skip
def test_it_is_drawn_as_soon_as_it_comes_back(window: Window, kind: int) -> None:
    before = window.frames
    _go(window, pygame.WINDOWMINIMIZED)
    window.frame(2000.0)
    assert window.frames == before
    window.handle(Event(kind))
    window.frame(2016.0)
    assert window.frames == before + 1


def test_a_scene_that_is_gone_does_not_fade_out_when_the_window_comes_back(window: Window) -> None:
    _go(window, pygame.WINDOWMINIMIZED)
    window.stage.become(Restless(window.stage.context))
    window.frame(2000.0)
    assert not window.stage.moving(2000.0)


def test_what_is_overdue_does_not_keep_the_loop_awake(window: Window, slept: list[float]) -> None:
    scene = window.stage.top
    assert isinstance(scene, Restless)
    # Long ago, and nothing that the scene does makes it go away.
    scene.due = 500.0
    window._events(2000.0)
    assert slept == [GLANCE * 1000]


def test_looks_become_rarer_the_longer_nothing_comes(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.monotonic", lambda: 100.0)
    window._came = 99.9
    soon = window._glance()
    window._came = 90.0
    later = window._glance()
    _go(window, pygame.WINDOWHIDDEN)
    assert soon < later < window._glance()
