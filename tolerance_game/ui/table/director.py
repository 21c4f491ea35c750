"""What happens next at a table: one state machine, the same for every game.

`following` is the whole of it: from what there is to do it names the next state, the most urgent
thing first. `Director` enters that state, which is one act of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final, Protocol

from .source import Source


class State(Enum):
    """What is going on at the table."""

    OPEN = "open"
    """Nothing is due: a person decides at the table, or opponents act."""
    PLAYBACK = "playback"
    """Events are shown, one after the other."""
    SETTLING = "settling"
    """All is shown: the picture is compared with the view."""
    WELCOME = "welcome"
    """A person is told how it begins, before their first decision."""
    SCORES = "scores"
    """What was scored is shown in a scene of its own; what follows waits until it is closed."""
    CURTAIN = "curtain"
    """The screen is covered until the person it waits for is there."""
    PASSING = "passing"
    """Another person is to decide: the screen must be covered."""
    ASKING = "asking"
    """The person decides in a scene of its own."""
    OVER = "over"
    """The game has ended, and that was told."""


STAYS: Final = (State.OPEN, State.PLAYBACK, State.ASKING, State.OVER)
"""Nothing is done again while one of these goes on."""


class Directed(Protocol):
    """A table as its director knows it: facts, and acts that change them.

    An act returns whether it changes the picture; if not, the director goes on at once.
    """

    @property
    def source(self) -> Source[Any]:
        """Where the events come from."""

    @property
    def is_on_top(self) -> bool:
        """Whether no other scene lies above the table."""

    @property
    def is_moving(self) -> bool:
        """Whether something is still played back."""

    @property
    def is_settled(self) -> bool:
        """Whether the picture was compared with the view, or must lag behind it."""

    @property
    def awaits_welcome(self) -> bool:
        """Whether the viewer is to be told how the game begins."""

    @property
    def scores_due(self) -> bool:
        """Whether something was scored that is shown in a scene of its own, now."""

    @property
    def asks_elsewhere(self) -> bool:
        """Whether the viewer is to decide now, and not on the table itself."""

    def follow(self) -> bool:
        """Lets opponents act and the disk be looked at, and takes what is new."""

    def settle(self) -> bool:
        """Compares the picture with the view."""

    def welcome(self) -> bool:
        """Tells the viewer how the game begins, if it is wished."""

    def show_scores(self) -> bool:
        """Opens the scene that shows what was scored."""

    def lower_curtain(self) -> bool:
        """Opens the scene that covers the screen."""

    def pass_on(self) -> bool:
        """Takes the secrets of the viewer from the screen."""

    def ask(self) -> bool:
        """Opens the scene in which the viewer decides."""

    def tell_end(self) -> bool:
        """Opens the scene that tells who has won."""


def following(state: State, table: Directed) -> State:
    """The state that follows: of all that is due the first in this order."""
    if table.is_moving:
        return State.PLAYBACK
    if not table.is_settled:
        return State.SETTLING
    if table.awaits_welcome and not table.source.is_covered:
        return State.WELCOME
    if table.scores_due:
        return State.SCORES
    if table.source.is_covered:
        return State.CURTAIN
    if table.source.passes_on:
        return State.PASSING
    if table.source.is_over:
        return State.OVER
    if table.asks_elsewhere or state is State.ASKING:
        # Once asked, it is asked until something new has happened.
        return State.ASKING
    return State.OPEN


class Director:
    """Leads a table from one state to the next, once a frame."""

    def __init__(self, table: Directed) -> None:
        self.state = State.OPEN
        self._table = table
        self._acts: Mapping[State, Callable[[], bool]] = {
            State.OPEN: _rest,
            State.PLAYBACK: _rest,
            State.SETTLING: table.settle,
            State.WELCOME: table.welcome,
            State.SCORES: table.show_scores,
            State.CURTAIN: table.lower_curtain,
            State.PASSING: table.pass_on,
            State.ASKING: table.ask,
            State.OVER: table.tell_end,
        }

    def tick(self) -> bool:
        """Time has passed. Whether the picture has changed."""
        table = self._table
        table.source.hold(table.is_moving or table.scores_due or not table.is_on_top)
        changed = table.follow()
        # While another scene has the input, nothing is begun below it.
        return (self.lead_on() if table.is_on_top else False) or changed

    def lead_on(self) -> bool:
        """Enters the next state. Whether the picture has changed."""
        while True:
            state = following(self.state, self._table)
            if state is self.state and state in STAYS:
                return False
            self.state = state
            if self._acts[state]():
                return True
            if state in STAYS:
                return False

    def begin_anew(self) -> None:
        """Something new has happened, or another moment is shown: what was asked is asked again."""
        if self.state is not State.OVER:
            self.state = State.OPEN


def _rest() -> bool:
    """Nothing is to be done."""
    return False
