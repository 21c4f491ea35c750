"""A game in the terminal: told in words, and played by typing the number of a move."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

from tolerance_game.core.errors import Reason
from tolerance_game.core.events import Event, visible_to
from tolerance_game.core.game import CHANCE
from tolerance_game.core.record import Header
from tolerance_game.match.chance import named_by
from tolerance_game.players.registry import make
from tolerance_game.storage.catalogue import Catalogue
from tolerance_game.table import Table
from tolerance_game.words import Names, Teller, Words
from tolerance_game.words.names import names_of_tolerance

SEATS: Final = ("Anna", "Ben", "Clara", "David", "Emma")
PERSON: Final = 0
"""The seat of the one who types."""

HEADINGS: Final = ("reign_began", "turn_began", "reign_ended", "section_scored", "game_ended")
"""Events before which the story draws breath."""


class Narrator:
    """Tells a game of one table in one language."""

    def __init__(self, table: Table, catalogue: Catalogue, language: str) -> None:
        self.table = table
        words = Words(language)
        if table.header.game == "tolerance":
            names = names_of_tolerance(table.options)
            self.seats = SEATS[: table.seats]
        else:
            names = Names(persons=catalogue.schisma.names)
            self.seats = (words.say("schisma.land.avignon"), words.say("schisma.land.rome"))
        self.teller = Teller(words, names, self.seats)
        self.say = self.teller.words.say

    def title(self, header: Header, person: int | None = None) -> Iterator[str]:
        """Which game, who plays, and the seed that gives the same game again."""
        yield self.say(f"terminal.title.{header.game}")
        players = list(header.players)
        if person is not None:
            players[person] = "person"
        for name, player in zip(self.seats, players, strict=True):
            yield "  " + self.say(f"terminal.player.{player}", name=name)
        if header.seed is not None:
            yield "  " + self.say("terminal.seed", seed=header.seed)

    def events(self, events: Sequence[Event]) -> Iterator[str]:
        """What happened, a line each, and the terms of each sum below it."""
        for event in events:
            line = self.teller.line(event)
            if not line:
                continue
            if event.kind in HEADINGS or getattr(event, "leads", False):
                yield ""
            yield f"{line} ({event.paragraph})"
            for detail in self.teller.details(event):
                yield f"      {detail}"

    def reason(self, reason: Reason) -> str:
        """Why something cannot be."""
        return self.teller.reason(reason)

    def move(self, state: Any, move: Any) -> str:
        """What a move is called."""
        display = getattr(state, "display", ())
        return self.teller.move(move, [standing.person if standing else "" for standing in display])

    def motive(self, seat: int, reason: Reason) -> str:
        """Why a program made its move."""
        return self.say("terminal.motive", seat=seat, which=self.say(reason.id, **reason.values))

    def waiting(self, state: Any) -> Iterator[str]:
        """Whose move it is, and what may be done."""
        acting = self.table.game.to_act(state)
        yield self.say("terminal.waiting", seat=acting)
        for number, move in enumerate(self.table.game.legal_moves(state), start=1):
            yield f"  {number:3}  {self.move(state, move)}"


def play(
    table: Table, narrator: Narrator, ask: Callable[[str], str], tell: Callable[[str], None]
) -> None:
    """A game of one person against programs; when nobody types any more, programs end it."""
    game = table.game
    names = table.header.players
    players = [make(table.header.game, name) for name in names]
    generators = [Random(f"{table.header.seed}/seat {seat}") for seat in range(table.seats)]
    draws, drawn = named_by(table.header.seed), 0
    someone_types = True
    for line in narrator.title(table.header, PERSON):
        tell(line)
    state = game.start(table.options)
    while (acting := game.to_act(state)) is not None:
        if acting == CHANCE:
            drawn += 1
            move = game.chance_move(state, draws(drawn))
        elif acting == PERSON and someone_types:
            try:
                move = _typed(narrator, state, ask, tell)
            except EOFError:
                someone_types = False
                tell(narrator.say("terminal.nobody_types"))
                continue
        else:
            view, legal = game.view(state, acting), game.legal_moves(state)
            move = players[acting].decide(view, legal, generators[acting]).move
        state, events = game.apply(state, move)
        heard = visible_to(events, PERSON) if someone_types else events
        for line in narrator.events(heard):
            tell(line)


def _typed(
    narrator: Narrator, state: Any, ask: Callable[[str], str], tell: Callable[[str], None]
) -> Any:
    """The move that the person types: its number in the list. Raises EOFError when nobody does."""
    moves = narrator.table.game.legal_moves(state)
    for line in narrator.waiting(state):
        tell(line)
    while True:
        typed = ask("> ").strip()
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
        tell(narrator.say("terminal.type_a_number", high=len(moves)))


def nobody_listens() -> int:
    """Whoever read the output has heard enough: ends quietly, without a word at the exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
