"""The keys: which wish has which, and giving it another one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tolerance_game.ui.box import Box
from tolerance_game.ui.canvas import Canvas
from tolerance_game.ui.context import Context
from tolerance_game.ui.intents import Bindings, Intent, as_text
from tolerance_game.ui.widgets.button import Button

from .key_words import key_text, keys_text

ORDER: Final = tuple(Intent)
COLUMNS: Final = 2
PITCH: Final = 49.0
TOP: Final = 222.0
LEFT: Final = (290.0, 984.0)
WORDS_W: Final = 360.0
KEYS_W: Final = 276.0
NEEDED: Final = (Intent.CONFIRM, Intent.BACK, Intent.NEXT)
"""Without these the keyboard alone would get nowhere."""
HELD: Final = ("ctrl", "shift", "alt", "meta", "gui", "caps lock", "num lock", "mode", "alt gr")
"""Keys that are held and say nothing by themselves."""


def place_of(number: int) -> Box:
    """Where a wish has its row."""
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

    def buttons(self) -> list[Button]:
        """One for each wish, with its keys on it."""
        context, found = self._context, []
        for number, intent in enumerate(ORDER):
            box = place_of(number)
            keys = keys_text(context.words, context.bindings, intent)
            label = keys or context.say("scene.options.no_key")
            if self.waits is intent:
                label = context.say("scene.options.press")
            says = f"{context.say(f'scene.intent.{intent.value}')}: {label}"
            found.append(
                Button(f"key/{intent.value}", Box(box.x + WORDS_W, box.y + 3, KEYS_W, PITCH - 7),
                       label, self._waiting(intent), on=self.waits is intent, size=20,
                       group=f"keys{number * COLUMNS // len(ORDER)}", says=says)
            )  # fmt: skip
        return found

    def _waiting(self, intent: Intent) -> Callable[[], None]:
        def wait() -> None:
            self.waits, self.told = intent, ""

        return wait

    def pressed(self, key: str) -> bool:
        """A key while one is awaited. Whether it was taken."""
        intent = self.waits
        if intent is None:
            return False
        if is_held(key):
            # The key it is held for follows.
            return True
        self.waits = None
        if key == "escape" and intent is not Intent.BACK:
            return True
        self._give(intent, key)
        return True

    def _give(self, intent: Intent, key: str) -> None:
        context, before = self._context, self._context.bindings
        had = before.intent(key)
        after = before.bound(intent, key)
        lost = [one for one in after.unsaid() if one in NEEDED]
        said_key = key_text(context.words, key)
        if lost:
            wish = context.say(f"scene.intent.{lost[0].value}")
            self.told = context.say("scene.options.needed", name=wish, which=said_key)
            return
        if had is not None and had is not intent:
            wish = context.say(f"scene.intent.{had.value}")
            left = keys_text(context.words, after, had) or context.say("scene.options.no_key")
            self.told = context.say("scene.options.taken", name=wish, which=said_key, whom=left)
        self._set(after)

    def _set(self, bindings: Bindings) -> None:
        self._context.bindings = bindings
        self._context.change("keys", as_text(bindings))

    def standard(self) -> None:
        """All keys as they were at first."""
        self.waits, self.told = None, ""
        self._set(Bindings.standard())

    def warnings(self) -> str:
        """What was just told, or which wishes have no key."""
        if self.told:
            return self.told
        names = [self._context.say(f"scene.intent.{one.value}") for one in self._unsaid()]
        if not names:
            return ""
        return self._context.say("scene.options.unsaid", name=self._context.words.joined(names))

    def _unsaid(self) -> Sequence[Intent]:
        return self._context.bindings.unsaid()

    def draw(self, canvas: Canvas) -> None:
        """The wishes in words; buttons are drawn by the page."""
        for number, intent in enumerate(ORDER):
            box = place_of(number)
            with canvas.region(Box(box.x, box.y, WORDS_W, PITCH)):
                canvas.text(
                    self._context.say(f"scene.intent.{intent.value}"), box.x, box.cy - 1, "label",
                    22, "ink", middle=True, fit=WORDS_W - 14,
                )  # fmt: skip
