"""The whole program in its own window, played by handed-in time: what the bench measures.

Whoever makes one chooses the driver before (`hide`); time passes only by `frames`, so nothing here
waits for a clock but the opponents in their process.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

import pygame
from pygame.event import Event

from tolerance_game.match.seats import Opponent, Person, Seats
from tolerance_game.session import Home, Session
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.disk.folders import find_folders
from tolerance_game.storage.settings.settings import changed
from tolerance_game.storage.settings.settings_file import read_settings
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.window import SPARE, Window, wake
from tolerance_game.ui.program import Program
from tolerance_game.ui.schisma.scenes.table import TableScene as SchismaScene
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.words import Words

if TYPE_CHECKING:
    from tolerance_game.worker import Worker

FRAME: Final = 1000 / 60
NAMES: Final = ("Anna", "Tomas", "Beatrice", "Konrad", "Rosamund")
NEAR: Final = 30
"""Pixels above a spot, from where the pointer comes to it."""
ENOUGH: Final = 300.0
"""Seconds that opponents do not take, on however busy a machine."""


def hide() -> None:
    """Chooses the hidden drivers; before anything of a window is made."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"


def seats_of(players: int, people: int = 1, player: str = "thumb") -> Seats:
    """So many people, then opponents."""
    return tuple(
        Person(name) if number < people else Opponent(player, name)
        for number, name in enumerate(NAMES[:players])
    )


class WindowDesk:
    """A window with the program in it, in a folder of its own."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1920, 1080),
        *,
        pace: str = "normal",
        opponents: Worker | None = None,
    ) -> None:
        catalogue = load_catalogue(None)
        self.home = Home(
            find_folders(folder), catalogue, read_settings(folder, False), opponents=opponents
        )
        for path, value in (
            ("window.width", size[0]),
            ("window.height", size[1]),
            ("pace.animation", pace),
            # As for a person who has played before.
            ("pace.first_games", False),
            ("play.first_card", False),
        ):
            self.home.settings = changed(self.home.settings, path, value)
        self.context = Context(Words("en"), self.home.settings)
        self.window = Window(self.context, folder / "pictures")
        self.home.on_news = wake
        self.home.begin()
        self.program = Program(self.context, self.home)
        self.window.find_pads()
        self.spent: list[float] = []
        """Milliseconds of processor time of each piece of spare time that was used."""
        self.now = self.window.stage.now
        self.program.title()

    # What can be seen.

    @property
    def stage(self) -> Any:
        """The scenes."""
        return self.window.stage

    @property
    def table(self) -> TableScene:
        """The table of the game that is played."""
        assert self.program.game is not None
        table = self.program.game.table
        assert isinstance(table, TableScene)
        return table

    @property
    def track(self) -> SchismaScene:
        """The table of the game of Schisma that is played."""
        assert self.program.game is not None
        table = self.program.game.table
        assert isinstance(table, SchismaScene)
        return table

    # What happens.

    def frames(self, number: int = 1) -> None:
        """So many rounds of the window's loop, a frame's time apart."""
        for _ in range(number):
            self.now += FRAME
            self.window.frame(self.now)
        pygame.event.get()

    def use_spare_time(self) -> None:
        """What the window does between two frames while something moves."""
        begin = time.thread_time()
        self.window.use_spare_time(time.monotonic() + SPARE)
        self.spent.append((time.thread_time() - begin) * 1000)

    def play(
        self, players: int = 4, people: int = 1, player: str = "thumb", seed: int = 7
    ) -> Session:
        """Sits down at a table."""
        values = {"players": players, "roles": "unique"}
        return self._sit_down("tolerance", values, player, seats_of(players, people, player), seed)

    def play_schisma(self, people: int = 1, player: str = "thumb", seed: int = 7) -> Session:
        """Sits down at the track: the person, or one of two, at Rome."""
        first = Person(NAMES[1]) if people == 2 else Opponent(player, NAMES[1])
        return self._sit_down("schisma", {}, player, (first, Person(NAMES[0])), seed)

    def _sit_down(
        self, game: str, values: dict[str, object], player: str, seats: Seats, seed: int
    ) -> Session:
        table = lay_table(game, values, (player,), seed, self.home.catalogue)
        session = Session.begin(self.home, table, seats).settled()
        self.program.play(session)
        return session

    def until_my_turn(self) -> bool:
        """Lets the opponents act; whether the person at the table is to play a card."""
        end = time.monotonic() + ENOUGH
        while time.monotonic() < end:
            self.frames()
            scene = self.stage.top
            if scene is self.table and self.table.model.legal:
                return True
            if self.context.waiting is not None and not self.stage.moving(self.now):
                pygame.time.wait(1)
        return False

    def until_my_action(self) -> bool:
        """The same at the track: whether the person is to act or to choose."""
        end = time.monotonic() + ENOUGH
        while time.monotonic() < end and self.track.view.outcome is None:
            self.frames()
            if self.stage.top is self.track and self.track.my_turn:
                return True
            if self.context.waiting is not None and not self.stage.moving(self.now):
                pygame.time.wait(1)
        return False

    def resize(self, size: tuple[int, int]) -> None:
        """Resizes the window, as if by its edge."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.window.handle(Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))

    def point(self, x: float, y: float) -> None:
        """The mouse moves to a pixel."""
        self.window.handle(Event(pygame.MOUSEMOTION, pos=(int(x), int(y)), rel=(0, 0)))

    def click(self, x: float, y: float, button: int = 1) -> None:
        """The mouse comes to a pixel as a hand moves it, is pressed and let go."""
        self.point(x, y - NEAR)
        self.point(x, y)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.window.handle(Event(kind, pos=(int(x), int(y)), button=button))

    def place(self, spot: Any) -> tuple[int, int]:
        """The pixel in the middle of a spot."""
        scale = self.stage.scale
        return scale.x(spot.box.cx), scale.y(spot.box.cy)

    def close(self) -> None:
        """The program ends."""
        self.program.close()
        self.window.close()
        self.home.close()

    def __enter__(self) -> WindowDesk:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
