"""What many recipes share: ages and builds, hair and cloth in colours."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people.person import Decal, Frame, Person, Recipe
from tools.bake.people.shells import under_linen
from tools.bake.people.stuffs import STYLES, dyed

MAN = {"caucasian-male-young": 0.55, "caucasian-male-old": 0.45}
OLD_MAN = {"caucasian-male-old": 1.0, "head-age-incr": 0.35}
YOUNG_MAN = {"caucasian-male-young": 1.0}
WOMAN = {"caucasian-female-young": 0.6, "caucasian-female-old": 0.4}
YOUNG_WOMAN = {"caucasian-female-young": 1.0}
OLD_WOMAN = {"caucasian-female-old": 1.0, "head-age-incr": 0.3}
FAT_PRELATE = {
    **OLD_MAN,
    "head-fat-incr": 0.5,
    "neck-double-incr": 0.8,
    "head-age-incr": 0.4,
    "nose-scale-vert-incr": 0.4,
    "mouth-scale-horiz-decr": 0.4,
    "eye-scale-incr": 0.4,
}
BIG_EYES = {"eye-scale-incr": 0.55}
BEFORE_THEM = (-0.45, 0.45, 0.80)
"""Light that falls more from the front: for lean or bearded faces that hatching would blacken."""

AFRICAN_SKIN = replace(STYLES["skin"], lit=0.17, dark=0.70, wash=(168, 114, 76))
LINEN_ON_SKIN = (Decal("skin", under_linen, "linen:coif"),)
"""For who wears a wimple: linen where its shell leaves a slit."""

RED_HAIR = replace(STYLES["hair"], lit=0.20, wash=(206, 112, 48), tint=1.25)
FAIR = replace(STYLES["hair"], lit=0.12, wash=(222, 178, 92))
DARK = replace(STYLES["hair"], lit=0.48, wash=(96, 70, 50))
GREY = {"hair:grey": STYLES["white"]}

BROWN = replace(STYLES["cloth"], lit=0.36, dark=1.0, wash=(158, 118, 78), cross=0.7)
BLUE = dyed((92, 104, 160))
GREEN = dyed((118, 150, 88))
PURPLE = dyed((124, 84, 134))
WINE = dyed((160, 62, 62))
BLACK = dyed((92, 84, 84), 0.66)


def sitter(who: Person, seen: Frame, close: Frame) -> Recipe:
    """Somebody at the table: the large sizes with what they hold, the smallest closer."""
    return Recipe(who, {"portrait": seen, "wide": seen, "small": close})
