"""The settings of each tab of the options: which, in which form, and where."""

from __future__ import annotations

from typing import Any, Final

from tolerance_game.storage.settings.setting_kinds import ChoiceSetting as Names
from tolerance_game.storage.settings.setting_kinds import Truth
from tolerance_game.storage.settings.settings import all_settings
from tolerance_game.ui.kit import Box

TABS: Final = ("look", "pace", "play", "language", "sound", "keys")
X: Final = 290.0
W: Final = 1340.0
TOP: Final = 226.0
PITCH: Final = 102.0
CONTROL_W: Final = 640.0


PATHS: Final[dict[str, tuple[str, ...]]] = {
    "look": ("look.theme", "look.scale", "look.reduced_motion", "window.full_screen",
             "window.drawing", "play.turn_table", "play.remarks"),
    "pace": ("pace.animation", "pace.step_by_step", "pace.first_games"),
    "play": ("play.confirm_card", "play.hints", "play.preview", "play.chronicle",
             "play.cover_when_away", "play.first_card", "play.sealed"),
    "language": ("language", "play.paragraphs"),
    "sound": ("sound.muted", "sound.volume", "sound.effects", "sound.muted_in_background"),
}  # fmt: skip
RANGES: Final = {
    "look.scale": (75, 200, 5), "sound.volume": (0, 100, 5), "sound.effects": (0, 100, 5),
}  # fmt: skip
"""The settings on a rail: the lowest number, the highest, and a step."""
ORDERS: Final = {
    "pace.animation": ("slow", "normal", "fast", "none"),
    "window.drawing": ("auto", "software"),
    "play.sealed": ("never", "shared", "always"),
}
"""Where the values have another order than in the file, or some are for experts."""


def values_of(path: str, now: Any) -> tuple[str, ...]:
    """The values to choose from; what is set already is always among them."""
    kind = all_settings()[path].kind
    assert isinstance(kind, Names)
    found = ORDERS.get(path, kind.names)
    return found if now in found else (*found, str(now))


def is_truth(path: str) -> bool:
    """Whether it is a switch."""
    return isinstance(all_settings()[path].kind, Truth)


def row(place: int) -> Box:
    """Where the setting at this place stands."""
    return Box(X, TOP + place * PITCH, W, PITCH)


def control(place: int, narrow: bool = False) -> Box:
    """Where its widget stands."""
    box = row(place)
    return Box(box.right - CONTROL_W, box.y + 28, 220 if narrow else CONTROL_W, 46)
