"""The persons of Schisma."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import placing
from tools.bake.people.costume import beards, caps, collars, gowns, hair, hats, jewels, veils
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import books, grips, hearths, tools
from tools.bake.people.stuffs import STYLES, dyed

from . import schisma_church, schisma_lay
from .common import FAT_PRELATE, GREEN, MAN, OLD_MAN


def _cardinal(_h: Head) -> Dress:
    cords = [
        [
            (0.9 * k, 0.45, -0.2),
            (0.86 * k, -0.5, -0.1),
            (0.70 * k, -1.2, 0.30),
            (0.60 * k, -1.70, 0.60),
        ]
        for k in (-1, 1)
    ]
    held = [
        *books.book((-0.85, -2.75, 1.5), 0.85, "leather", roll=8, yaw=22),
        *grips.across((-0.30, -2.95, 1.75), "red", "linen", 0.56, size=0.8),
    ]
    return dress(
        [
            *hats.wide_hat("red", brim=1.80, crown=0.60, droop=0.06, pitch=-11),
            *caps.skullcap("red", 0.46),
            *hats.tassels("red", cords),
        ],
        [
            gowns.cardinals_cape([(-3.2, 1.85, 1.25), (-5, 1.95, 1.3)]),
            collars.standing_collar("linen", -1.04),
            *gowns.buttons("red", 9, -3.0, -1.42),
        ],
        held,
    )


def _inquisitor(_h: Head) -> Dress:
    held = [
        *books.book((-1.42, -1.52, 1.2), 1.0, "leather:vellum", roll=18, yaw=14),
        *hearths.campfire((-1.42, -3.30, 1.4), 0.95),
        *grips.across((-0.74, -1.50, 1.5), "felt", "linen", 0.46, roll=84, size=0.66),
    ]
    return dress(
        [*veils.cowl_up("felt")],
        [
            gowns.long_gown("linen", wide=0.9, folds=12, depth=0.035),
            *jewels.cross("gold", (0.25, -1.85, 0.66)),
        ],
        held,
    )


def _peasant(h: Head) -> Dress:
    held = [
        *tools.pitchfork(-1.32, -4.2, 0.15, 0.8),
        *grips.grip((-1.31, -1.75, 0.8), "cloth:green", "linen", 0.48, wrist=-50),
    ]
    hat = hats.wide_hat(
        "straw",
        brim=1.45,
        crown=0.52,
        droop=0.14,
        pitch=-8,
        width=0.86,
        y=0.60,
        folds=11,
        depth=0.014,
    )
    return dress(
        [
            *placing.turned(hat, pitch=-8, roll=-6, at=(0, 0.2, -1.0)),
            hair.scalp(h, "hair", thick=0.14, back=-0.7),
            beards.beard(h, "hair", length=0.12, thick=0.09, point=0.0, lip=0.0),
            *beards.moustache("hair", 0.36, 0.08, 0, 0.05),
        ],
        [gowns.long_gown("cloth:green", wide=1.0), *veils.cowl_down("cloth:brown")],
        held,
    )


CARDINAL = Person(
    "cardinal",
    FAT_PRELATE,
    _cardinal,
    turn=-18,
    body=-12,
    scene="church",
)

INQUISITOR = Person(
    "inquisitor",
    {
        **OLD_MAN,
        "head-fat-decr": 0.9,
        "cheek-volume-decr": 1.0,
        "cheek-bones-incr": 0.7,
        "nose-hump-incr": 0.8,
        "nose-scale-vert-incr": 0.4,
        "browDown": 0.8,
        "eye-scale-incr": 0.5,
    },
    _inquisitor,
    turn=-22,
    body=-12,
    scene="gallows",
    sky="night",
    brow=Brow(0.05, 0, 1, 0.7),
    styles={
        "leather:vellum": dyed((232, 210, 160), 0.06, "leather"),
        "felt": dyed((70, 62, 62), 0.80, "felt"),
    },
)

PEASANT = Person(
    "peasant",
    {
        **MAN,
        "nose-volume-incr": 0.7,
        "head-fat-decr": 0.3,
        "cheek-bones-incr": 0.4,
        "eye-scale-incr": 0.3,
        "mouthSmileLeft": 0.5,
        "head-age-incr": 0.3,
    },
    _peasant,
    turn=-20,
    lean=-3,
    body=-10,
    scene="village",
    brow=Brow(0.05, 0, 1, 0),
    styles={
        "cloth:green": GREEN,
        "cloth:brown": dyed((204, 168, 118), 0.08),
        "steel": replace(STYLES["steel"], lit=0.62),
    },
)

RECIPES: dict[str, Recipe] = {
    **schisma_church.RECIPES,
    **schisma_lay.RECIPES,
    "person-cardinal": Recipe(
        CARDINAL,
        {"person": Frame(5.2, -0.04, -0.80), "board": Frame(5.6, 0.0, -0.85, (0.50, 0.30), 0.95)},
    ),
    "person-inquisitor": Recipe(
        INQUISITOR,
        {"person": Frame(5.2, -0.36, -1.02), "board": Frame(5.6, -0.10, -1.2, (0.92, -1.0), 0.82)},
    ),
    "person-peasant": Recipe(
        PEASANT,
        {
            "person": Frame(4.9, -0.25, -0.75),
            "board": Frame(5.6, -0.10, -1.05, (0.22, -2.32), 0.78),
        },
    ),
}
