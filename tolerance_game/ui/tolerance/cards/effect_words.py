"""What a card does, in the few words there is room for."""

from __future__ import annotations

from typing import assert_never

from tolerance_game.games.tolerance.card_texts import card_text, highest, step_text
from tolerance_game.games.tolerance.rules import steps
from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.games.tolerance.rules.verbs import GainPiety, Tax, verb_of
from tolerance_game.words import Words


def short_text(words: Words, card: Card, rulings: Rulings) -> str:
    """The text of a card as `card_text` has it, but shorter where that is a whole sentence."""
    if not card.steps:
        return card_text(words, card, rulings)
    if card.steps == (Tax(steps.EVERY_CARD), GainPiety(steps.EVERY_CARD)):
        text = words.say("cards.short.everything")
    else:
        said = [_step(words, step, rulings) for step in card.steps]
        text = words.say("tolerance.step.joint").join(said)
    return text[:1].upper() + text[1:]


def _step(words: Words, step: steps.Step, rulings: Rulings) -> str:
    short = f"cards.short.{verb_of(step).id}"
    match step:
        case steps.HighestStep():
            return words.say(f"cards.short.{highest(step, rulings)}")
        case steps.ReligionStep():
            return words.say(short, believers=step.religion)
        case steps.PlainStep():
            return words.say(short)
        case steps.CardsStep() | steps.AmountStep():
            return step_text(words, step, rulings)
        case _:
            assert_never(step)
