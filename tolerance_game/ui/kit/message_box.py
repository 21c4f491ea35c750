"""A plain box of the system with a text: for when our own window is what does not work."""

from __future__ import annotations

import pygame

from .hush import hushed


def message_box(title: str, text: str) -> bool:
    """Shows a text until it is confirmed; whether anybody could see it. Needs no window."""
    try:
        with hushed():
            pygame.display.message_box(title, text, "error")
    except (pygame.error, OSError, ValueError):
        return False
    return True
