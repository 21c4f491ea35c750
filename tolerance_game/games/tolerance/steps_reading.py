"""The grammar of effects (T4.5): steps as the data write them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tolerance_game.storage.data.reading import Entry

from .rules import steps
from .rules.cards import CATHOLIC, PROTESTANT, SUITS
from .rules.steps import EVERY_CARD, HIGHEST, MONARCH, VERBS, Filter, Step

EVERY: Final = "every card"
FAITHS: Final = (CATHOLIC, PROTESTANT)
MOST_PIETY_LOST: Final = 9

_EXECUTION: Final = VERBS[steps.RoyalExecution]
_CONDITIONS: Final = ("suits", "all_but", "religion")


def read_steps(entry: Entry) -> tuple[Step, ...]:
    """The steps of an effect, in their order; none is an effect that does nothing."""
    read = [_read_step(value) for value in entry.values()]
    return tuple(step for step in read if step is not None)


def _read_step(entry: Entry) -> Step | None:
    if not entry.is_mapping():
        faults = len(entry.sheet.faults)
        verb = entry.name(_VERBS)
        if verb != _EXECUTION and len(entry.sheet.faults) == faults:
            entry.note("fault.step.needs_value", found=verb)
        return steps.RoyalExecution() if verb == _EXECUTION else None
    fields = entry.mapping()
    if len(fields.entries) != 1:
        entry.note("fault.exactly_one", found=", ".join(fields), expected=_VERBS)
        return None
    (verb,) = fields
    if verb == _EXECUTION:
        entry.note("fault.step.takes_no_value", found=verb)
    elif verb in _READERS:
        return _READERS[verb](fields[verb])
    else:
        fields.key(verb).unknown_name(_VERBS)
    return None


def _read_filter(entry: Entry) -> Filter:
    if not entry.is_mapping():
        entry.name((EVERY,))
        return EVERY_CARD
    fields = entry.fields((), _CONDITIONS)
    if len(fields.entries) != 1:
        entry.note("fault.exactly_one", found=", ".join(fields), expected=_CONDITIONS)
    if "suits" in fields:
        return Filter(suits=fields["suits"].names(SUITS, shortest=1))
    if "all_but" in fields:
        return Filter(all_but=fields["all_but"].names(SUITS, shortest=1))
    if "religion" in fields:
        return Filter(religion=fields["religion"].name((*FAITHS, MONARCH)))
    return EVERY_CARD


_READERS: Final[dict[str, Callable[[Entry], Step]]] = {
    VERBS[steps.Tax]: lambda entry: steps.Tax(_read_filter(entry)),
    VERBS[steps.GainPiety]: lambda entry: steps.GainPiety(_read_filter(entry)),
    VERBS[steps.GainPietyOfOne]: lambda entry: steps.GainPietyOfOne(_read_filter(entry)),
    VERBS[steps.KillOne]: lambda entry: steps.KillOne(_read_filter(entry)),
    VERBS[steps.KillAll]: lambda entry: steps.KillAll(_read_filter(entry)),
    VERBS[steps.KillHighest]: lambda entry: steps.KillHighest(entry.name(HIGHEST)),
    VERBS[steps.Condemn]: lambda entry: steps.Condemn(entry.name(FAITHS)),
    VERBS[steps.Convert]: lambda entry: steps.Convert(entry.name(FAITHS)),
    VERBS[steps.LosePiety]: lambda entry: steps.LosePiety(entry.number(1, MOST_PIETY_LOST)),
}
_VERBS: Final = (*_READERS, _EXECUTION)
