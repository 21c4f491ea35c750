"""The keys and pad buttons of each intent, and how to change them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

from tolerance_game.ui.kit import Box, Button, Canvas, Context, Intent
from tolerance_game.ui.kit.intents import DIRECTIONS, STICK, Bindings, as_text, on_pad
from tolerance_game.ui.kit.key_names import key_text, keys_text
from tolerance_game.ui.kit.widgets.choice import Choice

from .intent_names import intent_name

ORDER: Final = tuple(Intent)
COLUMNS: Final = 2
PITCH: Final = 49.0
TOP: Final = 222.0
LEFT: Final = (290.0, 984.0)
WORDS_W: Final = 360.0
KEYS_W: Final = 276.0
DEVICE: Final = Box(1130, 74, 500, 50)
START: Final = "pad:start"
STAYING: Final = {"escape": Intent.BACK, START: Intent.MENU}
"""These cancel, and can be bound to this intent only. B stays free for others."""
NEEDED: Final = (Intent.CONFIRM, Intent.BACK, Intent.NEXT)
"""Without these the keyboard alone would get nowhere."""
NEEDED_ON_PAD: Final = (Intent.CONFIRM, Intent.BACK, *DIRECTIONS)
"""Without these a pad that has no stick would not."""
DEVICES: Final = ("keyboard", "pad")
HELD: Final = ("ctrl", "shift", "alt", "meta", "gui", "caps lock", "num lock", "mode", "alt gr")
"""Keys that are held and say nothing by themselves."""


def place_of(number: int) -> Box:
    """The row of an intent."""
    rows = (len(ORDER) + COLUMNS - 1) // COLUMNS
    x = LEFT[number // rows]
    return Box(x, TOP + number % rows * PITCH, WORDS_W + KEYS_W, PITCH)


def is_held(key: str) -> bool:
    """Whether a key is one of those that are held down with others."""
    last = key.rsplit("+", 1)[-1]
    return last in HELD or last.removeprefix("left ").removeprefix("right ") in HELD


class KeyPage:
    """The tab of the keys: it waits for a key when a row was chosen."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.waits: Intent | None = None
        self.told = ""
        """What the last key did, in words."""
        self.pad = False
        """Whether the buttons of a pad are shown."""

    def turned_to(self) -> None:
        """The page is opened: it shows what is in the hand."""
        self._show(DEVICES[bool(self._context.bindings.hand)])

    def _show(self, device: str) -> None:
        self.pad = device == "pad"
        self.waits, self.told = None, ""

    @property
    def _shown(self) -> Bindings:
        """What is bound, as on the device that is shown."""
        bindings = self._context.bindings
        return replace(bindings, hand=(bindings.hand or "xbox") if self.pad else "")

    def _say(self, text: str, **values: Any) -> str:
        about = f"scene.options.pad.{text}" if self.pad else f"scene.options.{text}"
        return self._context.say(about, **values)

    def device(self) -> Choice:
        """Keyboard or gamepad."""
        values = tuple((one, self._context.say(f"scene.options.device.{one}")) for one in DEVICES)
        return Choice("device", DEVICE, values, DEVICES[self.pad], self._show, size=23)

    def buttons(self) -> list[Button]:
        """One for each intent, labelled with its keys."""
        context, found = self._context, []
        for number, intent in enumerate(ORDER):
            box = place_of(number)
            label = keys_text(context.words, self._shown, intent) or self._say("no_key")
            if self.waits is intent:
                label = self._say("press")
            says = f"{intent_name(context.words, intent)}: {label}"
            found.append(
                Button(f"key/{intent.value}", Box(box.x + WORDS_W, box.y + 3, KEYS_W, PITCH - 7),
                       label, partial(self._wait_for, intent), on=self.waits is intent, size=20,
                       group=f"keys{number * COLUMNS // len(ORDER)}", says=says)
            )  # fmt: skip
        return found

    def _wait_for(self, intent: Intent) -> None:
        self.waits, self.told = intent, ""

    def pressed(self, key: str) -> bool:
        """A key while one is awaited. Whether it was taken."""
        intent = self.waits
        if intent is None:
            return False
        if is_held(key) or key in STICK:
            # The key it is held for follows; and the stick is not to be bound.
            return True
        stays = STAYING.get(key, intent) is not intent
        if stays or on_pad(key) is self.pad:
            self.waits = None
            if not stays:
                self._give(intent, key)
        return True

    def _give(self, intent: Intent, key: str) -> None:
        context, before = self._context, self._context.bindings
        had = before.intent(key)
        after = before.bound(intent, key)
        needed = NEEDED_ON_PAD if self.pad else NEEDED
        lost = [one for one in after.unsaid(self.pad) if one in needed]
        said_key = key_text(context.words, key, self._shown.hand)
        if lost:
            wish = intent_name(context.words, lost[0])
            self.told = self._say("needed", name=wish, which=said_key)
            return
        if had is not None and had is not intent:
            wish = intent_name(context.words, had)
            left = replace(after, hand=self._shown.hand)
            whom = keys_text(context.words, left, had) or self._say("no_key")
            self.told = self._say("taken", name=wish, which=said_key, whom=whom)
        self._set(after)

    def _set(self, bindings: Bindings) -> None:
        self._context.bindings = bindings
        self._context.change("pad" if self.pad else "keys", as_text(bindings, self.pad))

    def standard(self) -> None:
        """Binds all keys as they were at first, or all buttons."""
        self.waits, self.told = None, ""
        self._set(self._context.bindings.as_usual(self.pad))

    def standard_button(self, box: Box) -> Button:
        """The button that does it."""
        return Button("keys/standard", box, self._say("standard"), self.standard,
                      "anticlockwise-rotation", size=22, group="foot")  # fmt: skip

    def warnings(self) -> str:
        """The last message, or which intents have no key."""
        if self.told:
            return self.told
        unsaid = self._context.bindings.unsaid(self.pad)
        names = [intent_name(self._context.words, one) for one in unsaid]
        return self._say("unsaid", name=self._context.words.joined(names)) if names else ""

    def about(self) -> str:
        """What to do on this page."""
        start = key_text(self._context.words, START, self._shown.hand)
        return self._say("keys_about", **({"which": start} if self.pad else {}))

    def draw(self, canvas: Canvas) -> None:
        """The names of the intents; the page draws the buttons."""
        for number, intent in enumerate(ORDER):
            box = place_of(number)
            with canvas.region(Box(box.x, box.y, WORDS_W, PITCH)):
                name = intent_name(self._context.words, intent)
                canvas.text(name, box.x, box.cy - 1, "label", 22, "ink", middle=True,
                            fit=WORDS_W - 14)  # fmt: skip
