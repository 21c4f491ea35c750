"""The Townsfolk."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms
from tools.bake.people.costume import beards, collars, country_hats, gowns, hair, jewels
from tools.bake.people.curves import Point
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.placing import moved
from tools.bake.people.props import grips, ships
from tools.bake.people.solid import Solid
from tools.bake.people.stuffs import STYLES, dyed

from . import masters, sellers, workers
from .common import OLD_MAN


def _chart(at: Point) -> list[Solid]:
    """A rolled sea chart with its ribbon."""
    roll = [forms.tube([(0, -0.85, 0), (0, 0, 0), (0, 0.95, 0)], [0.17] * 2, "linen", around=24)]
    roll.append(forms.tube([(0, 0.9, 0), (0, 0.97, 0)], [0.11] * 2, "felt", count=6))
    roll.append(forms.tube([(0, 0.52, 0), (0, 0.66, 0)], [0.19] * 2, "red", around=24, count=6))
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

RECIPES: dict[str, Recipe] = {
    **sellers.RECIPES,
    **workers.RECIPES,
    **masters.RECIPES,
    "townsfolk-12": Recipe(
        MERCHANT, {"hand": Frame(4.3, -0.86, -0.54), "zoom": Frame(4.9, -0.72, -0.50)}
    ),
}
