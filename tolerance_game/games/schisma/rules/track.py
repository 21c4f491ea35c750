"""The land track and the display upon it (S1.1, S1.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

AVIGNON: Final = 0
ROME: Final = 1
SEATS: Final = (AVIGNON, ROME)
"""The two players, by the land they sit at."""

LANDS: Final = ("avignon", "nice", "genoa", "florence", "rome")
GENOA: Final = 2
LAST: Final = 4
COLUMNS: Final = (0, 1, 2, 3, 4)

BEYOND_AVIGNON: Final = -1
BEYOND_ROME: Final = 5
ABSENT: Final = 9
"""The land of persons who have left the track."""

WAY: Final = (-1, 1)
"""By seat: the step along the track that leads towards this player (S2.2)."""


class Standing(NamedTuple):
    """A person and their land."""

    person: str
    land: int


Display = tuple[Standing | None, ...]
"""The five columns from left to right; None where a column fell empty and is to be refilled."""

Congregations = tuple[tuple[str, ...], tuple[str, ...]]
"""By seat: the persons won, in the order in which they came (S3.1)."""


class Position(NamedTuple):
    """What the Samaritan and the circles compare (S2.7). Two copies of a person are the same."""

    display: Display
    congregations: Congregations


def lands_of(display: Display) -> list[int]:
    """The land of each column, ABSENT for an empty one."""
    return [ABSENT if standing is None else standing[1] for standing in display]


def without(lands: Sequence[int], column: int) -> tuple[int, ...]:
    """The lands when the person of a column is taken off the display."""
    return (*lands[:column], ABSENT, *lands[column + 1 :])


def persons_of(display: Display) -> list[str]:
    """The person of each column, "" for an empty one."""
    return ["" if standing is None else standing[0] for standing in display]
