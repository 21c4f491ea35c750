"""What SDL reports, put into the names that bindings use."""

from __future__ import annotations

from typing import Final

import pygame
from pygame.event import Event

_AXIS_DEAD: Final = 0.5

PAD_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "left_stick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "right_stick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "left_shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "right_shoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "dpad_up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "dpad_down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "dpad_left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "dpad_right",
}


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


class Stick:
    """A stick as four keys: it speaks when it leaves the middle."""

    def __init__(self) -> None:
        self._at: dict[int, int] = {}

    def moved(self, axis: int, value: float) -> str:
        """The direction that was just pushed, as a button's name; empty for none."""
        names = {
            pygame.CONTROLLER_AXIS_LEFTX: ("dpad_left", "dpad_right"),
            pygame.CONTROLLER_AXIS_LEFTY: ("dpad_up", "dpad_down"),
        }.get(axis)
        if names is None:
            return ""
        side = 0 if abs(value) < _AXIS_DEAD else (1 if value > 0 else -1)
        before, self._at[axis] = self._at.get(axis, 0), side
        if side in (0, before):
            return ""
        return names[1] if side > 0 else names[0]
