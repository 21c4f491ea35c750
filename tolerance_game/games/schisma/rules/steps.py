"""The steps of petitions, as data (S6): a verb, its targets, and how far they move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PULL: Final = "pull"
PUSH: Final = "push"
DISCARD: Final = "discard"
SWAP: Final = "swap"
RETURN: Final = "return"
"""Pull towards the player, push away, discard, swap lands with the petitioned, back to Genoa."""

ANYWHERE: Final = "anywhere"
OWN_LAND: Final = "own_land"
NEAR: Final = "near"
PLACES: Final = (ANYWHERE, OWN_LAND, NEAR)
"""Where the chosen must be: anywhere, at the land of the petitioned, or there or next to it."""


@dataclass(frozen=True, slots=True)
class This:
    """The petitioned person."""


@dataclass(frozen=True, slots=True)
class Every:
    """Every person of that name or of that faction; only one of the two is set (S1.4)."""

    person: str = ""
    faction: str = ""


@dataclass(frozen=True, slots=True)
class Chosen:
    """Persons the player chooses, all of one step together, before any of them moves."""

    count: int = 1
    plus_faction: str = ""
    """Each person of this faction on the track adds one to the number (the # of a text)."""
    up_to: bool = False
    place: str = ANYWHERE
    factions: tuple[str, ...] = ()
    """Only persons of these factions; empty for all."""
    others: bool = True
    """Only persons other than the petitioned."""


Whom = This | Every | Chosen


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence of a petition. `lands` counts for pull and push alone."""

    verb: str
    whom: Whom
    lands: int = 1
