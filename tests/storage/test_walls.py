"""No file in the data folder keeps the program from starting, and all read it in the same way."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.session.tables import ENOUGH, Puppets, a_home
from tolerance_game.core.errors import Corrupt, GameError
from tolerance_game.core.record import Header
from tolerance_game.games import schisma
from tolerance_game.session import Home, Session
from tolerance_game.storage.disk.safe_write import make_folder
from tolerance_game.storage.disk.system import System
from tolerance_game.storage.saves.loading import load
from tolerance_game.storage.saves.save_lines import journal_lines
from tolerance_game.storage.saves.save_list import entry_of

from .instruments import Watched, game
from .save_files import NOW, check_save, refused

SOUND = "2026-11-18-201507-000000.journal"


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    """A home with one sound game in progress, which was played before all others."""
    home = a_home(tmp_path, Puppets())
    home.archive.games.mkdir(parents=True)
    write(home, SOUND, game().header)
    os.utime(home.archive.games / SOUND, (1_000_000_000, 1_000_000_000))
    yield home
    assert home.close()


def write(home: Home, name: str, header: Header) -> Path:
    """A game of three moves in the home, under this header."""
    path = home.archive.games / name
    path.write_bytes(journal_lines(header, game().moments[:3], NOW)[0])
    return path


def at_the_start(home: Home) -> list[str]:
    """What is told at the start; the sound game is offered in any case."""
    assert home.begin().result(ENOUGH) is not None
    told = [reason.id for reason in home.tasks.do(home.archive.unopenable).result(ENOUGH)]
    offered = home.tasks.do(home.archive.to_continue).result(ENOUGH)
    assert offered is not None
    assert offered.path.name == SOUND
    return told


NAMES = ({"player": "random", "name": ""}, {"player": "random", "name": ""})
WRONG: dict[str, dict[str, Any]] = {
    "four players": {"players": ("random",) * 4},
    "nobody": {"players": ()},
    "seats that are not those of the players": {"seats": (*NAMES, *NAMES)},
    "a player nobody knows": {"players": ("oracle", "random")},
    "a name that is too long": {"seats": ({"player": "random", "name": "x" * 41}, NAMES[1])},
    "a name with control characters": {"seats": ({**NAMES[0], "name": "\x1b[31m"}, NAMES[1])},
    "no such game": {"game": "chess"},
    "options of no game": {"options": {"persons": 4}},
}


@pytest.mark.parametrize("values", WRONG.values(), ids=WRONG)
def test_what_checking_refuses_nobody_offers_or_opens(home: Home, values: dict[str, Any]) -> None:
    header = replace(game().header, **values)
    write(home, SOUND, game().header)
    os.utime(home.archive.games / SOUND, (1_000_000_000, 1_000_000_000))
    path = home.archive.games / "2026-11-18-201507-ffffff.journal"
    lines = journal_lines(replace(header, game="schisma"), game().moments[:3], NOW)[0]
    path.write_bytes(journal_lines(header, (), NOW)[0] if header.game == "chess" else lines)
    assert at_the_start(home) == ["error.save.header", "error.save.passed_over"]
    assert check_save(path)[0].id == "error.save.header"
    with pytest.raises(Corrupt):
        Session.resume(home, path)
    assert path.exists()


@pytest.mark.parametrize(
    "saved",
    [
        "0001-01-01T00:00:00+14:00",
        "0001-01-01T00:00:00+00:00",
        "9999-12-31T23:59:59-14:00",
        "9999-12-31T23:59:59Z",
        "1899-01-01T00:00:00Z",
    ],
)
def test_a_date_that_no_calendar_has_hides_no_game(home: Home, saved: str) -> None:
    class Then:
        """A time that is written so."""

        def strftime(self, _form: str) -> str:
            return saved

    path = home.archive.games / "2026-11-18-201507-ffffff.journal"
    then: Any = Then()
    path.write_bytes(journal_lines(game().header, game().moments[:3], then)[0])
    os.utime(path, (1_000_000_001, 1_000_000_001))
    entry = entry_of(path, "x")
    assert entry.problem is None
    # When the file was written is known none the less.
    assert entry.date is not None
    assert entry.date.timestamp() == 1_000_000_001
    # As a list and a line of text make it: in the time of this place, by its age.
    assert entry.date.astimezone().year == 2001
    assert home.saves.entries() == ()
    home.saves.import_file(path)
    assert len(home.saves.entries()) == 1
    assert home.tasks.do(home.archive.unopenable).result(ENOUGH) == ()
    session = Session.resume(home, path)
    assert session.number >= 3
    session.close().result(ENOUGH)


class Dated(System):
    """Says that every file is of this time."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds

    def stat(self, path: Path) -> os.stat_result:
        found = super().stat(path)
        return os.stat_result((*found[:8], self.seconds, found.st_ctime))


@pytest.mark.parametrize("seconds", [-1e11, 1e12, 1e30, -1.0])
def test_a_file_of_no_year_is_a_game_like_any_other(home: Home, seconds: float) -> None:
    path = home.archive.games / SOUND
    entry = entry_of(path, "x", Dated(seconds))
    assert entry.problem is None
    assert entry.moves == 3
    # The summary in it says when it was saved.
    assert entry.date == NOW


def test_a_fault_of_the_program_costs_one_file(
    home: Home, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    content = (home.archive.games / SOUND).read_bytes()

    def stumbles(*_any: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(schisma, "apply", stumbles)
    with refused(Corrupt, "error.save.beyond_us"):
        load(content, "f")
    assert "ZeroDivisionError" in caplog.text


class Denying(Watched):
    """A folder of another user: nothing in it can be read, written or listed."""

    def before(self, call: str, name: str) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), f"{call} {name}")


def test_a_folder_of_somebody_else_is_no_reason_not_to_play(tmp_path: Path) -> None:
    home = a_home(tmp_path, Puppets(), system=Denying(), may_write=False)
    assert home.begin().result(ENOUGH).statistics is not None
    assert home.tasks.do(home.archive.to_continue).result(ENOUGH) is None
    assert home.tasks.do(home.archive.unopenable).result(ENOUGH) == ()
    with refused(GameError, "error.disk.no_permission"):
        home.saves.entries()
    assert home.close()


class Nowhere(System):
    """A folder in which nothing can ever be made, though it is there."""

    def __init__(self) -> None:
        super().__init__()
        self.tries = 0

    def mkdir(self, path: Path) -> None:
        self.tries += 1
        assert self.tries < 20
        if path.name == "x":
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        super().mkdir(path)


def test_a_folder_that_cannot_be_made_is_tried_twice(tmp_path: Path) -> None:
    system = Nowhere()
    with pytest.raises(FileNotFoundError):
        make_folder(tmp_path / "there" / "x", system)
    assert system.tries <= 4


@pytest.mark.torture
def test_a_way_of_many_folders_is_made(tmp_path: Path) -> None:
    # Deeper than functions may call each other.
    steps = (4000 - len(str(tmp_path))) // 2
    folder = Path(os.path.join(tmp_path, *["x"] * steps))
    try:
        make_folder(folder)
        assert folder.is_dir()
        assert steps > 1500
    finally:
        # Whoever tidies up after tests goes no deeper than functions may.
        while folder != tmp_path:
            if folder.is_dir():
                folder.rmdir()
            folder = folder.parent
