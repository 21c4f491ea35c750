"""What people are called: also those without a name, and where there is little room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tolerance_game.match import Opponent, Person, Seats
from tolerance_game.match.cast import CAST

LONGEST: Final = 14
"""In letters; a name of this length fits everywhere on the table."""
PEOPLE: Final = ("Anna", "Ben", "Clara", "David", "Emma")
PROGRAMS: Final = ("Beatrice", "Tomas", "Konrad", "Isabel", "Hugh")
"""By their seats, for those without a name: the same on every screen and in every language."""


def names_of(seats: Seats) -> tuple[str, ...]:
    """The names at a table; default names avoid those already taken.

    Who has a face of the cast is called as it is, unless somebody else is called so already.
    """
    taken = {sitter.name for sitter in seats}
    found: list[str] = []
    for seat, sitter in enumerate(seats):
        usual = PEOPLE if isinstance(sitter, Person) else PROGRAMS
        own = [CAST[sitter.face]] if sitter.face else []
        free = (name for name in (*own, *usual[seat:], *usual[:seat]) if name not in taken)
        found.append(sitter.name or next(free))
        taken.add(found[-1])
    return tuple(found)


def with_programs_named(seats: Seats) -> Seats:
    """The seats as a game keeps them, so that its programs are called the same wherever it is."""
    return tuple(
        replace(sitter, name=name) if isinstance(sitter, Opponent) else sitter
        for sitter, name in zip(seats, names_of(seats), strict=True)
    )


def with_all_named(seats: Seats) -> Seats:
    """The seats with a name for everyone, who keep it when they change their seats."""
    return tuple(
        replace(sitter, name=name) for sitter, name in zip(seats, names_of(seats), strict=True)
    )


def short_names(names: Sequence[str], longest: int = LONGEST) -> tuple[str, ...]:
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
