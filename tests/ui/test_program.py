"""The whole program without a window: from the title to the last page, alone and with others."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.sitting.tables import Puppets
from tests.ui.desk import SMALL, Desk
from tests.ui.table.parties import seats_of
from tolerance_game.sitting import Home, Sitting
from tolerance_game.storage.catalogue import load_catalogue
from tolerance_game.storage.folders import find_folders
from tolerance_game.storage.settings import Settings, changed
from tolerance_game.storage.settings_file import read_settings
from tolerance_game.table import lay_table
from tolerance_game.ui.intents import Intent
from tolerance_game.ui.program import Program
from tolerance_game.ui.scenes.table import TableScene

SUITS = ("nobles", "clergy", "townsfolk", "peasants")


class Evening:
    """The program on a desk, and somebody who clicks at random."""

    def __init__(self, folder: Path, seed: int, pace: str = "none") -> None:
        self.desk = Desk(SMALL, settings=changed(Settings(), "pace.animation", pace))
        self.catalogue = load_catalogue(None)
        self.home = Home(
            find_folders(folder), self.catalogue, read_settings(folder, False), opponents=Puppets()
        )
        self.desk.context.home = self.home
        self.program = Program(self.desk.context, self.catalogue, seed)
        self.r = Random(seed)
        self.scenes: Counter[str] = Counter()
        self.program.title()

    def close(self) -> None:
        """Everything is ended."""
        self.program.close()
        self.home.close()

    def settle(self) -> None:
        """Time for the disk, and for what moves."""
        for _ in range(60):
            time.sleep(0.005)
            self.desk.pass_time(32)

    def begin(self, players: int, people: int, seed: int, **options: object) -> None:
        """A game past the set-up."""
        values = {"players": players, **options}
        table = lay_table("tolerance", values, ("thumb",), seed, self.catalogue)
        self.program.play(Sitting.begin(self.home, table, seats_of(players, people)))

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
        if table.deciding.declaring:
            self.desk.click(f"declare/{self.r.choice(SUITS)}")
        elif table.targets:
            self.desk.click(f"trick/{self.r.choice(table.targets)}")
        elif table.legal:
            self.desk.click(f"hand/{self.r.choice(sorted(table.legal))}")


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """The program at its title."""
    evening = Evening(tmp_path, 5)
    yield evening
    evening.close()


def test_what_was_saved_by_name_is_said(evening: Evening) -> None:
    evening.begin(4, 1, 2)
    desk = evening.desk
    evening.settle()
    desk.wish(Intent.SAVE)
    desk.stage.top.typed("Sunday")
    desk.wish(Intent.CONFIRM)
    for _ in range(400):
        time.sleep(0.005)
        desk.pass_time(16)
        if isinstance(desk.stage.top, TableScene):
            break
    assert "Saved as “Sunday”." in [one.text for one in desk.texts()]
    assert [one.name for one in evening.home.shelf.entries().result()] == ["Sunday"]


def test_three_clicks_from_the_title_to_the_first_card(evening: Evening) -> None:
    evening.desk.click("title/tolerance")
    evening.desk.click("new/start")
    for _ in range(100):
        evening.desk.pass_time(50)
        top = evening.desk.stage.top
        if top.name == "question":
            # T2.4: whoever is drawn chooses who leads.
            evening.desk.wish(Intent.CONFIRM)
        elif isinstance(top, TableScene) and top.legal:
            break
    assert isinstance(top, TableScene)
    assert top.legal
    # Nobody has a name yet: those that the page of set-up showed.
    assert top.names == ("Anna", "Tomas", "Konrad", "Isabel")
    assert [sitter.name for sitter in top.sitting.match.seats] == ["", "Tomas", "Konrad", "Isabel"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_game_alone(tmp_path: Path, players: int) -> None:
    evening = Evening(tmp_path, players)
    evening.begin(players, 1, players + 1, roles="unique")
    evening.play()
    # One sheet for each reign.
    assert evening.program.game is not None
    assert evening.scenes["reckoning"] >= 3
    moments = [spot for spot in evening.desk.spots() if spot.startswith("moment")]
    assert moments
    evening.desk.click(moments[0])
    assert evening.desk.stage.top.name == "look_back"
    evening.desk.wish(Intent.BACK)
    assert evening.desk.stage.top.name == "result"
    evening.close()


@pytest.mark.parametrize(
    "options", [{"roles": "unique", "hidden_roles": True}, {"roles": "chosen"}]
)
def test_a_whole_game_of_two_people_is_covered_between_them(
    tmp_path: Path, options: dict[str, object]
) -> None:
    evening = Evening(tmp_path, 8)
    evening.begin(4, 2, 8, **options)
    evening.desk.pass_time(50)
    # The first hand is covered too.
    assert evening.desk.stage.top.name == "handover"
    evening.play()
    assert evening.scenes["handover"] > 24
    evening.close()


def test_programs_alone_play_to_the_end_while_one_watches(tmp_path: Path) -> None:
    evening = Evening(tmp_path, 2)
    evening.begin(4, 0, 2)
    evening.play()
    evening.close()


def test_a_game_that_was_left_is_continued_by_one_key(evening: Evening) -> None:
    evening.begin(4, 1, 11)
    for _ in range(40):
        evening.desk.pass_time(100, 50)
        evening._act(evening.desk.stage.top.name)
    game = evening.program.game
    assert game is not None
    number = game.sitting.number
    evening.program.title()
    evening.settle()
    evening.desk.wish(Intent.CONFIRM)
    evening.settle()
    again = evening.program.game
    assert again is not None
    assert again.sitting.number >= number


def test_the_same_deal_again_deals_the_same(evening: Evening) -> None:
    evening.begin(4, 1, 11)
    evening.desk.pass_time(200)
    first = _dealt(evening)
    before = evening.program.game
    evening.program._again()
    # Nobody can play at the old table while the new one is laid.
    assert not evening.desk.stage.top.spots()
    evening.desk.pass_time(32)
    evening.settle()
    assert evening.program.game is not before
    assert _dealt(evening) == first


def _dealt(evening: Evening) -> list[tuple[str, ...]]:
    """The hands as they were first dealt."""
    game = evening.program.game
    assert game is not None
    moments = game.sitting.match.moments_for_storage()
    state = next(moment.state for moment in moments if moment.state.players[0].hand)
    return [player.hand for player in state.players]


def test_the_title_waits_for_no_other_scene() -> None:
    asked = "import sys, tolerance_game.ui.program; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True, timeout=60
    )
    found = {name for name in done.stdout.split() if name.startswith("tolerance_game.ui.scenes.")}
    assert "tolerance_game.ui.scenes.title" in found
    assert not found & {f"tolerance_game.ui.scenes.{name}" for name in ("table", "setup", "help")}
    assert "tolerance_game.ui.game" not in done.stdout.split()
