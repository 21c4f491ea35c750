"""The Wilds."""

from __future__ import annotations

from tools.bake.people import forms, placing
from tools.bake.people.costume import (
    beards,
    gowns,
    hair,
    hats,
    jewels,
    masks,
    veils,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import hands, hearths, music, weapons
from tools.bake.people.stuffs import dyed

from . import calamities, officers, sovereigns
from .common import MAN


def _plague(h: Head) -> Dress:
    return dress(
        [
            *masks.beak(h, "leather:mask"),
            forms.hanging(
                "leather:waxed",
                [
                    (0.80, 0.86, 1.02, -0.62, 120),
                    (0.2, 0.92, 1.10, -0.62, 104),
                    (-0.5, 0.94, 1.08, -0.60, 106),
                    (-1.0, 0.90, 1.04, -0.55, 150),
                    (-1.3, 1.05, 1.08, -0.52, 170),
                    (-1.7, 1.6, 1.2, -0.5, 170),
                    (-3.0, 2.0, 1.5, -0.5, 172),
                ],
                folds=9,
                depth=0.02,
            ),
            *hats.wide_hat("felt", brim=1.62, crown=0.78, droop=0.10, pitch=-4, y=0.56),
        ],
        [
            gowns.long_gown("leather:waxed", wide=0.95, folds=8, depth=0.03),
            *veils.cowl_down("leather:waxed"),
        ],
    )


def _satyr(h: Head) -> Dress:
    curls = [
        (x, y, z, 0.42)
        for x, y, z in (
            (0.62, 0.55, 0.05),
            (-0.62, 0.55, 0.05),
            (0.25, 0.95, 0.15),
            (-0.25, 0.95, 0.15),
            (0.0, 0.98, 0.18),
            (0.78, 0.3, -0.3),
            (-0.78, 0.3, -0.3),
            (0.5, 1.0, -0.2),
            (-0.5, 1.0, -0.2),
            (0.8, 0.6, -0.5),
            (-0.8, 0.6, -0.5),
        )
    ]
    held = [
        *music.panpipes((-1.32, -0.72, 1.25), 1.02, -4, 6),
        *hands.clasp((-0.88, -1.78, 1.55), size=0.82, roll=66),
        *hands.arm(
            [(0.9, -3.4, 0.4), (0.5, -2.8, 1.0), (-0.48, -1.97, 1.52)], hands.HAND, 0.36, wrist=0.2
        ),
    ]
    return dress(
        [
            *masks.horns(),
            hair.scalp(h, "hair", thick=0.20, back=-0.7, rough=0.7),
            *hair.curls("hair", curls, 0.17),
            beards.beard(
                h, "hair", length=0.85, thick=0.10, point=0.85, side=0.8, lip=0.0, forward=0.18
            ),
            *beards.moustache("hair", 0.44, 0.0, 0.12, 0.055),
        ],
        [
            gowns.bare_shoulders(wide=0.9),
            forms.hanging(
                "fur",
                [
                    (-1.6, 1.2, 0.8, -0.72, 110),
                    (-2.0, 1.9, 1.1, -0.7, 112),
                    (-3, 2.1, 1.2, -0.66, 120),
                ],
                folds=6,
                depth=0.03,
            ),
        ],
        held,
    )


def _flagellant(h: Head) -> Dress:
    held = [
        *weapons.whip((-1.48, -0.72, 0.95), 1.0),
        *hands.fist((-1.48, -1.22, 0.95), wrist=-60),
        *hands.arm(
            [(-0.9, -3.6, 0.2), (-1.2, -2.9, 0.6), (-1.36, -1.75, 0.86)],
            hands.HAND,
            0.38,
            wrist=0.2,
        ),
    ]
    hat = [
        *hats.wide_hat("linen:hat", brim=1.36, crown=0.86, droop=0.05, pitch=-8, y=0.60),
        *jewels.cross("red", (0, 1.20, 0.30), 1.15),
    ]
    return dress(
        [
            *placing.turned(hat, pitch=-14, at=(0, 0.2, -0.9)),
            hair.scalp(h, "hair", thick=0.16, back=-1.0, rough=0.6),
            *hair.curls(
                "hair",
                [
                    (0.72, 0.1, -0.6, 0.9),
                    (-0.72, 0.1, -0.6, 0.9),
                    (0.6, 0.1, -1.0, 1.0),
                    (-0.6, 0.1, -1.0, 1.0),
                ],
                0.15,
            ),
            beards.beard(h, "hair", length=0.34, thick=0.08, point=0.5, lip=0.0),
            *beards.moustache("hair", 0.36, 0.10, 0, 0.045),
        ],
        [
            gowns.bare_shoulders(wide=0.82),
            forms.hanging(
                "linen:hat",
                [
                    (-1.7, 1.2, 0.8, -0.72, 100),
                    (-2.1, 1.8, 1.1, -0.7, 105),
                    (-3.4, 2.0, 1.2, -0.66, 112),
                ],
                folds=8,
                depth=0.03,
            ),
        ],
        held,
    )


def _inquisition(_h: Head) -> Dress:
    held = [
        *hearths.pyre((-1.50, -1.42, 1.1), 0.86),
        *jewels.cross("gold", (0.92, -0.92, 1.2), 3.3),
        *hands.fist((0.92, -1.80, 1.2), wrist=-70, mirror=True, size=0.85),
        *hands.arm([(1.6, -4.0, 0.2), (1.4, -3.0, 0.8), (1.04, -2.3, 1.1)], "linen", 0.52, ""),
    ]
    return dress(
        [*veils.cowl_up("felt:cowl")],
        [gowns.long_gown("linen", wide=0.9, folds=12, depth=0.035)],
        held,
    )


PLAGUE = Person(
    "plague",
    {**MAN, "eye-scale-incr": 0.3},
    _plague,
    turn=-64,
    body=-24,
    scene="gallows",
    sky="day",
    styles={
        "leather:mask": dyed((206, 172, 116), 0.10, "leather", cross=0.8),
        "leather:waxed": dyed((196, 184, 150), 0.12, "leather", cross=0.85),
    },
)

SATYR = Person(
    "satyr",
    {
        **MAN,
        "mouthSmile": 0.9,
        "nose-volume-incr": 0.5,
        "nose-scale-depth-incr": 0.4,
        "browOuterUp": 1.0,
        "eyeSquint": 0.3,
        "eye-scale-incr": 0.5,
        "cheek-bones-incr": 0.6,
    },
    _satyr,
    turn=-20,
    nod=2,
    lean=-5,
    body=-8,
    scene="trees",
    brow=Brow(0.06, 0.02, 1, 0.9),
)

FLAGELLANT = Person(
    "flagellant",
    {
        **MAN,
        "eyeBlink": 0.0,
        "head-fat-decr": 1.0,
        "cheek-volume-decr": 1.0,
        "cheek-bones-incr": 0.8,
        "eye-bag-incr": 0.6,
        "browInnerUp": 1.0,
        "mouthFrown": 0.8,
        "eyeWide": 0.6,
        "eye-scale-incr": 0.6,
    },
    _flagellant,
    turn=-16,
    nod=-9,
    lean=8,
    body=-8,
    gaze=(-0.2, 0.55),
    scene="church",
    sky="storm",
    brow=Brow(0.04, 0.03, 1, -1.0),
    styles={"linen:hat": dyed((176, 160, 138), 0.22, "linen", cross=0.8)},
)

INQUISITION = Person(
    "inquisition",
    {
        **MAN,
        "head-fat-decr": 0.9,
        "cheek-volume-decr": 1.0,
        "cheek-bones-incr": 0.6,
        "nose-hump-incr": 0.8,
        "nose-point-down": 0.5,
        "browDown": 0.8,
        "eye-scale-incr": 0.5,
    },
    _inquisition,
    turn=-20,
    body=-10,
    scene="church",
    sky="night",
    mirror=True,
    brow=Brow(0.05, 0, 1, 0.7),
    light=(-0.80, -0.12, 0.58),
    styles={
        "felt:cowl": dyed((66, 58, 60), 0.84, "felt"),
        "wood:stake": dyed((196, 152, 100), 0.06, "wood"),
        "wood:log": dyed((150, 104, 64), 0.30, "wood"),
    },
)

RECIPES: dict[str, Recipe] = {
    **officers.RECIPES,
    **calamities.RECIPES,
    **sovereigns.RECIPES,
    "wild-1a": Recipe(PLAGUE, {"hand": Frame(3.8, -0.46, -0.10), "zoom": Frame(4.7, -0.30, -0.35)}),
    "wild-3": Recipe(SATYR, {"hand": Frame(4.1, -0.46, -0.22), "zoom": Frame(4.8, -0.34, -0.40)}),
    "wild-13": Recipe(
        FLAGELLANT, {"hand": Frame(4.0, -0.50, -0.22), "zoom": Frame(4.8, -0.42, -0.35)}
    ),
    "wild-11": Recipe(
        INQUISITION, {"hand": Frame(4.1, -0.42, -0.20), "zoom": Frame(4.8, -0.34, -0.34)}
    ),
}
