"""What a petition says in signs: whom, and what happens to them, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from tolerance_game.games.schisma.rules import verbs
from tolerance_game.games.schisma.rules.persons import FACTIONS, PersonCard
from tolerance_game.games.schisma.rules.ruleset import UP_TO, Rulings
from tolerance_game.games.schisma.rules.steps import ANYWHERE, NEAR, PULL, Chosen, Every, Step, This
from tolerance_game.games.schisma.rules.verbs import VERB_OF
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas

from .faction import faction

Sign = Literal["faction", "namesakes", "this", "person", "figure", "or", "icon", "arrow"]


@dataclass(frozen=True, slots=True)
class PetitionToken:
    """One sign of a step.

    faction   all of a faction; behind a number: so many of it      this    the petitioned person
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
    "person": 0.72,
    "or": 0.28,
    "icon": 1.0,
    "arrow": 0.78,
}
GAP: Final = 0.08
DIGIT: Final = 0.46


def signs_of(step: Step, factions: dict[str, str], rulings: Rulings) -> tuple[PetitionToken, ...]:
    """A step in signs; `factions` tells the faction of a person."""
    return (*_whom(step, factions, rulings), *_verb(step))


def _verb(step: Step) -> tuple[PetitionToken, ...]:
    """The signs of the verb, with what the step itself says."""
    said = {
        verbs.ARROW: PetitionToken("arrow", step.verb),
        verbs.LANDS: PetitionToken("figure", str(step.lands)),
        verbs.THIS: PetitionToken("this"),
    }
    return tuple(said.get(sign, PetitionToken("icon", sign)) for sign in VERB_OF[step.verb].signs)


def _whom(step: Step, factions: dict[str, str], rulings: Rulings) -> tuple[PetitionToken, ...]:
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
            return (*place, *number, *either)


def _faction_like(person: str) -> str:
    """Persons of the base game are called like their factions."""
    return person if person in FACTIONS else FACTIONS[-1]


def petition_signs(
    person: PersonCard, factions: dict[str, str] | None = None, rulings: Rulings | None = None
) -> tuple[tuple[PetitionToken, ...], ...]:
    """The signs of each step of a petition."""
    known = factions or {person.id: person.faction}
    return tuple(signs_of(step, known, rulings or Rulings()) for step in person.petition)


def width(tokens: tuple[PetitionToken, ...], g: float) -> float:
    """How wide a step is, in the units of g, the height of its signs."""
    return (sum(map(_width, tokens)) + GAP * (len(tokens) - 1)) * g


def _width(token: PetitionToken) -> float:
    if token.sign == "figure":
        return DIGIT * len(token.value) + 0.06
    return WIDTHS[token.sign]


def draw_step(
    canvas: Canvas, tokens: tuple[PetitionToken, ...], x: float, cy: float, g: float
) -> float:
    """Draws a step from the left; gives its width."""
    left = x
    for token in tokens:
        wide = _width(token) * g
        _draw(canvas, token, x, cy, wide, g)
        x += wide + GAP * g
    return x - left - GAP * g


def _draw(canvas: Canvas, token: PetitionToken, x: float, cy: float, wide: float, g: float) -> None:
    cx, top = x + wide / 2, cy - g / 2
    match token.sign:
        case "faction":
            faction(canvas, token.value, cx - g / 2, top, g)
        case "namesakes":
            _card(canvas, Box(x, cy - g * 0.56, wide, g * 1.12), g)
            faction(canvas, token.value, cx - g * 0.39, cy - g * 0.39, g * 0.78)
        case "this":
            canvas.icon("own-card-with-dot", cx, cy, g)
        case "person":
            canvas.icon("person", cx, cy - (0.06 * g if token.value != ANYWHERE else 0), g * 0.94)
            if token.value != ANYWHERE:
                _land(canvas, Box(x - g * 0.08, cy + g * 0.38, wide + g * 0.16, g * 0.2), token)
        case "figure":
            size = g * (0.9 if token.value.isdigit() else 0.84)
            canvas.text(token.value, cx, cy - 1, "figure", size, "ink", "c", middle=True)
        case "or":
            canvas.text("/", cx, cy - 1, "body", g * 0.8, "ink", "c", middle=True)
        case "icon":
            canvas.icon(token.value, cx, cy, g * (0.6 if token.value == "own-right" else 1.0))
        case "arrow":
            canvas.icon("own-down" if token.value == PULL else "own-up", cx, cy, g * 0.78)


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
    w, h = box.w, box.h
    ink = canvas.theme.ink
    body = f'<rect x="0" y="{h * 0.3:g}" width="{w:g}" height="{h * 0.45:g}" fill="{ink}"/>'
    if token.value == NEAR:
        body = (
            f'<rect x="{w * 0.28:g}" y="{h * 0.3:g}" width="{w * 0.44:g}" height="{h * 0.5:g}"'
            f' fill="{ink}"/><path d="M0 {h * 0.55:g}h{w * 0.2:g}M{w * 0.8:g} {h * 0.55:g}'
            f'h{w * 0.2:g}" stroke="{ink}" stroke-width="{h * 0.3:g}"/>'
        )
    canvas.shape(body, box)
