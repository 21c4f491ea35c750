"""Games beside each other: saves of each, and games that have no table in the window."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.session.tables import ENOUGH, Puppets, begun, play_on
from tolerance_game.core.errors import Reason
from tolerance_game.games import schisma
from tolerance_game.session import Home
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.disk.folders import find_folders
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.storage.settings.settings_file import read_settings
from tolerance_game.ui.pages.dialog import Dialog
from tolerance_game.ui.program import Program
from tolerance_game.ui.table.game_room import terminal_only

from .desk import SMALL, Desk


class Start:
    """The program as it starts over a folder."""

    def __init__(self, folder: Path, *notices: Reason) -> None:
        # As for somebody who has played before.
        self.desk = Desk(SMALL, settings=changed(Settings(), "play.first_card", False))
        catalogue = load_catalogue()
        folders = find_folders(folder, {})
        self.home = Home(
            folders,
            catalogue,
            read_settings(folders.settings),
            opponents=Puppets(),
            notices=notices,
        )
        self.program = Program(self.desk.context, self.home, 1)

    def title(self) -> None:
        """As `run` begins."""
        self.program.title()
        self.program.welcome()

    def until(self, scene: str, spot: str = "") -> None:
        """Waits for a scene with something in it."""
        deadline = time.monotonic() + ENOUGH
        while self.desk.stage.top.name != scene or (spot and spot not in self.desk.spots()):
            assert time.monotonic() < deadline, f"{self.desk.stage.top.name}, no {scene} {spot}"
            time.sleep(0.002)
            self.desk.pass_time(32)

    def said(self) -> str:
        """What the dialog says."""
        top = self.desk.stage.top
        assert isinstance(top, Dialog)
        return top._text


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """The program with a game of Tolerance that waits, and a later one of Schisma."""
    start = Start(tmp_path)
    for game, moves in (("tolerance", 20), ("schisma", 3)):
        session = play_on(begun(start.home, game), lambda one, n=moves: one.number >= n)  # type: ignore[misc]
        session.save_as("Duel" if game == "schisma" else "Reign").result(ENOUGH)
        session.close().result(ENOUGH)
        time.sleep(0.02)
    yield start
    start.program.close()
    start.home.close()


def test_continue_offers_the_latest_game_that_has_a_table(start: Start) -> None:
    latest = start.home.tasks.do(start.home.archive.to_continue).result(ENOUGH)
    assert latest is not None
    assert latest.game == "schisma"
    start.title()
    start.until("title", "title/continue")
    start.desk.click("title/continue")
    start.until("table")
    assert start.program.game is not None


def test_a_save_of_either_game_is_loaded_from_the_table_of_the_other(start: Start) -> None:
    start.title()
    start.until("title", "title/continue")
    start.desk.click("title/continue")
    start.until("table", "action/petition")
    start.program.saved.open()
    start.until("saves", "save/1/load")
    # The newest comes first.
    start.desk.click("save/1/load")
    start.until("table", "button/preview")
    start.program.saved.open()
    start.until("saves", "save/0/load")
    start.desk.click("save/0/load")
    start.until("table", "action/petition")


def test_a_save_of_a_game_without_a_table_says_where_it_is_played(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schisma, "UI", "")
    start.title()
    start.until("title", "title/saves")
    start.desk.click("title/saves")
    start.until("saves", "save/0/load")
    before = sorted(start.home.archive.games.iterdir())
    start.desk.click("save/0/load")
    start.until("dialog")
    assert "--text --game schisma" in start.said()
    # Nothing was begun, and one is where one was.
    start.desk.click("dialog/0")
    start.until("saves")
    assert start.program.game is None
    assert sorted(start.home.archive.games.iterdir()) == before


def test_whoever_asks_for_a_game_without_a_table_is_told(tmp_path: Path) -> None:
    start = Start(tmp_path, terminal_only("schisma"))
    start.title()
    start.until("dialog")
    assert "--text --game schisma" in start.said()
    start.home.close()


def test_files_that_cannot_be_opened_are_told_and_pass(start: Start) -> None:
    bad = start.home.archive.games / "2026-11-18-201507-<x>.journal"
    bad.write_bytes(b"{}")
    start.title()
    start.until("dialog")
    assert "cannot be opened" in start.said()
    start.desk.click("dialog/0")
    start.until("title", "title/continue")
    assert bad.read_bytes() == b"{}"
