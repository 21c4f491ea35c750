"""What effects do, in short: for preview, queue and chronicle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from tolerance_game.core import Event
from tolerance_game.games.tolerance.foresight.preview import PreviewEntry
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.words import Words
from tolerance_game.words.words import signed

NOTHING: Final = "±0"


def changes_text(changes: Sequence[int | None], *, all_of_them: bool = False) -> str:
    """`<money> +3 <catholic> +2`; what does not change is left out."""
    parts = []
    for tally, change in zip(TALLIES, changes, strict=True):
        if change is None:
            parts.append(f"<{tally}> ?")
        elif change or all_of_them:
            parts.append(f"<{tally}>{signed(change)}")
    return "  ".join(parts)


def booked(events: Iterable[Event]) -> list[int]:
    """The sums of all changes of tallies among the events."""
    sums = [0, 0, 0]
    for event in events:
        if isinstance(event, told.TallyChanged):
            sums[TALLIES.index(event.tally)] += event.after - event.before
    return sums


def result_text(events: Sequence[Event], words: Words) -> str:
    """What an effect has done, in one line."""
    sums = booked(events)
    parts = [changes_text(sums)] if any(sums) else []
    killed = [event.card for event in events if isinstance(event, told.CardKilled)]
    if killed:
        parts.append("<skull> " + words.say("table.result.killed", cards=tuple(killed)))
    for event in events:
        if isinstance(event, told.CardConverted):
            parts.append(words.say("table.result.converted", card=event.card, religion=event.after))
        elif isinstance(event, told.CardSilenced):
            sign, rank = (words.named(f"card_{kind}", event.cause) for kind in ("suit", "rank"))
            parts.append(words.say("table.result.silenced", sign=sign, rank=rank))
        elif isinstance(event, told.EffectLapsed):
            parts.append(words.say(f"table.lapsed.{event.why}"))
    return ", ".join(parts)


def summed_to_nothing(events: Iterable[Event]) -> str:
    """The figure of a tax or a prayer that has added up to nothing; empty where none was booked."""
    return NOTHING if any(isinstance(event, told.TallyChanged) for event in events) else ""


def silenced_text(killer: Card, words: Words, *, acts: bool = True) -> str:
    """By suit and rank: with a name it would seldom fit into a line.

    Unless it `acts`, the card has no effect to lose.
    """
    text = "table.result.silenced" if acts else "table.result.killed_by"
    return words.say(text, sign=killer.suit, rank=killer.rank)


def monarch_text(words: Words, event: told.CardLaid) -> str:
    """Who will have somebody executed, or that nobody will."""
    if not event.alive:
        return words.say("table.monarch.is_dead", card=event.card)
    return words.say("table.monarch.lives", card=event.card, seat=event.seat)


def preview_text(
    entry: PreviewEntry, words: Words, winner: str = "", signs: Mapping[str, Card] | None = None
) -> tuple[str, str]:
    """What a card of the trick would do, and how that is meant: gain, loss, choice or nothing.

    `winner` is named where it is not the viewer. With `signs` other cards are
    said by suit and rank, where their names are too long.
    """
    if signs and entry.dead_before:
        return silenced_text(signs[entry.killers[0]], words, acts=False), "loss"
    if signs and entry.may_die:
        return words.say("table.preview.may_die_short"), "loss"
    if entry.dead_before:
        return words.say("table.preview.dead_before", cards=entry.killers), "loss"
    if entry.may_die:
        return words.say("table.preview.may_die"), "loss"
    if entry.needs_choice:
        if winner:
            return words.say("table.preview.chooses", name=winner), "nothing"
        return words.say("table.preview.you_choose"), "choice"
    if entry.no_effect:
        return words.say(f"table.lapsed.{entry.no_effect}"), "nothing"
    if not entry.steps:
        return "", "nothing"
    parts = [said] if (said := changes_text(entry.changes)) else []
    certain = tuple(death.card for death in entry.kills if death.certain)
    if certain and signs:
        parts.append(f"<skull> {_by_signs(certain, signs)}")
    elif certain:
        parts.append(words.say("table.result.killed", cards=certain))
    possible = tuple(death.card for death in entry.kills if not death.certain)
    if possible and signs:
        parts.append(f"<skull> ? {_by_signs(possible, signs)}")
    elif possible:
        parts.append(words.say("table.preview.may_kill", cards=possible))
    for turned in entry.conversions:
        if signs:
            which = "" if turned.certain else "? "
            parts.append(f"{which}{_by_signs((turned.card,), signs)} → <{turned.religion}>")
            continue
        text = "table.result.converted" if turned.certain else "table.preview.may_convert"
        parts.append(words.say(text, card=turned.card, religion=turned.religion))
    if not parts:
        # A tax or a prayer that adds up to nothing is a result as well.
        return NOTHING, "nothing"
    return ", ".join(parts), "loss" if entry.kills or entry.conversions else "gain"


def _by_signs(cards: Iterable[str], signs: Mapping[str, Card]) -> str:
    """`<nobles>13 <wild>9`."""
    return " ".join(f"<{signs[card].suit}>{signs[card].rank}" for card in cards)
