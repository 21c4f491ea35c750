"""The title: what it offers, by mouse and by keys."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.ui.checks import assert_legible, assert_reachable, at_both_sizes
from tests.ui.desk import SMALL, Desk
from tests.ui.states_kit import LONG_NAMES
from tests.ui.states_pages import ALL, NOW, THERE, title_games
from tolerance_game.match import Opponent, Person, Series
from tolerance_game.storage.saves.save_list import SavedGame
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.pages.title import Sides, TitleScene
from tolerance_game.words import Words

ENTRY = SavedGame(
    path=Path("game"), name="game", date=NOW, game="tolerance", summary={"reign": 2, "trick": 4},
    seats=(Person("Anna"), Opponent("thumb", "Tomas"), Person(""), Opponent("grab")),
)  # fmt: skip
BOTH = ("tolerance", "schisma")


def _title(
    desk: Desk,
    names: tuple[str, ...] = THERE,
    entry: SavedGame | None = ENTRY,
    games: tuple[str, ...] = ("tolerance",),
) -> list[str]:
    heard: list[str] = []

    acts = {name: partial(heard.append, name) for name in (*names, "quit")}
    shown = [
        # Turned cards are pictures: their texts are read elsewhere.
        replace(game, art=replace(game.art, draw_fan=None))
        for game in title_games(*games, act=heard.append)
    ]
    scene = TitleScene(desk.context, acts, shown, clock=lambda: NOW)
    desk.stage.push(scene)
    scene.offer(entry)
    return heard


def test_every_entry_does_what_it_says_and_is_in_reach(desk: Desk) -> None:
    heard = _title(desk, ALL, games=BOTH)
    assert_reachable(desk)
    for spot in desk.spots():
        heard.clear()
        desk.click(spot)
        assert heard == [spot.removeprefix("title/")]


def test_enter_continues_at_once_where_it_says_so(desk: Desk) -> None:
    heard = _title(desk)
    desk.pass_time(16)
    desk.wish(Intent.CONFIRM)
    assert heard == ["continue"]
    said = " ".join(text.text for text in desk.texts())
    assert "second reign of three, trick 4 of 12" in said
    assert "Anna, Tomas, Clara, Isabel" in said


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_duel_to_be_continued_says_turn_and_congregations(language: str) -> None:
    """S3.3: how many have joined Avignon, and how many Rome."""
    summary = {"turn": 11, "score_0": 1, "score_1": 2}
    desk = Desk(SMALL, language)
    _title(desk, entry=replace(ENTRY, game="schisma", summary=summary, seats=ENTRY.seats[:2]))
    said = " ".join(text.text for text in assert_legible(desk))
    number, rome = ("Zug", "Rom") if language == "de" else ("turn", "Rome")
    assert f"Schisma, {number} 11: Avignon 1, {rome} 2" in said


def test_without_a_game_there_is_nothing_to_continue(desk: Desk) -> None:
    heard = _title(desk, entry=None)
    assert "title/continue" not in desk.spots()
    desk.enter()
    assert heard == ["tolerance"]
    assert_legible(desk)


def test_what_leads_nowhere_is_left_out(desk: Desk) -> None:
    _title(desk, ("options",), None)
    assert set(desk.spots()) == {"title/tolerance", "title/options", "title/quit"}


def test_a_game_that_is_found_late_takes_the_first_focus(desk: Desk) -> None:
    _title(desk, entry=None)
    scene = desk.stage.top
    assert isinstance(scene, TitleScene)
    desk.pass_time(50)
    scene.offer(ENTRY)
    desk.pass_time(50)
    assert scene.focus == "title/continue"


@pytest.mark.parametrize(("names", "games"), [(THERE, BOTH[:1]), (ALL, BOTH)])
def test_nothing_moves_when_the_disk_has_been_asked(
    names: tuple[str, ...], games: tuple[str, ...]
) -> None:
    """Somebody may be about to click on what would move."""
    desk = Desk(SMALL)
    _title(desk, names, None, games)
    before = {id_: spot.box for id_, spot in desk.spots().items()}
    scene = desk.stage.top
    assert isinstance(scene, TitleScene)
    scene.offer(ENTRY)
    after = {id_: spot.box for id_, spot in desk.spots().items()}
    assert after.pop("title/continue")
    assert after == before


@pytest.mark.parametrize(
    ("games", "sides"),
    [
        (("tolerance",), {"tolerance": ("left", "right")}),
        (("schisma",), {"schisma": ("left", "right")}),
        (BOTH, {"tolerance": ("left",), "schisma": ("right",)}),
    ],
)
def test_each_game_has_its_cards_on_a_side_of_the_sheet(
    games: tuple[str, ...], sides: dict[str, tuple[str, ...]]
) -> None:
    desk, drawn = Desk(SMALL), {}

    def fan(name: str, _canvas: Canvas, _words: Words, on: Sides) -> None:
        drawn[name] = tuple(on)

    shown = [
        replace(game, art=replace(game.art, draw_fan=partial(fan, game.name)))
        for game in title_games(*games)
    ]
    desk.stage.push(TitleScene(desk.context, {}, shown, clock=lambda: NOW))
    desk.picture()
    assert drawn == sides


@at_both_sizes
def test_both_games_can_be_read_with_their_cards(language: str, size: tuple[int, int]) -> None:
    desk = Desk(size, language)
    desk.stage.push(TitleScene(desk.context, {}, title_games(*BOTH), clock=lambda: NOW))
    said = {one.text for one in assert_legible(desk)}
    assert "Tolerance & Schisma" in said
    assert desk.context.words.say("schisma.title.about") in said


@at_both_sizes
def test_a_series_with_long_names_stands_in_a_line_of_its_own(
    language: str, size: tuple[int, int]
) -> None:
    # The second game of three; Ben has won the first.
    entry = replace(ENTRY, game="schisma", summary={"turn": 11, "score_0": 1, "score_1": 2},
                    seats=(Person(LONG_NAMES[0]), Person(LONG_NAMES[1])),
                    series=Series(3, 1, (0, 1), (1, 0)))  # fmt: skip
    desk = Desk(size, language)
    _title(desk, entry=entry, games=BOTH)
    said = [one.text for one in assert_legible(desk)]
    ends = {"en": "Avignon 1, Rome 2", "de": "Avignon 1, Rom 2"}
    begins = {"en": "Game 2 of 3", "de": "Partie 2 von 3"}
    assert any(line.endswith(ends[language]) for line in said)
    assert any(line.startswith(begins[language]) for line in said)
