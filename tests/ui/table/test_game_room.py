"""The rooms of the games in the window: what the program asks of each."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from tests.ui.checks import assert_legible, assert_reachable
from tests.ui.desk import SMALL, Desk
from tests.ui.states_pages import nothing, title_games
from tolerance_game import games
from tolerance_game.ui.pages import help as help_page
from tolerance_game.ui.pages.help import HelpScene
from tolerance_game.ui.pages.title import TitleScene
from tolerance_game.ui.table.game_room import GameRoom, games_with_rooms, room_of, terminal_only
from tolerance_game.words import languages

ASKED = [name for name in vars(GameRoom) if not name.startswith("_")]


@pytest.mark.parametrize("game", games_with_rooms())
def test_a_room_answers_all_that_the_program_asks(game: str) -> None:
    room = room_of(game)
    assert [name for name in ASKED if not callable(getattr(room, name, None))] == []
    assert len(ASKED) > 3


@pytest.mark.parametrize("language", languages())
def test_a_game_without_a_room_is_said_to_be_for_the_terminal(language: str) -> None:
    others = set(games.names()) - set(games_with_rooms())
    desk = Desk(language=language)
    for game in others:
        assert room_of(game) is None
        assert f"--text --game {game}" in desk.context.teller.reason(terminal_only(game))


def test_a_game_that_nobody_knows_has_no_room() -> None:
    assert room_of("whist") is None


@pytest.mark.parametrize("language", languages())
def test_the_title_has_room_for_three_games(language: str) -> None:
    desk = Desk(SMALL, language)
    one = title_games("schisma")[0]
    bare = replace(one, art=replace(one.art, plate=""))
    shown = [replace(bare, name=f"game{place}") for place in range(3)]
    desk.stage.push(TitleScene(desk.context, {"quit": nothing}, shown))
    plates = [desk.spots()[f"title/game{place}"].box for place in range(3)]
    assert all(one.right < other.x for one, other in pairwise(plates))
    assert_legible(desk)
    assert_reachable(desk)


def test_help_on_a_game_without_a_rulebook_tells_signs_and_keys(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(help_page, "find_rulebook", lambda *_game: None)
    desk = Desk(SMALL)
    drawn: list[str] = []
    scene = HelpScene(desk.context, "schisma", lambda _canvas, _words: drawn.append("signs"))
    desk.stage.push(scene)
    desk.picture()
    assert drawn
    assert {spot for spot in desk.spots() if spot.startswith("help/")} == {
        "help/signs", "help/keys", "help/back",
    }  # fmt: skip
    desk.click("help/keys")
    assert_legible(desk)
