"""Peasants who reap, till, thatch and burn charcoal."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms, strokes
from tools.bake.people.costume import (
    beards,
    caps,
    collars,
    country_hats,
    gowns,
    hair,
    hats,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import fields, grips, hands, hearths, homes
from tools.bake.people.stuffs import STYLES, dyed

from .common import BROWN, DARK, FAIR, GREY, MAN, OLD_MAN, YOUNG_WOMAN


def _gleaner(h: Head) -> Dress:
    return dress(
        [
            *caps.kerchief(h, "linen:coif"),
            hair.scalp(h, "hair", thick=0.05, line=0.60, back=-0.7, rough=0.2),
        ],
        [
            gowns.long_gown("cloth:brown", wide=0.82, slope=0.1),
            collars.falling_collar("linen", wide=0.90, drop=0.50),
            *gowns.sleeves("linen", 0.60, 9, 0.06, 1.3, -2.15),
        ],
        [
            fields.sheaf((-1.64, -0.94, 1.1), 0.94, 11),
            hands.open_hand((-1.28, -1.42, 1.62), size=0.66, roll=66),
            hands.arm(
                [(0.9, -3.7, 0.5), (0.0, -2.9, 1.2), (-0.88, -1.66, 1.5)], "linen", 0.44, wrist=0.22
            ),
        ],
    )


def _thatcher(h: Head) -> Dress:
    return dress(
        [
            *hats.wide_hat(
                "straw", brim=1.34, crown=0.62, droop=0.10, pitch=-9, y=0.64, folds=11, depth=0.02
            ),
            country_hats.straws(1.36, 0.55),
            hair.scalp(h, "hair", thick=0.10, back=-0.6),
            *beards.moustache("hair", 0.44, 0.20, 0, 0.08),
        ],
        [
            gowns.long_gown("linen:smock", wide=1.0, folds=10, depth=0.03),
            collars.falling_collar("linen:smock", wide=0.70, drop=0.30),
        ],
        [
            homes.hut((-1.66, -1.86, -0.9), 0.76, 20),
            homes.ladder((-0.78, -3.2, 1.0), (-1.22, -0.25, -0.1)),
            grips.across((-0.72, -2.10, 1.5), "linen:smock", "", 0.46, roll=60, size=0.78),
        ],
    )


def _charcoal(h: Head) -> Dress:
    return dress(
        [
            *country_hats.head_rag(h, "red:rag"),
            hair.scalp(h, "hair", thick=0.20, back=-0.9, rough=0.8),
            beards.beard(h, "hair", length=0.16, thick=0.14, point=0.0, lip=0.0),
            *beards.moustache("hair", 0.42, 0.10, 0, 0.06),
        ],
        [gowns.long_gown("leather:jerkin", wide=1.02, slope=0.05)],
        [
            hearths.campfire((-1.58, -1.92, 1.2), 0.96),
            grips.across((-0.30, -2.05, 1.0), "leather:jerkin", "", 0.48, roll=60, size=0.8),
        ],
    )


def _ploughman(h: Head) -> Dress:
    scarf = [
        forms.tube(
            [
                (-0.62, -1.15, -0.6),
                (-0.45, -1.38, 0.05),
                (0.0, -1.50, 0.28),
                (0.45, -1.38, 0.05),
                (0.62, -1.15, -0.6),
            ],
            [0.16, 0.19, 0.16],
            "red",
            count=50,
        ),
        forms.tube([(0.05, -1.5, 0.3), (0.2, -1.9, 0.48)], [0.14, 0.18], "red", flat=0.5),
    ]
    return dress(
        [hair.scalp(h, "hair:grey", thick=0.09, line=0.68, back=-0.6, rough=0.6)],
        [gowns.long_gown("linen:smock", wide=0.96, slope=0.1, folds=12, depth=0.035), *scarf],
        [
            fields.plough((-1.52, -1.46, 0.9), 1.12, yaw=-4),
            hands.fist((0.22, -1.50, 0.75), lean=-40, wrist=0, size=0.72),
            hands.arm([(1.8, -2.8, -0.2), (1.2, -2.5, 0.3), (0.46, -1.72, 0.68)], "linen", 0.40),
            hands.fist((-0.30, -1.84, 1.25), lean=-40, wrist=0, size=0.84),
            hands.arm([(1.6, -3.5, 0.3), (0.8, -3.1, 0.9), (-0.02, -2.08, 1.16)], "linen", 0.46),
        ],
    )


def _reeve(h: Head) -> Dress:
    return dress(
        [
            *country_hats.chaperon("cloth:chaperon"),
            hair.scalp(h, "hair", thick=0.09, back=-0.6),
            forms.tube(
                [
                    (0.02, -0.55, 0.40),
                    (0.26, -0.62, 0.34),
                    (0.40, -0.90, 0.20),
                    (0.42, -1.25, 0.16),
                ],
                [0.06, 0.09, 0.08, 0.01],
                "hair",
            ),
            forms.tube(
                [
                    (-0.02, -0.55, 0.40),
                    (-0.26, -0.62, 0.34),
                    (-0.40, -0.90, 0.20),
                    (-0.42, -1.25, 0.16),
                ],
                [0.06, 0.09, 0.08, 0.01],
                "hair",
            ),
        ],
        [
            gowns.long_gown("cloth:ochre", wide=1.0),
            collars.falling_collar("linen", wide=0.74, drop=0.32),
        ],
        [
            fields.wheat((-1.55, -0.80, 0.3), 1.0),
            fields.sickle((-1.45, -0.35, 1.0), 0.92, 8),
            grips.grip((-1.04, -1.62, 1.05), "cloth:ochre", "linen", 0.50, lean=8, girth=0.10),
        ],
    )


RECIPES: dict[str, Recipe] = {
    "peasants-2": Recipe(
        Person(
            "gleaner",
            {
                **YOUNG_WOMAN,
                "head-oval": 0.6,
                "cheek-bones-incr": 0.4,
                "eye-scale-incr": 0.5,
                "mouthSmile": 0.15,
            },
            _gleaner,
            turn=-32,
            nod=9,
            lean=-6,
            body=-18,
            gaze=(-0.25, -0.3),
            scene="hills",
            sky="dusk",
            brow=Brow(0.024, 0.02, 0.9, -0.2),
            styles={
                "cloth:brown": BROWN,
                "straw": dyed((232, 190, 92), 0.08, "straw"),
                "red:band": dyed((190, 140, 70), 0.2, "red"),
                "hair": dyed((120, 84, 56), 0.4, "hair"),
            },
        ),
        {"hand": Frame(4.0, -0.60, -0.42), "zoom": Frame(4.8, -0.52, -0.52)},
    ),
    "peasants-7": Recipe(
        Person(
            "thatcher",
            {
                **MAN,
                "head-fat-decr": 0.3,
                "nose-scale-vert-incr": 0.4,
                "nose-volume-incr": 0.3,
                "eyeSquint": 0.5,
                "mouthSmile": 0.25,
                "eye-scale-incr": 0.3,
            },
            _thatcher,
            turn=-34,
            body=-14,
            scene="village",
            brow=Brow(0.045, 0, 1, 0.1),
            strokes=(*strokes.CROWS_FEET,),
            styles={
                "hair": FAIR,
                "straw": dyed((228, 188, 96), 0.10, "straw"),
                "linen:smock": dyed((196, 176, 140), 0.20, "linen"),
                "wood": dyed((206, 164, 104), 0.02, "wood"),
            },
        ),
        {"hand": Frame(4.1, -0.60, -0.44), "zoom": Frame(4.9, -0.50, -0.56)},
    ),
    "peasants-8": Recipe(
        Person(
            "charcoal",
            {
                **OLD_MAN,
                "head-fat-decr": 0.3,
                "nose-volume-incr": 0.6,
                "cheek-bones-incr": 0.5,
                "eyeWide": 0.8,
                "eye-scale-incr": 0.8,
            },
            _charcoal,
            turn=-20,
            nod=4,
            body=-10,
            gaze=(-0.25, -0.1),
            scene="trees",
            sky="dusk",
            brow=Brow(0.06, 0.02, 1, 0.2),
            styles={
                "hair": DARK,
                "skin": replace(STYLES["skin"], lit=0.14, dark=0.74, wash=(160, 134, 112)),
                "skin:hand": replace(STYLES["skin"], lit=0.14, dark=0.74, wash=(160, 134, 112)),
                "leather:jerkin": dyed((112, 96, 84), 0.50, "leather"),
                "red:rag": dyed((196, 70, 54), 0.14, "red", axis=(-0.25, 0.9, 0.12)),
                "wood:log": dyed((120, 90, 66), 0.34, "wood"),
            },
        ),
        {"hand": Frame(4.0, -0.54, -0.48), "zoom": Frame(4.8, -0.46, -0.58)},
    ),
    "peasants-9": Recipe(
        Person(
            "ploughman",
            {
                **OLD_MAN,
                "head-square": 0.7,
                "head-fat-incr": 0.4,
                "neck-scale-horiz-incr": 0.8,
                "nose-width3-incr": 0.6,
                "mouth-angles-down": 0.5,
                "eye-scale-incr": 0.4,
            },
            _ploughman,
            turn=-30,
            nod=8,
            body=-18,
            gaze=(-0.2, -0.1),
            scene="hills",
            brow=Brow(0.05, -0.01, 1, 0.3),
            strokes=(*strokes.BROW, *strokes.FROWN, *strokes.LAUGH),
            styles={
                **GREY,
                "linen:smock": dyed((166, 158, 146), 0.26, "linen"),
                "wood": dyed((120, 80, 48), 0.50, "wood"),
                "wood:board": dyed((176, 120, 66), 0.22, "wood"),
            },
        ),
        {"hand": Frame(4.2, -0.74, -0.82), "zoom": Frame(4.9, -0.54, -0.80)},
    ),
    "peasants-12": Recipe(
        Person(
            "reeve",
            {
                **OLD_MAN,
                "head-fat-decr": 0.4,
                "nose-scale-vert-incr": 0.6,
                "nose-point-down": 0.4,
                "cheek-volume-decr": 0.4,
                "eyeSquint": 0.3,
                "eye-scale-incr": 0.4,
            },
            _reeve,
            turn=-18,
            nod=3,
            body=-10,
            scene="village",
            brow=Brow(0.05, 0.01, 1, 0.4),
            strokes=(*strokes.FROWN, *strokes.BAGS),
            styles={
                "hair": dyed((120, 84, 56), 0.36, "hair"),
                "cloth:chaperon": dyed((150, 96, 64), 0.34, cross=0.75, axis=(0.3, 0.9, 0.3)),
                "cloth:ochre": dyed((206, 160, 84), 0.20),
            },
        ),
        {"hand": Frame(4.1, -0.52, -0.18), "zoom": Frame(4.9, -0.44, -0.36)},
    ),
}
