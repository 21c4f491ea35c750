"""The expected total beside the points: what the pennants would make of them, and the laurel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.foresight.expected import (
    PARAGRAPH,
    Expected,
    ahead_of_all,
    expected_of,
    settled,
)
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.kit.rich import rich, rich_width
from tolerance_game.ui.table.slip import MARK, draw_slip
from tolerance_game.ui.tolerance.law import cite
from tolerance_game.words import Words
from tolerance_game.words.cited import Cited, in_lines
from tolerance_game.words.words import figure, signed

from .shown import Shown

TAG: Final = 42.0
"""The width of a tag beside its seal."""
LAUREL: Final = 26.0
"""How much wider it is with a laurel."""
UNDER: Final = 16.0
"""How much of it is under the seal."""
HIGH: Final = 34.0
LAUREL_INK: Final = "#8A6A1E"
ROW: Final = 29.0
EDGE: Final = 20.0
SIGN: Final = 30.0
"""The width of the column of signs."""


def expected_now(shown: Shown) -> tuple[Expected, ...]:
    """The expected total of every seat; computed only when the table has changed."""
    public, roles = shown.public, shown.options.role_by_id
    known = [(one.role, (one.points, one.pennants, one.loans)) for one in public.seats]
    key = (public.settled, known)
    if shown.expected[0] != key:
        if public.settled:
            found = tuple(settled(one.points) for one in public.seats)
        else:
            rulings = shown.options.rulings
            found = tuple(
                expected_of(roles.get(role), *figures, rulings) for role, figures in known
            )
        shown.expected = (key, found)
    return shown.expected[1]


def ahead_now(shown: Shown) -> tuple[Seat, ...]:
    """Who wears the laurel: the highest expected total, and in the end who has won."""
    if shown.public.outcome is not None:
        return shown.public.outcome.winners
    return ahead_of_all([one.total for one in expected_now(shown)])


def standing_out(shown: Shown, seat: Seat) -> float:
    """The width of a seat's tag beside its seal."""
    return TAG + (LAUREL if seat in ahead_now(shown) else 0.0)


def spot_box(shown: Shown, seat: Seat, seal: Box) -> Box:
    """The seal with its tag, where the sum can be asked for."""
    out = standing_out(shown, seat)
    return Box(seal.x - out, seal.y, seal.w + out, seal.h)


def draw_tag(canvas: Canvas, seal: Box, shown: Shown, seat: Seat) -> None:
    """A tag of paper that comes out from under the seal, which is drawn after it."""
    expected, leads = expected_now(shown)[seat], seat in ahead_now(shown)
    out = standing_out(shown, seat)
    box = Box(seal.x - out, seal.cy - HIGH / 2, out + UNDER, HIGH)
    canvas.covered(box, meant=False)
    theme = canvas.theme
    body = (
        f'<path d="M1 1h{box.w - 2:g}v{HIGH - 2:g}H1l6-{HIGH / 2 - 1:g}z"'
        f' fill="{theme.paper}" stroke="{theme.edge}" stroke-width="1.6"/>'
    )
    canvas.shape(body, box)
    left = box.x + 8
    if leads:
        canvas.icon("laurels", left + 13, box.cy, 25, LAUREL_INK)
        left += LAUREL
    said = "+ ?" if expected.total is None else figure(expected.total)
    colour, face = ("ink_second", "label") if expected.total is None else ("ink", "figure")
    with canvas.region(box.grown(3)):
        middle = (left + seal.x) / 2
        room = seal.x - left - 2
        size = 21.0 if expected.total is None else 24.0
        canvas.text(said, middle, box.cy - 1, face, size, colour, "c", middle=True, fit=room)


# The sum in lines.


class TotalLine(NamedTuple):
    """A line of the sum."""

    sign: str
    """Of a tally or of loans; empty for points."""
    said: str
    amount: str


def lines_of(words: Words, expected: Expected) -> list[TotalLine]:
    """Each line of the sum with its figure, from the points so far on."""
    lines = [TotalLine("", words.say("table.total.points"), figure(expected.points))]
    if expected.terms is None:
        return [*lines, TotalLine("", cite(words, "table.total.hidden"), "")]
    for term in expected.terms:
        said = words.say(f"reckoning.term.{term.what}", number=term.number, worth=term.each)
        sign = "<loan>" if term.of == "loans" else f"<{term.of}>"
        lines.append(TotalLine(sign, said, signed(term.points)))
    if expected.held:
        lines.append(TotalLine("", words.say("reckoning.term.bound"), signed(expected.held)))
    return lines


def spoken(words: Words, seat: Seat, expected: Expected) -> str:
    """The same in one sentence, for keys and pads."""
    said = words.say("table.total.title", seat=seat)
    whole = figure(expected.points) + " + ?" if expected.total is None else figure(expected.total)
    laws = in_lines(line.said for line in lines_of(words, expected)).paragraphs
    return Cited(f"{said} {whole}", PARAGRAPH, *laws)


def draw_sum(
    canvas: Canvas, words: Words, seat: Seat, expected: Expected, near: Box, *, leads: bool,
    mark: str = "",
) -> None:  # fmt: skip
    """Draws the sum on a slip beside a box, with the mark of its rules."""
    lines = lines_of(words, expected)
    title = words.say("table.total.title", seat=seat)
    w = _width(canvas, lines, title, rich_width(canvas, mark, MARK) if mark else 0.0)
    h = 46 + ROW * len(lines) + (44.0 if expected.total is not None else 8.0)
    box = draw_slip(canvas, near, w, h)
    x, y = box.x, box.y
    with canvas.region(box):
        right = box.right - EDGE
        canvas.text(title, x + EDGE, y + 10, "label", 22, "ink")
        if mark:
            rich(canvas, mark, right, y + 12, MARK, "rubric", "label", "r")
        y += 44
        for sign, said, amount in lines:
            if sign:
                rich(canvas, sign, x + EDGE, y, 20, "ink")
            left = x + EDGE + (SIGN if sign else 0.0)
            canvas.text(said, left, y, "body", 20, "ink" if amount else "ink_second")
            colour = "rubric" if amount.startswith("−") else "ink"
            canvas.text(amount, right, y - 1, "figure", 22, colour, "r")
            y += ROW
        if expected.total is None:
            return
        ornaments.line(canvas, x + EDGE, y + 3, w - 2 * EDGE, "ink", 1.3)
        said = words.say("table.total.together")
        wide = canvas.text(said, x + EDGE, y + 9, "label", 21, "ink")
        if leads:
            canvas.icon("laurels", x + EDGE + wide + 22, y + 24, 26, LAUREL_INK)
        canvas.text(figure(expected.total), right, y + 6, "figure", 26, "rubric", "r")


def _width(canvas: Canvas, lines: Sequence[TotalLine], title: str, beside: float) -> float:
    """How wide the slip is, with so much beside its title."""
    rows = [
        (SIGN if sign else 0.0)
        + canvas.width(said, "body", 20)
        + 24
        + canvas.width(amount, "figure", 22)
        for sign, said, amount in lines
    ]
    head = canvas.width(title, "label", 22) + (24 + beside if beside else 0.0)
    return max(300.0, head, *rows) + 2 * EDGE
