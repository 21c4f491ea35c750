"""A party at the table for tests: a session in a folder of its own, and its scene on a desk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.session.tables import Prompt, Puppets
from tests.ui.desk import LARGE, Desk
from tolerance_game.games.tolerance.rules.state import PLAY
from tolerance_game.match.seats import Opponent, Person, Seats
from tolerance_game.session import Home, Session
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.disk.folders import find_folders
from tolerance_game.storage.disk.system import SYSTEM, System
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.storage.settings.settings_file import read_settings
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.table.commands import ToleranceActions

NAMES = ("Anna", "Tomas", "Beatrice", "Konrad", "Rosamund")


def seats_of(players: int, people: int = 1, player: str = "thumb") -> Seats:
    """So many people, then opponents."""
    return tuple(
        Person(name) if number < people else Opponent(player, name)
        for number, name in enumerate(NAMES[:players])
    )


OPEN: list[Party] = []


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
        actions: ToleranceActions | None = None,
        settings: Settings | None = None,
        disk: System | None = None,
        **options: Any,
    ) -> None:
        """Without a `disk` of its own it has one that is quicker than a frame."""
        set_ = changed(settings or Settings(), "pace.animation", pace)
        OPEN.append(self)
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
        kind = Session if disk else Prompt
        self.session = kind.begin(self.home, table, seats_of(players, people)).settled()
        self.scene = TableScene(self.desk.context, self.session, actions)
        self.desk.stage.push(self.scene)
        self.desk.pass_time(50)

    def wait(self, limit: int = 400) -> None:
        """Until the one at the screen is to decide, or nothing more happens."""
        for _ in range(limit):
            self.desk.pass_time(16)
            if self.scene.my_turn or self.session.match.outcome is not None:
                return

    def close(self) -> None:
        """Ends everything; tests of the table need not call it."""
        OPEN.remove(self)
        self.home.close()


def after_five_cards(folder: Path) -> Party:
    """Some tricks of the first reign have been played, and a card is to be played."""
    party = Party(folder, seed=11)
    for _ in range(5):
        to_my_card(party)
        party.scene.commands.submit(party.scene.view.moves[0])
    to_my_card(party)
    return party


def to_my_card(party: Party) -> None:
    """Until a card is to be played; what comes before is decided somehow."""
    for _ in range(200):
        party.wait()
        view = party.scene.view
        if view.phase == PLAY and party.scene.my_turn:
            return
        if view.moves and party.scene.my_turn:
            party.scene.commands.submit(view.moves[0])
    raise AssertionError("no card to play")
