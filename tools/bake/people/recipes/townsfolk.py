"""The Townsfolk."""

from __future__ import annotations

from tools.bake.figure import Figure
from tools.bake.people.costume import beards, collars, gowns, hair, hats, jewels
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import hands

from . import masters, workers
from .common import OLD_MAN


def _merchant(h: Head) -> Dress:
    held = [
        *hands.open_hand((-0.62, -2.05, 1.25), size=0.85, roll=62),
        *hands.arm([(1.4, -3.5, 0.4), (0.8, -3.1, 0.9), (0.20, -2.42, 1.2)], "red", 0.55, "linen"),
    ]
    return dress(
        [
            *hats.flat_cap("felt", brim=1.10, puff=1.16, tall=0.44, pitch=-8, roll=-7, y=0.62),
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
    behind=(Figure("caravel", 0.56, -0.21, 0.03, wash=(206, 150, 92)),),
    ground=0.50,
    brow=Brow(0.055, 0, 1, 0.1),
)

RECIPES: dict[str, Recipe] = {
    **workers.RECIPES,
    **masters.RECIPES,
    "townsfolk-12": Recipe(
        MERCHANT, {"hand": Frame(4.1, -0.86, -0.42), "zoom": Frame(4.9, -0.72, -0.50)}
    ),
}
