"""Setting up a game of Schisma."""

from __future__ import annotations

from collections.abc import Sequence

from tolerance_game.games.schisma import NAME
from tolerance_game.session import Home, last_choices
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.pages.page import Widget
from tolerance_game.ui.table.game_room import SetupActions
from tolerance_game.ui.table.setup_draft import SetupDraft, places_of
from tolerance_game.ui.table.setup_page import SetupPage


class SetupScene(SetupPage):
    """The page of set-up."""

    def options(self) -> dict[str, object]:
        """The options that were chosen, as plain values."""
        return {}

    def own_widgets(self) -> Sequence[Widget]:
        """The options of Schisma."""
        return ()


def setup_scene(context: Context, home: Home, actions: SetupActions) -> Scene:
    """The page with the choices of the last time."""
    last = last_choices(home, NAME)
    draft = SetupDraft(places_of(last, (2,), "thumb"), 2, last.practice)
    return SetupScene(context, NAME, draft, actions)
