"""The elders of the village, under their oak."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms, strokes
from tools.bake.people.costume import beards, country_hats, gowns, hair, hats
from tools.bake.people.curves import Point
from tools.bake.people.head import SKIN, Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.placing import moved
from tools.bake.people.props import grips, oaks, tools
from tools.bake.people.solid import Solid, of_quads
from tools.bake.people.stuffs import STYLES, dyed

from .common import BROWN, GREEN, GREY, OLD_MAN


def _face(h: Head, stuff: str, beard: float) -> list[Solid]:
    """The head of one who stands behind. Nobody draws his features, so they are solids."""
    skin = h.quads[(h.part == SKIN) & (h.base[h.quads][..., 1].min(1) > -1.4)]
    made: list[Solid] = [of_quads(h.points, skin, "skin", h.base.copy())]
    for eye in h.eyes:
        x, y, z = eye
        made.append(forms.ball("pearl", (x, y, z), 0.17))
        made.append(forms.ball("felt:eye", (x - 0.02, y + 0.01, z + 0.13), 0.06))
        side = 1 if x > 0 else -1
        brow = [(-0.20, 0.24, 0.26), (0.0, 0.31, 0.24), (0.24, 0.20, 0.08)]
        brow = [(x + u * side, y + v, z + w) for u, v, w in brow]
        made.append(forms.tube(brow, [0.05, 0.06, 0.02], stuff, count=20))
    made.append(hair.scalp(h, stuff, thick=0.12, back=-0.9))
    made.append(beards.beard(h, stuff, length=beard, thick=0.14, point=0.1, lip=0.0))
    return [*made, *beards.moustache(stuff, 0.42, 0.16, 0, 0.08)]


def _elder(h: Head, hat: list[Solid], stuff: str, gown: str, at: Point, yaw: float) -> list[Solid]:
    """One who stands behind, smaller than he who speaks."""
    body = gowns.long_gown(gown, wide=0.84, folds=9, depth=0.04, slope=0.1)
    head = moved([*_face(h, stuff, 0.35), *hat], yaw=yaw)
    return moved([*head, body], at, 0.66)


def _council(h: Head) -> Dress:
    bonnet = country_hats.rolled_cap("red:hat", y=0.60)
    felt = hats.wide_hat("felt:grey", brim=1.25, crown=0.70, droop=0.10, pitch=-12, y=0.62)
    leaves = (
        ((-1.98, 1.34, -1.6), 1.0, 16, 1),
        ((-0.86, 1.74, -1.7), 0.86, -14, 2),
    )
    return dress(
        [
            hair.scalp(h, "hair:grey", thick=0.12, back=-1.0, crown=0.66, rough=0.5),
            beards.beard(h, "hair:grey", length=0.85, thick=0.16, point=0.3, lip=0.0),
            *beards.moustache("hair:grey", 0.44, 0.20, 0, 0.075),
        ],
        [gowns.long_gown("cloth:green", wide=0.86, slope=0.12)],
        [
            oaks.trunk((0.98, 1.0, -2.9), [(-2.6, 2.1, -2.0), (2.0, 1.9, -2.0)], 0.40),
            *(oaks.spray(at, size, roll, seed) for at, size, roll, seed in leaves),
            _elder(h, bonnet, "hair:grey", "cloth:brown", (-1.74, -0.50, -1.3), 10),
            _elder(h, felt, "hair:grey", "cloth:slate", (1.34, -0.46, -1.6), -56),
            tools.staff((-1.02, -3.6, 1.1), (-0.98, -0.30, 1.1), thick=0.085),
            grips.grip((-1.0, -1.72, 1.1), "cloth:green", "linen", 0.46, size=0.92, girth=0.10),
        ],
    )


RECIPES: dict[str, Recipe] = {
    "peasants-13": Recipe(
        Person(
            "council",
            {**OLD_MAN, "eye-scale-incr": 0.5, "nose-volume-incr": 0.5},
            _council,
            turn=-10,
            body=-6,
            scene="village",
            brow=Brow(0.06, 0.01, 1, 0.0),
            strokes=(*strokes.BROW, *strokes.CROWS_FEET, *strokes.BAGS),
            styles={
                "leaf:oak": dyed((118, 148, 76), 0.06, "leaf", cross=2),
                "wood:bark": replace(STYLES["wood"], axis=(0.95, 0.10, 0.25), lit=0.30),
                "horn:acorn": dyed((206, 160, 84), 0.06, "horn"),
                "leather:cup": dyed((120, 90, 60), 0.40, "leather"),
                "felt:eye": dyed((50, 42, 40), 0.95, "felt"),
                "felt:rib": dyed((60, 80, 40), 0.8, "felt"),
                "red:hat": dyed((178, 78, 62), 0.22, "red"),
                "felt:grey": dyed((150, 144, 134), 0.30, "felt", cross=0.8),
                "cloth:brown": BROWN,
                "cloth:green": GREEN,
                "cloth:slate": dyed((120, 128, 140), 0.40),
                **GREY,
            },
        ),
        {"hand": Frame(4.4, -0.36, -0.42), "zoom": Frame(4.9, -0.36, -0.50)},
    ),
}
