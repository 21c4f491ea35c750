"""The faces at a saved game's table, in a row at the right of what the list says of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tolerance_game.match import Seats
from tolerance_game.ui.kit import Box, Canvas, ornaments

from .faces import SMALL, face_plate

SIDES: Final = (66.0, 58.0, 50.0)
"""How large a face is: the largest beside which all words are still easy to read."""
READABLE: Final = 20.0
"""The smallest such size of letters."""
NAME: Final = 28.0
"""The size of the name of a game."""
LONG: Final = (22.0, 21.0, 20.0)
"""That of one that is too long for a line, and therefore has two."""
GAP: Final = 6.0
FREE: Final = 18.0
"""Between the words and the first face."""


def plates_of(seats: Seats) -> tuple[str, ...]:
    """The plates of those at a table who have a face, in the order of their seats."""
    found = (face_plate(sitter.face, SMALL) for sitter in seats)
    return tuple(plate for plate in found if plate)


class Line(NamedTuple):
    """A line that stands beside the faces, as it would be written with room enough."""

    text: str
    face: str
    size: float


def places_for(canvas: Canvas, lines: Sequence[Line], count: int, room: Box) -> Sequence[Box]:
    """Where so many faces stand, at the right of their room; the lines have what is left of it."""
    places: list[Box] = []
    for side in SIDES:
        left = room.right - count * (side + GAP) + GAP
        places = [Box(left + n * (side + GAP), room.y, side, side) for n in range(count)]
        free = left - FREE - room.x
        if all(canvas.fitting(*line, free) >= READABLE for line in lines):
            break
    return places


def name_lines(canvas: Canvas, name: str, room: float) -> list[Line]:
    """The name of a game in one line, or in two where that would be too small."""
    if canvas.fitting(name, "name", NAME, room) > LONG[0]:
        return [Line(name, "name", NAME)]
    for size in LONG:
        lines = canvas.wrap(name, "name", size, room)
        if len(lines) <= 2:
            return [Line(line, "name", size) for line in lines]
    return [Line(name, "name", LONG[0])]


def draw_faces(canvas: Canvas, plates: Sequence[str], places: Sequence[Box]) -> None:
    """Draws each in its frame."""
    for plate, box in zip(plates, places, strict=True):
        ornaments.framed_plate(canvas, plate, box)
