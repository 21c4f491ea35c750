"""Every scene in every state that a picture is kept of: by name, the same each time.

    desk = STATES["table_lead"].desk(SMALL, "de")         # the scene lies on a desk
    desk.picture(); desk.texts(); desk.spots()

Seeds and clocks are fixed. Opponents are puppets that answer when a state says so, and nothing is
read from or written to the disk but data and pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tolerance_game.storage.settings.settings import Settings, changed

from . import (
    states_cards,
    states_curtain,
    states_faces,
    states_pages,
    states_schisma,
    states_schisma_moves,
    states_schisma_result,
    states_schisma_setup,
    states_sheet,
    states_table,
    states_tricks,
)
from .desk import LARGE, Desk


@dataclass(frozen=True, slots=True)
class State:
    """A scene in a state."""

    name: str
    lay: Callable[[Desk], object]
    """Puts it on a desk."""
    settings: tuple[tuple[str, Any], ...]
    """What differs from the defaults."""

    def desk(
        self,
        size: tuple[int, int] = LARGE,
        language: str = "en",
        theme: str = "woodcut",
        percent: int = 100,
        *,
        fresh: bool = True,
    ) -> Desk:
        """A desk with the scene in this state; unless `fresh`, kept pictures are used again."""
        settings = changed(Settings(), "language", language)
        settings = changed(settings, "look.scale", percent)
        for path, value in self.settings:
            settings = changed(settings, path, value)
        desk = Desk(size, language, theme, settings, percent, fresh=fresh)
        self.lay(desk)
        return desk


def _all() -> Mapping[str, State]:
    found: dict[str, State] = {}
    for module in (
        states_pages,
        states_curtain,
        states_table,
        states_faces,
        states_tricks,
        states_cards,
        states_sheet,
        states_schisma,
        states_schisma_moves,
        states_schisma_result,
        states_schisma_setup,
    ):
        for name, (lay, settings) in module.STATES.items():
            assert name not in found, name
            found[name] = State(name, lay, settings)
    return found


STATES: Final = _all()
"""All of them, in the order in which a player meets them."""
