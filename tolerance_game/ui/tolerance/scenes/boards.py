"""All boards with every card: to look at, or to choose who is executed (T6.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from tolerance_game.games.tolerance.card_texts import other_print
from tolerance_game.games.tolerance.foresight.execution import Execution
from tolerance_game.games.tolerance.rules.moves import Execute
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.ui.kit import Box, Button, Canvas, Context, Intent, Scene, Spot, ornaments
from tolerance_game.ui.kit.key_names import first_key
from tolerance_game.ui.kit.widgets.rule_mark import RuleMark
from tolerance_game.ui.table.prompt import draw_prompt
from tolerance_game.ui.tolerance.cards.drawings import LARGE
from tolerance_game.ui.tolerance.cards.inspector import draw_inspector, law_of
from tolerance_game.ui.tolerance.cards.printed import Face
from tolerance_game.ui.tolerance.law import LAW, cite
from tolerance_game.ui.tolerance.role_face import face_of
from tolerance_game.ui.tolerance.sheet.shelf import SeatPiles
from tolerance_game.words import Teller

from .boards_execution import in_full, in_short, told_of
from .boards_shelf import BoardPlace, ShelfPanel, arranged, corners

TOP = 92.0
FOOT = 1010.0
MARGIN = 16.0
GUTTER = 12.0
FREE = (220, 1920 - 32 - LARGE.w, 20)
"""Where the left edge of the large card may be: from, to, and in such steps."""
EDGE = 44.0
"""What is left beside the question for the mark of its rule."""
INSPECTED = 620.0
"""How high the large card is with what is said below it."""
NEAREST = 24.0
GOALS = 3
"""For so many cards count the goals of a seat that the large card would hide."""
REST = 250.0
"""Milliseconds pointer or focus must rest on a card before it is shown large, as on the table."""


class BoardsScene(Scene):
    """The boards of all seats, or of some of them."""

    name = "boards"
    shows_advice = True

    def __init__(
        self,
        context: Context,
        shelves: Sequence[SeatPiles],
        options: Options,
        teller: Teller,
        *,
        legal: Mapping[str, Execute] | None = None,
        choose: Callable[[Execute], None] | None = None,
        consequence: Callable[[str], Execution] | None = None,
        faces: Sequence[str] = (),
    ) -> None:
        """With `legal`, moves by their card, a move must be chosen; else this only shows boards."""
        super().__init__(context)
        self._options = options
        self._teller = teller
        self._legal = dict(legal or {})
        self._choose = choose
        self._consequence = consequence
        self._faces = faces
        self._known: dict[str, Execution] = {}
        self.panels = self._arranged(shelves)
        self._resting: str | None = None
        self._since = 0.0
        self._shown = False

    def _arranged(self, shelves: Sequence[SeatPiles]) -> list[ShelfPanel]:
        room = FOOT - TOP - GUTTER * (len(shelves) - 1)
        box = Box(MARGIN, 0, 1920 - 2 * MARGIN, room / len(shelves))
        plain = self.context.theme.plain_faces
        found = arranged(
            [
                ShelfPanel(shelf, box, self._options, self._teller,
                           face_of(self._faces, shelf.seat), plain)
                for shelf in shelves
            ],
            room,
        )  # fmt: skip
        y, panels = TOP + (room - sum(one.box.h for one in found)) / 2, []
        for one in found:
            panels.append(replace(one, box=one.box._replace(y=y)))
            y += one.box.h + GUTTER
        return panels

    def _places(self) -> Iterator[BoardPlace]:
        for panel in self.panels:
            yield from panel.places()

    @property
    def choosing(self) -> bool:
        """Whether a card must be chosen."""
        return bool(self._legal)

    # What can be pointed at.

    def spots(self) -> Sequence[Spot]:
        """Every card; while choosing, keys reach only those that can be chosen."""
        found: list[Spot] = []
        for card, seat, _alive, box in self._places():
            says = self._teller.words.say("reckoning.boards.card", whole_card=card, seat=seat)
            act, able = partial(self._chose, card), card in self._legal or not self.choosing
            found.append(Spot(f"card/{card}", box, act, says, f"board/{seat}", able))
        if not self.choosing:
            found.append(self._close_button().spot)
        return found + self.mark_spots()

    def rule_marks(self) -> Sequence[RuleMark]:
        """That of the question, where it is wished."""
        if not (self.choosing and self.context.settings.play.paragraphs):
            return ()
        return (RuleMark("rule/boards", 1920 - MARGIN - 20, 45, LAW["reckoning.boards.choose"]),)

    @property
    def marked(self) -> tuple[str, ...]:
        """Of the card that is shown large, else of the question."""
        place = self._looked_at() if self._shown else None
        return (self._law_of(place) if place is not None else ()) or super().marked

    def _law_of(self, place: BoardPlace) -> tuple[str, ...]:
        """The paragraphs about a card, where marks are wished."""
        wished = self.context.settings.play.paragraphs
        return law_of(self._options.cards[place.card]) if wished else ()

    def first_focus(self) -> str | None:
        """The way back, or the first card that can be chosen."""
        return f"card/{next(iter(self._legal))}" if self.choosing else "close"

    def _chose(self, card: str) -> None:
        if card in self._legal and self._choose is not None:
            self._choose(self._legal[card])

    def _close_button(self) -> Button:
        label = self._teller.words.say("reckoning.back")
        return Button("close", Box(1920 - MARGIN - 200, 18, 200, 52), label, self.context.stage.pop)

    def intent(self, intent: Intent) -> bool:
        """Escape goes back when there is nothing to choose."""
        if intent is Intent.BACK and not self.choosing:
            self.context.stage.pop()
            return True
        return super().intent(intent)

    # Time.

    def tick(self, now: float) -> bool:
        """Shows a card large when pointer or focus has rested on it long enough."""
        place = self._looked_at()
        card = place.card if place is not None else None
        if card != self._resting:
            self._resting, self._since = card, now
            self._shown = False
        due = card is not None and not self._shown and now - self._since >= REST
        self._shown = self._shown or due
        return due

    def wake_at(self) -> float | None:
        """When the card that is looked at is shown large."""
        waits = self._resting is not None and not self._shown
        return self._since + REST if waits else None

    # Drawing.

    def draw(self, canvas: Canvas) -> None:
        """Draws all panels, then the card that is looked at."""
        canvas.wood()
        self._heading(canvas)
        looked_at = self._looked_at()
        found = self._execution(looked_at)
        for panel in self.panels:
            change, marked = told_of(found, panel.shelf.seat)
            panel.draw(canvas, change, marked)
        for place in self._places():
            if place.card in self._legal:
                corners(canvas, place.box.grown(3))
        if not self.choosing:
            self._close_button().draw(canvas, self)
        lowest = 0.0
        if looked_at is not None:
            self._mark(canvas, looked_at)
            if self._shown and self._resting == looked_at.card:
                lowest = self._zoom(canvas, looked_at).bottom
        self.draw_marks(canvas)
        # A large card with much to say reaches down there; it says the same.
        if lowest <= FOOT + 16:
            self._foot(canvas, looked_at)

    def _heading(self, canvas: Canvas) -> None:
        say = self._teller.words.say
        which = "own_title" if len(self.panels) == 1 else "title"
        with canvas.region(Box(MARGIN, 8, 1660, 76)):
            title = say(f"reckoning.boards.{which}")
            w = canvas.text(title, MARGIN + 8, 44, "heading", 42, "strong", middle=True)
            if self.choosing:
                monarch = self._options.monarchs[self.panels[0].shelf.reign]
                text = cite(self._teller.words, "reckoning.boards.choose", card=monarch)
                marked = EDGE if self.rule_marks() else 0.0
                strip = Box(MARGIN + w + 48, 18, 1920 - 2 * MARGIN - w - 64 - marked, 54)
                if self.advice:
                    # A hint takes the place of the question: below are boards and their foot.
                    draw_prompt(canvas, strip, self.advice)
                    return
                ornaments.strip(canvas, strip)
                x, y, room = strip.cx, strip.cy - 1, strip.w - 60
                canvas.text(text, x, y, "label", 26, "ink", "c", middle=True, fit=room)

    def _foot(self, canvas: Canvas, looked_at: BoardPlace | None) -> None:
        text = self._teller.words.say("reckoning.boards.look")
        colour = "muted"
        if looked_at is not None and looked_at.card in self._legal:
            text, colour = self._outcome(looked_at), "target"
        with canvas.region(Box(MARGIN, FOOT, 1888, 66)):
            size = canvas.fitting(text, "label", 24, 1840)
            canvas.text(text, 960, 1045, "label", size, colour, "c", middle=True)

    def _execution(self, place: BoardPlace | None) -> Execution | None:
        """What executing a card would change; None where it cannot be chosen."""
        if place is None or place.card not in self._legal or self._consequence is None:
            return None
        if place.card not in self._known:
            self._known[place.card] = self._consequence(place.card)
        return self._known[place.card]

    def _outcome(self, place: BoardPlace) -> str:
        say, card, seat = self._teller.words.say, place.card, place.seat
        found = self._execution(place)
        means = in_short(self._teller.words, found) if found is not None else ""
        if means:
            return say("reckoning.boards.means", card=card, seat=seat, which=means)
        return say("reckoning.boards.dies", card=card, seat=seat)

    def _notes(self, place: BoardPlace) -> list[str]:
        """What the other print has on a card (T10), and all that can be said of an execution."""
        other = other_print(self._teller.words, self._options, place.card)
        others = [other] if other else []
        if place.card not in self._legal:
            return others
        found = self._execution(place)
        say = self._teller.words.say
        dies = say("reckoning.boards.dies", card=place.card, seat=place.seat)
        return [*others, dies, *(in_full(self._teller.words, found) if found is not None else ())]

    def _looked_at(self) -> BoardPlace | None:
        wanted = self.framed if self.by_keys else self.hover
        return next((place for place in self._places() if wanted == f"card/{place.card}"), None)

    def _mark(self, canvas: Canvas, place: BoardPlace) -> None:
        frame = place.box.grown(2)
        if self.by_keys:
            ornaments.outline(canvas, frame, "gold", width=4, radius=8)
        else:
            ornaments.outline(canvas, frame, "strong", width=2, radius=6, glow=False)

    def _zoom(self, canvas: Canvas, place: BoardPlace) -> Box:
        options, reign = self._options, self.panels[0].shelf.reign
        card, words = options.cards[place.card], self._teller.words
        face = Face(card, words, dead=not place.alive, rulings=options.rulings, reign=reign)
        box = self._free(place)
        mark = ""
        if self._law_of(place):
            mark = f"<rule> {first_key(words, self.context.bindings, Intent.HELP)}".strip()
        return draw_inspector(canvas, face, box.x, box.y, self._notes(place), mark)

    def _free(self, place: BoardPlace) -> Box:
        """Where the large card hides the fewest others, or goals; of such places the nearest."""
        others = [one.box for one in self._places()]
        goals = [one.goals_box for one in self.panels if one.goals_box.w]
        top = max(0.0, min(place.box.cy - 240, FOOT - INSPECTED))
        found = Box(FREE[0], top, LARGE.w, INSPECTED)
        best = len(others) + GOALS * len(goals) + 1, 0.0
        for x in range(*FREE):
            box = found._replace(x=x)
            if box.grown(NEAREST).touches(place.box):
                continue
            hidden = sum(box.touches(one) for one in others)
            hidden += GOALS * sum(box.touches(one) for one in goals)
            hides = hidden, abs(box.cx - place.box.cx)
            if hides < best:
                best, found = hides, box
        return found
