"""The masters of the town."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms
from tools.bake.people.costume import (
    beards,
    caps,
    collars,
    gowns,
    hair,
    hats,
    hoods,
    jewels,
    town_caps,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import grips, roasts, shop_tools, wares
from tools.bake.people.stuffs import STYLES, dyed

from .common import GREY, MAN, OLD_MAN, OLD_WOMAN, YOUNG_MAN


def _innkeeper(h: Head) -> Dress:
    side = [
        (x * s, y, z, 0.7)
        for s in (-1, 1)
        for x, y, z in ((0.74, 0.35, -0.55), (0.78, 0.3, -0.85), (0.66, 0.3, -1.1))
    ]
    chops = [(x * s, -0.05, z, 0.72) for s in (-1, 1) for x, z in ((0.70, -0.22), (0.60, -0.02))]
    return dress(
        [
            hair.scalp(h, "hair", thick=0.14, back=-0.7),
            *caps.skullcap("linen:coif", line=0.62),
            *hair.curls("hair", side, 0.13),
            *hair.curls("hair", chops, 0.16),
            *beards.moustache("hair", 0.40, 0.06, 0, 0.06),
        ],
        [
            gowns.long_gown("cloth:ochre", wide=1.18),
            collars.standing_collar("linen", -1.06),
            *gowns.apron("linen"),
        ],
        [
            wares.tavern_sign((-1.72, 0.02, -0.7), 0.78),
            roasts.fowl((-1.62, -1.78, 1.2), 0.80),
            grips.tray((-1.30, -2.34, 1.75), "linen", "", 0.46, size=0.74),
        ],
    )


def _tailor(h: Head) -> Dress:
    tape = [
        (-0.75, -3.2, 0.75),
        (-0.62, -2.2, 0.72),
        (-0.58, -1.5, 0.35),
        (-0.45, -1.15, -0.5),
        (0.45, -1.15, -0.5),
        (0.58, -1.5, 0.35),
        (0.60, -2.2, 0.72),
        (0.72, -3.2, 0.75),
    ]
    return dress(
        [
            *town_caps.pleated_hat("felt:grey", "red:band"),
            *hats.feather(
                "plume",
                [(0.42, 0.80, 0.5), (0.80, 1.25, 0.4), (0.95, 1.75, 0.1), (1.35, 1.80, -0.2)],
                0.26,
            ),
            hair.scalp(h, "hair", thick=0.10, back=-0.6),
            beards.beard(
                h, "hair", length=0.32, thick=0.05, point=1.2, side=0.5, forward=0.14, lip=0.0
            ),
            *beards.moustache("hair", 0.42, -0.04, 0.08, 0.045),
        ],
        [
            gowns.long_gown("cloth:rose", wide=0.86, slope=0.05),
            *collars.ruff("linen", 0.48, 0.76, 24, 0.08),
            forms.tube(tape, 0.09, "silk:tape", count=120, flat=0.35),
            *gowns.sleeves("cloth:rose", 0.60, 10, 0.07, 1.36, -2.2),
        ],
        [
            shop_tools.shears((-1.45, -0.72, 1.1), 1.0, 6),
            grips.grip((-1.34, -1.66, 1.15), "cloth:rose", "linen", 0.44, girth=0.16, size=0.92),
        ],
    )


def _matriarch(h: Head) -> Dress:
    return dress(
        [
            *hoods.gable_hood("linen", "gold", "cloth"),
            caps.undercap(h),
        ],
        [
            gowns.long_gown("cloth", wide=0.95, slope=0.06),
            *collars.ruff("linen", 0.50, 1.02, 28, 0.13),
            *jewels.chain(low=-2.35, wide=0.8),
        ],
        [
            shop_tools.balance((-1.70, -0.12, 0.9), 0.75),
            grips.grip((-1.70, -1.60, 0.95), "cloth", "linen", 0.42, size=0.84, girth=0.09),
        ],
    )


def _mayor(h: Head) -> Dress:
    return dress(
        [
            *hats.wide_hat(
                "red:hat", brim=1.30, crown=0.62, droop=-0.30, pitch=-10, y=0.56, width=0.84
            ),
            hair.scalp(h, "hair:grey", thick=0.14, back=-0.9),
            beards.beard(h, "hair:grey", length=0.55, thick=0.17, point=-0.16, lip=0.0),
            *beards.moustache("hair:grey", 0.42, 0.16, 0, 0.07),
        ],
        [
            gowns.long_gown("red", wide=1.12),
            *collars.fur_collar("linen:fur", 1.12),
            *jewels.chain(low=-2.10),
        ],
        [
            wares.key((-1.50, -0.40, 1.2), 0.98, 177),
            grips.grip((-1.50, -0.62, 1.15), "red", "linen", 0.48, girth=0.11, size=0.88),
        ],
    )


RECIPES: dict[str, Recipe] = {
    "townsfolk-10": Recipe(
        Person(
            "innkeeper",
            {
                **MAN,
                "head-fat-incr": 1.0,
                "head-round": 0.6,
                "neck-double-incr": 1.0,
                "nose-volume-incr": 1.0,
                "cheek-volume-incr": 0.7,
                "mouthSmile": 0.8,
                "eye-scale-incr": 0.3,
            },
            _innkeeper,
            turn=-18,
            lean=4,
            body=-10,
            scene="town",
            sky="dusk",
            brow=Brow(0.05, 0.03, 1, -0.3),
            styles={
                "hair": dyed((170, 112, 66), 0.24, "hair"),
                "cloth:ochre": dyed((196, 150, 88), 0.24),
                "leather:roast": dyed((208, 138, 66), 0.12, "leather", tint=1.2),
                "tile:board": dyed((150, 66, 54), 0.34, "tile"),
            },
        ),
        {"hand": Frame(4.1, -0.72, -0.50), "zoom": Frame(4.8, -0.52, -0.60)},
    ),
    "townsfolk-11": Recipe(
        Person(
            "tailor",
            {
                **YOUNG_MAN,
                "head-fat-decr": 0.7,
                "head-oval": 0.6,
                "nose-point-up": 0.3,
                "browOuterUp": 0.6,
                "eye-scale-incr": 0.4,
            },
            _tailor,
            turn=-24,
            nod=-5,
            lean=-4,
            body=-12,
            scene="room",
            detail="drape",
            brow=Brow(0.035, 0.05, 1, 0.2),
            styles={
                "felt:grey": replace(
                    STYLES["linen:turban"], lit=0.20, dark=0.85, wash=(160, 158, 156)
                ),
                "red:band": dyed((180, 70, 60), 0.2, "red"),
                "cloth:rose": dyed((192, 122, 112), 0.20),
                "silk:tape": dyed((236, 216, 150), 0.02, "silk"),
                "hair": dyed((120, 82, 52), 0.32, "hair"),
            },
        ),
        {"hand": Frame(4.1, -0.52, -0.12), "zoom": Frame(4.9, -0.44, -0.36)},
    ),
    "townsfolk-13": Recipe(
        Person(
            "matriarch",
            {
                **OLD_WOMAN,
                "head-age-incr": 0.6,
                "head-fat-incr": 0.3,
                "mouth-angles-down": 0.6,
                "mouth-scale-horiz-decr": 0.3,
                "nose-scale-depth-incr": 0.4,
                "browDown": 0.3,
                "eye-scale-incr": 0.4,
                "ear-scale-decr": 1.0,
            },
            _matriarch,
            turn=-18,
            body=-10,
            scene="room",
            detail="panel",
            brow=Brow(0.024, 0.0, 1, 0.3),
            styles={"felt:cord": dyed((70, 60, 54), 0.9, "felt")},
        ),
        {"hand": Frame(4.1, -0.66, -0.36), "zoom": Frame(4.8, -0.44, -0.52)},
    ),
    "townsfolk-14": Recipe(
        Person(
            "mayor",
            {
                **OLD_MAN,
                "head-fat-incr": 0.7,
                "head-square": 0.5,
                "nose-volume-incr": 0.5,
                "eye-scale-incr": 0.4,
            },
            _mayor,
            turn=-16,
            body=-8,
            scene="town",
            mirror=True,
            brow=Brow(0.06, 0.01, 1, 0.0),
            styles={
                **GREY,
                "red": dyed((164, 58, 52), 0.32, "red"),
                "red:hat": dyed((176, 60, 52), 0.26, "red"),
                "linen:fur": replace(STYLES["fur"], lit=0.04, dark=0.6, wash=(238, 230, 212)),
            },
        ),
        {"hand": Frame(4.2, -0.60, -0.38), "zoom": Frame(4.8, -0.44, -0.50)},
    ),
}
