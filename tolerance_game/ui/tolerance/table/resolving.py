"""The prompt while a trick is carried out: who has won, what acts now, what it has done."""

from __future__ import annotations

from typing import Final

from tolerance_game.games.tolerance.card_texts import step_text
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.ui.table.playback import EventBeat

from .effects import result_text
from .model import TableModel

WINS: Final = ("trick_won", "won")
ENDS: Final = ("done", "pause", "brought")


def resolving(model: TableModel) -> str:
    """The sentence for the beat that runs; empty where nothing is being carried out."""
    beat, shown = model.beat, model.shown
    if beat is None:
        return ""
    say = model.words.say
    if beat.kind == "starter" and isinstance(beat.events[0], told.StarterChosen):
        return _starter(model, beat.events[0], model.why)
    if shown.winner < 0:
        return ""
    if beat.kind in WINS:
        card = next(play.card for play in shown.trick if play.seat == shown.winner)
        return say("table.prompt.won", seat=shown.winner, card=card)
    first = beat.events[0] if beat.events else None
    if isinstance(first, told.TargetChosen):
        return say("table.prompt.chose", seat=first.seat, card=first.card)
    if beat.kind in ENDS:
        return _done(model, beat)
    return _acts(model, beat) or say("table.prompt.resolves", seat=shown.winner)


def _starter(model: TableModel, event: told.StarterChosen, why: str) -> str:
    """T2.4-5: who leads the first trick, and how that came."""
    why = why.removesuffix("_tied") or "drawn"
    which = "self" if event.seat == event.chooser else "other"
    return model.words.say(f"table.prompt.starter.{why}_{which}", by=event.chooser, seat=event.seat)


def _acts(model: TableModel, beat: EventBeat) -> str:
    card = beat.about
    if not card:
        return ""
    say, options = model.words.say, model.view.options
    if beat.events and isinstance(beat.events[0], told.CardSilenced):
        return say("table.prompt.dead", card=card)
    steps = options.cards[card].trick_steps
    which = ", ".join(step_text(model.words, step, options.rulings) for step in steps)
    return say("table.prompt.acts", card=card, which=which) if which else ""


def _done(model: TableModel, beat: EventBeat) -> str:
    """What the last effect has done; it stays until the cards are laid."""
    say, shown = model.words.say, model.shown
    card = beat.about or next((row.card for row in reversed(shown.queue) if row.events), "")
    row = next((row for row in shown.queue if row.card == card), None)
    if row is None:
        return say("table.prompt.resolves", seat=shown.winner)
    done = result_text(row.events, model.words)
    if not done:
        return say("table.prompt.no_change", card=card)
    return say("table.prompt.done", card=card, which=done)
