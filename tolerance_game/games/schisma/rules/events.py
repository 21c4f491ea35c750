"""The events of Schisma. Applied in order, they turn the old public figures into the new.

`cause` is the id of the petitioned person, empty for the other actions. Nothing is secret (S7).
"""

from __future__ import annotations

from tolerance_game.core.events import Event, event


@event
class Settled(Event):
    """Chance settled which persons play; two of each form the draw pile (S5.2)."""

    persons: tuple[str, ...]


@event
class Laid(Event):
    """A person of the first display was laid from the draw pile (S1.2)."""

    column: int
    person: str
    land: int


@event
class TurnBegan(Event):
    """A turn of so many actions began (S1.3, S2.1)."""

    seat: int
    turn: int
    actions: int


@event
class ActionTaken(Event):
    """A seat took an action; what it brings about follows (S2.2 to S2.5)."""

    seat: int
    action: str
    column: int
    person: str
    targets: tuple[tuple[int, ...], ...]


@event
class TargetsChosen(Event):
    """A petition goes on after a draw, with these targets (S3.2, `at_once`)."""

    seat: int
    column: int
    targets: tuple[tuple[int, ...], ...]


@event
class Moved(Event):
    """A person moved along the track. `direction`: pull, push or return."""

    column: int
    person: str
    from_land: int
    to_land: int
    direction: str


@event
class Swapped(Event):
    """The petitioned person and another changed places; the lands are those from before."""

    column: int
    person: str
    land: int
    other_column: int
    other_person: str
    other_land: int


@event
class Joined(Event):
    """A person left the track and joined the congregation of a seat (S3.1)."""

    column: int
    person: str
    from_land: int
    seat: int


@event
class Discarded(Event):
    """A person of the display went to the discard pile (S2.4, S6)."""

    column: int
    person: str
    land: int


@event
class Lapsed(Event):
    """A step of a petition had no effect (S6)."""

    column: int
    step: int
    """From 1."""
    verb: str
    why: str
    """`left`: the petitioned person had left the track; `nobody`: no person matched; `stays`: the
    chosen persons are there already."""


@event
class Reshuffled(Event):
    """The discard pile became the draw pile (S2.6)."""

    persons: tuple[str, ...]


@event
class Drawn(Event):
    """A person was drawn into an empty column (S2.4, S3.2)."""

    column: int
    person: str
    land: int


@event
class GameEnded(Event):
    """The game is over. `rival` is the condition the loser had met as well, else empty (S4.3)."""

    winners: tuple[int, ...]
    ending: str
    rival: str


AnyEvent = (
    Settled
    | Laid
    | TurnBegan
    | ActionTaken
    | TargetsChosen
    | Moved
    | Swapped
    | Joined
    | Discarded
    | Lapsed
    | Reshuffled
    | Drawn
    | GameEnded
)
"""The closed list of events."""
