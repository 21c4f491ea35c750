"""What a person wants, whatever was pressed for it; and the keys and buttons that say it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final


class Intent(Enum):
    """One wish. The value names it in settings and texts."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    CONFIRM = "confirm"
    BACK = "back"
    STEP = "step"
    FINISH = "finish"
    MENU = "menu"
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    PREVIEW = "preview"
    CHRONICLE = "chronicle"
    SORT = "sort"
    SPEED = "speed"
    INSPECT = "inspect"
    LAST_TRICK = "last_trick"
    COVER = "cover"
    SAVE = "save"
    HELP = "help"
    FULL_SCREEN = "full_screen"
    SCREENSHOT = "screenshot"
    QUIT = "quit"


DIRECTIONS: Final = (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT)

KEYS: Final[Mapping[Intent, tuple[str, ...]]] = {
    Intent.UP: ("up",),
    Intent.DOWN: ("down",),
    Intent.LEFT: ("left",),
    Intent.RIGHT: ("right",),
    Intent.NEXT: ("tab",),
    Intent.PREVIOUS: ("shift+tab",),
    Intent.CONFIRM: ("return", "enter"),
    Intent.BACK: ("escape",),
    Intent.STEP: ("space",),
    Intent.FINISH: ("f",),
    Intent.MENU: ("f10", "m"),
    Intent.UNDO: ("ctrl+z", "u"),
    Intent.REDO: ("ctrl+y",),
    Intent.HINT: ("h",),
    Intent.PREVIEW: ("p",),
    Intent.CHRONICLE: ("c",),
    Intent.SORT: ("o",),
    Intent.SPEED: ("s",),
    Intent.INSPECT: ("i",),
    Intent.LAST_TRICK: ("l",),
    Intent.COVER: ("x",),
    Intent.SAVE: ("ctrl+s",),
    Intent.HELP: ("f1",),
    Intent.FULL_SCREEN: ("f11", "alt+return"),
    Intent.SCREENSHOT: ("f12",),
    Intent.QUIT: ("ctrl+q",),
}
"""Keys as pygame names them, with `ctrl+`, `alt+`, `shift+` before them in this order."""

PAD: Final[Mapping[Intent, str]] = {
    Intent.UP: "dpad_up",
    Intent.DOWN: "dpad_down",
    Intent.LEFT: "dpad_left",
    Intent.RIGHT: "dpad_right",
    Intent.CONFIRM: "a",
    Intent.BACK: "b",
    Intent.INSPECT: "x",
    Intent.UNDO: "y",
    Intent.PREVIOUS: "left_shoulder",
    Intent.NEXT: "right_shoulder",
    Intent.MENU: "start",
    Intent.CHRONICLE: "back",
    Intent.HINT: "left_stick",
    Intent.PREVIEW: "right_stick",
}


@dataclass(frozen=True, slots=True)
class Bindings:
    """Which key says what; a key says one thing only."""

    keys: Mapping[str, Intent]

    @classmethod
    def standard(cls) -> Bindings:
        """The keys as they are before anybody changes them."""
        return cls({key: intent for intent, keys in KEYS.items() for key in keys})

    def intent(self, key: str) -> Intent | None:
        """What a key says; None when it says nothing."""
        return self.keys.get(key)

    def keys_of(self, intent: Intent) -> tuple[str, ...]:
        """The keys that say this."""
        return tuple(key for key, said in self.keys.items() if said is intent)

    def bound(self, intent: Intent, key: str) -> Bindings:
        """The same with this key for this intent alone; the key loses what it said before."""
        kept = {k: said for k, said in self.keys.items() if said is not intent and k != key}
        return Bindings({**kept, key: intent})

    def unsaid(self) -> tuple[Intent, ...]:
        """What no key says any more."""
        return tuple(intent for intent in Intent if intent not in self.keys.values())


def as_text(bindings: Bindings) -> tuple[str, ...]:
    """What differs from the standard, for the settings: `undo=ctrl+z`."""
    return tuple(
        f"{intent.value}={'|'.join(bindings.keys_of(intent))}"
        for intent in Intent
        if bindings.keys_of(intent) != KEYS[intent]
    )


def from_text(lines: tuple[str, ...]) -> Bindings:
    """The bindings of such lines over the standard; what nobody knows is passed over."""
    bindings = Bindings.standard()
    known = {intent.value: intent for intent in Intent}
    for line in lines:
        name, _, keys = line.partition("=")
        intent = known.get(name)
        if intent is None:
            continue
        left = {key: said for key, said in bindings.keys.items() if said is not intent}
        new = {key: intent for key in keys.split("|") if key}
        bindings = Bindings({**{k: v for k, v in left.items() if k not in new}, **new})
    return bindings
