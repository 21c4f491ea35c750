"""Peasants with a trade of their own: the thatcher and the charcoal burner."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tools.bake.field import Field, Mask
from tools.bake.people import strokes
from tools.bake.people.costume import (
    beards,
    collars,
    country_hats,
    gowns,
    hair,
    hats,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Decal, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import fields, grips, hearths, homes, tools
from tools.bake.people.stuffs import STYLES, dyed

from .common import BEFORE_THEM, FAIR, MAN, OLD_MAN

SMUDGES = (
    (-0.44, -0.36, 0.11, 0.06, -0.5),
    (0.50, -0.26, 0.15, 0.035, 0.25),
)
"""Places of soot on the face: x, y, half width, half height and slant, in the base mesh."""


def _thatcher(h: Head) -> Dress:
    return dress(
        [
            *hats.wide_hat(
                "straw", brim=1.34, crown=0.62, droop=0.10, pitch=-9, y=0.64, folds=11, depth=0.02
            ),
            country_hats.straws(1.36, 0.55),
            hair.scalp(h, "hair", thick=0.10, back=-0.6),
        ],
        [
            gowns.long_gown("linen:smock", wide=1.0, folds=10, depth=0.03),
            collars.falling_collar("linen:smock", wide=0.70, drop=0.30),
        ],
        [
            homes.cottage((-1.90, -1.00, -2.0), 0.86),
            fields.thatch((-1.18, -1.84, 1.15), 0.92, 24),
            grips.across((-0.72, -1.86, 1.75), "linen:smock", "", 0.46, roll=66, size=0.80),
        ],
    )


def _soot(base: Field) -> Mask:
    """Where a charcoal burner has wiped his face: both cheeks."""
    x, y = base[..., 0], base[..., 1]
    found = np.zeros(x.shape, dtype=bool)
    for at_x, at_y, wide, high, slant in SMUDGES:
        u, v = x - at_x, y - at_y - slant * (x - at_x)
        found |= np.hypot(u / wide, v / high) < 1
    return found & (base[..., 2] > -0.5)


def _charcoal(h: Head) -> Dress:
    return dress(
        [
            *country_hats.rolled_cap("felt:grey"),
            hair.scalp(h, "hair", thick=0.20, back=-0.9, rough=0.8),
            beards.beard(h, "hair", length=0.12, thick=0.10, point=0.0, lip=0.0),
            *beards.moustache("hair", 0.42, 0.10, 0, 0.06),
        ],
        [gowns.long_gown("leather:jerkin", wide=0.90, slope=0.12)],
        [
            hearths.charcoal_mound((-2.0, -1.80, -0.4), 0.86),
            tools.rake((-1.16, -3.4, 1.1), (-1.40, 0.30, 1.1), 0.86),
            grips.grip((-1.27, -1.62, 1.1), "leather:jerkin", "", 0.46, lean=4, girth=0.10),
        ],
    )


RECIPES: dict[str, Recipe] = {
    "peasants-7": Recipe(
        Person(
            "thatcher",
            {
                **MAN,
                "head-fat-decr": 0.3,
                "nose-scale-vert-incr": 0.4,
                "nose-volume-incr": 0.3,
                "eyeSquint": 0.5,
                "mouthSmile": 0.25,
                "eye-scale-incr": 0.3,
            },
            _thatcher,
            turn=-34,
            body=-14,
            scene="village",
            brow=Brow(0.045, 0, 1, 0.1),
            strokes=(*strokes.CROWS_FEET,),
            styles={
                "hair": FAIR,
                "straw": dyed((228, 188, 96), 0.10, "straw"),
                "linen:smock": dyed((196, 176, 140), 0.20, "linen"),
                "red:band": dyed((150, 96, 60), 0.3, "red"),
                "straw:roof": dyed((206, 178, 118), 0.14, "straw"),
            },
        ),
        {"hand": Frame(4.1, -0.60, -0.44), "zoom": Frame(4.9, -0.50, -0.56)},
    ),
    "peasants-8": Recipe(
        Person(
            "charcoal",
            {
                **OLD_MAN,
                "head-fat-decr": 0.3,
                "nose-volume-incr": 0.6,
                "cheek-bones-incr": 0.5,
                "eyeWide": 0.4,
                "eye-scale-incr": 0.5,
            },
            _charcoal,
            turn=-20,
            nod=4,
            body=-10,
            gaze=(-0.25, -0.1),
            scene="trees",
            sky="night",
            brow=Brow(0.06, 0.02, 1, 0.2),
            styles={
                "skin:soot": replace(STYLES["skin"], lit=0.40, dark=0.80, wash=(150, 134, 120)),
                "felt:grey": dyed((156, 152, 146), 0.26, "felt", cross=0.75),
                "leather:jerkin": dyed((112, 96, 84), 0.50, "leather"),
                "wood:rake": dyed((206, 160, 100), 0.06, "wood"),
                "hair": dyed((124, 96, 70), 0.32, "hair"),
                "goose:smoke": replace(STYLES["goose"], lit=-0.1, dark=0.3),
                "cloth:turf": dyed((140, 140, 92), 0.20),
            },
            light=BEFORE_THEM,
            decals=(Decal("skin", _soot, "skin:soot"),),
        ),
        {"hand": Frame(4.0, -0.54, -0.48), "zoom": Frame(4.8, -0.46, -0.58)},
    ),
}
