"""A bishop, a cardinal and an archbishop."""

from __future__ import annotations

from tools.bake.people import forms, placing
from tools.bake.people.costume import beards, caps, collars, crowns, gowns, hair
from tools.bake.people.head import Head
from tools.bake.people.person import Brow, Dress, Frame, Person, Recipe, dress
from tools.bake.people.props import grips, hands, liturgy, papal, regalia
from tools.bake.people.stuffs import dyed

from .common import BEFORE_THEM, BLACK, FAIR, GREY, MAN, OLD_MAN


def _marcus(h: Head) -> Dress:
    held = [
        *regalia.crozier(-1.72, -3.2, 0.70, 0.5, "gold", 0.92),
        *hands.fist((-1.72, -1.42, 0.5), wrist=-50),
        *hands.arm(
            [(-0.9, -3.4, 0.1), (-1.2, -2.9, 0.3), (-1.52, -1.92, 0.42)], "silk", 0.55, "gold"
        ),
    ]
    return dress(
        [
            *crowns.mitre(),
            beards.beard(h, "hair:grey", length=0.35, thick=0.10, point=0.2, lip=0.0),
            *beards.moustache("hair:grey", 0.38, 0.12, 0, 0.06),
        ],
        [
            gowns.long_gown("red", wide=1.02, folds=10, depth=0.03),
            collars.standing_collar("linen", -1.05),
            *[
                forms.tube(
                    [
                        (0.70 * s, -1.1, -0.2),
                        (0.50 * s, -1.4, 0.40),
                        (0.34 * s, -2.0, 0.72),
                        (0.34 * s, -3.4, 0.9),
                    ],
                    0.20,
                    "gold",
                    count=40,
                    flat=0.35,
                )
                for s in (-1, 1)
            ],
            forms.ball("gold", (0, -1.66, 0.74), 0.30, 0.5),
            forms.ball("red", (0, -1.66, 0.90), 0.12, 0.6),
        ],
        held,
    )


def _charles(h: Head) -> Dress:
    return dress(
        [
            *caps.biretta("red", y=0.44),
            hair.scalp(h, "hair", thick=0.08, back=-0.6),
            beards.beard(h, "hair", length=0.95, thick=0.13, point=0.1, fork=0.34, lip=0.0),
            *beards.moustache("hair", 0.42, 0.20, 0, 0.06),
        ],
        [
            gowns.long_gown("red", wide=1.0, folds=14, depth=0.026),
            collars.standing_collar("linen", -1.04),
        ],
        [
            liturgy.chalice((-1.45, -0.86, 1.15), 1.0),
            grips.grip((-1.45, -1.22, 1.15), "linen", "", 0.56, girth=0.11, wrist=-50),
        ],
    )


def _cranmer(h: Head) -> Dress:
    return dress(
        [
            *caps.coif(h, "felt:coif"),
            *caps.skullcap("felt:coif", 0.62),
        ],
        [
            gowns.long_gown("linen", wide=1.05, folds=22, depth=0.05),
            collars.standing_collar("linen", -1.03),
            *collars.fur_collar("felt:tippet", 0.86),
        ],
        [
            papal.laid_mitre((-1.64, -1.52, 0.9), 0.90),
            placing.moved(forms.box("wood", 8, 1.2, 1.6), (0, -2.72, 0.9)),
            hands.clasp((-0.80, -1.72, 1.8), size=0.76, roll=66),
            hands.arm(
                [(1.25, -1.45, 0.0), (1.30, -2.0, 0.9), (0.75, -2.14, 1.5), (-0.30, -1.94, 1.7)],
                "linen",
                0.50,
                "fur",
                wrist=0.24,
            ),
        ],
    )


MARCUS = Person(
    "marcus",
    {
        **OLD_MAN,
        "head-fat-incr": 0.3,
        "nose-volume-incr": 0.4,
        "eye-scale-incr": 0.4,
        "head-age-incr": 0.2,
    },
    _marcus,
    turn=-20,
    body=-12,
    scene="church",
    mirror=True,
    styles={
        **GREY,
        "silk": dyed((196, 150, 70), 0.2, "silk"),
        "red": dyed((150, 84, 140), 0.34, "red"),
    },
    brow=Brow(0.05, 0, 1, 0),
)

RECIPES: dict[str, Recipe] = {
    "clergy-12": Recipe(
        MARCUS, {"hand": Frame(4.4, -0.54, 0.16), "zoom": Frame(5.0, -0.42, -0.12)}
    ),
    "clergy-13": Recipe(
        Person(
            "charles",
            {
                **MAN,
                "head-oval": 0.5,
                "nose-scale-vert-incr": 0.4,
                "nose-hump-incr": 0.3,
                "eyeBlink": 0.3,
                "eye-scale-incr": 0.5,
                "mouthSmileRight": 0.3,
            },
            _charles,
            turn=-22,
            light=BEFORE_THEM,
            nod=-5,
            body=-14,
            scene="room",
            detail="arch",
            brow=Brow(0.035, 0.03, 1, 0.0),
            styles={"hair": FAIR, "red": dyed((176, 50, 46), 0.36, "red")},
        ),
        {"hand": Frame(3.8, -0.44, -0.25), "zoom": Frame(4.6, -0.40, -0.45)},
    ),
    "clergy-14": Recipe(
        Person(
            "cranmer",
            {
                **OLD_MAN,
                "head-fat-incr": 0.6,
                "head-square": 0.5,
                "neck-double-incr": 0.5,
                "nose-volume-incr": 0.3,
                "mouth-angles-down": 0.7,
                "browInnerUp": 0.5,
                "eye-scale-incr": 0.5,
            },
            _cranmer,
            turn=-20,
            body=-12,
            light=BEFORE_THEM,
            scene="church",
            sky="storm",
            brow=Brow(0.05, 0.0, 1, -0.1),
            styles={
                "felt:tippet": BLACK,
                "silk:cushion": dyed((120, 146, 104), 0.3, "silk"),
                **GREY,
            },
        ),
        {"hand": Frame(4.1, -0.55, -0.48), "zoom": Frame(4.7, -0.56, -0.42)},
    ),
}
