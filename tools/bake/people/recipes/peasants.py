"""The Peasants."""

from __future__ import annotations

from tools.bake.people.costume import caps, collars, gowns, hair
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import beasts, hands
from tools.bake.people.stuffs import dyed

from . import cottagers, elders, field_workers, herders, villagers
from .common import BIG_EYES, FAIR, GREEN, YOUNG_WOMAN


def _goosegirl(h: Head) -> Dress:
    held = [
        *beasts.goose((-1.05, -1.85, 1.15), 1.02, -4),
        *hands.clasp((-0.02, -2.10, 1.75), size=0.72, roll=78),
        *hands.arm([(1.5, -3.3, 0.5), (1.2, -2.9, 1.2), (0.62, -2.25, 1.6)], "linen", 0.5, ""),
    ]
    return dress(
        [*caps.kerchief(h, "red:scarf"), *hair.braids("hair", -1.75)],
        [
            gowns.long_gown("cloth:green", wide=0.84, slope=0.08),
            collars.falling_collar("linen", wide=0.80, drop=0.40),
            *gowns.sleeves("linen", 0.6, 9, 0.06, 1.3, -2.15),
        ],
        held,
    )


GOOSEGIRL = Person(
    "goosegirl",
    {
        **YOUNG_WOMAN,
        **BIG_EYES,
        "head-round": 0.5,
        "cheek-volume-incr": 0.5,
        "mouthSmile": 0.6,
        "nose-scale-depth-decr": 0.3,
    },
    _goosegirl,
    turn=-18,
    lean=-6,
    body=-8,
    scene="village",
    styles={
        "cloth:green": GREEN,
        "hair": FAIR,
        "red:scarf": dyed((196, 84, 66), 0.16, "red", axis=(-0.25, 0.9, 0.12)),
    },
    brow=Brow(0.022, 0.02, 0.9, -0.2),
)

RECIPES: dict[str, Recipe] = {
    **villagers.RECIPES,
    **field_workers.RECIPES,
    **cottagers.RECIPES,
    **herders.RECIPES,
    **elders.RECIPES,
    "peasants-4": Recipe(
        GOOSEGIRL, {"hand": Frame(3.9, -0.48, -0.62), "zoom": Frame(4.8, -0.40, -0.70)}
    ),
}
