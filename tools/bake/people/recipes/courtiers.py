"""The lesser Nobles."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms
from tools.bake.people.costume import (
    beards,
    collars,
    gowns,
    hair,
    haircuts,
    hats,
    hoods,
    jewels,
    laurels,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.placing import moved
from tools.bake.people.props import fans, flags, grips, powder, weapons
from tools.bake.people.relief import relief
from tools.bake.people.stuffs import STYLES, dyed

from .common import BEFORE_THEM, BIG_EYES, BLACK, BLUE, FAIR, MAN, YOUNG_MAN, YOUNG_WOMAN


def _lady(h: Head) -> Dress:
    return dress(
        [
            *hoods.french_hood("silk:hood"),
            hair.scalp(h, "hair", thick=0.11, line=0.64, back=-0.7, rough=0.15),
        ],
        [
            gowns.long_gown("cloth:green", wide=0.80, slope=0.10),
            *jewels.necklace("pearl", 25, -1.62, 0.06),
            collars.standing_collar("linen", -1.08),
            *gowns.sleeves("cloth:green", 0.62, 12, 0.07, 1.28, -2.2),
        ],
        [
            fans.pleated_fan((-1.70, -1.40, 1.1), 0.77, -18),
            grips.grip((-1.70, -1.68, 1.12), "cloth:green", "linen", 0.42, size=0.86, wrist=-50),
        ],
    )


def _bearer(h: Head) -> Dress:
    plumes = [
        ("plume", [(0.30, 0.9, 0.3), (0.7, 1.6, 0.1), (1.25, 1.75, -0.2), (1.6, 1.3, -0.4)]),
        ("plume:red", [(0.2, 0.9, 0.1), (0.2, 1.7, -0.2), (0.75, 2.1, -0.4), (1.3, 2.0, -0.6)]),
    ]
    return dress(
        [
            *hats.flat_cap("red:cap", brim=1.16, puff=1.0, tall=0.28, pitch=-6, roll=22, y=0.66),
            *[solid for stuff, path in plumes for solid in hats.feather(stuff, path, 0.30)],
            *haircuts.bob(h, "hair", thick=0.14, fringe=0.55, low=-0.55),
            *beards.moustache("hair", 0.44, -0.02, 0.08, 0.05),
        ],
        [
            gowns.long_gown("silk:stripe", wide=0.98, folds=22, depth=0.05),
            collars.standing_collar("linen", -1.04),
            *gowns.sleeves("silk:stripe", 0.72, 12, 0.09, 1.45, -2.15),
        ],
        [
            flags.banner(
                -1.24,
                -3.6,
                1.52,
                0.9,
                flag="silk:flag",
                long=1.60,
                tall=1.55,
                left=True,
                tail=0.25,
                cross="red",
            ),
            grips.grip((-1.24, -1.36, 0.95), "silk:stripe", "linen", 0.5),
        ],
    )


def _alain(h: Head) -> Dress:
    half = [(-0.5, -1.2, -0.2), (-0.3, -1.65, 0.36)]
    cord = [*half, (0.0, -1.9, 0.5), *[(-x, y, z) for x, y, z in reversed(half)]]
    return dress(
        [
            *haircuts.lank(h, "hair", long=0.55, thick=0.12),
            beards.beard(h, "hair", length=0.34, thick=0.08, point=0.9, side=0.8, lip=0.0),
            *beards.moustache("hair", 0.38, 0.12, 0, 0.05),
        ],
        [
            gowns.long_gown("leather", wide=0.90, slope=0.06),
            *gowns.buttons("pearl", 8, -2.8, -1.60),
            collars.falling_collar("linen", wide=0.80, drop=0.36),
            forms.tube(cord, 0.04, "felt", count=40),
        ],
        [
            weapons.sword((-1.72, -0.30, 1.0), 0.92, 180, wide=0.17),
            grips.grip((-1.72, -1.32, 1.0), "leather", "linen", 0.44, girth=0.12, size=0.94),
        ],
    )


def _fawkes(h: Head) -> Dress:
    return dress(
        [
            *hats.tall_hat("felt:hat", "band", tall=1.12, brim=1.60, y=0.54, pitch=-9, roll=9),
            hair.scalp(h, "hair", thick=0.13, back=-0.9),
            *hair.curls("hair", [(0.74, 0.1, -0.6, 0.75), (-0.74, 0.1, -0.6, 0.75)], 0.15),
            beards.beard(
                h, "hair", length=0.46, thick=0.06, point=1.1, side=0.55, forward=0.14, lip=0.0
            ),
            *beards.moustache("hair", 0.56, -0.08, 0.18, 0.06),
        ],
        [
            gowns.long_gown("cloth:black", wide=1.0, folds=8, depth=0.03),
            collars.falling_collar("linen", wide=1.0, drop=0.50),
        ],
        [
            powder.keg((-1.52, -1.76, 1.0), 1.10, 4),
            powder.match((-1.56, -0.76, 1.2), 1.0),
            grips.across((-0.50, -2.10, 1.9), "cloth:black", "linen", 0.5),
        ],
    )


def _poet(h: Head) -> Dress:
    locks = [
        (s * x, y, z, long)
        for s in (-1, 1)
        for x, y, z, long in (
            (0.72, 0.3, -0.5, 0.9),
            (0.80, 0.1, -0.8, 1.0),
            (0.6, 0.2, -1.15, 1.15),
        )
    ]
    return dress(
        [
            hair.scalp(h, "hair", thick=0.18, line=0.80, temple=0.0, rough=0.35),
            *hair.curls("hair", locks, 0.17),
            *laurels.laurel(),
            *beards.moustache("hair", 0.40, -0.04, 0.06, 0.04),
        ],
        [
            gowns.long_gown("cloth:blue", wide=0.88, slope=0.05),
            collars.falling_collar("linen", wide=0.95, drop=0.40),
            *gowns.sleeves("cloth:blue", 0.60, 9, 0.06, 1.4, -2.2),
        ],
        [
            *moved(relief("lyre", "gold", 2.05, 0.20), (-1.64, -1.18, 1.15), roll=8),
            grips.across((-1.12, -1.96, 1.5), "cloth:blue", "linen", 0.46),
        ],
    )


_BUFF = dyed((176, 124, 76), 0.24, "leather")
_BLACK_FELT = dyed((74, 64, 62), 0.84, "felt")
_RED_PLUME = replace(STYLES["plume"], wash=(206, 84, 66), lit=0.22)

RECIPES: dict[str, Recipe] = {
    "nobles-3": Recipe(
        Person(
            "lady-in-waiting",
            {
                **YOUNG_WOMAN,
                **BIG_EYES,
                "head-oval": 0.6,
                "mouthSmileLeft": 0.5,
                "nose-scale-depth-decr": 0.2,
            },
            _lady,
            turn=-18,
            lean=-5,
            body=-12,
            gaze=(-0.35, 0.05),
            scene="room",
            detail="drape",
            brow=Brow(0.016, 0.03, 0.9, -0.2),
            styles={
                "hair": FAIR,
                "cloth:green": dyed((116, 164, 146), 0.22),
                "silk:hem": dyed((116, 164, 146), 0.34, "silk"),
                "silk:hood": dyed((226, 206, 160), 0.04, "silk"),
            },
        ),
        {"hand": Frame(4.1, -0.66, -0.48), "zoom": Frame(4.8, -0.58, -0.62)},
    ),
    "nobles-4": Recipe(
        Person(
            "standard-bearer",
            {
                **YOUNG_MAN,
                "head-square": 0.5,
                "chin-prominent-incr": 0.5,
                "nose-hump-incr": 0.3,
                "eye-scale-incr": 0.4,
            },
            _bearer,
            turn=-30,
            light=BEFORE_THEM,
            nod=-6,
            body=-16,
            scene="castle",
            brow=Brow(0.045, 0.02, 1, 0.2),
            styles={
                "plume:red": _RED_PLUME,
                "hair": dyed((176, 122, 66), 0.20, "hair"),
                "silk:stripe": dyed((214, 168, 76), 0.14, "silk"),
                "silk:flag": dyed((232, 204, 120), 0.02, "silk"),
                "red:cap": dyed((172, 60, 52), 0.30, "red"),
            },
        ),
        {"hand": Frame(4.4, -0.80, -0.06), "zoom": Frame(5.0, -0.62, -0.16)},
    ),
    "nobles-5": Recipe(
        Person(
            "alain",
            {
                **MAN,
                "head-fat-decr": 0.8,
                "cheek-volume-decr": 0.7,
                "cheek-bones-incr": 0.5,
                "head-oval": 0.4,
                "browInnerUp": 0.9,
                "eyeWide": 0.5,
                "eye-scale-incr": 0.6,
            },
            _alain,
            turn=-24,
            nod=-10,
            body=-12,
            gaze=(-0.2, 0.4),
            scene="hills",
            brow=Brow(0.04, 0.02, 1, -0.7),
            styles={"hair": dyed((130, 88, 54), 0.30, "hair"), "leather": _BUFF},
        ),
        {"hand": Frame(4.3, -0.68, -0.52), "zoom": Frame(5.0, -0.56, -0.60)},
    ),
    "nobles-6": Recipe(
        Person(
            "fawkes",
            {
                **MAN,
                "head-fat-decr": 0.5,
                "nose-hump-incr": 0.5,
                "nose-scale-vert-incr": 0.3,
                "cheek-bones-incr": 0.5,
                "eye-scale-incr": 0.5,
                "mouthSmileLeft": 0.5,
            },
            _fawkes,
            turn=-26,
            light=BEFORE_THEM,
            nod=2,
            body=-14,
            scene="room",
            detail="arch",
            brow=Brow(0.05, 0.01, 1, 0.6),
            styles={
                "hair": dyed((150, 84, 48), 0.30, "hair"),
                "cloth:black": BLACK,
                "felt:hat": _BLACK_FELT,
                "wood": replace(STYLES["wood"], lit=0.03, dark=0.8),
            },
        ),
        {"hand": Frame(4.3, -0.56, -0.12), "zoom": Frame(5.0, -0.48, -0.40)},
    ),
    "nobles-7": Recipe(
        Person(
            "court-poet",
            {
                **YOUNG_MAN,
                **BIG_EYES,
                "head-oval": 0.7,
                "forehead-scale-vert-incr": 0.4,
                "mouthSmile": 0.3,
            },
            _poet,
            turn=-20,
            light=BEFORE_THEM,
            nod=-6,
            lean=6,
            body=-12,
            gaze=(0.1, 0.4),
            scene="trees",
            mirror=True,
            brow=Brow(0.03, 0.03, 0.9, -0.4),
            styles={"hair": FAIR, "cloth:blue": BLUE, "leaf": dyed((104, 140, 74), 0.16, "leaf")},
        ),
        {"hand": Frame(4.0, -0.62, -0.45), "zoom": Frame(4.7, -0.54, -0.58)},
    ),
}
