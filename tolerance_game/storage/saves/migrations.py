"""From older formats to this one: a numbered, pure function for each step.

When what lines say changes, a step is written: it takes the lines of a game in the format before,
as parsed values with the header first, and gives them as the new one would have had them. It never
changes what it is given, and stays for good, like the sample files in `tests/old_saves`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tolerance_game.core.record import FORMAT

from .record_lines import Values

Lines = Sequence[Values]
Migration = Callable[[Lines], Lines]


def _as_they_are(lines: Lines) -> Lines:
    """Format 2 is format 1 under a seal, which `sealing` has taken off; format 3 has the figures in
    its header, and for older ones `game_header` finds those that the header names.
    """
    header, *rest = lines
    return [{**header, "format": header["format"] + 1}, *rest]


MIGRATIONS: Final[Mapping[int, Migration]] = {1: _as_they_are, 2: _as_they_are}
"""By the format that a step starts from. Format 1 is the first one that was released."""


def oldest(migrations: Mapping[int, Migration] = MIGRATIONS, newest: int = FORMAT) -> int:
    """The oldest format from which steps lead all the way."""
    number = newest
    while number - 1 in migrations:
        number -= 1
    return number


def migrated(
    lines: Lines,
    number: int,
    migrations: Mapping[int, Migration] = MIGRATIONS,
    newest: int = FORMAT,
) -> Lines:
    """The lines of a game in this format as they are in the newest one."""
    for step in range(number, newest):
        lines = migrations[step](lines)
    return lines
