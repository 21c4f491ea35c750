"""The question at the end of a reign: how many loans to repay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from tolerance_game.games.tolerance.rules.debts import LOAN_PRICE, unpaid_points
from tolerance_game.games.tolerance.rules.moves import Move, Repay
from tolerance_game.games.tolerance.rules.state import MONEY
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.ui.kit import Box, Canvas, Context, Scene, Spot, ornaments
from tolerance_game.ui.kit.widgets.rule_mark import RuleMark
from tolerance_game.ui.tolerance.law import cite
from tolerance_game.words import Teller
from tolerance_game.words.cited import marked_of

W = 860.0
ANSWER_H = 84.0
GAP = 12.0
HEAD = 190.0


class SheetAnswer(NamedTuple):
    """One answer: what it is, what it means, and what it does."""

    id: str
    label: str
    means: str
    act: Callable[[], None]


class QuestionScene(Scene):
    """A notice over the scene below, which only an answer closes."""

    opaque = False
    name = "question"

    def __init__(
        self, context: Context, title: str, about: str, answers: Sequence[SheetAnswer]
    ) -> None:
        super().__init__(context)
        self._title = title
        self._about = about
        self._answers = tuple(answers)
        h = HEAD + len(self._answers) * (ANSWER_H + GAP) + 24
        self._box = Box(960 - W / 2, 540 - h / 2, W, h)

    def _place(self, number: int) -> Box:
        y = self._box.y + HEAD + number * (ANSWER_H + GAP)
        return Box(self._box.x + 44, y, W - 88, ANSWER_H)

    def spots(self) -> Sequence[Spot]:
        """The answers."""
        return [
            Spot(one.id, self._place(number), one.act, f"{one.label}. {one.means}", "answers")
            for number, one in enumerate(self._answers)
        ] + self.mark_spots()

    def rule_marks(self) -> Sequence[RuleMark]:
        """That of what the question is about, where it is wished."""
        wished = self.context.settings.play.paragraphs
        paragraphs = marked_of(self._about, wished=wished)
        x, y = self._box.right - 56, self._box.y + 56
        return (RuleMark("rule/question", x, y, paragraphs),) if paragraphs else ()

    def draw(self, canvas: Canvas) -> None:
        """Draws the notice."""
        box = self._box
        ornaments.veiled_sheet(canvas, box, 5)
        with canvas.region(box.grown(-20)):
            x, y, title = box.cx, box.y + 56, self._title
            canvas.text(title, x, y, "heading", 40, "ink", "c", middle=True, fit=W - 160)
            x, y, about = box.x + 60, box.y + 88, self._about
            canvas.paragraph(about, x, y, W - 120, "italic", 23, "ink_second", "c")
            for number, one in enumerate(self._answers):
                self._answer(canvas, one, self._place(number))
        self.draw_marks(canvas)

    def _answer(self, canvas: Canvas, one: SheetAnswer, box: Box) -> None:
        place = box.moved(0, 2) if self.pressed == one.id else box
        colour = ornaments.button_face(canvas, place, "h" if self.lit(one.id) else "n")
        x = place.x + 26
        with canvas.region(place):
            room = place.right - 20 - x
            canvas.text(one.label, x, place.y + 27, "label", 25, colour, middle=True, fit=room)
            canvas.text(one.means, x, place.y + 58, "body", 21, "second", middle=True, fit=room)
        if self.framed == one.id:
            ornaments.outline(canvas, place, width=3, glow=False)


def ask_repay(
    context: Context, view: View, teller: Teller, choose: Callable[[Move], None]
) -> QuestionScene:
    """T6.5: how many loans to repay, each answer with the money and the points it means."""
    say = teller.words.say
    seat = view.seats[view.seat]
    money, answers = seat.tallies[MONEY], []
    for move in view.moves:
        if not isinstance(move, Repay):
            continue
        label = say("reckoning.repay.none")
        if move.loans:
            label = say("reckoning.repay.some", number=move.loans)
        after, left = money - LOAN_PRICE * move.loans, seat.loans - move.loans
        unpaid = say("reckoning.repay.free")
        if left:
            change = -unpaid_points(view.options.rulings, left)
            unpaid = say("reckoning.repay.unpaid", number=left, change=change)
        means = f"{say('reckoning.repay.after', before=money, after=after)}. {unpaid}."
        answers.append(SheetAnswer(f"repay/{move.loans}", label, means, partial(choose, move)))
    once = view.options.rulings.unpaid_loans == "once"
    which = "about_once" if once else "about"
    about = cite(teller.words, f"reckoning.repay.{which}", number=seat.loans, seat=view.seat)
    return QuestionScene(context, say("reckoning.repay.title"), about, answers)
