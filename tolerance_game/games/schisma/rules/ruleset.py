"""What a table agrees on before the game: rulings and the persons to play with (S5.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Final

from tolerance_game.core import Malformed, Reason

from .persons import FACTIONS, PersonCatalogue

ON: Final = "on"
OFF: Final = "off"
DISPLAY: Final = "display"
MOVED: Final = "moved"
AFTER: Final = "after"
AT_ONCE: Final = "at_once"
ACTION: Final = "action"
STEP: Final = "step"
EXACT: Final = "exact"
UP_TO: Final = "up_to"
REFUSED: Final = "refused"
ALLOWED_TO_STAY: Final = "allowed"

ALLOWED: Final[Mapping[str, tuple[str, ...]]] = {
    "samaritan": (DISPLAY, MOVED, OFF),
    "no_circles": (ON, OFF),
    "refill": (AFTER, AT_ONCE),
    "end_check": (ACTION, STEP),
    "numbers": (EXACT, UP_TO),
    "idle_targets": (ALLOWED_TO_STAY, REFUSED),
}
"""The values of each ruling, its default first."""


@dataclass(frozen=True, slots=True)
class Rulings:
    """What the book leaves open; each field is a ruling of that name."""

    samaritan: str = DISPLAY
    """S2.7: `display`: a turn may not restore the display from before the opponent's turn; `moved`:
    nor put everybody back whom the opponent moved, whatever else it does."""
    no_circles: str = ON
    """S2.9: whether a turn may end with a display that began a turn since the last draw."""
    refill: str = AFTER
    """S3.2: whether empty columns are refilled `after` the action or `at_once`."""
    end_check: str = ACTION
    """S4.1: whether the end is checked after each whole `action` or each `step` of it."""
    numbers: str = EXACT
    """S6: whether numbers of persons are `exact` or `up_to`."""
    idle_targets: str = ALLOWED_TO_STAY
    """S2.8: whether persons whom a step would not move can be chosen for it: by the Priest a person
    at Genoa, by the Guildmaster a person at his own land."""


BASE: Final = "base"
CHOSEN: Final = "chosen"
RANDOM: Final = "random"
MODES: Final = (BASE, CHOSEN, RANDOM)


@dataclass(frozen=True, slots=True)
class Options:
    """The catalogue of persons, the rulings, and which persons play."""

    catalogue: PersonCatalogue
    rulings: Rulings = field(default=Rulings())
    persons: str = BASE
    """`base`, `chosen`, or `random` (then chance settles it)."""
    chosen: tuple[str, ...] = ()
    """With `chosen`: one person of each faction, in any order."""


def check(options: Options) -> None:
    """Raises Malformed for options no game can be played with."""
    for item in fields(Rulings):
        value = getattr(options.rulings, item.name)
        if value not in ALLOWED[item.name]:
            raise _malformed("ruling", ruling=item.name, value=str(value))
    _check_catalogue(options.catalogue)
    if options.persons not in MODES:
        raise _malformed("mode", value=str(options.persons))
    if options.persons == CHOSEN:
        if in_faction_order(options.catalogue, options.chosen) is None:
            raise _malformed("chosen", names=tuple(options.chosen))
    elif options.chosen:
        raise _malformed("chosen", names=tuple(options.chosen))


def _check_catalogue(catalogue: PersonCatalogue) -> None:
    if len(catalogue.by_id) != len(catalogue.persons):
        raise _malformed("catalogue", persons=tuple(p.id for p in catalogue.persons))
    for person in catalogue.persons:
        if person.faction not in FACTIONS:
            raise _malformed("faction", person=person.id, value=person.faction)
    for faction in FACTIONS:
        base = [p for p in catalogue.persons if p.faction == faction and not p.expansion]
        if len(base) != 1:
            raise _malformed("base", faction=faction)


def in_faction_order(
    catalogue: PersonCatalogue, persons: tuple[str, ...]
) -> tuple[str, ...] | None:
    """The persons in the order of their factions; None unless there is one of each (S5.2)."""
    known = {
        catalogue.faction_of[person]: person for person in persons if person in catalogue.by_id
    }
    if len(persons) != len(FACTIONS) or len(known) != len(FACTIONS):
        return None
    return tuple(known[faction] for faction in FACTIONS)


def _malformed(what: str, **values: str | tuple[str, ...]) -> Malformed:
    return Malformed(Reason(f"schisma.options.{what}", values, "S5.2"))


def as_json(options: Options) -> dict[str, object]:
    """The options as plain JSON values for the header of a record; the catalogue is data."""
    rulings = {item.name: getattr(options.rulings, item.name) for item in fields(Rulings)}
    return {"persons": options.persons, "chosen": list(options.chosen), "rulings": rulings}


def from_json(values: Mapping[str, object], catalogue: PersonCatalogue) -> Options:
    """The options of a header, with defaults for missing values. Raises Malformed."""
    unknown = sorted(set(values) - {"persons", "chosen", "rulings"})
    if unknown:
        raise _malformed("unknown", names=tuple(unknown))
    rulings = values.get("rulings", {})
    chosen = values.get("chosen", [])
    if not isinstance(rulings, Mapping) or not set(rulings) <= set(ALLOWED):
        raise _malformed("ruling", ruling=str(rulings), value="")
    if not isinstance(chosen, list | tuple) or not all(isinstance(name, str) for name in chosen):
        raise _malformed("chosen", names=())
    options = Options(
        catalogue,
        Rulings(**{str(name): str(value) for name, value in rulings.items()}),
        str(values.get("persons", BASE)),
        tuple(chosen),
    )
    check(options)
    return options
