"""The notice on the curtain: whose turn is next, and what has happened meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tolerance_game.ui.kit import Box, Canvas, badges, ornaments
from tolerance_game.ui.kit.rich import rich, rich_lines, rich_width
from tolerance_game.words import Words
from tolerance_game.words.words import figure

SHEET: Final = Box(430, 190, 1060, 700)
X: Final = SHEET.x
Y: Final = SHEET.y
SIZES: Final = (104.0, 84.0, 66.0, 52.0, 44.0)
"""Of a name: the first that fits. A name that fits in none of them takes two lines."""
PORTRAIT: Final = Box(X + 60, Y + 58, 176, 200)
FACE: Final = Box(X + 66, Y + 58, 151.35, 200)
FIGURES: Final = Box(X + 688, Y + 190, 336, 80)
"""Where a game may show what everyone knows of the seat."""
ROWS: Final = Box(X + 60, Y + 344, 940, 226)
MOST: Final = 5
"""So many lines at most tell what has happened."""
PLATE: Final = 58.0
"""What a plate in the margin takes of a line."""
LONGEST: Final = 340.0
"""The most that names take of their lines, with the gap behind them."""
BESIDE: Final = 16.0
SIZE: Final = 26.0
SMALL: Final = 22.5
"""A line that is too long is smaller, then parted."""
LEAST: Final = 43.0
"""The height of a line: five leave a gap above the buttons."""


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened since the last turn, as everyone could see it."""

    who: str
    """The name of the player who did it; empty for an event of the game."""
    line: str
    """In the notation of `ui/rich`."""
    portrait: str = ""
    """A plate for the margin; empty for none."""


@dataclass(frozen=True, slots=True)
class HandoverNotice:
    """What the notice says; all of it is public."""

    name: str
    portrait: str = ""
    """A plate; empty where it would tell a secret, or where there is none yet."""
    points: int | None = None
    situation: str = ""
    """The line under the name: where the game is, or what is to be decided."""
    draw_figures: Callable[[Canvas], None] | None = None
    """Draws in `FIGURES` what everyone knows of the seat."""
    happened: Sequence[Happening] = ()
    cards: int = 0
    """How many cards lie face down below."""
    is_face: bool = False
    """Whether the portrait is the face of somebody at the table."""
    seal: str = ""
    """A plate that lies on the corner of a face; empty for none."""
    had_turn: bool = True
    """Whether `happened` begins with the last turn of this seat; else it may not have had any."""


def draw_notice(canvas: Canvas, words: Words, notice: HandoverNotice) -> None:
    """The sheet without its buttons."""
    canvas.covered(SHEET)
    ornaments.sheet(canvas, SHEET, seed=9, inset=16)
    left = X + 60
    if notice.portrait:
        frame = FACE if notice.is_face else PORTRAIT
        ornaments.framed_plate(canvas, notice.portrait, frame)
        if notice.seal:
            seal = Box(frame.right - 44, frame.bottom - 50, 58, 58)
            ornaments.tablet(canvas, seal.grown(3), "#16100B", radius=4)
            canvas.plate(notice.seal, seal)
            ornaments.outline(canvas, seal, "gold", width=2, radius=2, glow=False)
        left = X + 271
    right = X + 1000 - (130 if notice.points is not None else 0)
    with canvas.region(Box(left, Y + 34, right - left, 54)):
        canvas.text(words.say("scene.handover.pass"), left, Y + 44, "italic", 30, "ink_second")
    _name(canvas, notice.name, left, right - left)
    with canvas.region(Box(left, Y + 225, X + 670 - left, 48)):
        said, room = notice.situation, X + 664 - left
        canvas.text(said, left, Y + 248, "body", 25, "ink", middle=True, fit=room)
    if notice.points is not None:
        badges.seal(canvas, X + 910, Y + 54, 88, figure(notice.points), 40)
        with canvas.region(Box(X + 860, Y + 142, 184, 34)):
            x, said = X + 954, words.say("scene.handover.points")
            canvas.text(said, x, Y + 158, "italic", 20, "ink_second", "c", middle=True, fit=160)
    if notice.draw_figures is not None:
        notice.draw_figures(canvas)
    ornaments.lozenge_rule(canvas, X + 60, Y + 286, 940)
    _happened(canvas, words, notice)


