"""How a game shows itself on the title."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.words import Words


@dataclass(frozen=True, slots=True)
class TitlePortrait:
    """One of the people who look on from the margins."""

    plate: str
    name: str
    """The id of a text."""


@dataclass(frozen=True, slots=True)
class TitleArt:
    """The texts of a game, by their ids, and its pictures."""

    name: str
    about: str
    """Time, place and number of players, in one line."""
    tagline: str
    """Stands below the heading where this is the only game."""
    plate: str = ""
    """The woodcut on its button; without one the button is plain paper."""
    draw_fan: Callable[[Canvas, Words], None] | None = None
    """Draws cards on the table on both sides of the sheet."""
    gallery: tuple[TitlePortrait, ...] = ()
    """Four portraits for the margins where this is the only game: left column, right column."""
