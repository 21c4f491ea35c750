"""What is said while a trick is carried out: who has won it, what acts now, what it has done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tolerance_game.games.tolerance.card_texts import step_text
from tolerance_game.games.tolerance.rules import events as told

from .effects import result_text

if TYPE_CHECKING:
    from tolerance_game.ui.kit.motion import Beat
    from tolerance_game.ui.tolerance.scenes.table import TableScene

WINS: Final = ("trick_won", "won")
ENDS: Final = ("done", "pause", "brought")


def resolving(scene: TableScene) -> str:
    """The sentence for the beat that runs; empty where nothing is being carried out."""
    beat, shown = scene.course.timeline.current, scene.shown
    if beat is None:
        return ""
    say = scene.words.say
    if beat.kind == "starter":
        return _starter(scene, beat.values["starter"], beat.values["why"])
    if shown.winner < 0:
        return ""
    if beat.kind in WINS:
        card = next(play.card for play in shown.trick if play.seat == shown.winner)
        return say("table.prompt.won", seat=shown.winner, card=card)
    events = beat.values.get("events", ())
    if events and isinstance(events[0], told.TargetChosen):
        return say("table.prompt.chose", seat=events[0].seat, card=events[0].card)
    if beat.kind in ENDS:
        return _done(scene, beat)
    return _acts(scene, beat) or say("table.prompt.resolves", seat=shown.winner)


def _starter(scene: TableScene, event: told.StarterChosen, why: str) -> str:
    """T2.4-5: who leads the first trick, and how that came."""
    why = why.removesuffix("_tied") or "drawn"
    which = "self" if event.seat == event.chooser else "other"
    return scene.words.say(f"table.prompt.starter.{why}_{which}", by=event.chooser, seat=event.seat)


def _acts(scene: TableScene, beat: Beat) -> str:
    card = beat.values.get("card")
    if not card:
        return ""
    say, options = scene.words.say, scene.view.options
    events = beat.values.get("events", ())
    if events and isinstance(events[0], told.CardSilenced):
        return say("table.prompt.dead", card=card)
    steps = options.cards[card].trick_steps
    which = ", ".join(step_text(scene.words, step, options.rulings) for step in steps)
    return say("table.prompt.acts", card=card, which=which) if which else ""


def _done(scene: TableScene, beat: Beat) -> str:
    """Before the cards are laid it is the last one's effect that still stands there."""
    say, shown = scene.words.say, scene.shown
    card = beat.values.get("card") or next(
        (row.card for row in reversed(shown.queue) if row.events), ""
    )
    row = next((row for row in shown.queue if row.card == card), None)
    if row is None:
        return say("table.prompt.resolves", seat=shown.winner)
    done = result_text(row.events, scene.words)
    if not done:
        return say("table.prompt.no_change", card=card)
    return say("table.prompt.done", card=card, which=done)
