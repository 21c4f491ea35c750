"""What an effect says in signs: one strip for each sentence, read from left to right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from tolerance_game.games.tolerance.rules.cards import (
    NO_RELIGION,
    OTHER_FAITH,
    PREVAILING,
    PREVAILING_RELIGION,
    PROTESTANT,
    Card,
)
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.games.tolerance.rules.steps import (
    MONARCH,
    RANK,
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
from tolerance_game.ui.kit.badges import prevailing_in

Kind = Literal["receive", "arrow"]
Sign = Literal[
    "icon", "suit", "no_suit", "religion", "monarch", "figure", "every", "any", "least", "to", "top"
]

COINS: Final = "two-coins"
CANDLE: Final = "candle-light"
SKULL: Final = "death-skull"
PYRE: Final = "pyre"
AXE: Final = "sharp-axe"


@dataclass(frozen=True, slots=True)
class Token:
    """One sign of a strip.

    icon      a picture by its name          suit, no_suit     a suit, or all cards but that suit
    figure    a number                       religion          of this religion
    every     every card                     monarch           of the religion of the Monarch
    any       any card                       least             the least pious of what follows
    to        becomes                        top               the highest of a figure
    """

    sign: Sign
    value: str = ""


@dataclass(frozen=True, slots=True)
class Strip:
    """A sentence: what the winner receives, or what happens to somebody."""

    kind: Kind
    tokens: tuple[Token, ...]


EVERY: Final = Token("every")
ANY: Final = Token("any")
ONE: Final = Token("figure", "1")


def glyphs_of(card: Card, rulings: Rulings | None = None, reign: int = 0) -> tuple[Strip, ...]:
    """The strips of a card, in the order in which its steps are carried out.

    Outside of a game no reign says which religion prevails.
    """
    strips: list[Strip] = []
    before: Step | None = None
    monarch = _monarch(rulings or Rulings(), reign)
    for step in card.steps:
        if isinstance(before, Tax) and isinstance(step, GainPiety) and before.filter == step.filter:
            # Coins and piety of the same cards are one sentence.
            both = (_icon(COINS), _icon(CANDLE), *_whom(step.filter, EVERY, monarch))
            strips[-1] = Strip("receive", both)
        else:
            strips.append(strip_of(step, rulings or Rulings(), reign))
        before = step
    return tuple(strips)


def strip_of(step: Step, rulings: Rulings, reign: int = 0) -> Strip:
    """One step in signs."""
    monarch = _monarch(rulings, reign)
    match step:
        case Tax():
            return Strip("receive", (_icon(COINS), *_whom(step.filter, EVERY, monarch)))
        case GainPiety():
            return Strip("receive", (_icon(CANDLE), *_whom(step.filter, EVERY, monarch)))
        case GainPietyOfOne():
            return Strip("receive", (_icon(CANDLE), ONE, *_whom(step.filter, ANY, monarch)))
        case KillOne():
            return Strip("arrow", (_icon(SKULL), ONE, *_whom(step.filter, ANY, monarch)))
        case KillAll():
            return Strip("arrow", (_icon(SKULL), *_whom(step.filter, EVERY, monarch)))
        case KillHighest():
            # T4.5, ruling *satyr*: the highest suit value may be the suit itself.
            estate = step.figure == RANK and rulings.satyr == "estate"
            return Strip("arrow", (_icon(SKULL), Token("top", "estate" if estate else step.figure)))
        case Condemn():
            least = (Token("least"), Token("religion", step.religion))
            return Strip("arrow", (_icon(PYRE), *least))
        case Convert():
            least = (Token("least"), Token("religion", step.religion))
            return Strip(
                "arrow", (*least, Token("to"), Token("religion", OTHER_FAITH[step.religion]))
            )
        case LosePiety():
            return Strip("receive", (_icon(CANDLE), Token("figure", f"−{step.amount}")))
        case RoyalExecution():
            return Strip("arrow", (_icon(AXE), ONE, ANY))


def _monarch(rulings: Rulings, reign: int) -> Token:
    """T4.7: the religion of the Monarch in a reign, or in any."""
    if not reign:
        return Token("monarch")
    if PREVAILING_RELIGION[reign] == NO_RELIGION and rulings.elizabeth_lawyer == PROTESTANT:
        return Token("monarch", f"{PREVAILING}_{PROTESTANT}")
    return Token("monarch", prevailing_in(reign))


def _icon(name: str) -> Token:
    return Token("icon", name)


def _whom(which: Filter, without: Token, monarch: Token) -> tuple[Token, ...]:
    """The cards a filter names; without any condition the given sign."""
    tokens = [Token("suit", suit) for suit in which.suits]
    tokens += [Token("no_suit", suit) for suit in which.all_but]
    if which.religion == MONARCH:
        tokens.append(monarch)
    elif which.religion:
        tokens.append(Token("religion", which.religion))
    return tuple(tokens) or (without,)
