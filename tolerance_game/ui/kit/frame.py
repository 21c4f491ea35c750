"""The window on the desktop: its place and size, maximised, or full screen."""

from __future__ import annotations

import os
import warnings
from typing import Final

import pygame
from pygame import Surface

from tolerance_game.storage.settings.settings import WindowSettings

from .context import Context
from .scale import LEAST

HANDLE: Final = (80, 40)
"""So much of a window must lie on the desktop that one can take hold of it."""


class Frame:
    """Opens the window where it was, and remembers where it is."""

    def __init__(self, context: Context, usual: bool = False) -> None:
        """`usual`: of the usual size, where the desktop puts it, and nothing is remembered."""
        self._context = context
        self._usual = usual
        self.full = False
        self.maximised = not usual and context.settings.window.maximised
        """Whether it takes all the room that the desktop leaves, once it is not full screen."""

    def open(self) -> Surface:
        """The window as it was left."""
        set_ = WindowSettings() if self._usual else self._context.settings.window
        place = (set_.left, set_.top)
        if place[0] is not None and place[1] is not None and on_desktop(place[0], place[1]):
            os.environ["SDL_VIDEO_WINDOW_POS"] = f"{place[0]},{place[1]}"
        else:
            # Never opened, or on a screen that is gone: the desktop finds a place.
            os.environ.pop("SDL_VIDEO_WINDOW_POS", None)
            place = (None, None)
        least = least_size()
        size = (max(set_.width, least[0]), max(set_.height, least[1]))
        surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        _window().minimum_size = least
        if place[0] is not None and place[1] is not None:
            # Window managers put the frame there; the window would wander at every start.
            pygame.display.set_window_position((place[0], place[1]))
        if set_.full_screen:
            return self._fill()
        if self.maximised:
            _window().maximize()
            return self._surface()
        return surface

    def heard(self, kind: int) -> None:
        """An event of the window. Full screen is neither: SDL calls going there being restored."""
        if self.full:
            return
        if kind == pygame.WINDOWMAXIMIZED:
            self.maximised = True
        elif kind == pygame.WINDOWRESTORED:
            self.maximised = False

    def toggle(self) -> Surface:
        """To the whole screen without borders, or back."""
        if not self.full:
            self.remember()
            return self._fill()
        self.full = False
        _window().set_windowed()
        if self.maximised:
            # SDL comes back to the size that it had before it was maximised.
            _window().maximize()
        return self._surface()

    def _fill(self) -> Surface:
        """All of the screen on which most of the window lies, as the system sees to."""
        self.full = True
        _window().set_fullscreen(True)
        return self._surface()

    def _surface(self) -> Surface:
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    def remember(self) -> None:
        """Stores place and size in the settings, except those of full screen; of a maximised window
        only that it is."""
        if self.full or self._usual:
            return
        found: list[tuple[str, int]] = [("maximised", self.maximised)]
        if not self.maximised:
            found += self._stands()
        for path, value in found:
            if getattr(self._context.settings.window, path) != value:
                self._context.change(f"window.{path}", value)

    def _stands(self) -> list[tuple[str, int]]:
        w, h = self._surface().get_size()
        found = [("width", w), ("height", h)]
        if pygame.display.get_driver() != "wayland":
            # Wayland does not tell where a window is.
            left, top = pygame.display.get_window_position()
            found += [("left", left), ("top", top)]
        return found


def _window() -> pygame.Window:
    """The window of the display, which alone can be asked to fill the screen it stands on."""
    with warnings.catch_warnings():
        # It is to go with a later pygame; what we need of it is not yet anywhere else.
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def least_size() -> tuple[int, int]:
    """The least size of the window; no more than the largest screen has room for."""
    w, h = max(pygame.display.get_desktop_sizes(), default=LEAST)
    return min(LEAST[0], w), min(LEAST[1], h)


def on_desktop(left: int, top: int) -> bool:
    """Whether a window at this place can be taken hold of.

    Where screens stand to each other is not told: of several, those to all sides are believed in.
    """
    sizes = pygame.display.get_desktop_sizes()
    wide, high = sum(w for w, _ in sizes), sum(h for _, h in sizes)
    least_x, least_y = (-HANDLE[0], -HANDLE[1]) if len(sizes) == 1 else (-wide, -high)
    return least_x < left < wide - HANDLE[0] and least_y < top < high - HANDLE[1]
