"""Setting up a game of Tolerance: one page with the last choices, one more for house rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game.games.tolerance import NAME
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.session import Choices
from tolerance_game.ui.kit import Box, Button, Canvas, Context
from tolerance_game.ui.pages.page import Widget
from tolerance_game.ui.table.game_room import SetupActions
from tolerance_game.ui.table.setup_page import FOOT, SHEET, START, SetupPage
from tolerance_game.ui.table.setup_seats import OpponentLook

from .setup_draft import ToleranceDraft
from .setup_rules import draw_rules, rule_widgets
from .setup_table import draw_table, table_widgets

LOOKS: Final = {
    "random": OpponentLook("card-peasants-4-hand", 1),
    "grab": OpponentLook("card-wild-2-hand", 2),
    "thumb": OpponentLook("card-townsfolk-10-hand", 3),
}


class SetupScene(SetupPage):
    """The page of set-up."""

    draft: ToleranceDraft

    def __init__(
        self, context: Context, last: Choices, actions: SetupActions, usual: Rulings | None = None
    ) -> None:
        """`usual` are the rulings of the data, which an owner may have changed."""
        draft = ToleranceDraft.of(last, usual or Rulings())
        super().__init__(context, NAME, draft, actions, LOOKS)
        self._rules = False
        """Whether the house rules are open."""

    def options(self) -> dict[str, object]:
        """The options that were chosen, as plain values."""
        return self.draft.options()

    def first_focus(self) -> str | None:
        """Enter begins at once."""
        return "rules/done" if self._rules else super().first_focus()

    def leave(self) -> None:
        """From the house rules to the page, from there to where it was opened."""
        if self._rules:
            self._open(False)
        else:
            super().leave()

    def widgets(self) -> Sequence[Widget]:
        """Of the page, or of the house rules."""
        return self._of_rules() if self._rules else super().widgets()

    def own_widgets(self) -> Sequence[Widget]:
        """The options of Tolerance."""
        return table_widgets(self, self.draft, self.changed, self.tell)

    def own_buttons(self) -> Sequence[Button]:
        """The way to the house rules."""
        say, changed = self.context.say, len(self.draft.changed_rulings())
        label = say("scene.setup.rules")
        if changed:
            label = say("scene.setup.rules_changed", number=changed)
        box, act = Box(286, FOOT, 330, 60), lambda: self._open(True)
        return (Button("new/rules", box, label, act, "gavel", group="foot", size=24),)

    def about(self, name: str) -> str:
        """The sentence on an option or a ruling."""
        words = self.context.words
        for text_id in (f"tolerance.option.{name}.about", f"tolerance.ruling.{name}.about"):
            if words.has(text_id):
                return words.say(text_id)
        return super().about(name)

    def _of_rules(self) -> Sequence[Widget]:
        say = self.context.say
        return [
            *rule_widgets(self, self.draft, self.changed),
            Button("rules/usual", Box(78, FOOT, 260, 60), say("scene.setup.usual"), self._usual,
                   "anticlockwise-rotation", off=not self.draft.changed_rulings(), group="foot",
                   size=24),
            Button("rules/done", START, say("scene.done"), self.leave, "check-mark", primary=True,
                   group="foot", size=29),
        ]  # fmt: skip

    def _open(self, rules: bool) -> None:
        self._rules = rules
        self.focus = "rules/done" if rules else "new/rules"
        self.changed()

    def _usual(self) -> None:
        self.draft.as_usual()
        self.changed()

    def draw(self, canvas: Canvas) -> None:
        """The page, or the house rules in its place."""
        if not self._rules:
            super().draw(canvas)
            return
        say = self.context.say
        self.paper(canvas, SHEET, say("scene.setup.rules"))
        with canvas.region(Box(900, 60, 942, 60)):
            canvas.text(say("scene.setup.rules_about"), 1842, 96, "name_italic", 27, "ink_second",
                        "r", middle=True, fit=940)  # fmt: skip
        draw_rules(canvas, self.context.words, self.draft)
        self.draw_widgets(canvas)

    def draw_own(self, canvas: Canvas) -> None:
        """The words above the options."""
        draw_table(canvas, self.context.words, self.draft)
