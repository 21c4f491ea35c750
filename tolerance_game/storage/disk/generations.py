"""Three generations of each save: `game.save`, and before it `game.save.1` and `game.save.2`.

The file itself is there at every moment: its content is copied into the first generation, never
moved there.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from .safe_write import aside, exists, read_file, write_file
from .system import SYSTEM, System

KEPT: Final = 3
"""How many versions are kept, the newest one included."""


def generation(path: Path, number: int) -> Path:
    """The file of an older version; 0 is the file itself."""
    return path.with_name(f"{path.name}.{number}") if number else path


def older(path: Path, system: System = SYSTEM) -> tuple[Path, ...]:
    """The older versions that exist, the newest first. Raises OSError."""
    versions = (generation(path, number) for number in range(1, KEPT))
    return tuple(version for version in versions if exists(version, system))


def write_generation(
    path: Path,
    data: bytes,
    is_sound: Callable[[bytes], bool],
    is_same: Callable[[bytes, bytes], bool],
    system: System = SYSTEM,
) -> None:
    """Writes the file and keeps its old content as a generation.

    Content that is not sound is set aside, so that it replaces no sound generation; content that is
    the same as the new one is not kept. Raises OSError; the file is whole even then.
    """
    try:
        before = read_file(path, system)
    except FileNotFoundError:
        before = b""
    if before and not is_sound(before):
        write_file(aside(path, "before", system), before, system)
    elif before and not is_same(before, data):
        _push_down(path, before, system)
    write_file(path, data, system)


def _push_down(path: Path, before: bytes, system: System) -> None:
    first = generation(path, 1)
    with suppress(FileNotFoundError):
        # The program ended here the last time.
        if read_file(first, system) == before:
            return
    for number in reversed(range(1, KEPT - 1)):
        with suppress(FileNotFoundError):
            system.replace(generation(path, number), generation(path, number + 1))
    write_file(first, before, system)
