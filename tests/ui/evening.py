"""The whole program on a desk, and somebody who plays an evening with it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.session.tables import ENOUGH, Prompt, Puppets
from tolerance_game.session import Home
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.disk.folders import find_folders
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.storage.settings.settings_file import read_settings
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.program import Program
from tolerance_game.ui.tolerance.scenes.table import TableScene

from .desk import SMALL, Desk
from .tolerance.parties import seats_of

SUITS = ("nobles", "clergy", "townsfolk", "peasants")


class Evening:
    """The program on a desk, and somebody who clicks at random."""

    def __init__(self, folder: Path, seed: int, pace: str = "none", language: str = "en") -> None:
        settings = changed(Settings(), "pace.animation", pace)
        for path in ("pace.first_games", "play.first_card"):
            # As for somebody who has played before.
            settings = changed(settings, path, False)
        self.desk = Desk(SMALL, language, settings=settings)
        self.catalogue = load_catalogue(None)
        self.home = Home(
            find_folders(folder), self.catalogue, read_settings(folder, False), opponents=Puppets()
        )
        self.program = Program(self.desk.context, self.home, seed)
        self.r = Random(seed)
        self.scenes: Counter[str] = Counter()
        self.program.title()

    @property
    def table(self) -> TableScene:
        """The table of the game that is played."""
        assert self.program.game is not None
        table = self.program.game.table
        assert isinstance(table, TableScene)
        return table

    def close(self) -> None:
        """Everything is ended."""
        self.program.close()
        self.home.close()

    def settle(self, until: Callable[[], object] = lambda: True) -> None:
        """Time for the disk, and for what moves; and as long as it takes until something is so."""
        for _ in range(30):
            time.sleep(0.005)
            self.desk.pass_time(32)
        end = time.monotonic() + ENOUGH
        while not until():
            assert time.monotonic() < end, self.desk.stage.top.name
            time.sleep(0.005)
            self.desk.pass_time(32)

    def begin(self, players: int, people: int, seed: int, **options: object) -> None:
        """A game past the set-up."""
        values = {"players": players, **options}
        table = lay_table("tolerance", values, ("thumb",), seed, self.catalogue)
        self.program.play(Prompt.begin(self.home, table, seats_of(players, people)))

    def play(self, until: str = "result", limit: int = 6000) -> None:
        """Clicks on until a scene comes."""
        for _ in range(limit):
            self.desk.pass_time(100, 50)
            name = self.desk.stage.top.name
            self.scenes[name] += 1
            if name == until:
                return
            self._act(name)
        raise AssertionError(f"stuck at {self.desk.stage.top.name}: {self.scenes}")

    def _act(self, name: str) -> None:
        desk = self.desk
        top = desk.stage.top
        if isinstance(top, TableScene):
            self._at_the_table(top)
        elif name == "handover":
            assert not any(spot.startswith("hand/") for spot in desk.spots())
            desk.wish(Intent.CONFIRM)
        elif name == "reckoning":
            desk.wish(Intent.FINISH)
            desk.wish(Intent.CONFIRM)
        elif name == "boards":
            cards = sorted(spot for spot in desk.spots() if spot.startswith("card/"))
            desk.click("close" if "close" in desk.spots() else self.r.choice(cards))
        elif name == "question":
            able = [spot.id for spot in top.spots() if spot.focusable]
            desk.click(self.r.choice(able))
        else:
            raise AssertionError(f"nobody expected {name}")

    def _at_the_table(self, table: TableScene) -> None:
        if not table.my_turn:
            return
        if table.commands.declaring:
            self.desk.click(f"declare/{self.r.choice(SUITS)}")
        elif table.model.targets:
            self.desk.click(f"trick/{self.r.choice(table.model.targets)}")
        elif table.model.leaders:
            self.desk.click(f"starter/{self.r.choice(table.model.leaders)}")
        elif table.model.legal:
            self.desk.click(f"hand/{self.r.choice(sorted(table.model.legal))}")


Opening = Callable[[int], Evening]
"""Opens the program with a seed."""
