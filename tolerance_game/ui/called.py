"""What people are called where there is little room: long names get initials."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LONGEST: Final = 14
"""In letters; a name of so many fits wherever names stand at the table."""


def called(names: Sequence[str], longest: int = LONGEST) -> tuple[str, ...]:
    """Each name as it is, or shorter; two that become the same keep apart by a number."""
    found: list[str] = []
    for name in names:
        short = short_name(name, longest)
        if short != name and short in found:
            short = f"{short_name(name, longest - 2)} {len(found) + 1}"
        found.append(short)
    return tuple(found)


def short_name(name: str, longest: int = LONGEST) -> str:
    """First name and initials, as many as fit: `Konradin M. H.`."""
    if len(name) <= longest:
        return name
    first, *rest = name.split() or [""]
    initials = [f"{word[0]}." for word in rest]
    for more in (initials, initials[-1:], []):
        short = " ".join([first, *more])
        if len(short) <= longest:
            return short
    return f"{first[: longest - 1]}…"
