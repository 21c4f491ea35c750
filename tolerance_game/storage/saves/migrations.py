"""From older formats to the current one: a pure function for each step.

When the format changes, a step is added: it takes the lines of a game in the previous format, as
parsed values with the header first, and returns them in the new one. It never changes its
arguments, and stays forever, like the sample files in `tests/old_saves`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tolerance_game.core.record import FORMAT

from .record_lines import Values

Lines = Sequence[Values]
Migration = Callable[[Lines], Lines]


def _as_they_are(lines: Lines) -> Lines:
    """Format 2 added seals, which `sealing` removes; format 3 added figures to the header, which
    `game_header` finds for older files.
    """
    header, *rest = lines
    return [{**header, "format": header["format"] + 1}, *rest]


MIGRATIONS: Final[Mapping[int, Migration]] = {1: _as_they_are, 2: _as_they_are}
"""Each step by the format that it starts from. Format 1 was the first to be released."""


def oldest(migrations: Mapping[int, Migration] = MIGRATIONS, newest: int = FORMAT) -> int:
    """The oldest format from which steps lead to the newest."""
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
    """The lines of a game, converted from this format to the newest."""
    for step in range(number, newest):
        lines = migrations[step](lines)
    return lines
