"""T4: what the verbs of the cards can do to a trick that is being resolved.

A verb looks at the living cards of the trick (T4.2) and changes the draft: it books money or piety
of the winner, kills or converts.
"""

from __future__ import annotations

from collections.abc import Iterable

from .cards import CATHOLIC, NO_RELIGION, PREVAILING_RELIGION, PROTESTANT
from .draft import Draft
from .events import CardKilled, EffectLapsed, Term
from .state import CATHOLIC_PIETY, PROTESTANT_PIETY, InTrick, Resolution
from .steps import MONARCH, Filter
from .tallies import book

PIETY_TALLIES = ((CATHOLIC, CATHOLIC_PIETY), (PROTESTANT, PROTESTANT_PIETY))


class Act:
    """One card carrying out a step: the draft, the trick being resolved, the card and the verb."""

    __slots__ = ("acting", "draft", "target", "verb", "winner")

    def __init__(self, draft: Draft, resolution: Resolution, verb: str) -> None:
        self.draft = draft
        self.acting = resolution.cards[resolution.acting]
        self.winner = resolution.winner
        self.verb = verb
        self.target = ""
        """T4.4: the card chosen by the winner, for a verb with targets."""

    @property
    def card(self) -> str:
        """The id of the acting card."""
        return self.acting.card

    @property
    def resolution(self) -> Resolution:
        """The trick as it is now."""
        resolution = self.draft.resolution
        assert resolution is not None
        return resolution

    def living(self) -> list[InTrick]:
        """T4.2: the living cards of the trick, in the order in which they act."""
        return [entry for entry in self.resolution.cards if not entry.killer]

    def chosen(self) -> list[InTrick]:
        """T4.4: the card chosen by the winner."""
        return [entry for entry in self.living() if entry.card == self.target]

    def matching(self, which: Filter) -> list[InTrick]:
        """The living cards of the trick that a filter names, the acting card included."""
        living = self.living()
        cards = self.draft.cards
        if which.suits:
            # T4.3: here a Wild is of the suit Wild whatever it was declared as.
            return [entry for entry in living if cards[entry.card].suit in which.suits]
        if which.all_but:
            return [entry for entry in living if cards[entry.card].suit not in which.all_but]
        if which.religion == MONARCH:
            religion = monarch_faith(self.draft)
            return [entry for entry in living if entry.religion == religion]
        if which.religion:
            return [entry for entry in living if entry.religion == which.religion]
        return living

    def others(self, which: Filter) -> list[InTrick]:
        """T4.5: the same for killing, since a card never kills itself."""
        return [entry for entry in self.matching(which) if entry.card != self.card]

    def less_pious(self, religion: str) -> list[InTrick]:
        """The least pious living cards of a religion, if less pious than the acting card.

        The acting card counts too.
        """
        cards = self.draft.cards
        believers = [entry for entry in self.living() if entry.religion == religion]
        if not believers:
            return []
        lowest = min(cards[entry.card].piety for entry in believers)
        if lowest >= cards[self.card].piety:
            return []
        return [entry for entry in believers if cards[entry.card].piety == lowest]

    def change(self, cards: Iterable[InTrick]) -> None:
        """Put changed cards in the place of those of the same id."""
        changed = {entry.card: entry for entry in cards}
        resolution = self.resolution
        self.draft.resolution = resolution._replace(
            cards=tuple(changed.get(entry.card, entry) for entry in resolution.cards)
        )

    def kill(self, victims: list[InTrick]) -> None:
        """Kill these cards; without any, the effect does nothing."""
        if not victims:
            self.lapse("no_target")
            return
        self.change(entry._replace(killer=self.card) for entry in victims)
        for entry in victims:
            self.draft.tell(
                CardKilled(
                    paragraph="T4.5", cause=self.card, card=entry.card, religion=entry.religion
                )
            )

    def book(self, tally: int, amount: int, terms: tuple[Term, ...] = ()) -> None:
        """Book money or piety of the winner."""
        book(self.draft, self.winner, tally, amount, "T4.5", self.card, terms)

    def gain_piety(self, matched: list[InTrick]) -> None:
        """Book the piety of these cards, each for its present religion."""
        cards = self.draft.cards
        gained = False
        for religion, tally in PIETY_TALLIES:
            terms = tuple(
                Term(entry.card, cards[entry.card].piety)
                for entry in matched
                if entry.religion == religion
            )
            if terms:
                gained = True
                self.book(tally, sum(term.amount for term in terms), terms)
        if not gained:
            self.lapse("no_religion" if matched else "no_target")

    def lapse(self, why: str, paragraph: str = "T4.5") -> None:
        """Tell that the effect does nothing, and why."""
        self.draft.tell(
            EffectLapsed(
                paragraph=paragraph, cause=self.card, card=self.card, verb=self.verb, why=why
            )
        )

    def lapse_without_less_pious(self, religion: str) -> None:
        """Tell that no card of a religion was less pious than the acting card."""
        believers = any(entry.religion == religion for entry in self.living())
        self.lapse("not_lower" if believers else "no_target")


def monarch_faith(draft: Draft) -> str:
    """T4.7, ruling *elizabeth_lawyer*: the religion that the Lawyer taxes; empty for none."""
    religion = PREVAILING_RELIGION[draft.reign]
    if religion != NO_RELIGION:
        return religion
    return {"no_religion": NO_RELIGION, "nobody": "", "protestant": PROTESTANT}[
        draft.rulings.elizabeth_lawyer
    ]
