"""The petition of a person of Schisma in words, built from its steps."""

from __future__ import annotations

from tolerance_game.words import Words

from .rules.persons import PersonCard
from .rules.ruleset import UP_TO, Rulings
from .rules.steps import ANYWHERE, Chosen, Every, Step, This
from .rules.track import GENOA
from .rules.verbs import VERB_OF

_PREFIX = "schisma.step."
_DEFAULT = Rulings()


def petition_text(words: Words, person: PersonCard, rulings: Rulings = _DEFAULT) -> str:
    """What petitioning the person does, as one text: capitalised once, without a full stop."""
    steps = [step_text(words, step, person.id, rulings) for step in person.petition]
    text = words.say(_PREFIX + "joint").join(steps)
    return text[:1].upper() + text[1:]


def step_text(words: Words, step: Step, person: str, rulings: Rulings = _DEFAULT) -> str:
    """One step of the petition of this person, in small letters."""
    whom = step.whom
    text = _PREFIX + step.verb
    offered: dict[str, object] = {"person": person, "count_lands": step.lands, "land": GENOA}
    if isinstance(whom, This):
        return words.fill(f"{text}.this", offered)
    if isinstance(whom, Every):
        if whom.person:
            return words.fill(f"{text}.every", {**offered, "person": whom.person})
        return words.fill(f"{text}.every_of", {**offered, "faction": whom.faction})
    offered["whom"] = _chosen(words, whom, rulings)
    each = VERB_OF[step.verb].along and (whom.count > 1 or whom.plus_faction)
    said = words.fill(f"{text}.each" if each else f"{text}.one", offered)
    if whom.plus_faction:
        values = {"number": whom.count, "faction": whom.plus_faction}
        return words.say(_PREFIX + "plus", name=said, **values)
    return said


def _chosen(words: Words, whom: Chosen, rulings: Rulings) -> str:
    """The persons a player may choose: how many, which, and where on the track."""
    text = _PREFIX + ("others" if whom.others else "persons")
    said = words.say(f"{text}_many") if whom.plus_faction else words.say(text, number=whom.count)
    if whom.up_to or rulings.numbers == UP_TO:
        said = words.say(_PREFIX + "up_to", name=said)
    if whom.factions:
        said = words.say(_PREFIX + "of_factions", name=said, factions=whom.factions)
    if whom.place != ANYWHERE:
        said = words.say(_PREFIX + whom.place, name=said)
    return said
