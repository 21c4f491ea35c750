"""The fathers and a preacher among the Clergy."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms, placing
from tools.bake.people.costume import (
    beards,
    church_caps,
    collars,
    gowns,
    hair,
    haircuts,
    veils,
)
from tools.bake.people.head import Head
from tools.bake.people.patterns import lattice
from tools.bake.people.person import Brow, Decal, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import flags, grips, liturgy, sheep
from tools.bake.people.strokes import BAGS, BROW, CROWS_FEET
from tools.bake.people.stuffs import STYLES, dyed

from .common import BEFORE_THEM, BROWN, MAN, OLD_MAN, RED_HAIR


def _crossroad(h: Head) -> Dress:
    return dress(
        [
            *church_caps.pilgrim_hat("felt:straw"),
            hair.scalp(h, "hair", thick=0.13, back=-0.8),
            beards.beard(h, "hair", length=0.26, thick=0.13, point=0.1, lip=0.0),
            *beards.moustache("hair", 0.40, 0.10, 0, 0.06),
        ],
        [gowns.long_gown("cloth:grey", wide=1.0), *veils.cowl_down("cloth:cape")],
        [
            placing.moved(liturgy.cross_staff(0, -4.2, 0, 0, 1.0), (-1.76, 0.20, 0.9), roll=13),
            grips.grip((-1.33, -1.62, 0.9), "cloth:grey", "linen", 0.5, lean=13),
        ],
    )


def _eggert(_h: Head) -> Dress:
    return dress(
        [],
        [
            gowns.long_gown("silk:cope", wide=1.05, folds=10, depth=0.03),
            collars.standing_collar("linen", -1.02),
            forms.ball("gold", (0, -1.72, 0.80), 0.28, 0.5),
            forms.ball("red", (0, -1.72, 0.96), 0.12, 0.6),
            *[
                forms.tube(
                    [
                        (0.70 * s, -1.1, -0.2),
                        (0.50 * s, -1.4, 0.40),
                        (0.36 * s, -2.0, 0.72),
                        (0.36 * s, -3.4, 0.9),
                    ],
                    0.24,
                    "gold",
                    count=40,
                    flat=0.35,
                )
                for s in (-1, 1)
            ],
        ],
        [
            liturgy.censer((-1.60, -0.36, 1.1), 0.92),
            grips.raised((-1.60, -0.34, 1.1), "silk:cope", "linen", 0.46, girth=0.05, size=0.86),
        ],
    )


def _humbolt(h: Head) -> Dress:
    return dress(
        [
            *placing.turned(veils.cowl_up("cloth:brown"), -16, at=(0, -1.0, -0.8)),
            hair.scalp(h, "hair", thick=0.15, line=0.66, rough=0.5),
            beards.beard(
                h, "hair", length=1.25, thick=0.24, point=-0.25, fork=0.1, lip=0.0, locks=15
            ),
            *beards.moustache("hair", 0.50, 0.20, 0, 0.10),
        ],
        [
            gowns.long_gown("cloth:brown", wide=0.95, folds=8, depth=0.03),
        ],
        [
            liturgy.beads((-1.66, -0.46, 1.15), 0.68, "horn:bead"),
            grips.raised(
                (-1.66, -0.46, 1.1),
                "cloth:brown",
                "linen",
                0.40,
                girth=0.05,
                size=0.9,
                reach=grips.LOW,
            ),
        ],
    )


def _lamb(h: Head) -> Dress:
    return dress(
        [*haircuts.fleece(h, "hair", 0.145)],
        [
            gowns.long_gown("cloth:grey", wide=0.88, slope=0.08),
            collars.falling_collar("linen", wide=0.82, drop=0.36),
        ],
        [
            flags.banner(-1.86, -2.4, 1.12, 0.5, flag="linen", long=0.98, tall=0.80, cross="red"),
            sheep.lamb((-0.98, -1.72, 1.2), 0.92, 4),
            grips.across((-0.50, -2.25, 1.75), "cloth:grey", "linen", 0.5),
        ],
    )


RECIPES: dict[str, Recipe] = {
    "clergy-6": Recipe(
        Person(
            "crossroad",
            {
                **MAN,
                "nose-hump-incr": 0.6,
                "cheek-bones-incr": 0.5,
                "eyeSquint": 0.5,
                "eye-scale-incr": 0.4,
                "head-age-incr": 0.4,
            },
            _crossroad,
            turn=-30,
            light=BEFORE_THEM,
            body=-16,
            scene="church",
            sky="dusk",
            brow=Brow(0.05, 0.0, 1, 0.1),
            styles={
                "felt:straw": replace(
                    STYLES["felt"], lit=0.04, dark=0.82, wash=(214, 184, 128), cross=0.9
                ),
                "cloth:grey": dyed((140, 132, 120), 0.36),
                "cloth:cape": dyed((120, 92, 66), 0.46),
                "gold": dyed((140, 92, 54), 0.52, "wood"),
                "red": dyed((214, 168, 84), 0.02, "gold"),
                "hair": dyed((150, 104, 62), 0.22, "hair"),
            },
        ),
        {"hand": Frame(4.1, -0.60, -0.12), "zoom": Frame(4.8, -0.50, -0.40)},
    ),
    "clergy-8": Recipe(
        Person(
            "eggert",
            {
                **OLD_MAN,
                "head-oval": 0.8,
                "head-scale-vert-incr": 0.1,
                "forehead-scale-vert-incr": 0.2,
                "head-fat-incr": 0.7,
                "cheek-volume-incr": 0.5,
                "mouthSmile": 0.9,
                "cheekSquint": 0.4,
                "ear-wing-incr": 0.7,
                "eye-scale-incr": 0.4,
            },
            _eggert,
            turn=-22,
            body=-12,
            gaze=(-0.35, 0.1),
            light=(-0.26, 0.50, 0.88),
            scene="room",
            detail="drape",
            brow=Brow(0.016, 0.05, 0.8, -0.3),
            strokes=(*BROW, *CROWS_FEET, *BAGS),
            decals=(Decal("silk:cope", lattice(0.74, 0.92, 0.035), "red:figure"),),
            styles={
                "silk:cope": dyed((204, 158, 78), 0.12, "silk"),
                "red:figure": dyed((192, 134, 66), 0.34, "red"),
                "red": dyed((172, 84, 60), 0.3, "red"),
                "red:coal": dyed((216, 96, 40), 0.2, "red"),
            },
        ),
        {"hand": Frame(4.1, -0.56, -0.62), "zoom": Frame(4.8, -0.50, -0.66)},
    ),
    "clergy-9": Recipe(
        Person(
            "humbolt",
            {
                **MAN,
                "head-square": 0.6,
                "nose-volume-incr": 0.7,
                "browDown": 0.9,
                "mouthFrown": 0.5,
                "eye-scale-incr": 0.5,
                "head-fat-incr": 0.3,
            },
            _humbolt,
            turn=-16,
            light=BEFORE_THEM,
            nod=4,
            body=-10,
            scene="room",
            brow=Brow(0.06, 0.0, 1, 0.7),
            styles={
                "cloth:brown": replace(BROWN, lit=0.24),
                "hair": RED_HAIR,
                "horn:bead": replace(STYLES["horn"], lit=0.0, dark=0.7),
            },
        ),
        {"hand": Frame(4.1, -0.54, -0.46), "zoom": Frame(4.7, -0.40, -0.50)},
    ),
    "clergy-11": Recipe(
        Person(
            "lamb",
            {
                **MAN,
                "head-oval": 0.4,
                "chin-width-incr": 0.4,
                "mouthSmile": 0.45,
                "browInnerUp": 0.5,
                "eye-scale-incr": 0.6,
                "nose-scale-vert-incr": 0.2,
            },
            _lamb,
            turn=-20,
            nod=5,
            lean=-6,
            body=-10,
            gaze=(-0.25, -0.3),
            light=BEFORE_THEM,
            scene="church",
            sky="dusk",
            mirror=True,
            brow=Brow(0.028, 0.03, 0.9, -0.6),
            styles={
                "hair": dyed((236, 206, 140), 0.04, "hair"),
                "cloth:grey": dyed((150, 146, 138), 0.34),
            },
        ),
        {"hand": Frame(4.1, -0.58, -0.55), "zoom": Frame(4.8, -0.50, -0.62)},
    ),
}
