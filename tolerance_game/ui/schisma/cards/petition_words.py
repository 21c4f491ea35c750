"""What a person does, in the few words there is room for."""

from __future__ import annotations

from tolerance_game.games.schisma import petition_texts
from tolerance_game.games.schisma.rules.persons import Person
from tolerance_game.games.schisma.rules.ruleset import Rulings
from tolerance_game.games.schisma.rules.steps import Chosen, Step
from tolerance_game.words.words import Words


def short_petition(words: Words, person: Person, rulings: Rulings) -> str:
    """The petition of a person, with a short account of what # stands for."""
    steps = [_petition_step(words, step, person.id, rulings) for step in person.petition]
    text = words.say("schisma.step.joint").join(steps)
    return text[:1].upper() + text[1:]


def _petition_step(words: Words, step: Step, person: str, rulings: Rulings) -> str:
    said = petition_texts.step_text(words, step, person, rulings)
    if not isinstance(step.whom, Chosen) or not step.whom.plus_faction:
        return said
    values = {"number": step.whom.count, "faction": step.whom.plus_faction}
    said = said.removesuffix(words.say("schisma.step.plus", name="", **values))
    return words.say("cards.short.plus", name=said, **values)
