"""Peasants of the village, from the beggar at its gate to its lord."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tools.bake.people import forms, strokes
from tools.bake.people.costume import (
    beards,
    collars,
    country_hats,
    gowns,
    hair,
    haircuts,
    hats,
    veils,
)
from tools.bake.people.curves import Point
from tools.bake.people.head import SKIN, Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.placing import moved
from tools.bake.people.props import fields, grips, hands, homes, infants, liturgy, tools, weapons
from tools.bake.people.solid import Solid, of_quads, sheet
from tools.bake.people.stuffs import STYLES, dyed

from .common import BROWN, GREEN, GREY, LINEN_ON_SKIN, OLD_MAN, OLD_WOMAN, RED_HAIR


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
        haircuts.bob(h, "hair:grey", thick=0.15, fringe=0.50, low=-0.12)[:1],
        [gowns.long_gown("felt", wide=0.98, folds=10), *bands()],
        [
            liturgy.handbell((-1.52, -0.72, 1.15), 0.95, -10),
            grips.raised((-1.50, -0.66, 1.15), "felt", "linen", lean=-10, girth=0.08, size=0.9),
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


def _council(h: Head) -> Dress:
    def elder(worn: list[Solid], beard: float, gown: str, at: Point, yaw: float) -> list[Solid]:
        """One of them, half as large as life."""
        skin = h.quads[(h.part == SKIN) & (h.base[h.quads][..., 1].min(1) > -1.4)]
        face: list[Solid] = [of_quads(h.points, skin, "skin", h.base.copy()), *worn]
        for eye in h.eyes:
            face.append(forms.ball("pearl", tuple(eye), 0.15))
            face.append(forms.ball("felt", (eye[0], eye[1] + 0.01, eye[2] + 0.10), 0.085))
        face.append(hair.scalp(h, "hair:grey", thick=0.14, back=-0.9))
        face.append(beards.beard(h, "hair:grey", length=beard, thick=0.16, point=0.1, lip=0.0))
        face += beards.moustache("hair:grey", 0.42, 0.16, 0, 0.08)
        body = gowns.long_gown(gown, wide=0.98, folds=9, depth=0.04)
        return moved([*moved(face, yaw=yaw), body], at, 0.50)

    bonnet = hats.wide_hat("red:hat", brim=1.25, crown=0.62, droop=-0.04, pitch=-14, y=0.60)
    felt = hats.wide_hat("felt:grey", brim=1.35, crown=0.70, droop=0.10, pitch=-16, y=0.62)
    return dress(
        [],
        [],
        [
            homes.oak((0, -1.55, -2.4), 1.16, 8, 170),
            elder(bonnet, 0.35, "cloth:brown", (-1.24, -0.44, 0.2), 22),
            elder([], 0.75, "cloth:green", (0.02, -0.24, 0.0), -6),
            elder(felt, 0.25, "cloth:slate", (1.26, -0.44, 0.2), -24),
            tools.staff((0.05, -3.0, 1.2), (0.05, -1.36, 1.2), thick=0.06),
            *(moved(hands.fist((0, 0, 0)), (0.05, y, 1.2), 0.52) for y in (-1.52, -1.74)),
            *(
                forms.tube(
                    [(0.05 + 0.62 * s, -1.15, 0.3), (0.05 + 0.60 * s, -1.75, 0.8),
                     (0.05 + 0.14 * s, -1.72, 1.1)],
                    [0.20, 0.21, 0.14], "cloth:green", around=24,
                )
                for s in (-1, 1)
            ),
        ],
    )  # fmt: skip


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
            homes.manor((-1.86, -1.10, -2.2), 0.74, 20),
            *weapons.hilt((-1.10, -2.06, 1.1), 0.9, 8),
            grips.grip((-1.10, -2.06, 1.1), "cloth:green", "leather", 0.5, hand="leather:glove"),
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
            styles={
                **GREY,
            },
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
                "mouthSmile": 0.4,
                "eyeLookDown": 0.6,
                "eyeBlink": 0.2,
            },
            _midwife,
            turn=-26,
            nod=8,
            lean=-4,
            body=-12,
            gaze=(-0.3, -0.35),
            scene="village",
            brow=Brow(0.026, 0.02, 0.9, -0.4),
            decals=LINEN_ON_SKIN,
            strokes=(*strokes.CROWS_FEET, *strokes.LAUGH, *strokes.BAGS),
            styles={
                "cloth:slate": dyed((112, 118, 128), 0.46),
                "linen:swathe": dyed((244, 236, 216), 0.02, "linen"),
                "red:ribbon": dyed((196, 66, 54), 0.16, "red"),
            },
        ),
        {"hand": Frame(3.9, -0.50, -0.58), "zoom": Frame(4.7, -0.42, -0.66)},
    ),
    "peasants-13": Recipe(
        Person(
            "council",
            {**OLD_MAN, "eye-scale-incr": 0.5, "nose-volume-incr": 0.5},
            _council,
            scene="village",
            alone=True,
            styles={
                "leaf:oak": dyed((118, 148, 76), 0.14, "leaf"),
                "wood:bark": replace(STYLES["wood"], axis=(0.95, 0.10, 0.25), lit=0.30),
                "red:hat": dyed((178, 78, 62), 0.22, "red"),
                "felt:grey": dyed((150, 144, 134), 0.30, "felt", cross=0.8),
                "cloth:brown": BROWN,
                "cloth:green": GREEN,
                "cloth:slate": dyed((120, 128, 140), 0.40),
                **GREY,
            },
        ),
        {"hand": Frame(4.5, 0.0, -0.02), "zoom": Frame(4.9, 0.0, -0.05)},
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
            },
        ),
        {"hand": Frame(4.2, -0.60, -0.30), "zoom": Frame(4.9, -0.50, -0.44)},
    ),
}
