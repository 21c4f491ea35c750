"""Options as integers: petitions of the persons in play, victory conditions, rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tolerance_game.games.schisma.rules.persons import FACTIONS
from tolerance_game.games.schisma.rules.ruleset import (
    ALLOWED_TO_STAY,
    AT_ONCE,
    MOVED,
    OFF,
    ON,
    STEP,
    UP_TO,
    Options,
)
from tolerance_game.games.schisma.rules.steps import PLACES, PULL, PUSH, Every, Step, This
from tolerance_game.games.schisma.rules.verbs import VERB_IDS

EVERYBODY: Final = (1 << len(FACTIONS)) - 1
NOBODY: Final = -1
"""The number of a person who does not play, or of no faction."""


@dataclass(frozen=True, slots=True)
class Tables:
    """The options of a game whose persons are settled, as the flat engine has them."""

    steps: tuple[tuple[tuple[int, ...], ...], ...]
    """By person: the steps of the petition, each a row as `_row` makes it."""
    victories: tuple[tuple[int, int, int], ...]
    """The factions that the conditions ask for in the own congregation and in the other one, as
    bits, and 1 where it is the opponent who wins."""
    samaritan: bool
    moved_back: bool
    """Ruling *samaritan*, `moved`: whether nor may all whom the opponent moved be put back."""
    no_circles: bool
    at_once: bool
    by_step: bool
    up_to: bool
    idle: bool
    """Whether persons whom a step would not move can be chosen."""


def tables(options: Options, persons: tuple[str, ...]) -> Tables:
    """The tables of a game with these persons, in the order of their factions."""
    catalogue, rulings = options.catalogue, options.rulings
    return Tables(
        steps=tuple(
            tuple(_row(step, persons) for step in catalogue.by_id[person].petition)
            for person in persons
        ),
        victories=tuple(
            (_bits(one.own), _bits(one.opposite), int(one.for_opponent))
            for one in catalogue.victories
        ),
        samaritan=rulings.samaritan != OFF,
        moved_back=rulings.samaritan == MOVED,
        no_circles=rulings.no_circles == ON,
        at_once=rulings.refill == AT_ONCE,
        by_step=rulings.end_check == STEP,
        up_to=rulings.numbers == UP_TO,
        idle=rulings.idle_targets == ALLOWED_TO_STAY,
    )


def _bits(factions: tuple[str, ...]) -> int:
    return sum(1 << FACTIONS.index(faction) for faction in set(factions))


def _row(step: Step, persons: tuple[str, ...]) -> tuple[int, ...]:
    """Verb, lands, kind of target (`flat.THIS` ...), and what that kind needs.

    Of every: the persons as bits. Of chosen: the factions as bits, how many, whose number is added,
    whether up to, the place, whether others only.
    """
    verb = VERB_IDS.index(step.verb)
    lands = step.lands if step.verb in (PULL, PUSH) else 0
    whom = step.whom
    if isinstance(whom, This):
        return verb, lands, 0, 0, 0, NOBODY, 0, 0, 0
    if isinstance(whom, Every):
        if whom.person:
            names = 1 << persons.index(whom.person) if whom.person in persons else 0
        else:
            names = _bits((whom.faction,))
        return verb, lands, 1, names, 0, NOBODY, 0, 0, 0
    return (
        verb,
        lands,
        2,
        _bits(whom.factions) if whom.factions else EVERYBODY,
        whom.count,
        FACTIONS.index(whom.plus_faction) if whom.plus_faction else NOBODY,
        int(whom.up_to),
        PLACES.index(whom.place),
        int(whom.others),
    )
