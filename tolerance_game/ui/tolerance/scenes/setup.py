"""Setting up a game of Tolerance: one page with the last choices, one more for house rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game.core.errors import Reason
from tolerance_game.games.tolerance.rules.ruleset import PLAYERS, Rulings
from tolerance_game.session.choices import Choices
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.kit.widgets.button import Button
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.pages.page import Page, Widget
from tolerance_game.ui.table.game_room import SetupActions

from .setup_draft import SetupDraft
from .setup_rules import draw_rules, rule_widgets
from .setup_seats import PLACE, draw_seats, seat_widgets
from .setup_table import X, about, draw_table, table_widgets

SHEET: Final = Box(36, 22, 1848, 1036)
FOOT: Final = 954.0
START: Final = Box(1442, 940, 400, 78)


class SetupScene(Page):
    """The page of set-up."""

    name = "setup"

    def __init__(
        self, context: Context, last: Choices, actions: SetupActions, usual: Rulings | None = None
    ) -> None:
        """`usual` are the rulings of the data, which an owner may have changed."""
        super().__init__(context)
        self.draft = SetupDraft.of(last, usual or Rulings())
        self._actions = actions
        self._rules = False
        """Whether the house rules lie open."""
        self._problem: Reason | str | None = None
        """Why the last wish could not be granted: a reason, or the id of a text."""

    def first_focus(self) -> str | None:
        """Enter begins at once."""
        return "rules/done" if self._rules else "new/start"

    def leave(self) -> None:
        """From the house rules to the page, from there to where one came from."""
        if self._rules:
            self._open(False)
        else:
            self._actions.back()

    # What can be done.

    def widgets(self) -> Sequence[Widget]:
        """Of the page, or of the house rules."""
        return self._of_rules() if self._rules else self._of_page()

    def _of_page(self) -> Sequence[Widget]:
        say = self.context.say
        changed = len(self.draft.changed_rulings())
        rules = say("scene.setup.rules_changed", number=changed) if changed else ""
        return [
            Choice(
                "players", Box(PLACE.right - 480, 140, 480, 42),
                tuple((str(n), say(f"scene.setup.count.{n}")) for n in PLAYERS),
                str(self.draft.players), self._players, says=say("scene.setup.players"),
            ),
            *seat_widgets(self, self.draft, self._changed),
            *table_widgets(self, self.draft, self._changed, self._tell),
            Button("new/back", Box(78, FOOT, 190, 60), say("scene.back"), self.leave,
                   group="foot", size=24),
            Button("new/rules", Box(286, FOOT, 330, 60), rules or say("scene.setup.rules"),
                   lambda: self._open(True), "gavel", group="foot", size=24),
            Button("new/start", START, say("scene.setup.start"), self._begin, "play-button",
                   primary=True, group="foot", size=31),
        ]  # fmt: skip

    def _of_rules(self) -> Sequence[Widget]:
        say = self.context.say
        return [
            *rule_widgets(self, self.draft, self._changed),
            Button("rules/usual", Box(78, FOOT, 260, 60), say("scene.setup.usual"), self._usual,
                   "anticlockwise-rotation", off=not self.draft.changed_rulings(), group="foot",
                   size=24),
            Button("rules/done", START, say("scene.done"), self.leave, "check-mark", primary=True,
                   group="foot", size=29),
        ]  # fmt: skip

    def _players(self, count: str) -> None:
        self.draft.put("players", int(count))
        self._changed()

    def _open(self, rules: bool) -> None:
        self._rules = rules
        self.focus = "rules/done" if rules else "new/rules"
        self._changed()

    def _usual(self) -> None:
        self.draft.as_usual()
        self._changed()

    def _changed(self) -> None:
        self._problem = None
        self.context.stage.dirty = True

    def _tell(self, text_id: str) -> None:
        self._problem = text_id
        self.context.stage.dirty = True

    def _begin(self) -> None:
        self._problem = self._actions.begin(self.draft.choices(), self.draft.number)

    def focused(self, spot: Spot | None) -> None:  # noqa: ARG002
        """The sentence at the foot follows the focus."""
        self.context.stage.dirty = True

    # What it looks like.

    def draw(self, canvas: Canvas) -> None:
        """The page, or the house rules in its place."""
        say, words = self.context.say, self.context.words
        title = say("scene.setup.rules" if self._rules else "scene.setup.title")
        self.paper(canvas, SHEET, title)
        if self._rules:
            with canvas.region(Box(900, 60, 942, 60)):
                canvas.text(say("scene.setup.rules_about"), 1842, 96, "name_italic", 27,
                            "ink_second", "r", middle=True, fit=940)  # fmt: skip
            draw_rules(canvas, words, self.draft)
        else:
            self._headings(canvas)
            draw_seats(canvas, words, self.draft)
            draw_table(canvas, words, self.draft)
            self._foot(canvas)
        self.draw_widgets(canvas)

    def _headings(self, canvas: Canvas) -> None:
        say = self.context.say
        with canvas.region(Box(78, 130, 560, 60)):
            canvas.text(say("scene.setup.players"), 78, 162, "heading", 34, "rubric", middle=True)
        with canvas.region(Box(X, 130, 640, 60)):
            canvas.text(say("scene.setup.game"), X, 162, "heading", 34, "rubric", middle=True)
        ornaments.upright(canvas, 1172, 150, 740, "ink_ornament", 1.4)

    def _foot(self, canvas: Canvas) -> None:
        """Why it cannot begin, or what it is that the pointer rests on."""
        ornaments.line(canvas, 78, 918, 1764, "ink", 1.4)
        box = Box(650, 926, 770, 110)
        if self._problem is not None:
            problem = self._problem
            text = self.context.say(problem) if isinstance(problem, str) else (
                self.context.teller.reason(problem))  # fmt: skip
            canvas.icon("hazard-sign", box.x + 18, box.cy - 2, 32, "rubric")
            box, colour, face = Box(box.x + 46, box.y, box.w - 46, box.h), "rubric", "label"
        else:
            shown = self.hover or (self.focus if self.by_keys else None)
            text = about(self.context.words, shown) or self.context.say("scene.setup.about")
            colour, face = "ink_second", "italic"
        lines = canvas.wrap(text, face, 23, box.w)
        with canvas.region(box):
            y = box.cy - 2 - (len(lines) - 1) * 13.5
            for line in lines[:4]:
                canvas.text(line, box.x, y, face, 23, colour, middle=True)
                y += 27
