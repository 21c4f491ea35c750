"""Tolerance in the window: the room that `ui.table.game_room` describes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tolerance_game.session import Home, Session, last_choices
from tolerance_game.storage.saves.game_header import options_of
from tolerance_game.ui.kit import Canvas, Context, Scene
from tolerance_game.ui.kit.rich import add_signs
from tolerance_game.ui.pages.title import TitleArt, TitlePortrait
from tolerance_game.words import Words

from .signs import TEXT_BADGES, TEXT_ICONS
from .title_fan import TitleFan

if TYPE_CHECKING:
    from tolerance_game.ui.table.game_room import GameScreen, ScreenActions, SetupActions

GAME = "tolerance"
GALLERY = ("ned", "juba", "margaret", "gregory")
"""The roles that look on from the margins of the title."""

add_signs(TEXT_BADGES, TEXT_ICONS)


def title_art(home: Home) -> TitleArt:
    """Woodcuts, and the cards of the first edition."""
    cards = next(iter(home.catalogue.of("tolerance").material.cards.values()))
    return TitleArt(
        name="tolerance.name",
        about="tolerance.title.about",
        tagline="tolerance.title.tagline",
        plate="title-tolerance",
        draw_fan=TitleFan(cards).draw,
        gallery=tuple(
            TitlePortrait(f"role-{role}-portrait", f"reckoning.epithet.{role}") for role in GALLERY
        ),
    )


def setup_page(context: Context, home: Home, actions: SetupActions) -> Scene:
    """The page on which a game is set up."""
    # Imported late: the title must not wait for it.
    from tolerance_game.ui.table.first_games import ask_if_first

    # Imported late, as that.
    from .scenes.setup import SetupScene

    usual = options_of(GAME, {}, home.catalogue)[0].rulings
    page = SetupScene(context, last_choices(home, GAME), actions, usual)
    ask_if_first(context, home, GAME, page.begin_simply)
    return page


def screen(context: Context, session: Session, actions: ScreenActions) -> GameScreen:
    """The table and all that belongs to it."""
    # Imported late: the title must not wait for it.
    from .game import ToleranceGame

    return ToleranceGame(context, session, actions)


def draw_signs(canvas: Canvas, words: Words) -> None:
    """What the signs on the cards and at the table mean."""
    # Imported late: the title must not wait for it.
    from .scenes.help_signs import draw_signs as draw

    draw(canvas, words)
