"""What a card that is looked at would do here and now, in a few sentences."""

from __future__ import annotations

from functools import partial

from tolerance_game.games.tolerance.foresight.legality import why_not
from tolerance_game.games.tolerance.foresight.preview import Preview, PreviewEntry
from tolerance_game.games.tolerance.rules.cards import (
    NO_RELIGION,
    PREVAILING,
    PREVAILING_RELIGION,
    WILD,
)
from tolerance_game.games.tolerance.rules.state import PLAY
from tolerance_game.ui.tolerance.law import cite
from tolerance_game.ui.tolerance.signs import prevailing_in
from tolerance_game.words.cited import Cited

from .chronicle_panel import panel_of
from .effects import changes_text, preview_text, result_text
from .model import TableModel
from .prompting import consequence_text, prospect_text
from .shown import ACTING, DONE, SILENCED


def would_do(model: TableModel, spot: str, card: str) -> list[str]:
    """The sentences for a card at a spot; a sign in them is written as `<name>`.

    Those that follow from a rule know its paragraph (`Cited`).
    """
    kind, _, rest = spot.partition("/")
    if kind == "hand":
        return _in_hand(model, card)
    if kind == "trick":
        return _in_trick(model, card)
    if kind == "pile":
        seat, side, religion = rest.split("/")
        return _on_a_pile(model, int(seat), card, religion, alive=side == "living")
    if kind == "last":
        return _in_the_last_trick(model, card)
    if kind == "log":
        return _in_the_chronicle(model, rest)
    return []


def _now(model: TableModel, card: str) -> list[str]:
    """T4.6: what a card of the prevailing religion is in this reign."""
    if model.view.options.cards[card].affiliation != PREVAILING:
        return []
    reign = model.public.reign
    sign, religion = prevailing_in(reign), PREVAILING_RELIGION[reign]
    return [cite(model.words, "table.would.prevails", sign=sign, religion=religion)]


# In the hand.


def _in_hand(model: TableModel, card: str) -> list[str]:
    view, say = model.view, model.words.say
    played = any(play.seat == model.me for play in view.trick.plays)
    if view.phase != PLAY or model.shown.trick.winner >= 0 or played or view.seat < 0:
        return [say("table.would.later"), *_now(model, card)]
    reason = why_not(view._replace(to_act=view.seat), card)
    if reason is not None:
        return [say("table.would.forbidden"), model.teller.reason(reason)]
    found = model.with_card(card)
    lines = _standing(model, card, found)
    entry = next((one for one in found.entries if one.card == card), None)
    if entry is not None:
        lines += _effect(model, found, entry)
    return [*lines, *_goals(model, found), *_now(model, card)]


def _goals(model: TableModel, found: Preview) -> list[str]:
    """T6.6, T9.1: what the trick would change of the own goals."""
    prospect = model.prospect_of(found)
    if prospect is None or not prospect.lines:
        return []
    said = prospect_text(model.words, prospect)
    return [model.words.say("table.would.goals", name=said)]


def _standing(model: TableModel, card: str, found: Preview) -> list[str]:
    """T3.1-4: whether it would be ahead, and of whom."""
    view, say = model.view, partial(cite, model.words)
    known = view.options.cards[card]
    suit = view.trick.suit
    if not view.trick.plays:
        if known.suit == WILD:
            return [say("table.would.leads_wild")]
        return [say("table.would.leads", sign=known.suit, suit=known.suit)]
    if found.seat == view.seat:
        # Where nobody is to play any more, who is ahead wins.
        which = "ahead" if model.is_open(found) else "wins"
        if known.suit == WILD:
            return [say(f"table.would.{which}_as", sign=suit, suit=suit)]
        return [say(f"table.would.{which}")]
    if known.suit not in (suit, WILD):
        return [say("table.would.other_suit", sign=suit, suit=suit)]
    # Others who have yet to play may still be ahead of both.
    which = "behind" if model.is_open(found) else "loses"
    return [say(f"table.would.{which}", card=found.card, seat=found.seat)]


def _effect(model: TableModel, found: Preview, entry: PreviewEntry) -> list[str]:
    """What its effect would do to the winner, and what all of the trick comes to."""
    words = model.words
    mine = found.seat == model.me
    said = preview_text(entry, words, "" if mine else words.seat(found.seat))[0]
    lines: list[str] = []
    if not entry.steps:
        if model.view.options.cards[entry.card].steps:
            # T4.1: a Monarch; a card without any effect says so itself.
            lines.append(words.say("table.would.nothing"))
    elif said:
        if mine:
            lines.append(words.say("table.would.if_mine", which=said))
        else:
            lines.append(words.say("table.would.if_theirs", seat=found.seat, which=said))
    together = changes_text(found.changes)
    if together and len(found.entries) > 1:
        lines.append(words.say("table.would.together", which=together))
    if found.debt:
        lines.append(cite(words, f"table.would.{found.debt}"))
    return lines


# On the table.


def _in_trick(model: TableModel, card: str) -> list[str]:
    shown, say = model.shown, model.words.say
    play = next((one for one in shown.trick.cards if one.card == card), None)
    if play is None:
        return []
    row = next((one for one in shown.queue if one.card == card), None)
    if row is not None:
        lines = []
        done = result_text(row.events, model.words)
        if row.state in (DONE, SILENCED) or done:
            lines.append(say("table.would.did", which=done) if done else say("table.would.idle"))
        elif row.state == ACTING:
            lines.append(say("table.would.acting"))
        else:
            lines.append(say("table.would.turn", number=shown.queue.index(row) + 1))
        if card in model.targets:
            lines += [line for line in (consequence_text(model, card),) if line]
        return lines + ([] if play.converted else _now(model, card))
    lines = [say("table.would.leads_now" if card == model.winning else "table.would.trails_now")]
    found = model.as_it_lies
    entry = next((one for one in found.entries if one.card == card), None) if found else None
    if found is not None and entry is not None:
        lines += _effect(model, found, entry)[:1]
    return lines + _now(model, card)


def _on_a_pile(model: TableModel, seat: int, card: str, religion: str, *, alive: bool) -> list[str]:
    """T6.3-6: what it counts for at the end of the reign."""
    say, known = partial(cite, model.words), model.view.options.cards[card]
    if not alive:
        which = "nobody" if religion == NO_RELIGION else religion
        return [say(f"table.would.dead.{which}", seat=seat)]
    lines: list[str] = [say("table.would.living", seat=seat, sign=known.suit, suit=known.suit)]
    if religion == PREVAILING_RELIGION[model.public.reign]:
        lines.append(say("table.would.taxed"))
    if religion != NO_RELIGION:
        lines.append(say("table.would.prays", sign=religion))
    return lines


def _in_the_last_trick(model: TableModel, card: str) -> list[str]:
    shown, say = model.shown, model.words.say
    play = next((one for one in shown.last.cards if one.card == card), None)
    if play is None:
        return []
    if play.seat == shown.last.winner:
        won = say("table.would.won_with", seat=play.seat)
    else:
        won = say("table.would.lost_with", seat=play.seat, by=shown.last.winner)
    killed = [say("table.would.killed", card=play.killer)] if play.killer else []
    return [won, *killed]


def _in_the_chronicle(model: TableModel, number: str) -> list[str]:
    """The line in full, with its paragraph."""
    line = panel_of(model).line_at(number)
    if line is None:
        return []
    return [Cited(one, line.paragraph) for one in line.full or [line.text]]
