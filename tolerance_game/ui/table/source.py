"""Where a table takes its events from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from tolerance_game import games
from tolerance_game.core import Event, Reason, Seat
from tolerance_game.match import Person
from tolerance_game.match.company import Company, Remark
from tolerance_game.match.handover import Covered
from tolerance_game.session import Session
from tolerance_game.ui.pages.player_names import names_of

ViewT = TypeVar("ViewT")


class Pages(Protocol):
    """A source that shows several moments, one at a time; `turn` says whether there is another."""

    @property
    def is_first(self) -> bool: ...
    @property
    def is_last(self) -> bool: ...
    @property
    def branch_at(self) -> int:
        """How many moves lead to the moment from which one could play on."""

    def turn(self, by: int) -> bool: ...


class Source(Generic[ViewT]):
    """What a table shows of a session as it is played; look-back overrides what differs."""

    is_past = False
    """Whether a past moment is shown: its events then say more than its view, a move behind."""
    pages: Pages | None = None
    """The source itself where the keys for undo and redo turn to other moments."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._handover = session.handover

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat's player."""
        return names_of(self._session.match.seats)

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._session.match.game.NAME

    @property
    def number(self) -> int:
        """The number of moves before the moment shown."""
        return self._handover.number

    @property
    def stamp(self) -> int:
        """Identifies the moment shown; it changes with every move, undo and redo."""
        return self._handover.stamp

    @property
    def viewer(self) -> Seat:
        """The seat whose secrets are shown; while the screen is covered, the one it waits for."""
        return self._handover.phase.seat

    @property
    def is_covered(self) -> bool:
        """Whether only public information is shown until a person takes the screen."""
        return isinstance(self._handover.phase, Covered)

    @property
    def passes_on(self) -> bool:
        """Whether the screen must be passed to another person."""
        return self._handover.due is not None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._handover.table.outcome is not None

    @property
    def can_play(self) -> bool:
        """Whether the viewer is a person who can make moves here."""
        return isinstance(self._session.match.seats[self.viewer], Person)

    @property
    def is_under_way(self) -> bool:
        """Whether a move is not on the disk yet."""
        return self._session.is_under_way

    @property
    def thinking(self) -> Seat | None:
        """The opponent whose decision is awaited."""
        return self._session.thinking

    @property
    def warnings(self) -> Sequence[Reason]:
        """Why the game is not on the disk."""
        return self._session.saved.warnings

    def view(self) -> ViewT:
        """What the viewer may know, as the game's package gives it."""
        view: ViewT = self._handover.view()
        return view

    def opened(self) -> Sequence[ViewT]:
        """The views of the others, where their hands are open (`Handover.open_hands`)."""
        return () if self.is_past else self._handover.opened()

    def events(self, since: int = 0) -> Sequence[Event]:
        """The events after this many moves, as far as the viewer may know them."""
        return self._handover.events(since)

    def company(self, speaks: Callable[[Remark], bool]) -> Company | None:
        """Those who are seen at the table, before anything has happened; None where nobody is.

        `speaks` tells whether somebody has something to say of an occasion.
        """
        match = self._session.match
        game = match.game.NAME
        if not any(sitter.face for sitter in match.seats) or not games.offered_cast(game):
            return None
        occasions = games.room(game, "occasions").occasions(match.options)
        return Company(match.seats, occasions, speaks, match.header.seed)

    def undo_limit(self) -> Reason | None:
        """Why the last decision cannot be undone; None when it can."""
        return self._handover.undo_limit()

    def cover(self) -> None:
        """Hides the viewer's secrets."""
        self._handover.cover()

    def hold(self, held: bool) -> None:
        """Holds opponents back, or lets them act."""
        self._session.is_held = held

    def tick(self) -> bool:
        """Lets opponents act and checks the disk. Whether anything has changed."""
        return self._session.tick()
