"""Opponents of street and tavern: preacher, gambler, alewife."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import placing
from tools.bake.people.costume import beards, collars, gowns, hair, hats, veils
from tools.bake.people.head import Head
from tools.bake.people.patterns import blackwork, slashed
from tools.bake.people.person import Brow, Decal, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import books, grips, hands, kitchen, pastimes
from tools.bake.people.strokes import BAGS, BROW, CROWS_FEET
from tools.bake.people.stuffs import STYLES, dyed

from .common import (
    BROWN,
    LINEN_ON_SKIN,
    OLD_MAN,
    OLD_WOMAN,
    YOUNG_MAN,
    sitter,
)


def _preacher(h: Head) -> Dress:
    locks = [
        (0.70, 0.05, -0.95, 0.75),
        (-0.70, 0.05, -0.95, 0.75),
        (0.60, 0.0, -1.2, 0.8),
        (-0.60, 0.0, -1.2, 0.8),
        (0.74, 0.12, -0.75, 0.6),
        (-0.74, 0.12, -0.75, 0.6),
    ]
    return dress(
        head=[
            hair.scalp(
                h, "hair:grey", thick=0.16, line=9, back=-0.75, crown=0.50, rough=0.6, locks=26
            ),
            hair.curls("hair:grey", locks, 0.13),
            beards.beard(
                h,
                "hair:grey",
                length=1.20,
                thick=0.16,
                point=0.15,
                fork=0.14,
                lip=0.0,
                locks=22,
            ),
            beards.moustache("hair:grey", 0.40, 0.24, 0, 0.07),
        ],
        body=[
            gowns.gown("cloth", wide=0.95, folds=16, depth=0.035),
            gowns.guards("felt", (40, 68, 112, 140), wide=0.955, thick=0.06),
            collars.ruff("linen", 0.5, 0.74, 20, 0.07),
            gowns.sleeves("cloth", 0.66, 9, 0.06),
        ],
        held=[
            books.book((-1.22, -1.62, 1.25), 0.82, "red", roll=9, yaw=24),
            hands.fist((-0.98, -2.12, 1.45), lean=14, wrist=-50, size=0.8, mirror=True),
            hands.arm(
                [(0.5, -3.6, 0.2), (-0.2, -3.1, 0.9), (-0.92, -2.62, 1.35)], "cloth", 0.5, "linen"
            ),
        ],
    )


def _gambler(h: Head) -> Dress:
    plumes = (
        [
            (-0.55, 0.95, -0.1),
            (-0.2, 1.55, -0.05),
            (0.5, 1.75, 0.0),
            (1.25, 1.35, 0.0),
            (1.45, 0.75, 0.05),
        ],
        [(-0.60, 0.85, -0.3), (-0.75, 1.6, -0.3), (-0.35, 2.05, -0.3), (0.30, 2.05, -0.3)],
    )
    locks = [
        (0.72, 0.2, -0.7, 0.8),
        (-0.72, 0.2, -0.7, 0.8),
        (0.66, 0.1, -1.0, 0.95),
        (-0.66, 0.1, -1.0, 0.95),
        (0.76, 0.3, -0.45, 0.55),
        (-0.76, 0.3, -0.45, 0.55),
    ]
    return dress(
        head=[
            hats.flat_cap("red", brim=1.22, puff=1.08, tall=0.34, pitch=-4, roll=-24, y=0.66),
            hats.feather("plume", plumes[0], 0.30),
            hats.feather("plume", plumes[1], 0.26),
            hair.scalp(h, "hair", thick=0.13, back=-0.9, locks=22),
            hair.curls("hair", locks, 0.14),
            beards.moustache("hair", 0.52, -0.10, 0.16, 0.055),
        ],
        body=[
            gowns.gown("cloth:doublet", wide=0.92),
            gowns.guards("felt", (90,), wide=0.925, thick=0.05),
            collars.falling_collar("linen", 0.72, 0.30, pleats=20),
            gowns.sleeves("cloth:doublet", 0.66, 12, 0.05, 1.40, -2.1),
            gowns.buttons("gold", 7, -2.6, -1.55),
        ],
        held=[
            hands.open_hand((-1.16, -2.36, 0.95), size=0.86, roll=14, curl=(1, 1, 1, 1)),
            pastimes.die((-1.58, -1.66, 1.5), 1.30, 2, 1, yaw=14, roll=-10),
            pastimes.die((-0.80, -1.92, 1.46), 1.30, 3, 1, yaw=14, roll=12),
            hands.arm(
                [(-0.3, -3.7, 0.2), (-0.9, -3.1, 0.7), (-1.02, -2.96, 0.9)],
                "cloth:doublet",
                0.46,
                "linen",
            ),
        ],
    )


def _alewife(h: Head) -> Dress:
    hat = hats.wide_hat(
        "straw",
        brim=1.42,
        crown=0.5,
        droop=0.10,
        pitch=-14,
        width=0.86,
        y=0.60,
        folds=11,
        depth=0.012,
        wilt=0.16,
    )
    return dress(
        head=[
            veils.wimple(h, "linen")[:1],
            placing.turned(hat, pitch=13, roll=5, at=(0, 0.2, -1.0)),
        ],
        body=[
            gowns.gown("cloth:brown", wide=0.95),
            gowns.guards("felt", (70, 110), wide=0.955, thick=0.07),
            collars.falling_collar("linen:partlet", 1.0, 0.62, pleats=18),
            gowns.sleeves("linen", 0.60, 9, 0.05, 1.40, -2.15),
        ],
        held=[
            kitchen.ladle((-1.62, -0.55, 1.1), 0.86, 2),
            grips.grip((-1.16, -1.86, 1.12), "linen", "", 0.44, size=0.84),
        ],
    )


PREACHER = Person(
    "preacher",
    {
        **OLD_MAN,
        "nose-hump-incr": 0.6,
        "nose-scale-vert-incr": 0.4,
        "cheek-volume-decr": 0.8,
        "cheek-bones-incr": 0.5,
        "eye-scale-incr": 0.6,
        "eyeWide": 0.4,
    },
    _preacher,
    joy="quiet",
    turn=-32,
    nod=3,
    body=-16,
    mirror=True,
    scene="church",
    sky="storm",
    styles={"hair:grey": STYLES["white"]},
    brow=Brow(0.050, 0.03, 1.0, -0.05),
    plays=1.9,
    strokes=(*BROW, *CROWS_FEET[:2], *BAGS),
)

GAMBLER = Person(
    "gambler",
    {
        **YOUNG_MAN,
        "mouthSmileLeft": 0.4,
        "browOuterUpLeft": 0.9,
        "head-square": 0.4,
        "eye-scale-incr": 0.5,
        "nose-hump-incr": 0.4,
        "chin-cleft-incr": 0.6,
        "chin-jaw-drop-incr": 0.3,
    },
    _gambler,
    plays=1.7,
    turn=-30,
    lean=5,
    body=-14,
    scene="village",
    sky="dusk",
    styles={
        "linen:lining": dyed((226, 196, 92), 0.10, "linen"),
        "cloth:doublet": replace(STYLES["cloth"], lit=0.30, wash=(120, 150, 92)),
    },
    decals=(Decal("cloth:doublet", slashed(), "linen:lining"),),
)

ALEWIFE = Person(
    "alewife",
    {
        **OLD_WOMAN,
        "head-age-incr": 1.0,
        "eye-bag-incr": 0.9,
        "mouth-laugh-lines-in": 0.8,
        "nose-volume-incr": 0.8,
        "nose-scale-vert-incr": 0.4,
        "chin-prominent-incr": 0.7,
        "cheek-bones-incr": 0.8,
        "eye-scale-incr": 0.5,
        "mouthSmile": 0.5,
        "ear-scale-decr": 1,
        "ear-wing-decr": 1,
    },
    _alewife,
    joy="broad",
    light=(-0.36, 0.46, 0.82),
    brow=Brow(0.03, 0.01, 1.0, 0.1),
    decals=(
        *LINEN_ON_SKIN,
        Decal("linen:partlet", blackwork(0.72, 0.92, 30), "linen:black", grain=True),
    ),
    turn=24,
    lean=4,
    body=10,
    scene="village",
    mirror=True,
    styles={"cloth:brown": BROWN, "straw": replace(STYLES["straw"], dark=0.58)},
    strokes=(*CROWS_FEET, *BAGS, *BROW[:1]),
)

RECIPES: dict[str, Recipe] = {
    "preacher": sitter(PREACHER, Frame(4.2, -0.16, -0.52), Frame(3.5, -0.34, -0.40, (-0.20, 0.52))),
    "gambler": sitter(GAMBLER, Frame(5.0, -0.14, -0.44), Frame(3.7, -0.16, 0.10, (-0.22, 0.36))),
    "alewife": sitter(ALEWIFE, Frame(4.4, -0.12, -0.36), Frame(3.5, -0.10, 0.02, (0.12, 0.40))),
}
