"""The roles."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people.costume import beards, collars, gowns, hair, hats, hoods, jewels
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import food, grips, hands, hearths, papers, ships, tools, weapons
from tools.bake.people.stuffs import dyed

from . import country
from .common import AFRICAN_SKIN, BIG_EYES, BLUE, DARK, MAN, WINE, WOMAN, YOUNG_MAN


def _ned(h: Head) -> Dress:
    held = [
        *papers.open_book((-1.20, -2.02, 1.3), 0.80, "leather", roll=3, yaw=10, lines=4),
        *hearths.blaze((-1.34, -1.46, 1.0), 0.68),
        *grips.borne((-1.00, -2.60, 1.6), "cloth", "linen", 0.5, size=0.8),
    ]
    return dress(
        [
            *hats.flat_cap("felt", brim=1.02, puff=1.0, tall=0.40, pitch=-10, roll=-10, y=0.64),
            hair.scalp(h, "hair", thick=0.13, back=-0.9),
            *hair.curls("hair", [(0.70, 0.1, -0.6, 0.6), (-0.70, 0.1, -0.6, 0.6)], 0.14),
        ],
        [
            gowns.long_gown("cloth", wide=0.92),
            collars.falling_collar("linen", wide=0.86, drop=0.46),
            *gowns.sleeves("cloth", 0.6, 8, 0.04, 1.4, -2.1),
            *gowns.buttons("gold", 8, -2.8, -1.65),
        ],
        held,
    )


def _margaret(h: Head) -> Dress:
    held = [
        *food.cornucopia((-0.90, -2.18, 1.25), 0.98),
        *grips.borne((-0.10, -2.68, 1.62), "cloth:blue", "linen", 0.46, size=0.72),
    ]
    return dress(
        [
            *hoods.french_hood("felt"),
            hair.scalp(h, "hair", thick=0.10, line=0.66, back=-0.7, rough=0.15),
        ],
        [
            gowns.long_gown("cloth:blue", wide=0.82, slope=0.08),
            *jewels.necklace("pearl", 23, -1.62, 0.06),
            *gowns.sleeves("cloth:blue", 0.60, 10, 0.06, 1.28, -2.2),
            collars.standing_collar("linen", -1.10),
        ],
        held,
    )


def _gregory(h: Head) -> Dress:
    held = [
        *tools.horseshoe((-1.26, -1.56, 1.2), 0.82, -8),
        *hands.fist((-0.84, -2.02, 1.3), lean=20, wrist=-60, mirror=True, grip=0.12),
        *hands.arm([(1.2, -3.8, 0.4), (0.4, -3.4, 0.8), (-0.40, -2.75, 1.2)], "linen", 0.5, ""),
    ]
    return dress(
        [
            *hats.wide_hat(
                "felt:pale", brim=1.18, crown=0.66, droop=-0.34, pitch=-12, roll=4, y=0.56
            ),
            hair.scalp(h, "hair", thick=0.14, back=-0.8),
            beards.beard(h, "hair", length=0.14, thick=0.09, point=0.0, lip=0.0),
            *beards.moustache("hair", 0.42, 0.06, 0, 0.06),
        ],
        [
            gowns.long_gown("cloth:green", wide=1.08),
            collars.falling_collar("linen", wide=0.80, drop=0.36),
            *gowns.sleeves("linen", 0.66, 8, 0.05, 1.6, -2.15),
        ],
        held,
    )


def _pierre(h: Head) -> Dress:
    x = -1.45
    held = [
        *weapons.sword((x, -1.55, 0.6), 0.95),
        *hands.fist((x, -1.92, 0.6), wrist=-40),
        *hands.arm(
            [(-0.9, -3.8, 0.1), (-1.1, -3.1, 0.4), (-1.22, -2.45, 0.5)],
            "cloth:doublet",
            0.45,
            "linen",
        ),
    ]
    return dress(
        [
            *hats.tall_hat("felt", "band", tall=1.0, brim=1.02, y=0.58),
            *hats.feather(
                "plume",
                [(0.75, 0.75, 0.1), (1.15, 1.3, 0.0), (1.05, 1.8, -0.2), (0.5, 1.95, -0.4)],
                0.28,
            ),
            hair.scalp(h, "hair", thick=0.10, back=-0.6),
            beards.beard(
                h, "hair", length=0.34, thick=0.05, point=1.2, side=0.55, forward=0.12, lip=0.0
            ),
            *beards.moustache("hair", 0.46, -0.06, 0.10, 0.05),
        ],
        [
            gowns.long_gown("cloth:doublet", wide=0.9),
            *collars.ruff("linen", 0.52, 1.12, 26, 0.15),
            *jewels.cross("gold", (0, -2.05, 0.66)),
            *gowns.sleeves("cloth:doublet", 0.62, 10, 0.06, 1.4, -2.2),
        ],
        held,
    )


def _juba(h: Head) -> Dress:
    held = [
        *ships.caravel((-1.24, -2.12, 1.35), 0.82, 8, -3),
        *hands.clasp((-0.90, -2.74, 1.45), size=0.85, roll=66),
        *hands.arm(
            [(1.4, -3.9, 0.4), (0.6, -3.5, 0.9), (-0.10, -3.06, 1.2)], "cloth:doublet", 0.5, "linen"
        ),
    ]
    return dress(
        [
            *hats.flat_cap("red", brim=1.04, puff=1.02, tall=0.42, pitch=-10, roll=-9, y=0.64),
            hair.scalp(h, "hair", thick=0.09, back=-0.5),
            beards.beard(h, "hair", length=0.14, thick=0.07, point=0.2, lip=0.0),
            *beards.moustache("hair", 0.36, 0.06, 0, 0.045),
        ],
        [
            gowns.long_gown("cloth:doublet", wide=1.0),
            *collars.ruff("linen", 0.5, 0.92, 24, 0.11),
            *jewels.chain(low=-2.15),
            *gowns.sleeves("cloth:doublet", 0.62, 9, 0.05, 1.45, -2.15),
        ],
        held,
    )


NED = Person(
    "merchant ned",
    {**YOUNG_MAN, **BIG_EYES, "head-oval": 0.4, "browDown": 0.4, "mouth-angles-down": 0.3},
    _ned,
    turn=-24,
    body=-14,
    scene="town",
    sky="night",
    mirror=True,
    brow=Brow(0.04, 0, 1, 0.4),
    styles={"hair": dyed((170, 110, 58), 0.24, "hair")},
)

MARGARET = Person(
    "margaret",
    {
        **WOMAN,
        **BIG_EYES,
        "mouthSmile": 0.45,
        "cheek-volume-incr": 0.3,
        "forehead-scale-vert-decr": 0.5,
        "eyeWide": 0.4,
    },
    _margaret,
    gaze=(-0.05, 0.04),
    turn=-15,
    lean=-4,
    body=-12,
    scene="church",
    brow=Brow(0.02, 0.02, 0.9, -0.3),
    styles={
        "cloth:blue": BLUE,
        "horn:plenty": dyed((222, 180, 104), 0.04, "horn"),
    },
)

GREGORY = Person(
    "gregory",
    {
        **MAN,
        "head-square": 0.6,
        "head-fat-incr": 0.5,
        "mouthSmile": 0.45,
        "eye-scale-incr": 0.65,
        "eyeWide": 0.35,
    },
    _gregory,
    turn=-16,
    body=-10,
    scene="village",
    brow=Brow(0.05, 0.03, 1, -0.3),
    styles={
        "cloth:green": dyed((150, 128, 84), 0.34),
        "hair": dyed((142, 100, 64), 0.30, "hair"),
        "felt:pale": dyed((222, 202, 160), 0.02, "felt", cross=0.9),
    },
)

PIERRE = Person(
    "pierre",
    {
        **MAN,
        "head-fat-decr": 0.5,
        "nose-hump-incr": 0.8,
        "nose-scale-vert-incr": 0.3,
        "eye-scale-incr": 0.4,
        "browDown": 0.5,
    },
    _pierre,
    turn=-30,
    body=-16,
    scene="castle",
    brow=Brow(0.04, 0, 1, 0.6),
    styles={"hair": DARK, "cloth:doublet": WINE},
)

JUBA = Person(
    "juba",
    {
        "african-male-young": 0.6,
        "african-male-old": 0.4,
        "eye-scale-incr": 0.7,
        "mouthSmileLeft": 0.5,
    },
    _juba,
    turn=-18,
    body=-12,
    scene="sea",
    light=(-0.62, 0.42, 0.66),
    styles={
        "skin": replace(AFRICAN_SKIN, lit=0.10, dark=0.62, tint=1.2),
        "linen:sail": dyed((240, 226, 190), 0.06, "linen"),
        "cloth:doublet": BLUE,
        "hair": DARK,
    },
)

RECIPES: dict[str, Recipe] = {
    **country.RECIPES,
    "role-ned": Recipe(
        NED,
        {
            "portrait": Frame(4.6, -0.38, -0.62),
            "wide": Frame(4.5, -0.38, -0.58),
            "small": Frame(3.8, -0.46, -0.40, (-0.08, 0.06)),
            "notice": Frame(4.4, -0.45, -0.62),
        },
    ),
    "role-margaret": Recipe(
        MARGARET,
        {
            "portrait": Frame(4.6, -0.25, -0.70),
            "wide": Frame(4.5, -0.25, -0.68),
            "small": Frame(3.9, -0.35, -0.55),
            "notice": Frame(4.4, -0.30, -0.70),
        },
    ),
    "role-gregory": Recipe(
        GREGORY,
        {
            "portrait": Frame(4.6, -0.42, -0.50),
            "wide": Frame(4.5, -0.42, -0.45),
            "small": Frame(4.0, -0.42, -0.38, (0.0, 0.10)),
            "notice": Frame(4.5, -0.42, -0.50),
        },
    ),
    "role-pierre": Recipe(
        PIERRE,
        {
            "portrait": Frame(4.8, -0.28, -0.35),
            "wide": Frame(4.7, -0.28, -0.3),
            "small": Frame(4.2, -0.36, -0.15),
            "notice": Frame(4.6, -0.36, -0.35),
        },
    ),
    "role-juba": Recipe(
        JUBA,
        {
            "portrait": Frame(4.6, -0.36, -0.70),
            "wide": Frame(4.5, -0.36, -0.66),
            "small": Frame(4.0, -0.46, -0.58, (-0.16, 0.0)),
            "notice": Frame(4.4, -0.44, -0.70),
        },
    ),
}
