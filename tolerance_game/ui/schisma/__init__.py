"""Schisma in the window: the room that `ui.table.game_room` describes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tolerance_game.games.schisma.telling import names
from tolerance_game.session import Home, Session
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.rich import add_signs
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.pages.title import TitleArt
from tolerance_game.words import Words

from .signs import ACTION_ICONS
from .title_fan import PersonFan

if TYPE_CHECKING:
    from tolerance_game.ui.table.game_room import GameScreen, ScreenActions, SetupActions

GAME = "schisma"

add_signs({}, ACTION_ICONS)


def title_art(home: Home) -> TitleArt:
    """Its woodcut, what stands below, and some of its persons."""
    data = home.catalogue.of(GAME)
    fan = PersonFan(data.material.by_id, names(None, data))
    about, plate = "schisma.title.about", "title-schisma"
    return TitleArt("schisma.name", about, "schisma.title.line", plate, fan.draw)


def setup_page(context: Context, home: Home, actions: SetupActions) -> Scene:
    """The page on which a game is set up."""
    # Imported late: the title must not wait for it.
    from .scenes.setup import setup_scene

    return setup_scene(context, home, actions)


def screen(context: Context, session: Session, actions: ScreenActions) -> GameScreen:
    """The table and all that belongs to it."""
    # Imported late: the title must not wait for it.
    from .game import SchismaGame

    return SchismaGame(context, session, actions)


def draw_signs(canvas: Canvas, words: Words) -> None:
    """What the signs on the cards and at the table mean."""
    # Imported late: the title must not wait for it.
    from .scenes.help_signs import draw_signs as draw

    draw(canvas, words)
