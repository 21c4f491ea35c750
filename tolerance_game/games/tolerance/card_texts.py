"""The text on a card of Tolerance, built from the steps of its effect."""

from __future__ import annotations

from typing import assert_never

from tolerance_game.words import Words

from .rules import steps
from .rules.cards import Card
from .rules.ruleset import Options, Rulings
from .rules.steps import Filter, Step
from .rules.verbs import verb_of

_PREFIX = "tolerance.step."
_DEFAULT = Rulings()


def card_text(words: Words, card: Card, rulings: Rulings = _DEFAULT) -> str:
    """What the card does, as one text: short, capitalised once, without a full stop."""
    if not card.steps:
        return words.say(_PREFIX + "no_effect")
    said = [step_text(words, step, rulings) for step in card.steps]
    text = words.say(_PREFIX + "joint").join(said)
    return text[:1].upper() + text[1:]


def other_print(words: Words, options: Options, card_id: str) -> str:
    """T10: what the other print has on a card, with its name; empty where both have the same."""
    own = options.cards[card_id]
    for edition, cards in options.material.cards.items():
        card = cards[options.place[card_id]]
        if edition != options.edition and card.steps != own.steps:
            values = {"name": words.say(f"tolerance.option.edition.value.{edition}"),
                      "which": card_text(words, card, options.rulings)}  # fmt: skip
            return words.say("cards.other_print", **values)
    return ""


def step_text(words: Words, step: Step, rulings: Rulings = _DEFAULT) -> str:
    """One step, in small letters, by the texts of its verb."""
    verb = _PREFIX + verb_of(step).id
    match step:
        case steps.CardsStep():
            return _filtered(words, verb, step.filter)
        case steps.HighestStep():
            return words.say(f"{_PREFIX}{highest(step, rulings)}")
        case steps.ReligionStep():
            return words.say(verb, believer=step.religion)
        case steps.AmountStep():
            return words.say(verb, number=step.amount)
        case steps.PlainStep():
            return words.say(verb)
        case _:
            assert_never(step)


def highest(step: steps.HighestStep, rulings: Rulings) -> str:
    """The words for killing the highest, as two rulings of T4.5 have it."""
    verb = verb_of(step).id
    if not rulings.highest_excludes_self:
        verb += "_of_all"
    estate = step.figure == steps.RANK and rulings.satyr == "estate"
    return f"{verb}.{'estate' if estate else step.figure}"


def _filtered(words: Words, verb: str, which: Filter) -> str:
    """A verb with the cards it is about; each language has its own words for them."""
    suits = which.suits or which.all_but
    if suits:
        forms: dict[str, object] = dict.fromkeys(("suits", "suits_of", "either_suit"), suits)
        return words.fill(f"{verb}.suits" if which.suits else f"{verb}.all_but", forms)
    if which.religion == steps.MONARCH:
        return words.say(f"{verb}.monarch")
    if which.religion:
        forms = dict.fromkeys(("believer", "believers"), which.religion)
        return words.fill(f"{verb}.religion", forms)
    return words.say(f"{verb}.every")
