"""The cards of the trick, each before the seat that played it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.rules.public import PublicCard
from tolerance_game.ui.kit import Box, Canvas, badges, ornaments, textures
from tolerance_game.ui.kit.dashes import curve, dashed, frame
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.cards.face import draw_card
from tolerance_game.ui.tolerance.cards.printed import Face
from tolerance_game.ui.tolerance.cards.slip import BARE, draw_slip
from tolerance_game.words import Words

from .boards import fitting_name
from .layout import Layout
from .model import TableModel
from .shown import Shown


def draw_rosette(canvas: Canvas, layout: Layout) -> None:
    """The engraved rosette under the trick."""
    if not canvas.theme.textured:
        return
    slot = layout.slot(0)
    side = canvas.scale.px(600)
    picture = textures.picture("textures", "rosette", side, side)
    canvas.blit_middle(picture, layout.middle.cx, slot.cy)


def draw_names(canvas: Canvas, model: TableModel) -> None:
    """Draws the name above each place, with the suit of the trick by the leader's."""
    gap, trick = model.layout.gap, model.shown.trick
    for seat, slot in model.slots.items():
        y = slot.y - 44
        won = trick.winner == seat
        colour = "gold" if won or (model.acting == seat and trick.winner < 0) else "strong"
        led = bool(trick.cards) and trick.cards[0].seat == seat
        sign = 38.0 if won or led else 0.0
        room = slot.w + gap * 0.6 - sign
        name = fitting_name(canvas, model.names[seat], 24, room)
        size = canvas.fitting(name, "name", 26, room)
        w = canvas.width(name, "name", size)
        x = slot.cx - (w + sign) / 2
        with canvas.region(Box(slot.x - gap / 2, y, slot.w + gap, 44)):
            canvas.text(name, x, y, "name", size, colour)
        if led and not won:
            signs.suit(canvas, trick.suit, x + w + 8, y + 2, 30)
        elif won:
            canvas.icon("laurels", x + w + 23, y + 18, 30, "gold")


def draw_empty(canvas: Canvas, slot: Box, said: str, *, mine: bool) -> None:
    """The place of a card that is still to come."""
    colour = canvas.theme.gold if mine else canvas.theme.line
    path = dashed(frame(1.5, 1.5, slot.w - 3, slot.h - 3, 9), (9, 7))
    body = (
        f'<rect x="1.5" y="1.5" width="{slot.w - 3:g}" height="{slot.h - 3:g}" rx="9"'
        f' fill="#000" fill-opacity=".2"/><path d="{path}" fill="none" stroke="{colour}"'
        f' stroke-width="{2.5 if mine else 1.5}"/>'
    )
    canvas.shape(body, slot)
    if said:
        with canvas.region(slot):
            size = canvas.fitting(said, "italic", 24, slot.w - 12)
            canvas.text(said, slot.cx, slot.cy - 16, "italic", size, "gold", "c")


def draw_leader(canvas: Canvas, slot: Box, said: str, *, lit: bool, advised: bool) -> None:
    """The place of whoever may be chosen to lead: the first card would lie there."""
    box = slot.moved(0, -4) if lit else slot
    draw_empty(canvas, box, "", mine=True)
    if lit:
        canvas.glow(box.grown(4), "target", 11)
    # Five places are so near to each other that wider corners would touch.
    ornaments.brackets(canvas, box.grown(6))
    cx, cy, side = box.cx, box.y + box.h * 0.36, 64
    badges.disc(canvas, cx, cy, side, "#16100B", "target", 4)
    canvas.icon("pointing", cx, cy, side * 0.66, "target")
    if advised:
        badges.advice(canvas, box.x + 24, box.y - 4)
    room = box.w - 14
    lines = canvas.wrap(said, "label", 23, room)
    narrower = room
    while len(lines) > 1 and (narrower := narrower - 6) > room / 2:
        # No word stands alone in the last row where it could have company.
        tried = canvas.wrap(said, "label", 23, narrower)
        if len(tried) > len(lines) or canvas.width(max(tried, key=len), "label", 23) > narrower:
            break
        lines = tried
    with canvas.region(box):
        y = box.y + box.h * 0.7 - 13 * len(lines)
        for line in lines:
            canvas.text(line, cx, y, "label", 23, "strong" if lit else "target", "c", fit=room)
            y += 27


HAND_COLUMNS: Final = 2
HAND_ROWS: Final = 6


def draw_open_hand(canvas: Canvas, model: TableModel, slot: Box, seat: Seat) -> None:
    """The hand of another seat, where hands are open, in the place of its card."""
    w, h = (slot.w - 20) / HAND_COLUMNS, (slot.h - 16) / HAND_ROWS
    high = min(h - 4, (w - 6) / BARE)
    for number, card in enumerate(model.open_hand(seat)):
        column, row = divmod(number, HAND_ROWS)
        x = slot.x + 10 + column * w + (w - high * BARE) / 2
        box = Box(x, slot.y + 8 + row * h + (h - high) / 2, high * BARE, high)
        draw_slip(canvas, model.view.options.cards[card], "", box)


