"""Session down at a table in the terminal: at the game that waits, or at a new one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tolerance_game.core.errors import GameError, Malformed, Reason
from tolerance_game.games import room
from tolerance_game.match.seats import Opponent, Person, Seats, people
from tolerance_game.session import Home, Session
from tolerance_game.session.choices import first_name
from tolerance_game.session.table import Table
from tolerance_game.storage.saves.save_list import SavedGame
from tolerance_game.words import Words
from tolerance_game.words.teller import Teller

from .narrator import usual_names
from .text_game import TextGame

Ask = Callable[[str], str]
Tell = Callable[[str], None]

AVIGNON, ROME, BOTH = "avignon", "rome", "both"
SIDES: Final = (AVIGNON, ROME, BOTH)
"""Where whoever types sits in a game of Schisma; at both sides two people do."""
PEOPLE: Final = {AVIGNON: (0,), ROME: (1,), BOTH: (0, 1)}


def play(
    home: Home,
    table: Table,
    ask: Ask,
    tell: Tell,
    warn: Tell,
    side: str | None = None,
    *,
    asks_side: bool = False,
) -> None:
    """The game that waits, or a new one at this table.

    `side` is where one sits in a game of Schisma; without it that is asked, or else Avignon. `warn`
    is told what nobody should take for a part of the game. Raises Malformed for a side in a game
    that has none.
    """
    words = Words(home.language)
    game = table.header.game
    if side is not None and game != "schisma":
        raise Malformed(Reason("terminal.no_sides"))
    session = _continued(home, words, ask, warn)
    if session is None:
        if side is None and asks_side and game == "schisma":
            side = _asked_side(words, ask, tell)
        session = Session.begin(home, table, _seats(home, table, side or AVIGNON))
    TextGame(session, ask, tell, warn).play()


def _seats(home: Home, table: Table, side: str) -> Seats:
    """The people, and programs at all other places."""
    here = PEOPLE[side] if table.header.game == "schisma" else (0,)
    more = [name if name.isprintable() else "" for name in home.settings.names[1:]]
    names = [first_name(home.settings), *more, "", ""]
    return tuple(
        Person(names[here.index(seat)]) if seat in here else Opponent(player)
        for seat, player in enumerate(table.header.players)
    )


def _asked_side(words: Words, ask: Ask, tell: Tell) -> str:
    """Where somebody wants to sit; nothing, or the end of what is typed, means Avignon."""
    for number, side in enumerate(SIDES, start=1):
        tell(f"  {number}  {words.say(f'terminal.side.{side}')}")
    while True:
        try:
            typed = ask(words.say("terminal.side.ask") + " ").strip()
        except EOFError:
            return AVIGNON
        if not typed:
            return AVIGNON
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(SIDES):
            return SIDES[int(typed) - 1]
        tell(words.say("terminal.type_a_number", high=len(SIDES)))


def _continued(home: Home, words: Words, ask: Ask, warn: Tell) -> Session | None:
    """The game that waits, if there is one and somebody wants to go on with it."""
    entry = home.to_continue().result()
    if entry is None or not _can_be_shared(entry):
        return None
    try:
        typed = ask(_offer(entry, words) + " ").strip().lower()
    except EOFError:
        return None
    if not typed or not any(yes.startswith(typed) for yes in (words.say("terminal.yes"), "yes")):
        return None
    try:
        return Session.resume(home, entry.path)
    except GameError as error:
        warn(Teller(words).refusal(error))
    return None


def _can_be_shared(entry: SavedGame) -> bool:
    """Whether it can go on in a terminal, which keeps no person's hand from the other."""
    persons = len(people(entry.seats))
    return persons == 1 or (persons > 1 and entry.game == "schisma")


def _offer(entry: SavedGame, words: Words) -> str:
    date = f"{entry.date.astimezone():%Y-%m-%d %H:%M}" if entry.date else "–"
    usual = usual_names(entry.game, len(entry.seats), words)
    names = words.joined(one.name or name for one, name in zip(entry.seats, usual, strict=True))
    standing = room(entry.game, "report").standing(words, entry.summary, is_over=False)
    return words.say("terminal.resume", text=standing, name=names, which=date)
