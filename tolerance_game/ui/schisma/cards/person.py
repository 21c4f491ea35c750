"""The persons of Schisma: the large card, and the flat one that stands on the board."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame
from pygame import Surface

from tolerance_game.games.schisma import petition_texts
from tolerance_game.games.schisma.rules.persons import PersonCard
from tolerance_game.games.schisma.rules.ruleset import Rulings
from tolerance_game.games.schisma.rules.steps import Chosen, Step
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import SHRINK, Canvas
from tolerance_game.ui.kit.stamp import Stamp, StampSheet
from tolerance_game.ui.table import card_pieces
from tolerance_game.ui.table.card_lines import bound, even_lines, name_lines
from tolerance_game.words import Words

from .faction import COLOURS, faction
from .petition_strip import draw_step, petition_signs, width

LARGE: Final = Box(0, 0, 440, 272)
SMALL: Final = Box(0, 0, 204, 112)
LARGE_BOTTOM: Final = 262
PITCH: Final = 1.04
LARGE_FROM: Final = 300
"""In units: from this width on a person shows the large drawing."""
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
) -> Box:
    """Draws a person with the upper left corner at a place; a ghost is seen through."""
    large = w >= LARGE_FROM
    whole = LARGE if large else SMALL
    rules = rulings or Rulings()
    box = Box(x, y, w, w * whole.h / whole.w)
    s = canvas.scale.s * w / whole.w

    def draw(sheet: StampSheet) -> None:
        (_draw_large if large else _draw_small)(sheet, person, words, rules)

    said = (words.language, words.named("person", person.id), rules)
    finish = _fade if ghost else _darken if dim else None
    w, h, look = round(whole.w * s), round(whole.h * s), (dim, ghost)
    stamp = Stamp(("person", large, person, said, look), w, h, s, draw, finish, canvas.scale.s)
    if ghost:
        # Its words are those of the person it belongs to, and are not to be read here.
        canvas.blit(stamp.surface(canvas.theme), x, y)
        return box
    canvas.covered(box)
    if shadow:
        canvas.shadow(box, 7, 160, -1, 4)
    stamp.put(canvas, x, y)
    return box


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


def _draw_small(sheet: StampSheet, person: PersonCard, words: Words, rulings: Rulings) -> None:
    card_pieces.ground(sheet, person.id, 7, SMALL)
    card_pieces.strip(sheet, Box(4, 4, 38, 104), sheet.colour(COLOURS[person.faction]), 4, 2.2)
    faction(sheet, person.faction, 7, 9, 32)
    _initial(sheet, person, words, Box(9, 76, 28, 26), 21)
    card_pieces.plate(sheet, f"person-{person.id}-board", Box(46, 4, 62, 104), double=False)
    name = words.named("person", person.id)
    lines, size = name_lines(sheet, name, words, "label", 21, 86, two_lines=SHRINK)
    with sheet.region(Box(110, -3, 94, 44)):
        step = sheet.line(size, 0.9)
        y = 19 - step * (len(lines) - 1) / 2
        for line in lines:
            sheet.text(line, 156, y, "label", size, "ink", "c", middle=True)
            y += step
    ornaments.line(sheet, 113, 37, 86, "ink", 1)
    steps = petition_signs(person, rulings=rulings)
    many = len(steps) > 2
    g, apart, first = (18.5, 22.5, 51.0) if many else (24.0, 32.0, 57.0)
    with sheet.region(Box(109, 34, 93, 77)):
        for place, tokens in enumerate(steps):
            cy = first + place * apart
            number = str(place + 1)
            sheet.text(number, 112, cy - 1, "italic", 17, "ink_second", middle=True)
            draw_step(sheet, tokens, 124, cy, min(g, 74 / width(tokens, 1)))
    card_pieces.edge(sheet, SMALL, 7)


def _draw_large(sheet: StampSheet, person: PersonCard, words: Words, rulings: Rulings) -> None:
    card_pieces.ground(sheet, person.id, 12, LARGE)
    card_pieces.strip(sheet, Box(12, 12, 58, 248), sheet.colour(COLOURS[person.faction]), 6, 4)
    faction(sheet, person.faction, 18, 22, 46)
    _initial(sheet, person, words, Box(22, 76, 38, 32), 26)
    for top in (212.0, 230.0):
        body = f'<path d="M8 0l8 8-8 8-8-8z" fill="{sheet.theme.paper}"/>'
        sheet.shape(body, Box(33, top, 16, 16))
    card_pieces.plate(sheet, f"person-{person.id}-zoom", Box(78, 12, 176, 248), double=True)
    layout = _layout(sheet, bound(_short_petition(words, person, rulings)))
    rule, signs = layout.rule, layout.signs
    name = words.named("person", person.id)
    fits = sheet.fitting(name, "heading", 38 if rule > 70 else 33, 170)
    with sheet.region(Box(256, 2, 180, 68)):
        sheet.text(name, 346, rule * 0.8 - 21, "heading", fits, "ink", "c", middle=True, worn=True)
    ornaments.lozenge_rule(sheet, 262, rule, 168)
    _framed_line(sheet, person, rulings, signs)
    top = signs.bottom + 2
    with sheet.region(Box(256, top - 5, 180, 272 - top)):
        step = sheet.line(layout.size, PITCH)
        y = (top + LARGE_BOTTOM) / 2 - step * (len(layout.lines) - 1) / 2
        for line in layout.lines:
            sheet.text(line, 346, y, _face(sheet), layout.size, "ink", "c", middle=True)
            y += step
    card_pieces.edge(sheet, LARGE, 12)


class _Layout(NamedTuple):
    rule: float
    signs: Box
    size: float
    lines: list[str]


def _layout(sheet: StampSheet, text: str) -> _Layout:
    """The text as large as it fits; name and signs move up where it needs the room."""
    found: _Layout | None = None
    for rule, signs in ((74.0, Box(258, 92, 174, 48)), (60.0, Box(258, 70, 174, 40))):
        size = 22.0
        while size >= 22 * SHRINK:
            lines = even_lines(sheet, text, _face(sheet), size, 170)
            found = _Layout(rule, signs, size, lines)
            if signs.bottom + 2 + sheet.line(size, PITCH) * len(lines) <= LARGE_BOTTOM:
                return found
            size -= 0.5
    assert found is not None
    return found


def _face(sheet: StampSheet) -> str:
    return "body" if sheet.theme.plain_faces else "italic"


def _framed_line(sheet: StampSheet, person: PersonCard, rulings: Rulings, box: Box) -> None:
    """All steps beside each other in a frame, parted by rules."""
    ornaments.tablet(sheet, box, "paper_light", "ink", radius=4, width=2)
    steps = petition_signs(person, rulings=rulings)
    gaps = 0.5 * (len(steps) - 1)
    g = min(27, (box.w - 12) / (sum(width(tokens, 1) for tokens in steps) + gaps))
    x = box.cx - (sum(width(tokens, g) for tokens in steps) + gaps * g) / 2
    with sheet.region(box):
        for place, tokens in enumerate(steps):
            if place:
                ornaments.upright(sheet, x + 0.25 * g, box.y + 8, box.h - 16, "ink_muted", 1.2)
                x += 0.5 * g
            x += draw_step(sheet, tokens, x, box.cy, g)


def _short_petition(words: Words, person: PersonCard, rulings: Rulings) -> str:
    """The petition of a person, with a short account of what # stands for."""
    steps = [_petition_step(words, step, person.id, rulings) for step in person.petition]
    text = words.say("schisma.step.joint").join(steps)
    return text[:1].upper() + text[1:]


def _petition_step(words: Words, step: Step, person: str, rulings: Rulings) -> str:
    said = petition_texts.step_text(words, step, person, rulings)
    if not isinstance(step.whom, Chosen) or not step.whom.plus_faction:
        return said
    values = {"number": step.whom.count, "faction": step.whom.plus_faction}
    said = said.removesuffix(words.say("schisma.step.plus", name="", **values))
    return words.say("cards.short.plus", name=said, **values)
