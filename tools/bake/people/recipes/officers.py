"""The Wilds who serve the law: the tax collector, both bailiffs, witch hunters, the courier."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms, strokes
from tools.bake.people.costume import (
    armour,
    beards,
    collars,
    gowns,
    hair,
    haircuts,
    hats,
    helmets,
)
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.placing import turned
from tools.bake.people.props import fire, grips, hands, papers, police, wild_beasts
from tools.bake.people.solid import Solid
from tools.bake.people.stuffs import STYLES, dyed

from .common import DARK, GREY, MAN, OLD_MAN, YOUNG_MAN


def _collector(h: Head) -> Dress:
    pen = turned(papers.quill((0.78, 0.85, 0.05), 0.72, -24), 0, -14)
    return dress(
        [
            *hats.flat_cap("cloth:cap", brim=0.96, puff=1.02, tall=0.34, pitch=-10, roll=8, y=0.62),
            *pen,
            hair.scalp(h, "hair", thick=0.08, back=-0.6),
            *beards.moustache("hair", 0.40, 0.06, 0.0, 0.035),
        ],
        [
            gowns.long_gown("cloth:drab", wide=0.86, slope=0.08),
            collars.falling_collar("linen", wide=0.66, drop=0.28),
            *gowns.buttons("gold", 8, -2.8, -1.55),
        ],
        [
            police.money_bag((-1.60, -0.66, 1.05), 0.92, 4),
            grips.raised((-1.56, -0.56, 1.10), "cloth:drab", "linen", 0.40, girth=0.12),
        ],
    )


def _bailiff(_h: Head) -> Dress:
    return dress(
        [
            *helmets.kettle_hat(),
            beards.beard(_h, "hair", length=0.03, thick=0.03, point=0.0, lip=0.7),
        ],
        [
            gowns.long_gown("leather:jerkin", wide=1.06, slope=0.02, folds=5, depth=0.012),
            collars.standing_collar("leather:jerkin", -1.04),
        ],
        [
            police.manacles((-1.86, -0.86, 1.15), 0.80),
            hands.fist((-1.74, -0.62, 1.05), lean=14, wrist=-46),
            hands.arm(
                [(0.9, -3.2, 0.1), (0.3, -2.7, 0.5), (-0.5, -1.70, 0.8), (-1.47, -0.84, 0.94)],
                "leather:jerkin",
                0.50,
                "leather:cuff",
            ),
        ],
    )


def _hunter(h: Head) -> Dress:
    return dress(
        [
            hair.scalp(h, "hair:grey", thick=0.14, line=0.72, back=-1.0, rough=0.6),
            haircuts.blown("hair:grey"),
            beards.beard(
                h, "hair:grey", length=0.60, thick=0.06, point=1.1, side=0.6, forward=0.14, lip=0.0
            ),
            *beards.moustache("hair:grey", 0.42, 0.10, 0, 0.05),
        ],
        [
            gowns.long_gown("felt", wide=0.96),
            *collars.ruff("linen", 0.50, 0.86, 22, 0.09),
        ],
        [
            fire.torch((-1.52, 0.02, 1.0), 1.08, 8),
            grips.grip((-1.34, -1.30, 1.0), "felt", "linen", 0.50),
        ],
    )


def _soldier(_h: Head) -> Dress:
    slashes = [
        forms.tube(
            [
                (x, -1.55 - 0.1 * abs(x), 0.12 - 0.30 * abs(x)),
                (x * 1.05, -2.1, 0.46 - 0.25 * abs(x)),
                (x * 1.05, -3.4, 0.52 - 0.2 * abs(x)),
            ],
            [0.06, 0.11, 0.11],
            "linen",
            flat=0.4,
        )
        for x in (-0.95, -0.55, -0.18, 0.18, 0.55, 0.95)
    ]
    return dress(
        [*helmets.morion(), *beards.whiskers("hair:grey")],
        [
            gowns.long_gown("red", wide=1.02, slope=0.02),
            *slashes,
            *gowns.sleeves("red", 0.62, 8, 0.06, 1.45, -2.1),
            *collars.ruff("linen", 0.50, 0.82, 22, 0.09),
            *armour.cuirass()[1:2],
        ],
        [
            police.halberd(-1.52, -3.8, 0.30, 0.7, 0.98),
            grips.grip((-1.52, -1.62, 0.72), "red", "linen", 0.48),
        ],
    )


def _courier(h: Head) -> Dress:
    cap = [
        *hats.flat_cap("red", brim=0.84, puff=0.86, tall=0.36, pitch=-14, roll=-12, y=0.72),
        *(forms.tube([(dx, 1.20, -0.5), (dx * 2.2, 1.50, -0.5), (dx * 3, 1.62, -0.45)],
                     [0.06, 0.09, 0.02], "red") for dx in (-0.10, 0.0, 0.10)),
    ]  # fmt: skip
    return dress(
        [
            *cap,
            hair.scalp(h, "hair", thick=0.15, line=0.58, back=-0.8, rough=0.8),
            *hair.curls(
                "hair",
                [(x * s, 0.3, z, 0.6) for s in (-1, 1) for x, z in ((0.72, -0.3), (0.80, -0.7))],
                0.14,
            ),
        ],
        [
            gowns.long_gown("cloth:drab", wide=0.92),
            collars.falling_collar("linen", wide=0.74, drop=0.34),
        ],
        [
            wild_beasts.horse((-1.98, -0.56, 0.25), 1.0),
            police.post_horn((0.14, -1.98, 1.3), 0.56, -10),
            *_rein((-0.98, -1.84, 1.28)),
        ],
    )


def _rein(at: tuple[float, float, float]) -> list[Solid]:
    """The hand that leads the horse: the rein runs through it and hangs from it."""
    x, y, z = at
    end = [(x - 0.3, y + 0.2, z - 0.2), at, (x - 0.1, y - 0.5, z), (x - 0.2, y - 1.0, z)]
    sleeve = [(x + 1.0, y - 2.0, z - 0.9), (x + 0.8, y - 1.2, z - 0.4), (x + 0.36, y - 0.3, z)]
    return [
        forms.tube(end, 0.05, "band:strap"),
        *hands.fist(at, lean=44, size=0.78, grip=0.05, wrist=-84),
        *hands.arm(sleeve, "cloth:drab", 0.44, "linen", wrist=0.2),
    ]


RECIPES: dict[str, Recipe] = {
    "wild-2": Recipe(
        Person(
            "collector",
            {
                **MAN,
                "head-fat-decr": 0.8,
                "cheek-volume-decr": 0.6,
                "nose-scale-vert-incr": 0.6,
                "nose-scale-depth-incr": 0.4,
                "mouth-scale-horiz-decr": 0.4,
                "eyeSquint": 0.5,
                "eye-scale-incr": 0.4,
            },
            _collector,
            turn=-16,
            nod=4,
            body=-10,
            scene="village",
            brow=Brow(0.035, 0.02, 1, 0.3),
            strokes=(*strokes.LAUGH, *strokes.BAGS),
            styles={
                "hair": DARK,
                "cloth:cap": dyed((116, 82, 60), 0.52, cross=0.75),
                "cloth:drab": dyed((196, 184, 158), 0.12),
                "leather:bag": dyed((214, 162, 84), 0.14, "leather"),
            },
        ),
        {"hand": Frame(4.0, -0.46, -0.40), "zoom": Frame(4.7, -0.42, -0.52)},
    ),
    "wild-6": Recipe(
        Person(
            "bailiff",
            {
                **MAN,
                "head-square": 0.8,
                "head-fat-incr": 0.3,
                "neck-scale-horiz-incr": 0.7,
                "nose-hump-incr": 0.9,
                "nose-width1-incr": 0.8,
                "nose-volume-incr": 0.4,
                "eyeBlink": 0.25,
                "mouth-angles-down": 0.5,
                "chin-jaw-drop-incr": 0.4,
            },
            _bailiff,
            turn=-24,
            body=-12,
            scene="town",
            brow=Brow(0.055, -0.02, 1, 0.3),
            strokes=(*strokes.FROWN, *strokes.LAUGH),
            styles={
                "hair": DARK,
                "leather:jerkin": dyed((176, 124, 76), 0.22, "leather"),
                "leather:cuff": dyed((206, 160, 108), 0.10, "leather"),
            },
        ),
        {"hand": Frame(4.2, -0.62, -0.42), "zoom": Frame(4.9, -0.46, -0.52)},
    ),
    "wild-7": Recipe(
        Person(
            "hunter",
            {
                **OLD_MAN,
                "head-fat-decr": 0.9,
                "cheek-volume-decr": 0.9,
                "cheek-bones-incr": 0.7,
                "nose-hump-incr": 0.5,
                "eyeWide": 1.0,
                "eye-scale-incr": 0.6,
                "browDown": 0.8,
                "mouthFrown": 0.5,
            },
            _hunter,
            turn=-10,
            body=-6,
            scene="trees",
            sky="night",
            brow=Brow(0.055, 0.01, 1, 1.0),
            strokes=(*strokes.FROWN, *strokes.CHEEKS),
            styles=GREY,
        ),
        {"hand": Frame(4.1, -0.46, -0.26), "zoom": Frame(4.8, -0.40, -0.42)},
    ),
    "wild-10": Recipe(
        Person(
            "soldier",
            {
                **OLD_MAN,
                "head-square": 0.5,
                "nose-scale-vert-incr": 0.3,
                "nose-hump-incr": 0.4,
                "eyeSquint": 0.3,
                "eye-scale-incr": 0.5,
            },
            _soldier,
            turn=-36,
            body=-14,
            scene="castle",
            brow=Brow(0.055, 0, 1, 0.3),
            strokes=(*strokes.CROWS_FEET, *strokes.LAUGH),
            styles={**GREY, "steel": replace(STYLES["steel"], lit=0.14)},
        ),
        {"hand": Frame(4.4, -0.46, 0.02), "zoom": Frame(5.0, -0.40, -0.14)},
    ),
    "wild-12": Recipe(
        Person(
            "courier",
            {
                **YOUNG_MAN,
                "head-oval": 0.4,
                "jawOpen": 0.12,
                "cheek-volume-incr": 0.2,
                "eyeWide": 0.4,
                "eye-scale-incr": 0.6,
                "mouthSmile": 0.3,
            },
            _courier,
            turn=-6,
            lean=-5,
            body=-6,
            scene="hills",
            sky="dusk",
            brow=Brow(0.035, 0.03, 1, -0.2),
            styles={
                "hair": dyed((136, 92, 58), 0.32, "hair"),
                "hair:mane": dyed((222, 206, 170), 0.10, "white"),
                "cloth:drab": dyed((140, 128, 104), 0.34),
                wild_beasts.HORSE: dyed((168, 116, 74), 0.26, "leather"),
                "band:strap": dyed((120, 66, 52), 0.55, "band"),
            },
        ),
        {"hand": Frame(4.3, -0.74, -0.48), "zoom": Frame(4.9, -0.64, -0.50)},
    ),
}
