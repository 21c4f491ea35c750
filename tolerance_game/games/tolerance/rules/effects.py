"""T4.5: the verbs of the cards, one function each.

A verb looks at the living cards of the trick (T4.2) and changes the draft: it books money or piety
of the winner, kills or converts. Those who need a choice of the winner (T4.4) get it as a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .cards import CATHOLIC, NO_RELIGION, OTHER_FAITH, PREVAILING_RELIGION, PROTESTANT, SUITS
from .draft import Draft
from .events import CardConverted, CardKilled, EffectLapsed, Term
from .state import CATHOLIC_PIETY, MONEY, PROTESTANT_PIETY, InTrick, Resolution
from .steps import (
    MONARCH,
    RANK,
    VERBS,
    Condemn,
    Convert,
    Filter,
    GainPiety,
    GainPietyOfOne,
    KillAll,
    KillHighest,
    KillOne,
    LosePiety,
    RoyalExecution,
    Step,
    Tax,
)
from .steps import MONEY as MOST_MONEY
from .tallies import book

PIETY_TALLIES = ((CATHOLIC, CATHOLIC_PIETY), (PROTESTANT, PROTESTANT_PIETY))


class Act:
    """One card carrying out its effect: the draft, the trick being resolved, and the card."""

    __slots__ = ("acting", "draft", "winner")

    def __init__(self, draft: Draft, resolution: Resolution) -> None:
        self.draft = draft
        self.acting = resolution.cards[resolution.acting]
        self.winner = resolution.winner

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

    def change(self, cards: Iterable[InTrick]) -> None:
        """Put changed cards in the place of those of the same id."""
        changed = {entry.card: entry for entry in cards}
        resolution = self.resolution
        self.draft.resolution = resolution._replace(
            cards=tuple(changed.get(entry.card, entry) for entry in resolution.cards)
        )

    def lapse(self, step: Step, why: str, paragraph: str = "T4.5") -> None:
        """Tell that the effect does nothing, and why."""
        self.draft.tell(
            EffectLapsed(
                paragraph=paragraph,
                cause=self.card,
                card=self.card,
                verb=VERBS[type(step)],
                why=why,
            )
        )


def matching(act: Act, which: Filter) -> list[InTrick]:
    """The living cards of the trick that a filter names, the acting card included."""
    living = act.living()
    cards = act.draft.cards
    if which.suits:
        # T4.3: here a Wild is of the suit Wild whatever it was declared as.
        return [entry for entry in living if cards[entry.card].suit in which.suits]
    if which.all_but:
        return [entry for entry in living if cards[entry.card].suit not in which.all_but]
    if which.religion == MONARCH:
        religion = monarch_faith(act.draft)
        return [entry for entry in living if entry.religion == religion]
    if which.religion:
        return [entry for entry in living if entry.religion == which.religion]
    return living


def monarch_faith(draft: Draft) -> str:
    """T4.7, ruling *elizabeth_lawyer*: whom the Lawyer taxes; nobody's religion is empty."""
    religion = PREVAILING_RELIGION[draft.reign]
    if religion != NO_RELIGION:
        return religion
    return {"no_religion": NO_RELIGION, "nobody": "", "protestant": PROTESTANT}[
        draft.rulings.elizabeth_lawyer
    ]


def targets_to_choose(act: Act, step: Step) -> tuple[str, ...] | None:
    """T4.4: the legal targets of an effect that wants one chosen; None for all other effects."""
    if isinstance(step, KillOne):
        # T4.5: a card never kills itself.
        return tuple(entry.card for entry in matching(act, step.filter) if entry.card != act.card)
    if isinstance(step, GainPietyOfOne):
        return tuple(entry.card for entry in matching(act, step.filter))
    return None


def tax(act: Act, step: Tax) -> None:
    """Gain the sum of the money of all living cards that match, itself included."""
    matched = matching(act, step.filter)
    if not matched:
        if step.filter.religion == MONARCH and monarch_faith(act.draft) == "":
            act.lapse(step, "no_monarch_faith", "T4.7")
        else:
            act.lapse(step, "no_target")
        return
    cards = act.draft.cards
    terms = tuple(Term(entry.card, cards[entry.card].money) for entry in matched)
    amount = sum(term.amount for term in terms)
    book(act.draft, act.winner, MONEY, amount, "T4.5", act.card, terms)


def gain_piety(act: Act, step: GainPiety) -> None:
    """Gain the piety of every living card that matches, each for its present religion."""
    _gain(act, step, matching(act, step.filter))


def gain_piety_of_one(act: Act, step: GainPietyOfOne, target: str) -> None:
    """Gain the piety of the card that the winner chose."""
    _gain(act, step, [entry for entry in act.living() if entry.card == target])


