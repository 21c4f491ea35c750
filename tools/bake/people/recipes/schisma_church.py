"""Churchmen of Schisma: the bishop, the preacher, the priest."""

from __future__ import annotations

from tools.bake.people import forms
from tools.bake.people.costume import collars, crowns, gowns, hair, haircuts, jewels, veils
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import grips, hands, lights, regalia
from tools.bake.people.strokes import BAGS, CHEEKS, FROWN, LAUGH, OLD
from tools.bake.people.stuffs import dyed

from .common import GREY, MAN, OLD_MAN


def _bishop(_h: Head) -> Dress:
    orphreys = [
        forms.tube(
            [(0.35 * s, -1.2, 0.02), (0.62 * s, -1.6, 0.55), (0.55 * s, -2.4, 0.72),
             (0.6 * s, -4, 0.9)],
            0.17,
            "gold",
            count=40,
            flat=0.35,
        )
        for s in (-1, 1)
    ]  # fmt: skip
    return dress(
        [*crowns.mitre()],
        [
            gowns.long_gown("red:cope", wide=1.02, folds=10, depth=0.03),
            collars.standing_collar("linen", -1.05),
            *orphreys,
            forms.ball("gold", (0, -1.66, 0.62), 0.24, 0.5),
            forms.ball("red", (0, -1.66, 0.76), 0.11, 0.6),
        ],
        [
            *regalia.crozier(-1.62, -4.4, 0.45, 0.6, "gold", 0.95),
            grips.grip((-1.62, -1.75, 0.6), "red:cope", "lace", 0.52),
        ],
    )


def _preacher(h: Head) -> Dress:
    return dress(
        [hair.scalp(h, "hair", thick=0.13, line=0.60, crown=0.80, rough=0.5)],
        [
            gowns.long_gown("linen", wide=0.9, folds=12, depth=0.035),
            *veils.cowl_down("felt"),
            *jewels.cross("gold", (0, -2.35, 0.72)),
        ],
        [
            hands.open_hand((-1.42, -1.25, 1.0), size=1.0, roll=6, curl=(1, 1, 0, 0)),
            hands.arm(
                [(-1.0, -4.2, 0.2), (-1.55, -3.2, 0.6), (-1.44, -2.10, 0.98)],
                "felt", 0.56, "linen",
            ),
        ],
    )  # fmt: skip


def _priest(h: Head) -> Dress:
    stole = [
        forms.tube(
            [(0.34 * s, -1.2, 0.02), (0.56 * s, -1.6, 0.50), (0.48 * s, -2.4, 0.72),
             (0.5 * s, -4, 0.9)],
            0.15,
            "cloth:stole",
            count=40,
            flat=0.35,
        )
        for s in (-1, 1)
    ]  # fmt: skip
    return dress(
        haircuts.bob(h, "hair:grey", thick=0.13, fringe=0.48, low=-0.22)[:1],
        [
            gowns.long_gown("linen", wide=1.0, folds=18, depth=0.04),
            collars.standing_collar("felt", -1.02),
            *stole,
        ],
        [
            lights.candle((-1.38, -1.70, 1.1), 1.35, 0.19, 0.95),
            grips.grip((-1.38, -1.80, 1.1), "linen", "lace", 0.56, size=0.92, girth=0.13),
        ],
    )


RECIPES: dict[str, Recipe] = {
    "person-bishop": Recipe(
        Person(
            "bishop",
            {
                **OLD_MAN,
                "head-fat-incr": 0.4,
                "neck-double-incr": 0.5,
                "nose-hump-incr": 0.5,
                "eye-scale-incr": 0.45,
                "mouthSmile": 0.2,
            },
            _bishop,
            turn=-20,
            body=-12,
            scene="church",
            sky="dusk",
            mirror=True,
            brow=Brow(0.045, 0.02, 1, 0.0),
            strokes=(*BAGS, *LAUGH),
            styles={"red:cope": dyed((158, 98, 126), 0.30, "red", tint=0.9)},
        ),
        {
            "person": Frame(5.5, -0.42, -0.42),
            "board": Frame(5.8, -0.10, -0.55, (0.36, -1.78), 0.66),
        },
    ),
    "person-preacher": Recipe(
        Person(
            "preacher",
            {
                **MAN,
                "head-fat-decr": 0.5,
                "cheek-bones-incr": 0.6,
                "cheek-volume-decr": 0.5,
                "jawOpen": 0.12,
                "nose-scale-depth-incr": 0.4,
                "eyeWide": 0.1,
                "eye-scale-incr": 0.6,
            },
            _preacher,
            turn=-22,
            nod=-4,
            body=-12,
            gaze=(-0.15, 0.12),
            scene="town",
            sky="storm",
            brow=Brow(0.05, 0.0, 1, 0.35),
            strokes=(*FROWN, *CHEEKS),
            styles={"hair": dyed((140, 84, 44), 0.30, "hair")},
        ),
        {
            "person": Frame(4.5, -0.42, -0.85),
            "board": Frame(5.2, -0.14, -1.05, (0.66, -1.28), 0.80),
        },
    ),
    "person-priest": Recipe(
        Person(
            "priest",
            {
                **OLD_MAN,
                "head-round": 0.5,
                "head-fat-incr": 0.4,
                "nose-volume-incr": 0.4,
                "mouthSmile": 0.6,
                "eye-scale-incr": 0.45,
            },
            _priest,
            turn=-18,
            body=-10,
            lean=-3,
            scene="room",
            detail="arch",
            brow=Brow(0.045, 0.03, 1, -0.4),
            strokes=OLD,
            styles={**GREY, "cloth:stole": dyed((150, 76, 120), 0.28)},
        ),
        {
            "person": Frame(4.4, -0.42, -0.70),
            "board": Frame(5.2, -0.14, -1.05, (0.50, -1.62), 0.80),
        },
    ),
}
