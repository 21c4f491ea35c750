"""Opening games: each once, and only as long as it is wanted; and what is said about saving."""

from __future__ import annotations

import pytest

from tests.session.disks import FullDisk
from tests.session.tables import ENOUGH
from tolerance_game import VERSION
from tolerance_game.storage.saves.save_list import SavedGame

from .evening import Evening


def left_game(evening: Evening) -> SavedGame:
    """A game that was begun and left."""
    evening.begin(4, 1, 5)
    evening.settle()
    evening.program.title()
    evening.settle()
    entry = evening.home.tasks.do(evening.home.archive.to_continue).result(ENOUGH)
    assert entry is not None
    return entry


def test_a_game_is_opened_once_however_often_one_asks(evening: Evening) -> None:
    """Two sessions of one file would write into it, each what the other does not know of."""
    entry = left_game(evening)
    evening.program.resume(entry)
    evening.program.resume(entry)
    evening.settle()
    assert evening.program.game is not None
    assert len(evening.home.open) == 1


def test_a_game_that_is_not_wanted_any_more_does_not_open(evening: Evening) -> None:
    entry = left_game(evening)
    evening.program.resume(entry)
    evening.program.title()
    evening.settle()
    assert evening.program.game is None
    assert evening.desk.stage.top.name == "title"


@pytest.mark.parametrize(
    ("kind", "now", "outlook"),
    [
        ("sound", "saving.now.all", "saving.next_game.all"),
        ("full", "saving.now.none", "saving.next_game.lost"),
        ("second", "saving.now.nothing", "saving.next_game.nothing"),
    ],
)
def test_menu_and_title_say_what_is_so(evening: Evening, kind: str, now: str, outlook: str) -> None:
    disk = FullDisk()
    disk.is_full = kind == "full"
    evening.home.system = disk
    evening.home.may_write = kind != "second"
    evening.begin(4, 1, 5)
    evening.program._menu()
    say = evening.desk.context.say
    assert say(now) in [one.text for one in evening.desk.texts()]
    evening.program.title()
    evening.settle()
    said = say("scene.title.version", name=VERSION, which=say(outlook))
    assert said in [one.text for one in evening.desk.texts()]
