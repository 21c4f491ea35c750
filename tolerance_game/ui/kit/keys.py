"""The keys that SDL reports, put into the names that bindings use."""

from __future__ import annotations

import pygame
from pygame.event import Event


def key_name(event: Event) -> str:
    """The key of a KEYDOWN with what was held: `ctrl+z`. Only the event itself is asked."""
    name = pygame.key.name(event.key)
    mod = getattr(event, "mod", 0)
    held = ""
    if mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        held += "ctrl+"
    if mod & pygame.KMOD_ALT:
        held += "alt+"
    if mod & pygame.KMOD_SHIFT:
        held += "shift+"
    return held + name
