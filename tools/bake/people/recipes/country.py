"""Roles from town and country: the lawyer, the squire, the highwayman."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tools.bake.field import Field, Mask
from tools.bake.people import forms, placing
from tools.bake.people.costume import beards, collars, domino, gowns, hair, hats, town_caps
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Decal, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import ears, grips, justice
from tools.bake.people.strokes import BAGS, CROWS_FEET, FROWN, LAUGH
from tools.bake.people.stuffs import dyed

from .common import DARK, GREY, MAN, OLD_MAN


def _bertram(h: Head) -> Dress:
    return dress(
        [
            *town_caps.fur_hat("fur:grey", "felt:grey", tall=0.62),
            hair.scalp(h, "hair:grey", thick=0.15, back=-0.8),
            beards.beard(h, "hair:grey", length=0.22, thick=0.12, point=-0.15, lip=0.0),
            *beards.moustache("hair:grey", 0.40, 0.10, 0, 0.06),
        ],
        [
            gowns.long_gown("cloth:gown", wide=0.98, folds=16, depth=0.03),
            collars.falling_collar("linen", wide=0.86, drop=0.50),
            *gowns.sleeves("cloth:gown", 0.64, 8, 0.05, 1.45, -2.1),
            *gowns.buttons("felt", 7, -3.0, -1.75),
        ],
        [
            justice.scales((-1.52, -0.08, 1.0), 0.64),
            grips.grip((-1.52, -1.56, 1.1), "cloth:gown", "linen", 0.42, size=0.80, girth=0.09),
        ],
    )


def _george(h: Head) -> Dress:
    hat = hats.wide_hat(
        "straw",
        brim=1.62,
        crown=0.56,
        droop=0.12,
        pitch=-8,
        width=0.84,
        y=0.62,
        folds=13,
        depth=0.02,
    )
    whiskers = [
        (x * s, y, z, 0.60)
        for s in (-1, 1)
        for x, y, z in ((0.72, 0.05, -0.32), (0.68, -0.05, -0.14), (0.62, -0.20, 0.0))
    ]
    return dress(
        [
            *placing.turned(hat, pitch=-8, roll=-5, at=(0, 0.2, -1.0)),
            hair.scalp(h, "hair:grey", thick=0.14, back=-0.8),
            *hair.curls("hair:grey", whiskers, 0.14),
        ],
        [
            gowns.long_gown("cloth:jerkin", wide=1.10),
            collars.falling_collar("linen", wide=0.84, drop=0.38),
            *gowns.sleeves("linen", 0.68, 8, 0.06, 1.62, -2.15),
            *gowns.buttons("leather", 6, -3.0, -1.65),
        ],
        [
            ears.wheat((-1.53, -1.82, 1.2), 0.72, 16),
            grips.grip((-1.50, -1.92, 1.25), "linen", "linen", 0.46, size=0.88, girth=0.12),
        ],
    )


def _patchwork(h: Head) -> Dress:
    hat = hats.wide_hat(
        "felt", brim=1.55, crown=0.66, droop=-0.16, pitch=-8, y=0.62, folds=3, depth=0.05
    )
    cloak = forms.loft(
        [
            (-1.02, 0.66, 0.74, 0, -0.66),
            (-0.98, 0.80, 0.84, 0, -0.66),
            (-1.30, 1.02, 0.95, 0, -0.66),
            (-1.62, 1.52, 1.08, 0, -0.64),
            (-2.1, 1.80, 1.18, 0, -0.6),
            (-3.4, 1.98, 1.28, 0, -0.6),
            (-5, 2.05, 1.3, 0, -0.6),
        ],
        "cloth:cloak",
        folds=9,
        depth=0.03,
        across=200,
    )
    return dress(
        [
            *hat,
            *hats.feather(
                "plume:red",
                [(-0.55, 0.80, 0.4), (-0.95, 1.15, 0.3), (-1.15, 1.50, 0.1), (-0.85, 1.72, -0.1)],
                0.24,
            ),
            hair.scalp(h, "hair", thick=0.14, back=-1.0, rough=0.5),
            *hair.curls(
                "hair",
                [(x * s, 0.0, z, 0.85) for s in (-1, 1) for x, z in ((0.70, -0.5), (0.66, -0.95))],
                0.14,
            ),
            beards.beard(h, "hair", length=0.05, thick=0.03, point=0.0, lip=0.0),
            *beards.moustache("hair", 0.42, -0.02, 0.10, 0.05),
            *domino.ribbon(),
        ],
        [cloak, forms.ball("gold", (0.30, -1.30, 0.38), 0.15, 0.5)],
    )


def _patch(which: int) -> Decal:
    """Every third square of the cloak, each row set off, is of another stuff."""

    def where(place: Field) -> Mask:
        row = np.floor((place[..., 1] + 0.12 * np.sin(place[..., 0] * 3)) / 0.58)
        column = np.floor((place[..., 0] + 0.31 * row) / 0.66)
        return np.asarray((column + 2 * row) % 4 == which, dtype=bool)

    return Decal("cloth:cloak", where, f"cloth:patch{which}")


RECIPES: dict[str, Recipe] = {
    "role-bertram": Recipe(
        Person(
            "bertram",
            {
                **MAN,
                "head-rectangular": 0.4,
                "nose-scale-vert-incr": 0.4,
                "eye-scale-incr": 0.45,
                "head-age-incr": 0.2,
            },
            _bertram,
            turn=-22,
            body=-12,
            scene="room",
            detail="panel",
            brow=Brow(0.05, 0.0, 1, 0.1),
            strokes=(*FROWN, *LAUGH, *CROWS_FEET),
            styles={
                **GREY,
                "felt:grey": dyed((150, 146, 140), 0.34, "felt"),
                "fur:grey": dyed((206, 200, 188), 0.12, "fur"),
                "cloth:gown": replace(dyed((168, 164, 156), 0.18, cross=2), dark=0.66),
            },
        ),
        {
            "portrait": Frame(4.7, -0.62, -0.48),
            "wide": Frame(4.6, -0.62, -0.44),
            "small": Frame(4.2, -0.66, -0.34),
            "notice": Frame(4.5, -0.66, -0.50),
        },
    ),
    "role-george": Recipe(
        Person(
            "george",
            {
                **OLD_MAN,
                "head-fat-incr": 0.7,
                "head-round": 0.4,
                "cheek-volume-incr": 0.5,
                "neck-double-incr": 0.6,
                "nose-volume-incr": 0.6,
                "mouthSmile": 0.4,
                "eye-scale-incr": 0.4,
            },
            _george,
            turn=-18,
            lean=3,
            body=-10,
            scene="village",
            brow=Brow(0.055, 0.02, 1, -0.1),
            strokes=(*BAGS, *LAUGH, *CROWS_FEET),
            styles={
                **GREY,
                "skin": dyed((232, 164, 128), -0.03, "skin"),
                "cloth:jerkin": replace(dyed((196, 150, 78), 0.26, cross=2), dark=0.66),
                "straw:grain": dyed((226, 178, 70), 0.08, "straw:reed", tint=1.3),
            },
        ),
        {
            "portrait": Frame(4.6, -0.46, -0.50),
            "wide": Frame(4.5, -0.46, -0.46),
            "small": Frame(4.1, -0.46, -0.38, (-0.05, 0.12)),
            "notice": Frame(4.4, -0.46, -0.52),
        },
    ),
    "role-patchwork": Recipe(
        Person(
            "patchwork",
            {
                **MAN,
                "head-fat-decr": 0.3,
                "chin-cleft-incr": 0.5,
                "mouthSmileRight": 0.8,
                "eye-scale-incr": 0.6,
                "nose-hump-incr": 0.4,
            },
            _patchwork,
            turn=-20,
            lean=4,
            body=-14,
            scene="trees",
            sky="storm",
            mirror=True,
            brow=Brow(0.0, 0, 0, 0),
            decals=(*domino.half_mask(), _patch(0), _patch(1), _patch(3)),
            styles={
                "hair": DARK,
                "felt:mask": dyed((60, 52, 50), 0.95, "felt"),
                "felt": dyed((150, 120, 84), 0.30, "felt"),
                "plume:red": dyed((196, 74, 60), 0.20, "plume", tint=1.3),
                "cloth:cloak": dyed((176, 150, 116), 0.22),
                "cloth:patch0": dyed((176, 70, 56), 0.26, tint=1.2),
                "cloth:patch1": dyed((92, 116, 150), 0.26),
                "cloth:patch3": dyed((128, 142, 84), 0.26),
            },
        ),
        {
            "portrait": Frame(4.5, -0.14, -0.48),
            "wide": Frame(4.4, -0.14, -0.42),
            "small": Frame(3.6, -0.14, -0.10),
            "notice": Frame(4.3, -0.14, -0.48),
        },
    ),
}
