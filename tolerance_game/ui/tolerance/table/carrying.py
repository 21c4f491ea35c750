"""Dragging a card from the hand: dropped over the table it is played, elsewhere it returns. The
same cards may be played, with the same questions, as by a click."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from tolerance_game.games.tolerance.rules.cards import WILD
from tolerance_game.games.tolerance.rules.state import PLAY
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.kit.motion import between, ease_out
from tolerance_game.ui.table.gaze import HAND
from tolerance_game.ui.tolerance.cards.face import draw_card

from .hand import Carried, Returning
from .model import TableModel

RETURN: Final = 140.0
"""Milliseconds in which a card goes back to the hand."""


class Carrying:
    """Picks up a card of the hand, and drops it."""

    def __init__(self) -> None:
        self.carried = Carried()

    @property
    def card(self) -> str | None:
        """The card that is carried."""
        return self.carried.card

    def moving(self, now: float) -> bool:
        """Whether a card is on its way back."""
        returning = self.carried.returning
        return returning is not None and now - returning.began < RETURN

    def tick(self, now: float, hand: Collection[str]) -> bool:
        """Whether something changed: it arrived, or is no longer in the hand."""
        if self.card is not None and self.card not in hand:
            self.carried = self.carried._replace(card=None)
            return True
        if self.carried.returning is not None and not self.moving(now):
            self.carried = self.carried._replace(returning=None)
            return True
        return False

    def begin(self, model: TableModel, spot: str, x: float, y: float) -> bool:
        """A drag begins on a spot. Whether that is a card of the hand."""
        card = spot.removeprefix(HAND)
        box = model.hand_boxes.get(card)
        if not spot.startswith(HAND) or box is None:
            return False
        self.carried = Carried(card, (x - box.x, y - box.y), (x, y))
        return True

    def move(self, x: float, y: float) -> None:
        """The pointer is here now."""
        self.carried = self.carried._replace(at=(x, y))

    def drop(self, model: TableModel) -> str | None:
        """Drops the card: returns it if it was dropped over the table, to be played."""
        card = self.card
        if card is None or not over_table(model):
            self.leave(model)
            return None
        if card not in model.legal or model.view.options.cards[card].suit == WILD:
            # It waits in the hand for its suit, or is refused with the reason.
            self.leave(model)
        else:
            self.carried = self.carried._replace(card=None, left=(card, box_of(model)))
        return card

    def leave(self, model: TableModel) -> None:
        """Returns the card to the hand."""
        if self.card is None:
            return
        returning = self.carried.returning
        if not model.progress.at_once and not model.settings.look.reduced_motion:
            returning = Returning(self.card, box_of(model), model.now)
        self.carried = self.carried._replace(card=None, returning=returning)

    def forget(self) -> None:
        """Another seat or moment is shown: nothing is carried."""
        self.carried = Carried()


def over_table(model: TableModel) -> bool:
    """Whether dropping the card now would play it."""
    carried = model.carried
    return carried.card is not None and model.layout.middle.grown(30).holds(*carried.at)


def box_of(model: TableModel) -> Box:
    """Where the carried card is."""
    (x, y), grip = model.carried.at, model.carried.grip
    *_, w, h = next(iter(model.hand_boxes.values()), (0.0, 0.0))
    return Box(x - grip[0], y - grip[1], w, h)


def draw_carried(canvas: Canvas, model: TableModel) -> None:
    """Draws the carried card, and the place it would take."""
    carried = model.carried
    returning, waits = carried.returning, carried.waits(model.choice.under_way)
    if returning is not None and returning.card in model.hand_boxes:
        box = model.hand_boxes[returning.card]
        t = ease_out(min(1.0, (model.now - returning.began) / RETURN))
        x = between(returning.start.x, box.x, t)
        y = between(returning.start.y, box.y, t)
        draw_card(canvas, model.face(returning.card), x, y, box.w)
    if waits is not None:
        draw_card(canvas, model.face(waits[0]), *waits[1][:3])
    if carried.card is None:
        return
    able = carried.card in model.legal and model.view.phase == PLAY
    if able:
        place = model.slots[model.shown.me]
        over = over_table(model)
        ornaments.outline(canvas, place, width=5 if over else 3, radius=10, glow=over)
    draw_card(canvas, replace(model.face(carried.card), dim=not able), *box_of(model)[:3])
