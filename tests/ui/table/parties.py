"""A party at the table for tests: a sitting in a folder of its own, and its scene on a desk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.sitting.tables import Prompt, Puppets
from tests.ui.desk import LARGE, Desk
from tolerance_game.games.tolerance.state import PLAY
from tolerance_game.match.seats import Opponent, Person, Seats
from tolerance_game.sitting import Home, Sitting
from tolerance_game.storage.catalogue import load_catalogue
from tolerance_game.storage.folders import find_folders
from tolerance_game.storage.settings import Settings, changed
from tolerance_game.storage.settings_file import read_settings
from tolerance_game.storage.system import SYSTEM, System
from tolerance_game.table import lay_table
from tolerance_game.ui.scenes.table import TableScene
from tolerance_game.ui.table.actions import TableActions

NAMES = ("Anna", "Tomas", "Beatrice", "Konrad", "Rosamund")


def seats_of(players: int, people: int = 1, player: str = "thumb") -> Seats:
    """So many people, then opponents."""
    return tuple(
        Person(name) if number < people else Opponent(player, name)
        for number, name in enumerate(NAMES[:players])
    )


class Party:
    """A desk with a table on it."""

    def __init__(
        self,
        folder: Path,
        *,
        players: int = 4,
        people: int = 1,
        seed: int = 7,
        size: tuple[int, int] = LARGE,
        language: str = "en",
        theme: str = "woodcut",
        pace: str = "none",
        percent: int = 100,
        actions: TableActions | None = None,
        settings: Settings | None = None,
        disk: System | None = None,
        **options: Any,
    ) -> None:
        """Without a `disk` of its own it has one that is quicker than a frame."""
        set_ = changed(settings or Settings(), "pace.animation", pace)
        self.desk = Desk(size, language, theme, set_, percent)
        self.home = Home(
            find_folders(folder),
            load_catalogue(None),
            read_settings(folder, False),
            opponents=Puppets(),
            system=disk or SYSTEM,
        )
        values = {"players": players, "roles": "unique", **options}
        table = lay_table("tolerance", values, ("thumb",), seed, self.home.catalogue)
        kind = Sitting if disk else Prompt
        self.sitting = kind.begin(self.home, table, seats_of(players, people)).settled()
        self.scene = TableScene(self.desk.context, self.sitting, actions)
        self.desk.stage.push(self.scene)
        self.desk.pass_time(50)

    def wait(self, limit: int = 400) -> None:
        """Until the one at the screen is to decide, or nothing more happens."""
        for _ in range(limit):
            self.desk.pass_time(16)
            if self.scene.my_turn or self.sitting.match.outcome is not None:
                return

    def close(self) -> None:
        """Everything is ended."""
        self.home.close()


def to_my_card(party: Party) -> None:
    """Until a card is to be played; what comes before is decided somehow."""
    for _ in range(200):
        party.wait()
        view = party.scene.view
        if view.phase == PLAY and party.scene.my_turn:
            return
        if view.moves and party.scene.my_turn:
            party.scene.deciding.submit(view.moves[0])
    raise AssertionError("no card to play")
