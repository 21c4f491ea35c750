"""Peasants of the village, from the beggar at its gate to its lord."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tools.bake.people import strokes
from tools.bake.people.costume import (
    beards,
    caps,
    collars,
    country_hats,
    gowns,
    hair,
    hats,
    veils,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import fields, grips, hands, hawks, homes, infants, liturgy
from tools.bake.people.solid import Solid, sheet
from tools.bake.people.stuffs import STYLES, dyed

from .common import BEFORE_THEM, GREEN, GREY, LINEN_ON_SKIN, OLD_MAN, OLD_WOMAN, RED_HAIR


def _beggar(h: Head) -> Dress:
    return dress(
        [
            hair.scalp(h, "hair:grey", thick=0.07, back=-0.8, crown=0.75, rough=0.8),
            *hair.curls(
                "hair:grey",
                [(x * s, 0.1, z, 0.7) for s in (-1, 1) for x, z in ((0.70, -0.5), (0.66, -0.85))],
                0.09,
            ),
            *country_hats.bandage(h, "linen:coif"),
            beards.beard(h, "hair:grey", length=0.10, thick=0.05, point=0.0, lip=1.0),
        ],
        [
            gowns.long_gown("cloth:rag", wide=0.86, slope=0.14, folds=9, depth=0.05),
        ],
        [
            fields.begging_hand((-1.34, -1.44, 1.35), 0.92),
            hands.arm(
                [(0.6, -3.4, 0.2), (0.0, -2.5, 0.8), (-0.70, -1.68, 1.25)], "cloth:rag", 0.42
            ),
        ],
    )


def _priest(h: Head) -> Dress:
    return dress(
        [
            hair.scalp(h, "hair:grey", thick=0.13, line=0.60, back=-0.7, rough=0.4),
            *caps.skullcap("felt:cap", line=0.66),
        ],
        [gowns.long_gown("felt", wide=0.98, folds=10), *bands()],
        [
            liturgy.handbell((-1.52, -0.72, 1.15), 0.95, -10),
            hands.fist((-1.50, -0.66, 1.15), -10, 0.08, wrist=-12, size=0.9),
            hands.arm(
                [(1.1, -3.3, 0.1), (0.4, -2.7, 0.6), (-0.35, -1.60, 0.9), (-1.10, -0.86, 1.1)],
                "felt",
                0.44,
                "linen",
                wrist=0.22,
            ),
        ],
    )


def bands() -> list[Solid]:
    """A small collar and two strips of linen below it."""
    made: list[Solid] = [collars.falling_collar("linen", wide=0.62, drop=0.26)]
    for s in (-1, 1):
        x, y = np.meshgrid(np.linspace(0.02, 0.24, 8), np.linspace(-1.30, -1.95, 16))
        made.append(
            sheet(np.stack([x * s, y, 0.40 + 0.22 * (-1.30 - y) - 0.1 * x], -1), "linen:coif")
        )
    return made


def _midwife(h: Head) -> Dress:
    return dress(
        [*veils.wimple(h, "linen")],
        [gowns.long_gown("cloth:slate", wide=1.0, slope=0.06), *gowns.apron("linen")],
        [
            infants.swaddled((-1.30, -1.18, 1.25), 1.36, 20),
            grips.across((-0.62, -2.42, 1.95), "cloth:slate", "linen", 0.5, roll=62, size=0.82),
        ],
    )


def _manor(h: Head) -> Dress:
    return dress(
        [
            *hats.flat_cap("felt:green", brim=1.22, puff=1.08, tall=0.50, roll=-7),
            *hats.feather(
                "plume",
                [(-0.35, 0.86, 0.66), (0.25, 1.02, 0.66), (0.86, 1.0, 0.30), (1.25, 0.66, -0.3)],
                0.26,
            ),
            hair.scalp(h, "hair", thick=0.10, back=-0.6),
            beards.beard(h, "hair", length=0.08, thick=0.08, point=0.4, lip=0.0),
            *beards.moustache("hair", 0.44, 0.0, 0.08, 0.055),
        ],
        [
            gowns.long_gown("cloth:green", wide=1.0),
            *collars.ruff("linen", 0.50, 0.90, 24, 0.10),
            *gowns.buttons("gold", 7, -2.8, -1.65),
        ],
        [
            homes.manor((-2.02, 0.34, -2.4), 0.50, 20),
            homes.hill((-2.05, 0.42, -2.9), 2.1, 0.9),
            hawks.falcon((-1.46, -1.62, 1.0), 0.76),
            hands.fist((-1.34, -1.90, 1.2), 80, 0.12, "leather:glove", wrist=-150, size=0.9),
            hands.arm(
                [(0.3, -3.4, 0.0), (-0.2, -3.1, 0.5), (-0.6, -2.7, 0.9), (-1.10, -2.24, 1.1)],
                "cloth:green",
                0.48,
                "leather:glove",
            ),
        ],
    )


RECIPES: dict[str, Recipe] = {
    "peasants-1": Recipe(
        Person(
            "beggar",
            {
                **OLD_MAN,
                "head-fat-decr": 1.0,
                "cheek-volume-decr": 1.0,
                "cheek-bones-incr": 0.8,
                "eye-bag-incr": 0.7,
                "browInnerUp": 1.0,
                "mouthFrown": 0.6,
                "eye-scale-incr": 0.7,
                "nose-volume-incr": 0.4,
            },
            _beggar,
            turn=-20,
            nod=-5,
            lean=9,
            body=-10,
            gaze=(0.0, 0.25),
            scene="village",
            sky="storm",
            brow=Brow(0.045, 0.02, 1, -1.0),
            strokes=(*strokes.BROW, *strokes.BAGS, *strokes.LAUGH),
            styles={
                **GREY,
                "cloth:rag": dyed((150, 138, 118), 0.38),
            },
        ),
        {"hand": Frame(3.8, -0.52, -0.52), "zoom": Frame(4.7, -0.44, -0.62)},
    ),
    "peasants-10": Recipe(
        Person(
            "parish",
            {
                **OLD_MAN,
                "head-round": 0.6,
                "head-fat-incr": 0.5,
                "nose-volume-incr": 0.5,
                "mouthSmile": 0.6,
                "eyeSquint": 0.3,
                "eye-scale-incr": 0.4,
            },
            _priest,
            turn=-12,
            body=-8,
            scene="village",
            sky="day",
            brow=Brow(0.05, 0.03, 1, -0.5),
            strokes=(*strokes.CROWS_FEET, *strokes.LAUGH),
            styles={**GREY, "felt:cap": dyed((84, 78, 80), 0.55, "felt")},
        ),
        {"hand": Frame(4.4, -0.42, -0.62), "zoom": Frame(4.9, -0.50, -0.48)},
    ),
    "peasants-11": Recipe(
        Person(
            "midwife",
            {
                **OLD_WOMAN,
                "head-round": 0.4,
                "head-fat-incr": 0.3,
                "nose-volume-incr": 0.4,
                "mouthSmile": 1.0,
                "cheekSquint": 0.5,
                "cheek-volume-incr": 0.5,
                "nose-scale-depth-decr": 0.3,
                "eyeLookDown": 0.5,
                "eye-scale-incr": 0.4,
            },
            _midwife,
            turn=-26,
            nod=8,
            lean=-4,
            body=-12,
            gaze=(-0.3, -0.35),
            scene="village",
            brow=Brow(0.022, 0.05, 0.6, -0.7),
            decals=LINEN_ON_SKIN,
            strokes=(*strokes.CROWS_FEET, *strokes.SMILE),
            light=BEFORE_THEM,
            styles={
                "cloth:slate": dyed((112, 118, 128), 0.46),
                "linen:swathe": dyed((244, 236, 216), 0.02, "linen"),
                "red:ribbon": dyed((196, 66, 54), 0.16, "red"),
            },
        ),
        {"hand": Frame(3.9, -0.50, -0.58), "zoom": Frame(4.7, -0.42, -0.66)},
    ),
    "peasants-14": Recipe(
        Person(
            "manor",
            {
                "caucasian-male-young": 0.7,
                "caucasian-male-old": 0.3,
                "head-square": 0.3,
                "head-fat-incr": 0.3,
                "nose-scale-depth-incr": 0.3,
                "eye-scale-incr": 0.4,
            },
            _manor,
            turn=-30,
            nod=-4,
            body=-14,
            gaze=(-0.3, 0.0),
            scene="hills",
            brow=Brow(0.045, 0.01, 1, 0.2),
            styles={
                "hair": RED_HAIR,
                "cloth:green": GREEN,
                "felt:green": dyed((104, 138, 84), 0.34, "felt", cross=0.7),
                "leather:glove": dyed((190, 150, 100), 0.16, "leather"),
                "tile": dyed((186, 92, 66), 0.24, "tile"),
                "leaf:hill": replace(
                    STYLES["leaf"], lit=0.02, dark=0.35, wash=(176, 184, 124), cross=2
                ),
                "plume:hawk": dyed((140, 96, 60), 0.34, "plume"),
                "linen:breast": dyed((226, 198, 150), 0.04, "linen"),
                "felt:bar": dyed((90, 60, 40), 0.8, "felt"),
                "red:hood": dyed((170, 62, 50), 0.20, "red"),
            },
        ),
        {"hand": Frame(4.2, -0.70, -0.34), "zoom": Frame(4.9, -0.58, -0.48)},
    ),
}
