"""Laymen of Schisma: the noble, the knight, the master of a guild."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms, placing, relief
from tools.bake.people.costume import armour, beards, caps, collars, gowns, hair, hats, jewels
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import grips, smithy, weapons
from tools.bake.people.strokes import CROWS_FEET, FROWN, LAUGH
from tools.bake.people.stuffs import dyed

from .common import BLUE, BROWN, FAIR, MAN, OLD_MAN, YOUNG_MAN


def _noble(h: Head) -> Dress:
    plume = [(0.1, 0.95, 0.35), (0.75, 1.35, 0.2), (1.2, 1.15, -0.1), (1.35, 0.55, -0.3)]
    lily = [
        forms.tube([(0, -2.0, 0), (0, -1.2, 0), (0, -0.4, 0)], 0.065, "gold"),
        *placing.moved(relief.relief("fleur-de-lys", "gold", 1.75, 0.22), (0, 0.28, 0)),
    ]
    return dress(
        [
            *hats.flat_cap("blue", brim=0.98, puff=0.92, tall=0.40, pitch=-12, roll=12, y=0.66),
            *hats.feather("plume", plume, 0.25),
            *[forms.ball("pearl", (-0.6 + 0.3 * k, 0.80, 0.46), 0.065) for k in range(5)],
            hair.scalp(h, "hair", thick=0.12, back=-0.9),
            *hair.curls("hair", [(0.72 * s, 0.0, -0.6, 0.7) for s in (-1, 1)], 0.16),
            *beards.moustache("hair", 0.40, -0.02, 0.10, 0.045),
        ],
        [
            gowns.long_gown("cloth:blue", wide=0.92, folds=14, depth=0.03),
            *collars.ruff("linen", 0.50, 0.92, 24, 0.11),
            *jewels.necklace("pearl", 25, -2.05, 0.075),
            *gowns.sleeves("cloth:blue", 0.64, 10, 0.07, 1.40, -2.15),
        ],
        [
            *placing.moved(lily, (-1.56, -1.06, 1.1), 0.95),
            grips.grip((-1.56, -1.99, 1.1), "cloth:blue", "linen", 0.46, size=0.9, girth=0.06),
        ],
    )


def _knight(_h: Head) -> Dress:
    return dress(
        [*armour.visor_helm(lift=40, snout=0.6), *beards.moustache("hair", 0.46, 0.10, 0.0, 0.06)],
        [
            gowns.long_gown("cloth:surcoat", wide=0.98, folds=9, depth=0.03),
            *armour.pauldrons(),
        ],
        [
            *weapons.sword((-1.52, -1.55, 0.7), 0.98),
            grips.grip((-1.52, -1.92, 0.7), "steel", "", 0.40, hand="steel"),
        ],
    )


def _guildmaster(h: Head) -> Dress:
    return dress(
        [
            *caps.skullcap("leather", 0.50),
            forms.loft(
                [(0.46, 0.83, 1.06, 0, -0.64), (0.56, 0.86, 1.08, 0, -0.64),
                 (0.66, 0.83, 1.05, 0, -0.66)],
                "leather", down=10,
            ),
            hair.scalp(h, "hair", thick=0.14, back=-0.8),
            beards.beard(h, "hair", length=0.40, thick=0.15, point=-0.1, lip=0.0),
            *beards.moustache("hair", 0.44, 0.12, 0, 0.065),
        ],
        [
            gowns.long_gown("linen", wide=1.08, folds=12, depth=0.03),
            forms.loft(
                [(-1.62, 0.74, 0.5, 0, -0.1), (-2.0, 0.98, 0.62, 0, -0.1),
                 (-2.8, 1.22, 0.66, 0, 0.0), (-4.5, 1.4, 0.7, 0, 0.0)],
                "leather:apron", power=2.6,
            ),
            *[
                forms.tube([(0.66 * s, -1.22, -0.3), (0.66 * s, -1.4, 0.18),
                            (0.60 * s, -1.75, 0.36)], 0.10, "leather:apron", flat=0.5)
                for s in (-1, 1)
            ],
        ],
        [
            smithy.anvil((-1.05, -2.38, 1.2), 0.80),
            smithy.hammer((-1.62, -1.62, 1.3), 0.90, 12),
            grips.grip((-1.62, -1.68, 1.3), "linen", "", 0.50, size=0.95, girth=0.08),
        ],
    )  # fmt: skip


RECIPES: dict[str, Recipe] = {
    "person-noble": Recipe(
        Person(
            "noble",
            {
                **YOUNG_MAN,
                "head-oval": 0.5,
                "nose-scale-vert-incr": 0.3,
                "eye-scale-incr": 0.5,
                "mouthSmileRight": 0.3,
            },
            _noble,
            turn=-24,
            nod=-3,
            body=-14,
            scene="castle",
            brow=Brow(0.035, 0.03, 1, 0.1),
            styles={
                "hair": FAIR,
                "blue": dyed((84, 104, 176), 0.24, "red"),
                "cloth:blue": replace(BLUE, dark=0.70, cross=2),
            },
        ),
        {
            "person": Frame(4.6, -0.42, -0.60),
            "board": Frame(5.4, -0.10, -0.90, (0.66, -1.85), 0.80),
        },
    ),
    "person-knight": Recipe(
        Person(
            "war knight",
            {
                **MAN,
                "head-square": 0.5,
                "nose-hump-incr": 0.5,
                "eye-scale-incr": 0.5,
                "browDown": 0.4,
            },
            _knight,
            turn=-20,
            body=-14,
            scene="castle",
            mirror=True,
            brow=Brow(0.05, 0, 1, 0.4),
            strokes=(*FROWN, *LAUGH),
            styles={"cloth:surcoat": BROWN},
        ),
        {
            "person": Frame(4.9, -0.38, -0.45),
            "board": Frame(5.5, -0.20, -0.92, (0.04, -2.10), 0.62),
        },
    ),
    "person-guildmaster": Recipe(
        Person(
            "guildmaster",
            {
                **OLD_MAN,
                "head-square": 0.6,
                "head-fat-incr": 0.3,
                "nose-volume-incr": 0.6,
                "eye-scale-incr": 0.4,
                "browDown": 0.3,
            },
            _guildmaster,
            turn=-18,
            body=-10,
            scene="town",
            mirror=True,
            brow=Brow(0.06, 0, 1, 0.2),
            strokes=(*FROWN, *CROWS_FEET),
            styles={
                "hair": dyed((110, 78, 52), 0.40, "hair"),
                "leather": dyed((172, 122, 76), 0.18, "leather", axis=(0.66, -0.66, 0.36)),
                "leather:apron": dyed((166, 112, 66), 0.26, "leather"),
            },
        ),
        {
            "person": Frame(4.7, -0.42, -0.85),
            "board": Frame(5.4, -0.12, -1.05, (0.66, -1.05), 0.75),
        },
    ),
}
