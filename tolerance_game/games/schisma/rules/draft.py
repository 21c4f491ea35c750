"""The working copy of one `apply`: a state that may change, and the events so far."""

from __future__ import annotations

from dataclasses import fields
from operator import attrgetter
from typing import Final

from tolerance_game.core import Outcome

from . import events as told
from .congregation import REPETITION, verdict
from .state import ACTING, DRAWING, OVER, Due, Phase, State
from .track import AVIGNON, GENOA, LAST, ROME, Position, Standing

_FIGURES: Final = attrgetter(*(item.name for item in fields(State)))


class Draft:
    """A state being changed; never seen outside of one `apply`."""

    def __init__(self, state: State) -> None:
        self.options = state.options
        self.phase: Phase = state.phase
        self.persons = state.persons
        self.display = state.display
        self.congregations = state.congregations
        self.pile = state.pile
        self.discard = state.discard
        self.turn = state.turn
        self.seat = state.seat
        self.used = state.used
        self.left = state.left
        self.drawn = state.drawn
        self.due = state.due
        self.pending = state.pending
        self.began = state.began
        self.before = state.before
        self.since_draw = state.since_draw
        self.starts = state.starts
        self.outcome = state.outcome
        self.events: list[told.AnyEvent] = []

    def freeze(self) -> State:
        """The state that came of it."""
        return State(*_FIGURES(self))

    def put(self, column: int, standing: Standing | None) -> None:
        """Put a person into a column, or empty it."""
        self.display = (*self.display[:column], standing, *self.display[column + 1 :])

    def standing(self, column: int) -> Standing:
        """The person of a column that is not empty."""
        standing = self.display[column]
        assert standing is not None
        return standing

    def _take(self, column: int) -> Standing:
        """A person leaves the display."""
        standing = self.standing(column)
        self.put(column, None)
        return standing

    def join(self, column: int, seat: int, cause: str) -> None:
        """A person leaves the track for a congregation (S3.1)."""
        person, land = self._take(column)
        avignon, rome = self.congregations
        joined = (avignon, (*rome, person)) if seat == ROME else ((*avignon, person), rome)
        self.congregations = joined
        # Congregations only grow: what stood before can never stand again.
        self.starts = ()
        self.due = (*self.due, Due(column, GENOA, cause, "S3.2"))
        self.events.append(
            told.Joined(
                column=column,
                person=person,
                from_land=land,
                seat=seat,
                cause=cause,
                paragraph="S3.1",
            )
        )

    def move(self, column: int, to_land: int, direction: str, cause: str, paragraph: str) -> None:
        """A person moves along the track, or past its end into a congregation (S3.1)."""
        person, land = self.standing(column)
        edge = min(max(to_land, 0), LAST)
        if edge != land:
            self.put(column, Standing(person, edge))
            self.events.append(
                told.Moved(
                    column=column,
                    person=person,
                    from_land=land,
                    to_land=edge,
                    direction=direction,
                    cause=cause,
                    paragraph=paragraph,
                )
            )
        if edge != to_land:
            self.join(column, AVIGNON if to_land < 0 else ROME, cause)

    def swap(self, this: int, column: int, cause: str) -> None:
        """The petitioned person and another change places (S6)."""
        mine, other = self.standing(this), self.standing(column)
        self.put(this, Standing(mine.person, other.land))
        self.put(column, Standing(other.person, mine.land))
        self.events.append(
            told.Swapped(
                column=this,
                person=mine.person,
                land=mine.land,
                other_column=column,
                other_person=other.person,
                other_land=other.land,
                cause=cause,
                paragraph="S6",
            )
        )

    def discard_from(self, column: int, cause: str, paragraph: str, refill: str) -> None:
        """A person on display is discarded, to be replaced at the same land (S2.4, S3.2)."""
        person, land = self._take(column)
        self.discard = (*self.discard, person)
        self.due = (*self.due, Due(column, land, cause, refill))
        self.events.append(
            told.Discarded(
                column=column, person=person, land=land, cause=cause, paragraph=paragraph
            )
        )

    def await_draws(self) -> bool:
        """Whether chance must draw a person; reshuffles if the pile is empty (S2.6)."""
        if self.due and not self.pile:
            if not self.discard:
                # Nobody is left to draw: only possible when more than four have joined
                # congregations in one action, and the game ends with it.
                self.due = ()
            else:
                self.pile = tuple(sorted(self.discard))
                self.discard = ()
                self.events.append(told.Reshuffled(persons=self.pile, paragraph="S2.6"))
        if not self.due:
            return False
        self.phase = DRAWING
        return True

    def draw(self, person: str) -> None:
        """A person from the draw pile into the first column due."""
        column, land, cause, paragraph = self.due[0]
        self.due = self.due[1:]
        at = self.pile.index(person)
        self.pile = self.pile[:at] + self.pile[at + 1 :]
        self.put(column, Standing(person, land))
        self.drawn = True
        self.since_draw = ()
        self.events.append(
            told.Drawn(column=column, person=person, land=land, cause=cause, paragraph=paragraph)
        )

    def ended(self) -> bool:
        """Ends the game when a player has won (S4)."""
        won = verdict(self.congregations, self.options.catalogue, self.seat)
        if won is None:
            return False
        self._end(*won)
        return True

    def finish_action(self) -> None:
        """The action is over: the end first, then the empty columns, then what comes next."""
        self.pending = None
        if not self.ended() and not self.await_draws():
            self.go_on()

    def go_on(self) -> None:
        """The next action, or the next turn (S2.1)."""
        self.phase = ACTING
        if not self.left:
            self.begin_turn(1 - self.seat, 2)

    def begin_turn(self, seat: int, actions: int) -> None:
        """A turn begins, or the game ends if this position has begun two turns before (S2.9)."""
        self.phase = ACTING
        self.turn += 1
        self.seat = seat
        self.used = ()
        self.left = actions
        self.drawn = False
        stands = Position(self.display, self.congregations)
        self.before = self.began
        self.began = stands
        self.since_draw = (*self.since_draw, stands)
        here = (seat, stands)
        repeated = self.starts.count(here)
        self.starts = (*self.starts, here)
        paragraph = "S1.3" if self.turn == 1 else "S2.1"
        self.events.append(
            told.TurnBegan(seat=seat, turn=self.turn, actions=actions, paragraph=paragraph)
        )
        if repeated >= 2:
            self._end(Outcome((), REPETITION, "S2.9"), "")

    def _end(self, outcome: Outcome, rival: str) -> None:
        self.phase = OVER
        self.pending = None
        self.due = ()
        self.outcome = outcome
        self.events.append(
            told.GameEnded(
                winners=outcome.winners,
                ending=outcome.ending,
                rival=rival,
                paragraph=outcome.paragraph,
            )
        )
