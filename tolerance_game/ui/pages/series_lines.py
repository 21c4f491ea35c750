"""What is said of a series: which game this is, who has won how many, and who has won it all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game.match import Series
from tolerance_game.words import Words

from .player_names import short_names

JOINT: Final = " · "


def game_number(words: Words, series: Series, *, is_over: bool = False) -> str:
    """Which game of the series this is; `is_over` where it is counted already."""
    number = series.played if is_over else series.played + 1
    if number > series.games:
        return words.say("scene.series.extra", name=number)
    return words.say("scene.series.game", name=number, which=series.games)


def wins_line(series: Series, names: Sequence[str]) -> str:
    """Who has won how many games, from the first seat on; `names` are those of the seats."""
    short = short_names(names)
    if len(short) == 2:
        return f"{short[0]} {series.wins_at(0)} : {series.wins_at(1)} {short[1]}"
    return ", ".join(f"{name} {series.wins_at(seat)}" for seat, name in enumerate(short))


def series_standing(
    words: Words, series: Series, names: Sequence[str], *, is_over: bool = False
) -> str:
    """Which game this is and how the series stands, or who has won it; in one line."""
    if not series.is_decided:
        said = game_number(words, series, is_over=is_over)
    else:
        seats = series.leading_seats
        if len(seats) == len(names):
            said = words.say("scene.series.drawn")
        else:
            short = short_names(names)
            said = words.say("scene.series.won", name=words.joined([short[one] for one in seats]))
    return said + JOINT + wins_line(series, names)
