"""The page on which a game is set up: who plays, its number, and what the game itself asks.

A game derives its page, says its options, and may add widgets of its own in `OWN`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from tolerance_game import games
from tolerance_game.match import PERSON
from tolerance_game.match.cast import level_of
from tolerance_game.session import Choices
from tolerance_game.ui.kit import Box, Button, Canvas, Context, Spot, ornaments
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.kit.widgets.field import Field
from tolerance_game.ui.kit.widgets.rule_mark import RuleMark
from tolerance_game.ui.kit.widgets.switch import Switch
from tolerance_game.ui.pages.page import Page, Widget
from tolerance_game.words.cited import marked_of

from .game_room import SetupActions
from .setup_cast import draw_gallery, gallery_widgets, introduction
from .setup_draft import SeatDraft, SetupDraft
from .setup_rules import draw_rules, rule_widgets
from .setup_seats import (
    IN_A_ROUND,
    OF_SIDES,
    PLACE,
    PROGRAM,
    character,
    draw_seats,
    seat_widgets,
    strength,
)
from .setup_sides import SideLook, draw_sides, side_widgets

SHEET: Final = Box(36, 22, 1848, 1036)
FOOT: Final = 954.0
MARK: Final = 44.0
"""What is left at the foot for the mark of a rule."""
START: Final = Box(1442, 940, 400, 78)
OWN: Final = Box(1196, 198, 646, 508)
"""Where a game may have widgets of its own."""
DICE: Final = "own-quincunx"
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
        plates: Mapping[str, str] | None = None,
        sides: Sequence[SideLook] = (),
    ) -> None:
        """`plates` are the woodcuts of its opponents, by name; `sides` are its seats, where each
        is a side of its own.
        """
        super().__init__(context)
        self.draft = draft
        self._game = game
        self._actions = actions
        self._opponents = games.offered_players(game)
        self._plates = plates or {}
        self._sides = tuple(sides)
        self._layout = OF_SIDES if sides else IN_A_ROUND
        if actions.luck is not None:
            draft.gather(game, actions.luck)
        self._rules = False
        """Whether the house rules are open."""
        self._gallery: int | None = None
        """The seat for which somebody of the cast is being chosen."""
        self._problem = ""
        """Why the game could not begin, in words."""

    def options(self) -> dict[str, object]:
        """The options that were chosen, as plain values."""
        raise NotImplementedError

    def own_widgets(self) -> Sequence[Widget]:
        """The widgets of this game alone, in reading order."""
        return ()

    def draw_own(self, canvas: Canvas) -> None:
        """Draws what belongs to the widgets of this game."""

    def about(self, name: str) -> str:
        """The sentence on one of its own widgets, `game/NAME`; empty for none."""
        text_id = f"scene.setup.{name}_about"
        return self.context.say(text_id) if self.context.words.has(text_id) else ""

    def about_value(self, name: str, value: str) -> str:
        """The sentence on one value of it, `game/NAME/VALUE`; else on all of them."""
        text_id = f"scene.setup.{name}_about.{value}"
        return self.context.say(text_id) if self.context.words.has(text_id) else self.about(name)

    def about_seats(self) -> str:
        """What there is to know of the seats, while nothing is pointed at."""
        return self.context.say("scene.setup.about")

    def first_focus(self) -> str | None:
        """Enter begins at once."""
        if self._gallery is not None:
            who = self.draft.places[self._gallery].who
            return f"cast/{who}" if who else "gallery/surprise"
        return "rules/done" if self._rules else "new/start"

    def leave(self) -> None:
        """From the house rules and the gallery to the page, from there to where it was opened."""
        if self._gallery is not None:
            self._choose_face(None)
        elif self._rules:
            self._open(False)
        else:
            self._actions.back()

    def widgets(self) -> Sequence[Widget]:
        """Of the page, of the gallery, or of the house rules."""
        if self._gallery is not None:
            close = partial(self._choose_face, None)
            return gallery_widgets(self, self.draft, self._gallery, close)
        return self._of_rules() if self._rules else self._of_page()

    def _of_page(self) -> Sequence[Widget]:
        """Who plays, what is played, and the buttons at the foot."""
        say = self.context.say
        return [
            *self._surprise(),
            *self._counts(),
            *self._seats(),
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
            *self._rules_button(),
            Button("new/start", START, say("scene.setup.start"), self._begin, "play-button",
                   primary=True, group="foot", size=24),
        ]  # fmt: skip

    def _counts(self) -> Sequence[Widget]:
        """How many play, where that is a question."""
        say, counts = self.context.say, games.game(self._game).SEATS
        if len(counts) == 1:
            return ()
        values = tuple((str(n), say(f"scene.setup.count.{n}")) for n in counts)
        box, now = Box(PLACE.right - 480, 140, 480, 42), str(self.draft.players)
        return [Choice("players", box, values, now, self._seat, says=say("scene.setup.players"))]

    def _surprise(self) -> Sequence[Widget]:
        """Other opponents at the whole table."""
        if not self.draft.cast or all(place.person for place in self.draft.playing):
            return ()
        box = Box(PLACE.right - 480 - 22 - 250, 140, 250, 42)
        if len(games.game(self._game).SEATS) == 1:
            box = box.moved(502, 0)
        label = self.context.say("scene.setup.surprise")
        return (Button("game/surprise", box, label, self._mix, DICE, size=21),)

    def _mix(self) -> None:
        self.draft.surprise_all()
        self.changed()

    def _choose_face(self, seat: int | None) -> None:
        """Opens the gallery for a seat, or closes it."""
        before, self._gallery = self._gallery, seat
        self.focus = self.first_focus() if seat is not None else f"seat/{before}/face"
        self.changed()

    def _seats(self) -> Sequence[Widget]:
        """Who sits where; and sides, length and the turning of the table, where seats are sides."""
        found = seat_widgets(
            self, self.draft, self._opponents, self.changed, self._layout, self._choose_face
        )
        if self._sides:
            return [*found, *side_widgets(self.context, self.draft, self.changed)]
        return found

    def _rules_button(self) -> Sequence[Button]:
        """The way to the house rules, if there are any."""
        if not self.draft.house_rules:
            return ()
        say, changed = self.context.say, len(self.draft.changed_rulings())
        label = say("scene.setup.rules")
        if changed:
            label = say("scene.setup.rules_changed", number=changed)
        box, act = Box(286, FOOT, 330, 60), lambda: self._open(True)
        return (Button("new/rules", box, label, act, "gavel", group="foot", size=24),)

    def _of_rules(self) -> Sequence[Widget]:
        say = self.context.say
        return [
            *rule_widgets(self, self._game, self.draft, self.changed),
            Button("rules/usual", Box(78, FOOT, 260, 60), say("scene.setup.usual"), self._usual,
                   "anticlockwise-rotation", off=not self.draft.changed_rulings(), group="foot",
                   size=24),
            Button("rules/done", START, say("scene.done"), self.leave, "check-mark", primary=True,
                   group="foot", size=24),
        ]  # fmt: skip

    def _open(self, rules: bool) -> None:
        self._rules = rules
        self.focus = "rules/done" if rules else "new/rules"
        self.changed()

    def _usual(self) -> None:
        self.draft.as_usual()
        self.changed()

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
        choices = Choices(
            *(self._game, draft.seats, self.options(), draft.practice, draft.lot, draft.games),
            drawn=draft.drawn,
            for_once=draft.for_once,
        )
        reason = self._actions.begin(choices, draft.number)
        self._problem = self.context.teller.reason(reason) if reason is not None else ""

    def focused(self, spot: Spot | None) -> None:  # noqa: ARG002
        """The sentence at the foot follows the focus."""
        self.context.stage.dirty = True

    def draw(self, canvas: Canvas) -> None:
        """The page, or the house rules in its place."""
        if self._gallery is not None:
            self._draw_gallery(canvas, self._gallery)
            return
        if self._rules:
            self._draw_rules(canvas)
            return
        self.paper(canvas, SHEET, self.context.say("scene.setup.title", game=self._game))
        self._headings(canvas)
        words, draft = self.context.words, self.draft
        draw_seats(canvas, words, draft, self._opponents, self._plates, self._layout)
        if self._sides:
            draw_sides(canvas, words, draft, self._sides)
        self.draw_own(canvas)
        self._draw_seed(canvas)
        self._foot(canvas)
        self.draw_widgets(canvas)

    def _draw_rules(self, canvas: Canvas) -> None:
        say = self.context.say
        self.paper(canvas, SHEET, say("scene.setup.rules"))
        with canvas.region(Box(900, 60, 942, 60)):
            canvas.text(say("scene.setup.rules_about"), 1842, 96, "name_italic", 27, "ink_second",
                        "r", middle=True, fit=940)  # fmt: skip
        draw_rules(canvas, self.context.words, self._game, self.draft)
        self.draw_widgets(canvas)

    def _gallery_text(self, seat: int) -> str:
        """What the gallery is called: it is for an opponent, or for the face of a person."""
        return "gallery_person" if self.draft.places[seat].person else "gallery"

    def _draw_gallery(self, canvas: Canvas, seat: int) -> None:
        say = self.context.say
        text = f"scene.setup.{self._gallery_text(seat)}"
        if self._sides and not self.draft.lot:
            # Its seats are called by their sides.
            title = say(f"{text}_side", name=say(self._sides[seat].name))
        else:
            title = say(text, number=seat + 1)
        self.paper(canvas, SHEET, title)
        self._foot(canvas)
        self.draw_widgets(canvas)
        draw_gallery(canvas, self.context.words, self.draft, seat)

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
            left = MARK if self.rule_marks() else 0.0
            box = Box(box.x + 46, box.y, box.w - 46 - left, box.h)
            colour, face = "rubric", "label"
        else:
            text = self._said_of_focus() or self.about_seats()
            colour, face = "ink_second", "italic"
        lines = canvas.wrap(text, face, 23, box.w)
        with canvas.region(box):
            y = box.cy - 2 - (len(lines) - 1) * 13.5
            for line in lines[:4]:
                canvas.text(line, box.x, y, face, 23, colour, middle=True)
                y += 27

    def rule_marks(self) -> Sequence[RuleMark]:
        """The mark of why it cannot begin, where that follows from a rule."""
        paragraphs = marked_of(self._problem, wished=True)
        if not paragraphs or self._rules:
            return ()
        return (RuleMark("rule/setup", 1420 - MARK / 2, 979, paragraphs, self._game),)

    def _said_of_focus(self) -> str:
        shown = self.hover or self.framed
        group, _, rest = (shown or "").partition("/")
        name, _, value = rest.partition("/")
        if group == "cast" and name:
            return introduction(self.context.words, name)
        if self._gallery is not None:
            return self.context.say(f"scene.setup.{self._gallery_text(self._gallery)}_about")
        if group == "seat" and name.isdigit():
            return self._said_of_seat(self.draft.places[int(name)], value.partition("/")[0])
        return self.about_value(name, value) if group == "game" and rest else ""

    def _said_of_seat(self, place: SeatDraft, what: str) -> str:
        """Who would sit there: with an opponent, how strong it is."""
        if what in ("face", "choose") and place.who:
            return introduction(self.context.words, place.who)
        if what in ("face", "choose"):
            return self.context.say("scene.setup.face_about")
        if what == PERSON:
            return character(self.context.words, PERSON)
        if what in (PROGRAM, "player"):
            return strength(self.context.words, self._game, level_of(place.program))
        return ""
