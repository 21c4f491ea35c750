"""S6: the verbs of the petitions. Each is one record: what it does, its signs, an example.

`VERBS` is the only list of them: it serves reading the data, texts and signs, looking ahead and
the rules. A new verb needs its functions and a record here, its words, and its test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from .draft import Draft
from .steps import DISCARD, PULL, PUSH, RETURN, SWAP, Chosen, Every, Step, This
from .track import ABSENT, BEYOND_AVIGNON, BEYOND_ROME, GENOA, LAST, WAY

Lands = Sequence[int]
"""The land of each column, as `track.lands_of` gives them."""
Columns = tuple[int, ...]
"""The columns a step affects, from left to right."""


LandsAfter = Callable[[int, Step, Lands, int, Columns], list[int]]
CarryOut = Callable[[Draft, str, int, Columns, Lands], None]


def _walk(sign: int) -> LandsAfter:
    """Towards the player (1) or away (-1)."""

    def lands_after(seat: int, step: Step, lands: Lands, _this: int, columns: Columns) -> list[int]:
        after, way = list(lands), sign * WAY[seat] * step.lands
        for column in columns:
            # S3.1: a person who passes an end of the track has left it.
            land = lands[column] + way
            after[column] = BEYOND_AVIGNON if land < 0 else BEYOND_ROME if land > LAST else land
        return after

    return lands_after


def _swapped(_seat: int, _step: Step, lands: Lands, this: int, columns: Columns) -> list[int]:
    after = list(lands)
    for column in columns:
        after[column], after[this] = after[this], after[column]
    return after


def _to(land: int) -> LandsAfter:
    def lands_after(_seat: int, _step: Step, lands: Lands, _this: int, at: Columns) -> list[int]:
        return [land if column in at else before for column, before in enumerate(lands)]

    return lands_after


def _move(direction: str) -> CarryOut:
    def carry_out(draft: Draft, cause: str, _this: int, columns: Columns, after: Lands) -> None:
        for column in columns:
            draft.move(column, after[column], direction, cause, "S6")

    return carry_out


def _swap(draft: Draft, cause: str, this: int, columns: Columns, _after: Lands) -> None:
    for column in columns:
        draft.swap(this, column, cause)


def _discard(draft: Draft, cause: str, _this: int, columns: Columns, _after: Lands) -> None:
    for column in columns:
        draft.discard_from(column, cause, "S6", "S3.2")


def _never(_land: int, _own: int) -> bool:
    return False


# The signs of a verb: the words in capitals depend on the step, all others are pictures.
ARROW: Final = "ARROW"
"""Up or down the track, by the verb."""
LANDS: Final = "LANDS"
THIS: Final = "THIS"
"""The petitioned person."""


@dataclass(frozen=True, slots=True)
class PetitionVerb:
    """All that the program knows of a verb, but for its words."""

    id: str
    """As data, events and records have it. Its texts are `schisma.verb.ID` and `schisma.step.ID`,
    with a form for each kind of target."""
    lands_after: LandsAfter
    """The lands after it, by seat, step, lands before, column of the petitioned person, and the
    columns it affects."""
    carry_out: CarryOut
    """Does it on the table: the petitioned person, its column, the columns, the lands after."""
    signs: tuple[str, ...]
    example: Step
    """A step as a person may have it."""
    stays: Callable[[int, int], bool] = _never
    """Whether it does not move a person at this land, given the land of the petitioned person."""
    along: bool = False
    """Whether it counts lands along the track."""
    with_this: bool = False
    """Whether it always affects the petitioned person and one other."""
    paragraph: str = "S6"


VERBS: Final = (
    PetitionVerb(
        PULL,
        _walk(1),
        _move(PULL),
        (ARROW, LANDS),
        Step(PULL, Every(person="peasant")),
        along=True,
    ),
    PetitionVerb(
        PUSH, _walk(-1), _move(PUSH), (ARROW, LANDS), Step(PUSH, Chosen(2), 2), along=True
    ),
    PetitionVerb(DISCARD, _to(ABSENT), _discard, ("card-discard",), Step(DISCARD, Chosen())),
    PetitionVerb(
        SWAP,
        _swapped,
        _swap,
        ("card-exchange", THIS),
        Step(SWAP, Chosen()),
        stays=lambda land, own: land == own,
        with_this=True,
    ),
    PetitionVerb(
        RETURN,
        _to(GENOA),
        _move(RETURN),
        ("own-right", "caravel"),
        Step(RETURN, This()),
        stays=lambda land, _own: land == GENOA,
    ),
)
"""Every verb, in the order in which faults list them."""

VERB_IDS: Final = tuple(verb.id for verb in VERBS)
VERB_OF: Final = {verb.id: verb for verb in VERBS}
"""The verb of a step, by `step.verb`."""
