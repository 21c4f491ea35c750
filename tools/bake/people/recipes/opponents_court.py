"""Opponents of court and camp: poet, lady, envoy, condottiere."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms
from tools.bake.people.costume import armour, beards, collars, crowns, gowns, hair, hoods, jewels
from tools.bake.people.head import Head
from tools.bake.people.patterns import lattice
from tools.bake.people.person import Brow, Decal, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import fans, grips, hands, pastimes, science, weapons
from tools.bake.people.strokes import CROWS_FEET
from tools.bake.people.stuffs import STYLES, dyed

from .common import AFRICAN_SKIN, BIG_EYES, MAN, YOUNG_MAN, YOUNG_WOMAN, sitter


def _poet(h: Head) -> Dress:
    curls = [
        (0.70, 0.35, -0.55, 0.75),
        (-0.70, 0.35, -0.55, 0.75),
        (0.78, 0.1, -0.85, 0.85),
        (-0.78, 0.1, -0.85, 0.85),
        (0.55, 0.3, -1.2, 1.1),
        (-0.55, 0.3, -1.2, 1.1),
        (0.72, 0.62, -0.6, 0.6),
        (-0.72, 0.62, -0.6, 0.6),
    ]
    return dress(
        head=[
            hair.scalp(h, "hair", thick=0.20, line=0.84, temple=0.0, rough=0.35, locks=22),
            hair.curls("hair", curls, 0.16),
            beards.beard(
                h, "hair", length=0.30, thick=0.05, point=1.3, side=0.5, forward=0.15, lip=0.0
            ),
            beards.moustache("hair", 0.42, -0.06, 0.08, 0.045),
        ],
        body=[
            gowns.gown("cloth:doublet", wide=0.9, slope=0.02),
            collars.ruff("linen", 0.55, 1.30, 28, 0.17),
            gowns.guards("gold", (90,), wide=0.905, slope=0.02, thick=0.04),
            gowns.buttons("gold", 6, -2.7, -1.85),
            gowns.sleeves("cloth:doublet", 0.60, 8, 0.05, 1.40, -2.2),
        ],
        held=[
            pastimes.rose((-1.20, -1.06, 1.3), 0.82),
            hands.fist((-1.22, -1.90, 1.2), lean=4, wrist=-50, size=0.8, grip=0.04),
            hands.arm(
                [(-0.4, -3.6, 0.2), (-0.8, -3.0, 0.7), (-1.12, -2.34, 1.1)],
                "cloth:doublet",
                0.44,
                "linen",
            ),
        ],
    )


def _condottiere(_h: Head) -> Dress:
    return dress(
        head=armour.bascinet(),
        body=[
            gowns.gown("red", wide=0.98, slope=0.12),
            gowns.guards("gold", (70, 110), wide=0.985, slope=0.12, thick=0.05),
            armour.pauldrons(),
        ],
        held=[
            weapons.sword((-1.50, -1.50, 0.9), 0.94, 6),
            hands.fist((-1.46, -1.86, 0.9), lean=6, wrist=-45, size=0.9, stuff="steel"),
            hands.arm([(-0.4, -3.6, -0.1), (-0.8, -3.1, 0.4), (-1.22, -2.42, 0.78)], "steel", 0.42),
        ],
    )


def _lady(_h: Head) -> Dress:
    return dress(
        head=hoods.attifet(),
        body=[
            gowns.gown("cloth:doublet", wide=0.78, slope=0.1),
            gowns.guards("gold", (90, 58, 122), wide=0.785, slope=0.1, thick=0.05),
            collars.fan_collar("lace", radius=1.66),
            jewels.necklace("pearl", 27, -1.60, 0.062),
            jewels.necklace("pearl", 31, -2.05, 0.062),
            gowns.sleeves("cloth:doublet", 0.60, 10, 0.06, 1.28, -2.2),
        ],
        held=[
            fans.folding_fan((-1.20, -2.02, 1.3), 0.62, "silk:fan", 8),
            hands.fist((-1.24, -2.26, 1.28), lean=0, wrist=-40, size=0.76, grip=0.05),
            hands.arm(
                [(-0.1, -3.6, 0.2), (-0.5, -3.1, 0.8), (-0.94, -2.72, 1.18)],
                "cloth:doublet",
                0.42,
                "linen",
            ),
        ],
    )


def _envoy(h: Head) -> Dress:
    return dress(
        head=[
            crowns.turban("linen:turban", "red"),
            forms.ball("gold", (-0.05, 0.98, 0.44), 0.13, 0.6),
            forms.ball("red", (-0.05, 0.98, 0.52), 0.07, 0.7),
            beards.beard(h, "hair", length=0.28, thick=0.09, point=0.5, lip=0.0, locks=26),
            beards.moustache("hair", 0.38, -0.02, 0, 0.045),
        ],
        body=[
            gowns.gown("linen:robe", wide=1.0, folds=15, depth=0.055),
            collars.standing_collar("red", -1.10),
            gowns.guards("gold", (90,), wide=1.005, thick=0.05),
            gowns.buttons("gold", 7, -2.6, -1.62),
            forms.hanging(
                "felt",
                [
                    (-1.30, 0.80, 0.72, -0.72, 140),
                    (-1.55, 1.30, 0.92, -0.72, 142),
                    (-1.9, 1.85, 1.08, -0.70, 146),
                    (-2.8, 2.1, 1.2, -0.66, 152),
                ],
                folds=14,
                depth=0.03,
            ),
        ],
        held=[
            science.astrolabe((-1.20, -0.50, 1.2), 0.86),
            grips.tray((-1.28, -2.12, 1.36), "linen:robe", "red", 0.40, size=0.74),
        ],
    )


POET = Person(
    "poet",
    {
        **YOUNG_MAN,
        **BIG_EYES,
        "head-oval": 0.7,
        "forehead-scale-vert-incr": 0.6,
        "nose-scale-vert-incr": 0.3,
        "eyeWide": 0.45,
    },
    _poet,
    turn=16,
    lean=-5,
    joy="quiet",
    body=14,
    plays=1.4,
    light=(-0.30, 0.48, 0.82),
    scene="room",
    detail="drape",
    styles={
        "cloth:doublet": dyed((92, 104, 150), 0.34),
        "cloth:figured": dyed((150, 160, 200), 0.08),
    },
    gaze=(0.25, 0.1),
    decals=(Decal("cloth:doublet", lattice(0.62, 0.8, 0.04), "cloth:figured"),),
)

CONDOTTIERE = Person(
    "condottiere",
    {
        **MAN,
        "nose-hump-incr": 1.0,
        "nose-scale-depth-incr": 0.5,
        "chin-prominent-incr": 0.8,
        "chin-bones-incr": 0.5,
        "head-age-incr": 0.2,
        "eye-scale-incr": 0.3,
        "mouthSmile": 0.4,
    },
    _condottiere,
    plays=1.5,
    brow=Brow(0.04, 0.0, 1.0, 0.15),
    joy="grim",
    turn=-42,
    body=-30,
    scene="castle",
    sky="dusk",
    strokes=CROWS_FEET,
)

LADY = Person(
    "lady",
    {
        **YOUNG_WOMAN,
        **BIG_EYES,
        "head-oval": 0.6,
        "forehead-scale-vert-incr": 0.6,
        "mouth-scale-horiz-decr": 0.2,
        "mouthSmile": 0.35,
    },
    _lady,
    turn=-26,
    body=-16,
    scene="room",
    detail="drape",
    mirror=True,
    styles={
        "cloth:doublet": dyed((170, 70, 66), 0.30),
        "silk:fan": dyed((196, 84, 66), 0.34, "silk", tint=1.2),
        "silk:fan:pleat": dyed((244, 232, 204), 0.02, "silk"),
        "cloth:figured": dyed((222, 170, 110), 0.06),
    },
    decals=(Decal("cloth:doublet", lattice(0.62, 0.8, 0.04), "cloth:figured"),),
    brow=Brow(0.018, 0.01, 1.0, 0.1),
    joy="quiet",
)

ENVOY = Person(
    "envoy",
    {
        "african-male-young": 0.7,
        "african-male-old": 0.3,
        "eye-scale-incr": 0.6,
        "eyeWide": 0.2,
        "mouthSmile": 0.55,
    },
    _envoy,
    brow=Brow(0.036, 0.03, 1.0, -0.25),
    joy="quiet",
    turn=-30,
    nod=-1,
    body=-14,
    scene="sea",
    plays=1.7,
    light=(-0.40, 0.42, 0.82),
    styles={
        "skin": replace(AFRICAN_SKIN, lit=0.09, dark=0.60),
        "linen:robe": replace(STYLES["linen"], axis=(0.9, 0.2, 0.3), lit=0.06),
    },
)

RECIPES: dict[str, Recipe] = {
    "poet": sitter(POET, Frame(4.3, -0.14, -0.38), Frame(3.4, -0.06, 0.08, (-0.10, 0.16))),
    "lady": sitter(LADY, Frame(4.3, -0.14, -0.42), Frame(3.5, -0.14, 0.06, (-0.16, 0.56))),
    "envoy": sitter(ENVOY, Frame(4.4, -0.22, -0.32), Frame(3.5, -0.30, -0.02, (-0.24, 0.46))),
    "condottiere": sitter(
        CONDOTTIERE, Frame(4.6, -0.24, -0.16), Frame(3.5, -0.30, 0.16, (-0.10, 0.26))
    ),
}
