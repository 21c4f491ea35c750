"""Peasants who keep beasts."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people.costume import (
    beards,
    collars,
    gowns,
    hair,
    hats,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.placing import turned
from tools.bake.people.props import farm_beasts, grips, hands
from tools.bake.people.stuffs import STYLES, dyed

from .common import BEFORE_THEM, BIG_EYES, BLUE, DARK, FAIR, MAN, YOUNG_MAN, YOUNG_WOMAN


def _swineherd(h: Head) -> Dress:
    fringe = [
        (x, y, z, 0.34)
        for x, y, z in (
            (-0.42, 0.62, 0.08),
            (-0.22, 0.68, 0.18),
            (0.0, 0.70, 0.22),
            (0.22, 0.68, 0.18),
            (0.42, 0.62, 0.08),
        )
    ]
    return dress(
        [
            hair.scalp(h, "hair", thick=0.20, line=0.60, back=-0.7, rough=1.4),
            *hair.curls("hair", fringe, 0.12),
        ],
        [gowns.long_gown("linen:smock", wide=0.80, slope=0.1)],
        [
            farm_beasts.piglet((-0.75, -1.72, 1.25), 0.98, -14),
            grips.across((-0.30, -1.95, 1.95), "linen:smock", "", 0.44, size=0.78),
        ],
    )


def _shepherd(h: Head) -> Dress:
    hat = hats.wide_hat(
        "felt:grey", brim=1.42, crown=0.70, droop=0.42, pitch=-10, y=0.66, folds=5, depth=0.05
    )
    return dress(
        [
            *turned(hat, pitch=-6, roll=7, at=(0, 0.2, -0.9)),
            hair.scalp(h, "hair", thick=0.16, back=-0.9, rough=0.6),
            *hair.curls(
                "hair",
                [(x * s, 0.2, z, 0.75) for s in (-1, 1) for x, z in ((0.74, -0.4), (0.78, -0.75))],
                0.17,
            ),
            beards.beard(h, "hair", length=0.14, thick=0.12, point=0.0, lip=0.0),
            *beards.moustache("hair", 0.38, 0.08, 0, 0.055),
        ],
        [gowns.long_gown("cloth:brown", wide=0.95)],
        [
            farm_beasts.carried_sheep(),
            hands.fist((-0.56, -2.00, 1.25), lean=8, grip=0.14, wrist=-140, size=0.90),
            hands.arm(
                [(-1.9, -2.0, -0.4), (-2.15, -2.9, 0.1), (-1.75, -2.85, 0.7), (-1.16, -2.36, 1.0)],
                "cloth:sleeve",
                0.40,
                "linen",
                wrist=0.22,
            ),
            hands.fist((0.50, -2.00, 1.25), -8, 0.14, mirror=True, wrist=-140, size=0.90),
            hands.arm(
                [(1.9, -2.0, -0.4), (2.15, -2.9, 0.1), (1.75, -2.85, 0.7), (1.10, -2.36, 1.0)],
                "cloth:sleeve",
                0.40,
                "linen",
                wrist=0.22,
            ),
        ],
    )


def _milkmaid(h: Head) -> Dress:
    return dress(
        [
            hair.scalp(h, "hair", thick=0.12, line=0.60, back=-0.8, rough=0.15),
            *hair.braids("hair", -2.25),
        ],
        [
            gowns.long_gown("cloth:blue", wide=0.84, slope=0.08),
            collars.falling_collar("linen", wide=0.86, drop=0.46),
        ],
        [
            farm_beasts.cow((-1.86, -0.90, 0.45), 1.0, yaw=30, roll=-5),
        ],
    )


RECIPES: dict[str, Recipe] = {
    "peasants-3": Recipe(
        Person(
            "swineherd",
            {
                **YOUNG_MAN,
                **BIG_EYES,
                "head-round": 0.6,
                "cheek-volume-incr": 0.5,
                "mouthSmile": 1.0,
                "nose-point-up": 0.9,
                "nose-scale-depth-decr": 0.4,
                "ear-wing-incr": 0.8,
            },
            _swineherd,
            turn=-14,
            lean=5,
            body=-8,
            scene="village",
            brow=Brow(0.030, 0.03, 0.9, -0.3),
            styles={
                "hair": FAIR,
                "linen:smock": dyed((206, 192, 160), 0.12, "linen"),
                farm_beasts.PIG: replace(
                    STYLES["horn"], lit=-0.04, dark=0.55, wash=(230, 174, 154)
                ),
            },
        ),
        {"hand": Frame(3.9, -0.56, -0.58), "zoom": Frame(4.7, -0.46, -0.66)},
    ),
    "peasants-5": Recipe(
        Person(
            "shepherd",
            {
                **MAN,
                "head-square": 0.3,
                "nose-hump-incr": 0.3,
                "eye-scale-incr": 0.4,
                "cheek-bones-incr": 0.3,
            },
            _shepherd,
            turn=-22,
            body=-10,
            scene="hills",
            brow=Brow(0.055, 0, 1, 0.1),
            styles={
                "hair": DARK,
                "felt:grey": dyed((168, 160, 146), 0.26, "felt", cross=0.75),
                "cloth:brown": dyed((140, 108, 78), 0.34),
                "cloth:sleeve": dyed((186, 150, 108), 0.16),
                "stone": dyed((206, 178, 140), 0.06, "stone"),
                "goose:leg": replace(STYLES["goose"], lit=-0.1, dark=0.3, wash=(232, 212, 176)),
                "felt:hoof": dyed((120, 96, 76), 0.30, "felt", cross=2),
            },
        ),
        {"hand": Frame(4.5, -0.50, -0.72), "zoom": Frame(5.0, -0.44, -0.72)},
    ),
    "peasants-6": Recipe(
        Person(
            "milkmaid",
            {
                **YOUNG_WOMAN,
                **BIG_EYES,
                "head-oval": 0.7,
                "cheek-volume-incr": 0.3,
                "chin-width-decr": 0.4,
                "mouthSmile": 0.6,
                "nose-point-up": 0.3,
                "nose-scale-depth-decr": 0.4,
            },
            _milkmaid,
            turn=-12,
            lean=-8,
            body=-8,
            scene="village",
            brow=Brow(0.020, 0.03, 0.8, -0.3),
            lips=0.6,
            light=BEFORE_THEM,
            styles={
                "hair": FAIR,
                "cloth:blue": BLUE,
                farm_beasts.COW: dyed((184, 98, 60), 0.14, "leather", axis=(0.3, 0.9, 0.2)),
                "stone:muzzle": dyed((222, 172, 148), 0.10, "stone"),
            },
        ),
        {"hand": Frame(4.0, -0.82, -0.40), "zoom": Frame(4.8, -0.70, -0.50)},
    ),
}
