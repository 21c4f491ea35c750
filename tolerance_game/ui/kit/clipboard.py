"""The clipboard of the desktop."""

from __future__ import annotations

import pygame


def pasted() -> str:
    """What was copied somewhere, in one line."""
    try:
        return " ".join(pygame.scrap.get_text().splitlines())
    except pygame.error:
        return ""


def copied(text: str) -> bool:
    """Puts a text there, until the program ends; whether that was possible."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):
        return False
    return True
