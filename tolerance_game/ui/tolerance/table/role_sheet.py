"""The sheet of a role: what it scores under this Monarch, and how far its owner has come."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.core.occasions import PLAIN
from tolerance_game.games.tolerance.foresight.goals import Goals, Majority
from tolerance_game.games.tolerance.foresight.prospect import LineChange, Prospect
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.pages.faces import SMALL, face_plate
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.role_face import draw_role_face
from tolerance_game.words import Words
from tolerance_game.words.words import figure, signed

from .boards import epithet, portrait


class GoalsAhead(NamedTuple):
    """What the trick that is previewed would make of the own goals."""

    prospect: Prospect
    said: str
    """The sum of it, in a few words."""


ROW = 31
RULED = 16
"""So far from its edge the sheet is ruled: nothing is written there."""


HEAD, DEATHS, PENNANTS = 119, 309, 344
"""How far below the edge of the sheet its rows begin."""


def suit_boxes(box: Box) -> list[Box]:
    """The rows of the suits, and of the Guild."""
    return [Box(box.x + 16, box.y + HEAD + ROW * n, box.w - 32, ROW) for n in range(6)]


def death_boxes(box: Box) -> list[Box]:
    """Both figures of the dead, Catholics first."""
    w = (box.w - 32) / 2
    return [Box(box.x + 16 + n * w, box.y + DEATHS, w, 30) for n in range(2)]


def pennant_boxes(box: Box) -> dict[str, Box]:
    """What each pennant is worth at the end, by its tally."""
    left = box.right - 22 - 3 * 73
    return {
        tally: Box(left + 74 * n, box.y + PENNANTS, 72, 32)
        for n, tally in enumerate(("catholic", "protestant", "money"))
    }


def draw_role_sheet(
    canvas: Canvas,
    box: Box,
    goals: Goals,
    words: Words,
    owner: str = "",
    face: str = "",
    mood: str = PLAIN,
    ahead: GoalsAhead | None = None,
) -> None:
    """Draws it; `owner` is named on the sheets of the others, whose `face` is seen elsewhere.

    `ahead` is what the trick that is previewed would make of the own goals.
    """
    if owner:
        # Sheets of others cover the table for a while; the own one has its place.
        canvas.covered(box)
    ornaments.sheet(canvas, box, seed=8, fleurons=False, inset=8)
    with canvas.region(box.grown(-RULED)):
        frame = Box(box.x + 22, box.y + 20, 66, 66)
        if face_plate(face, SMALL):
            draw_role_face(canvas, frame, goals.role, face, mood=mood)
        else:
            portrait(canvas, frame, goals.role, "small")
        room = box.w - 102 - 24
        name, size = epithet(words, goals.role), 27.0
        if canvas.width(name, "heading", size) > room:
            name, size = words.named("role", goals.role), 35.0
        y = box.y + 12 + (35 - size) / 2
        canvas.text(name, box.x + 102, y, "heading", size, "ink", worn=True, fit=room)
        said = words.say("table.your_goals", reign=goals.reign)
        if owner:
            said = words.say("table.goals_of", name=owner, reign=goals.reign)
        colour = "ink_second"
        if ahead is not None:
            said, colour = ahead.said, "rubric"
        if canvas.width(said, "italic", 18) <= room:
            canvas.text(said, box.x + 102, box.y + 53, "italic", 21, colour, fit=room)
        else:
            x, y, line = box.x + 102, box.y + 46, 20 / 19
            canvas.paragraph(said, x, y, room, "italic", 19, colour, line=line)
        x, w = box.x + 22, box.w - 44
        found = ahead.prospect if ahead is not None else None
        y = _majorities(canvas, goals, words, x, box.y + 92, w, owner, found)
        _deaths(canvas, goals, x, y + 3, w, found)
        y += 34
        ornaments.line(canvas, x, y + 1, w, "ink", 1.2)
        _pennants(canvas, goals, words, x, y + 4, w, found)


def _changed(found: Prospect | None, kind: str, of: str) -> LineChange | None:
    """How a line of the goals would change, if it would."""
    lines = found.lines if found is not None else ()
    return next((line for line in lines if (line.kind, line.of) == (kind, of)), None)


def _mark(canvas: Canvas, change: LineChange, box: Box) -> None:
    """Around a figure that would be earned, with a stroke through one that would be lost; dotted
    where that depends."""
    colour = "gain" if (change.points or 0) > 0 else "rubric"
    dashes = "" if change.points is not None else ' stroke-dasharray="2 4"'
    body = (
        f'<rect x="1.5" y="1.5" width="{box.w - 3:g}" height="{box.h - 3:g}" rx="6" fill="none"'
        f' stroke="{canvas.colour(colour)}" stroke-width="2"{dashes}/>'
    )
    if change.points is not None and not change.holds:
        body += (
            f'<path d="M5 {box.h - 5:g}L{box.w - 5:g} 5" stroke="{canvas.colour(colour)}"'
            ' stroke-width="2"/>'
        )
    canvas.shape(body, box)


HEADS: Final = 9.0
"""The least gap between the heads of two columns."""
NAMES: Final = 92.0
"""How wide the name of a suit may be before the columns beside it give way."""


def _majorities(
    canvas: Canvas,
    goals: Goals,
    words: Words,
    x: float,
    y: float,
    w: float,
    owner: str,
    ahead: Prospect | None,
) -> float:
    names = {line.of: words.say(f"table.row.{line.of}") for line in (*goals.suits, goals.guild)}
    # Long names, as those of the German print, push the columns aside.
    more = min(max(canvas.width(name, "body", 20.5) for name in names.values()) - NAMES, 26.0)
    more = max(more, 0.0)
    columns = (x + 145 + 0.85 * more, x + 198 + 0.35 * more)
    said = words.say("table.they_best" if owner else "table.you_best")
    left = x + w - canvas.text(said, x + w, y, "italic", 20, "ink_second", "r", fit=78)
    for text, cx in zip(("table.most", "table.any"), reversed(columns), strict=True):
        # Each above its column, unless that is too near to the one on its right.
        said = words.say(text)
        size = canvas.fitting(said, "italic", 20, 54)
        wide = canvas.width(said, "italic", size)
        left = min(cx + wide / 2, left - HEADS) - wide
        canvas.text(said, left, y, "italic", size, "ink_second")
    y += 28
    for place, line in enumerate((*goals.suits, goals.guild)):
        if place % 2 == 0:
            ground = Box(x - 6, y - 1, w + 12, ROW)
            ornaments.tablet(canvas, ground, "#B99F6A", radius=3, width=0, opacity=0.2)
        if line.of == "guild":
            canvas.icon("hanging-sign", x + 14, y + 14, 26)
        else:
            signs.suit(canvas, line.of, x, y + 1, 28)
        canvas.text(names[line.of], x + 34, y + 1, "body", 20.5, "ink", fit=NAMES + more)
        _value(canvas, line.any, line.earns_any, columns[0], y)
        _value(canvas, line.most, line.earns_most, columns[1], y)
        for kind, cx in zip(("any", "most"), columns, strict=True):
            if change := _changed(ahead, kind, line.of):
                _mark(canvas, change, Box(cx - 22, y - 0.5, 43, ROW - 1))
        _counts(canvas, line, x + w, y, ahead)
        y += ROW
    return y


def _value(canvas: Canvas, value: int, earned: bool | None, cx: float, y: float) -> None:
    """What a line is worth: with a tick where it is earned now, bold where it costs points now."""
    if not value:
        canvas.text("–", cx, y + 1, "body", 22, "ink_muted", "c")
        return
    # What somebody hates stands out whether it is theirs yet or not; a tick would praise it.
    ticked = earned and value > 0
    face, colour = ("figure", "ink") if earned else ("body", "ink_second")
    colour = "rubric" if value < 0 else colour
    canvas.text(signed(value), cx - 6 if ticked else cx, y, face, 23, colour, "c")
    if ticked:
        canvas.icon("check-mark", cx + 17, y + 15, 13, "gain")


def _counts(canvas: Canvas, line: Majority, right: float, y: float, ahead: Prospect | None) -> None:
    """How many its owner has, and the best of the others; with an arrow what it would be."""
    colour = "ink" if line.any or line.most else "ink_muted"
    mine, best = _number(line.owned), _number(line.best_other)
    if ahead is not None:
        owned, other = ahead.counts[line.of]
        mine = mine if owned == line.owned else f"→{_number(owned)}"
        best = best if other == line.best_other else f"→{_number(other)}"
    # With an arrow it must not touch the figure beside it.
    size = 23 if mine[0] != "→" else 20
    canvas.text(mine, right - 55, y + 23 - size, "figure", size, colour, "r")
    canvas.text(":", right - 46, y, "body", 22, "ink_second", "c")
    canvas.text(best, right - 37, y, "body", 23, colour, fit=37)


def _number(known: int | None) -> str:
    return "?" if known is None else str(known)


def _deaths(
    canvas: Canvas, goals: Goals, x: float, y: float, w: float, ahead: Prospect | None
) -> None:
    for place, line in enumerate(goals.deaths):
        left = x + place * (w / 2 + 8)
        canvas.icon("death-skull", left + 13, y + 15, 24)
        signs.religion(canvas, line.religion, left + 29, y + 3, 24)
        if not line.each:
            canvas.text("–", left + 64, y, "body", 22, "ink_muted")
            continue
        colour = "rubric" if line.each < 0 else "ink"
        wide = canvas.text(signed(line.each), left + 60, y, "figure", 23, colour)
        number, change = f"× {line.dead}", _changed(ahead, "dead", line.religion)
        if change is not None:
            number += f"→{change.number if change.points is not None else '?'}"
        canvas.text(number, left + 66 + wide, y, "body", 22, fit=w / 2 - 70 - wide)


SIGNS: Final = 43.0
"""How much room a pennant and the sign of its tally take."""
BESIDE: Final = 3.0


def _pennants(
    canvas: Canvas,
    goals: Goals,
    words: Words,
    x: float,
    y: float,
    w: float,
    ahead: Prospect | None,
) -> None:
    order = (goals.pennants[1], goals.pennants[2], goals.pennants[0])
    figures = [f"×{figure(line.each)}" for line in order]
    widths = [SIGNS + canvas.width(said, "figure", 21) + BESIDE for said in figures]
    left = x + w - sum(widths) + BESIDE
    said = words.say("table.at_the_end")
    size = canvas.fitting(said, "italic", 20, left - x - 3)
    canvas.text(said, x, y + 1, "italic", size, "ink_second")
    for line, each, wide in zip(order, figures, widths, strict=True):
        colour = "rubric" if line.each else "ink_ornament"
        canvas.icon("own-pennant", left + 9, y + 15, 20, colour)
        if line.tally == "money":
            canvas.icon("two-coins", left + 30, y + 16, 22, "ink" if line.each else "ink_ornament")
        else:
            signs.religion(canvas, line.tally, left + 19, y + 4, 22)
        colour = "rubric" if line.each < 0 else "ink" if line.each else "ink_muted"
        canvas.text(each, left + SIGNS, y, "figure", 21, colour)
        if change := _changed(ahead, "pennants", line.tally):
            _mark(canvas, change, Box(left - 3, y - 0.5, wide, 31))
        left += wide