def _name(canvas: Canvas, name: str, x: float, room: float) -> None:
    # Its first letter is red and no initial as in old print: those are ornaments. Whom the screen
    # waits for must be plain from across the table.
    for size in SIZES:
        if canvas.width(name[:1], "name", size) + canvas.width(name[1:], "name", size) <= room:
            break
    else:
        _long_name(canvas, name, x, room)
        return
    y = Y + 159
    with canvas.region(Box(x, Y + 78, room + 8, 156)):
        w = canvas.text(name[:1], x, y, "name", size, "rubric", middle=True, worn=True)
        canvas.text(name[1:], x + w, y, "name", size, "ink", middle=True, worn=True)


def _long_name(canvas: Canvas, name: str, x: float, room: float) -> None:
    """Two lines, or three small ones; they end above the tallies."""
    for size, most in ((40.0, 2), (28.0, 3)):
        lines = parted(canvas, name, size, room)
        if len(lines) <= most:
            break
    step = size * 1.25
    with canvas.region(Box(x, Y + 80, room + 4, 118)):
        top = Y + 145 - (len(lines[:most]) - 1) * step / 2
        for place, line in enumerate(lines[:most]):
            canvas.text(line, x, top + place * step, "name", size, "ink", middle=True)


def parted(canvas: Canvas, name: str, size: float, room: float) -> list[str]:
    """A name in lines; a word that is wider than the room is cut."""
    found: list[str] = []
    for line in canvas.wrap(name, "name", size, room):
        rest = line
        while canvas.width(rest, "name", size) > room and len(rest) > 1:
            cut = len(rest) - 1
            while cut > 1 and canvas.width(rest[:cut], "name", size) > room:
                cut -= 1
            found.append(rest[:cut])
            rest = rest[cut:]
        found.append(rest)
    return found


def _happened(canvas: Canvas, words: Words, notice: HandoverNotice) -> None:
    with canvas.region(Box(X + 60, Y + 300, 940, 44)):
        said = words.say(f"scene.handover.{'since' if notice.had_turn else 'so_far'}")
        canvas.text(said, X + 60, Y + 320, "heading", 30, "rubric", middle=True)
    happened = notice.happened[-MOST:]
    if not happened:
        with canvas.region(ROWS):
            said = words.say(f"scene.handover.nothing{'_since' if notice.had_turn else ''}")
            canvas.text(said, ROWS.x, ROWS.y + 24, "italic", 25, "ink_second", middle=True)
        return
    margin = PLATE if any(one.portrait for one in happened) else 0.0
    named = [canvas.width(one.who, "label", SIZE) for one in happened if one.who]
    at = margin + min(LONGEST, max(named) + BESIDE) if named else margin
    rows = [(one, _lines(canvas, one.line, ROWS.w - at)) for one in happened]
    # What happened last counts most: earlier things give way where there is no room.
    while (spare := ROWS.h - sum(_height(lines) for _, lines in rows)) < 0 and len(rows) > 1:
        rows.pop(0)
    gap, y = min(10.0, spare / len(rows)), ROWS.y
    for one, lines in rows:
        h = _height(lines)
        _row(canvas, one, lines, Box(ROWS.x, y, ROWS.w, h), margin, at)
        y += h + gap


def _lines(canvas: Canvas, line: str, room: float) -> tuple[float, list[str]]:
    for size in (SIZE, SMALL):
        if rich_width(canvas, line, size) <= room:
            return size, [line]
    return SMALL, rich_lines(canvas, line, room, SMALL)[:3]


def _height(lines: tuple[float, list[str]]) -> float:
    return max(LEAST, len(lines[1]) * 29.0)


def _row(
    canvas: Canvas, one: Happening, lines: tuple[float, list[str]], box: Box,
    margin: float, at: float,
) -> None:  # fmt: skip
    """A line; its name begins after the `margin` of plates, what is said of it `at` a place."""
    size, texts = lines
    if one.portrait:
        ornaments.framed_plate(canvas, one.portrait, Box(box.x + 2, box.cy - 20, 40, 40))
    with canvas.region(box):
        if one.who:
            _who(canvas, one.who, Box(box.x + margin, box.y, at - margin - BESIDE, box.h))
        x = box.x + (at if one.who else margin)
        y = box.cy - len(texts) * 14.5 - (size - SMALL) * 0.4
        for text in texts:
            rich(canvas, text, x, y, size, "ink")
            y += 29


def _who(canvas: Canvas, name: str, box: Box) -> None:
    """The name before a line: whole if it can be, else its beginning."""
    size = canvas.fitting(name, "label", SIZE, box.w)
    if canvas.width(name, "label", size) > box.w:
        while len(name) > 1 and canvas.width(f"{name}…", "label", size) > box.w:
            name = name[:-1].rstrip()
        name += "…"
    canvas.text(name, box.x, box.cy + 1, "label", size, "ink", middle=True)
