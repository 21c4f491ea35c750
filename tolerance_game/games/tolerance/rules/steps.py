"""T4.5: what an effect is made of. A card carries a tuple of these; `effects` carries them out."""

from __future__ import annotations

from dataclasses import dataclass

RANK = "rank"
MONEY = "money"
PIETY = "piety"
HIGHEST = (RANK, PIETY, MONEY)

MONARCH = "monarch"
"""In a filter: the religion of the Monarch of the reign (T4.7)."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which living cards of the trick match. Without any condition every card does."""

    suits: tuple[str, ...] = ()
    all_but: tuple[str, ...] = ()
    religion: str = ""
    """`catholic`, `protestant`, or `monarch`."""


EVERY_CARD = Filter()


@dataclass(frozen=True, slots=True)
class Tax:
    """Gain the money of all matching cards."""

    filter: Filter = EVERY_CARD


@dataclass(frozen=True, slots=True)
class GainPiety:
    """Gain the piety of all matching cards, each for its religion."""

    filter: Filter = EVERY_CARD


@dataclass(frozen=True, slots=True)
class GainPietyOfOne:
    """Gain the piety of one card of the winner's choice."""

    filter: Filter = EVERY_CARD


@dataclass(frozen=True, slots=True)
class KillOne:
    """Kill one matching card of the winner's choice."""

    filter: Filter = EVERY_CARD


@dataclass(frozen=True, slots=True)
class KillAll:
    """Kill every matching card."""

    filter: Filter = EVERY_CARD


@dataclass(frozen=True, slots=True)
class KillHighest:
    """Kill the highest rank, piety or money, and all that tie."""

    figure: str = RANK


@dataclass(frozen=True, slots=True)
class Condemn:
    """Kill the least pious of a religion, if less pious than the condemner."""

    religion: str


@dataclass(frozen=True, slots=True)
class Convert:
    """Turn the least pious of a religion to the other, if less pious than the converter."""

    religion: str


@dataclass(frozen=True, slots=True)
class LosePiety:
    """Both tallies of piety drop."""

    amount: int


@dataclass(frozen=True, slots=True)
class RoyalExecution:
    """T6.1: kills at the end of the reign, and does nothing in the trick (T4.1)."""


Step = (
    Tax
    | GainPiety
    | GainPietyOfOne
    | KillOne
    | KillAll
    | KillHighest
    | Condemn
    | Convert
    | LosePiety
    | RoyalExecution
)

VERBS: dict[type[Step], str] = {
    Tax: "tax",
    GainPiety: "piety",
    GainPietyOfOne: "piety_of_one",
    KillOne: "kill_one",
    KillAll: "kill_all",
    KillHighest: "kill_highest",
    Condemn: "condemn",
    Convert: "convert",
    LosePiety: "lose_piety",
    RoyalExecution: "royal_execution",
}
"""What each verb is called in the data and in events."""
