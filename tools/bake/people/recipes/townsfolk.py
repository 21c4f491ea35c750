"""The Townsfolk, of whom the merchant and the witch stand here."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms
from tools.bake.people.costume import beards, collars, country_hats, gowns, hair, haircuts, jewels
from tools.bake.people.curves import Point
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.placing import moved
from tools.bake.people.props import grips, hands, hearths, ships, tools, vessels
from tools.bake.people.solid import Solid
from tools.bake.people.stuffs import STYLES, dyed

from . import masters, sellers, workers
from .common import BIG_EYES, OLD_MAN, RED_HAIR, YOUNG_WOMAN


def _chart(at: Point) -> list[Solid]:
    """A rolled sea chart with its ribbon."""
    roll = [forms.tube([(0, -0.85, 0), (0, 0, 0), (0, 0.95, 0)], 0.17, "linen", around=24)]
    roll.append(forms.tube([(0, 0.9, 0), (0, 0.97, 0)], 0.11, "felt", count=6))
    roll.append(forms.tube([(0, 0.52, 0), (0, 0.66, 0)], 0.19, "red", around=24, count=6))
    return moved(roll, at, roll=30)


def _merchant(h: Head) -> Dress:
    held = [
        *ships.caravel((-1.86, -0.86, -2.0), 0.88, 10),
        *_chart((-1.14, -1.86, 1.25)),
        *grips.grip((-1.14, -1.86, 1.25), "red", "linen", 0.5, lean=30, girth=0.17, size=0.9),
    ]
    return dress(
        [
            *country_hats.chaperon("cloth:chaperon"),
            hair.scalp(h, "hair", thick=0.12, back=-0.6),
            beards.beard(h, "hair", length=0.36, thick=0.14, point=0.0, lip=0.0),
            *beards.moustache("hair", 0.40, 0.10, 0, 0.06),
        ],
        [
            gowns.long_gown("red", wide=1.05),
            *collars.fur_collar("fur", 1.12),
            *jewels.chain(low=-2.05),
        ],
        held,
    )


MERCHANT = Person(
    "merchant",
    {
        **OLD_MAN,
        "head-fat-incr": 0.6,
        "head-scale-horiz-incr": 0.3,
        "nose-width3-incr": 0.4,
        "mouthSmileLeft": 0.4,
        "eye-scale-incr": 0.4,
    },
    _merchant,
    turn=-24,
    body=-14,
    scene="sea",
    styles={
        "cloth:chaperon": dyed((92, 104, 160), 0.40),
        "linen:sail": replace(STYLES["linen"], dark=0.45),
        "wood": dyed((120, 78, 46), 0.62, "wood"),
    },
    brow=Brow(0.055, 0, 1, 0.1),
)

_STEAM = {
    "leaf:brew": dyed((140, 190, 110), 0.04, "leaf"),
    "goose:steam": replace(STYLES["goose"], lit=-0.06, dark=0.3),
    "wood:ladle": dyed((206, 156, 96), 0.06, "wood"),
    "felt:iron": dyed((88, 82, 84), 0.50, "felt"),
}


def _witch(h: Head) -> Dress:
    brew = [*vessels.cauldron((0.0, -0.55, 0.5), 0.98), *hearths.log_fire()]
    return dress(
        haircuts.mane(h, "hair", long=2.0, line=0.62),
        [
            gowns.long_gown("cloth:green", wide=0.84, slope=0.08),
            collars.falling_collar("linen", wide=0.86, drop=0.30),
        ],
        [
            moved(brew, (-1.74, -1.28, 0.2), 0.76),
            tools.staff((-1.80, -1.0, 1.12), (-1.34, 0.52, 1.75), "wood:ladle", 0.105),
            hands.fist((-1.555, -0.19, 1.46), lean=-17, grip=0.12, wrist=-25, size=0.88),
            hands.arm(
                [
                    (-0.5, -1.9, -0.2),
                    (-0.25, -2.6, 0.6),
                    (-0.6, -2.3, 1.2),
                    (-1.0, -1.5, 1.45),
                    (-1.32, -0.55, 1.36),
                ],
                "cloth:green",
                0.40,
                "linen",
                wrist=0.22,
            ),
        ],
    )


RECIPES: dict[str, Recipe] = {
    **sellers.RECIPES,
    **workers.RECIPES,
    **masters.RECIPES,
    "townsfolk-12": Recipe(
        MERCHANT, {"hand": Frame(4.3, -0.86, -0.54), "zoom": Frame(4.9, -0.72, -0.50)}
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
        {"hand": Frame(4.5, -0.62, -0.76), "zoom": Frame(5.0, -0.54, -0.72)},
    ),
}
