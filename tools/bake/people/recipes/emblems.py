"""Things that stand for a whole: on the titles and before the congregations."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people.head import Head
from tools.bake.people.person import Dress, Frame, Person, Recipe, dress
from tools.bake.people.placing import mirrored, moved
from tools.bake.people.props import closed_crowns, papal
from tools.bake.people.stuffs import STYLES, dyed

METALS = {
    "linen:tiara": replace(STYLES["linen"], lit=-0.02, ramp=(0.18, 1.0)),
    "red:cushion": dyed((134, 48, 46), 0.42, "red", axis=(0.95, 0.25, 0.15)),
    "steel": dyed((190, 196, 196), 0.14, "steel"),
}


def _crown(_h: Head) -> Dress:
    return dress(
        held=[
            closed_crowns.imperial((0, -0.70, 0.1)),
            closed_crowns.cushion((0, -0.62, -0.2), 1.05),
        ]
    )


def _schism(_h: Head) -> Dress:
    return dress(
        held=[
            papal.key_of_peter((0.0, 0.24, -1.2), 1.0, -34, "gold"),
            moved(mirrored(papal.key_of_peter((0, 0, 0), 1.0, -34, "steel")), (0, 0.24, -0.5)),
            papal.tiara((-2.12, -2.02, 0.6), 0.90, 5),
            papal.tiara((2.12, -2.02, 0.6), 0.90, -5),
        ]
    )


def _key(_h: Head) -> Dress:
    return dress(held=[papal.key_of_peter((0, 0, 0), 1.0, -40, "gold")])


def _tiara(_h: Head) -> Dress:
    return dress(held=[papal.tiara((0, -1.42, 0), 0.98)])


RECIPES: dict[str, Recipe] = {
    "title-tolerance": Recipe(
        Person("tolerance", {}, _crown, scene="rays", alone=True, styles=METALS),
        {"title": Frame(4.1, 0, -0.62)},
    ),
    "title-schisma": Recipe(
        Person("schisma", {}, _schism, scene="schism", alone=True, styles=METALS),
        {"title": Frame(5.6, 0, -0.62)},
    ),
    "congregation-avignon": Recipe(
        Person("congregation-avignon", {}, _key, scene="castle", alone=True, styles=METALS),
        {"badge": Frame(3.7, 0, 0)},
    ),
    "congregation-rome": Recipe(
        Person("congregation-rome", {}, _tiara, scene="hills", alone=True, styles=METALS),
        {"badge": Frame(3.7, 0, 0)},
    ),
}
