"""Opponents of the Church: abbess, monk, cardinal."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people.costume import caps, collars, gowns, hair, hats, jewels, veils
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import grips, hands, papers, regalia, vessels
from tools.bake.people.strokes import BAGS, CROWS_FEET, LAUGH
from tools.bake.people.stuffs import STYLES

from .common import BROWN, FAT_PRELATE, LINEN_ON_SKIN, MAN, OLD_WOMAN, sitter


def _abbess(h: Head) -> Dress:
    return dress(
        head=[veils.wimple(h), veils.veil("cloth")],
        body=[gowns.gown("cloth", wide=0.9, slope=0.1), jewels.cross("gold", (0, -1.98, 0.70))],
        held=[
            regalia.crozier(-1.46, -3.6, -0.30, 1.2, "gold", 0.66),
            grips.grip((-1.46, -1.72, 1.24), "cloth", "linen", 0.46, size=0.90),
        ],
    )


def _cardinal(_h: Head) -> Dress:
    cords = [
        [
            (0.80 * k, 0.45, -0.30),
            (0.76 * k, -0.5, -0.25),
            (0.60 * k, -1.15, 0.22),
            (0.34 * k, -1.62, 0.64),
        ]
        for k in (-1, 1)
    ]
    return dress(
        head=[
            hats.wide_hat("red", brim=1.86, crown=0.60, droop=0.06, pitch=-11, wilt=0.10),
            caps.skullcap("red", 0.46),
            hats.tassels("red", cords),
        ],
        body=[
            gowns.cardinals_cape([(-3.5, 1.78, 1.22)]),
            collars.standing_collar("linen", -1.04),
            gowns.buttons("gold", 9, -2.75, -1.42),
        ],
        held=[
            papers.scroll((-1.30, -1.62, 1.25), 0.72, 8),
            hands.fist((-1.22, -2.02, 1.35), lean=8, wrist=-45, size=0.82, grip=0.14),
            hands.arm(
                [(-0.1, -3.6, 0.2), (-0.5, -3.1, 0.8), (-0.96, -2.5, 1.22)], "red", 0.48, "linen"
            ),
        ],
    )


def _monk(h: Head) -> Dress:
    return dress(
        head=[hair.scalp(h, "hair", thick=0.14, line=0.60, crown=0.80, rough=0.5, locks=30)],
        body=[gowns.gown("cloth:brown", wide=1.0), veils.cowl_down("cloth:brown")],
        held=[
            vessels.mug((-1.02, -1.86, 1.1), 0.78, 4),
            grips.grip(
                (-1.46, -1.92, 1.2), "cloth:brown", "", 0.46, girth=0.10, wrist=-50, size=0.90
            ),
        ],
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
    brow=Brow(0.022, 0.02, 1.0, 0.0),
    joy="quiet",
    decals=LINEN_ON_SKIN,
    styles={"cloth": replace(STYLES["cloth"], axis=(0.92, 0.30, 0.15))},
    turn=-8,
    nod=-2,
    body=-4,
    scene="room",
    detail="arch",
    strokes=(*LAUGH, *BAGS, *CROWS_FEET[1:]),
)

CARDINAL = Person(
    "cardinal",
    {**FAT_PRELATE, "mouthSmile": 0.35},
    _cardinal,
    brow=Brow(0.034, 0.0, 1.0, 0.1),
    joy="quiet",
    turn=20,
    body=12,
    light=(-0.46, 0.42, 0.80),
    scene="avignon",
    strokes=(*BAGS, *LAUGH, *CROWS_FEET[:2]),
)

MONK = Person(
    "monk",
    {
        **MAN,
        "head-fat-incr": 1.0,
        "neck-double-incr": 1.0,
        "head-round": 0.6,
        "nose-volume-incr": 0.6,
        "cheek-volume-incr": 0.6,
        "eye-scale-incr": 0.4,
        "mouthSmile": 0.5,
    },
    _monk,
    joy="hearty",
    turn=-20,
    nod=4,
    body=-8,
    scene="room",
    detail="window",
    styles={"cloth:brown": BROWN},
    strokes=BAGS,
)

RECIPES: dict[str, Recipe] = {
    "abbess": sitter(ABBESS, Frame(4.4, -0.16, -0.40), Frame(3.25, -0.10, -0.10, (0.08, 0.30))),
    "monk": sitter(MONK, Frame(4.2, -0.36, -0.46), Frame(3.15, -0.28, -0.02, (-0.12, 0.30))),
    "cardinal": sitter(CARDINAL, Frame(4.5, -0.1, -0.32), Frame(3.4, -0.04, 0.02, (-0.10, 0.44))),
}
