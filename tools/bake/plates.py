"""All plates of both games, and the prints of each subject.

Where a recipe says how to engrave a person, the plate shows the person instead of the subject.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from .field import Field, colour
from .folder import PLATES
from .picture import Picture, opaque
from .plate import Print, Subject, plate
from .schisma_subjects import CONGREGATIONS, LANDS, PERSONS, ROWS
from .schisma_subjects import TITLE as SCHISMA
from .seed import seed_of
from .sitters import faces, sitters
from .subjects import CARDS, MONARCHS, ROLES
from .subjects import TITLE as TOLERANCE

HAND = Print(111, 118, 3.3, 0.84)
ZOOM = Print(230, 252, 4.3, 0.78)
PORTRAIT = Print(112, 148, 3.3, 0.84)
WIDE = Print(84, 112, 3.1, 0.84)
SMALL = Print(66, 66, 2.8, 0.84)
TINY = Print(36, 36, 2.5, 0.92)
"""A print of its own: a larger one scaled down washes out, as its lines are finer than pixels."""
NOTICE = Print(176, 200, 3.8, 0.80)
MEDALLION = Print(104, 104, 3.4, 0.74)
PERSON = Print(176, 166, 4.2, 0.84)
PERSON_ON_BOARD = Print(46, 104, 2.8, 0.98)
LAND = Print(146, 118, 3.4, 0.90)
ROW = Print(1090, 116, 4.6, 0.5, tint=0.9)
CONGREGATION = Print(112, 112, 3.3, 0.84)
CROWN = Print(590, 468, 4.6, 0.62, lift=-0.36)
MITRES = Print(590, 468, 4.6, 0.74, lift=-0.38)

SUITS = {
    "nobles": (96, 112, 190),
    "clergy": (206, 128, 164),
    "townsfolk": (176, 126, 72),
    "peasants": (120, 160, 92),
    "wild": (150, 140, 128),
}
"""The tint of each suit, thin as watercolour."""

FACTIONS = {
    "cardinal": "#7A1E1E",
    "bishop": "#BC5089",
    "inquisitor": "#141414",
    "noble": "#2836CC",
    "knight": "#572F08",
    "peasant": "#28960E",
}


def pictures() -> list[Picture]:
    """Every plate at both sizes."""
    return [picture for size in (1, 2) for picture in _at(size)]


def _at(size: int) -> list[Picture]:
    found: list[Picture] = []
    people = sitters()

    def add(kind: str, name: str, subject: Subject, how: Print, wash: Field, seed: str) -> None:
        if name in people:
            make = partial(people[name].plate, size)
        else:
            make = partial(_bake, subject, how, wash, seed_of(seed), size)
        found.append(Picture(f"{PLATES}/s{size}/{name}.png", kind, size, make))

    for card, subject in CARDS.items():
        wash = _tint(SUITS[card.split("-")[0]])
        add("cards", f"card-{card}-hand", subject, HAND, wash, card)
        add("cards", f"card-{card}-zoom", subject, ZOOM, wash, card)
    for role, subject in ROLES.items():
        wash = _tint((178, 142, 92))
        add("roles", f"role-{role}-portrait", subject, PORTRAIT, wash, role)
        add("roles", f"role-{role}-wide", subject, WIDE, wash, role)
        add("roles", f"role-{role}-small", subject, SMALL, wash, role)
        add("roles", f"role-{role}-tiny", subject, TINY, wash, role)
        add("roles", f"role-{role}-notice", subject, NOTICE, wash, role)
    for name, face in faces().items():
        path = f"{PLATES}/s{size}/{name}.png"
        found.append(Picture(path, "faces", size, partial(face.plate, size)))
    for monarch, subject in MONARCHS.items():
        add("monarchs", f"monarch-{monarch}", subject, MEDALLION, _tint((190, 80, 80)), monarch)
    for person, (faction, subject) in PERSONS.items():
        wash = np.minimum(255, np.floor(colour(FACTIONS[faction]) * 0.6 + 95)).astype(float)
        add("persons", f"person-{person}-zoom", subject, PERSON, wash, person)
        add("persons", f"person-{person}-board", subject, PERSON_ON_BOARD, wash, person)
    for land, subject in LANDS.items():
        add("lands", f"land-{land}", subject, LAND, _tint((214, 178, 120)), land)
    for land, subject in ROWS.items():
        add("lands", f"land-{land}-row", subject, ROW, _tint((190, 170, 120)), f"{land}-row")
    for side, subject in CONGREGATIONS.items():
        name = f"congregation-{side}"
        add("lands", name, subject, CONGREGATION, _tint((200, 170, 110)), name)
    add("titles", "title-tolerance", TOLERANCE, CROWN, _tint((205, 160, 70)), "tolerance")
    add("titles", "title-schisma", SCHISMA, MITRES, _tint((196, 92, 80)), "schisma")
    return found


def _tint(colours: tuple[int, int, int]) -> Field:
    return np.array(colours, dtype=float)


def _bake(subject: Subject, how: Print, wash: Field, seed: int, size: int) -> bytes:
    return opaque(plate(subject, how, wash, seed, size))
