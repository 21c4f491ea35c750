"""What a person wants to do, and the keys and buttons bound to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final


class Intent(Enum):
    """One intent. Its value names it in settings and texts."""

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


def _standard(lines: str) -> Mapping[Intent, tuple[str, ...]]:
    """Reads lines as in the settings: `undo=ctrl+z|u`."""
    pairs = (line.partition("=") for line in lines.split())
    return {Intent(name): tuple(keys.split("|")) for name, _, keys in pairs}


KEYS: Final = _standard("""
    up=up down=down left=left right=right next=tab previous=shift+tab
    confirm=return|enter back=escape step=space finish=f menu=f10|m undo=ctrl+z|u redo=ctrl+y
    hint=h preview=p chronicle=c sort=o speed=s inspect=i last_trick=l cover=x
    save=ctrl+s help=f1 full_screen=f11|alt+return screenshot=f12 quit=ctrl+q
""")
"""Keys as pygame names them, with `ctrl+`, `alt+`, `shift+` before them in this order."""

PAD: Final = _standard("""
    up=dpad_up down=dpad_down left=dpad_left right=dpad_right confirm=a back=b inspect=x undo=y
    previous=left_shoulder next=right_shoulder step=left_trigger finish=right_trigger
    menu=start redo=back hint=left_stick cover=right_stick
""")
"""What is not here has a place on the screen that can be chosen, or needs a keyboard anyway."""

BUTTONS: Final = (
    "a", "b", "x", "y", "back", "guide", "start", "left_stick", "right_stick", "left_shoulder",
    "right_shoulder", "dpad_up", "dpad_down", "dpad_left", "dpad_right", "share", "paddle_1",
    "paddle_2", "paddle_3", "paddle_4", "touchpad",
)  # fmt: skip
"""The buttons of pads in SDL's order, named as on the pads it takes as the measure."""
KNOWN: Final = frozenset({*BUTTONS, "left_trigger", "right_trigger"})
"""All that can be bound."""
ON_PAD: Final = "pad:"
"""What the buttons of pads begin with where they stand among keys."""
STICK: Final = {f"{ON_PAD}stick_{one.value}": one for one in DIRECTIONS}
"""The left stick always moves, whatever the buttons say."""


@dataclass(frozen=True, slots=True)
class Bindings:
    """The intent of each key and pad button; each has one at most."""

    keys: Mapping[str, Intent]
    hand: str = ""
    """The kind of the pad that was used last; empty for keys and mouse."""

    @classmethod
    def standard(cls) -> Bindings:
        """The default keys and buttons."""
        bound = {key: intent for intent, keys in KEYS.items() for key in keys}
        bound |= {ON_PAD + button: intent for intent, buttons in PAD.items() for button in buttons}
        return cls(bound)

    def intent(self, key: str) -> Intent | None:
        """What a key says; None when it says nothing."""
        return STICK.get(key) or self.keys.get(key)

    def keys_of(self, intent: Intent, pad: bool = False) -> tuple[str, ...]:
        """The keys that say this, or the buttons of a pad."""
        return tuple(
            key for key, said in self.keys.items() if said is intent and on_pad(key) is pad
        )

    def at_hand(self, intent: Intent) -> tuple[str, ...]:
        """What says this on what was used last."""
        return self.keys_of(intent, bool(self.hand))

    def bound(self, intent: Intent, key: str) -> Bindings:
        """The same with this key for this intent alone; the key loses what it said before.

        A button takes the place of other buttons only, a key that of keys.
        """
        taken = {key, *self.keys_of(intent, on_pad(key))}
        kept = {one: said for one, said in self.keys.items() if one not in taken}
        return replace(self, keys={**kept, key: intent})

    def as_usual(self, pad: bool = False) -> Bindings:
        """A copy with the default keys, or the default buttons."""
        kept = {key: said for key, said in self.keys.items() if on_pad(key) is not pad}
        usual = Bindings.standard().keys.items()
        return replace(self, keys=kept | {key: said for key, said in usual if on_pad(key) is pad})

    def unsaid(self, pad: bool = False) -> tuple[Intent, ...]:
        """The intents left without a key, or without a button."""
        usual = PAD if pad else KEYS
        return tuple(one for one in Intent if one in usual and not self.keys_of(one, pad))


def on_pad(key: str) -> bool:
    """Whether it is a button of a pad."""
    return key.startswith(ON_PAD)


def as_text(bindings: Bindings, pad: bool = False) -> tuple[str, ...]:
    """What differs from the standard, for the settings: `undo=ctrl+z`, or `undo=y` on a pad."""
    usual = Bindings.standard()
    return tuple(
        f"{intent.value}={'|'.join(key.removeprefix(ON_PAD) for key in keys)}"
        for intent in Intent
        if (keys := bindings.keys_of(intent, pad)) != usual.keys_of(intent, pad)
    )


def from_text(lines: tuple[str, ...], pad: tuple[str, ...] = ()) -> Bindings:
    """Reads such lines as changes to the standard bindings; unknown names are ignored."""
    keys = dict(Bindings.standard().keys)
    known = {intent.value: intent for intent in Intent}
    for of_pad, line in (*((False, line) for line in lines), *((True, line) for line in pad)):
        name, _, said = line.partition("=")
        asked = [key for key in said.split("|") if key]
        new = [ON_PAD + key for key in asked if key in KNOWN] if of_pad else asked
        intent = known.get(name)
        if intent is None or (asked and not new):
            continue
        keys = {
            key: was
            for key, was in keys.items()
            if key not in new and (was is not intent or on_pad(key) is not of_pad)
        }
        keys |= dict.fromkeys(new, intent)
    return Bindings(keys)
