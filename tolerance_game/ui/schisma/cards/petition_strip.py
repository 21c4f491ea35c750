"""What a petition says in signs: whom, and what happens to them, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from tolerance_game.games.schisma.rules import verbs
from tolerance_game.games.schisma.rules.persons import FACTIONS, PersonCard
from tolerance_game.games.schisma.rules.ruleset import UP_TO, Rulings
from tolerance_game.games.schisma.rules.steps import (
    ANYWHERE,
    NEAR,
    OWN_LAND,
    PULL,
    PUSH,
    Chosen,
    Every,
    Step,
    This,
)
from tolerance_game.games.schisma.rules.verbs import VERB_OF
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas

from .faction import faction

Sign = Literal["faction", "namesakes", "this", "person", "figure", "or", "icon", "arrow"]


@dataclass(frozen=True, slots=True)
class PetitionToken:
    """One sign of a step.

    faction   all of a faction; with a number: so many of it        this    the petitioned person
    namesakes all persons of one name, by their faction             person  others; value: where
    figure    a number                                              or      between two factions
    icon      a picture by its name                                 arrow   pulled or pushed
    """

    sign: Sign
    value: str = ""


WIDTHS: Final = {
    "faction": 1.0,
    "namesakes": 1.12,
    "this": 0.95,
    "person": 0.66,
    "or": 0.26,
    "icon": 1.0,
    "arrow": 0.78,
}
PLACED: Final = {OWN_LAND: 0.8, NEAR: 1.12}
"""How wide a person is who must stand at a land."""
DONE: Final = ("icon", "arrow")
GAP: Final = 0.08
APART: Final = 0.2
DIGIT: Final = 0.46


def signs_of(step: Step, factions: dict[str, str], rulings: Rulings) -> tuple[PetitionToken, ...]:
    """A step in signs; `factions` tells the faction of a person."""
    return (*whom_signs(step, factions, rulings), *verb_signs(step))


def verb_signs(step: Step) -> tuple[PetitionToken, ...]:
    """The signs of the verb, with what the step itself says."""
    said = {
        verbs.ARROW: PetitionToken("arrow", step.verb),
        verbs.LANDS: PetitionToken("figure", str(step.lands)),
        verbs.THIS: PetitionToken("this"),
    }
    return tuple(said.get(sign, PetitionToken("icon", sign)) for sign in VERB_OF[step.verb].signs)


def whom_signs(step: Step, factions: dict[str, str], rulings: Rulings) -> tuple[PetitionToken, ...]:
    """The signs of those it is done to."""
    whom = step.whom
    match whom:
        case This():
            return (PetitionToken("this"),)
        case Every(person=person) if person:
            return (PetitionToken("namesakes", factions.get(person, _faction_like(person))),)
        case Every():
            return (PetitionToken("faction", whom.faction),)
        case Chosen():
            limit = "≤" if whom.up_to or rulings.numbers == UP_TO else ""
            number = [PetitionToken("figure", f"{limit}{whom.count}")]
            if whom.plus_faction:
                number += [
                    PetitionToken("figure", "+"),
                    PetitionToken("faction", whom.plus_faction),
                ]
            if not whom.factions:
                return (PetitionToken("person", whom.place), *number)
            either: list[PetitionToken] = []
            for one in whom.factions:
                either += [PetitionToken("or")] * bool(either) + [PetitionToken("faction", one)]
            place = [] if whom.place == ANYWHERE else [PetitionToken("person", whom.place)]
            return (*place, *either, *number)


def _faction_like(person: str) -> str:
    """Persons of the base game are called like their factions."""
    return person if person in FACTIONS else FACTIONS[-1]


def petition_signs(
    person: PersonCard,
    factions: dict[str, str] | None = None,
    rulings: Rulings | None = None,
    *,
    turned: bool = False,
) -> tuple[tuple[PetitionToken, ...], ...]:
    """The signs of each step of a petition; `turned` for a side at the upper edge, to which a pull
    leads up.
    """
    known = factions or {person.id: person.faction}
    steps = [signs_of(step, known, rulings or Rulings()) for step in person.petition]
    if turned:
        return tuple(tuple(_turned(token) for token in step) for step in steps)
    return tuple(steps)


def _turned(token: PetitionToken) -> PetitionToken:
    if token.sign != "arrow":
        return token
    return PetitionToken("arrow", PUSH if token.value == PULL else PULL)


def width(tokens: tuple[PetitionToken, ...], g: float) -> float:
    """How wide a step is, in the units of g, the height of its signs."""
    return sum(_before(tokens, place) + _width(token) for place, token in enumerate(tokens)) * g


def _before(tokens: tuple[PetitionToken, ...], place: int) -> float:
    """The gap before a sign: what is done stands apart from whom it is done to."""
    if place == 0:
        return 0.0
    verbs_begin = tokens[place].sign in DONE and tokens[place - 1].sign not in DONE
    return APART if verbs_begin else GAP


def _width(token: PetitionToken) -> float:
    if token.sign == "figure":
        return DIGIT * len(token.value) + 0.06
    if token.sign == "person" and token.value in PLACED:
        return PLACED[token.value]
    return WIDTHS[token.sign]


def draw_step(
    canvas: Canvas, tokens: tuple[PetitionToken, ...], x: float, cy: float, g: float
) -> float:
    """Draws a step from the left; gives its width."""
    left = x
    for place, token in enumerate(tokens):
        x += _before(tokens, place) * g
        wide = _width(token) * g
        _draw(canvas, token, x, cy, wide, g)
        x += wide
    return x - left


def _draw(canvas: Canvas, token: PetitionToken, x: float, cy: float, wide: float, g: float) -> None:
    cx, top = x + wide / 2, cy - g / 2
    match token.sign:
        case "faction":
            faction(canvas, token.value, cx - g / 2, top, g)
        case "namesakes":
            _card(canvas, Box(x, cy - g * 0.56, wide, g * 1.12), g)
            faction(canvas, token.value, cx - g * 0.43, cy - g * 0.43, g * 0.86)
        case "this":
            canvas.icon("own-card-with-dot", cx, cy, g)
        case "person":
            if token.value == ANYWHERE:
                canvas.icon("person", cx, cy, g * 0.98)
            else:
                canvas.icon("person", cx, cy - g * 0.1, g * 0.8)
                _land(canvas, Box(x, cy + g * 0.36, wide, g * 0.16), token)
        case "figure":
            size = g * (0.9 if token.value.isdigit() else 0.84)
            canvas.text(token.value, cx, cy - 1, "figure", size, "ink", "c", middle=True)
        case "or":
            canvas.text("/", cx, cy - 1, "body", g * 0.8, "ink", "c", middle=True)
        case "icon":
            canvas.icon(token.value, cx, cy, g * (0.72 if token.value == "own-right" else 1.0))
        case "arrow":
            canvas.icon("own-down" if token.value == PULL else "own-up", cx, cy, g * 0.94)


def _card(canvas: Canvas, box: Box, g: float) -> None:
    line = g * 0.08
    body = (
        f'<rect x="{line / 2:g}" y="{line / 2:g}" width="{box.w - line:g}"'
        f' height="{box.h - line:g}" rx="{g * 0.1:g}" fill="none" stroke="{canvas.theme.ink}"'
        f' stroke-width="{line:g}"/>'
    )
    canvas.shape(body, box)


def _land(canvas: Canvas, box: Box, token: PetitionToken) -> None:
    """The ground the chosen must stand on: this land, or also the lands beside it."""
    w, h, ink = box.w, box.h, canvas.theme.ink
    parts = 3 if token.value == NEAR else 1
    gap = w * 0.08
    wide = (w - gap * (parts - 1)) / parts
    body = "".join(
        f'<rect x="{part * (wide + gap):g}" width="{wide:g}" height="{h:g}" fill="{ink}"/>'
        for part in range(parts)
    )
    canvas.shape(body, box)
