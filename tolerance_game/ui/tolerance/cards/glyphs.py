"""What an effect says in signs: one strip for each sentence, read from left to right."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import Final, Literal, assert_never

from tolerance_game.games.tolerance.rules import cards, steps, verbs
from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.games.tolerance.rules.verbs import GainPiety, Tax, verb_of
from tolerance_game.ui.tolerance.signs import prevailing_in

Kind = Literal["receive", "arrow"]
Sign = Literal[
    "icon", "suit", "no_suit", "religion", "monarch", "figure", "every", "any", "least", "to", "top"
]

COINS: Final = "two-coins"
CANDLE: Final = "candle-light"


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
    before: steps.Step | None = None
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


def strip_of(step: steps.Step, rulings: Rulings, reign: int = 0) -> Strip:
    """One step in signs: those of its verb, with what the step itself says."""
    kind, *signs = verb_of(step).signs
    said = _said(step, rulings, _monarch(rulings, reign))
    tokens = (said.get(sign, (_icon(sign),)) for sign in signs)
    return Strip("receive" if kind == verbs.RECEIVE else "arrow", tuple(chain(*tokens)))


def _said(step: steps.Step, rulings: Rulings, monarch: Token) -> dict[str, tuple[Token, ...]]:
    """What the signs of a verb that depend on the step stand for."""
    always = {verbs.ONE: (ONE,), verbs.LEAST: (Token("least"),), verbs.TO: (Token("to"),)}
    match step:
        case steps.CardsStep():
            return {
                **always,
                verbs.EVERY: _whom(step.filter, EVERY, monarch),
                verbs.ANY: _whom(step.filter, ANY, monarch),
            }
        case steps.HighestStep():
            # T4.5, ruling *satyr*: the highest suit value may be the suit itself.
            estate = step.figure == steps.RANK and rulings.satyr == "estate"
            return {**always, verbs.TOP: (Token("top", "estate" if estate else step.figure),)}
        case steps.ReligionStep():
            other = cards.OTHER_FAITH[step.religion]
            return {
                **always,
                verbs.FAITH: (Token("religion", step.religion),),
                verbs.OTHER: (Token("religion", other),),
            }
        case steps.AmountStep():
            return {**always, verbs.LOSS: (Token("figure", f"−{step.amount}"),)}
        case steps.PlainStep():
            return {**always, verbs.ANY: (ANY,)}
        case _:
            assert_never(step)


def _monarch(rulings: Rulings, reign: int) -> Token:
    """T4.7: the religion of the Monarch in a reign, or in any."""
    if not reign:
        return Token("monarch")
    no_religion = cards.PREVAILING_RELIGION[reign] == cards.NO_RELIGION
    if no_religion and rulings.elizabeth_lawyer == cards.PROTESTANT:
        return Token("monarch", f"{cards.PREVAILING}_{cards.PROTESTANT}")
    return Token("monarch", prevailing_in(reign))


def _icon(name: str) -> Token:
    return Token("icon", name)


def _whom(which: steps.Filter, without: Token, monarch: Token) -> tuple[Token, ...]:
    """The cards a filter names; without any condition the given sign."""
    tokens = [Token("suit", suit) for suit in which.suits]
    tokens += [Token("no_suit", suit) for suit in which.all_but]
    if which.religion == steps.MONARCH:
        tokens.append(monarch)
    elif which.religion:
        tokens.append(Token("religion", which.religion))
    return tuple(tokens) or (without,)
