"""The third game in the window: the room that `ui.table.game_room` describes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tolerance_game.session import Home, Session, last_choices
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.pages.title import TitleArt
from tolerance_game.words import Words

if TYPE_CHECKING:
    from tolerance_game.ui.table.game_room import GameScreen, ScreenActions, SetupActions


def title_art(_home: Home) -> TitleArt:
    """Its name on plain paper."""
    return TitleArt("goofspiel.name", "goofspiel.title.about", "goofspiel.title.tagline")


def setup_page(context: Context, home: Home, actions: SetupActions) -> Scene:
    """The page on which a game is set up."""
    # Imported late: the title must not wait for it.
    from .scenes import NAME, BiddersPage

    return BiddersPage(context, last_choices(home, NAME), actions)


def screen(context: Context, session: Session, actions: ScreenActions) -> GameScreen:
    """The table and all that belongs to it."""
    # Imported late: the title must not wait for it.
    from .scenes import Screen

    return Screen(context, session, actions)


def draw_signs(canvas: Canvas, words: Words) -> None:
    """There are no signs, and it says so."""
    canvas.text(words.say("goofspiel.title.about"), 400, 400)
