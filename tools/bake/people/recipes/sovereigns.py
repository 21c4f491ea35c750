"""Mary, Elizabeth and James, as their painters saw them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tools.bake.people import forms, strokes
from tools.bake.people.costume import (
    beards,
    collars,
    crowns,
    gowns,
    hair,
    haircuts,
    hoods,
    jewels,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.placing import turned
from tools.bake.people.props import closed_crowns, grips, hands, papers, regalia
from tools.bake.people.props.liturgy import cross_staff
from tools.bake.people.stuffs import STYLES, dyed

from .common import BIG_EYES, OLD_MAN, RED_HAIR, WOMAN


def _mary(h: Head) -> Dress:
    x = -1.60
    return dress(
        [
            *hoods.french_hood("felt:hood"),
            *crowns.fleury(y=1.20, wide=0.62, z=-0.52, pitch=-6),
            hair.scalp(h, "hair", thick=0.17, line=0.60, back=-0.7, rough=0.1),
        ],
        [
            gowns.long_gown("red:gown", wide=0.86, slope=0.08),
            collars.standing_collar("linen", -1.04),
            *jewels.necklace("pearl", 23, -1.70, 0.055),
            forms.ball("gold", (0, -1.95, 0.56), 0.20, 0.6),
            forms.ball("felt", (0, -1.95, 0.66), 0.11, 0.5),
            forms.ball("pearl", (0, -2.22, 0.60), 0.10),
        ],
        [
            regalia.chair_back((-0.25, -0.42, -2.2), 1.0),
            cross_staff(x, -3.4, -0.90, 0.85, 0.86),
            grips.grip((x, -1.98, 0.85), "red:gown", "linen", 0.46, wrist=-50, size=0.88),
        ],
    )


def _elizabeth(h: Head) -> Dress:
    pearls = [
        forms.ball(
            "pearl", (0.72 * np.sin(a), 0.62 + 0.62 * np.cos(a), 0.28 - 0.34 * abs(a)), 0.075
        )
        for a in np.linspace(-1.35, 1.35, 9)
    ]
    return dress(
        [
            *haircuts.fleece(h, "hair", 0.17),
            *pearls,
            *crowns.crown(y=1.18, wide=0.56, tall=0.66, points=8, z=-0.50, pitch=-8),
        ],
        [
            gowns.long_gown("cloth:doublet", wide=0.78, slope=0.1),
            collars.fan_collar("lace:fan", radius=2.05),
            *collars.ruff("linen", 0.5, 0.86, 24, 0.10),
            *jewels.necklace("pearl", 27, -1.95, 0.075),
            *gowns.sleeves("cloth:doublet", 0.62, 12, 0.07, 1.3, -2.2),
        ],
        [
            regalia.tudor_rose((-1.20, -1.36, 1.2), 0.80),
            hands.open_hand((-1.36, -2.25, 1.15), size=0.75, roll=-10, curl=(0, 0, 1, 1)),
            hands.arm(
                [(-0.3, -4.3, 0.2), (-0.85, -3.6, 0.7), (-1.34, -2.76, 1.05)],
                "cloth:doublet",
                0.46,
                "lace",
                wrist=0.20,
            ),
        ],
    )


def _james(h: Head) -> Dress:
    worn = turned(closed_crowns.imperial((0, 0.56, -0.62), tall=0.74), -8)
    tails = [
        forms.tube([(x, y, z), (x + 0.03, y - 0.16, z + 0.03)], [0.05, 0.015], "felt", count=8)
        for x, y, z in (
            (-0.95, -1.62, 0.40),
            (-0.70, -1.95, 0.62),
            (-1.10, -2.1, 0.45),
            (0.80, -1.55, 0.42),
            (1.05, -1.85, 0.32),
            (0.70, -2.1, 0.60),
            (1.1, -2.3, 0.35),
        )
    ]
    return dress(
        [
            *worn,
            hair.scalp(h, "hair", thick=0.15, line=0.60, back=-0.8, rough=0.4),
            *hair.curls("hair", [(0.74, 0.1, -0.5, 0.45)], 0.15),
            beards.beard(h, "hair", length=0.16, thick=0.07, point=-0.25, lip=0.0, side=0.85),
            *beards.moustache("hair", 0.40, 0.06, 0, 0.055),
        ],
        [
            gowns.long_gown("linen:satin", wide=0.98, folds=8),
            *collars.fur_collar("linen:ermine", 1.15),
            *tails,
            *collars.ruff("linen", 0.50, 0.95, 24, 0.10),
            *jewels.chain(low=-2.15),
        ],
        [
            papers.open_book((-1.38, -1.74, 1.35), 0.84, "red", roll=4, yaw=14, lines=4),
            grips.borne((-1.25, -2.22, 1.60), "linen:satin", "lace", 0.5, size=0.8),
        ],
    )


MARY = Person(
    "mary",
    {
        "caucasian-female-young": 0.75,
        "caucasian-female-old": 0.25,
        "head-round": 0.3,
        "forehead-scale-vert-incr": 0.35,
        "eye-scale-incr": 0.5,
        "mouth-upperlip-height-decr": 0.9,
        "mouth-lowerlip-height-decr": 0.8,
        "mouth-scale-horiz-incr": 0.2,
        "mouth-angles-down": 0.25,
        "nose-width3-incr": 0.3,
        "nose-scale-depth-decr": 0.3,
        "eyeSquint": 0.15,
    },
    _mary,
    turn=-20,
    body=-12,
    scene="rays",
    brow=Brow(0.012, 0.03, 0.9, 0.1),
    styles={
        "hair": replace(STYLES["hair"], lit=0.46, wash=(126, 66, 48), tint=1.1),
        "felt:hood": dyed((64, 54, 56), 0.80, "felt"),
        "red:chair": dyed((120, 44, 50), 0.62, "red", axis=(0.9, 0.25, 0.3)),
        "gold": replace(STYLES["gold"], dark=0.55),
        "red:gown": dyed((140, 52, 62), 0.36, "red"),
    },
    lips=0.2,
)

ELIZABETH = Person(
    "elizabeth",
    {
        **WOMAN,
        **BIG_EYES,
        "head-oval": 0.8,
        "forehead-scale-vert-incr": 0.8,
        "nose-hump-incr": 0.4,
        "nose-scale-vert-incr": 0.3,
        "mouth-scale-horiz-decr": 0.4,
        "cheek-volume-decr": 0.3,
    },
    _elizabeth,
    turn=14,
    body=8,
    gaze=(-0.12, 0.0),
    scene="rays",
    light=(-0.55, 0.56, 0.62),
    styles={
        "hair": RED_HAIR,
        "lace:fan": replace(STYLES["lace"], lit=0.0, dark=0.42, wash=(250, 244, 228)),
        "cloth:doublet": dyed((226, 186, 104), 0.08, axis=(0.70, -0.62, 0.30)),
    },
    brow=Brow(0.014, 0.02, 0.9, -0.1),
)

JAMES = Person(
    "james",
    {
        **OLD_MAN,
        "head-oval": 0.3,
        "nose-scale-vert-incr": 0.6,
        "nose-volume-incr": 0.2,
        "eyeBlink": 0.12,
        "eye-bag-incr": 0.8,
        "eye-scale-incr": 0.7,
        "mouth-lowerlip-volume-incr": 0.5,
        "cheek-volume-decr": 0.3,
    },
    _james,
    turn=-18,
    body=-10,
    gaze=(-0.05, 0.0),
    scene="rays",
    brow=Brow(0.040, 0.03, 1, -0.2),
    strokes=(*strokes.BAGS, *strokes.LAUGH),
    styles={
        "hair": replace(STYLES["hair"], lit=0.24, wash=(164, 112, 66)),
        "linen:page": replace(STYLES["linen"], lit=-0.05, dark=0.35),
        "linen:satin": dyed((240, 232, 212), 0.06, "linen"),
        "linen:ermine": replace(STYLES["fur"], lit=0.03, dark=0.5, wash=(244, 238, 224)),
    },
)

RECIPES: dict[str, Recipe] = {
    "wild-14a": Recipe(MARY, {"hand": Frame(4.4, -0.44, -0.12), "zoom": Frame(4.9, -0.34, -0.26)}),
    "wild-14b": Recipe(
        ELIZABETH, {"hand": Frame(4.2, -0.16, 0.06), "zoom": Frame(4.9, -0.10, -0.20)}
    ),
    "wild-14c": Recipe(JAMES, {"hand": Frame(4.8, -0.07, -0.22), "zoom": Frame(5.0, -0.40, -0.15)}),
}
