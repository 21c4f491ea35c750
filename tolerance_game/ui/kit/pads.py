"""Gamepads: what they report, put into the names that bindings use; their noise is kept away.

Sticks never rest, so most of what SDL reports of a pad means nothing. `Pads.sift` passes on a `PAD`
event where a button went down or up, be it a real one, a trigger, or a side of the left stick; so
a window that waits for events sleeps on while a stick trembles.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import pygame
from pygame.event import Event

from .intents import BUTTONS, ON_PAD

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

PAD: Final = pygame.event.custom_type()
"""`button` of the pad `which`, of a `kind`, went `down` or up; without a name, the pad is gone."""
ENTERS, LEAVES = 0.5, 0.3
"""A stick is pushed from here on, and until it comes back there: worn ones tremble in between."""
FIRST, AGAIN = 400.0, 100.0
"""Milliseconds until what is held is said again, and then each time. Thumbs need more than keys."""
SIDES: Final = {
    "stick_left": (-1, 0), "stick_right": (1, 0), "stick_up": (0, -1), "stick_down": (0, 1),
}  # fmt: skip
TRIGGERS: Final = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "left_trigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "right_trigger",
}
NOISE: Final = frozenset(
    {
        pygame.JOYAXISMOTION, pygame.JOYBALLMOTION, pygame.JOYHATMOTION, pygame.JOYBUTTONDOWN,
        pygame.JOYBUTTONUP, pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED,
        pygame.CONTROLLERTOUCHPADDOWN, pygame.CONTROLLERTOUCHPADMOTION,
        pygame.CONTROLLERTOUCHPADUP, pygame.CONTROLLERSENSORUPDATE,
    }
)  # fmt: skip
"""SDL makes pads of joysticks, so it tells all of it twice. Told not to, it tells nothing."""
MAKERS: Final = {"054c": "playstation", "057e": "nintendo"}
NAMES: Final = (
    ("playstation", re.compile(r"playstation|dualshock|dualsense|\bps[345]\b", re.IGNORECASE)),
    ("nintendo", re.compile(r"nintendo|switch|joy-?con", re.IGNORECASE)),
)


def kind_of(guid: str, name: str) -> str:
    """Whose signs are on the buttons: by the maker that SDL tells, else by the name."""
    maker = MAKERS.get(guid[10:12] + guid[8:10])
    return maker or next((kind for kind, said in NAMES if said.search(name)), "xbox")


class Axes:
    """The left stick as four buttons, at most one of them down; the triggers as two."""

    def __init__(self) -> None:
        self._at = {pygame.CONTROLLER_AXIS_LEFTX: 0.0, pygame.CONTROLLER_AXIS_LEFTY: 0.0}
        self._side = ""
        self._pulled: set[str] = set()

    def moved(self, axis: int, value: float) -> Iterator[tuple[str, bool]]:
        """The buttons that went up or down by it."""
        if axis in TRIGGERS:
            name = TRIGGERS[axis]
            was = name in self._pulled
            if (value > (LEAVES if was else ENTERS)) != was:
                self._pulled ^= {name}
                yield name, not was
        elif axis in self._at:
            self._at[axis] = value
            before, self._side = self._side, self._pushed()
            if before and before != self._side:
                yield before, False
            if self._side and before != self._side:
                yield self._side, True

    def _pushed(self) -> str:
        """The side it is pushed to. On a slant the one it had, or else the nearer one."""
        x, y = self._at.values()
        far = {name: x * dx + y * dy for name, (dx, dy) in SIDES.items()}
        if self._side and far[self._side] > LEAVES:
            return self._side
        most = max(far, key=far.__getitem__)
        return most if far[most] > ENTERS else ""


@dataclass(frozen=True)
class _Pad:
    """One that is plugged in. SDL tells nothing of it unless it is kept open."""

    opened: Controller
    kind: str
    axes: Axes = field(default_factory=Axes)


class Pads:
    """All that are plugged in, whenever they are, and what is held on one of them."""

    def __init__(self) -> None:
        self._pads: dict[int, _Pad] = {}
        self._held: tuple[int, str] | None = None
        self._next: float | None = None
        """When what is held is said again; None until time passes."""

    def __bool__(self) -> bool:
        return bool(self._pads)

    def find(self) -> None:
        """Opens those that are not open. Places shift when one is pulled out, so all are looked at.

        A machine without pads, or a system that does not tell, plays without.
        """
        try:
            # Imported late: not every build of SDL has it.
            from pygame._sdl2 import controller

            controller.init()
        except (ImportError, pygame.error):
            return
        for place in range(controller.get_count()):
            try:
                opened = controller.Controller(place)
                known = opened.as_joystick()
                which = known.get_instance_id()
            except pygame.error:
                # No pad but a wheel or the like, or gone already.
                continue
            if which not in self._pads:
                self._pads[which] = _Pad(opened, kind_of(known.get_guid(), opened.name))

    def sift(self, events: Iterable[Event]) -> list[Event]:
        """The events without what means nothing, and with `PAD` for what pads say."""
        found: list[Event] = []
        for event in events:
            kind = event.type
            if kind == pygame.CONTROLLERAXISMOTION:
                pad = self._pads.get(event.instance_id)
                if pad is not None:
                    for name, down in pad.axes.moved(event.axis, event.value / 32768):
                        found.append(_said(event.instance_id, pad.kind, name, down))
            elif kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                pad = self._pads.get(event.instance_id)
                if pad is not None and event.button < len(BUTTONS):
                    down = kind == pygame.CONTROLLERBUTTONDOWN
                    found.append(_said(event.instance_id, pad.kind, BUTTONS[event.button], down))
            elif kind == pygame.CONTROLLERDEVICEADDED:
                self.find()
            elif kind == pygame.CONTROLLERDEVICEREMOVED:
                gone = self._pads.pop(event.instance_id, None)
                if gone is not None:
                    found.append(_said(event.instance_id, gone.kind, "", False))
            elif kind not in NOISE:
                found.append(event)
        return found

    def hold(self, event: Event) -> None:
        """This button is said again while it is held, instead of any other."""
        self._held, self._next = (event.which, event.button), None

    def let_go(self, event: Event | None = None) -> None:
        """A button went up, or a whole pad is gone; without an event, nothing counts as held."""
        if self._held and (event is None or self._held == (event.which, event.button)
                           or (not event.button and self._held[0] == event.which)):  # fmt: skip
            self._held = self._next = None

    def again(self, now: float) -> str:
        """The button to be said again now; empty for none."""
        if self._held is None:
            return ""
        if self._next is None:
            self._next = now + FIRST
        if now < self._next:
            return ""
        self._next = now + AGAIN
        return self._held[1]

    def wake_at(self) -> float | None:
        """When something held is to be said again; None while nothing is."""
        return self._next


def _said(which: int, kind: str, name: str, down: bool) -> Event:
    return Event(PAD, which=which, kind=kind, button=name and ON_PAD + name, down=down)
