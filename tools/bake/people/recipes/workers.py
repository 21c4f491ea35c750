"""The lesser Townsfolk: who sells and who works."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

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
    town_caps,
    veils,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.placing import moved
from tools.bake.people.props import (
    grips,
    hands,
    lights,
    papers,
    shop_tools,
    spinning,
    vessels,
    wares,
)
from tools.bake.people.solid import Solid, sheet
from tools.bake.people.stuffs import STYLES, dyed

from .common import (
    BIG_EYES,
    BLUE,
    BROWN,
    DARK,
    GREEN,
    GREY,
    LINEN_ON_SKIN,
    MAN,
    OLD_MAN,
    OLD_WOMAN,
    PURPLE,
    RED_HAIR,
    WOMAN,
    YOUNG_WOMAN,
)


def apron(stuff: str = "linen") -> list[Solid]:
    """A bib over the breast and its bands."""
    x, y = np.meshgrid(np.linspace(-0.78, 0.78, 20), np.linspace(-1.70, -4.6, 40))
    front = np.interp(-y, (1.7, 2.07, 2.72, 4.6), (0.28, 0.42, 0.52, 0.56))
    bib = sheet(np.stack([x, y, front + 0.10 - 0.22 * x**2 + 0.02 * np.cos(9 * x)], -1), stuff)
    bands = [
        forms.tube(
            [(0.62 * s, -1.20, -0.3), (0.70 * s, -1.45, 0.10), (0.66 * s, -1.74, 0.26)],
            [0.11] * 2,
            stuff,
            count=24,
            flat=0.4,
        )
        for s in (-1, 1)
    ]
    return [bib, *bands]


def _fishwife(h: Head) -> Dress:
    return dress(
        [*caps.kerchief(h, "linen:coif"), *town_caps.fish_basket()],
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
    braid = [
        forms.ball("hair", (0.84 * x, 0.92 - 0.25 * abs(x), -0.10 - 0.5 * abs(x)), 0.19)
        for x in (-1.0, -0.8, -0.6, -0.4, -0.2, 0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
    ]
    return dress(
        [
            hair.scalp(h, "hair", thick=0.10, line=0.62, back=-0.7, rough=0.15),
            *braid,
            *town_caps.close_cap(h, line=1.0),
        ],
        [
            gowns.long_gown("cloth:green", wide=0.84, slope=0.08),
            collars.falling_collar("linen", wide=0.82, drop=0.42),
            *gowns.sleeves("linen", 0.60, 9, 0.06, 1.3, -2.15),
        ],
        [
            lights.dipped_candles((-1.76, -0.42, 1.2), 4, 0.80),
            grips.raised(
                (-1.52, -0.38, 1.25), "cloth:green", "linen", lean=60, girth=0.06, size=0.84
            ),
        ],
    )


def _cordwainer(h: Head) -> Dress:
    walrus = [
        forms.tube(
            [
                (0.02 * s, -0.52, 0.40),
                (0.20 * s, -0.60, 0.38),
                (0.36 * s, -0.85, 0.26),
                (0.42 * s, -1.05, 0.2),
            ],
            [0.08, 0.12, 0.12, 0.03],
            "hair",
            count=30,
        )
        for s in (-1, 1)
    ]
    band = [
        (0.80 * s * f, 0.72 - 0.1 * f, -0.62 + 1.02 * (1 - f * f) ** 0.5)
        for s, f in ((-1, 1.0), (-1, 0.7), (-1, 0.35), (1, 0.0), (1, 0.35), (1, 0.7), (1, 1.0))
    ]
    return dress(
        [
            hair.scalp(h, "hair", thick=0.09, back=-0.6, crown=0.46),
            forms.tube(band, [0.07] * 2, "leather", count=60, flat=0.5),
            *walrus,
        ],
        [
            gowns.long_gown("linen", wide=1.05, folds=12, depth=0.03),
            *apron("leather:apron"),
        ],
        [
            wares.boot((-1.45, -0.92, 1.1), 0.86, 4),
            grips.across((-0.95, -1.75, 1.55), "linen", "", 0.5, hand="skin:hand"),
        ],
    )


def _printer(h: Head) -> Dress:
    return dress(
        [
            *town_caps.fur_hat("fur", "felt"),
            hair.scalp(h, "hair:grey", thick=0.10, back=-0.8),
            beards.beard(h, "hair:grey", length=1.15, thick=0.14, point=-0.1, fork=0.40, lip=0.0),
            *beards.moustache("hair:grey", 0.42, 0.26, 0, 0.065),
        ],
        [gowns.long_gown("cloth:black", wide=1.0), *collars.fur_collar("fur", 0.80)],
        [
            papers.pile((-1.30, -1.98, 1.1), 0.95),
            grips.across((-0.88, -2.05, 1.85), "cloth:black", "linen", 0.5),
        ],
    )


def _weaver(h: Head) -> Dress:
    wound = [
        forms.tube(
            [
                (0.86 * c, 0.66 + 0.18 * k + 0.05 * s, -0.66 + 1.06 * s)
                for c, s in (
                    (1, 0),
                    (0.7, 0.7),
                    (0, 1),
                    (-0.7, 0.7),
                    (-1, 0),
                    (-0.7, -0.7),
                    (0, -1),
                    (0.7, -0.7),
                    (1, 0),
                )
            ],
            [0.20, 0.24, 0.20],
            "linen:turban",
            count=90,
            around=18,
        )
        for k in (0, 1)
    ]
    return dress(
        [*veils.wimple(h, "linen")[:1], *wound, *town_caps.close_cap(h, "blue:cap", line=0.95)],
        [
            gowns.long_gown("cloth:blue", wide=0.90, slope=0.08),
            collars.falling_collar("linen", wide=0.95, drop=0.52),
        ],
        [
            spinning.wheel((-1.74, -1.30, 1.0), 0.84),
            grips.across((-0.66, -1.74, 1.3), "cloth:blue", "linen", 0.46),
        ],
    )


def _apothecary(h: Head) -> Dress:
    return dress(
        [
            *church_caps.canterbury_cap("cloth:violet", y=0.60, tall=0.60),
            *masks.spectacles(h),
            hair.scalp(h, "hair:grey", thick=0.08, back=-0.7),
            beards.beard(
                h, "hair:grey", length=0.62, thick=0.07, point=1.0, side=0.6, forward=0.12, lip=0.0
            ),
            *beards.moustache("hair:grey", 0.40, 0.08, 0, 0.05),
        ],
        [gowns.long_gown("cloth:violet", wide=0.92), collars.standing_collar("linen", -1.02)],
        [
            vessels.mortar((-1.45, -1.62, 1.15), 0.92),
            grips.grip((-1.42, -0.42, 1.3), "cloth:violet", "linen", 0.46, girth=0.10, size=0.9),
        ],
    )


def _alewife(h: Head) -> Dress:
    return dress(
        [
            *town_caps.puffed_cap("linen", 1.05),
            hair.scalp(h, "hair", thick=0.14, line=0.56, back=-0.6),
            *hair.curls(
                "hair",
                [(x * s, 0.2, z, 0.62) for s in (-1, 1) for x, z in ((0.70, -0.2), (0.76, -0.5))],
                0.15,
            ),
        ],
        [
            gowns.long_gown("red", wide=1.08, slope=0.04),
            collars.falling_collar("linen", wide=1.05, drop=0.60),
            *gowns.sleeves("linen", 0.66, 9, 0.06, 1.5, -2.15),
        ],
        [
            vessels.mug((-1.55, -1.10, 1.1), 0.92, 4),
            grips.grip((-2.08, -1.16, 1.2), "linen", "", 0.46, girth=0.10, wrist=-50, size=0.92),
        ],
    )


def _carpenter(h: Head) -> Dress:
    return dress(
        [
            *town_caps.knitted_cap("cloth:knit"),
            hair.scalp(h, "hair", thick=0.12, back=-0.8),
            beards.beard(h, "hair", length=0.10, thick=0.11, point=0.0, lip=0.0),
            *beards.moustache("hair", 0.38, 0.10, 0, 0.055),
        ],
        [
            gowns.long_gown("linen", wide=1.08, folds=12, depth=0.04),
            *apron("leather"),
        ],
        [
            shop_tools.saw((-1.48, -0.35, 1.0), 0.98, 6),
            grips.grip((-1.42, -1.72, 1.1), "skin:hand", "linen", 0.40, girth=0.14),
        ],
    )


_STEAM = {
    "leaf:brew": dyed((140, 190, 110), 0.04, "leaf"),
    "felt:iron": dyed((88, 82, 84), 0.50, "felt"),
}


def _witch(h: Head) -> Dress:
    fire = [
        *[
            forms.tube(
                [(x, -1.98, 1.9), (x + long / 2, y, 1.95), (x + long, y + 0.06, 1.8)],
                [0.15, 0.17, 0.15],
                "wood",
                count=16,
            )
            for x, y, long in ((-1.15, -1.92, 1.1), (-0.2, -1.95, 1.25), (-0.6, -2.05, 1.3))
        ],
        *[
            forms.tube(
                [
                    (x, -1.95, 1.4),
                    (x + 0.10, -1.65, 1.45),
                    (x - 0.08, -1.35, 1.4),
                    (x + 0.04, -1.02 - 0.35 * abs(x), 1.4),
                ],
                [0.13, 0.20, 0.14, 0.01],
                "flame" if k % 2 else "flame:red",
                count=30,
                flat=0.6,
            )
            for k, x in enumerate((-0.85, -0.52, -0.2, 0.12, 0.45, 0.80))
        ],
    ]
    return dress(
        haircuts.mane(h, "hair", long=2.0, line=0.62),
        [
            gowns.long_gown("cloth:green", wide=0.84, slope=0.08),
            collars.falling_collar("linen", wide=0.86, drop=0.30),
        ],
        [
            moved([*vessels.cauldron((0.0, -0.55, 0.5), 0.98), *fire], (-1.60, -1.14, 0.9), 0.64),
            *hands.open_hand((-0.46, -1.70, 1.7), size=0.62, roll=28),
            *hands.arm(
                [(0.9, -3.7, 0.5), (0.5, -3.0, 1.2), (-0.22, -2.12, 1.6)],
                "cloth:green",
                0.46,
                "linen",
                wrist=0.20,
            ),
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
                "red:roll": dyed((170, 80, 64), 0.2, "red"),
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
                "pearl": dyed((240, 208, 124), -0.02, "pearl"),
            },
        ),
        {"hand": Frame(3.9, -0.68, -0.45), "zoom": Frame(4.7, -0.56, -0.60)},
    ),
    "townsfolk-3": Recipe(
        Person(
            "cordwainer",
            {
                **MAN,
                "head-fat-incr": 0.6,
                "head-square": 0.6,
                "neck-scale-horiz-incr": 0.5,
                "nose-volume-incr": 0.9,
                "eyeSquint": 0.7,
                "head-age-incr": 0.3,
            },
            _cordwainer,
            turn=-24,
            nod=4,
            body=-12,
            gaze=(-0.35, -0.2),
            scene="room",
            detail="window",
            brow=Brow(0.06, 0.0, 1, 0.1),
            styles={"hair": DARK, "leather:apron": dyed((168, 118, 74), 0.22, "leather")},
        ),
        {"hand": Frame(3.8, -0.52, -0.42), "zoom": Frame(4.7, -0.44, -0.56)},
    ),
    "townsfolk-4": Recipe(
        Person(
            "printer",
            {
                **OLD_MAN,
                "nose-scale-vert-incr": 0.4,
                "cheek-bones-incr": 0.5,
                "browDown": 0.3,
                "eye-scale-incr": 0.4,
            },
            _printer,
            turn=-20,
            body=-12,
            scene="room",
            detail="arch",
            brow=Brow(0.05, 0.0, 1, 0.1),
            styles={**GREY, "cloth:black": dyed((92, 84, 84), 0.62)},
        ),
        {"hand": Frame(4.3, -0.55, -0.36), "zoom": Frame(5.0, -0.46, -0.48)},
    ),
    "townsfolk-5": Recipe(
        Person(
            "weaver",
            {
                **OLD_WOMAN,
                "head-age-incr": 0.8,
                "head-fat-decr": 0.5,
                "eye-bag-incr": 0.6,
                "nose-point-down": 0.5,
                "eyeBlink": 0.35,
                "mouthSmile": 0.3,
                "ear-scale-decr": 1.0,
                "ear-wing-decr": 1.0,
            },
            _weaver,
            turn=-28,
            nod=9,
            body=-14,
            gaze=(-0.3, -0.4),
            scene="room",
            detail="window",
            mirror=True,
            brow=Brow(0.026, 0.02, 1, -0.4),
            decals=LINEN_ON_SKIN,
            styles={
                "cloth:blue": BLUE,
                "linen:turban": dyed((150, 166, 200), 0.14, "linen:turban"),
                "blue:cap": dyed((120, 136, 184), 0.20, "linen"),
                "linen:flax": dyed((228, 206, 150), 0.06, "linen"),
            },
        ),
        {"hand": Frame(4.2, -0.72, -0.52), "zoom": Frame(4.9, -0.60, -0.62)},
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
            brow=Brow(0.04, 0.03, 1, -0.2),
            styles={**GREY, "cloth:violet": PURPLE},
        ),
        {"hand": Frame(4.1, -0.58, -0.32), "zoom": Frame(4.8, -0.48, -0.48)},
    ),
    "townsfolk-7": Recipe(
        Person(
            "ale",
            {
                **WOMAN,
                **_STOUT,
                "mouthSmile": 1.0,
                "cheekSquint": 0.6,
                "nose-point-up": 0.4,
                "eye-scale-incr": 0.4,
            },
            _alewife,
            turn=-20,
            lean=7,
            body=-10,
            scene="town",
            brow=Brow(0.03, 0.03, 1, -0.3),
            styles={
                "hair": RED_HAIR,
                "red": dyed((178, 66, 58), 0.24, "red"),
                "goose:foam": replace(STYLES["goose"], lit=-0.03),
            },
        ),
        {"hand": Frame(4.1, -0.62, -0.22), "zoom": Frame(4.9, -0.46, -0.42)},
    ),
    "townsfolk-8": Recipe(
        Person(
            "cauldron",
            {
                **YOUNG_WOMAN,
                **BIG_EYES,
                "head-oval": 0.5,
                "mouthSmileLeft": 0.9,
                "mouthSmileRight": 0.4,
                "browOuterUp": 0.4,
            },
            _witch,
            turn=-22,
            lean=6,
            body=-12,
            gaze=(0.1, 0.0),
            scene="trees",
            sky="night",
            brow=Brow(0.026, 0.03, 1, 0.2),
            styles={**_STEAM, "hair": RED_HAIR, "cloth:green": dyed((104, 132, 84), 0.34)},
        ),
        {"hand": Frame(4.3, -0.62, -0.50), "zoom": Frame(4.9, -0.54, -0.58)},
    ),
    "townsfolk-9": Recipe(
        Person(
            "carpenter",
            {
                **MAN,
                "head-square": 0.5,
                "chin-jaw-drop-incr": 0.3,
                "nose-hump-incr": 0.3,
                "eyeSquint": 0.4,
                "eye-scale-incr": 0.3,
            },
            _carpenter,
            turn=-32,
            body=-16,
            gaze=(-0.35, 0.1),
            scene="town",
            mirror=True,
            brow=Brow(0.05, 0.0, 1, 0.1),
            styles={
                "cloth:knit": dyed((112, 146, 92), 0.28),
                "hair": dyed((150, 104, 62), 0.26, "hair"),
            },
        ),
        {"hand": Frame(3.9, -0.50, -0.28), "zoom": Frame(4.8, -0.44, -0.46)},
    ),
}
