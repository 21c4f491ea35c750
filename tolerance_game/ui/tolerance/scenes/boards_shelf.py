"""One board laid open in a panel: who it belongs to, every card of its six piles, and the goals."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.ui.kit import Box, Canvas, badges, ornaments
from tolerance_game.ui.kit.fitted_name import write_name
from tolerance_game.ui.tolerance.role_face import draw_role_face
from tolerance_game.ui.tolerance.sheet.shelf import SeatPiles
from tolerance_game.words import Teller
from tolerance_game.words.words import signed

from .boards_goals import WIDTH, draw_goals_beside
from .boards_slips import PITCHES, SlipPiles, height_of

OWNER = 190.0
BESIDE = 26.0
"""Between the piles and the goals."""
LOWEST, HIGHEST = 132.0, 320.0
"""Of a panel: owner and goals find room in it, and it is no higher for nothing."""


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
    plain: bool = False
    """Whether letters are plain."""
    pitch: float = PITCHES[-1]
    """How far it is from line to line."""
    named: bool = True
    """Whether there is room for the names of its cards."""
    columns: tuple[float, ...] = ()
    """The widths that line the piles of all panels up; empty for those of this panel."""

    @cached_property
    def slips(self) -> SlipPiles:
        """Its piles."""
        beside = WIDTH + BESIDE if self.shelf.figures is not None else 0.0
        box = self.box
        room = Box(box.x + OWNER, box.y, box.w - OWNER - 20 - beside, box.h)
        return SlipPiles(
            self.shelf, room, self.options, self.teller.words, self.pitch, self.plain,
            self.named, self.columns,
        )  # fmt: skip

    @property
    def goals_box(self) -> Box:
        """Where the goals stand; empty without them."""
        wide = WIDTH if self.shelf.figures is not None else 0.0
        return Box(self.box.right - wide - 10, self.box.y, wide, self.box.h)

    def places(self) -> Iterator[BoardPlace]:
        """Every known card."""
        for card, alive, box in self.slips.places():
            yield BoardPlace(card, self.shelf.seat, alive, box)

    def draw(self, canvas: Canvas, change: int | None = None, marked: Collection[str] = ()) -> None:
        """Draws the panel with all cards; of an execution that is looked at the change of the
        points, and the rows of the goals that it concerns."""
        ornaments.panel(canvas, self.box)
        with canvas.region(self.box):
            self._owner(canvas, change)
            self.slips.draw(canvas)
            if self.shelf.figures is not None:
                figures, words = self.shelf.figures, self.teller.words
                draw_goals_beside(canvas, self.goals_box, figures, words, marked)

    def _owner(self, canvas: Canvas, change: int | None) -> None:
        box, words = self.box, self.teller.words
        side = min(96.0, box.h - 74)
        frame = Box(box.x + 16, box.y + 14, side, side)
        if not draw_role_face(canvas, frame, self.shelf.role, self.face, rule="edge"):
            canvas.icon("domino-mask", frame.cx, frame.cy, side * 0.7, "edge")
        left = (box.bottom - frame.bottom) / 2 if box.h < 200 else 36.0
        name, room = words.seat(self.shelf.seat), OWNER - 66
        write_name(canvas, name, box.x + 16, frame.bottom + left - 14, room, 28, "strong")
        role = words.say("table.hidden_role")
        if self.shelf.role:
            role = words.named("role", self.shelf.role)
        y = frame.bottom + left + 9
        canvas.text(role, box.x + 16, y, "italic", 20, "second", middle=True, fit=room)
        if change:
            badges.seal(canvas, frame.right - 20, frame.y - 6, 58, signed(change), 27)
        x, slips = box.x + OWNER - 28, self.slips
        for line, icon in ((0, "person"), (-1, "death-skull")):
            canvas.icon(icon, x, slips.line(line) + slips.height / 2, 26, "second")


def arranged(panels: Sequence[ShelfPanel], room: float) -> list[ShelfPanel]:
    """The panels as high as their cards need, with letters as large as there is room, and piles
    that line up where they can. Without room for all names, the fullest boards have none.
    """
    for pitch in PITCHES:
        found = _with_heights([replace(one, pitch=pitch) for one in panels], room)
        if found:
            return _lined_up(found)
    named, pitch = list(panels), PITCHES[-1]
    fullest = sorted(range(len(panels)), key=lambda place: -_cards(panels[place]))
    for place in fullest:
        named[place] = replace(named[place], named=False)
        found = _with_heights([replace(one, pitch=pitch) for one in named], room)
        if found:
            break
    return _lined_up(found or named)


def _cards(panel: ShelfPanel) -> int:
    return sum(len(pile.cards) for pile in panel.shelf.living)


def _with_heights(panels: Sequence[ShelfPanel], room: float) -> list[ShelfPanel]:
    """Panels of the least height with which all cards find room, and an equal share of what is
    left; nothing where that is too much."""
    heights = [_least_height(panel, room) for panel in panels]
    spare = room - sum(heights)
    if spare < 0:
        return []
    heights = [min(h + spare / len(panels), max(HIGHEST, h)) for h in heights]
    return [replace(one, box=one.box._replace(h=h)) for one, h in zip(panels, heights, strict=True)]


def _least_height(panel: ShelfPanel, room: float) -> float:
    """More than the room where none is enough."""
    h = LOWEST
    while h <= room:
        if replace(panel, box=panel.box._replace(h=h)).slips.fits():
            return h
        h = max(h, height_of(1, panel.pitch)) + panel.pitch
    return room + 1


def _lined_up(panels: Sequence[ShelfPanel]) -> list[ShelfPanel]:
    """The same with columns that line up, where the widest of all find room on each board."""
    needs = [one.slips.needs for one in panels]
    common = tuple(max(column) for column in zip(*needs, strict=True))
    if all(one.slips.fits(common) for one in panels):
        return [replace(one, columns=common) for one in panels]
    return list(panels)


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
