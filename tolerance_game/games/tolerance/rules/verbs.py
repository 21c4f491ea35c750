"""T4.5: the verbs of the cards. Each is a kind of step, what it does, and one record.

`VERBS` is the only list of them: it serves reading the data, texts and signs on the cards, and the
rules. A new verb needs a class, a function and a record here, its words, and its test.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar

from . import steps
from .cards import CATHOLIC, OTHER_FAITH, PROTESTANT, SUITS
from .effects import PIETY_TALLIES, Act, monarch_faith
from .events import CardConverted, Term
from .state import MONEY as MONEY_TALLY
from .state import InTrick
from .steps import Filter, Step


class Tax(steps.CardsStep):
    """Gain the money of all matching cards."""


def _tax(act: Act, step: Tax) -> None:
    matched = act.matching(step.filter)
    if matched:
        cards = act.draft.cards
        terms = tuple(Term(entry.card, cards[entry.card].money) for entry in matched)
        act.book(MONEY_TALLY, sum(term.amount for term in terms), terms)
    elif step.filter.religion == steps.MONARCH and monarch_faith(act.draft) == "":
        act.lapse("no_monarch_faith", "T4.7")
    else:
        act.lapse("no_target")


class GainPiety(steps.CardsStep):
    """Gain the piety of all matching cards, each for its present religion."""


class GainPietyOfOne(steps.CardsStep):
    """Gain the piety of one matching card of the winner's choice."""


class KillOne(steps.CardsStep):
    """Kill one matching card of the winner's choice."""


class KillAll(steps.CardsStep):
    """Kill every matching card."""


class KillHighest(steps.HighestStep):
    """Kill the highest rank, piety or money, and all that tie."""


def _kill_highest(act: Act, step: KillHighest) -> None:
    seen = act.living()
    if act.draft.rulings.highest_excludes_self:
        seen = [entry for entry in seen if entry.card != act.card]
    figure = _figure_of(act, step)
    top = max(map(figure, seen), default=0)
    act.kill([entry for entry in seen if figure(entry) == top and entry.card != act.card])


def _figure_of(act: Act, step: KillHighest) -> Callable[[InTrick], int]:
    cards = act.draft.cards
    if step.figure == steps.RANK:
        if act.draft.rulings.satyr == "estate":
            return lambda entry: -SUITS.index(cards[entry.card].suit)
        return lambda entry: cards[entry.card].rank
    if step.figure == steps.MONEY:
        return lambda entry: cards[entry.card].money
    return lambda entry: cards[entry.card].piety


class Condemn(steps.ReligionStep):
    """Kill the least pious of a religion, if less pious than the condemner."""


def _condemn(act: Act, step: Condemn) -> None:
    victims = act.less_pious(step.religion)
    if victims:
        act.kill(victims)
    else:
        act.lapse_without_less_pious(step.religion)


class Convert(steps.ReligionStep):
    """Turn the least pious of a religion to the other, if less pious than the converter."""


def _convert(act: Act, step: Convert) -> None:
    converts = act.less_pious(step.religion)
    if not converts:
        act.lapse_without_less_pious(step.religion)
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


class LosePiety(steps.AmountStep):
    """Both tallies of piety drop."""


def _lose_piety(act: Act, step: LosePiety) -> None:
    for _religion, tally in PIETY_TALLIES:
        act.book(tally, -step.amount)


class RoyalExecution(steps.PlainStep):
    """T6.1: kills at the end of the reign, and does nothing in the trick (T4.1)."""

    in_trick: ClassVar[bool] = False


def _royal_execution(_act: Act, _step: RoyalExecution) -> None:
    """Never in a trick; see `reckoning.execute`."""


S = TypeVar("S", bound=Step)

