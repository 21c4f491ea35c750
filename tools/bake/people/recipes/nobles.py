"""The Nobles."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms
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
    masks,
    veils,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import grips, hands, regalia, tools, weapons
from tools.bake.people.stuffs import STYLES, dyed

from . import courtiers, lords
from .common import BEFORE_THEM, GREY, MAN, OLD_MAN, OLD_WOMAN, YOUNG_MAN


def _catherine(_h: Head) -> Dress:
    x = -1.52
    held = [
        *regalia.sceptre(x, -3.2, 0.10, 0.55, 0.95),
        *hands.fist((x, -1.62, 0.55), wrist=-40),
        *hands.arm(
            [(-1.2, -3.3, 0), (-1.35, -2.6, 0.3), (-1.30, -2.05, 0.45)], "felt", 0.5, "linen"
        ),
    ]
    return dress(
        [
            *hoods.attifet("felt"),
            *veils.veil("cloth"),
            *crowns.crown(y=1.10, wide=0.52, tall=0.50, points=7, z=-0.62, pitch=-8),
        ],
        [
            gowns.long_gown("cloth", wide=0.84, slope=0.1),
            *collars.ruff("linen", 0.5, 1.0, 24, 0.13),
            *jewels.necklace("pearl", 23, -1.95, 0.07),
            *gowns.sleeves("cloth", 0.6, 9, 0.05, 1.3, -2.2),
        ],
        held,
    )


def _coligny(h: Head) -> Dress:
    x = -1.14
    held = [
        *weapons.lance(x, -3.4, 1.28, 0.9, "linen"),
        *grips.grip((x, -1.70, 0.9), "steel", "leather", 0.42),
    ]
    return dress(
        [
            *hats.flat_cap("felt", brim=1.0, puff=0.98, tall=0.46, pitch=-10, roll=10, y=0.64),
            *hats.feather(
                "plume",
                [(0.10, 0.98, 0.35), (0.55, 1.06, 0.2), (0.95, 0.88, 0.0), (1.18, 0.55, -0.2)],
                0.16,
            ),
            hair.scalp(h, "hair:grey", thick=0.09, back=-0.5),
            beards.beard(h, "hair:grey", length=0.45, thick=0.09, point=0.7, fork=0.10, lip=0.0),
            *beards.moustache("hair:grey", 0.42, 0.06, 0.02, 0.055),
        ],
        [
            *armour.cuirass(),
            *armour.pauldrons(),
            *collars.ruff("linen", 0.48, 0.80, 22, 0.08, y=-1.10),
            forms.tube(
                [
                    (0.86, -1.0, -0.8),
                    (0.84, -1.25, -0.05),
                    (0.5, -1.75, 0.78),
                    (-0.3, -2.5, 1.02),
                    (-1.2, -3.4, 0.8),
                ],
                [0.20, 0.22, 0.22],
                "linen",
                count=40,
                flat=0.35,
            ),
        ],
        held,
    )


def _lawyer(h: Head) -> Dress:
    held = [
        *tools.gavel((-1.48, -0.78, 1.0), 0.80, 10),
        *hands.fist((-1.36, -1.46, 1.05), lean=10, grip=0.09, wrist=-70),
        *hands.arm(
            [(-1.5, -3.6, 0.3), (-1.40, -2.95, 0.7), (-1.32, -2.28, 0.95)], "red", 0.55, "fur"
        ),
    ]
    return dress(
        [*caps.coif(h)],
        [
            gowns.long_gown("red", wide=1.0, folds=14, depth=0.03),
            *collars.fur_collar("linen:fur", 0.95),
            collars.falling_collar("linen", wide=0.66, drop=0.40),
        ],
        held,
    )


def _executioner(h: Head) -> Dress:
    held = [
        *weapons.axe((-1.16, 0.30, 0.9), 0.92, 4),
        *hands.fist((-1.08, -1.62, 0.9), lean=4, wrist=-50),
        *hands.arm(
            [(-0.2, -3.6, 0.2), (-0.6, -3.0, 0.6), (-0.92, -2.15, 0.85)],
            hands.HAND,
            0.42,
            "leather",
        ),
    ]
    return dress(
        [*masks.hood_mask(h, "felt:hood")],
        [
            gowns.bare_shoulders(),
            forms.tube(
                [(1.3, -1.5, -0.3), (0.75, -2.0, 0.36), (-0.2, -2.8, 0.62), (-1.0, -3.6, 0.6)],
                0.16,
                "leather",
                flat=0.3,
            ),
        ],
        held,
    )


def _knight(_h: Head) -> Dress:
    x = -1.50
    held = [
        *weapons.sword((x, -1.25, 0.6), 1.0),
        *hands.fist((x, -1.62, 0.6), stuff="steel", wrist=-40),
        *hands.arm([(-0.9, -3.4, 0.1), (-1.1, -2.9, 0.4), (-1.28, -2.2, 0.5)], "steel", 0.42),
    ]
    return dress(
        [
            *armour.visor_helm(),
            *hats.feather(
                "plume:red",
                [
                    (0.1, 1.3, -1.2),
                    (0.5, 1.9, -1.3),
                    (1.1, 1.8, -1.4),
                    (1.5, 1.1, -1.5),
                    (1.5, 0.3, -1.5),
                ],
                0.34,
            ),
            *beards.moustache("hair", 0.46, 0.02, 0.05, 0.06),
        ],
        [*armour.cuirass(), *armour.pauldrons()],
        held,
    )


CATHERINE = Person(
    "catherine",
    {
        **OLD_WOMAN,
        "head-fat-incr": 0.6,
        "neck-double-incr": 0.7,
        "mouth-scale-horiz-decr": 0.3,
        "eye-scale-incr": 0.5,
        "nose-scale-depth-incr": 0.3,
        "ear-scale-decr": 0.8,
    },
    _catherine,
    turn=-16,
    body=-12,
    scene="castle",
    sky="storm",
    brow=Brow(0.022, 0.02, 1, 0.2),
)

COLIGNY = Person(
    "coligny",
    {
        **OLD_MAN,
        "nose-scale-vert-incr": 0.4,
        "cheek-volume-decr": 0.5,
        "browDown": 0.3,
        "eye-scale-incr": 0.5,
        "head-age-incr": 0.1,
    },
    _coligny,
    turn=-30,
    body=-16,
    scene="hills",
    sky="night",
    light=BEFORE_THEM,
    styles=GREY,
    brow=Brow(0.05, 0, 1, 0.3),
)

LAWYER = Person(
    "lawyer",
    {
        **OLD_MAN,
        "head-fat-decr": 0.5,
        "nose-scale-vert-incr": 0.6,
        "nose-point-down": 0.5,
        "cheek-volume-decr": 0.6,
        "mouth-angles-down": 0.6,
        "eye-scale-incr": 0.3,
    },
    _lawyer,
    turn=-22,
    light=BEFORE_THEM,
    nod=5,
    body=-10,
    scene="room",
    detail="panel",
    styles={
        "linen:fur": replace(STYLES["fur"], lit=0.04, dark=0.6, wash=(238, 230, 212)),
        "red": dyed((150, 58, 54), 0.34, "red"),
    },
    brow=Brow(0.04, 0.03, 1, -0.2),
)

EXECUTIONER = Person(
    "executioner",
    {
        **MAN,
        "head-square": 0.6,
        "neck-scale-horiz-incr": 0.6,
        "browDown": 1.0,
        "eye-scale-incr": 0.7,
    },
    _executioner,
    turn=-14,
    body=-8,
    scene="gallows",
    sky="storm",
    styles={"felt:hood": dyed((172, 66, 56), 0.16, "felt", cross=0.80)},
)

KNIGHT = Person(
    "knight",
    {**YOUNG_MAN, "head-square": 0.4, "eye-scale-incr": 0.4, "nose-hump-incr": 0.4},
    _knight,
    turn=-24,
    body=-14,
    scene="castle",
    mirror=True,
    styles={"plume:red": replace(STYLES["plume"], wash=(206, 84, 66), lit=0.22)},
    brow=Brow(0.045, 0, 1, 0.2),
)

RECIPES: dict[str, Recipe] = {
    **courtiers.RECIPES,
    **lords.RECIPES,
    "nobles-9": Recipe(
        CATHERINE, {"hand": Frame(3.9, -0.40, -0.04), "zoom": Frame(4.7, -0.30, -0.30)}
    ),
    "nobles-13": Recipe(
        COLIGNY, {"hand": Frame(4.0, -0.62, -0.22), "zoom": Frame(4.6, -0.40, -0.45)}
    ),
    "nobles-1": Recipe(
        LAWYER, {"hand": Frame(3.6, -0.42, -0.35), "zoom": Frame(4.5, -0.40, -0.45)}
    ),
    "nobles-2": Recipe(
        EXECUTIONER, {"hand": Frame(4.0, -0.42, -0.05), "zoom": Frame(4.8, -0.40, -0.25)}
    ),
    "nobles-8": Recipe(KNIGHT, {"hand": Frame(3.9, -0.30, 0.0), "zoom": Frame(4.7, -0.30, -0.2)}),
}
