"""The grammar of effects (T4.5): steps as the data write them."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final, assert_never

from tolerance_game.storage.data.reading import Entry

from .rules import steps
from .rules.cards import CATHOLIC, PROTESTANT, SUITS
from .rules.steps import Filter, Step
from .rules.verbs import VERB_IDS, VERBS, Verb, verb_of

EVERY: Final = "every card"
FAITHS: Final = (CATHOLIC, PROTESTANT)
MOST_PIETY_LOST: Final = 9

_CONDITIONS: Final = ("suits", "all_but", "religion")
_VERBS: Final = {verb.id: verb for verb in VERBS}


def read_steps(entry: Entry) -> tuple[Step, ...]:
    """The steps of an effect, in their order; none is an effect that does nothing."""
    read = [_read_step(value) for value in entry.values()]
    return tuple(step for step in read if step is not None)


def steps_as_data(effect: tuple[Step, ...]) -> list[object]:
    """The steps of an effect as the data write them."""
    return [_as_data(step) for step in effect]


def _as_data(step: Step) -> object:
    verb = verb_of(step).id
    values = [getattr(step, item.name) for item in fields(step)]
    if not values:
        return verb
    (value,) = values
    return {verb: _filter_as_data(value) if isinstance(value, Filter) else value}


def _filter_as_data(which: Filter) -> object:
    if which.suits:
        return {"suits": list(which.suits)}
    if which.all_but:
        return {"all_but": list(which.all_but)}
    return {"religion": which.religion} if which.religion else EVERY


def _read_step(entry: Entry) -> Step | None:
    if not entry.is_mapping():
        faults = len(entry.sheet.faults)
        verb = _VERBS[entry.name(VERB_IDS)]
        if issubclass(verb.step, steps.PlainStep):
            return verb.step()
        if len(entry.sheet.faults) == faults:
            entry.note("fault.step.needs_value", found=verb.id)
        return None
    fields = entry.mapping()
    if len(fields.entries) != 1:
        entry.note("fault.exactly_one", found=", ".join(fields), expected=VERB_IDS)
        return None
    (name,) = fields
    if name not in _VERBS:
        fields.key(name).unknown_name(VERB_IDS)
        return None
    if issubclass(_VERBS[name].step, steps.PlainStep):
        entry.note("fault.step.takes_no_value", found=name)
        return None
    return _read_value(_VERBS[name], fields[name])


def _read_value(verb: Verb[Any], entry: Entry) -> Step:
    """A step by what stands behind its verb."""
    kind: type[Step] = verb.step
    if issubclass(kind, steps.CardsStep):
        return kind(_read_filter(entry))
    if issubclass(kind, steps.HighestStep):
        return kind(entry.name(steps.HIGHEST))
    if issubclass(kind, steps.ReligionStep):
        return kind(entry.name(FAITHS))
    if issubclass(kind, steps.AmountStep):
        return kind(entry.number(1, MOST_PIETY_LOST))
    if issubclass(kind, steps.PlainStep):
        return kind()
    assert_never(kind)


def _read_filter(entry: Entry) -> Filter:
    if not entry.is_mapping():
        entry.name((EVERY,))
        return steps.EVERY_CARD
    fields = entry.fields((), _CONDITIONS)
    if len(fields.entries) != 1:
        entry.note("fault.exactly_one", found=", ".join(fields), expected=_CONDITIONS)
    if "suits" in fields:
        return Filter(suits=fields["suits"].names(SUITS, shortest=1))
    if "all_but" in fields:
        return Filter(all_but=fields["all_but"].names(SUITS, shortest=1))
    if "religion" in fields:
        return Filter(religion=fields["religion"].name((*FAITHS, steps.MONARCH)))
    return steps.EVERY_CARD