# The signs of an effect: what the winner receives, or an arrow for what happens to cards. The
# words in capitals depend on the step; all other signs are pictures.
RECEIVE: Final = "receive"
ARROW: Final = "arrow"
EVERY: Final = "EVERY"
"""The cards that the filter names, or every card."""
ANY: Final = "ANY"
"""The same for one of them."""
ONE: Final = "ONE"
TOP: Final = "TOP"
"""The highest of the figure."""
LEAST: Final = "LEAST"
"""The least pious of what follows."""
FAITH: Final = "FAITH"
OTHER: Final = "OTHER"
"""The other religion."""
TO: Final = "TO"
LOSS: Final = "LOSS"
"""The amount, as a loss."""


@dataclass(frozen=True, slots=True)
class Verb(Generic[S]):
    """All that the program knows of a verb, but for its words."""

    id: str
    """As data, events and records have it. Its texts are `tolerance.verb.ID` and
    `tolerance.step.ID`, with a form behind it for each kind of filter or figure."""
    step: type[S]
    """Its kind of step, which decides how the data write it."""
    carry_out: Callable[[Act, S], None]
    paragraph: str
    signs: tuple[str, ...]
    """RECEIVE or ARROW, then sign by sign."""
    example: S
    """A step as a card may have it, shown by the help."""
    targets: Callable[[Act, S], list[InTrick]] | None = None
    """T4.4: among which cards the winner chooses; None for a verb without a choice."""


VERBS: Final[tuple[Verb[Any], ...]] = (
    Verb("tax", Tax, _tax, "T4.5a", (RECEIVE, "two-coins", EVERY), Tax(Filter(suits=("nobles",)))),
    Verb(
        "piety",
        GainPiety,
        lambda act, step: act.gain_piety(act.matching(step.filter)),
        "T4.5b",
        (RECEIVE, "candle-light", EVERY),
        GainPiety(Filter(suits=("clergy", "peasants"))),
    ),
    Verb(
        "piety_of_one",
        GainPietyOfOne,
        lambda act, _step: act.gain_piety(act.chosen()),
        "T4.5b",
        (RECEIVE, "candle-light", ONE, ANY),
        GainPietyOfOne(),
        lambda act, step: act.matching(step.filter),
    ),
    Verb(
        "kill_one",
        KillOne,
        lambda act, _step: act.kill(act.chosen()),
        "T4.5c",
        (ARROW, "death-skull", ONE, ANY),
        KillOne(Filter(religion=CATHOLIC)),
        lambda act, step: act.others(step.filter),
    ),
    Verb(
        "kill_all",
        KillAll,
        lambda act, step: act.kill(act.others(step.filter)),
        "T4.5c",
        (ARROW, "death-skull", EVERY),
        KillAll(Filter(suits=("peasants",))),
    ),
    Verb(
        "kill_highest",
        KillHighest,
        _kill_highest,
        "T4.5c",
        (ARROW, "death-skull", TOP),
        KillHighest(steps.MONEY),
    ),
    Verb("condemn", Condemn, _condemn, "T4.5d", (ARROW, "pyre", LEAST, FAITH), Condemn(PROTESTANT)),
    Verb(
        "convert", Convert, _convert, "T4.5e", (ARROW, LEAST, FAITH, TO, OTHER), Convert(PROTESTANT)
    ),
    Verb(
        "lose_piety", LosePiety, _lose_piety, "T4.5f", (RECEIVE, "candle-light", LOSS), LosePiety(2)
    ),
    Verb(
        "royal_execution",
        RoyalExecution,
        _royal_execution,
        "T6.1",
        (ARROW, "sharp-axe", ONE, ANY),
        RoyalExecution(),
    ),
)
"""Every verb, in the order in which faults and the help list them."""

VERB_IDS: Final = tuple(verb.id for verb in VERBS)
_VERB_OF: Final[dict[type[Step], Verb[Any]]] = {verb.step: verb for verb in VERBS}


def verb_of(step: Step) -> Verb[Any]:
    """The verb of a step."""
    return _VERB_OF[type(step)]
