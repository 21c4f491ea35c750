"""The great Nobles, like their known portraits."""

from __future__ import annotations

from tools.bake.people import forms
from tools.bake.people.costume import (
    armour,
    beards,
    caps,
    collars,
    gowns,
    hair,
    hats,
    jewels,
    laurels,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import closed_crowns, grips, papers, shields
from tools.bake.people.stuffs import dyed

from .common import BEFORE_THEM, BLACK, GREY, MAN, OLD_MAN, PURPLE, YOUNG_MAN


def _cecil(h: Head) -> Dress:
    warts = [
        forms.ball("skin", place, radius)
        for place, radius in (((0.47, -0.36, 0.19), 0.042), ((0.60, -0.22, 0.06), 0.032))
    ]
    return dress(
        [
            *caps.coif(h, "felt:coif"),
            *hats.flat_cap("felt", brim=1.02, puff=1.12, tall=0.44, pitch=-9, roll=0, y=0.60),
            hair.scalp(h, "hair:grey", thick=0.08, back=-0.6),
            beards.beard(h, "hair:grey", length=0.40, thick=0.14, point=-0.1, fork=0.42, lip=0.0),
            *beards.moustache("hair:grey", 0.42, 0.24, 0, 0.065),
            *warts,
        ],
        [
            gowns.long_gown("cloth:mantle", wide=1.05, folds=10, depth=0.03),
            *collars.ruff("linen", 0.50, 0.86, 24, 0.10),
            *jewels.chain(low=-2.05, wide=0.95),
        ],
        [
            papers.scroll((-1.56, -0.74, 1.1), 1.02, 5),
            grips.grip((-1.90, -1.72, 1.25), "cloth:mantle", "linen", 0.48, girth=0.11),
        ],
    )


def _guise(h: Head) -> Dress:
    sash = [(-1.25, -1.35, 0.1), (-0.6, -1.95, 0.72), (0.3, -2.5, 0.95), (1.2, -3.3, 0.8)]
    return dress(
        [
            hair.scalp(h, "hair", thick=0.20, line=0.62, back=-0.6, temple=0.05, rough=0.6),
            *hair.curls("hair", [(x, 1.0, 0.0, 0.25) for x in (-0.45, -0.15, 0.15, 0.45)], 0.17),
            beards.beard(
                h, "hair", length=0.40, thick=0.07, point=1.1, side=0.62, forward=0.12, lip=0.0
            ),
            *beards.moustache("hair", 0.50, -0.06, 0.16, 0.055),
            *laurels.scar([(0.26, -0.14, 0.32), (0.42, -0.26, 0.24), (0.60, -0.44, 0.06)]),
        ],
        [
            *armour.cuirass(),
            *armour.pauldrons(),
            *collars.ruff("linen", 0.48, 0.78, 22, 0.08, y=-1.10),
            forms.tube(sash, [0.20, 0.22, 0.22], "linen", count=40, flat=0.35),
        ],
        [
            shields.rondache((-1.50, -1.62, 1.1), "red", 0.98),
            grips.across((-0.36, -2.16, 1.6), "steel", "leather", 0.40),
        ],
    )


def _francis(h: Head) -> Dress:
    plume = [(0.2, 0.95, 0.35), (0.85, 1.25, 0.2), (1.2, 0.95, -0.1), (1.22, 0.35, -0.3)]
    return dress(
        [
            *hats.flat_cap("blue", brim=0.92, puff=0.84, tall=0.40, pitch=-12, roll=16, y=0.66),
            *hats.feather("plume", plume, 0.24),
            *[forms.ball("gold", (-0.6 + 0.3 * k, 0.80 - 0.05 * k, 0.42), 0.06) for k in range(5)],
            hair.scalp(h, "hair", thick=0.08, back=-0.6, rough=0.2),
        ],
        [
            gowns.long_gown("linen:satin", wide=0.80, slope=0.06, folds=16, depth=0.03),
            *collars.ruff("linen", 0.46, 0.74, 26, 0.07, y=-1.06),
            *gowns.sleeves("linen:satin", 0.60, 12, 0.08, 1.26, -2.15),
            *gowns.buttons("gold", 8, -2.8, -1.60),
        ],
        [
            shields.shield((-1.52, -1.32, 1.1), "blue", "fleur-de-lys", size=0.92, roll=4),
            grips.across((-0.60, -1.98, 1.5), "linen:satin", "linen", 0.42, size=0.74, roll=78),
        ],
    )


def _henry(h: Head) -> Dress:
    sash = [(1.25, -1.35, 0.1), (0.6, -1.95, 0.72), (-0.3, -2.5, 0.95), (-1.2, -3.3, 0.8)]
    return dress(
        [
            hair.scalp(h, "hair:grey", thick=0.24, line=0.66, back=-0.6, temple=0.0, rough=0.9),
            beards.beard(h, "hair:grey", length=0.42, thick=0.15, point=-0.28, lip=0.0),
            *beards.moustache("hair:grey", 0.50, 0.10, 0.03, 0.065),
        ],
        [
            gowns.long_gown("cloth:black", wide=1.0),
            *collars.ruff("linen", 0.52, 1.24, 28, 0.17),
            forms.tube(sash, [0.20, 0.22, 0.22], "blue", count=40, flat=0.35),
            *gowns.sleeves("cloth:black", 0.64, 9, 0.05, 1.45, -2.2),
        ],
        [
            closed_crowns.imperial((-1.60, -1.66, 1.2), 0.65),
            grips.borne((-1.54, -1.76, 1.3), "cloth:black", "linen", 0.5),
        ],
    )


_BLUE = dyed((84, 104, 176), 0.24, "red")

RECIPES: dict[str, Recipe] = {
    "nobles-10": Recipe(
        Person(
            "cecil",
            {
                **OLD_MAN,
                "head-fat-incr": 0.2,
                "nose-scale-vert-decr": 0.4,
                "nose-scale-depth-decr": 0.3,
                "eye-bag-incr": 0.4,
                "browInnerUp": 0.3,
                "eye-scale-incr": 0.5,
            },
            _cecil,
            turn=-8,
            light=BEFORE_THEM,
            body=-4,
            scene="room",
            detail="window",
            mirror=True,
            brow=Brow(0.035, 0.03, 1, -0.2),
            styles={**GREY, "cloth:mantle": PURPLE},
        ),
        {"hand": Frame(4.0, -0.56, -0.42), "zoom": Frame(4.8, -0.46, -0.52)},
    ),
    "nobles-11": Recipe(
        Person(
            "guise",
            {
                **MAN,
                "head-oval": 0.5,
                "nose-hump-incr": 0.7,
                "nose-scale-vert-incr": 0.3,
                "chin-prominent-incr": 0.4,
                "eyeBlink": 0.15,
                "eye-scale-incr": 0.5,
            },
            _guise,
            turn=-34,
            nod=-4,
            body=-16,
            scene="castle",
            sky="dusk",
            mirror=True,
            brow=Brow(0.04, 0.02, 1, 0.4),
            styles={
                "hair": dyed((204, 150, 84), 0.16, "hair"),
                "red": dyed((176, 52, 46), 0.36, "red"),
            },
        ),
        {"hand": Frame(3.9, -0.58, -0.50), "zoom": Frame(4.7, -0.48, -0.60)},
    ),
    "nobles-12": Recipe(
        Person(
            "francis",
            {
                **YOUNG_MAN,
                "caucasian-male-child": 0.12,
                "chin-width-incr": 0.5,
                "nose-scale-vert-incr": 0.5,
                "browDown": 0.4,
                "head-oval": 0.4,
                "head-fat-decr": 0.3,
                "mouth-lowerlip-volume-incr": 0.8,
                "mouth-upperlip-volume-incr": 0.6,
                "eyeBlink": 0.15,
                "eye-scale-incr": 0.5,
                "mouth-angles-down": 0.4,
            },
            _francis,
            turn=-8,
            light=BEFORE_THEM,
            nod=-5,
            body=-14,
            scene="castle",
            brow=Brow(0.022, 0.03, 0.9, -0.1),
            styles={
                "hair": dyed((150, 100, 56), 0.26, "hair"),
                "blue": _BLUE,
                "linen:satin": dyed((236, 226, 200), 0.08, "linen"),
            },
        ),
        {"hand": Frame(3.9, -0.58, -0.42), "zoom": Frame(4.7, -0.48, -0.55)},
    ),
    "nobles-14": Recipe(
        Person(
            "henry",
            {
                **OLD_MAN,
                "nose-hump-incr": 0.8,
                "nose-scale-depth-incr": 0.5,
                "nose-point-down": 0.5,
                "browInnerUp": 0.4,
                "cheek-bones-incr": 0.5,
                "eye-scale-incr": 0.4,
            },
            _henry,
            turn=-24,
            body=-12,
            scene="room",
            detail="drape",
            brow=Brow(0.05, 0.02, 1, -0.1),
            styles={**GREY, "blue": _BLUE, "cloth:black": BLACK},
        ),
        {"hand": Frame(3.9, -0.52, -0.40), "zoom": Frame(4.8, -0.40, -0.52)},
    ),
}
