"""The piles of a board as slips with names, in columns; how much room they need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.ui.kit import Box, Canvas
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.cards.slip import draw_slip, slip_width
from tolerance_game.ui.tolerance.sheet.shelf import Pile, SeatPiles
from tolerance_game.words import Words

PITCHES: Final = (38.0, 36.0, 34.0, 32.0, 30.0, 28.0)
"""From line to line, the largest first."""
BETWEEN: Final = 4.0
"""Between two lines."""
APART: Final = 10.0
"""Between two columns: both may have brackets."""
SIGN: Final = 34.0
"""The room of a religion before its pile."""
GAP: Final = 16.0
"""After a pile."""
LEAST: Final = 90.0
"""How wide a pile is at least."""
EDGE: Final = 10.0
"""Above the first line, and below the last one."""


class PlacedSlip(NamedTuple):
    """A card of a pile and its place."""

    card: str
    alive: bool
    box: Box


@dataclass(frozen=True)
class SlipPiles:
    """The six piles of a board in a box: lines of the living, and one of the dead below them."""

    shelf: SeatPiles
    box: Box
    options: Options
    words: Words
    pitch: float
    plain: bool = False
    """Whether letters are plain."""
    named: bool = True
    """Whether the living have their names; the dead never have."""
    columns: tuple[float, ...] = ()
    """How wide the piles are, if not as wide as they need to be."""

    @property
    def height(self) -> float:
        """Of a slip."""
        return self.pitch - BETWEEN

    @property
    def _lines(self) -> int:
        """How many lines of living cards there are."""
        # Heights are made of such lines, and may miss one by a hair.
        return max(1, int((self.box.h - 2 * EDGE) / self.pitch - 1 + 1e-6))

    def _columns_of(self, pile: Pile) -> list[list[str]]:
        """Its cards in columns, from the top to the bottom; what is hidden takes the first line."""
        cards = [*([""] if pile.unseen else []), *pile.cards]
        return [cards[n : n + self._lines] for n in range(0, len(cards), self._lines)]

    def _card(self, card: str) -> Card:
        return self.options.cards[card]

    def _width(self, card: str, *, alive: bool = True) -> float:
        if not card:
            return LEAST
        name = self._name(card, alive=alive)
        return slip_width(self._card(card), name, self.height, plain=self.plain)

    def _name(self, card: str, *, alive: bool) -> str:
        return self.words.named("card", card) if alive and self.named else ""

    def _living_width(self, pile: Pile) -> float:
        widths = [max(map(self._width, column)) for column in self._columns_of(pile)]
        return sum(widths) + APART * max(0, len(widths) - 1)

    def _dead_width(self, pile: Pile) -> float:
        hidden = LEAST if pile.unseen else 0.0
        return hidden + sum(self._width(card, alive=False) + APART for card in pile.cards)

    @property
    def needs(self) -> tuple[float, ...]:
        """The width that each column of piles needs."""
        return tuple(
            SIGN + GAP + max(LEAST, self._living_width(living), self._dead_width(dead))
            for living, dead in zip(self.shelf.living, self.shelf.dead, strict=True)
        )

    def fits(self, needs: Sequence[float] = ()) -> bool:
        """Whether piles of these widths, else as wide as they need to be, find room."""
        return sum(needs or self.needs) <= self.box.w

    def _piles(self) -> Iterator[tuple[Pile, float]]:
        """Each pile with its left edge; what is not needed is shared out."""
        needs = self.columns or self.needs
        spare = max(0.0, self.box.w - sum(needs)) / len(needs)
        for piles in (self.shelf.living, self.shelf.dead):
            x = self.box.x
            for pile, need in zip(piles, needs, strict=True):
                yield pile, x
                x += need + spare

    def line(self, number: int) -> float:
        """The upper edge of a line of the living; -1 is that of the dead."""
        if number < 0:
            return self.box.bottom - EDGE - self.height
        return self.box.y + EDGE + number * self.pitch

    def places(self) -> Iterator[PlacedSlip]:
        """Every known card."""
        for pile, left in self._piles():
            x = left + SIGN
            if not pile.alive:
                x += LEAST if pile.unseen else 0.0
                for card in pile.cards:
                    w = self._width(card, alive=False)
                    yield PlacedSlip(card, False, Box(x, self.line(-1), w, self.height))
                    x += w + APART
                continue
            for column in self._columns_of(pile):
                w = max(map(self._width, column))
                for number, card in enumerate(column):
                    if card:
                        yield PlacedSlip(card, True, Box(x, self.line(number), w, self.height))
                x += w + APART

    def draw(self, canvas: Canvas) -> None:
        """Draws all piles."""
        for pile, x in self._piles():
            cy = self.line(0 if pile.alive else -1) + self.height / 2
            sign = signs.pile_sign(pile.religion, self.shelf.reign)
            signs.religion(canvas, sign, x, cy - 13, 26)
            if pile.unseen:
                said = self.words.say("reckoning.boards.hidden", number=pile.unseen)
                canvas.text(
                    f"+{said}", x + SIGN, cy, "italic", 20, "second", middle=True, fit=LEAST - 6
                )
            elif not pile.cards:
                canvas.text("–", x + SIGN + 4, cy - 1, "body", 22, "muted", middle=True)
        for card, alive, box in self.places():
            name = self._name(card, alive=alive)
            draw_slip(canvas, self._card(card), name, box, dead=not alive)


def height_of(lines: int, pitch: float) -> float:
    """Of a panel with so many lines of the living."""
    return 2 * EDGE + (lines + 1) * pitch
