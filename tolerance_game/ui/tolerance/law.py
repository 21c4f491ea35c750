"""Which paragraphs of the rules the sentences of the window follow from, by the ids of the texts.

Sentences about figures that know their paragraph themselves are not here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tolerance_game.words import Words
from tolerance_game.words.cited import Cited

LAW: Final[Mapping[str, tuple[str, ...]]] = {
    "table.prompt.choose_leader.drawn": ("T2.4",),
    "table.prompt.choose_leader.asked": ("T2.4",),
    "table.prompt.choose_leader.fewest": ("T2.5",),
    "table.prompt.choose_leader.fewest_tied": ("T2.5",),
    "table.total.hidden": ("T2.7",),
    "table.would.leads": ("T3.2",),
    "table.would.leads_wild": ("T3.1",),
    "table.would.other_suit": ("T3.4",),
    "table.would.prevails": ("T4.6",),
    "table.would.loan": ("T7.1",),
    "table.would.no_loan": ("T7.2",),
    "table.would.may_loan": ("T7.1",),
    "table.would.may_no_loan": ("T7.2",),
    "table.would.living": ("T6.6",),
    "table.would.dead.catholic": ("T6.6",),
    "table.would.dead.protestant": ("T6.6",),
    "table.would.dead.nobody": ("T6.6",),
    "table.would.taxed": ("T6.3",),
    "table.would.prays": ("T6.4",),
    "table.tip.counted": ("T5.2",),
    "table.tip.remembered": ("T5.2",),
    "table.tip.next_pennant": ("T8.1",),
    "table.tip.all_pennants": ("T8.1",),
    "table.tip.pennant_worth": ("T9.1",),
    "table.tip.loans": ("T7.4",),
    "table.tip.loans_once": ("T7.4",),
    "table.tip.prevails.catholic": ("T2.1",),
    "table.tip.prevails.none": ("T2.1",),
    "table.tip.prevails.protestant": ("T2.1",),
    "table.tip.trick": ("T6",),
    "table.tip.hidden": ("T2.6",),
    "reckoning.secret": ("T2.7",),
    "reckoning.told.awaits": ("T6.1",),
    "reckoning.told.no_taxes": ("T6.3",),
    "reckoning.told.no_piety": ("T6.4",),
    "reckoning.told.reign_suits": ("T6.6a",),
    "reckoning.told.reign_guild": ("T6.6b",),
    "reckoning.told.reign_deaths": ("T6.6c",),
    "reckoning.told.end_money": ("T9.1",),
    "reckoning.told.end_catholic": ("T9.1",),
    "reckoning.told.end_protestant": ("T9.1",),
    "reckoning.told.end_loans": ("T7.4",),
    "reckoning.told.end_loans_once": ("T7.4",),
    "reckoning.told.end_final": ("T9.2",),
    "reckoning.repay.about": ("T6.5", "T7.4"),
    "reckoning.repay.about_once": ("T6.5", "T7.4"),
    "reckoning.boards.choose": ("T6.1",),
    "reckoning.result.tied": ("T9.2",),
}


def cite(words: Words, text_id: str, **values: Any) -> Cited:
    """A text, with the paragraphs it follows from, if any."""
    return Cited(words.say(text_id, **values), *LAW.get(text_id, ()))
