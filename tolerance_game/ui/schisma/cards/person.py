"""The persons of Schisma: the large card, and the flat one that stands on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Surface

from tolerance_game.games.schisma import petition_texts
from tolerance_game.games.schisma.rules.persons import PersonCard
from tolerance_game.games.schisma.rules.ruleset import Rulings
from tolerance_game.games.schisma.rules.steps import Step
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import SHRINK, Canvas
from tolerance_game.ui.kit.stamp import Stamp, StampSheet
from tolerance_game.ui.table import card_pieces
from tolerance_game.ui.table.card_lines import bound, even_lines, name_lines
from tolerance_game.ui.table.turned_cards import put_turned
from tolerance_game.words import Words

from .faction import COLOURS, faction
from .petition_strip import PetitionToken, draw_step, petition_signs, width

LARGE: Final = Box(0, 0, 440, 272)
SMALL: Final = Box(0, 0, 204, 112)
LARGE_FROM: Final = 300
"""In units: from this width on a person shows the large drawing."""
SMALL_FROM: Final = 170
"""Below this width there are no letters and signs that could be read, so there are none."""
SIGN: Final = 25.0
ROOM: Final = 97.0
"""For the signs of a step on the small card, behind its number and well before the edge."""
SMALL_ROWS: Final = {False: (34.0, 54.0, 33.0), True: (29.0, 42.5, 26.0)}
"""Where the rule below the name is, the first step, and how far apart steps are; for many."""
TEXT: Final = Box(80, 186, 350, 80)
TEXT_SIZE: Final = 22.0
LINES: Final = 3
PITCH: Final = 1.05
LEAST_TEXT: Final = 12.5
DIM: Final = (140, 133, 125)
GHOST: Final = 118
"""How much of a ghost shows, of 255."""


def draw_person(
    canvas: Canvas,
    person: PersonCard,
    words: Words,
    x: float,
    y: float,
    w: float,
    *,
    dim: bool = False,
    ghost: bool = False,
    shadow: bool = True,
    rulings: Rulings | None = None,
    turned: bool = False,
) -> Box:
    """Draws a person with the upper left corner at a place; a ghost is seen through.

    `turned` where whoever acts sits at the upper edge: then pulls lead up.
    """
    finish = _fade if ghost else _darken if dim else None
    stamp = _stamp(canvas, person, words, w, rulings or Rulings(), turned=turned, finish=finish)
    box = Box(x, y, w, height_of(w))
    if ghost:
        # Its words are those of the person it belongs to, and are not to be read here.
        canvas.blit(stamp.surface(canvas.theme), x, y)
        return box
    canvas.covered(box)
    if shadow:
        canvas.shadow(box, 7, 160, -1, 4)
    stamp.put(canvas, x, y)
    return box


def draw_askew(
    canvas: Canvas, person: PersonCard, words: Words, cx: float, cy: float, w: float, turn: float
) -> Box:
    """Draws a person that lies askew around a place."""
    h = height_of(w)

    def made(larger: int) -> Stamp:
        return _stamp(canvas, person, words, w, Rulings(), larger=larger)

    return put_turned(canvas, Box(cx - w / 2, cy - h / 2, w, h), turn, made)


def height_of(w: float) -> float:
    """How high a person of a width is."""
    whole = LARGE if w >= LARGE_FROM else SMALL
    return w * whole.h / whole.w


def _stamp(
    canvas: Canvas,
    person: PersonCard,
    words: Words,
    w: float,
    rulings: Rulings,
    *,
    turned: bool = False,
    finish: Callable[[Surface], None] | None = None,
    larger: int = 1,
) -> Stamp:
    """The picture at a width in units, or a number of times as large."""
    large = w >= LARGE_FROM
    drawn = _draw_large if large else _draw_small if w >= SMALL_FROM else _draw_tiny
    whole = LARGE if large else SMALL
    s = canvas.scale.s * w / whole.w * larger

    def draw(sheet: StampSheet) -> None:
        drawn(sheet, person, words, rulings, turned)

    said = (words.language, words.named("person", person.id), rulings, turned)
    key = ("person", drawn.__name__, person, said, finish)
    size = round(whole.w * s), round(whole.h * s)
    return Stamp(key, *size, s, draw, finish, canvas.scale.s, larger)


def _fade(image: Surface) -> None:
    image.fill((255, 255, 255, GHOST), special_flags=pygame.BLEND_RGBA_MULT)


def _darken(image: Surface) -> None:
    image.fill((*DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)


def _initial(sheet: StampSheet, person: PersonCard, words: Words, box: Box, size: float) -> None:
    """The letter of the faction."""
    card_pieces.tablet(sheet, box)
    letter = words.say(f"cards.faction.{person.faction}")
    with sheet.region(box.grown(5)):
        sheet.text(letter, box.cx, box.cy - 1, "figure", size, "ink", "c", middle=True)


def _draw_tiny(
    sheet: StampSheet, person: PersonCard, words: Words, _rulings: Rulings, _turned: bool
) -> None:
    card_pieces.ground(sheet, person.id, 7, SMALL)
    card_pieces.strip(sheet, Box(4, 4, 76, 104), sheet.colour(COLOURS[person.faction]), 4, 2.2)
    faction(sheet, person.faction, 17, 8, 50)
    _initial(sheet, person, words, Box(17, 64, 50, 38), 34)
    card_pieces.plate(sheet, f"person-{person.id}-zoom", Box(83, 4, 117, 104), double=False)
    card_pieces.edge(sheet, SMALL, 7)


def _draw_small(
    sheet: StampSheet, person: PersonCard, words: Words, rulings: Rulings, turned: bool
) -> None:
    card_pieces.ground(sheet, person.id, 7, SMALL)
    card_pieces.strip(sheet, Box(4, 4, 33, 104), sheet.colour(COLOURS[person.faction]), 4, 2.2)
    faction(sheet, person.faction, 5.5, 9, 30)
    _initial(sheet, person, words, Box(7.5, 76, 26, 26), 21)
    card_pieces.plate(sheet, f"person-{person.id}-board", Box(39, 4, 46, 104), double=False)
    name = words.named("person", person.id)
    lines, size = name_lines(sheet, name, words, "label", 21, 110, two_lines=SHRINK)
    steps = petition_signs(person, rulings=rulings, turned=turned)
    rule, first, apart = SMALL_ROWS[len(steps) > 2]
    sizes = small_signs(steps)
    with sheet.region(Box(86, -3, 116, rule + 7)):
        step = sheet.line(size, 0.9)
        y = rule / 2 + 1 - step * (len(lines) - 1) / 2
        for line in lines:
            sheet.text(line, 144, y, "label", size, "ink", "c", middle=True)
            y += step
    ornaments.line(sheet, 90, rule, 108, "ink", 1)
    with sheet.region(Box(86, 27, 117, 84)):
        for place, tokens in enumerate(steps):
            cy = first + place * apart
            number = str(place + 1)
            sheet.text(number, 88, cy - 1, "italic", 17, "ink_second", middle=True)
            draw_step(sheet, tokens, 100, cy, sizes[place])
    card_pieces.edge(sheet, SMALL, 7)


def small_signs(steps: Sequence[tuple[PetitionToken, ...]]) -> list[float]:
    """How high the signs of each step are on the small card."""
    apart = SMALL_ROWS[len(steps) > 2][2]
    return [min(SIGN, apart - 1, ROOM / width(tokens, 1)) for tokens in steps]


def _draw_large(
    sheet: StampSheet, person: PersonCard, words: Words, rulings: Rulings, turned: bool
) -> None:
    card_pieces.ground(sheet, person.id, 12, LARGE)
    card_pieces.strip(sheet, Box(12, 12, 58, 248), sheet.colour(COLOURS[person.faction]), 6, 4)
    faction(sheet, person.faction, 18, 22, 46)
    _initial(sheet, person, words, Box(22, 76, 38, 32), 26)
    for top in (212.0, 230.0):
        body = f'<path d="M8 0l8 8-8 8-8-8z" fill="{sheet.theme.paper}"/>'
        sheet.shape(body, Box(33, top, 16, 16))
    card_pieces.plate(sheet, f"person-{person.id}-zoom", Box(78, 12, 176, 166), double=True)
    name = words.named("person", person.id)
    fits = sheet.fitting(name, "heading", 38, 170)
    with sheet.region(Box(256, 2, 180, 62)):
        sheet.text(name, 346, 32, "heading", fits, "ink", "c", middle=True, worn=True)
    ornaments.lozenge_rule(sheet, 262, 60, 168)
    steps = petition_signs(person, rulings=rulings, turned=turned)
    _framed_steps(sheet, steps, Box(262, 76, 168, 102))
    _text(sheet, person, words, rulings)
    card_pieces.edge(sheet, LARGE, 12)


def _framed_steps(sheet: StampSheet, steps: Sequence[tuple[PetitionToken, ...]], box: Box) -> None:
    """The steps below each other in a frame, parted by rules, each with its number."""
    ornaments.tablet(sheet, box, "paper_light", "ink", radius=4, width=2)
    pitch = box.h / max(2, len(steps))
    room = box.w - 36
    g = min(36.0, pitch - 4, *(room / width(tokens, 1) for tokens in steps))
    y = box.cy - pitch * len(steps) / 2
    with sheet.region(box.grown(3)):
        for place, tokens in enumerate(steps):
            if place:
                ornaments.line(sheet, box.x + 8, y, box.w - 16, "ink_muted", 1.2)
            cy = y + pitch / 2
            sheet.text(str(place + 1), box.x + 10, cy - 1, "italic", 20, "ink_second", middle=True)
            draw_step(sheet, tokens, box.x + 28, cy, g)
            y += pitch


def _text(sheet: StampSheet, person: PersonCard, words: Words, rulings: Rulings) -> None:
    """The steps in words, as large as they fit into three lines."""
    said = [_step_said(words, step, person.id, rulings) for step in person.petition]
    face = "body" if sheet.theme.plain_faces else "italic"
    indent = 18.0
    size, lines = _fitted(sheet, said, face, TEXT.w - indent)
    step, many = sheet.line(size, PITCH), sum(map(len, lines))
    y = TEXT.cy - step * (many - 1) / 2
    with sheet.region(TEXT.grown(3)):
        for number, parts in enumerate(lines, 1):
            sheet.text(str(number), TEXT.x, y, "italic", size, "ink_second", middle=True)
            for part in parts:
                sheet.text(part, TEXT.x + indent, y, face, size, "ink", middle=True)
                y += step


def _step_said(words: Words, step: Step, person: str, rulings: Rulings) -> str:
    said = petition_texts.step_text(words, step, person, rulings, short=True)
    return bound(said[:1].upper() + said[1:])


def _fitted(
    sheet: StampSheet, said: list[str], face: str, room: float
) -> tuple[float, list[list[str]]]:
    """The size and the lines of each step: one, if that needs no small letters, or a few."""
    size, least = TEXT_SIZE, TEXT_SIZE * SHRINK
    while size > least:
        if all(sheet.width(one, face, size) <= room for one in said):
            return size, [[one] for one in said]
        size -= 0.5
    size = TEXT_SIZE
    while True:
        lines = [even_lines(sheet, one, face, size, room) for one in said]
        many, step = sum(map(len, lines)), sheet.line(size, PITCH)
        # An owner's long petition has more lines, as small as it takes.
        most = LINES if size > least else TEXT.h // step
        if (many <= most and many * step <= TEXT.h) or size <= LEAST_TEXT:
            return size, lines
        size -= 0.5