def draw_play(
    canvas: Canvas,
    slot: Box,
    play: PublicCard,
    shown: Shown,
    words: Words,
    *,
    winning: str = "",
    acting: str = "",
    killed: str = "",
    target: bool = False,
    advised: bool = False,
    lit: bool = False,
) -> None:
    """A card of the trick in its state; the texts are those of its ribbon."""
    card = shown.options.cards[play.card]
    box = slot.moved(0, -4) if winning or lit else slot
    if target:
        canvas.glow(box.grown(4), "target", 11)
    elif winning or acting:
        ornaments.outline(canvas, box, "gold" if winning else "strong", radius=11)
    dead, rulings = bool(play.killer), shown.options.rulings
    face = Face(card, words, play.converted, dead, rulings=rulings, reign=shown.public.reign)
    draw_card(canvas, face, box.x, box.y, box.w)
    if play.declared and not play.killer:
        # A dead card has its skull there, and no longer counts as a suit.
        _declared(canvas, box, play.declared, words)
    if target:
        ornaments.brackets(canvas, box.grown(9))
        side, down = (50, 0.16) if play.declared else (64, 0.26)
        cx, cy = box.x + box.w * 0.64, box.y + box.h * down
        badges.disc(canvas, cx, cy, side, "#16100B", "target", 4)
        canvas.icon("pointing", cx, cy, side * 0.66, "target")
        if advised:
            badges.advice(canvas, box.x + 24, box.y - 4)
    elif winning or acting:
        frame = "gold" if winning else "strong"
        ornaments.outline(canvas, box, frame, radius=11, glow=False)
    said = winning or acting or killed or (words.say("table.converted") if play.converted else "")
    if said:
        kind = "gold" if winning or acting else "dark" if killed else "rubric"
        size, room = 21 if winning else 20, slot.w + 44
        ornaments.ribbon(canvas, box.cx, box.bottom - 4, said, kind=kind, size=size, fit=room)


def _declared(canvas: Canvas, box: Box, suit: str, words: Words) -> None:
    """The tag on a Wild: what it was declared as."""
    part = box.w / 176
    said = words.say("table.as_suit", suit=suit)
    name = said.split(" ", 1)[1]
    most = box.w - 54 * part
    size = max(18.0, 20 * part)
    # As little of the face as can be is covered: where all is too long beside the badge, the name
    # of the suit alone says it; where even that is, the name goes below the badge.
    lines, w, h = said.split(" ", 1), most, 60 * part
    for line, high, sides in ((said, 20 * part, 48 * part), (name, size, 42), (name, 18.0, 40)):
        needed = canvas.width(line, "label", high) + sides
        if needed <= most and high >= 18:
            lines, size, w, h = [line], high, needed, 38 * part
            break
    tag = Box(box.x + 52 * part + (box.w - 56 * part - w) / 2, box.y + 126 * part - h, w, h)
    canvas.covered(tag)
    ornaments.tablet(canvas, tag, "paper_light", "ink", radius=5, width=2.5)
    with canvas.region(tag):
        if len(lines) == 1:
            signs.suit(canvas, suit, tag.x + 6 * part, tag.y + 5 * part, 28 * part)
            x = (tag.x + 38 * part + tag.right - 4 * part) / 2
            canvas.text(lines[0], x, tag.cy - 1, "label", size, "ink", "c", middle=True)
            return
        wide = canvas.width(lines[0], "label", size)
        x = tag.cx - (wide + 34 * part) / 2
        y = tag.y + 18 * part
        canvas.text(lines[0], x, y, "label", size, "ink", middle=True)
        signs.suit(canvas, suit, x + wide + 6 * part, y - 13 * part, 28 * part)
        y = tag.bottom - 17 * part
        canvas.text(lines[1], tag.cx, y, "label", size, "ink", "c", middle=True, fit=w - 8)


LANE: Final = 34.0
"""The height of the arrows below the ribbons; their targets are named below them."""
ROUND: Final = 10.0


def draw_arrows(canvas: Canvas, start: float, ends: Sequence[float], y: float) -> None:
    """Dashed lines from the card that acts, along one lane below the cards, up to its targets.

    `ends` lie on one side of the start, the nearest first.
    """
    right = ends[-1] > start
    left = min(start, ends[-1]) - 20
    low = LANE - 7
    bend = ROUND if right else -ROUND
    a, far = start - left, ends[-1] - left
    points = [(a, 2.0), *curve((a, low - ROUND), (a, low), (a, low), (a + bend, low))]
    points += [*curve((far - bend, low), (far, low), (far, low), (far, low - ROUND)), (far, 16.0)]
    lines = [points, *([(end - left, low), (end - left, 16.0)] for end in ends[:-1])]
    target, edge = canvas.theme.target, canvas.theme.edge
    ground = "".join("M" + "L".join(f"{x:g} {h:g}" for x, h in line) for line in lines)
    strokes = "".join(dashed(line, (11, 8)) for line in lines)
    heads = "".join(f"M{end - left:g} 0l-13 20l13-6l13 6z" for end in ends)
    body = (
        f'<path d="{ground}" fill="none" stroke="{edge}" stroke-width="10" stroke-linecap="round"'
        f' stroke-linejoin="round"/><path d="{strokes}" fill="none" stroke="{target}"'
        ' stroke-width="5" stroke-linecap="round"/>'
        f'<path d="{heads}" fill="{target}" stroke="{edge}" stroke-width="2.5"/>'
    )
    canvas.shape(body, Box(left, y, abs(ends[-1] - start) + 40, LANE))
