"""What each plate of Tolerance shows.

Where two cards share an icon, the picture must tell them apart: by companions, scene, sky or side.
"""

from __future__ import annotations

from .figure import Figure
from .plate import Subject

SOLID = {
    "book-pile", "burning-book", "candle-holder", "cauldron", "church", "domino-mask",
    "griffin-shield", "holy-water", "house", "hut", "knight-banner", "leather-boot", "oak",
    "pestle-mortar", "plague-doctor-profile", "powder-bag", "pyre", "tavern-sign", "visored-helm",
}  # fmt: skip
"""The icons whose holes are parts of the thing, not gaps."""


def _one(
    icon: str, scene: str, sky: str = "day", *, detail: str = "", mirror: bool = False
) -> Subject:
    """A single figure; `mirror` flips the scene."""
    return Subject((Figure(icon, solid=icon in SOLID),), scene, sky, detail, mirror)


def _some(
    *figures: Figure, scene: str, sky: str = "day", detail: str = "", mirror: bool = False
) -> Subject:
    """Several figures, the farthest first."""
    return Subject(figures, scene, sky, detail, mirror)


CARDS: dict[str, Subject] = {
    "nobles-1": _one("gavel", "room", detail="panel"),
    "nobles-2": _one("executioner-hood", "gallows", "storm"),
    "nobles-3": _one("ample-dress", "room", detail="drape"),
    "nobles-4": _one("knight-banner", "castle"),
    "nobles-5": _one("kneeling", "hills", "dusk"),
    "nobles-6": _one("powder-bag", "room", detail="arch"),
    "nobles-7": _one("lyre", "trees", mirror=True),
    "nobles-8": _one("visored-helm", "castle", mirror=True),
    "nobles-9": _some(
        Figure("fleur-de-lys", 0.40, 0, 0.30),
        Figure("queen-crown", 0.80, 0, -0.14),
        scene="castle",
        sky="storm",
    ),
    "nobles-10": _one("scroll-quill", "room", detail="window", mirror=True),
    "nobles-11": _one("griffin-shield", "castle", "dusk", mirror=True),
    "nobles-12": _some(
        Figure("fleur-de-lys", 0.76, 0, 0.12), Figure("crown", 0.36, 0, -0.36), scene="castle"
    ),
    "nobles-13": _one("mounted-knight", "hills"),
    "nobles-14": _one("imperial-crown", "castle", "dusk"),
    "clergy-1": _one("holy-water", "church", mirror=True),
    "clergy-2": _one("open-book", "church"),
    "clergy-3": _one("candle-holder", "room", detail="arch"),
    "clergy-4": _one("cave-entrance", "trees", "night"),
    "clergy-5": _one("prayer", "room", detail="window"),
    "clergy-6": _one("gothic-cross", "church", "dusk"),
    "clergy-7": _one("church", "hills"),
    "clergy-8": _one("candle-flame", "room", detail="drape"),
    "clergy-9": _one("prayer-beads", "room"),
    "clergy-10": _one("public-speaker", "church"),
    "clergy-11": _some(
        Figure("own-pennant", 0.62, 0.16, -0.24, wash=(200, 84, 70)),
        Figure("sheep", 0.82, 0, 0.12, mirror=True),
        scene="church",
        sky="dusk",
        mirror=True,
    ),
    "clergy-12": _one("shepherds-crook", "church", mirror=True),
    "clergy-13": _one("jeweled-chalice", "room", detail="arch"),
    "clergy-14": _one("pope-crown", "church", "storm"),
    "townsfolk-1": _one("flatfish", "sea"),
    "townsfolk-2": _one("candles", "room", detail="panel"),
    "townsfolk-3": _one("leather-boot", "room", detail="window"),
    "townsfolk-4": _one("book-pile", "room", detail="arch"),
    "townsfolk-5": _one("spinning-wheel", "room", detail="window", mirror=True),
    "townsfolk-6": _one("pestle-mortar", "room", detail="drape", mirror=True),
    "townsfolk-7": _one("beer-stein", "town"),
    "townsfolk-8": _one("cauldron", "trees", "night"),
    "townsfolk-9": _one("hand-saw", "town", mirror=True),
    "townsfolk-10": _one("tavern-sign", "town", "dusk"),
    "townsfolk-11": _one("scissors", "room", detail="drape"),
    "townsfolk-12": _one("caravel", "sea"),
    "townsfolk-13": _one("scales", "town"),
    "townsfolk-14": _some(
        Figure("own-peter-key", 1.08, turn=35), scene="town", sky="dusk", mirror=True
    ),
    "peasants-1": _one("open-palm", "village", "storm"),
    "peasants-2": _one("grain-bundle", "hills", "dusk"),
    "peasants-3": _one("pig", "village"),
    "peasants-4": _one("goose", "village", mirror=True),
    "peasants-5": _some(
        Figure("sheep", 0.30, 0.40, 0.05, mirror=True),
        Figure("sheep", 0.36, -0.36, 0.04),
        Figure("sheep", 0.72, 0.08, 0.17),
        scene="hills",
    ),
    "peasants-6": _one("cow", "village", "dusk"),
    "peasants-7": _one("hut", "village", mirror=True),
    "peasants-8": _one("campfire", "trees", "night"),
    "peasants-9": _one("plow", "hills", mirror=True),
    "peasants-10": _some(
        Figure("oak", 0.62, 0.26, 0.02),
        Figure("church", 0.70, -0.16, 0.10, mirror=True),
        scene="village",
        sky="dusk",
        mirror=True,
    ),
    "peasants-11": _one("stork-delivery", "village"),
    "peasants-12": _some(
        Figure("wheat", 0.62, -0.20, 0.12, turn=-14),
        Figure("sickle", 0.86, 0.06, 0),
        scene="village",
    ),
    "peasants-13": _one("oak", "village"),
    "peasants-14": _some(
        Figure("pine-tree", 0.50, -0.34, 0.06), Figure("house", 0.80, 0.08, 0.06), scene="hills"
    ),
    "wild-1a": _one("plague-doctor-profile", "gallows"),
    "wild-1b": _one("rat", "town", "night"),
    "wild-2": _one("swap-bag", "village"),
    "wild-3": _one("pan-flute", "trees", mirror=True),
    "wild-4": _one("rod-of-asclepius", "room", detail="window"),
    "wild-5": _one("raven", "gallows", "night"),
    "wild-6": _one("manacles", "town"),
    "wild-7": _one("torch", "trees", "night", mirror=True),
    "wild-8": _one("bandit", "trees"),
    "wild-9": _one("grasping-claws", "gallows", "storm", mirror=True),
    "wild-10": _one("sharp-halberd", "castle"),
    "wild-11": _one("pyre", "church", "night"),
    "wild-12": _one("horse-head", "hills", "dusk"),
    "wild-13": _one("whip", "church", "storm"),
    "wild-14a": _some(
        Figure("own-trefoil-cross", 0.34, 0, 0.33),
        Figure("queen-crown", 0.84, 0, -0.12),
        scene="rays",
    ),
    "wild-14b": _one("rose", "rays"),
    "wild-14c": _some(
        Figure("open-book", 0.54, 0, 0.31), Figure("crown", 0.86, 0, -0.19), scene="rays"
    ),
}

ROLES: dict[str, Subject] = {
    "bertram": _one("scales", "room"),
    "ned": _one("burning-book", "town", "night"),
    "pierre": _one("broadsword", "castle", mirror=True),
    "george": _one("wheat", "village", "dusk"),
    "juba": _one("caravel", "sea"),
    "margaret": _one("cornucopia", "church"),
    "gregory": _one("horseshoe", "village"),
    "patchwork": _one("domino-mask", "trees", "night", mirror=True),
}

MONARCHS: dict[str, Subject] = {
    "mary": _one("queen-crown", "rays"),
    "elizabeth": _one("rose", "rays"),
    "james": Subject((Figure("crown", 1.14),), "rays"),
}

TITLE = Subject((Figure("imperial-crown"),), "rays")
