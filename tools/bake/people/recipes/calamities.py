"""The Wilds that befall a country: sickness, bad luck, robbers; some are things alone."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tools.bake.field import Field, Mask
from tools.bake.people import forms, strokes
from tools.bake.people.costume import beards, country_hats, gowns, hair, hats, pelts, veils
from tools.bake.people.curves import axes
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Decal, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import grips, hands, papers, symbols, wild_beasts
from tools.bake.people.stuffs import STYLES, dyed

from .common import BEFORE_THEM, DARK, MAN, YOUNG_MAN

SORES = ((0.36, -0.40, 0.10), (0.24, -0.78, 0.07), (-0.36, -0.46, 0.095))
"""To the right, up, how wide."""


def _sores(base: Field) -> Mask:
    """Blotches on the cheeks, far from the eyes, no two alike."""
    x, y, z = axes(base)
    sore = np.zeros(len(x), dtype=bool) if x.ndim == 1 else np.zeros(x.shape, dtype=bool)
    for k, (right, up, wide) in enumerate(SORES):
        turn = np.arctan2(y - up, x - right)
        edge = wide * (1 + 0.10 * np.sin(3 * turn + k))
        sore |= np.hypot((x - right) * (1 + 0.2 * (k % 2)), y - up) < edge
    return np.asarray(sore & (z > -0.5), dtype=bool)


def _sick(h: Head) -> Dress:
    return dress(
        [
            *veils.cowl_up("linen:rag", 0.92),
            hair.scalp(h, "hair", thick=0.08, line=0.60, back=-0.6, rough=0.5),
        ],
        [gowns.long_gown("linen:rag", wide=0.86, slope=0.12, folds=9, depth=0.05)],
        [
            wild_beasts.rat((-1.30, -1.58, 1.25), 0.84, 6),
            hands.fist((-1.10, -1.58, 1.25), lean=94, grip=0.34, size=0.86, wrist=186),
            hands.arm(
                [(0.3, -4.5, 0.1), (-0.35, -3.8, 0.8), (-1.02, -2.40, 1.10)],
                "linen:rag",
                0.44,
                "linen:cloth",
            ),
        ],
    )


def _scholars(_h: Head) -> Dress:
    return dress(
        [],
        [],
        [
            papers.pile((0.52, -2.15, 0.2), 1.08),
            symbols.skull((0.50, 0.18, 0.35), 1.05),
            symbols.snake_rod((-0.95, 0.05, 0.9), 1.08),
            symbols.flask((-0.30, -1.45, 1.5), 0.92),
        ],
    )


def _unluck(_h: Head) -> Dress:
    moon = forms.ball("pearl:moon", (-0.25, 0.72, -3.0), 1.22, 0.1)
    return dress(
        [],
        [],
        [
            moon,
            symbols.broken_wheel((0.12, -1.16, 0.2), 0.90, 0),
            wild_beasts.raven((-0.26, 0.20, 0.35), 0.92),
        ],
    )


def _bandit(h: Head) -> Dress:
    return dress(
        [
            *country_hats.rolled_cap("cloth:cap", y=0.56),
            *hats.feather(
                "plume:cock",
                [(0.74, 0.70, 0.05), (1.0, 1.15, -0.1), (1.12, 1.55, -0.3), (1.42, 1.75, -0.4)],
                0.13,
            ),
            hair.scalp(h, "hair", thick=0.20, line=0.56, back=-1.0, rough=0.9),
            *hair.curls(
                "hair",
                [(x * s, 0.1, z, 1.0) for s in (-1, 1) for x, z in ((0.70, -0.3), (0.80, -0.7))],
                0.15,
            ),
            beards.beard(h, "hair", length=0.04, thick=0.035, point=0.0, lip=0.6),
            *beards.moustache("hair", 0.40, 0.10, 0, 0.05),
        ],
        [
            gowns.long_gown("leather:jerkin", wide=1.02, slope=0.04, folds=8, depth=0.03),
            *pelts.scarf("red:kerchief"),
        ],
        [
            symbols.pistol((-1.50, -0.42, 1.1), 1.0, -68),
            grips.grip((-1.46, -1.20, 1.15), "linen:shirt", "", 0.46, lean=14, girth=0.15),
        ],
    )


def _ravisher(h: Head) -> Dress:
    return dress(
        [
            *pelts.wolf_skin(),
            hair.scalp(h, "hair", thick=0.14, line=0.58, back=-0.7, rough=0.8),
            *hair.curls(
                "hair",
                [
                    (x * s, 0.35, z, 1.1)
                    for s in (-1, 1)
                    for x, z in ((0.60, 0.0), (0.72, -0.3), (0.80, -0.6))
                ],
                0.14,
            ),
            beards.beard(h, "hair", length=0.30, thick=0.15, point=-0.1, lip=0.0),
            *beards.moustache("hair", 0.42, 0.16, 0, 0.07),
        ],
        [gowns.bare_shoulders()],
        [
            symbols.paw((-1.50, -0.80, 1.2), 1.0, 8),
            hands.arm(
                [(-0.9, -3.6, 0.2), (-1.35, -2.8, 0.7), (-1.42, -1.66, 1.15)],
                hands.HAND,
                0.42,
                wrist=0.26,
            ),
        ],
    )


RECIPES: dict[str, Recipe] = {
    "wild-1b": Recipe(
        Person(
            "sick",
            {
                **YOUNG_MAN,
                "head-fat-decr": 0.8,
                "eye-bag-incr": 1.0,
                "browInnerUp": 1.0,
                "eyeBlink": 0.12,
                "eye-scale-incr": 0.9,
                "mouth-angles-down": 0.5,
            },
            _sick,
            turn=-16,
            lean=6,
            body=-8,
            scene="town",
            sky="day",
            light=BEFORE_THEM,
            brow=Brow(0.035, 0.02, 1, -0.9),
            strokes=strokes.BAGS,
            decals=(Decal("skin", _sores, "red:boil"),),
            styles={
                "linen:rag": dyed((188, 178, 156), 0.14, "linen", cross=0.85),
                "linen:cloth": dyed((226, 216, 190), 0.05, "linen:coif"),
                "red:boil": dyed((186, 60, 50), 0.10, "red"),
                "skin": replace(STYLES["skin"], wash=(216, 196, 150)),
                wild_beasts.RAT: dyed((112, 94, 82), 0.56, "fur"),
                "bill:nose": dyed((226, 156, 136), 0.08, "bill"),
            },
        ),
        {"hand": Frame(4.2, -0.56, -0.38), "zoom": Frame(4.9, -0.48, -0.48)},
    ),
    "wild-4": Recipe(
        Person(
            "scholars",
            {},
            _scholars,
            scene="room",
            detail="window",
            alone=True,
            mirror=True,
            styles={
                "leaf:snake": dyed((112, 152, 84), 0.16, "leaf"),
                symbols.BONE: dyed((238, 226, 194), 0.02, "stone"),
                "felt:hollow": dyed((60, 50, 46), 0.95, "felt"),
                "red:drug": dyed((176, 66, 58), 0.22, "red"),
                "glass:pale": dyed((206, 220, 206), 0.06, "glass"),
                "leaf": dyed((96, 120, 86), 0.3, "leaf"),
                "red": dyed((150, 84, 66), 0.32, "red"),
            },
        ),
        {"hand": Frame(4.6, -0.16, -0.08), "zoom": Frame(5.0, -0.10, -0.08)},
    ),
    "wild-5": Recipe(
        Person(
            "unluck",
            {},
            _unluck,
            scene="gallows",
            sky="storm",
            alone=True,
            styles={
                wild_beasts.RAVEN: dyed((84, 80, 88), 0.62, "felt", axis=(0.6, 0.75, 0.3)),
                "plume:raven": replace(STYLES["plume"], lit=0.62, dark=1.0, wash=(90, 88, 100)),
                "leather:beak": dyed((70, 64, 62), 0.55, "leather"),
                "red:eye": dyed((206, 60, 44), 0.05, "red"),
                "pearl:moon": dyed((246, 236, 200), -0.05, "pearl"),
                "wood:wheel": dyed((164, 122, 78), 0.18, "wood"),
                "wood:split": dyed((236, 214, 168), 0.0, "wood"),
            },
        ),
        {"hand": Frame(4.7, -0.05, -0.28), "zoom": Frame(5.0, -0.05, -0.30)},
    ),
    "wild-8": Recipe(
        Person(
            "bandit",
            {
                **MAN,
                "head-fat-decr": 0.4,
                "nose-hump-incr": 0.6,
                "browDown": 0.6,
                "eye-scale-incr": 0.7,
            },
            _bandit,
            turn=-20,
            nod=4,
            body=-10,
            gaze=(-0.1, 0),
            scene="trees",
            brow=Brow(0.06, 0, 1, 0.8),
            strokes=strokes.FROWN,
            styles={
                "hair": DARK,
                "cloth:cap": dyed((150, 132, 100), 0.24, cross=0.8),
                "red:kerchief": dyed((196, 68, 54), 0.14, "red", axis=(-0.25, 0.9, 0.12)),
                "leather:jerkin": dyed((138, 100, 66), 0.36, "leather"),
                "linen:shirt": dyed((226, 214, 186), 0.06, "linen"),
                "plume:cock": replace(STYLES["plume"], lit=0.45, wash=(120, 104, 84)),
            },
        ),
        {"hand": Frame(4.2, -0.56, -0.16), "zoom": Frame(4.9, -0.46, -0.34)},
    ),
    "wild-9": Recipe(
        Person(
            "ravisher",
            {
                **MAN,
                "head-square": 0.7,
                "nose-width3-incr": 0.7,
                "nose-volume-incr": 0.5,
                "browDown": 1.0,
                "noseSneer": 0.6,
                "eye-scale-incr": 0.5,
                "cheek-bones-incr": 0.6,
            },
            _ravisher,
            turn=-16,
            nod=9,
            body=-8,
            scene="gallows",
            sky="day",
            brow=Brow(0.065, -0.01, 1, 1.0),
            strokes=(*strokes.FROWN, *strokes.LAUGH),
            styles={
                "hair": DARK,
                "fur:wolf": dyed((160, 148, 132), 0.22, "fur"),
                "felt:nose": dyed((70, 60, 58), 0.8, "felt"),
                "bill:wolf": dyed((214, 168, 66), 0.02, "bill"),
                "horn:nail": dyed((120, 100, 76), 0.50, "horn"),
            },
        ),
        {"hand": Frame(4.3, -0.50, -0.12), "zoom": Frame(5.0, -0.42, -0.26)},
    ),
}
