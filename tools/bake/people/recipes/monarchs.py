"""The Monarchs on their medallions, from what their portraits are known for."""

from __future__ import annotations

from tools.bake.people import forms, placing
from tools.bake.people.costume import beards, collars, crowns, gowns, hair, hoods, jewels
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import closed_crowns, grips, papers
from tools.bake.people.props.liturgy import cross_staff
from tools.bake.people.solid import Solid
from tools.bake.people.strokes import BAGS, FROWN, LAUGH
from tools.bake.people.stuffs import dyed

from .common import MAN, WINE, WOMAN
from .wild import ELIZABETH


def _mary(h: Head) -> Dress:
    """Mor painted her: French hood, hair parted, a jewel at the throat, wine-red velvet, fur."""
    return dress(
        [
            *hoods.french_hood("felt"),
            *crowns.crown(y=1.02, wide=0.56, tall=0.62, points=8, z=-0.56, pitch=-8),
            hair.scalp(h, "hair", thick=0.11, line=0.60, back=-0.7, rough=0.15),
        ],
        [
            gowns.long_gown("cloth:wine", wide=0.84, slope=0.08),
            collars.standing_collar("linen", -1.02),
            *jewels.necklace("pearl", 23, -1.60, 0.07),
            forms.ball("gold", (0, -1.66, 0.46), 0.17, 0.5),
            forms.ball("pearl", (0, -1.90, 0.52), 0.10),
            *_fur_sleeves(),
        ],
        [
            *placing.moved(cross_staff(0, -1.6, 0.35, 0, 0.62), (-1.30, -1.22, 1.15)),
            grips.grip((-1.30, -2.15, 1.15), "cloth:wine", "linen", 0.44, size=0.78, girth=0.05),
        ],
    )


def _fur_sleeves() -> list[Solid]:
    return [
        forms.tube(
            [(1.30 * s, -1.75, -0.6), (1.62 * s, -2.3, -0.2), (1.50 * s, -3.1, 0.2)],
            [0.30, 0.52, 0.60],
            "fur",
            flat=0.9,
        )
        for s in (-1, 1)
    ]


def _james(h: Head) -> Dress:
    """De Critz painted him: a square beard, a small ruff, ermine over white satin."""
    return dress(
        [
            *placing.moved(closed_crowns.imperial((0, 0, 0), 0.78), (0, 0.58, -0.58)),
            hair.scalp(h, "hair", thick=0.15, line=0.62, back=-0.8, rough=0.4),
            *hair.curls("hair", [(0.74 * s, 0.1, -0.5, 0.45) for s in (-1, 1)], 0.15),
            beards.beard(h, "hair", length=0.34, thick=0.11, point=-0.10, lip=0.0),
            *beards.moustache("hair", 0.44, 0.02, 0.05, 0.055),
        ],
        [
            gowns.long_gown("linen:satin", wide=0.95, folds=14, depth=0.03),
            *collars.ruff("linen", 0.50, 0.94, 26, 0.12),
            *_ermine(),
            *jewels.chain(low=-2.35, wide=1.0),
        ],
        [
            papers.open_book((-1.28, -1.62, 1.3), 0.58, "red", roll=-4, yaw=14, pitch=-14, lines=5),
            grips.tray((-1.22, -2.10, 1.15), "red", "linen", 0.46),
        ],
    )


def _ermine() -> list[Solid]:
    """A red mantle with a broad collar of white fur, and its tails."""
    tails = [
        placing.moved(
            [
                forms.tube(
                    [(0, 0.10, 0), (0.01, 0, 0.04), (0, -0.16, 0)], [0.03, 0.05, 0.01], "felt"
                )
            ],
            (x * s, y, z),
        )
        for s in (-1, 1)
        for x, y, z in (
            (0.80, -1.42, 0.08),
            (1.12, -1.62, -0.02),
            (0.86, -1.82, 0.34),
            (1.24, -2.02, 0.22),
            (0.92, -2.26, 0.50),
        )
    ]
    return [
        *collars.fur_collar("fur:ermine", 1.30),
        *[one for tail in tails for one in tail],
    ]


MARY = Person(
    "mary",
    {
        **WOMAN,
        "head-oval": 0.3,
        "head-age-incr": 0.2,
        "mouth-scale-horiz-decr": 0.3,
        "mouth-angles-down": 0.5,
        "eye-scale-incr": 0.4,
        "nose-scale-vert-incr": 0.2,
        "cheek-volume-decr": 0.3,
        "forehead-scale-vert-incr": 0.3,
    },
    _mary,
    turn=-16,
    body=-10,
    scene="rays",
    brow=Brow(0.010, 0.02, 0.8, 0.1),
    lips=0.20,
    strokes=(*FROWN, *BAGS),
    styles={
        "cloth:wine": WINE,
        "hair": dyed((150, 76, 44), 0.30, "hair"),
        "felt": dyed((84, 66, 70), 0.60, "felt"),
    },
)

JAMES = Person(
    "james",
    {
        **MAN,
        "head-rectangular": 0.4,
        "eyeBlink": 0.25,
        "eye-bag-incr": 0.5,
        "nose-scale-vert-incr": 0.4,
        "eye-scale-incr": 0.5,
        "mouth-angles-down": 0.3,
    },
    _james,
    turn=-18,
    body=-10,
    gaze=(-0.10, 0.0),
    scene="rays",
    brow=Brow(0.042, 0.02, 1, -0.2),
    strokes=(*BAGS, *LAUGH),
    styles={
        "hair": dyed((132, 92, 58), 0.34, "hair"),
        "linen:satin": dyed((238, 230, 210), 0.06, "linen"),
        "fur:ermine": dyed((244, 238, 224), 0.02, "fur"),
    },
)

RECIPES: dict[str, Recipe] = {
    "monarch-mary": Recipe(MARY, {"medal": Frame(4.55, -0.02, -0.02)}),
    "monarch-elizabeth": Recipe(ELIZABETH, {"medal": Frame(4.55, -0.02, 0.04)}),
    "monarch-james": Recipe(JAMES, {"medal": Frame(4.55, -0.02, 0.16)}),
}
