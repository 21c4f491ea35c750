"""Opponents who live by what they sell, weigh and collect: widow, collector, master."""

from __future__ import annotations

from dataclasses import replace

from tools.bake.people import forms
from tools.bake.people.costume import beards, caps, collars, gowns, hair, hats, hoods, jewels
from tools.bake.people.head import Head
from tools.bake.people.patterns import blackwork
from tools.bake.people.person import Brow, Decal, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import grips, hands, market, papers
from tools.bake.people.strokes import BAGS, BROW, CROWS_FEET, LAUGH
from tools.bake.people.stuffs import STYLES, dyed

from .common import (
    BIG_EYES,
    MAN,
    OLD_MAN,
    WOMAN,
    sitter,
)

SEAMS = (90, 62, 118, 30, 150)
"""Where a doublet is sewn: by degrees from the sitter's left."""


def _widow(h: Head) -> Dress:
    return dress(
        head=[hoods.gable_hood(), caps.undercap(h)],
        body=[
            gowns.gown("cloth", wide=0.82, slope=0.12),
            gowns.guards("felt", (60, 90, 120), wide=0.825, slope=0.12, thick=0.07),
            gowns.sleeves("cloth", 0.56, 9, 0.06, 1.30, -2.25),
            collars.falling_collar("linen:partlet", 0.74, 0.36, -1.06, pleats=24),
            jewels.necklace("gold", 21, -1.92, 0.055),
            forms.ball("gold", (0, -2.05, 0.42), 0.15, 0.6),
            forms.ball("red", (0, -2.05, 0.50), 0.07, 0.7),
        ],
        held=[
            market.purse((-1.30, -1.66, 1.20), 0.92),
            grips.raised((-1.22, -1.34, 1.16), "cloth", "linen", 0.40, girth=0.07, size=0.86),
        ],
    )


def _collector(h: Head) -> Dress:
    return dress(
        head=[
            hats.tall_hat("felt", "band"),
            hair.scalp(h, "hair", thick=0.11, back=-0.8, locks=24),
            beards.beard(
                h, "hair", length=0.30, thick=0.05, point=1.2, side=0.55, forward=0.12, lip=0.0
            ),
            beards.moustache("hair", 0.40, -0.02, 0.03, 0.045),
        ],
        body=[
            gowns.gown("cloth", wide=0.90, slope=0.05),
            gowns.guards("felt", SEAMS, wide=0.905, slope=0.05, thick=0.05),
            collars.falling_collar("linen", 0.92, 0.50, pleats=0, scallop=0.05),
            gowns.buttons("gold", 8, -2.9, -1.72),
            gowns.sleeves("cloth", 0.58, 6, 0.02, 1.40, -2.15),
        ],
        held=[
            papers.quill((-1.42, -1.62, 1.2), 1.05, 10),
            grips.grip((-1.36, -1.86, 1.12), "cloth", "linen", 0.44, size=0.84, lean=8),
        ],
    )


def _master(h: Head) -> Dress:
    return dress(
        head=[
            hats.flat_cap("felt", brim=1.14, puff=1.22, tall=0.44, pitch=-8, roll=7, y=0.60),
            forms.ball("gold", (-0.42, 0.62, 0.62), 0.13, 0.6),
            hair.scalp(h, "hair", thick=0.13, back=-0.6, locks=24),
            beards.beard(
                h, "hair", length=0.42, thick=0.13, point=-0.12, lip=0.0, high=-0.28, locks=24
            ),
            beards.moustache("hair", 0.40, 0.10, 0, 0.06),
        ],
        body=[
            gowns.gown("red", wide=1.05),
            collars.fur_collar("fur", 1.15),
            jewels.chain(low=-2.05),
            gowns.sleeves("felt", 0.7, 8, 0.05, 1.75, -2.1),
        ],
        held=[
            market.cropping_shears((-1.34, -1.02, 1.25), 0.80, 2, spread=3),
            hands.fist((-1.28, -1.95, 1.25), wrist=-40, size=0.86, grip=0.16),
            hands.arm(
                [(-0.2, -3.6, 0.2), (-0.7, -3.0, 0.8), (-0.98, -2.42, 1.14)], "red", 0.5, "fur"
            ),
        ],
    )


WIDOW = Person(
    "widow",
    {
        **WOMAN,
        **BIG_EYES,
        "head-oval": 0.5,
        "eyeSquint": 0.15,
        "mouthSmile": 0.2,
        "ear-scale-decr": 0.8,
    },
    _widow,
    joy="quiet",
    brow=Brow(0.022, 0.01, 1.0, -0.05),
    turn=-24,
    body=-16,
    scene="room",
    detail="panel",
    decals=(Decal("linen:partlet", blackwork(0.55, 0.95, 26), "linen:black", grain=True),),
    gaze=(0.0, 0),
    styles={
        "linen:partlet": replace(STYLES["linen"], lit=0.02),
        "leather": dyed((226, 176, 92), 0.02, "leather", cross=0.95),
    },
)

COLLECTOR = Person(
    "collector",
    {
        **MAN,
        "head-fat-decr": 0.8,
        "nose-scale-depth-incr": 0.6,
        "nose-point-down": 0.6,
        "cheek-volume-decr": 0.7,
        "chin-width-decr": 0.5,
        "noseSneer": 0.2,
        "eyeSquint": 0.15,
        "eye-scale-incr": 0.4,
    },
    _collector,
    turn=-34,
    body=-18,
    scene="town",
    brow=Brow(0.040, 0.03, 1.0, -0.05),
    light=(-0.44, 0.44, 0.80),
    styles={"plume": replace(STYLES["plume"], lit=0.16, dark=0.45)},
    joy="grim",
    plays=1.9,
    strokes=LAUGH,
)

MASTER = Person(
    "master",
    {
        **OLD_MAN,
        "head-fat-incr": 0.7,
        "head-scale-horiz-incr": 0.4,
        "nose-width3-incr": 0.5,
        "nose-volume-incr": 0.5,
        "eye-scale-incr": 0.4,
    },
    _master,
    turn=10,
    body=4,
    scene="town",
    mirror=True,
    brow=Brow(0.050, 0.02, 1.0, -0.15),
    light=(-0.44, 0.46, 0.80),
    joy="quiet",
    plays=1.7,
    strokes=(*BROW[:2], *CROWS_FEET, *BAGS),
)

RECIPES: dict[str, Recipe] = {
    "widow": sitter(WIDOW, Frame(4.4, -0.1, -0.34), Frame(3.5, -0.30, -0.04, (-0.18, 0.92))),
    "collector": sitter(COLLECTOR, Frame(4.7, -0.16, -0.18), Frame(3.4, -0.16, 0.1, (0, 0.62))),
    "master": sitter(MASTER, Frame(4.3, -0.16, -0.46), Frame(3.4, -0.14, -0.08, (-0.12, 0.50))),
}
