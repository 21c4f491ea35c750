"""The page on which a game is set up: who plays, its number, and what the game itself asks.

A game derives its page, says its options, and may add widgets of its own in `OWN`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tolerance_game import games
from tolerance_game.session import Choices
from tolerance_game.ui.kit import Box, Button, Canvas, Context, Spot, ornaments
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.kit.widgets.field import Field
from tolerance_game.ui.kit.widgets.switch import Switch
from tolerance_game.ui.pages.page import Page, Widget

from .game_room import SetupActions
from .setup_draft import SetupDraft
from .setup_seats import PLACE, OpponentLook, draw_seats, seat_widgets

SHEET: Final = Box(36, 22, 1848, 1036)
FOOT: Final = 954.0
START: Final = Box(1442, 940, 400, 78)
OWN: Final = Box(1196, 198, 646, 508)
"""Where a game may have widgets of its own."""
HALF: Final = 312.0
"""The width of a widget beside another one."""
LONGEST_SEED: Final = 9
SEED: Final = Box(OWN.x, 754, HALF, 46)
PRACTICE: Final = Box(OWN.x, 816, OWN.w, 40)


class SetupPage(Page):
    """The page of set-up, with the choices of the last time."""

    name = "setup"

    def __init__(
        self,
        context: Context,
        game: str,
        draft: SetupDraft,
        actions: SetupActions,
        looks: Mapping[str, OpponentLook] | None = None,
    ) -> None:
        """`looks` are the opponents of the game as the page shows them."""
        super().__init__(context)
        self.draft = draft
        self._game = game
        self._actions = actions
        self._looks = looks or {}
        self._problem = ""
        """Why the game could not begin, in words."""

    def options(self) -> dict[str, object]:
        """The options that were chosen, as plain values."""
        raise NotImplementedError

    def own_widgets(self) -> Sequence[Widget]:
        """The widgets of this game alone, in reading order."""
        return ()

    def own_buttons(self) -> Sequence[Button]:
        """Buttons at the foot, beside the one that leads back."""
        return ()

    def draw_own(self, canvas: Canvas) -> None:
        """Draws what belongs to the widgets of this game."""

    def about(self, name: str) -> str:
        """The sentence on one of its own widgets, `game/NAME`; empty for none."""
        text_id = f"scene.setup.{name}_about"
        return self.context.say(text_id) if self.context.words.has(text_id) else ""

    def first_focus(self) -> str | None:
        """Enter begins at once."""
        return "new/start"

    def leave(self) -> None:
        """Back to where it was opened."""
        self._actions.back()

    def widgets(self) -> Sequence[Widget]:
        """Who plays, what is played, and the buttons at the foot."""
        say, counts = self.context.say, games.game(self._game).SEATS
        return [
            Choice(
                "players", Box(PLACE.right - 480, 140, 480, 42),
                tuple((str(n), say(f"scene.setup.count.{n}")) for n in counts),
                str(self.draft.players), self._seat, says=say("scene.setup.players"),
            ),
            *seat_widgets(self, self.draft, tuple(games.players(self._game)), self.changed),
            *self.own_widgets(),
            Field(
                "game/seed", SEED, self.draft.seed, self._number,
                lambda: self.write("game/seed"), say("scene.setup.seed_hint"), LONGEST_SEED,
                only_digits=True, pen=self.pen_in("game/seed"), says=say("scene.setup.seed"),
            ),
            Switch("game/practice", PRACTICE, say("scene.setup.practice"), self.draft.practice,
                   self._practise),
            Button("new/back", Box(78, FOOT, 190, 60), say("scene.back"), self.leave,
                   group="foot", size=24),
            *self.own_buttons(),
            Button("new/start", START, say("scene.setup.start"), self._begin, "play-button",
                   primary=True, group="foot", size=31),
        ]  # fmt: skip

    def _seat(self, count: str) -> None:
        self.draft.seat(int(count))
        self.changed()

    def _number(self, digits: str) -> None:
        self.draft.seed = digits
        self.changed()

    def _practise(self, on: bool) -> None:
        self.draft.practice = on
        self.changed()

    def changed(self) -> None:
        """Something was chosen: what was wrong before may be right now."""
        self._problem = ""
        self.context.stage.dirty = True

    def tell(self, text_id: str) -> None:
        """Says at the foot why something cannot be done."""
        self._problem = self.context.say(text_id)
        self.context.stage.dirty = True

    def _begin(self) -> None:
        draft = self.draft
        choices = Choices(self._game, draft.seats, self.options(), draft.practice)
        reason = self._actions.begin(choices, draft.number)
        self._problem = self.context.teller.reason(reason) if reason is not None else ""

    def focused(self, spot: Spot | None) -> None:  # noqa: ARG002
        """The sentence at the foot follows the focus."""
        self.context.stage.dirty = True

    def draw(self, canvas: Canvas) -> None:
        """The sheet with all of it."""
        self.paper(canvas, SHEET, self.context.say("scene.setup.title", game=self._game))
        self._headings(canvas)
        draw_seats(canvas, self.context.words, self.draft, self._looks)
        self.draw_own(canvas)
        self._draw_seed(canvas)
        self._foot(canvas)
        self.draw_widgets(canvas)

    def _headings(self, canvas: Canvas) -> None:
        say = self.context.say
        with canvas.region(Box(78, 130, 560, 60)):
            canvas.text(say("scene.setup.players"), 78, 162, "heading", 34, "rubric", middle=True)
        with canvas.region(Box(OWN.x, 130, 640, 60)):
            canvas.text(say("scene.setup.game"), OWN.x, 162, "heading", 34, "rubric", middle=True)
        ornaments.upright(canvas, 1172, 150, 740, "ink_ornament", 1.4)

    def _draw_seed(self, canvas: Canvas) -> None:
        say = self.context.say
        with canvas.region(Box(SEED.x, 718, HALF, 36)):
            canvas.text(say("scene.setup.seed"), SEED.x, 722, "label", 22, "ink_second", fit=HALF)
        ornaments.line(canvas, OWN.x, OWN.bottom, OWN.w, "ink_ornament")
        beside = SEED.right + 22
        with canvas.region(Box(beside, 736, HALF, 82)):
            hint = say("scene.setup.seed_about")
            canvas.paragraph(hint, beside, 742, HALF, "italic", 20, "ink_second")

    def _foot(self, canvas: Canvas) -> None:
        """Why it cannot begin, or what it is that the pointer rests on."""
        ornaments.line(canvas, 78, 918, 1764, "ink", 1.4)
        box = Box(650, 926, 770, 110)
        if self._problem:
            text = self._problem
            canvas.icon("hazard-sign", box.x + 18, box.cy - 2, 32, "rubric")
            box, colour, face = Box(box.x + 46, box.y, box.w - 46, box.h), "rubric", "label"
        else:
            text = self._said_of_focus() or self.context.say("scene.setup.about")
            colour, face = "ink_second", "italic"
        lines = canvas.wrap(text, face, 23, box.w)
        with canvas.region(box):
            y = box.cy - 2 - (len(lines) - 1) * 13.5
            for line in lines[:4]:
                canvas.text(line, box.x, y, face, 23, colour, middle=True)
                y += 27

    def _said_of_focus(self) -> str:
        shown = self.hover or (self.focus if self.by_keys else None)
        group, _, rest = (shown or "").partition("/")
        return self.about(rest.partition("/")[0]) if group == "game" and rest else ""
