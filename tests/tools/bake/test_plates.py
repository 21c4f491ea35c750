"""The plates are there for all that the data know, are what the bake makes, and differ."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import numpy.typing as npt
import pytest

from tolerance_game.games.tolerance.players import temperaments
from tools.bake.catalogue import find, pictures
from tools.bake.checking import same
from tools.bake.sitters import sitters

from .reading import ASSETS, SCHISMA, TOLERANCE, picture, tree

CARDS = list(tree(TOLERANCE / "cards.yaml")["cards"])
ROLES = list(tree(TOLERANCE / "roles.yaml")["roles"])
PERSONS = list(tree(SCHISMA / "persons.yaml")["persons"])
LANDS = [land["id"] for land in tree(SCHISMA / "board.yaml")["lands"]]

SIZES: dict[str, tuple[int, int]] = {
    **{f"card-{card}-hand": (111, 118) for card in CARDS},
    **{f"card-{card}-zoom": (230, 252) for card in CARDS},
    **{f"role-{role}-portrait": (112, 148) for role in ROLES},
    **{f"role-{role}-wide": (84, 112) for role in ROLES},
    **{f"role-{role}-small": (66, 66) for role in ROLES},
    **{f"role-{role}-tiny": (36, 36) for role in ROLES},
    **{f"role-{role}-notice": (176, 200) for role in ROLES},
    **{f"monarch-{name}": (104, 104) for name in ("mary", "elizabeth", "james")},
    **{f"person-{person}-zoom": (176, 166) for person in PERSONS},
    **{f"person-{person}-board": (46, 104) for person in PERSONS},
    **{f"land-{land}": (146, 118) for land in LANDS},
    **{f"land-{land}-row": (1090, 116) for land in LANDS},
    **{f"congregation-{name}": (112, 112) for name in ("avignon", "rome")},
    **{f"title-{game}": (590, 468) for game in ("tolerance", "schisma")},
}
FACES = {
    f"face-{who}-{mood}-{kind}": size
    for who in (*temperaments.TEMPERAMENTS, "cardinal")
    for mood in ("plain", "glad", "vexed")
    for kind, size in (("portrait", (112, 148)), ("wide", (84, 112)), ("small", (66, 66)))
}
SIZES |= FACES
MOST_BYTES = 33_000_000
MOST_OF_PLATES = 18_000_000
ALIKE = 17.0
"""Two hand plates whose grey tones differ less than this could be taken for each other. The nearest
two differ by about 22; the same figure in the same room, drawn with another seed, by about 5."""


def test_there_is_a_plate_for_everything_and_no_other() -> None:
    for size in (1, 2):
        folder = ASSETS / "plates" / f"s{size}"
        assert {path.stem for path in folder.iterdir()} == set(SIZES)


@pytest.mark.parametrize("size", [1, 2])
def test_the_plates_have_the_sizes_of_the_design(size: int) -> None:
    for name, (width, height) in SIZES.items():
        data = (ASSETS / "plates" / f"s{size}" / f"{name}.png").read_bytes()
        found = tuple(int.from_bytes(data[i : i + 4]) for i in (16, 20))
        assert found == (width * size, height * size), name


@pytest.mark.torture
@pytest.mark.parametrize(
    "path",
    [
        "plates/s1/card-nobles-9-hand.png",
        "plates/s1/face-monk-glad-small.png",
        "plates/s1/person-knight-board.png",
        "plates/s2/role-bertram-tiny.png",
        "plates/s1/land-genoa.png",
        "textures/s2/shadow.png",
        "textures/s1/seal-56.png",
        "icon-32.png",
    ],
)
def test_a_picture_is_what_the_bake_makes(path: str) -> None:
    assert same(ASSETS / path, find(path).make())


def test_every_picture_of_the_bake_is_there_and_they_are_not_too_large() -> None:
    sizes = [(ASSETS / picture.path).stat().st_size for picture in pictures()]
    assert sum(sizes) < MOST_BYTES
    plates = (ASSETS / "plates").glob("s?/*.png")
    assert sum(path.stat().st_size for path in plates) <= MOST_OF_PLATES


def test_every_opponent_is_baked_in_every_mood_and_size() -> None:
    made = {one.path for one in pictures() if one.kind == "faces"}
    assert made == {f"plates/s{size}/{name}.png" for name in FACES for size in (1, 2)}


def test_people_stand_on_all_plates_of_roles_monarchs_and_persons_but_the_least() -> None:
    """At 36 pixels, the sign alone says more than a face."""
    wanted = {
        name
        for name in SIZES
        if name.startswith(("role-", "monarch-", "person-")) and not name.endswith("-tiny")
    }
    assert wanted <= sitters().keys()
    assert sitters().keys() <= SIZES.keys()


@pytest.mark.torture
def test_no_two_cards_look_alike_at_a_glance() -> None:
    tones = {card: _tones(card) for card in CARDS}
    for one, other in combinations(CARDS, 2):
        assert _apart(tones[one], tones[other]) > ALIKE, f"{one} looks like {other}"


def _tones(card: str) -> npt.NDArray[np.float64]:
    """Grey tones as someone sees them who glances: means of 8 by 8 pixels about their mean."""
    colours = picture(ASSETS / "plates" / "s1" / f"card-{card}-hand.png")[:112, :104, :3]
    grey = colours @ np.array([0.30, 0.59, 0.11], dtype=float)
    means = grey.reshape(14, 8, 13, 8).mean((1, 3))
    return np.asarray(means - means.mean(), dtype=float)


def _apart(one: npt.NDArray[np.float64], other: npt.NDArray[np.float64]) -> float:
    return float(np.sqrt(((one - other) ** 2).mean()))
