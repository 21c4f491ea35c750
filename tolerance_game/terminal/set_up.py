"""Begins a session in the terminal: the game in progress, or a new one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game import games
from tolerance_game.core import GameError, Malformed, Reason, Seat
from tolerance_game.match import Opponent, Person, Seats, Table, people
from tolerance_game.session import Home, Session
from tolerance_game.session.choices import first_name
from tolerance_game.storage.saves.save_list import SavedGame
from tolerance_game.words import Teller, Words

from .text_game import Console, TextGame

FIRST_SEAT: Final = (0,)
"""Where a person sits in a game without sides to choose."""


def all_sides() -> tuple[str, ...]:
    """The sides of all games, for a command line."""
    found = (side for name in games.names() for side in games.room(name, "terminal").SIDES)
    return tuple(dict.fromkeys(found))


def play(
    home: Home, table: Table, console: Console, side: str | None = None, *, asks_side: bool = False
) -> None:
    """Plays the game in progress, or a new one at this table.

    `side` is where people sit in a game that has sides; without it that is asked if `asks_side`,
    else it is the first side. Raises Malformed for a side that the game does not have.
    """
    words = Words(home.language)
    game = table.header.game
    sides = games.room(game, "terminal").SIDES
    if side is not None and side not in sides:
        raise Malformed(Reason("terminal.no_side", {"text": side}))
    session = _continued(home, words, console)
    if session is None:
        if side is None and asks_side and sides:
            side = _asked_side(game, tuple(sides), words, console)
        usual = next(iter(sides.values()), FIRST_SEAT)
        session = Session.begin(home, table, _seats(home, table, sides.get(side or "", usual)))
    TextGame(session, console).play()


def _seats(home: Home, table: Table, here: tuple[Seat, ...]) -> Seats:
    """The people at these seats, and programs at all others."""
    more = [name if name.isprintable() else "" for name in home.settings.names[1:]]
    names = [first_name(home.settings), *more, "", ""]
    return tuple(
        Person(names[here.index(seat)]) if seat in here else Opponent(player)
        for seat, player in enumerate(table.header.players)
    )


def _asked_side(game: str, sides: Sequence[str], words: Words, console: Console) -> str:
    """Where people want to sit; nothing, or the end of what is typed, means the first side."""
    for number, side in enumerate(sides, start=1):
        console.tell(f"  {number}  {words.say(f'{game}.side.{side}')}")
    while True:
        try:
            typed = console.ask(words.say("terminal.ask_side", high=len(sides)) + " ").strip()
        except EOFError:
            return sides[0]
        if not typed:
            return sides[0]
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(sides):
            return sides[int(typed) - 1]
        console.tell(words.say("terminal.type_a_number", high=len(sides)))


def _continued(home: Home, words: Words, console: Console) -> Session | None:
    """The game in progress, if there is one and the person wants to go on with it."""
    entry = home.tasks.do(home.archive.to_continue).result()
    if entry is None or not _can_be_shared(entry):
        return None
    try:
        typed = console.ask(_offer(entry, words) + " ").strip().lower()
    except EOFError:
        return None
    if not typed or not any(yes.startswith(typed) for yes in (words.say("terminal.yes"), "yes")):
        return None
    try:
        return Session.resume(home, entry.path)
    except GameError as error:
        console.warn(Teller(words).refusal(error))
    return None


def _can_be_shared(entry: SavedGame) -> bool:
    """Whether it can go on in a terminal, which keeps no person's hand from the other."""
    persons = len(people(entry.seats))
    return persons == 1 or (persons > 1 and not games.game(entry.game).HAS_SECRETS)


def _offer(entry: SavedGame, words: Words) -> str:
    date = f"{entry.date.astimezone():%Y-%m-%d %H:%M}" if entry.date else "–"
    usual = games.room(entry.game, "terminal").seat_names(words, len(entry.seats))
    names = words.joined(one.name or name for one, name in zip(entry.seats, usual, strict=True))
    standing = games.room(entry.game, "report").standing(words, entry.summary, is_over=False)
    return words.say("terminal.resume", text=standing, name=names, which=date)
