"""The twelve opponents, and the cardinal who sits down to Schisma alone."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms, placing
from tools.bake.people.costume import (
    armour,
    beards,
    caps,
    collars,
    crowns,
    gowns,
    hair,
    hats,
    hoods,
    jewels,
    veils,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.stuffs import STYLES

from .common import (
    AFRICAN_SKIN,
    BIG_EYES,
    BROWN,
    LINEN_ON_SKIN,
    MAN,
    OLD_MAN,
    OLD_WOMAN,
    WOMAN,
    YOUNG_MAN,
    YOUNG_WOMAN,
)


def _widow(h: Head) -> Dress:
    return dress(
        [*hoods.gable_hood(), *caps.undercap(h)],
        [
            gowns.gown("cloth", wide=0.82, slope=0.12),
            collars.standing_collar("linen", -1.08),
            *jewels.necklace("gold", 21, -1.75, 0.055),
        ],
    )


def _preacher(h: Head) -> Dress:
    locks = [
        (0.70, 0.05, -0.95, 0.75),
        (-0.70, 0.05, -0.95, 0.75),
        (0.60, 0.0, -1.2, 0.8),
        (-0.60, 0.0, -1.2, 0.8),
    ]
    return dress(
        [
            hair.scalp(h, "hair:grey", thick=0.16, line=9, back=-0.75, crown=0.50, rough=0.6),
            *hair.curls("hair:grey", locks, 0.13),
            beards.beard(h, "hair:grey", length=1.20, thick=0.16, point=0.15, fork=0.14, lip=0.0),
            *beards.moustache("hair:grey", 0.40, 0.24, 0, 0.07),
        ],
        [
            gowns.gown("cloth", wide=0.95, folds=16, depth=0.035),
            *collars.ruff("linen", 0.5, 0.74, 20, 0.07),
            *gowns.sleeves("cloth", 0.66, 9, 0.06),
        ],
    )


def _collector(h: Head) -> Dress:
    return dress(
        [
            *hats.tall_hat("felt", "band"),
            hair.scalp(h, "hair", thick=0.10, back=-0.8),
            beards.beard(
                h, "hair", length=0.30, thick=0.05, point=1.2, side=0.55, forward=0.12, lip=0.0
            ),
            *beards.moustache("hair", 0.40, -0.02, 0.03, 0.045),
        ],
        [
            gowns.gown("cloth", wide=0.90, slope=0.05),
            collars.falling_collar("linen", wide=0.92, drop=0.50),
            *gowns.buttons("gold", 8, -2.7, -1.72),
            *gowns.sleeves("cloth", 0.58, 6, 0.02, 1.40, -2.15),
        ],
    )


def _poet(h: Head) -> Dress:
    curls = [
        (0.70, 0.35, -0.55, 0.75),
        (-0.70, 0.35, -0.55, 0.75),
        (0.78, 0.1, -0.85, 0.85),
        (-0.78, 0.1, -0.85, 0.85),
        (0.55, 0.3, -1.2, 1.1),
        (-0.55, 0.3, -1.2, 1.1),
        (0.72, 0.62, -0.6, 0.6),
        (-0.72, 0.62, -0.6, 0.6),
    ]
    return dress(
        [
            hair.scalp(h, "hair", thick=0.20, line=0.84, temple=0.0, rough=0.35),
            *hair.curls("hair", curls, 0.16),
            beards.beard(
                h, "hair", length=0.30, thick=0.05, point=1.3, side=0.5, forward=0.15, lip=0.0
            ),
            *beards.moustache("hair", 0.42, -0.06, 0.08, 0.045),
        ],
        [
            gowns.gown("cloth:doublet", wide=0.9, slope=0.02),
            *collars.ruff("linen", 0.55, 1.30, 28, 0.17),
            *gowns.buttons("gold", 6, -2.7, -1.85),
            *gowns.sleeves("cloth:doublet", 0.60, 8, 0.05, 1.40, -2.2),
        ],
    )


def _abbess(h: Head) -> Dress:
    return dress(
        [*veils.wimple(h), *veils.veil("cloth")],
        [gowns.gown("cloth", wide=0.9, slope=0.1), *jewels.cross("gold", (0, -1.78, 0.64))],
    )


def _condottiere(_h: Head) -> Dress:
    return dress([*armour.bascinet()], [gowns.gown("red", wide=0.98, slope=0.12)])


def _master(h: Head) -> Dress:
    return dress(
        [
            *hats.flat_cap("felt", brim=1.14, puff=1.22, tall=0.44, pitch=-8, roll=7, y=0.60),
            hair.scalp(h, "hair", thick=0.12, back=-0.6),
            beards.beard(h, "hair", length=0.42, thick=0.17, point=-0.12, lip=0.0),
            *beards.moustache("hair", 0.40, 0.10, 0, 0.06),
        ],
        [
            gowns.gown("red", wide=1.05),
            *collars.fur_collar("fur", 1.15),
            *jewels.chain(low=-2.05),
            *gowns.sleeves("felt", 0.7, 8, 0.05, 1.75, -2.1),
        ],
    )


def _gambler(h: Head) -> Dress:
    cap = hats.flat_cap("red", brim=1.22, puff=1.08, tall=0.34, pitch=-4, roll=-24, y=0.66)
    plumes = [
        hats.feather(
            "plume",
            [
                (-0.55, 0.95, -0.1),
                (-0.2, 1.55, -0.05),
                (0.5, 1.75, 0.0),
                (1.25, 1.35, 0.0),
                (1.45, 0.75, 0.05),
            ],
            0.30,
        ),
        hats.feather(
            "plume",
            [(-0.60, 0.85, -0.3), (-0.75, 1.6, -0.3), (-0.35, 2.05, -0.3), (0.30, 2.05, -0.3)],
            0.26,
        ),
    ]
    return dress(
        [
            *cap,
            *plumes[0],
            *plumes[1],
            hair.scalp(h, "hair", thick=0.12, back=-0.9),
            *hair.curls("hair", [(0.72, 0.2, -0.7, 0.8), (-0.72, 0.2, -0.7, 0.8)], 0.15),
            *beards.moustache("hair", 0.52, -0.10, 0.16, 0.055),
        ],
        [
            gowns.gown("cloth:doublet", wide=0.92),
            collars.falling_collar("linen", wide=0.72, drop=0.30),
            *gowns.sleeves("cloth:doublet", 0.66, 12, 0.05, 1.40, -2.1),
            *gowns.buttons("gold", 7, -2.6, -1.55),
        ],
    )


def _cardinal(_h: Head) -> Dress:
    cords = [
        [
            (0.9 * k, 0.45, -0.2),
            (0.86 * k, -0.5, -0.1),
            (0.66 * k, -1.2, 0.25),
            (0.55 * k, -1.75, 0.52),
        ]
        for k in (-1, 1)
    ]
    cape = forms.loft(
        [
            (-1.20, 0.50, 0.56, 0, -0.66),
            (-1.16, 0.62, 0.66, 0, -0.66),
            (-1.34, 0.90, 0.82, 0, -0.66),
            (-1.62, 1.40, 1.02, 0, -0.64),
            (-2.0, 1.66, 1.16, 0, -0.6),
            (-2.5, 1.78, 1.22, 0, -0.6),
        ],
        "red",
        folds=14,
        depth=0.026,
        across=200,
    )
    return dress(
        [
            *hats.wide_hat("red", brim=1.86, crown=0.60, droop=0.06, pitch=-11),
            *caps.skullcap("red", 0.46),
            *hats.tassels("red", cords),
        ],
        [cape, collars.standing_collar("linen", -1.04), *gowns.buttons("red", 9, -2.75, -1.42)],
    )


def _monk(h: Head) -> Dress:
    return dress(
        [hair.scalp(h, "hair", thick=0.13, line=0.60, crown=0.80, rough=0.6)],
        [*[gowns.gown("cloth:brown", wide=1.0)], *veils.cowl_down("cloth:brown")],
    )


def _alewife(h: Head) -> Dress:
    hat = [
        placing.turned(p, pitch=-34, roll=6, at=(0, 0.2, -1.0))
        for p in hats.wide_hat(
            "straw",
            brim=1.62,
            crown=0.5,
            droop=0.10,
            pitch=-14,
            width=0.86,
            y=0.60,
            folds=11,
            depth=0.012,
        )
    ]
    return dress(
        [*veils.wimple(h, "linen")[:1], *hat],
        [
            gowns.gown("cloth:brown", wide=0.95),
            collars.falling_collar("linen", wide=1.0, drop=0.62),
            *gowns.sleeves("linen", 0.60, 9, 0.05, 1.40, -2.15),
        ],
    )


def _lady(_h: Head) -> Dress:
    return dress(
        [*hoods.attifet()],
        [
            gowns.gown("cloth:doublet", wide=0.78, slope=0.1),
            collars.fan_collar("lace", radius=1.55),
            *jewels.necklace("pearl", 27, -1.60, 0.062),
            *gowns.sleeves("cloth:doublet", 0.60, 10, 0.06, 1.28, -2.2),
        ],
    )


def _envoy(h: Head) -> Dress:
    return dress(
        [
            *crowns.turban("linen:turban", "red"),
            beards.beard(h, "hair", length=0.28, thick=0.08, point=0.5, lip=0.0),
            *beards.moustache("hair", 0.38, 0.08, 0, 0.045),
        ],
        [
            gowns.gown("linen:robe", wide=1.0, folds=15, depth=0.055),
            collars.standing_collar("red", -1.10),
            *gowns.buttons("gold", 7, -2.6, -1.62),
            forms.hanging(
                "felt",
                [
                    (-1.30, 0.80, 0.72, -0.72, 140),
                    (-1.55, 1.30, 0.92, -0.72, 142),
                    (-1.9, 1.85, 1.08, -0.70, 146),
                    (-2.8, 2.1, 1.2, -0.66, 152),
                ],
                folds=14,
                depth=0.03,
            ),
        ],
    )


WIDOW = Person(
    "widow",
    {
        **WOMAN,
        **BIG_EYES,
        "mouth-angles-down": 0.3,
        "head-oval": 0.5,
        "eyeSquint": 0.4,
        "ear-scale-decr": 0.8,
    },
    _widow,
    brow=Brow(0.022, 0.0, 1.0, 0.1),
    turn=-24,
    body=-16,
    scene="room",
    detail="panel",
    gaze=(0.0, 0),
)

PREACHER = Person(
    "preacher",
    {
        **OLD_MAN,
        "nose-hump-incr": 0.6,
        "nose-scale-vert-incr": 0.4,
        "cheek-volume-decr": 0.8,
        "cheek-bones-incr": 0.5,
        "browDown": 0.4,
        "eye-scale-incr": 0.6,
        "eyeWide": 0.4,
    },
    _preacher,
    turn=-32,
    nod=3,
    body=-16,
    mirror=True,
    scene="church",
    sky="storm",
    styles={"hair:grey": STYLES["white"]},
    brow=Brow(0.050, 0.0, 1.0, 0.5),
)

COLLECTOR = Person(
    "collector",
    {
        **MAN,
        "head-fat-decr": 0.8,
        "nose-scale-depth-incr": 0.6,
        "nose-point-down": 0.6,
        "cheek-volume-decr": 0.7,
        "chin-width-decr": 0.5,
        "noseSneer": 0.5,
        "eyeSquint": 0.3,
        "eye-scale-incr": 0.4,
    },
    _collector,
    turn=-34,
    body=-18,
    scene="town",
    brow=Brow(0.040, 0.02, 1.0, 0.5),
)

POET = Person(
    "poet",
    {
        **YOUNG_MAN,
        **BIG_EYES,
        "head-oval": 0.7,
        "forehead-scale-vert-incr": 0.6,
        "nose-scale-vert-incr": 0.3,
        "eyeWide": 0.3,
    },
    _poet,
    turn=22,
    lean=-5,
    body=14,
    light=(-0.50, 0.52, 0.72),
    scene="room",
    detail="drape",
    styles={"cloth:doublet": replace(STYLES["cloth"], lit=0.34, wash=(92, 104, 150))},
    gaze=(0.25, 0.1),
)

ABBESS = Person(
    "abbess",
    {
        **OLD_WOMAN,
        "nose-scale-depth-incr": 0.3,
        "chin-prominent-incr": 0.4,
        "eye-scale-incr": 0.4,
        "ear-scale-decr": 1,
        "ear-wing-decr": 1,
    },
    _abbess,
    brow=Brow(0.022, 0.0, 1.0, 0.2),
    decals=LINEN_ON_SKIN,
    turn=-8,
    nod=-2,
    body=-4,
    scene="room",
    detail="arch",
)

CONDOTTIERE = Person(
    "condottiere",
    {
        **MAN,
        "nose-hump-incr": 1.0,
        "nose-scale-depth-incr": 0.5,
        "chin-prominent-incr": 0.8,
        "chin-bones-incr": 0.5,
        "head-age-incr": 0.4,
        "eye-scale-incr": 0.3,
    },
    _condottiere,
    brow=Brow(0.05, 0, 1.0, 0.4),
    turn=-60,
    body=-30,
    scene="castle",
    sky="dusk",
)

MASTER = Person(
    "master",
    {
        **OLD_MAN,
        "head-fat-incr": 0.7,
        "head-scale-horiz-incr": 0.4,
        "nose-width3-incr": 0.5,
        "nose-volume-incr": 0.5,
        "eye-scale-incr": 0.4,
    },
    _master,
    turn=10,
    body=4,
    scene="town",
    mirror=True,
    brow=Brow(0.055, 0.0, 1.0, 0.1),
)

GAMBLER = Person(
    "gambler",
    {
        **YOUNG_MAN,
        "mouthSmileLeft": 1.0,
        "mouthSmileRight": 0.3,
        "browOuterUpLeft": 0.9,
        "head-square": 0.4,
        "eye-scale-incr": 0.5,
        "nose-hump-incr": 0.4,
        "chin-cleft-incr": 0.6,
        "chin-jaw-drop-incr": 0.3,
    },
    _gambler,
    turn=-30,
    lean=5,
    body=-14,
    scene="village",
    sky="dusk",
    styles={"cloth:doublet": replace(STYLES["cloth"], lit=0.30, wash=(120, 150, 92))},
)

CARDINAL = Person(
    "cardinal",
    {
        **OLD_MAN,
        "head-fat-incr": 0.5,
        "neck-double-incr": 0.8,
        "head-age-incr": 0.4,
        "nose-scale-vert-incr": 0.4,
        "mouth-scale-horiz-decr": 0.4,
        "eye-scale-incr": 0.4,
    },
    _cardinal,
    turn=20,
    body=12,
    light=(-0.46, 0.42, 0.80),
    scene="avignon",
)

MONK = Person(
    "monk",
    {
        **MAN,
        "head-fat-incr": 1.0,
        "neck-double-incr": 1.0,
        "head-round": 0.6,
        "mouthSmile": 0.5,
        "nose-volume-incr": 0.6,
        "cheek-volume-incr": 0.6,
        "eye-scale-incr": 0.4,
    },
    _monk,
    turn=-20,
    nod=4,
    body=-8,
    scene="room",
    detail="window",
    styles={"cloth:brown": BROWN},
)

ALEWIFE = Person(
    "alewife",
    {
        **OLD_WOMAN,
        "mouthSmile": 0.8,
        "head-age-incr": 1.0,
        "eye-bag-incr": 0.9,
        "mouth-laugh-lines-in": 0.8,
        "nose-volume-incr": 0.8,
        "nose-scale-vert-incr": 0.4,
        "chin-prominent-incr": 0.7,
        "cheek-bones-incr": 0.8,
        "eye-scale-incr": 0.3,
        "cheekSquint": 0.5,
        "ear-scale-decr": 1,
        "ear-wing-decr": 1,
    },
    _alewife,
    light=(-0.5, 0.5, 0.75),
    brow=Brow(0.03, 0.0, 1.0, 0),
    decals=LINEN_ON_SKIN,
    turn=24,
    lean=4,
    body=10,
    scene="village",
    mirror=True,
    styles={"cloth:brown": BROWN},
)

LADY = Person(
    "lady",
    {
        **YOUNG_WOMAN,
        **BIG_EYES,
        "head-oval": 0.6,
        "forehead-scale-vert-incr": 0.6,
        "mouth-scale-horiz-decr": 0.4,
    },
    _lady,
    turn=-26,
    body=-16,
    scene="room",
    detail="drape",
    mirror=True,
    styles={"cloth:doublet": replace(STYLES["cloth"], lit=0.30, wash=(170, 70, 66))},
    brow=Brow(0.018, 0.02, 1.0, -0.1),
)

ENVOY = Person(
    "envoy",
    {"african-male-young": 0.7, "african-male-old": 0.3, "eye-scale-incr": 0.4},
    _envoy,
    turn=-30,
    body=-14,
    scene="sea",
    light=(-0.62, 0.42, 0.66),
    styles={
        "skin": AFRICAN_SKIN,
        "linen:robe": replace(STYLES["linen"], axis=(0.9, 0.2, 0.3), lit=0.06),
    },
)

RECIPES: dict[str, Recipe] = {
    "widow": Recipe(
        WIDOW,
        {
            "portrait": Frame(4.1, 0.05, -0.05),
            "wide": Frame(4.1, 0.05, -0.05),
            "small": Frame(3.7, 0.05, 0.22),
        },
    ),
    "preacher": Recipe(
        PREACHER,
        {
            "portrait": Frame(3.85, 0.0, -0.42),
            "wide": Frame(3.85, 0.0, -0.42),
            "small": Frame(3.1, 0.0, -0.12),
        },
    ),
    "collector": Recipe(
        COLLECTOR,
        {
            "portrait": Frame(4.5, 0, 0.12),
            "wide": Frame(4.5, 0, 0.12),
            "small": Frame(3.95, 0, 0.42),
        },
    ),
    "poet": Recipe(
        POET,
        {
            "portrait": Frame(4.0, 0.03, -0.2),
            "wide": Frame(4.0, 0.03, -0.2),
            "small": Frame(3.3, 0.0, 0.12),
        },
    ),
    "abbess": Recipe(
        ABBESS,
        {
            "portrait": Frame(3.75, 0.0, -0.30),
            "wide": Frame(3.75, 0.0, -0.30),
            "small": Frame(3.3, 0.0, 0.12),
        },
    ),
    "condottiere": Recipe(
        CONDOTTIERE,
        {
            "portrait": Frame(4.2, 0.12, 0.05),
            "wide": Frame(4.2, 0.12, 0.05),
            "small": Frame(3.75, 0.15, 0.32),
        },
    ),
    "master": Recipe(
        MASTER,
        {
            "portrait": Frame(3.9, 0, -0.30),
            "wide": Frame(3.9, 0, -0.30),
            "small": Frame(3.3, 0.0, 0.12),
        },
    ),
    "gambler": Recipe(
        GAMBLER,
        {
            "portrait": Frame(4.3, 0.12, 0.0),
            "wide": Frame(4.3, 0.12, 0.0),
            "small": Frame(3.7, 0.10, 0.30),
        },
    ),
    "cardinal": Recipe(
        CARDINAL,
        {
            "portrait": Frame(4.2, 0, -0.15),
            "wide": Frame(4.2, 0, -0.15),
            "small": Frame(3.55, 0, 0.12),
        },
    ),
    "monk": Recipe(
        MONK,
        {
            "portrait": Frame(3.75, 0.0, -0.30),
            "wide": Frame(3.75, 0.0, -0.30),
            "small": Frame(3.3, 0.0, 0.12),
        },
    ),
    "alewife": Recipe(
        ALEWIFE,
        {
            "portrait": Frame(4.0, 0, -0.25),
            "wide": Frame(4.0, 0, -0.25),
            "small": Frame(3.6, 0, 0.10),
        },
    ),
    "lady": Recipe(
        LADY,
        {
            "portrait": Frame(3.9, 0, -0.20),
            "wide": Frame(3.9, 0, -0.20),
            "small": Frame(3.3, 0.0, 0.12),
        },
    ),
    "envoy": Recipe(
        ENVOY,
        {
            "portrait": Frame(4.0, 0, -0.1),
            "wide": Frame(4.0, 0, -0.1),
            "small": Frame(3.5, 0, 0.20),
        },
    ),
}
