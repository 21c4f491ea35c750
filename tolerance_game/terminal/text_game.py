"""A game as it is played in a terminal."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import wait
from threading import Event as Signal
from typing import Any, Final

from tolerance_game import games
from tolerance_game.core.errors import GameError, Reason
from tolerance_game.core.events import Seat
from tolerance_game.match.match import Table
from tolerance_game.match.seats import Opponent, Person, people
from tolerance_game.session import Session, saving
from tolerance_game.streams import hush

from . import commands
from .commands import Commands
from .narrator import Narrator
from .terminal_table import RefusedInput, TerminalTable, TypedAnswer

PATIENCE: Final = 5.0
"""Seconds that a sound disk has for what comes after the end of a game."""
LEAVING: Final = 8.0
"""Seconds for the last words to the disk; the journal gives up before."""

Ask = Callable[[str], str]
Tell = Callable[[str], None]


class TextGame:
    """Tells what happens, and lets people type what they do."""

    def __init__(self, session: Session, ask: Ask, tell: Tell, warn: Tell) -> None:
        match = session.match
        table = Table(match.game, match.options, len(match.seats), match.header)
        home = session.home
        self.narrator = Narrator(table, home.catalogue, home.language).naming(match.seats)
        room = games.room(match.game.NAME, "terminal")
        self._chapters = room.CHAPTERS
        self._table: TerminalTable = room.table(self.narrator)
        words = self.narrator.teller.words
        self._commands = Commands(words, match.game.NAME, self._table, match.header.options)
        self._session = session
        self._ask = ask
        self._tell = tell
        self._warn = warn
        self._told = 0
        # What is wrong with the whole folder was said before there was a game.
        self._warned: tuple[Reason, ...] = (home.refused,) if home.refused is not None else ()
        self._woken = Signal()
        home.on_news = self._woken.set

    def play(self) -> None:
        """To the end, or until the person leaves; without a keyboard programs end the story."""
        self._settle()
        for line in self.narrator.title(self._session.match.header):
            self._tell(line)
        self._tell(self._commands.short())
        self._told = self._chapter()
        try:
            if self._play_on():
                self._book()
                self._leave(is_over=True)
            else:
                self._leave(is_over=False)
        except EOFError:
            self._tell(self.narrator.say("terminal.nobody_types"))
            self._end_without_person()

    def finish(self, told: int) -> None:
        """Programs play on from here to the end."""
        self._told = told
        self._play_on()
        self._session.close()

    def _leave(self, *, is_over: bool) -> None:
        """The last sentence is said when it is true."""
        closed = self._session.close()
        wait([closed], LEAVING)
        is_kept = closed.done() and closed.result()
        last = saving.left(self._session, is_kept)
        if not (is_over and is_kept):
            self._tell(self.narrator.reason(last))

    def _end_without_person(self) -> None:
        """The story is told to its end, but what a person began stays as it is, to go on with."""
        left = self._session
        usual = games.usual_player(left.match.game.NAME)
        seats = tuple(
            Opponent(usual, one.name) if isinstance(one, Person) else one
            for one in left.match.seats
        )
        rest = left.branch(left.match.number, seats, keep=False)
        moved = any(seat in people(left.match.seats) for seat in left.match.movers())
        if moved:
            left.close()
        else:
            left.abandon()
        TextGame(rest, self._ask, self._tell, self._warn).finish(rest.number)

    def _play_on(self) -> bool:
        """Plays to the end, and gives True, or until the person leaves. Raises EOFError."""
        session = self._session
        while True:
            self._settle()
            self._tell_news()
            acting = session.handover.to_act
            if acting is None:
                return True
            if isinstance(session.match.seats[acting], Person):
                if not self._let_person_act(acting):
                    return False
            else:
                self._rest()

    def _rest(self) -> None:
        """Takes what opponents and disk have to say, or sleeps until they say something."""
        self._woken.clear()
        if not self._session.tick():
            self._woken.wait(1.0)

    def _settle(self) -> None:
        """Until what was done last may be told: it is on the disk, or cannot get there."""
        while self._session.is_under_way:
            self._rest()

    # What a person types.

    def _let_person_act(self, seat: Seat) -> bool:
        """A move, or a word; whether the person stays."""
        session = self._session
        moves = session.handover.legal_moves()
        view = session.handover.view()
        for line in self._table.choices(seat, view, moves):
            self._tell(line)
        if not saving.is_safe(session):
            self._tell(f"! {self.narrator.reason(saving.now(session))}")
        while True:
            typed = self._ask("> ").strip()
            word, _, rest = typed.partition(" ")
            command = self._commands.named(word)
            if command == commands.QUIT:
                return False
            if command == commands.UNDO:
                if self._undo():
                    return True
            elif command:
                self._answer(command, rest.strip(), view)
            else:
                move = self._move(typed, view, moves)
                if move is not None:
                    session.submit(move)
                    return True

    def _move(self, typed: str, view: Any, moves: tuple[Any, ...]) -> Any:
        """The move that was typed; None, and why not, when there is none."""
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
        answer = self._table.typed(typed, view, moves)
        if answer is None:
            self._tell(self.narrator.say("terminal.type_a_number", high=len(moves)))
        elif isinstance(answer, RefusedInput):
            self._tell(self.narrator.reason(answer.reason))
        elif isinstance(answer, TypedAnswer):
            for line in answer.lines:
                self._tell(line)
        else:
            return answer
        return None

    def _answer(self, command: str, rest: str, view: Any) -> None:
        """A word that changes nothing in the game."""
        if command == commands.SAVE:
            self._save(rest)
        elif command == commands.HELP:
            for line in self._commands.help():
                self._tell(line)
            self._tell(self.narrator.reason(saving.now(self._session)))
        elif command == commands.RULES:
            for line in self._commands.rules(rest):
                self._tell(line)
        else:
            for line in self._table.page(command, view):
                self._tell(line)

    def _save(self, name: str) -> None:
        if not name:
            self._tell(self.narrator.say("terminal.save_needs_name"))
            return
        try:
            self._session.save_as(name).result()
        except GameError as error:
            self._warn(self.narrator.teller.refusal(error))
        else:
            self._tell(self.narrator.say("terminal.saved", text=name))

    def _undo(self) -> bool:
        limit = self._session.handover.undo_limit()
        if limit is not None:
            self._tell(self.narrator.reason(limit))
            return False
        to = self._session.undo()
        self._settle()
        self._told = min(self._told, to)
        self._tell(self.narrator.say("terminal.undone", number=to))
        self._tell_board()
        return True

    # What is told.

    def _book(self) -> None:
        """The game is over: waits until it is counted, as long as that is likely."""
        session, deadline = self._session, time.monotonic() + PATIENCE
        while saving.is_safe(session) and session.counted is None and time.monotonic() < deadline:
            session.wait(PATIENCE)
            session.tick()
        if session.counted is not None:
            wait([session.counted], PATIENCE)
        self._tell_news()

    def _tell_news(self) -> None:
        """What happened since it was told last, and what is wrong."""
        session = self._session
        lines = tuple(self.narrator.events(session.handover.events(self._told)))
        for line in lines:
            self._tell(line)
        self._told = session.number
        if lines and session.handover.to_act is not None:
            self._tell_board()
        warnings = session.saved.warnings
        new = tuple(one for one in warnings if one.id not in {told.id for told in self._warned})
        if self._warned and not warnings:
            self._tell(self.narrator.say("terminal.saved_again"))
        self._warned = warnings
        for reason in (*session.take_notices(), *new):
            self._warn(self.narrator.reason(reason))

    def _tell_board(self) -> None:
        if self._table.shows_board:
            for line in self._table.board(self._session.handover.view()):
                self._tell(line)

    def _chapter(self) -> int:
        """The move at which the present chapter began; of the events only their kinds count."""
        moments = self._session.match.moments_for_storage()
        begins = (
            moment.number - 1
            for moment in reversed(moments)
            if any(event.kind in self._chapters for event in moment.events)
        )
        persons = people(self._session.match.seats)
        has_begun = any(moment.seat in persons for moment in moments)
        return next(begins, 0) if has_begun else 0


def end_without_reader() -> int:
    """The reader of the output has gone, as `head` does: ends quietly, without a message."""
    hush()
    return 0