def _gain(act: Act, step: Step, matched: list[InTrick]) -> None:
    cards = act.draft.cards
    gained = False
    for religion, tally in PIETY_TALLIES:
        terms = tuple(
            Term(entry.card, cards[entry.card].piety)
            for entry in matched
            if entry.religion == religion
        )
        if terms:
            gained = True
            amount = sum(term.amount for term in terms)
            book(act.draft, act.winner, tally, amount, "T4.5", act.card, terms)
    if not gained:
        act.lapse(step, "no_religion" if matched else "no_target")


def kill_one(act: Act, _step: KillOne, target: str) -> None:
    """Kill the card that the winner chose."""
    _kill(act, [entry for entry in act.living() if entry.card == target])


def kill_all(act: Act, step: KillAll) -> None:
    """Kill every living card that matches, never itself."""
    victims = [entry for entry in matching(act, step.filter) if entry.card != act.card]
    if victims:
        _kill(act, victims)
    else:
        act.lapse(step, "no_target")


def kill_highest(act: Act, step: KillHighest) -> None:
    """Kill the highest, and all that tie with it, never itself."""
    seen = act.living()
    if act.draft.rulings.highest_excludes_self:
        seen = [entry for entry in seen if entry.card != act.card]
    if not seen:
        act.lapse(step, "no_target")
        return
    figure = _figure_of(act, step)
    top = max(figure(entry) for entry in seen)
    victims = [entry for entry in seen if figure(entry) == top and entry.card != act.card]
    if victims:
        _kill(act, victims)
    else:
        act.lapse(step, "no_target")


def _figure_of(act: Act, step: KillHighest) -> Callable[[InTrick], int]:
    cards = act.draft.cards
    if step.figure == RANK:
        if act.draft.rulings.satyr == "estate":
            return lambda entry: -SUITS.index(cards[entry.card].suit)
        return lambda entry: cards[entry.card].rank
    if step.figure == MOST_MONEY:
        return lambda entry: cards[entry.card].money
    return lambda entry: cards[entry.card].piety


def condemn(act: Act, step: Condemn) -> None:
    """Kill the least pious of a religion, those whose piety is lower than the condemner's."""
    victims = _less_pious(act, step.religion)
    if victims:
        _kill(act, victims)
    else:
        _lapse_without_less_pious(act, step, step.religion)


def convert(act: Act, step: Convert) -> None:
    """Turn the least pious of a religion, those less pious than the converter, to the other."""
    converts = _less_pious(act, step.religion)
    if not converts:
        _lapse_without_less_pious(act, step, step.religion)
        return
    faith = OTHER_FAITH[step.religion]
    act.change(entry._replace(religion=faith) for entry in converts)
    for entry in converts:
        act.draft.tell(
            CardConverted(
                paragraph="T4.5",
                cause=act.card,
                card=entry.card,
                before=entry.religion,
                after=faith,
            )
        )


def _less_pious(act: Act, religion: str) -> list[InTrick]:
    """Of a religion's living cards, itself included, the least pious, if below the acting card."""
    cards = act.draft.cards
    believers = [entry for entry in act.living() if entry.religion == religion]
    if not believers:
        return []
    lowest = min(cards[entry.card].piety for entry in believers)
    if lowest >= cards[act.card].piety:
        return []
    return [entry for entry in believers if cards[entry.card].piety == lowest]


def _lapse_without_less_pious(act: Act, step: Step, religion: str) -> None:
    anybody = any(entry.religion == religion for entry in act.living())
    act.lapse(step, "not_lower" if anybody else "no_target")


def lose_piety(act: Act, step: LosePiety) -> None:
    """Both tallies of piety drop."""
    for _religion, tally in PIETY_TALLIES:
        book(act.draft, act.winner, tally, -step.amount, "T4.5", act.card)


def _kill(act: Act, victims: list[InTrick]) -> None:
    act.change(entry._replace(killer=act.card) for entry in victims)
    for entry in victims:
        act.draft.tell(
            CardKilled(paragraph="T4.5", cause=act.card, card=entry.card, religion=entry.religion)
        )


def carry_out(act: Act, step: Step, target: str = "") -> None:
    """Carry out one step of an effect, on the target chosen for it if it wants one."""
    match step:
        case Tax():
            tax(act, step)
        case GainPiety():
            gain_piety(act, step)
        case GainPietyOfOne():
            gain_piety_of_one(act, step, target)
        case KillOne():
            kill_one(act, step, target)
        case KillAll():
            kill_all(act, step)
        case KillHighest():
            kill_highest(act, step)
        case Condemn():
            condemn(act, step)
        case Convert():
            convert(act, step)
        case LosePiety():
            lose_piety(act, step)
        case RoyalExecution():
            pass  # T4.1: a Monarch does nothing in the trick; see T6.1.
