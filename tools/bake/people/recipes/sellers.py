"""The lesser Townsfolk who sell: fish, candles, physic and ale."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people.costume import (
    beards,
    caps,
    church_caps,
    collars,
    gowns,
    hair,
    haircuts,
    masks,
    town_caps,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.placing import moved
from tools.bake.people.props import (
    grips,
    hands,
    lights,
    vessels,
    wares,
)
from tools.bake.people.stuffs import STYLES, dyed

from .common import (
    BEFORE_THEM,
    BIG_EYES,
    BROWN,
    DARK,
    GREEN,
    GREY,
    OLD_MAN,
    PURPLE,
    RED_HAIR,
    WOMAN,
    YOUNG_WOMAN,
)


def _fishwife(h: Head) -> Dress:
    return dress(
        [
            *caps.kerchief(h, "red:scarf"),
            hair.scalp(h, "hair", thick=0.05, line=0.60, back=-0.7, rough=0.2),
            *town_caps.fish_basket(),
        ],
        [
            gowns.long_gown("cloth:brown", wide=1.08),
            collars.falling_collar("linen", wide=0.95, drop=0.50),
        ],
        [
            wares.fish((-1.52, -0.74, 1.0), 0.98, -52),
            grips.grip((-1.06, -1.36, 1.05), "linen", "", 0.5, lean=40, girth=0.14, size=0.9),
        ],
    )


def _chandler(h: Head) -> Dress:
    return dress(
        [
            hair.scalp(h, "hair", thick=0.10, line=0.62, back=-0.7, rough=0.15),
            *haircuts.crown_braid("hair"),
            *town_caps.close_cap(h, line=1.0),
        ],
        [
            gowns.long_gown("cloth:green", wide=0.84, slope=0.08),
            collars.falling_collar("linen", wide=0.82, drop=0.42),
            *gowns.sleeves("linen", 0.60, 9, 0.06, 1.3, -2.15),
        ],
        [
            lights.dipped_candles((-1.78, -1.0, 1.2), 4, 0.74),
            grips.raised(
                (-0.92, -1.02, 1.25), "cloth:green", "linen", lean=80, girth=0.06, size=0.80
            ),
        ],
    )


def _apothecary(h: Head) -> Dress:
    return dress(
        [
            *church_caps.canterbury_cap("cloth:violet", y=0.60, tall=0.60),
            *moved(masks.spectacles(h, "felt:rim"), (0, -0.03, 0.13)),
            hair.scalp(h, "hair:grey", thick=0.08, back=-0.7),
            beards.beard(
                h, "hair:grey", length=0.62, thick=0.07, point=1.0, side=0.6, forward=0.12, lip=0.0
            ),
            *beards.moustache("hair:grey", 0.40, 0.08, 0, 0.05),
        ],
        [gowns.long_gown("cloth:violet", wide=0.92), collars.standing_collar("linen", -1.02)],
        [
            vessels.mortar((-1.60, -1.92, 0.7), 0.92),
            hands.fist((-1.56, -0.42, 0.86), grip=0.13, wrist=-25, size=0.90),
            hands.arm(
                [
                    (-0.5, -1.9, -0.2),
                    (-0.15, -2.7, 0.5),
                    (-0.45, -2.4, 1.1),
                    (-0.97, -1.62, 1.35),
                    (-1.29, -0.70, 0.90),
                ],
                "cloth:violet",
                0.40,
                "linen",
                wrist=0.24,
            ),
        ],
    )


def _alewife(h: Head) -> Dress:
    return dress(
        [
            *town_caps.puffed_cap("linen", 0.92),
            hair.scalp(h, "hair", thick=0.16, line=0.60, back=-0.6),
            *hair.curls(
                "hair",
                [
                    (x * s, y, z, long)
                    for s in (-1, 1)
                    for x, y, z, long in (
                        (0.74, 0.25, -0.25, 1.45),
                        (0.84, 0.15, -0.55, 1.65),
                        (0.72, 0.0, -0.95, 1.7),
                    )
                ],
                0.17,
            ),
        ],
        [
            gowns.long_gown("red", wide=0.92, slope=0.12),
            *gowns.laced_bodice("linen", "felt:lace"),
            *gowns.sleeves("linen", 0.62, 9, 0.06, 1.4, -2.2),
        ],
        [
            vessels.mug((-1.55, -1.10, 1.1), 0.92, 4),
            grips.grip((-2.08, -1.16, 1.2), "linen", "", 0.46, girth=0.10, wrist=-50, size=0.92),
        ],
    )


_STOUT = {
    "head-fat-incr": 0.8,
    "cheek-volume-incr": 0.6,
    "head-round": 0.4,
    "neck-double-incr": 0.6,
}


RECIPES: dict[str, Recipe] = {
    "townsfolk-1": Recipe(
        Person(
            "fishwife",
            {
                **WOMAN,
                **_STOUT,
                "head-square": 0.4,
                "nose-volume-incr": 0.8,
                "mouthSmile": 0.9,
                "cheekSquint": 0.7,
                "mouth-scale-horiz-incr": 0.8,
                "eyeSquint": 0.3,
            },
            _fishwife,
            turn=-16,
            lean=-4,
            body=-8,
            scene="sea",
            brow=Brow(0.035, 0.02, 1, 0.2),
            styles={
                "cloth:brown": BROWN,
                "red:roll": dyed((206, 178, 124), 0.12, "red"),
                "red:scarf": dyed((190, 120, 70), 0.16, "red", axis=(-0.25, 0.9, 0.12)),
                "hair": DARK,
                "steel:fish": dyed((204, 208, 200), 0.0, "steel"),
                "red:fin": dyed((214, 122, 62), 0.14, "red"),
            },
        ),
        {"hand": Frame(4.4, -0.50, -0.02), "zoom": Frame(5.0, -0.44, -0.22)},
    ),
    "townsfolk-2": Recipe(
        Person(
            "chandler",
            {
                **WOMAN,
                "head-oval": 0.4,
                "mouthSmile": 0.3,
                "eye-scale-incr": 0.5,
                "cheek-bones-incr": 0.3,
            },
            _chandler,
            turn=-28,
            nod=-3,
            body=-14,
            gaze=(-0.3, 0.05),
            scene="room",
            brow=Brow(0.028, 0.02, 1, -0.1),
            styles={
                "hair": DARK,
                "cloth:green": GREEN,
                "horn:wax": dyed((242, 196, 76), 0.02, "horn", tint=1.3),
                "cord:wick": dyed((150, 130, 100), 0.4, "cord"),
            },
        ),
        {"hand": Frame(4.0, -0.68, -0.58), "zoom": Frame(4.7, -0.56, -0.60)},
    ),
    "townsfolk-6": Recipe(
        Person(
            "apothecary",
            {
                **OLD_MAN,
                "head-fat-decr": 0.9,
                "cheek-volume-decr": 0.7,
                "nose-scale-vert-incr": 0.6,
                "nose-point-down": 0.4,
                "head-scale-vert-incr": 0.3,
            },
            _apothecary,
            turn=-26,
            nod=5,
            body=-14,
            gaze=(-0.2, -0.25),
            scene="room",
            detail="drape",
            mirror=True,
            light=BEFORE_THEM,
            brow=Brow(0.04, 0.03, 1, -0.2),
            styles={
                **GREY,
                "cloth:violet": PURPLE,
                "felt:rim": dyed((96, 70, 50), 0.7, "felt"),
            },
        ),
        {"hand": Frame(4.2, -0.62, -0.42), "zoom": Frame(4.8, -0.50, -0.48)},
    ),
    "townsfolk-7": Recipe(
        Person(
            "ale",
            {
                **YOUNG_WOMAN,
                **BIG_EYES,
                "head-fat-incr": 0.25,
                "head-round": 0.4,
                "cheek-volume-incr": 0.3,
                "chin-width-decr": 0.6,
                "mouthSmile": 0.9,
                "nose-point-up": 0.4,
                "nose-scale-depth-decr": 0.3,
            },
            _alewife,
            turn=-20,
            lean=7,
            body=-10,
            scene="town",
            brow=Brow(0.022, 0.04, 0.9, -0.2),
            lips=0.6,
            styles={
                "hair": RED_HAIR,
                "red": dyed((178, 66, 58), 0.24, "red"),
                "goose:foam": replace(STYLES["goose"], lit=-0.03),
            },
        ),
        {"hand": Frame(4.2, -0.60, -0.36), "zoom": Frame(4.9, -0.46, -0.48)},
    ),
}
