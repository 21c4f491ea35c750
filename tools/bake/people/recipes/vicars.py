"""The vicars among the Clergy, and the hermit."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms
from tools.bake.people.costume import (
    beards,
    caps,
    church_caps,
    collars,
    gowns,
    hair,
    haircuts,
    masks,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import (
    caves,
    grips,
    hands,
    justice,
    lights,
    liturgy,
    papers,
    prayer,
    tools,
)
from tools.bake.people.strokes import SHUT
from tools.bake.people.stuffs import STYLES, dyed

from .common import BEFORE_THEM, BIG_EYES, BLUE, BROWN, DARK, FAIR, GREY, MAN, OLD_MAN, YOUNG_MAN


def _filemon(h: Head) -> Dress:
    return dress(
        [*haircuts.bob(h, "hair", thick=0.20)],
        [
            gowns.long_gown("linen", wide=1.0, folds=22, depth=0.05),
            collars.standing_collar("red", -1.05),
        ],
        [
            liturgy.pail((-1.02, -2.30, 1.25), 0.80),
            hands.fist((-1.00, -1.44, 1.32), grip=0.05, size=0.74, wrist=-30),
            hands.arm(
                [(1.6, -3.0, 0.2), (0.9, -2.6, 0.7), (0.2, -2.1, 1.0), (-0.62, -1.66, 1.26)],
                "linen",
                0.5,
                wrist=0.2,
            ),
            liturgy.sprinkler((-1.66, -0.12, 0.7), 0.92, 10),
            hands.fist((-1.78, -0.86, 0.7), lean=10, size=0.86, wrist=-80),
            hands.arm(
                [(-1.2, -3.6, 0.2), (-1.72, -2.9, 0.5), (-1.92, -2.2, 0.75), (-1.88, -1.44, 0.86)],
                "linen",
                0.54,
                wrist=0.22,
            ),
        ],
    )


def _longleaf(h: Head) -> Dress:
    return dress(
        [
            *caps.coif(h, "linen:tan"),
            *masks.spectacles(h),
            beards.beard(
                h, "hair:grey", length=1.35, thick=0.10, point=0.75, side=0.8, lip=0.0, fork=0.05
            ),
            *beards.moustache("hair:grey", 0.40, 0.26, 0, 0.06),
        ],
        [gowns.long_gown("cloth:brown", wide=0.9, slope=0.1), collars.falling_collar("linen", 0.7)],
        [
            papers.open_book((-1.36, -1.66, 1.30), 0.86, "leaf", roll=-6, yaw=170, pitch=14),
            grips.tray((-1.35, -2.55, 1.2), "cloth:brown", "linen"),
        ],
    )


def _penance(h: Head) -> Dress:
    return dress(
        [
            *haircuts.lank(h, "hair"),
            beards.beard(h, "hair:stubble", length=0.04, thick=0.035, point=0.0, lip=0.0),
        ],
        [
            gowns.long_gown("cloth:sack", wide=0.78, slope=0.14, folds=9, depth=0.03),
            justice.noose(),
        ],
        [
            lights.pan_candle((-1.78, -1.30, 1.2), 0.76),
            grips.tray((-1.68, -1.66, 1.1), "cloth:sack"),
        ],
    )


def _hermit(h: Head) -> Dress:
    return dress(
        [
            *haircuts.mane(h, "hair:grey", long=1.9, line=0.74),
            beards.beard(h, "hair:grey", length=2.0, thick=0.20, point=-0.05, fork=0.10, lip=0.0),
            *beards.moustache("hair:grey", 0.46, 0.34, 0, 0.09),
        ],
        [gowns.long_gown("cloth:rag", wide=0.95, folds=9, depth=0.04)],
        [
            caves.cave((-1.75, -0.35, -3.0), 1.0),
            tools.staff((-1.66, -4.4, 1.1), (-1.66, -0.30, 1.1), thick=0.10),
            forms.tube(
                [(-2.14, -0.18, 1.1), (-1.66, -0.28, 1.1), (-1.18, -0.18, 1.1)], 0.12, "wood"
            ),
            grips.grip((-1.66, -1.36, 1.1), "cloth:rag", "linen", 0.5, wrist=-70),
        ],
    )


def _bottomsly(h: Head) -> Dress:
    return dress(
        [
            *church_caps.canterbury_cap("cloth:cap"),
            hair.scalp(h, "hair:grey", thick=0.10, back=-0.7),
            *hair.curls(
                "hair:grey",
                [(x * s, 0.0, z, 0.62) for s in (-1, 1) for x, z in ((0.70, -0.25), (0.62, -0.05))],
                0.13,
            ),
        ],
        [
            gowns.long_gown("cloth:blue", wide=1.12),
            collars.falling_collar("linen", wide=0.80, drop=0.34),
        ],
        [prayer.praying((-1.46, -1.74, 1.2), "cloth:blue", "linen", 0.88, roll=-4)],
    )


_ROUND = {"head-fat-incr": 0.9, "head-round": 0.6, "cheek-volume-incr": 0.6}

RECIPES: dict[str, Recipe] = {
    "clergy-1": Recipe(
        Person(
            "filemon",
            {**YOUNG_MAN, **BIG_EYES, **_ROUND, "mouthSmile": 0.5, "nose-point-up": 0.5},
            _filemon,
            turn=-14,
            lean=-5,
            body=-10,
            scene="church",
            mirror=True,
            brow=Brow(0.035, 0.03, 0.9, -0.4),
            styles={"hair": FAIR, "red": dyed((120, 78, 128), 0.34, "red")},
        ),
        {"hand": Frame(3.9, -0.46, -0.60), "zoom": Frame(4.8, -0.40, -0.72)},
    ),
    "clergy-2": Recipe(
        Person(
            "longleaf",
            {
                **OLD_MAN,
                "head-fat-decr": 0.7,
                "head-scale-vert-incr": 0.4,
                "nose-scale-vert-incr": 0.5,
                "cheek-volume-decr": 0.6,
                "eyeLookDown": 0.8,
                "eyeBlink": 0.25,
            },
            _longleaf,
            turn=-26,
            light=BEFORE_THEM,
            nod=7,
            body=-14,
            gaze=(-0.30, -0.40),
            scene="church",
            brow=Brow(0.05, 0.03, 1, -0.3),
            styles={
                **GREY,
                "cloth:brown": BROWN,
                "leaf": dyed((96, 130, 70), 0.3, "leaf"),
                "linen:tan": dyed((206, 160, 100), 0.16, "linen:coif"),
            },
        ),
        {"hand": Frame(4.1, -0.56, -0.62), "zoom": Frame(4.7, -0.40, -0.62)},
    ),
    "clergy-3": Recipe(
        Person(
            "penance",
            {
                **MAN,
                "head-fat-decr": 1.0,
                "cheek-volume-decr": 1.0,
                "cheek-bones-incr": 0.9,
                "eye-bag-incr": 0.8,
                "browInnerUp": 1.0,
                "mouth-angles-down": 0.6,
                "eyeWide": 1.0,
                "eye-scale-incr": 0.8,
                "head-oval": 0.6,
            },
            _penance,
            turn=-14,
            nod=-10,
            lean=9,
            body=-8,
            gaze=(-0.2, 0.8),
            light=BEFORE_THEM,
            scene="room",
            detail="arch",
            brow=Brow(0.04, 0.04, 1, -1.7),
            styles={
                "hair": DARK,
                "hair:stubble": dyed((150, 112, 84), 0.22, "hair"),
                "cloth:sack": dyed((160, 134, 100), 0.34),
            },
        ),
        {"hand": Frame(4.0, -0.61, -0.60), "zoom": Frame(4.6, -0.50, -0.60)},
    ),
    "clergy-4": Recipe(
        Person(
            "hermit",
            {
                **OLD_MAN,
                "nose-volume-incr": 0.6,
                "nose-hump-incr": 0.5,
                "cheek-bones-incr": 0.6,
                "head-age-incr": 0.7,
                "browDown": 0.6,
                "eye-scale-incr": 0.5,
            },
            _hermit,
            turn=-12,
            nod=5,
            body=-6,
            scene="trees",
            sky="night",
            brow=Brow(0.075, 0.01, 1, 0.2),
            styles={
                **GREY,
                "hair:grey": replace(STYLES["white"], lit=0.03),
                "cloth:rag": dyed((150, 140, 122), 0.40),
                "felt:dark": dyed((50, 44, 42), 1.0, "felt"),
                "wood": replace(STYLES["wood"], lit=0.02, dark=0.6),
                "stone:rock": dyed((206, 190, 156), 0.12, "stone"),
            },
        ),
        {"hand": Frame(4.4, -0.70, -0.45), "zoom": Frame(5.0, -0.55, -0.62)},
    ),
    "clergy-5": Recipe(
        Person(
            "bottomsly",
            {
                **OLD_MAN,
                **_ROUND,
                "neck-double-incr": 1.0,
                "head-scale-horiz-incr": 0.5,
                "nose-volume-incr": 0.5,
                "eyeBlink": 1.0,
                "mouthSmile": 0.3,
            },
            _bottomsly,
            turn=-24,
            nod=6,
            body=-12,
            scene="room",
            detail="window",
            brow=Brow(0.045, 0.04, 1, -0.5),
            strokes=SHUT,
            styles={**GREY, "cloth:blue": BLUE, "cloth:cap": dyed((140, 154, 196), 0.10)},
        ),
        {"hand": Frame(4.1, -0.52, -0.56), "zoom": Frame(4.8, -0.45, -0.66)},
    ),
}
