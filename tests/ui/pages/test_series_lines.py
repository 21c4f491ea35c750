"""What is said of a series: on the result, in lists, and on Continue."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from tolerance_game.match import Opponent, Person, Series
from tolerance_game.storage.saves.save_list import SavedGame
from tolerance_game.ui.pages.saved_game_lines import continued, players_and_date, standing
from tolerance_game.ui.pages.series_lines import game_number, series_standing, wins_line
from tolerance_game.words import Words

EN, DE = Words("en", strict=True), Words("de", strict=True)
NOW = datetime(2026, 11, 19, tzinfo=UTC)
SECOND = Series(3, 1, (0, 1), (1, 0))
"""The second game: player 1, who began at seat 1, has won the first one and sits at seat 0."""


def test_a_game_in_progress_says_its_number_and_the_wins_by_seat() -> None:
    assert game_number(EN, SECOND) == "Game 2 of 3"
    assert wins_line(SECOND, ("Ben", "Anna")) == "Ben 1 : 0 Anna"
    assert series_standing(EN, SECOND, ("Ben", "Anna")) == "Game 2 of 3 · Ben 1 : 0 Anna"
    assert series_standing(DE, SECOND, ("Ben", "Anna")) == "Partie 2 von 3 · Ben 1 : 0 Anna"


@pytest.mark.parametrize(
    ("series", "said"),
    [
        (SECOND.counted((1,)), "Game 2 of 3 · Ben 1 : 1 Anna"),
        (SECOND.counted((0,)), "Series won by Ben · Ben 2 : 0 Anna"),
        (Series(3, 3, (1, 0), (0, 1)), "Game 3 of 3 · Ben 1 : 0 Anna"),
        (Series(3, 4, (1, 1), (0, 1)), "Game 4 · Ben 1 : 1 Anna"),
        (Series(3, 5, (1, 1), (0, 1)), "Series drawn · Ben 1 : 1 Anna"),
        (Series(3, 5, (1, 0), (1, 0)), "Series won by Anna · Ben 0 : 1 Anna"),
    ],
)
def test_a_game_that_is_over_says_how_the_series_stands(series: Series, said: str) -> None:
    assert series_standing(EN, series, ("Ben", "Anna"), is_over=True) == said


def test_more_than_two_players_each_have_their_wins() -> None:
    series = Series(3, 2, (2, 0, 2), (1, 2, 0))
    assert wins_line(series, ("Ben", "Clara", "Anna")) == "Ben 0, Clara 2, Anna 2"
    said = series_standing(EN, series, ("Ben", "Clara", "Anna"), is_over=True)
    assert said == "Series won by Clara, Anna · Ben 0, Clara 2, Anna 2"


@pytest.mark.parametrize(
    ("is_over", "said"),
    [(False, "Game 2 of 3 · Ben 1 : 0 Anna"), (True, "Game 1 of 3 · Ben 1 : 0 Anna")],
)
def test_a_list_tells_of_the_series(is_over: bool, said: str) -> None:
    seats = (Opponent("thumb", "Ben"), Person("Anna"))
    entry = SavedGame(
        path=Path(), name="x", game="schisma", seats=seats, series=SECOND, is_over=is_over
    )
    assert players_and_date(EN, entry, NOW) == said
    assert continued(EN, entry) == ("Schisma, next game" if is_over else standing(EN, entry))
    alone = SavedGame(path=Path(), name="x", game="schisma", seats=seats, is_over=is_over)
    assert players_and_date(EN, alone, NOW) == "Ben, Anna"
