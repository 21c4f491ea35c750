"""The list of saved games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests.ui.checks import assert_legible, assert_reachable, everywhere
from tests.ui.desk import SMALL, Desk
from tests.ui.states_pages import FACES, FIVE_FACES, GOING_ON, NOW, ONE_FACE
from tolerance_game.core.errors import Reason
from tolerance_game.match.seats import Opponent, Person
from tolerance_game.session import Home
from tolerance_game.storage.saves.save_list import SavedGame
from tolerance_game.ui.kit import Box, Canvas, Intent, Scene
from tolerance_game.ui.pages.save_as import Told
from tolerance_game.ui.pages.saves import LIST, ROW, SavedGames, SavesScene
from tolerance_game.words import languages


def _entry(number: int) -> SavedGame:
    if number == 2:
        reason = Reason("error.save.header", {"file": "saved/evening.tolerance"})
        return SavedGame(path=Path("2"), name="Broken", problem=reason)
    seats = (Person("Anna"), Opponent("thumb", "Tomas"), Person("Maximilian"), Opponent("grab"))
    return SavedGame(
        path=Path(str(number)), name=f"Evening {number}", date=NOW - timedelta(days=number),
        game="tolerance", seats=seats, summary={"reign": 1 + number % 3, "trick": 1 + number},
        is_over=number == 4,
    )  # fmt: skip


class Keeper(SavedGames):
    """A shelf that answers at once."""

    def __init__(self, desk: Desk, count: int = 9) -> None:
        self.desk = desk
        self.heard: list[tuple[str, str]] = []
        self.problem: Reason | None = None
        self.shelves = {
            "saved": [_entry(n) for n in range(count)], "going": [_entry(0)],
            "bin": [_entry(1), _entry(2)],
        }  # fmt: skip
        self.load = lambda entry: self.heard.append(("load", entry.name))
        desk.stage.push(Scene(desk.context))
        desk.stage.push(SavesScene(desk.context, self, lambda: NOW))

    def entries(self, which: str, told: Callable[[Sequence[SavedGame]], None]) -> None:
        told(self.shelves[which])

    def why_empty(self, which: str, told: Callable[[str], None]) -> None:
        told(f"scene.saves.empty.{which}")

    def rename(self, path: Path, name: str, told: Told) -> None:
        self.heard.append((f"rename {path}", name))
        told(self.problem)

    def throw_away(self, path: Path, told: Told) -> None:
        self.heard.append(("bin", str(path)))
        self.shelves["saved"] = [one for one in self.shelves["saved"] if one.path != path]
        told(self.problem)

    def restore(self, path: Path, told: Told) -> None:
        self.heard.append(("restore", str(path)))
        told(self.problem)


@pytest.fixture
def keeper(desk: Desk) -> Keeper:
    """A shelf with nine games."""
    return Keeper(desk)


@everywhere
def test_all_of_it_can_be_read(size: tuple[int, int], language: str, theme: str) -> None:
    desk = Desk(size, language, theme)
    keeper = Keeper(desk)
    for shelf in ("saved", "going", "bin"):
        desk.click(f"shelf/{shelf}")
        assert_legible(desk)
        keeper.shelves[shelf] = []
        desk.click(f"shelf/{shelf}")
        assert_legible(desk)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("shelf", ["saved", "going", "bin"])
def test_faces_stand_in_their_row_beside_the_words(
    monkeypatch: pytest.MonkeyPatch, shelf: str, language: str
) -> None:
    plates: list[Box] = []
    monkeypatch.setattr(Canvas, "plate", lambda _canvas, _name, box: plates.append(box))
    desk = Desk(SMALL, language)
    keeper = Keeper(desk)
    keeper.shelves[shelf] = [FACES, FIVE_FACES, ONE_FACE, GOING_ON]
    desk.click(f"shelf/{shelf}")
    texts = desk.texts()
    assert_legible(desk)
    rows = [[one for one in plates if LIST.y + n * ROW <= one.y < LIST.y + (n + 1) * ROW - 10]
            for n in range(4)]  # fmt: skip
    assert [len({box.x for box in row}) for row in rows] == [3, 5, 1, 0]
    for box in plates:
        assert not any(box.touches(text.box) for text in texts), box
        assert not any(box.touches(spot.box) for name, spot in desk.spots().items() if "/" in name)


def test_a_row_that_gets_a_name_shows_no_faces(monkeypatch: pytest.MonkeyPatch, desk: Desk) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(Canvas, "plate", lambda _canvas, name, _box: drawn.append(name))
    Keeper(desk).shelves["saved"] = [FIVE_FACES]
    desk.click("shelf/saved")
    desk.picture()
    assert drawn
    desk.click("save/0/rename")
    drawn.clear()
    desk.picture()
    assert not drawn


def test_each_game_is_loaded_renamed_and_thrown_away(keeper: Keeper, desk: Desk) -> None:
    assert_reachable(desk)
    desk.click("save/1/load")
    desk.click("save/0/rename")
    assert desk.stage.top.typing
    # The old name is marked: the first letter takes its place.
    desk.stage.top.typed("Sunday")
    desk.wish(Intent.CONFIRM)
    desk.click("save/3/bin")
    desk.click("shelf/bin")
    desk.click("save/0/restore")
    desk.click("saves/back")
    assert keeper.heard == [
        ("load", "Evening 1"), ("rename 0", "Sunday"), ("bin", "3"), ("restore", "1"),
    ]  # fmt: skip
    assert desk.stage.top.name == "scene"


def test_escape_leaves_the_name_as_it_was(keeper: Keeper, desk: Desk) -> None:
    desk.click("save/0/rename")
    desk.stage.top.typed("!")
    desk.wish(Intent.BACK)
    assert keeper.heard == []
    desk.wish(Intent.BACK)
    assert desk.stage.top.name == "scene"


def test_what_is_damaged_says_so_and_cannot_be_loaded(desk: Desk) -> None:
    Keeper(desk)
    assert "save/2/load" not in desk.spots()
    assert "save/2/bin" in desk.spots()
    assert any("damaged" in text.text for text in desk.texts())


def test_arrows_reach_games_that_are_not_in_sight(desk: Desk) -> None:
    keeper = Keeper(desk, 40)
    desk.wish(Intent.DOWN)
    assert desk.stage.top.focus == "save/0/load"
    desk.wish(*[Intent.DOWN] * 39)
    desk.wish(Intent.CONFIRM)
    assert keeper.heard[-1][1] in ("Evening 39", "39")
    assert "save/39/bin" in desk.spots() or len(keeper.shelves["saved"]) == 39


def test_the_wheel_turns_the_list(desk: Desk) -> None:
    Keeper(desk, 40)
    desk.stage.wheel(900, 500, -1)
    assert "save/0/bin" not in desk.spots()
    desk.stage.wheel(900, 500, 1)
    assert "save/0/bin" in desk.spots()


def test_why_something_cannot_be_is_told(keeper: Keeper, desk: Desk) -> None:
    keeper.problem = Reason("match.seats.count", {"number": 3})
    desk.click("save/0/bin")
    assert "3 seats are to be filled." in [text.text for text in desk.texts()]


class Shelves:
    """The program's own lists, over an archive that holds nothing but what the title has."""

    def __init__(self, desk: Desk, playing: Path | None, on_title: SavedGame | None) -> None:
        archive = SimpleNamespace(unfinished=tuple, to_go_on_with=lambda _games: on_title)
        saves = SimpleNamespace(entries=tuple, thrown_away=tuple)
        home = SimpleNamespace(archive=archive, saves=saves, tasks=SimpleNamespace(do=_at_once))
        games = SavedGames(desk.context, cast(Home, home), lambda _entry: None, lambda: playing)
        desk.stage.push(Scene(desk.context))
        games.open()
        desk.click("shelf/going")
        desk.context.waiting.look()
        desk.context.waiting.look()
        self.said = {one.text for one in desk.texts()}


def _at_once(act: Callable[[], object]) -> Future[object]:
    done: Future[object] = Future()
    done.set_result(act())
    return done


def test_an_empty_shelf_says_what_is_true_of_the_game_in_progress() -> None:
    over = replace(_entry(4), is_over=True)
    assert "No game is in progress." in Shelves(Desk(), None, None).said
    assert "No game is in progress." in Shelves(Desk(), None, _entry(1)).said
    assert "No other game is in progress." in Shelves(Desk(), Path("1"), over).said
    (said,) = (one for one in Shelves(Desk(), None, over).said if "Continue" in one)
    assert said.startswith("No game is in progress. The next one of the series")
