"""Where the events of a table come from: a game that is played, or one that is looked back at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from tolerance_game.core.errors import Reason
from tolerance_game.core.events import Event, Seat
from tolerance_game.match.handover import Covered
from tolerance_game.match.seats import Person
from tolerance_game.session import Session
from tolerance_game.ui.pages.player_names import names_of

SeenT = TypeVar("SeenT", covariant=True)
ViewT = TypeVar("ViewT")


class Source(Protocol[SeenT]):
    """What a table shows, and how far it may be shown."""

    @property
    def names(self) -> tuple[str, ...]:
        """What everyone is called."""

    @property
    def number(self) -> int:
        """After how many moves the moment is that is shown."""

    @property
    def stamp(self) -> int:
        """Names the moment that is shown; another one after every move, undo and redo."""

    @property
    def viewer(self) -> Seat:
        """The seat that is looked from; while the screen is covered, the one it waits for."""

    @property
    def is_covered(self) -> bool:
        """Whether only what everyone may know is shown, until a person is there."""

    @property
    def passes_on(self) -> bool:
        """Whether another person must get the screen."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def is_still(self) -> bool:
        """Whether nothing goes on: the events say more than the view, which is a move behind."""

    @property
    def can_play(self) -> bool:
        """Whether the viewer is a person who plays here, when it is their turn."""

    @property
    def is_under_way(self) -> bool:
        """Whether something was done that is not shown yet."""

    @property
    def thinking(self) -> Seat | None:
        """The opponent whose decision is awaited."""

    @property
    def warnings(self) -> Sequence[Reason]:
        """What is wrong with keeping the game, for as long as it is."""

    def view(self) -> SeenT:
        """What the viewer may know, as the game's package gives it."""

    def events(self, since: int = 0) -> Sequence[Event]:
        """What the viewer may know of all that happened after so many moves."""

    def undo_limit(self) -> Reason | None:
        """Why the last decision cannot be taken back; None when it is possible."""

    def cover(self) -> None:
        """Takes the secrets of the viewer from the screen."""

    def hold(self, held: bool) -> None:
        """Holds opponents back, or lets them act."""

    def tick(self) -> bool:
        """Lets opponents act and the disk be looked at. Whether anything has changed."""


class Pages(Protocol):
    """A source that shows several moments, one at a time."""

    @property
    def is_first(self) -> bool:
        """Whether there is none before."""

    @property
    def is_last(self) -> bool:
        """Whether there is none after."""

    def turn(self, by: int) -> bool:
        """Goes to another moment; whether there is one."""


class PlayedGame(Generic[ViewT]):
    """A game that is being played."""

    is_still = False

    def __init__(self, session: Session) -> None:
        self._session = session
        self._handover = session.handover

    @property
    def names(self) -> tuple[str, ...]:
        """What everyone is called."""
        return names_of(self._session.match.seats)

    @property
    def number(self) -> int:
        """How many moves may be shown."""
        return self._handover.number

    @property
    def stamp(self) -> int:
        """Names the moment that may be shown."""
        return self._handover.stamp

    @property
    def viewer(self) -> Seat:
        """The person at the screen, or the one it waits for."""
        return self._handover.phase.seat

    @property
    def is_covered(self) -> bool:
        """Whether the screen waits for a person."""
        return isinstance(self._handover.phase, Covered)

    @property
    def passes_on(self) -> bool:
        """Whether another person must get the screen."""
        return self._handover.due is not None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._handover.table.outcome is not None

    @property
    def can_play(self) -> bool:
        """Whether the viewer is a person."""
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
        """What may be shown now."""
        view: ViewT = self._handover.view()
        return view

    def events(self, since: int = 0) -> Sequence[Event]:
        """What may be told now of all that happened after so many moves."""
        return self._handover.events(since)

    def undo_limit(self) -> Reason | None:
        """Why the person at the screen cannot take back a move."""
        return self._session.handover.undo_limit()

    def cover(self) -> None:
        """Takes the secrets of the viewer from the screen."""
        self._handover.cover()

    def hold(self, held: bool) -> None:
        """Holds opponents back, or lets them act."""
        self._session.is_held = held

    def tick(self) -> bool:
        """Lets opponents act and the disk be looked at."""
        return self._session.tick()
