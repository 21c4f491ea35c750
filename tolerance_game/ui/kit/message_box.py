"""A plain box of the system with a text: for when our own window is what does not work."""

from __future__ import annotations

import os
from typing import Final

import pygame

from .desktop_environment import libraries_of_desktop
from .hush import hushed

VIDEO: Final = "SDL_VIDEODRIVER"
"""Where the environment names the way to the screen."""
HIDDEN: Final = ("dummy", "offscreen")
"""Ways to no screen: nobody sees what is drawn."""


def message_box(title: str, text: str) -> bool:
    """Shows a text until it is confirmed; whether anybody could see it. Needs no window."""
    if _shown(title, text):
        return True
    if os.environ.get(VIDEO) in (None, *HIDDEN):
        return False
    # The way that was asked for may be the very reason why there is no window.
    os.environ.pop(VIDEO)
    return _shown(title, text)


def _shown(title: str, text: str) -> bool:
    try:
        # On Wayland, SDL has zenity show it.
        with hushed(), libraries_of_desktop():
            pygame.display.message_box(title, text, "error")
    except (pygame.error, OSError, ValueError):
        return False
    return True
