"""The three mistakes a program can be told about, each with a reason fit to show.

A reason is a text id with the values that fill it, never a finished sentence: `words` says it in
the language of the person at the screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = str | int | tuple[str, ...]
"""What may fill a reason. The name of the placeholder tells its kind: `card`, `suit`, `seat`..."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be: a text, its values, and the paragraph that says so."""

    id: str
    values: Mapping[str, Value | tuple[Reason, ...]] = field(default_factory=dict)
    """A reason may be made of others, such as the claims of a hint."""
    paragraph: str = ""

    def __str__(self) -> str:
        values = " ".join(f"{name}={value}" for name, value in self.values.items())
        return " ".join(part for part in (self.id, values, self.paragraph) if part)


class GameError(Exception):
    """A refusal that carries its reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Malformed(GameError):
    """Text that is no move at all, or options no game could be played with."""


class Illegal(GameError):
    """A well-formed move that the rules do not allow now."""


class Corrupt(GameError):
    """A record that does not follow from its own header and moves."""
