"""Two ways to do something in the window: a mouse alone, and keys alone."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Protocol

from .program import Program, Seen

KEYS: Final = ("Up", "Down", "Left", "Right", "Tab", "shift+Tab", "Return", "space", "Escape")
"""All that the one with the keys has got."""


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
        """Clicks on a spot."""
        x, y = self.program.now().aim(id_)
        self.at(x, y, "click", "1")

    def back(self) -> None:
        """A click beside everything."""
        self.at(3, 3, "click", "1")


class Keys:
    """Presses a few keys."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def press(self, *keys: str) -> None:
        """One after the other."""
        assert set(keys) <= set(KEYS), keys
        # Half of the delay lies between a release and the next press. Where that is under 2 ms, SDL
        # takes the same key pressed again for a key that is held, and it is lost.
        self.program.screen.run("xdotool", "key", "--delay", "12", *keys)

    def act(self, id_: str) -> None:
        """Brings the focus there, and presses Enter."""
        self.focus(id_)
        self.press("Return")

    def focus(self, id_: str) -> None:
        """Tab until the focus is where it is wanted."""
        for _ in range(5):
            seen = self.program.now()
            if _at(seen, id_):
                return
            self.press(*self._way(seen, id_))
            with suppress(AssertionError):
                # Keys that are still on their way must not be pressed again.
                self.program.until(lambda now: _at(now, id_), f"the focus on {id_}", 15)
        seen = self.program.now()
        assert _at(seen, id_), f"keys do not reach {id_} from {seen.told['focus']}"

    def _way(self, seen: Seen, id_: str) -> list[str]:
        """Which keys lead there, in the order that is told."""
        shown = [] if seen.told["by_keys"] else ["Tab"]
        able = [place.id for place in seen.places if place.focusable]
        assert id_ in able, f"{id_} cannot be focused: {able}"
        here = seen.told["focus"]
        if here not in able:
            # The first Tab goes to the first place.
            return ["Tab"] * (1 + able.index(id_))
        if here.startswith("hand/") and id_.startswith("hand/"):
            cards = [one for one in able if one.startswith("hand/")]
            steps = cards.index(id_) - cards.index(here)
            return [*shown, *["Right" if steps > 0 else "Left"] * abs(steps)]
        steps = (able.index(id_) - able.index(here)) % len(able)
        if steps > len(able) / 2:
            return [*shown, *["shift+Tab"] * (len(able) - steps)]
        return [*shown, *["Tab"] * steps]

    def back(self) -> None:
        """Space goes on."""
        self.press("space")


def _at(seen: Seen, id_: str) -> bool:
    return seen.told["focus"] == id_ and bool(seen.told["by_keys"])
