"""The petition of a person of Schisma in words, built from its steps."""

from __future__ import annotations

from tolerance_game.words import Words

from .rules.persons import PersonCard
from .rules.ruleset import UP_TO, Rulings
from .rules.steps import ANYWHERE, NEAR, OWN_LAND, Chosen, Every, Step, This
from .rules.track import GENOA
from .rules.verbs import VERB_OF

_PREFIX = "schisma.step."
_SHORT = "cards.short."
_IN_SHORT = ("plus", "others", "others_many", "swap.one", OWN_LAND, NEAR)
"""What is said in fewer words on a card."""
_DEFAULT = Rulings()


def petition_text(words: Words, person: PersonCard, rulings: Rulings = _DEFAULT) -> str:
    """What petitioning the person does, as one text: capitalised once, without a full stop."""
    steps = [step_text(words, step, person.id, rulings) for step in person.petition]
    text = words.say(_PREFIX + "joint").join(steps)
    return text[:1].upper() + text[1:]


def step_text(
    words: Words, step: Step, person: str, rulings: Rulings = _DEFAULT, *, short: bool = False
) -> str:
    """One step of the petition of this person, in small letters; `short` as on a card."""
    whom = step.whom
    text = _PREFIX + step.verb
    offered: dict[str, object] = {"person": person, "count_lands": step.lands, "land": GENOA}
    if isinstance(whom, This):
        return words.fill(f"{text}.this", offered)
    if isinstance(whom, Every):
        if whom.person:
            return words.fill(f"{text}.every", {**offered, "person": whom.person})
        return words.fill(f"{text}.every_of", {**offered, "faction": whom.faction})
    offered["whom"] = _chosen(words, whom, rulings, short=short)
    each = VERB_OF[step.verb].along and (whom.count > 1 or whom.plus_faction)
    form = _id(f"{step.verb}.each" if each else f"{step.verb}.one", short=short)
    said = words.fill(form, offered)
    if whom.plus_faction:
        values = {"number": whom.count, "faction": whom.plus_faction}
        return words.say(_id("plus", short=short), name=said, **values)
    return said


def _id(name: str, *, short: bool) -> str:
    return (_SHORT if short and name in _IN_SHORT else _PREFIX) + name


def _chosen(words: Words, whom: Chosen, rulings: Rulings, *, short: bool) -> str:
    """The persons a player may choose: how many, which, and where on the track."""
    kind = "others" if whom.others else "persons"
    if whom.plus_faction:
        said = words.say(_id(f"{kind}_many", short=short))
    else:
        said = words.say(_id(kind, short=short), number=whom.count)
    if whom.up_to or rulings.numbers == UP_TO:
        said = words.say(_PREFIX + "up_to", name=said)
    if whom.factions:
        said = words.say(_PREFIX + "of_factions", name=said, factions=whom.factions)
    if whom.place != ANYWHERE:
        said = words.say(_id(whom.place, short=short), name=said)
    return said
