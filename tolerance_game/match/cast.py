"""The cast: people who may sit at a table, each with a face, a word to be called by, and a manner.

Their full names, stations and tempers are texts (`cast.ID`), what they say at a game is
`GAME.remark.ID`, and which of them may sit at a game is its `players.CAST`. An opponent has its
person behind its level, as in `able/widow`; a person at the screen may wear a face.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

LONGEST: Final = 12
"""In letters: what they are called fits everywhere, in every language."""
CAST: Final[Mapping[str, str]] = {
    "widow": "Agnes",
    "preacher": "Obadiah",
    "collector": "Jasper",
    "poet": "Philip",
    "master": "Hugh",
    "gambler": "Kit",
    "lady": "Honora",
    "envoy": "Yusuf",
    "alewife": "Tibb",
    "abbess": "Clémence",
    "condottiere": "Corrado",
    "cardinal": "Aimeric",
    "monk": "Ambrose",
}
"""What each is called at the table: one word, the same in every language and in every file."""


def person_of(player: str) -> str:
    """The person of a player's id, `widow` of `able/widow`; empty where there is none."""
    person = player.partition("/")[2]
    return person if person in CAST else ""


def level_of(player: str) -> str:
    """The same player without a person: `able`."""
    return player.partition("/")[0]


def with_person(player: str, person: str) -> str:
    """The player of a level as this person."""
    return f"{level_of(player)}/{person}"


def drawn(offered: Sequence[str], taken: Sequence[str], rng: Random) -> str:
    """Somebody of those offered who is not at the table yet; empty where nobody is left."""
    free = [person for person in offered if person not in taken]
    return rng.choice(free) if free else ""
