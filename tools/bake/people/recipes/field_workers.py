"""Peasants of the fields: who gleans, ploughs and reaps."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms, strokes
from tools.bake.people.costume import (
    collars,
    country_hats,
    gowns,
    hair,
    haircuts,
)
from tools.bake.people.curves import Point
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import fields, grips, hands
from tools.bake.people.solid import Solid
from tools.bake.people.stuffs import STYLES, dyed

from .common import BEFORE_THEM, BROWN, GREY, OLD_MAN, YOUNG_WOMAN


def _gleaner(h: Head) -> Dress:
    return dress(
        [
            hair.scalp(h, "hair", thick=0.11, line=0.60, back=-0.8, rough=0.3),
            *haircuts.crown_braid("hair"),
            *hair.curls(
                "hair",
                [
                    (x * s, 0.15, z, long)
                    for s in (-1, 1)
                    for x, z, long in ((0.74, -0.4, 1.5), (0.82, -0.7, 1.75), (0.6, -1.1, 1.8))
                ],
                0.16,
            ),
        ],
        [
            gowns.long_gown("cloth:brown", wide=0.82, slope=0.1),
            collars.falling_collar("linen", wide=0.90, drop=0.50),
            *gowns.sleeves("linen", 0.60, 9, 0.06, 1.3, -2.15),
        ],
        [
            fields.sheaf((-1.64, -0.94, 1.1), 0.94, 11),
            hands.open_hand((-1.28, -1.42, 1.62), size=0.66, roll=66),
            hands.arm(
                [(0.9, -3.7, 0.5), (0.0, -2.9, 1.2), (-0.88, -1.66, 1.5)], "linen", 0.44, wrist=0.22
            ),
        ],
    )


def _at_the_stilts(plough: Point, size: float) -> list[list[Solid]]:
    """Both fists about the handles of a plough, each with its own sleeve."""
    far, near = (
        (plough[0] + x * size, plough[1] + y * size, plough[2] + z * size)
        for x, y, z in fields.STILTS
    )
    return [
        hands.fist(far, lean=-34, grip=0.12, wrist=-88, size=0.98),
        hands.arm(
            [
                (-0.95, -1.75, -0.3),
                (-1.16, -2.20, 0.2),
                (-0.96, -2.56, 0.6),
                (far[0] - 0.40, far[1] - 0.36, far[2] - 0.12),
            ],
            "linen:smock",
            0.40,
            "",
            wrist=0.25,
        ),
        hands.fist(near, lean=-34, grip=0.12, wrist=-30, size=1.02),
        hands.arm(
            [
                (1.30, -1.75, -0.4),
                (1.72, -2.40, 0.1),
                (1.62, -3.10, 0.7),
                (near[0] + 0.14, near[1] - 0.42, near[2] - 0.16),
            ],
            "linen:smock",
            0.46,
            "",
            wrist=0.26,
        ),
    ]


def _ploughman(h: Head) -> Dress:
    scarf = [
        forms.tube(
            [
                (-0.62, -1.15, -0.6),
                (-0.45, -1.38, 0.05),
                (0.0, -1.50, 0.28),
                (0.45, -1.38, 0.05),
                (0.62, -1.15, -0.6),
            ],
            [0.16, 0.19, 0.16],
            "red",
            count=50,
        ),
        forms.tube([(0.05, -1.5, 0.3), (0.2, -1.9, 0.48)], [0.14, 0.18], "red", flat=0.5),
    ]
    return dress(
        [hair.scalp(h, "hair:grey", thick=0.09, line=0.68, back=-0.6, rough=0.6)],
        [gowns.long_gown("linen:smock", wide=0.74, slope=0.2, folds=12, depth=0.035), *scarf],
        [
            fields.plough((-1.44, -2.08, 1.2), 1.12),
            *_at_the_stilts((-1.44, -2.08, 1.2), 1.12),
        ],
    )


def _reeve(h: Head) -> Dress:
    return dress(
        [
            *country_hats.chaperon("cloth:chaperon"),
            hair.scalp(h, "hair", thick=0.09, back=-0.6),
            forms.tube(
                [
                    (0.02, -0.55, 0.40),
                    (0.26, -0.62, 0.34),
                    (0.40, -0.90, 0.20),
                    (0.42, -1.25, 0.16),
                ],
                [0.06, 0.09, 0.08, 0.01],
                "hair",
            ),
            forms.tube(
                [
                    (-0.02, -0.55, 0.40),
                    (-0.26, -0.62, 0.34),
                    (-0.40, -0.90, 0.20),
                    (-0.42, -1.25, 0.16),
                ],
                [0.06, 0.09, 0.08, 0.01],
                "hair",
            ),
        ],
        [
            gowns.long_gown("cloth:ochre", wide=1.0),
            collars.falling_collar("linen", wide=0.74, drop=0.32),
        ],
        [
            fields.standing_wheat((-1.60, -0.80, 0.3), 1.0),
            fields.sickle((-1.60, -0.38, 1.0), 0.92, 8),
            grips.grip((-1.19, -1.65, 1.05), "cloth:ochre", "linen", 0.50, lean=8, girth=0.10),
        ],
    )


RECIPES: dict[str, Recipe] = {
    "peasants-2": Recipe(
        Person(
            "gleaner",
            {
                **YOUNG_WOMAN,
                "head-oval": 0.6,
                "cheek-bones-incr": 0.4,
                "eye-scale-incr": 0.5,
                "mouthSmile": 0.15,
            },
            _gleaner,
            turn=-32,
            nod=9,
            lean=-6,
            body=-18,
            gaze=(-0.25, -0.3),
            scene="hills",
            sky="dusk",
            brow=Brow(0.024, 0.02, 0.9, -0.2),
            styles={
                "cloth:brown": BROWN,
                "straw": dyed((232, 190, 92), 0.08, "straw"),
                "red:band": dyed((190, 140, 70), 0.2, "red"),
                "hair": dyed((120, 84, 56), 0.4, "hair"),
            },
        ),
        {"hand": Frame(4.0, -0.60, -0.42), "zoom": Frame(4.8, -0.52, -0.52)},
    ),
    "peasants-9": Recipe(
        Person(
            "ploughman",
            {
                **OLD_MAN,
                "head-square": 0.7,
                "head-fat-incr": 0.4,
                "neck-scale-horiz-incr": 0.8,
                "nose-width3-incr": 0.6,
                "mouth-angles-down": 0.5,
                "eye-scale-incr": 0.4,
            },
            _ploughman,
            turn=-30,
            nod=8,
            body=-18,
            gaze=(-0.2, -0.1),
            scene="hills",
            light=BEFORE_THEM,
            brow=Brow(0.05, -0.01, 1, 0.3),
            strokes=(*strokes.BROW, *strokes.FROWN, *strokes.LAUGH),
            styles={
                **GREY,
                "linen:smock": dyed((206, 200, 186), 0.06, "linen"),
                "wood": dyed((120, 80, 48), 0.50, "wood"),
                "wood:board": dyed((176, 120, 66), 0.22, "wood"),
            },
        ),
        {"hand": Frame(4.9, -0.74, -1.14), "zoom": Frame(5.2, -0.64, -1.04)},
    ),
    "peasants-12": Recipe(
        Person(
            "reeve",
            {
                **OLD_MAN,
                "head-fat-decr": 0.4,
                "nose-scale-vert-incr": 0.6,
                "nose-point-down": 0.4,
                "cheek-volume-decr": 0.4,
                "eyeSquint": 0.3,
                "eye-scale-incr": 0.4,
            },
            _reeve,
            turn=-18,
            nod=3,
            body=-10,
            scene="village",
            brow=Brow(0.05, 0.01, 1, 0.4),
            strokes=(*strokes.FROWN, *strokes.BAGS),
            styles={
                "hair": dyed((120, 84, 56), 0.36, "hair"),
                "cloth:chaperon": replace(
                    STYLES["linen:turban"], lit=0.30, dark=0.95, wash=(150, 96, 64)
                ),
                "cloth:ochre": dyed((206, 160, 84), 0.20),
            },
        ),
        {"hand": Frame(4.1, -0.52, -0.18), "zoom": Frame(4.9, -0.44, -0.36)},
    ),
}
