"""The grammar of petitions (S6): steps as the data write them."""

from __future__ import annotations

from dataclasses import fields
from math import comb, prod
from typing import Final, assert_never

from tolerance_game.storage.data.reading import Entry, Fields

from .rules.persons import FACTIONS
from .rules.steps import ANYWHERE, PLACES, Chosen, Every, Step, This, Whom
from .rules.track import COLUMNS, LAST
from .rules.verbs import VERB_IDS, VERB_OF, VERBS

PERSONS: Final = (*FACTIONS, "preacher", "guildmaster", "priest")
"""S1.2, S5.1: the ids of all persons; those of the base game are named after their factions."""

_WHOM: Final = ("this", "every", "chosen")
_ALONG: Final = tuple(verb.id for verb in VERBS if verb.along)
_MOST_CHOSEN: Final = len(COLUMNS)
_MOST_WAYS: Final = 40_000
"""Three steps that let choose any persons have fewer."""


def read_petition(entry: Entry) -> tuple[Step, ...]:
    """S6: the steps of a petition. All ways of choosing are worked out when it is heard."""
    read = [read_step(step) for step in entry.values(shortest=1)]
    steps = tuple(step for step in read if step is not None)
    ways = prod(_ways(step.whom) for step in steps)
    if ways > _MOST_WAYS:
        entry.note("fault.petition.ways", found=str(min(ways, 10**9)), high=_MOST_WAYS)
    return steps


def _ways(whom: Whom) -> int:
    """In how many ways a step can be answered at the most, whatever the rulings are."""
    if not isinstance(whom, Chosen):
        return 1
    most = _MOST_CHOSEN if whom.plus_faction else whom.count
    return sum(comb(len(COLUMNS), count) for count in range(most + 1))


def read_step(entry: Entry) -> Step | None:
    """S6: one sentence of a petition."""
    fields = entry.fields(("verb",), ("lands", *_WHOM))
    verb = VERB_OF[fields["verb"].name(VERB_IDS)]
    lands = 1
    if verb.along:
        if "lands" in fields:
            lands = fields["lands"].number(1, LAST)
        elif entry.is_mapping():
            entry.note("fault.missing_key", expected=("lands",))
    elif "lands" in fields:
        fields.key("lands").note("fault.key_not_here", found=verb.id, expected=_ALONG)
    given = [name for name in _WHOM if name in fields]
    if len(given) != 1:
        if entry.is_mapping():
            entry.note("fault.exactly_one", found=", ".join(given), expected=_WHOM)
        return None
    whom = _read_whom(fields, given[0])
    if verb.with_this and not (isinstance(whom, Chosen) and _is_one_other(whom)):
        entry.note("fault.step.swap")
    return Step(verb.id, whom, lands)


def _is_one_other(whom: Chosen) -> bool:
    return whom.count == 1 and whom.others and not whom.plus_faction


def _read_whom(fields: Fields, kind: str) -> Whom:
    entry = fields[kind]
    if kind == "this":
        entry.must_be(True)
        return This()
    if kind == "every":
        return _read_every(entry)
    chosen = entry.fields(("count",), ("plus_faction", "up_to", "place", "factions", "others"))
    return Chosen(
        count=chosen["count"].number(1, _MOST_CHOSEN),
        plus_faction=chosen["plus_faction"].name(FACTIONS) if "plus_faction" in chosen else "",
        up_to="up_to" in chosen and chosen["up_to"].truth(),
        place=chosen["place"].name(PLACES) if "place" in chosen else ANYWHERE,
        factions=chosen["factions"].names(FACTIONS, shortest=1) if "factions" in chosen else (),
        others="others" not in chosen or chosen["others"].truth(),
    )


def _read_every(entry: Entry) -> Every:
    fields = entry.fields((), ("person", "faction"))
    if len(fields.entries) != 1 and entry.is_mapping():
        entry.note("fault.exactly_one", found=", ".join(fields), expected=("person", "faction"))
    if "person" in fields:
        return Every(person=fields["person"].name(PERSONS))
    return Every(faction=fields["faction"].name(FACTIONS))


def step_as_data(step: Step) -> dict[str, object]:
    """One sentence of a petition as the data write it."""
    values: dict[str, object] = {"verb": step.verb}
    if VERB_OF[step.verb].along:
        values["lands"] = step.lands
    match step.whom:
        case This():
            values["this"] = True
        case Every() as every:
            kind = "person" if every.person else "faction"
            values["every"] = {kind: every.person or every.faction}
        case Chosen() as chosen:
            values["chosen"] = _chosen_as_data(chosen)
        case _:
            assert_never(step.whom)
    return values


def _chosen_as_data(chosen: Chosen) -> dict[str, object]:
    values: dict[str, object] = {"count": chosen.count}
    for item in fields(Chosen):
        value = getattr(chosen, item.name)
        if value != item.default:
            values[item.name] = list(value) if isinstance(value, tuple) else value
    return values
