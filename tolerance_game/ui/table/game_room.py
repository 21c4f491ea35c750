"""What the window asks of a game: its room in `ui`, named by the game's `UI`.

The room is a package, `ui/NAME/__init__.py`, that fulfils `GameRoom` with functions of a module. It
is imported for the title already, so it imports its pages and its table late.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, cast

from tolerance_game import games
from tolerance_game.core import Reason
from tolerance_game.session import Choices, Home, Session
from tolerance_game.ui.kit import Canvas, Context, Scene
from tolerance_game.ui.pages.menu import MenuEntry
from tolerance_game.ui.pages.title import TitleArt
from tolerance_game.words import Teller, Words

Act = Callable[[], None]


@dataclass(frozen=True, slots=True)
class SetupActions:
    """Where the page on which a game is set up leads to."""

    begin: Callable[[Choices, int | None], Reason | None]
    """Begins the game with this seed, or a random one; says why that is impossible, if it is."""
    back: Act
    luck: int | None = None
    """Draws who sits where nobody was chosen; None leaves opponents without faces."""


@dataclass(frozen=True, slots=True)
class ScreenActions:
    """Where the screen of a session leads to."""

    menu: Act = lambda: None
    save: Act = lambda: None
    """Asks for a name and saves."""
    help: Act = lambda: None
    again: Act = lambda: None
    """The same deal once more, for the same players."""
    again_swapped: Act | None = None
    """The same deal with the sides changed; None where that cannot be."""
    next_game: Act | None = None
    """The next game of the series, unless that is decided; None for a game that stands alone."""
    branch: Callable[[int], None] | None = None
    """Plays on for practice from the table after so many moves."""
    new_game: Act = lambda: None
    """Sets up another game."""
    title: Act = lambda: None


class GameScreen(Protocol):
    """One session on the screen: its table and what that leads to, up to the result."""

    @property
    def session(self) -> Session:
        """The game that is played."""

    @property
    def table(self) -> Scene:
        """The scene below all others."""

    @property
    def teller(self) -> Teller:
        """Tells of this session in words, with the names of its players."""

    def begin(self) -> None:
        """Called once, when the table is on the stage."""

    def menu_entries(self) -> tuple[MenuEntry, ...]:
        """What the menu offers for this game alone."""

    def save_name(self) -> str:
        """The name that is proposed when the game is saved now."""


class GameRoom(Protocol):
    """The room of one game in the window."""

    def title_art(self, home: Home) -> TitleArt:
        """How the game shows itself on the title."""

    def setup_page(self, context: Context, home: Home, actions: SetupActions) -> Scene:
        """The page on which a game is set up, with the choices of the last time."""

    def screen(self, context: Context, session: Session, actions: ScreenActions) -> GameScreen:
        """The screen on which a session is played."""

    def draw_signs(self, canvas: Canvas, words: Words) -> None:
        """Draws the help's page of signs, below its heading."""


def room_of(game: str) -> GameRoom | None:
    """The room of a game in the window; None where it is played in the terminal alone."""
    dotted = games.game(game).UI if game in games.names() else ""
    return cast(GameRoom, import_module(dotted)) if dotted else None


def terminal_only(game: str) -> Reason:
    """Says that a game has no room in the window, and how to play it."""
    return Reason("window.terminal_only", {"game": game, "which": game})


def games_with_rooms() -> tuple[str, ...]:
    """The games that are played in the window, in the order of the list."""
    return tuple(name for name in games.names() if games.game(name).UI)
