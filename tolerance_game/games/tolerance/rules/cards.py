"""T1: the 73 cards, and the words for what is on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from .steps import Step

NOBLES: Final = "nobles"
CLERGY: Final = "clergy"
TOWNSFOLK: Final = "townsfolk"
PEASANTS: Final = "peasants"
WILD: Final = "wild"

ORDINARY_SUITS: Final = (NOBLES, CLERGY, TOWNSFOLK, PEASANTS)
SUITS: Final = (*ORDINARY_SUITS, WILD)
"""In the order in which cards of equal rank act (T4.1)."""

CATHOLIC: Final = "catholic"
PROTESTANT: Final = "protestant"
PREVAILING: Final = "prevailing"
"""The ○ on a card: of the religion that prevails in the reign (T4.6)."""
NO_RELIGION: Final = "none"
"""What a ○ card is under Elizabeth."""

AFFILIATIONS: Final = (CATHOLIC, PREVAILING, PROTESTANT)
RELIGIONS: Final = (CATHOLIC, NO_RELIGION, PROTESTANT)
"""What a card can be in play; also the order of the three piles of a board (T5.1)."""

OTHER_FAITH: Final = {CATHOLIC: PROTESTANT, PROTESTANT: CATHOLIC}

REIGNS: Final = (1, 2, 3)
PREVAILING_RELIGION: Final = {1: CATHOLIC, 2: NO_RELIGION, 3: PROTESTANT}
"""T2.1: under Mary I, Elizabeth I and James I."""

TOP_RANK: Final = 14
PLAGUEBEARER_RANK: Final = 1

ENGLISH: Final = "english"
GERMAN: Final = "german"
EDITIONS: Final = (ENGLISH, GERMAN)
"""T10: the two prints of the game."""


@dataclass(frozen=True, slots=True)
class Card:
    """T1.2: one card, as the chosen edition prints it."""

    id: str
    suit: str
    rank: int
    affiliation: str
    piety: int
    money: int
    steps: tuple[Step, ...] = ()
    """The effect: what the winner of its trick must carry out, in this order."""
    guild: bool = False
    reign: int = 0
    """The reign a Monarch belongs to; 0 for the other cards."""
    second_plague: bool = False
    """The Plaguebearer that only the option of T1.4 brings in."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Its name by language."""
    sources: Mapping[str, str] = field(default_factory=dict)
    """Where each figure comes from: `book`, `review`, `house`, or `owner` of the printed game."""

    @property
    def trick_steps(self) -> tuple[Step, ...]:
        """T4.1: what the card does at the end of a trick; a royal execution is no such effect."""
        if not self.reign:
            return self.steps
        return tuple(step for step in self.steps if step.in_trick)

    def religion_in(self, reign: int) -> str:
        """T4.6: what the card is in this reign, unless it is converted."""
        return PREVAILING_RELIGION[reign] if self.affiliation == PREVAILING else self.affiliation
