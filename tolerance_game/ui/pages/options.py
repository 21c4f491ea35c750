"""The options: everything a person can set, in six tabs. What is changed holds at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from tolerance_game.storage.data.languages import languages
from tolerance_game.storage.settings.settings import language_of, value_of
from tolerance_game.ui.kit import Box, Canvas, Context, Intent, ornaments
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.kit.widgets.slider import Slider
from tolerance_game.ui.kit.widgets.switch import Switch
from tolerance_game.words import Words

from .options_keys import KeyPage
from .options_rows import CONTROL_W, PATHS, RANGES, TABS, control, is_truth, row, values_of
from .page import Page, Widget

SHEET: Final = Box(230, 22, 1460, 1036)
FOOT: Final = 958.0


class OptionsScene(Page):
    """One tab in sight."""

    name = "options"

    def __init__(self, context: Context, system: str = "") -> None:
        """`system` is the name of this system's locale, for the language `auto`."""
        super().__init__(context)
        self._system = system
        self._tab = TABS[0]
        self._keys = KeyPage(context)
        self._wanted: dict[str, int] = {}
        """Numbers that hold only when the mouse lets go: the page itself changes with them."""

    def first_focus(self) -> str | None:
        """The tab in sight."""
        return f"tab/{self._tab}"

    def intent(self, intent: Intent) -> bool:
        """Down from the tabs leads to what the one in sight has, and up from there back to it."""
        if self._keys.waits is not None and intent is Intent.BACK:
            self._keys.waits = None
            return True
        framed = self.framed or ""
        if intent is Intent.DOWN and framed.startswith("tab/"):
            self.context.stage.focus_on(self._first_of_tab())
            return True
        first_row = self._tab != "keys" and framed.startswith(PATHS[self._tab][0])
        if intent is Intent.UP and first_row:
            self.context.stage.focus_on(f"tab/{self._tab}")
            return True
        return super().intent(intent)

    def _first_of_tab(self) -> str:
        """The first row of the tab in sight: the value that holds, where it has several."""
        if self._tab == "keys":
            return self._keys.buttons()[0].id
        first = self._control(0, PATHS[self._tab][0])
        return f"{first.id}/{first.chosen}" if isinstance(first, Choice) else first.id

    def bound(self, key: str) -> bool:
        """Binds this key to the intent that waits for one."""
        return self._keys.pressed(key)

    def clicked_nowhere(self) -> bool:
        """A click beside all means that no key is wanted after all."""
        waited, self._keys.waits = self._keys.waits, None
        return waited is not None

    def tick(self, now: float) -> bool:
        """What the mouse drew holds when it lets go."""
        changed = super().tick(now)
        if self._wanted and self.pressed is None:
            wanted, self._wanted = self._wanted, {}
            for path, number in wanted.items():
                self.context.change(path, number)
            return True
        return changed

    def widgets(self) -> Sequence[Widget]:
        """The tabs, what the one in sight has, and Back."""
        say = self.context.say
        tabs = tuple((tab, say(f"scene.options.tab.{tab}")) for tab in TABS)
        found: list[Widget] = [
            Choice("tab", Box(290, 146, 1340, 50), tabs, self._tab, self._turn_to, size=23)
        ]
        if self._tab == "keys":
            found += [self._keys.device(), *self._keys.buttons()]
            found.append(self._keys.standard_button(Box(1290, FOOT, 340, 60)))
        else:
            found += [self._control(n, path) for n, path in enumerate(PATHS[self._tab])]
        done = replace(self.back_button(290), label=say("scene.done"), icon="check-mark")
        return [*found, done]

    def _control(self, place: int, path: str) -> Widget:
        say = self.context.say
        now: Any = value_of(self.context.settings, path)
        name = say(f"scene.options.name.{path}")
        if path in RANGES:
            value, want = self._wanted.get(path, now), partial(self._want, path)
            figure = say("scene.options.percent", number=value)
            return Slider(path, control(place), value, *RANGES[path], want, figure, name)
        if is_truth(path):
            label = say("scene.options.on" if now else "scene.options.off")
            return Switch(path, control(place, narrow=True), label, now, partial(self._set, path))
        values = tuple((value, self._said(path, value)) for value in values_of(path, now))
        return Choice(path, control(place), values, now, partial(self._set, path), says=name)

    def _said(self, path: str, value: str) -> str:
        """What a value is called; a language calls itself what it does."""
        if path == "language" and value in languages():
            return languages()[value].name
        return self.context.say(f"scene.options.value.{path}.{value}")

    def _set(self, path: str, value: Any) -> None:
        self.context.change(path, value)
        if path == "language":
            self._speak()

    def _want(self, path: str, number: int) -> None:
        # A new scale would move the rail away from the pointer; sound is heard during the drag.
        if path == "look.scale":
            self._wanted[path] = number
        else:
            self.context.change(path, number)

    def _speak(self) -> None:
        """The language holds at once."""
        words = self.context.words
        language = language_of(self.context.settings, self._system)
        if words.language != language:
            self.context.words = Words(language, words.names, words.strict)

    def _turn_to(self, tab: str) -> None:
        self._tab = tab
        self._keys.turned_to()

    def draw(self, canvas: Canvas) -> None:
        """The sheet, the words of each setting, the widgets."""
        self.paper(canvas, SHEET, self.context.say("scene.options.heading"), 60)
        ornaments.line(canvas, 290, 208, 1340, "ink", 1.4)
        if self._tab == "keys":
            self._keys.draw(canvas)
            box, warnings = Box(540, 940, 720, 96), self._keys.warnings()
            face, colour = ("label", "rubric") if warnings else ("italic", "ink_second")
            lines = canvas.wrap(warnings or self._keys.about(), face, 21, box.w)[:4]
            with canvas.region(box):
                for place, line in enumerate(lines):
                    y = box.cy + (place - (len(lines) - 1) / 2) * 25
                    canvas.text(line, box.x, y, face, 21, colour, middle=True)
        else:
            for place, path in enumerate(PATHS[self._tab]):
                self._words(canvas, place, path)
        self.draw_widgets(canvas)

    def _words(self, canvas: Canvas, place: int, path: str) -> None:
        box, say = row(place), self.context.say
        room = box.w - CONTROL_W - 40
        about = say(f"scene.options.about.{path}")
        # What takes two lines begins higher, to stay clear of the next rule.
        y = box.y - (9 if len(canvas.wrap(about, "italic", 20, room)) > 1 else 0)
        with canvas.region(Box(box.x, box.y, room, box.h)):
            canvas.text(say(f"scene.options.name.{path}"), box.x, y + 32, "label", 26, "ink",
                        middle=True, fit=room)  # fmt: skip
            canvas.paragraph(about, box.x, y + 50, room, "italic", 20, "ink_second")
        if place:
            ornaments.line(canvas, box.x, box.y + 2, box.w, "ink_ornament")
