"""The Clergy."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms
from tools.bake.people.costume import caps, collars, gowns, hair, veils
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import buildings, grips, hands
from tools.bake.people.stuffs import STYLES

from . import fathers, prelates, vicars
from .common import MAN


def _highhall(_h: Head) -> Dress:
    held = [
        *buildings.church((-1.56, -1.92, 1.25), 0.84, 20),
        *grips.borne((-1.36, -2.02, 1.35), "linen", "", 0.56),
    ]
    return dress(
        [*caps.biretta("felt")],
        [
            gowns.long_gown("linen", wide=1.0, folds=20, depth=0.04),
            collars.standing_collar("felt", -1.02),
            forms.hanging(
                "felt",
                [
                    (-1.20, 0.60, 0.66, -0.70, 150),
                    (-1.5, 1.15, 0.92, -0.70, 150),
                    (-2.0, 1.75, 1.10, -0.68, 154),
                    (-3, 2.0, 1.2, -0.66, 156),
                ],
                folds=10,
                depth=0.02,
            ),
        ],
        held,
    )


def _gilbert(h: Head) -> Dress:
    held = [
        *hands.open_hand((-1.46, -0.72, 0.9), size=0.78, roll=6, curl=(1, 1, 0.3, 0.3)),
        *hands.arm(
            [(-1.2, -3.0, 0.2), (-1.75, -2.4, 0.6), (-1.44, -1.32, 0.9)], "felt", 0.55, "linen"
        ),
        *buildings.pulpit(-1.98),
    ]
    return dress(
        [hair.scalp(h, "hair", thick=0.17, line=0.50, crown=0.70, rough=0.5)],
        [
            gowns.long_gown("felt", wide=0.9, folds=10, depth=0.03),
            *veils.cowl_down("linen"),
        ],
        held,
    )


HIGHHALL = Person(
    "highhall",
    {
        **MAN,
        "head-fat-incr": 0.9,
        "neck-double-incr": 0.8,
        "head-round": 0.5,
        "mouthSmile": 0.35,
        "eye-scale-incr": 0.4,
        "nose-volume-incr": 0.4,
    },
    _highhall,
    turn=-18,
    nod=4,
    body=-10,
    scene="hills",
    brow=Brow(0.045, 0.01, 1, -0.1),
)

GILBERT = Person(
    "gilbert",
    {
        **MAN,
        "head-fat-decr": 0.6,
        "cheek-volume-decr": 0.8,
        "cheek-bones-incr": 0.7,
        "nose-hump-incr": 0.7,
        "nose-scale-depth-incr": 0.5,
        "eyeWide": 1.0,
        "eye-scale-incr": 0.6,
        "browDown": 0.5,
    },
    _gilbert,
    turn=-26,
    nod=7,
    body=-14,
    scene="church",
    brow=Brow(0.05, 0.02, 1, 0.8),
    styles={"wood:sunk": replace(STYLES["wood"], lit=0.55)},
)

RECIPES: dict[str, Recipe] = {
    **vicars.RECIPES,
    **fathers.RECIPES,
    **prelates.RECIPES,
    "clergy-7": Recipe(
        HIGHHALL, {"hand": Frame(4.2, -0.60, -0.38), "zoom": Frame(4.9, -0.50, -0.52)}
    ),
    "clergy-10": Recipe(
        GILBERT, {"hand": Frame(3.9, -0.48, -0.58), "zoom": Frame(4.5, -0.36, -0.60)}
    ),
}
