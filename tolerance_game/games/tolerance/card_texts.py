"""The text on a card of Tolerance, built from the steps of its effect."""

from __future__ import annotations

from typing import assert_never

from tolerance_game.words.words import Words

from .rules.cards import Card
from .rules.ruleset import Rulings
from .rules.steps import (
    MONARCH,
    RANK,
    AmountStep,
    CardsStep,
    Filter,
    HighestStep,
    PlainStep,
    ReligionStep,
    Step,
)
from .rules.verbs import verb_of

_PREFIX = "tolerance.step."
_DEFAULT = Rulings()


def card_text(words: Words, card: Card, rulings: Rulings = _DEFAULT) -> str:
    """What the card does, as one text: short, capitalised once, without a full stop."""
    if not card.steps:
        return words.say(_PREFIX + "no_effect")
    steps = [step_text(words, step, rulings) for step in card.steps]
    text = words.say(_PREFIX + "joint").join(steps)
    return text[:1].upper() + text[1:]


def step_text(words: Words, step: Step, rulings: Rulings = _DEFAULT) -> str:
    """One step, in small letters. Its texts are those of its verb, by what the step is made of."""
    verb = _PREFIX + verb_of(step).id
    match step:
        case CardsStep():
            return _filtered(words, verb, step.filter)
        case HighestStep():
            return words.say(f"{_PREFIX}{highest(step, rulings)}")
        case ReligionStep():
            return words.say(verb, believer=step.religion)
        case AmountStep():
            return words.say(verb, number=step.amount)
        case PlainStep():
            return words.say(verb)
        case _:
            assert_never(step)


def highest(step: HighestStep, rulings: Rulings) -> str:
    """The words for killing the highest, as two rulings of T4.5 have it."""
    verb = verb_of(step).id
    if not rulings.highest_excludes_self:
        verb += "_of_all"
    estate = step.figure == RANK and rulings.satyr == "estate"
    return f"{verb}.{'estate' if estate else step.figure}"


def _filtered(words: Words, verb: str, which: Filter) -> str:
    """A verb with the cards it is about; each language wants its own words for them."""
    if which.suits:
        return words.fill(f"{verb}.suits", _suit_forms(which.suits))
    if which.all_but:
        return words.fill(f"{verb}.all_but", _suit_forms(which.all_but))
    if which.religion == MONARCH:
        return words.say(f"{verb}.monarch")
    if which.religion:
        forms = {"believer": which.religion, "believers": which.religion}
        return words.fill(f"{verb}.religion", forms)
    return words.say(f"{verb}.every")


def _suit_forms(suits: tuple[str, ...]) -> dict[str, object]:
    return {"suits": suits, "suits_of": suits, "either_suit": suits}
