"""T4.5: the steps of effects. A card has a tuple of steps, each with a verb.

The five kinds of steps differ in what follows the verb in the data; the verbs are in `verbs`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

RANK: Final = "rank"
MONEY: Final = "money"
PIETY: Final = "piety"
HIGHEST: Final = (RANK, PIETY, MONEY)

MONARCH: Final = "monarch"
"""In a filter: the religion of the Monarch of the reign (T4.7)."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which living cards of the trick match. Without any condition every card does."""

    suits: tuple[str, ...] = ()
    all_but: tuple[str, ...] = ()
    religion: str = ""
    """`catholic`, `protestant`, or `monarch`."""


EVERY_CARD: Final = Filter()


class _Step:
    """What all steps have in common."""

    __slots__ = ()

    in_trick: ClassVar[bool] = True
    """T4.1: whether the step is carried out at the end of a trick."""


@dataclass(frozen=True, slots=True)
class CardsStep(_Step):
    """A verb about the cards that a filter names."""

    filter: Filter = EVERY_CARD


@dataclass(frozen=True, slots=True)
class HighestStep(_Step):
    """A verb about the cards with the highest rank, piety or money."""

    figure: str = RANK


@dataclass(frozen=True, slots=True)
class ReligionStep(_Step):
    """A verb about the cards of a religion."""

    religion: str


@dataclass(frozen=True, slots=True)
class AmountStep(_Step):
    """A verb with a number."""

    amount: int


@dataclass(frozen=True, slots=True)
class PlainStep(_Step):
    """A verb that stands alone."""


Step = CardsStep | HighestStep | ReligionStep | AmountStep | PlainStep
"""The closed list of the kinds of steps."""
