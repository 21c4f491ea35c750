"""The ways to do something in the window: a mouse alone, keys alone, a gamepad alone."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import ClassVar, Final, Protocol

from .program import Program, Seen

KEYS: Final = ("Up", "Down", "Left", "Right", "Tab", "shift+Tab", "Return", "space", "Escape")
"""All that the one with the keys has got."""
NEAR: Final = 40
"""Pixels from which the pointer comes to a spot."""


class Hand(Protocol):
    """Somebody who acts on spots."""

    program: Program

    def act(self, id_: str) -> None:
        """Does what a spot is for."""

    def back(self) -> None:
        """Goes on where nothing is to be chosen."""


class Mouse:
    """Moves to real pixels and clicks."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def at(self, x: int, y: int, *then: str) -> None:
        """The pointer goes to a pixel of the window."""
        window = self.program.window
        self.program.screen.run("xdotool", "mousemove", "--window", window, str(x), str(y), *then)

    def act(self, id_: str) -> None:
        """Clicks on a spot, and comes to it as a hand does."""
        x, y = self.program.now().aim(id_)
        self.near(x, y)
        self.at(x, y, "click", "1")

    def near(self, x: int, y: int) -> None:
        """The pointer comes close to a pixel: from above, for a card beside it would rise."""
        self.at(x, y - NEAR if y > NEAR else y + NEAR)

    def back(self) -> None:
        """A click beside everything."""
        self.at(3, 3, "click", "1")

    def drag(self, id_: str, by: float) -> None:
        """Draws a spot down by so many of its heights, in steps as a hand does."""
        seen = self.program.now()
        x, y = seen.aim(id_)
        place = seen.place(id_)
        way = round((place.bottom - place.top) * by)
        self.near(x, y)
        self.at(x, y, "mousedown", "1")
        for share in (0.3, 0.6, 1.0):
            self.at(x, y + round(way * share))
        self.at(x, y + way, "mouseup", "1")


class Stepping:
    """Whoever goes from spot to spot, and does what the one in focus is for."""

    NEXT: ClassVar[str]
    PREVIOUS: ClassVar[str]
    LEFT: ClassVar[str]
    RIGHT: ClassVar[str]
    CONFIRM: ClassVar[str]

    def __init__(self, program: Program) -> None:
        self.program = program

    def press(self, *keys: str) -> None:
        """One after the other."""
        raise NotImplementedError

    def act(self, id_: str) -> None:
        """Brings the focus there, and confirms."""
        self.focus(id_)
        self.press(self.CONFIRM)

    def focus(self, id_: str) -> None:
        """Goes on until the focus is where it is wanted."""
        for _ in range(5):
            seen = self.program.now()
            if _at(seen, id_):
                return
            self.press(*self._way(seen, id_))
            with suppress(AssertionError):
                # Keys that are still on their way must not be pressed again.
                self.program.until(lambda now: _at(now, id_), f"the focus on {id_}", 15)
        seen = self.program.now()
        assert _at(seen, id_), f"{id_} is not reached from {seen.told['focus']}"

    def _way(self, seen: Seen, id_: str) -> list[str]:
        """Which keys lead there, in the order that is told."""
        shown = [] if seen.told["framed"] else [self.NEXT]
        able = [place.id for place in seen.places if place.focusable]
        assert id_ in able, f"{id_} cannot be focused: {able}"
        here = seen.told["focus"]
        if here not in able:
            # The first step goes to the first place.
            return [self.NEXT] * (1 + able.index(id_))
        if here.startswith("hand/") and id_.startswith("hand/"):
            cards = [one for one in able if one.startswith("hand/")]
            steps = cards.index(id_) - cards.index(here)
            return [*shown, *[self.RIGHT if steps > 0 else self.LEFT] * abs(steps)]
        steps = (able.index(id_) - able.index(here)) % len(able)
        if steps > len(able) / 2:
            return [*shown, *[self.PREVIOUS] * (len(able) - steps)]
        return [*shown, *[self.NEXT] * steps]


class Keys(Stepping):
    """Presses a few keys."""

    NEXT, PREVIOUS, LEFT, RIGHT, CONFIRM = "Tab", "shift+Tab", "Left", "Right", "Return"
    delay = "12"
    """Milliseconds, of which half lie between a release and the next press. Where that is under 2,
    SDL takes the same key pressed again for a key that is held, and it is lost."""

    def __init__(self, program: Program, shortcuts: Mapping[str, str] | None = None) -> None:
        """`shortcuts` are the keys that do what a spot is for, wherever the focus is."""
        super().__init__(program)
        self._shortcuts = shortcuts or {}

    def press(self, *keys: str) -> None:
        """One after the other."""
        assert set(keys) <= {*KEYS, *self._shortcuts.values()}, keys
        self.program.screen.run("xdotool", "key", "--delay", self.delay, *keys)

    def act(self, id_: str) -> None:
        """By its own key, where it has one."""
        if id_ in self._shortcuts:
            self.press(self._shortcuts[id_])
        else:
            super().act(id_)

    def back(self) -> None:
        """Space goes on."""
        self.press("space")


class Pad(Stepping):
    """Presses the buttons of the gamepad that the program was started with."""

    NEXT, PREVIOUS = "right_shoulder", "left_shoulder"
    LEFT, RIGHT, CONFIRM = "dpad_left", "dpad_right", "a"

    def press(self, *keys: str) -> None:
        """One after the other."""
        self.program.tap(*keys)

    def back(self) -> None:
        """A button of its own goes on."""
        self.press("left_trigger")


def _at(seen: Seen, id_: str) -> bool:
    return bool(seen.told["framed"] == id_)
