"""What a seat may know: everything but the order of the draw pile, which nobody knows (S7)."""

from __future__ import annotations

from dataclasses import dataclass

from tolerance_game.core.game import CHANCE, Outcome

from .ruleset import Options
from .state import ACTING, CHOOSING, OVER, Due, Pending, Phase, State
from .track import Congregations, Display, Position


@dataclass(frozen=True, slots=True)
class View:
    """The table as a seat sees it; the fields mean what they mean in State."""

    viewer: int
    options: Options
    phase: Phase
    persons: tuple[str, ...]
    display: Display
    congregations: Congregations
    pile: tuple[str, ...]
    """Who is in the draw pile, in alphabetical order."""
    discard: tuple[str, ...]
    turn: int
    seat: int
    used: tuple[str, ...]
    left: int
    drawn: bool
    due: tuple[Due, ...]
    pending: Pending | None
    began: Position | None
    before: Position | None
    since_draw: tuple[Position, ...]
    starts: tuple[tuple[int, Position], ...]
    outcome: Outcome | None

    @property
    def pile_size(self) -> int:
        """How many cards the draw pile has."""
        return len(self.pile)

    @property
    def to_act(self) -> int | None:
        """The seat to act, CHANCE, or None when the game is over."""
        if self.phase in (ACTING, CHOOSING):
            return self.seat
        return None if self.phase == OVER else CHANCE


def view(state: State, seat: int) -> View:
    """What this seat may know."""
    return View(
        viewer=seat,
        options=state.options,
        phase=state.phase,
        persons=state.persons,
        display=state.display,
        congregations=state.congregations,
        pile=state.pile,
        discard=state.discard,
        turn=state.turn,
        seat=state.seat,
        used=state.used,
        left=state.left,
        drawn=state.drawn,
        due=state.due,
        pending=state.pending,
        began=state.began,
        before=state.before,
        since_draw=state.since_draw,
        starts=state.starts,
        outcome=state.outcome,
    )


def state_of(view: View) -> State:
    """The state a view shows. Nothing is secret, so a view is enough to look ahead with."""
    return State(
        options=view.options,
        phase=view.phase,
        persons=view.persons,
        display=view.display,
        congregations=view.congregations,
        pile=view.pile,
        discard=view.discard,
        turn=view.turn,
        seat=view.seat,
        used=view.used,
        left=view.left,
        drawn=view.drawn,
        due=view.due,
        pending=view.pending,
        began=view.began,
        before=view.before,
        since_draw=view.since_draw,
        starts=view.starts,
        outcome=view.outcome,
    )
