"""Gamepads that SDL itself makes up: their events come the whole way that those of real ones come.

SDL can do that in the process that loaded it, and only there; so the library that pygame brought is
called beside pygame. Where a system's pygame uses another SDL, there are no such pads.
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import pygame
import pytest

from tolerance_game.ui.kit.intents import BUTTONS

MICROSOFT, SONY, NINTENDO = (0x045E, 0x028E), (0x054C, 0x0CE6), (0x057E, 0x2009)
PLACES: Final = ("pygame_ce.libs/libSDL2-2*", "pygame/SDL2.dll", "pygame/.dylibs/libSDL2-2*")
CONTROLLER, AXES, REST = 1, 6, -32768
STICK: Final = {
    "stick_left": (0, -1), "stick_right": (0, 1), "stick_up": (1, -1), "stick_down": (1, 1),
}  # fmt: skip
TRIGGERS: Final = {"left_trigger": 4, "right_trigger": 5}


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc, version 1."""

    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "type", "axes", "buttons", "hats")),
        *((name, ctypes.c_uint16) for name in ("vendor", "product", "padding")),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("calls", ctypes.c_void_p * 7),
    )


@cache
def _sdl() -> Any:
    """The library; a text that says why where there is none."""
    site = Path(pygame.__file__).parents[1]
    found = [path for place in PLACES for path in sorted(site.glob(place))]
    if not found:
        return "this pygame does not bring SDL itself"
    sdl = ctypes.CDLL(str(found[0]))
    if not hasattr(sdl, "SDL_JoystickAttachVirtualEx"):
        return f"SDL {pygame.get_sdl_version()} makes no pads"
    # Another copy than that of pygame would know of no window.
    pygame.display.init()
    if not sdl.SDL_WasInit(0x20):
        return "pygame has loaded another SDL"
    sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
    sdl.SDL_JoystickSetVirtualButton.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8)
    sdl.SDL_JoystickSetVirtualAxis.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_int16)
    sdl.SDL_JoystickInstanceID.argtypes = (ctypes.c_void_p,)
    sdl.SDL_JoystickClose.argtypes = (ctypes.c_void_p,)
    return sdl


def require() -> None:
    """Skips where there can be none."""
    sdl = _sdl()
    if isinstance(sdl, str):
        pytest.skip(f"no virtual pads: {sdl}")


class VirtualPad:
    """One that is plugged in from now on; what is done to it is reported at once."""

    def __init__(self, maker: tuple[int, int] = MICROSOFT, name: str = "Virtual pad") -> None:
        require()
        from pygame._sdl2 import controller

        controller.init()
        self._sdl = _sdl()
        kept = _Description(
            version=1, type=CONTROLLER, axes=AXES, buttons=len(BUTTONS),
            vendor=maker[0], product=maker[1], name=name.encode(),
        )  # fmt: skip
        place = self._sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(kept))
        assert place >= 0, "SDL made no pad"
        assert controller.is_controller(place), "SDL knows it for no gamepad"
        self._pad = self._sdl.SDL_JoystickOpen(place)
        self._which = self._sdl.SDL_JoystickInstanceID(self._pad)
        for axis in TRIGGERS.values():
            self.axis(axis, REST)

    def press(self, name: str) -> None:
        """A button goes down, a trigger or the stick to its end."""
        if name in STICK:
            axis, side = STICK[name]
            self.axis(axis, side * 32767)
        elif name in TRIGGERS:
            self.axis(TRIGGERS[name], 32767)
        else:
            self._button(name, 1)

    def release(self, name: str) -> None:
        """It goes back."""
        if name in STICK:
            self.axis(STICK[name][0], 0)
        elif name in TRIGGERS:
            self.axis(TRIGGERS[name], REST)
        else:
            self._button(name, 0)

    def tap(self, *names: str) -> None:
        """One after the other, each pressed and let go."""
        for name in names:
            self.press(name)
            self.release(name)

    def _button(self, name: str, down: int) -> None:
        done = self._sdl.SDL_JoystickSetVirtualButton(self._pad, BUTTONS.index(name), down)
        assert done == 0
        self._sdl.SDL_JoystickUpdate()

    def axis(self, axis: int, value: int) -> None:
        """An axis has this value."""
        assert self._sdl.SDL_JoystickSetVirtualAxis(self._pad, axis, value) == 0
        self._sdl.SDL_JoystickUpdate()

    def unplug(self) -> None:
        """It is pulled out."""
        if self._pad is not None:
            from pygame._sdl2 import controller

            for place in range(controller.get_count()):
                if self._sdl.SDL_JoystickGetDeviceInstanceID(place) == self._which:
                    self._sdl.SDL_JoystickDetachVirtual(place)
                    break
            self._sdl.SDL_JoystickClose(self._pad)
            self._pad = None

    def __enter__(self) -> VirtualPad:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.unplug()
