"""What a card shows in one state: its facts as they are printed, before anything is drawn."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from tolerance_game.games.tolerance.rules.cards import PREVAILING, Card
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.games.tolerance.rules.steps import MONARCH
from tolerance_game.ui.tolerance import signs
from tolerance_game.words import Words
from tolerance_game.words.words import UNDRAWABLE, figure

from .glyphs import Strip, glyphs_of

DEFAULT: Final = Rulings()


@dataclass(frozen=True, slots=True)
class Face:
    """What shows of a card."""

    card: Card
    words: Words
    converted: str = ""
    """The religion it was converted to."""
    dead: bool = False
    dim: bool = False
    """It cannot be played now."""
    rulings: Rulings = DEFAULT
    reign: int = 0
    """The reign, which says what religion prevails (T4.6); 0 outside of a game."""

    @property
    def key(self) -> Hashable:
        """All that its drawing depends on; editions and owners may change any figure of a card."""
        card = self.card
        printed = (card.suit, card.rank, card.affiliation, card.piety, card.money, card.guild)
        print_ = (self.words.language, self.words.names.edition)
        said = (*print_, self.name, self.rulings.satyr)
        reign = (self.reign, self.rulings.elizabeth_lawyer) if _depends_on_reign(card) else ()
        return (card.id, printed, card.steps, said, self.converted, self.dead, reign)

    @property
    def name(self) -> str:
        """The name printed on the card; an owner may give it in one language only."""
        names = self.card.names
        name = names.get(self.words.language) or next(iter(names.values()), self.card.id)
        return UNDRAWABLE.sub("\N{REPLACEMENT CHARACTER}", name)

    @property
    def money(self) -> tuple[str, str]:
        """Its money and the colour of the figure: a debt is oxblood and has its sign."""
        return figure(self.card.money), "rubric" if self.card.money < 0 else "ink"

    @property
    def religion(self) -> str:
        """The sign of the religion that is printed on it, as it is in this reign."""
        return signs.affiliation_in(self.card.affiliation, self.reign)

    @property
    def new_religion(self) -> str:
        """The religion it was converted to, where that changes what is printed."""
        return "" if self.converted == self.card.affiliation else self.converted

    @property
    def strips(self) -> tuple[Strip, ...]:
        """The signs of its effect."""
        return glyphs_of(self.card, self.rulings, self.reign)


def _depends_on_reign(card: Card) -> bool:
    """Whether a sign on it shows which religion prevails (T4.6, T4.7)."""
    if card.affiliation == PREVAILING:
        return True
    # Asked of every card in every frame: a plain loop is the quickest.
    for step in card.steps:
        which = getattr(step, "filter", None)
        if which is not None and which.religion == MONARCH:
            return True
    return False
