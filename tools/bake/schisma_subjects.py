"""What each plate of Schisma shows."""

from __future__ import annotations

from .figure import Figure
from .plate import Subject

PERSONS: dict[str, tuple[str, Subject]] = {
    "cardinal": ("cardinal", Subject((Figure("own-cardinal-hat"),), "church")),
    "bishop": ("bishop", Subject((Figure("chess-bishop"),), "church", "dusk", mirror=True)),
    "inquisitor": (
        "inquisitor",
        Subject((Figure("burning-book", solid=True),), "gallows", "night"),
    ),
    "noble": ("noble", Subject((Figure("fleur-de-lys"),), "castle")),
    "knight": ("knight", Subject((Figure("visored-helm", solid=True),), "castle", mirror=True)),
    "peasant": ("peasant", Subject((Figure("farmer"),), "village")),
    "preacher": ("inquisitor", Subject((Figure("public-speaker"),), "town", "storm")),
    "guildmaster": ("peasant", Subject((Figure("anvil"),), "town", mirror=True)),
    "priest": ("bishop", Subject((Figure("candle-flame"),), "room", detail="arch")),
}
"""The faction whose colour each person wears, and their picture."""

LANDS: dict[str, Subject] = {
    "avignon": Subject((Figure("stone-bridge"),), "castle"),
    "nice": Subject((Figure("palm-tree"),), "sea"),
    "genoa": Subject((Figure("caravel"),), "sea", "dusk"),
    "florence": Subject((Figure("byzantin-temple"),), "trees"),
    "rome": Subject((Figure("coliseum"),), "hills"),
}

ROWS: dict[str, Subject] = {
    "avignon": Subject((), "avignon"),
    "nice": Subject(
        (
            Figure("caravel", 0.6, -6.2, 0.10),
            Figure("caravel", 0.7, 2.6, 0.06, mirror=True),
            Figure("caravel", 0.5, 4.4, 0.15),
        ),
        "sea",
    ),
    "genoa": Subject(
        (
            Figure("caravel", 0.5, -3.6, 0.15),
            Figure("caravel", 0.8, 0.8, 0.02, mirror=True),
            Figure("white-tower", 1.0, 7.9, -0.04),
        ),
        "sea",
        "dusk",
    ),
    "florence": Subject((), "florence"),
    "rome": Subject((), "rome"),
}
"""The wide landscape beside each land, on which the persons stand; drawn faintly."""

CONGREGATIONS: dict[str, Subject] = {
    "avignon": Subject((Figure("key"),), "castle"),
    "rome": Subject((Figure("pope-crown"),), "hills"),
}

TITLE = Subject(
    (
        Figure("own-peter-key", 0.96, 0.02, -0.12, turn=32, wash=(214, 160, 56)),
        Figure("own-peter-key", 0.96, -0.02, -0.12, turn=-32, mirror=True, wash=(176, 184, 190)),
        Figure("pope-crown", 0.66, -0.44, 0.16),
        Figure("pope-crown", 0.66, 0.44, 0.16, mirror=True),
    ),
    "schism",
)
"""Two mitres and the keys of Peter, one gold and one silver; each Pope claims both."""
