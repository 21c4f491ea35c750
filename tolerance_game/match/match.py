"""A game in progress: seats, record, and what each seat may know of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from tolerance_game.core import (
    CHANCE,
    Corrupt,
    Event,
    Game,
    Header,
    Illegal,
    Malformed,
    Moment,
    Outcome,
    Reason,
    Record,
    Seat,
    notation,
)
from tolerance_game.core.events import ONLOOKER, visible_to
from tolerance_game.core.record import replay

from .chance import chance_step
from .history import History
from .seats import Person, Seats, as_json, check_seats, people, players_of, seats_of
from .series import Series, series_of


class Table(NamedTuple):
    """A game about to begin."""

    game: Game
    options: Any
    seats: int
    header: Header
    """Game, options, seed and data; the match adds who plays."""


class Match:
    """A game in progress.

    Players and windows ask for views, events and moves of one seat. What holds the secrets
    of all seats has `for_storage` or `all` in its name. The match makes the moves of chance itself,
    right after the move that leads to them, so outside a match it is never chance's turn.

    Every move names the moment it is for by its `stamp`. A stamp is never used again, not even
    after an undo, so a second click and an opponent's answer for an earlier moment are refused.
    """

    def __init__(self, table: Table, header: Header, seats: Seats) -> None:
        """For `begin` and `resume`: the table before the first move."""
        self.game = table.game
        self.options = table.options
        self.seats = seats
        self.header = header
        """For storage: it holds the seed, and may hold a deal that is to be the same again."""
        self.practice = header.practice
        """Whether moves may be taken back without limit."""
        self.stamp = 0
        """Names this moment."""
        self._history = History(self.game.start(self.options))
        self._seen = [0] * len(seats)

    @classmethod
    def begin(cls, table: Table, seats: Seats, *, practice: bool = False) -> Match:
        """A new game at this table, with the first deal made.

        Raises Malformed for seats or options no game could be played with, and ValueError for a
        table without a seed.
        """
        if table.header.seed is None:
            raise ValueError("a new match needs a seed")
        check_seats(seats, table.game.NAME, table.seats)
        header = replace(
            table.header, players=players_of(seats), seats=as_json(seats), practice=practice
        )
        match = cls(table, header, seats)
        match._let_chance_act()
        return match

    @classmethod
    def resume(
        cls, table: Table, record: Record, *, moments: Iterable[Moment] | None = None
    ) -> Match:
        """The game of a record, played on from its last move.

        `moments` are those of a record that was replayed already, so that it is not done twice.

        Header and seats are those of the record; the table gives rules and options. When the moves
        end before a deal or draw, chance makes it now: storage finds it in
        `moments_for_storage(len(record.moves))`. Raises Corrupt when a move cannot be made, with
        its number in the reason, or when the header seats players the game does not know.
        """
        try:
            seats = seats_of(record.header)
            check_seats(seats, table.game.NAME, table.seats)
            series_of(record.header)
        except Malformed as error:
            raise Corrupt(error.reason) from error
        match = cls(table, record.header, seats)
        if moments is None:
            moments = replay(table.game, table.options, record.moves)
        for moment in moments:
            match._history.add(moment)
        match._let_chance_act()
        # A record does not tell who has seen the table, so everyone may have.
        match.mark_seen(range(len(seats)))
        return match

    # Queries.

    @property
    def number(self) -> int:
        """How many moves have been made, chance's included."""
        return len(self._history)

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None when the game is over."""
        return self.game.to_act(self._history.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self._history.state)

    @property
    def series(self) -> Series | None:
        """The series this game belongs to: as it stood before the game, once it is over after it;
        None for a game that stands alone.
        """
        series, outcome = series_of(self.header), self.outcome
        if series is None or outcome is None:
            return series
        return series.counted(outcome.winners)

    def movers(self, since: int = 0) -> tuple[Seat, ...]:
        """Who made each move after the first `since`."""
        return tuple(moment.seat for moment in self._history.moments(since))

    def view(self, seat: Seat) -> Any:
        """What a seat may know. Raises IndexError for a seat that is not there."""
        return self.game.view(self._history.state, self._checked(seat))

    def public_view(self) -> Any:
        """What everyone may know."""
        return self.game.view(self._history.state, ONLOOKER)

    def legal_moves(self, seat: Seat) -> tuple[Any, ...]:
        """What a seat may do now; nothing when it is not its turn."""
        state = self._history.state
        if self.game.to_act(state) != self._checked(seat):
            return ()
        return self.game.legal_moves(state)

    def events(self, seat: Seat, since: int = 0) -> tuple[Event, ...]:
        """What a seat may see of all that happened after the first `since` moves."""
        return visible_to(self.all_events(since), self._checked(seat))

    def public_events(self, since: int = 0) -> tuple[Event, ...]:
        """What everyone may see of it."""
        return visible_to(self.all_events(since), ONLOOKER)

    def decision_seed(self, seat: Seat) -> str:
        """The seed of an opponent's decision in this position, the same each time."""
        return f"{self.header.seed}/seat {self._checked(seat)}/{self.number}"

    # Playing.

    def submit(self, seat: Seat, move: Any, stamp: int) -> int:
        """A seat makes a move in the moment of this stamp; what chance must do then follows.

        Returns the number of moves made before, from which on there is something new to see.
        Raises Illegal, with nothing changed: when the game is over, the moment is past, another
        seat is to act, or the rules do not allow the move.
        """
        before = len(self._history)
        state = self._history.state
        acting = self.game.to_act(state)
        if acting is None:
            raise Illegal(Reason("error.game_over"))
        if stamp != self.stamp:
            raise Illegal(Reason("match.stale"))
        if seat != acting:
            raise Illegal(Reason("match.not_your_turn", {"seat": acting}))
        state, events = self.game.apply(state, move)
        self._history.add(Moment(before + 1, seat, move, state, events))
        self.stamp += 1
        self._let_chance_act()
        return before

    def _let_chance_act(self) -> None:
        history = self._history
        while self.game.to_act(history.state) == CHANCE:
            done, header = self._chance_so_far(), self.header
            move, state, events = chance_step(self.game, history.state, done, header)
            history.add(Moment(len(history) + 1, CHANCE, move, state, events))

    def _chance_so_far(self) -> tuple[str, ...]:
        moments = self._history.moments()
        return tuple(notation.write(moment.move) for moment in moments if moment.seat == CHANCE)

    # Taking back.

    def last_decision(self, seat: Seat) -> int | None:
        """How many moves there were before the last decision of a seat; None when it made none."""
        movers = self.movers()
        return max((number for number, mover in enumerate(movers) if mover == seat), default=None)

    def undo_limit(self, seat: Seat) -> Reason | None:
        """Why a seat cannot take back its last decision and what followed; None when it can.

        A person may take back no more than keeps everyone from knowing more than the table shows
        afterwards, and never the move of another person. New information is

        - what chance did: cards were dealt or drawn;
        - in a game with secrets, the answer of another seat, for it came from a hidden hand; where
          everything is open, the answer of a program is taken back together with the move;
        - in a game with secrets, the move itself, once another person has looked at the table;
        - the end of a game, which opens what was hidden and is counted.

        What a move causes by itself (a trick carried out, a person moved) follows from what
        everyone knew. In practice the only limit is the beginning.
        """
        if seat not in people(self.seats):
            return Reason("match.undo.only_people")
        to = self.last_decision(seat)
        if to is None:
            others = people(self.seats)
            if any(mover in others for mover in self.movers()):
                # There are moves, but those of other people.
                return Reason("match.undo.passed", {"seat": seat})
            return Reason("match.undo.nothing")
        if self.practice:
            return None
        if self.outcome is not None:
            return Reason("match.undo.over")
        secrets = self.game.HAS_SECRETS
        for mover in self.movers(to + 1):
            if mover == CHANCE:
                return Reason("match.undo.drawn")
            if isinstance(self.seats[mover], Person):
                return Reason("match.undo.other_person", {"seat": mover})
            if secrets:
                return Reason("match.undo.answered", {"seat": mover})
        if secrets:
            for other in people(self.seats):
                if other != seat and self._seen[other] > to:
                    return Reason("match.undo.seen", {"seat": other})
        return None

    def undo(self, seat: Seat) -> int:
        """A seat takes back its last decision and what followed. Returns how many moves are left.

        Raises Illegal with the reason of `undo_limit`.
        """
        reason = self.undo_limit(seat)
        to = self.last_decision(seat)
        if reason is not None or to is None:
            raise Illegal(reason or Reason("match.undo.nothing"))
        self._history.take_back(to, seat)
        self._seen = [min(seen, to) for seen in self._seen]
        self.stamp += 1
        return to

    def redo_limit(self, seat: Seat) -> Reason | None:
        """Why a seat cannot make again what was taken back last; None when it can."""
        by = self._history.last_taken_back_by
        if by is None:
            return Reason("match.redo.nothing")
        return Reason("match.redo.other_person", {"seat": by}) if by != seat else None

    def redo(self, seat: Seat) -> int:
        """A seat makes again what it took back, unless something new was done since.

        Returns the number of moves made before. Raises Illegal with the reason of `redo_limit`.
        """
        reason = self.redo_limit(seat)
        if reason is not None:
            raise Illegal(reason)
        before = len(self._history)
        self._history.make_again()
        self.stamp += 1
        return before

    def mark_seen(self, seats: Sequence[Seat], number: int | None = None) -> None:
        """People at these seats have seen the table after so many moves (None: all)."""
        made = len(self._history)
        for seat in seats:
            self._seen[seat] = made if number is None else min(number, made)

    def still(self, number: int | None = None) -> Match:
        """A copy of the match as it is now, or was after so many moves."""
        still = object.__new__(Match)
        still.__dict__.update(self.__dict__)
        still._history = self._history.copy()
        if number is not None and number < len(self._history):
            still._history.take_back(number, CHANCE)
        still._seen = list(self._seen)
        return still

    # For saving and comparing: the secrets of all seats.

    def record_for_storage(self) -> Record:
        """The whole record so far."""
        moves = tuple(notation.write(moment.move) for moment in self._history.moments())
        return Record(self.header, moves)

    def moments_for_storage(self, since: int = 0) -> tuple[Moment, ...]:
        """The moves after the first `since`, each with its state and all its events."""
        return tuple(self._history.moments(since))

    def state_for_storage(self, number: int | None = None) -> Any:
        """The state after so many moves, or after all. Raises IndexError where there is none."""
        return self._history.state if number is None else self._history.state_after(number)

    def all_events(self, since: int = 0) -> tuple[Event, ...]:
        """All that happened after the first `since` moves, as spectators may see it."""
        moments = self._history.moments(since)
        return tuple(event for moment in moments for event in moment.events)

    def _checked(self, seat: Seat) -> Seat:
        # A seat below zero would quietly be counted from the end.
        if not 0 <= seat < len(self.seats):
            raise IndexError(seat)
        return seat
