"""What a game in a list is called: how far it is, who plays, when it was saved."""

from __future__ import annotations

from datetime import datetime

from tolerance_game.games import names, room
from tolerance_game.match import Seats
from tolerance_game.storage.saves.save_list import SavedGame
from tolerance_game.words import Words

from .player_names import names_of, short_names
from .series_lines import series_standing


def standing(words: Words, entry: SavedGame) -> str:
    """The game and how far it is."""
    if entry.game not in names():
        return entry.name
    report = room(entry.game, "report")
    standing: str = report.standing(words, entry.summary, is_over=entry.is_over)
    return standing


def continued(words: Words, entry: SavedGame) -> str:
    """The game to go on with and how far it is; one that is over is followed by the next one."""
    if entry.is_over and entry.game in names():
        return words.say("scene.series.follows", game=entry.game)
    return standing(words, entry)


def players(words: Words, seats: Seats) -> str:
    """The names of those who play."""
    short = short_names(names_of(seats), 14 if len(seats) < 4 else 11)
    return words.joined(short) or words.say("scene.game.nobody")


def players_and_wins(words: Words, entry: SavedGame) -> str:
    """Who plays; and in a series, which game this is, and how it stands."""
    if entry.series is None:
        return players(words, entry.seats)
    return series_standing(words, entry.series, names_of(entry.seats), is_over=entry.is_over)


def saved_on(words: Words, date: datetime | None, now: datetime) -> str:
    """When it was saved: today, yesterday, or the day; in the time of this place."""
    if date is None:
        return ""
    date, now = date.astimezone(), now.astimezone()
    days = (now.date() - date.date()).days
    if days in (0, 1):
        return words.say(f"scene.game.{('today', 'yesterday')[days]}", name=f"{date:%H:%M}")
    day = words.say(f"scene.game.date.{date.month}", which=date.day, name=date.year)
    return words.say("scene.game.on", name=day)


def players_and_date(words: Words, entry: SavedGame, now: datetime) -> str:
    """Names and date in one line."""
    names, date = players_and_wins(words, entry), saved_on(words, entry.date, now)
    return words.say("scene.game.saved", name=names, which=date) if date else names
