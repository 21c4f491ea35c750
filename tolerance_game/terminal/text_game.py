"""A game as it is played in a terminal."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from concurrent.futures import wait
from threading import Event as Signal
from typing import Any, Final, NamedTuple

from tolerance_game import games
from tolerance_game.core import GameError, Reason, Seat
from tolerance_game.match import Opponent, Person, Table, people
from tolerance_game.session import Session, saving

from . import commands
from .commands import Commands
from .narrator import Narrator
from .terminal_table import RefusedInput, TerminalTable, TypedAnswer

PATIENCE: Final = 5.0
"""Seconds that a working disk has for what follows the end of a game."""
LEAVING: Final = 8.0
"""Seconds for the last writes to the disk; the journal gives up before."""


class Console(NamedTuple):
    """What the game reads from and writes to."""

    ask: Callable[[str], str]
    """Prints a prompt and reads a line. Raises EOFError at the end of input."""
    tell: Callable[[str], None]
    warn: Callable[[str], None]
    """Prints what is no part of the game."""

    def tell_all(self, lines: Iterable[str]) -> None:
        """Prints lines."""
        for line in lines:
            self.tell(line)


class TextGame:
    """Tells what happens, and lets people type their moves."""

    def __init__(self, session: Session, console: Console) -> None:
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
        self._console = console
        self._told = 0
        # Faults of the whole folder were reported before the game began.
        self._warned: tuple[Reason, ...] = (home.refused,) if home.refused is not None else ()
        self._woken = Signal()
        home.on_news = self._woken.set

    def play(self) -> None:
        """Plays to the end, or until the person leaves; at the end of input opponents finish it."""
        self._settle()
        self._console.tell_all(self.narrator.title(self._session.match.header))
        self._console.tell(self._commands.short())
        self._told = self._chapter()
        try:
            if self._play_on():
                self._wait_for_statistics()
                self._leave(is_over=True)
            else:
                self._leave(is_over=False)
        except EOFError:
            self._console.tell(self.narrator.say("terminal.nobody_types"))
            self._end_without_person()

    def finish(self, told: int) -> None:
        """Programs play on from here to the end."""
        self._told = told
        self._play_on()
        self._session.close()

    def _leave(self, *, is_over: bool) -> None:
        """Closes the session, then says what became of the game."""
        closed = self._session.close()
        wait([closed], LEAVING)
        is_kept = closed.done() and closed.result()
        last = saving.left(self._session, is_kept)
        if not (is_over and is_kept):
            self._console.tell(self.narrator.reason(last))

    def _end_without_person(self) -> None:
        """Opponents play on to the end, but the person's game stays as it is, to be continued."""
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
        TextGame(rest, self._console).finish(rest.number)

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
        """Handles news from opponents and disk, or sleeps until there is some."""
        self._woken.clear()
        if not self._session.tick():
            self._woken.wait(1.0)

    def _settle(self) -> None:
        """Waits until the last action may be told: it is on the disk, or cannot get there."""
        while self._session.is_under_way:
            self._rest()

    # What a person types.

    def _let_person_act(self, seat: Seat) -> bool:
        """Reads a move or a command; returns whether the person stays."""
        session = self._session
        moves = session.handover.legal_moves()
        view = session.handover.view()
        self._console.tell_all(self._table.choices(seat, view, moves))
        if not saving.is_safe(session):
            self._console.tell(f"! {self.narrator.reason(saving.now(session))}")
        while True:
            typed = self._console.ask("> ").strip()
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
        """The move that was typed; None, with a message, when it is none."""
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
        answer = self._table.typed(typed, view, moves)
        if answer is None:
            self._console.tell(self.narrator.say("terminal.type_a_number", high=len(moves)))
        elif isinstance(answer, RefusedInput):
            self._console.tell(self.narrator.reason(answer.reason))
        elif isinstance(answer, TypedAnswer):
            self._console.tell_all(answer.lines)
        else:
            return answer
        return None

    def _answer(self, command: str, rest: str, view: Any) -> None:
        """A command that changes nothing in the game."""
        if command == commands.SAVE:
            self._save(rest)
        elif command == commands.HELP:
            self._console.tell_all(self._commands.help())
            self._console.tell(self.narrator.reason(saving.now(self._session)))
        elif command == commands.RULES:
            self._console.tell_all(self._commands.rules(rest))
        else:
            self._console.tell_all(self._table.page(command, view))

    def _save(self, name: str) -> None:
        if not name:
            self._console.tell(self.narrator.say("terminal.save_needs_name"))
            return
        try:
            self._session.save_as(name).result()
        except GameError as error:
            self._console.warn(self.narrator.teller.refusal(error))
        else:
            self._console.tell(self.narrator.say("terminal.saved", text=name))

    def _undo(self) -> bool:
        limit = self._session.handover.undo_limit()
        if limit is not None:
            self._console.tell(self.narrator.reason(limit))
            return False
        to = self._session.undo()
        self._settle()
        self._told = min(self._told, to)
        self._console.tell(self.narrator.say("terminal.undone", number=to))
        self._tell_board()
        return True

    # What is told.

    def _wait_for_statistics(self) -> None:
        """The game is over: waits until it is counted, if that is likely."""
        session, deadline = self._session, time.monotonic() + PATIENCE
        while saving.is_safe(session) and session.counted is None and time.monotonic() < deadline:
            session.wait(PATIENCE)
            session.tick()
        if session.counted is not None:
            wait([session.counted], PATIENCE)
        self._tell_news()

    def _tell_news(self) -> None:
        """Tells what happened since the last call, and new warnings."""
        session = self._session
        lines = tuple(self.narrator.events(session.handover.events(self._told)))
        self._console.tell_all(lines)
        self._told = session.number
        if lines and session.handover.to_act is not None:
            self._tell_board()
        warnings = session.saved.warnings
        new = tuple(one for one in warnings if one.id not in {told.id for told in self._warned})
        if self._warned and not warnings:
            self._console.tell(self.narrator.say("terminal.saved_again"))
        self._warned = warnings
        for reason in (*session.take_notices(), *new):
            self._console.warn(self.narrator.reason(reason))

    def _tell_board(self) -> None:
        if self._table.shows_board:
            self._console.tell_all(self._table.board(self._session.handover.view()))

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
