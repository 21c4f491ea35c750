"""The lesser Townsfolk who make things: boots, books, yarn and timber work."""

from __future__ import annotations

from tools.bake.field import Field, Mask
from tools.bake.people.costume import (
    beards,
    caps,
    collars,
    gowns,
    hair,
    town_caps,
    veils,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Decal, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import (
    grips,
    papers,
    shop_tools,
    spinning,
    wares,
)
from tools.bake.people.stuffs import dyed

from .common import (
    BLUE,
    GREY,
    LINEN_ON_SKIN,
    MAN,
    OLD_MAN,
    OLD_WOMAN,
)


def _cordwainer(h: Head) -> Dress:
    return dress(
        [
            hair.scalp(h, "hair", thick=0.12, back=-0.7, crown=0.42, rough=0.5),
            *beards.moustache("hair", 0.50, 0.42, 0, 0.12),
        ],
        [
            gowns.long_gown("linen", wide=1.05, folds=12, depth=0.03),
            *gowns.apron("leather:apron"),
        ],
        [
            wares.boot((-1.44, -0.66, 1.1), 0.76, 3),
            grips.borne((-1.22, -1.80, 1.05), "linen", "", 0.46, size=0.90),
        ],
    )


def _inky(place: Field) -> Mask:
    """The tips of the fingers that lie on the sheet."""
    return (place[..., 0] < -1.44) & (place[..., 0] > -1.9)


def _printer(h: Head) -> Dress:
    return dress(
        [
            *town_caps.soft_cap("felt:cap"),
            hair.scalp(h, "hair:grey", thick=0.10, back=-0.8),
            beards.beard(h, "hair:grey", length=0.14, thick=0.10, point=0.0, lip=0.0),
            *beards.moustache("hair:grey", 0.38, 0.08, 0, 0.055),
        ],
        [
            gowns.long_gown("linen:shirt", wide=1.0, folds=12, depth=0.03),
            *gowns.apron("leather:apron"),
        ],
        [
            papers.printed_sheet((-1.58, -0.92, 1.1), 0.92, 6),
            grips.across((-0.92, -1.62, 1.45), "linen:shirt", "", 0.5, hand="skin:hand"),
        ],
    )


def _weaver(h: Head) -> Dress:
    return dress(
        [*veils.wimple(h, "linen")[:1], *caps.kerchief(h, "blue:cap")],
        [
            gowns.long_gown("cloth:blue", wide=0.90, slope=0.08),
            collars.falling_collar("linen", wide=0.95, drop=0.52),
        ],
        [
            spinning.wheel((-1.74, -1.30, 1.0), 0.84),
            grips.across((-0.66, -1.74, 1.3), "cloth:blue", "linen", 0.46),
        ],
    )


def _carpenter(h: Head) -> Dress:
    return dress(
        [
            *town_caps.statute_cap("cloth:knit"),
            hair.scalp(h, "hair", thick=0.12, back=-0.8),
            beards.beard(h, "hair", length=0.10, thick=0.11, point=0.0, lip=0.0),
            *beards.moustache("hair", 0.38, 0.10, 0, 0.055),
        ],
        [
            gowns.long_gown("linen", wide=1.08, folds=12, depth=0.04),
            *gowns.apron("leather"),
        ],
        [
            shop_tools.saw((-1.48, -0.35, 1.0), 0.98, 6),
            grips.grip((-1.42, -1.72, 1.1), "skin:hand", "linen", 0.40, girth=0.14),
        ],
    )


RECIPES: dict[str, Recipe] = {
    "townsfolk-3": Recipe(
        Person(
            "cordwainer",
            {
                **MAN,
                "head-fat-incr": 0.6,
                "head-square": 0.6,
                "neck-scale-horiz-incr": 0.5,
                "nose-volume-incr": 0.9,
                "eyeSquint": 0.7,
                "head-age-incr": 0.3,
            },
            _cordwainer,
            turn=-24,
            nod=4,
            body=-12,
            gaze=(-0.35, -0.2),
            scene="room",
            detail="window",
            brow=Brow(0.06, 0.0, 1, 0.1),
            styles={
                "hair": dyed((190, 128, 70), 0.20, "hair"),
                "leather:apron": dyed((168, 118, 74), 0.22, "leather"),
            },
        ),
        {"hand": Frame(4.1, -0.68, -0.52), "zoom": Frame(4.8, -0.56, -0.60)},
    ),
    "townsfolk-4": Recipe(
        Person(
            "printer",
            {
                **OLD_MAN,
                "head-square": 0.4,
                "cheek-bones-incr": 0.3,
                "nose-scale-depth-decr": 0.3,
                "eye-scale-incr": 0.4,
            },
            _printer,
            turn=-20,
            body=-12,
            scene="room",
            detail="arch",
            brow=Brow(0.05, 0.0, 1, 0.1),
            decals=(Decal("skin:hand", _inky, "felt:stain"),),
            styles={
                **GREY,
                "felt:cap": dyed((80, 74, 76), 0.62, "felt"),
                "felt:stain": dyed((110, 100, 96), 0.42, "felt", cross=2),
                "linen:page": dyed((244, 238, 220), -0.2, "linen", cross=2),
                "felt:ink": dyed((50, 44, 44), 1.0, "felt"),
                "linen:shirt": dyed((216, 206, 182), 0.08, "linen"),
                "leather:apron": dyed((128, 96, 70), 0.38, "leather"),
            },
        ),
        {"hand": Frame(4.1, -0.62, -0.42), "zoom": Frame(4.9, -0.50, -0.52)},
    ),
    "townsfolk-5": Recipe(
        Person(
            "weaver",
            {
                **OLD_WOMAN,
                "head-age-incr": 0.8,
                "head-fat-decr": 0.5,
                "eye-bag-incr": 0.6,
                "nose-point-down": 0.5,
                "eyeBlink": 0.35,
                "mouthSmile": 0.3,
                "ear-scale-decr": 1.0,
                "ear-wing-decr": 1.0,
            },
            _weaver,
            turn=-28,
            nod=9,
            body=-14,
            gaze=(-0.3, -0.4),
            scene="room",
            detail="window",
            mirror=True,
            brow=Brow(0.026, 0.02, 1, -0.4),
            decals=LINEN_ON_SKIN,
            styles={
                "cloth:blue": BLUE,
                "linen:turban": dyed((150, 166, 200), 0.14, "linen:turban"),
                "blue:cap": dyed((120, 136, 184), 0.20, "linen:coif"),
                "linen:flax": dyed((228, 206, 150), 0.06, "linen"),
            },
        ),
        {"hand": Frame(4.2, -0.72, -0.52), "zoom": Frame(4.9, -0.60, -0.62)},
    ),
    "townsfolk-9": Recipe(
        Person(
            "carpenter",
            {
                **MAN,
                "head-square": 0.5,
                "chin-jaw-drop-incr": 0.3,
                "nose-hump-incr": 0.3,
                "eyeSquint": 0.4,
                "eye-scale-incr": 0.3,
            },
            _carpenter,
            turn=-32,
            body=-16,
            gaze=(-0.35, 0.1),
            scene="town",
            mirror=True,
            brow=Brow(0.05, 0.0, 1, 0.1),
            styles={
                "cloth:knit": dyed((112, 146, 92), 0.28),
                "hair": dyed((150, 104, 62), 0.26, "hair"),
            },
        ),
        {"hand": Frame(3.9, -0.50, -0.28), "zoom": Frame(4.8, -0.44, -0.46)},
    ),
}
