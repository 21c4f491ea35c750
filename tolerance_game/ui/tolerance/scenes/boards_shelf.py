"""One board laid open in a panel: who it belongs to, and every card of its six piles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.kit.fitted_name import write_name
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.cards.mini import HEIGHT, draw_mini
from tolerance_game.ui.tolerance.role_face import draw_role_face
from tolerance_game.ui.tolerance.sheet.shelf import Pile, SeatPiles
from tolerance_game.words import Teller

OWNER = 190.0
BADGE = 34.0
GAP = 20.0
SMALLEST = 47.0
LARGEST = 92.0
COMMON = 58.0
"""Unless the cards of all boards can be so wide together, each board has cards of its own size."""
ALONE = 66.0
"""And then no wider than this: the boards still belong together."""
UNSEEN = 58.0


class BoardPlace(NamedTuple):
    """A card of a board and its place."""

    card: str
    seat: Seat
    alive: bool
    box: Box


@dataclass(frozen=True)
class ShelfPanel:
    """The panel of a board in a box."""

    shelf: SeatPiles
    box: Box
    options: Options
    teller: Teller
    face: str = ""
    """Who of the cast has it."""
    columns: tuple[float, ...] = ()
    """The widths that line the columns of all panels up; empty for those of this panel."""

    card_w: float = SMALLEST
    """How wide its cards are."""

    def _lines(self) -> Iterator[tuple[float, tuple[Pile, ...]]]:
        h = self.card_w * HEIGHT
        spare = (self.box.h - 2 * h) / 3
        yield self.box.y + spare, self.shelf.living
        yield self.box.y + 2 * spare + h, self.shelf.dead

    @property
    def needs(self) -> tuple[float, ...]:
        """The width each column of piles needs to show its cards side by side."""
        w = self.card_w + 5
        return tuple(
            max(_fixed(pile) + max(1, len(pile.cards)) * w for pile in column)
            for column in zip(self.shelf.living, self.shelf.dead, strict=True)
        )

    @property
    def room(self) -> float:
        """The width of all columns."""
        return self.box.w - OWNER - 20

    def _columns(self) -> tuple[float, ...]:
        """The widths of the columns: those of all panels if they fit this one too."""
        needs = self.columns or self.needs
        third = self.room / len(needs)
        if max(needs) <= third:
            return (third,) * len(needs)
        whole = sum(needs)
        if whole <= self.room:
            spare = (self.room - whole) / len(needs)
            return tuple(need + spare for need in needs)
        return tuple(need * self.room / whole for need in needs)

    def _layout(self) -> Iterator[tuple[Pile, float, float, float]]:
        """Each pile with its left edge, its top, and the step between its cards."""
        w = self.card_w
        for y, piles in self._lines():
            x = self.box.x + OWNER
            for pile, room in zip(piles, self._columns(), strict=True):
                spread = max(1, len(pile.cards) - 1)
                yield pile, x, y, min(w + 5, (room - _fixed(pile) - w) / spread)
                x += room

    def places(self) -> Iterator[BoardPlace]:
        """Every known card; of an overlapped card the visible part."""
        w = self.card_w
        for pile, x, y, step in self._layout():
            left = x + BADGE + (UNSEEN if pile.unseen else 0)
            for number, card in enumerate(pile.cards):
                last = number == len(pile.cards) - 1
                seen = w if last else min(w, step)
                box = Box(left + number * step, y, seen, w * HEIGHT)
                yield BoardPlace(card, self.shelf.seat, pile.alive, box)

    def draw(self, canvas: Canvas) -> None:
        """Draws the panel with all cards."""
        ornaments.panel(canvas, self.box)
        with canvas.region(self.box):
            self._owner(canvas)
            for pile, x, y, step in self._layout():
                self._pile(canvas, pile, x, y, step)

    def _owner(self, canvas: Canvas) -> None:
        box = self.box
        side = min(96.0, box.h - 74)
        frame = Box(box.x + 16, box.y + 14, side, side)
        if not draw_role_face(canvas, frame, self.shelf.role, self.face, rule="edge"):
            canvas.icon("domino-mask", frame.cx, frame.cy, side * 0.7, "edge")
        name = self.teller.words.seat(self.shelf.seat)
        middle = (frame.bottom + box.bottom) / 2 if box.h < 200 else frame.bottom + 26
        write_name(canvas, name, box.x + 16, middle, OWNER - 66, 28, "strong")
        x = box.x + OWNER - 28
        for (y, _piles), icon in zip(self._lines(), ("person", "death-skull"), strict=True):
            canvas.icon(icon, x, y + self.card_w * HEIGHT / 2, 26, "second")

    def _pile(self, canvas: Canvas, pile: Pile, x: float, y: float, step: float) -> None:
        w = self.card_w
        cy = y + w * HEIGHT / 2
        signs.religion(canvas, signs.pile_sign(pile.religion, self.shelf.reign), x, cy - 14, 28)
        x += BADGE
        if pile.unseen:
            said = self.teller.words.say("reckoning.boards.hidden", number=pile.unseen)
            count, _, word = said.partition(" ")
            canvas.text(f"+{count}", x + 26, cy - 14, "figure", 22, "strong", "c", middle=True)
            canvas.text(word, x + 26, cy + 10, "body", 18, "second", "c", middle=True, fit=UNSEEN)
            x += UNSEEN
        if not pile.cards:
            draw_mini(canvas, None, x, y, w)
        for number, card in enumerate(pile.cards):
            place = Box(x + number * step, y, w, w * HEIGHT)
            if number and step < w:
                canvas.covered(place)
            draw_mini(canvas, self.options.cards[card], place.x, y, w, dead=not pile.alive)


def largest_card(panel_h: float) -> float:
    """The width of the largest cards that fit a panel in two lines."""
    return max(SMALLEST, min(LARGEST, (panel_h - 40) / 2 / HEIGHT))


def _fixed(pile: Pile) -> float:
    """What a pile takes besides its cards."""
    return BADGE + GAP + (UNSEEN if pile.unseen else 0)


def corners(canvas: Canvas, box: Box) -> None:
    """Small yellow brackets around a card that can be chosen."""
    w, h, arm = box.w, box.h, min(14.0, box.w / 3)
    path = (
        f"M3 {3 + arm:g}V3H{3 + arm:g}M{w - 3 - arm:g} 3H{w - 3:g}V{3 + arm:g}"
        f"M{w - 3:g} {h - 3 - arm:g}V{h - 3:g}H{w - 3 - arm:g}"
        f"M{3 + arm:g} {h - 3:g}H3V{h - 3 - arm:g}"
    )
    body = (
        f'<path d="{path}" fill="none" stroke="{canvas.colour("edge")}" stroke-width="6"/>'
        f'<path d="{path}" fill="none" stroke="{canvas.colour("target")}" stroke-width="3.4"/>'
    )
    canvas.shape(body, box)
