"""What the one sentence on the table says, and what a choice would mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tolerance_game.games.tolerance.card_texts import step_text
from tolerance_game.games.tolerance.rules.cards import OTHER_FAITH
from tolerance_game.games.tolerance.rules.state import PLAY, TARGET
from tolerance_game.games.tolerance.rules.verbs import GainPietyOfOne, KillOne

from .resolving import resolving
from .table_spots import step_key

if TYPE_CHECKING:
    from tolerance_game.games.tolerance.foresight.causes import Cause
    from tolerance_game.games.tolerance.foresight.choices import Consequence
    from tolerance_game.ui.tolerance.scenes.table import TableScene
    from tolerance_game.words import Words


def prompt_of(scene: TableScene) -> str:
    """What to do now, in one sentence."""
    say, view = scene.words.say, scene.view
    timeline = scene.course.timeline
    if timeline.busy:
        said = resolving(scene)
        if timeline.waiting:
            key = step_key(scene)
            on = say("table.prompt.step", sign=key) if key else say("table.prompt.step_click")
            return f"{said} {on}".strip()
        return said
    if view.outcome is not None:
        return say("table.prompt.over")
    if scene.deciding.is_saving:
        return say("table.prompt.saving")
    if not scene.my_turn:
        if scene.thinking is not None:
            return say("table.prompt.thinks", seat=scene.thinking)
        acting = view.to_act
        return say("table.prompt.waits", seat=acting) if acting is not None and acting >= 0 else ""
    if scene.deciding.declaring:
        # The panel with the suits asks for it.
        return ""
    if view.phase == TARGET:
        return _target(scene)
    if view.phase != PLAY:
        return ""
    suit = view.trick.suit
    if not suit:
        return say("table.prompt.lead", seat=scene.me)
    cards = view.options.cards
    if any(cards[card].suit == suit for card in view.hand):
        return say("table.prompt.follow", seat=scene.me, sign=suit, suit=suit)
    return say("table.prompt.cannot_follow", seat=scene.me, sign=suit, suit=suit)


def _target(scene: TableScene) -> str:
    resolution = scene.view.resolution
    if resolution is None:
        return ""
    card = resolution.cards[resolution.acting].card
    options = scene.view.options
    steps = options.cards[card].trick_steps
    if not resolution.step < len(steps):
        return ""
    step = steps[resolution.step]
    say = scene.words.say
    if not isinstance(step, KillOne | GainPietyOfOne):
        which = step_text(scene.words, step, options.rulings)
        return say("table.prompt.target", card=card, which=which)
    verb = "kill" if isinstance(step, KillOne) else "piety"
    asked = step.filter
    if asked.suits:
        named = [say("table.prompt.of_suit", sign=suit, suit=suit) for suit in asked.suits]
        return say(f"table.prompt.{verb}_suits", card=card, name=scene.words.joined(named, "or"))
    if asked.religion in OTHER_FAITH:
        values = {"card": card, "sign": asked.religion, "believer": asked.religion}
        return say(f"table.prompt.{verb}_religion", **values)
    return say(f"table.prompt.{verb}_any", card=card)


def consequence_text(scene: TableScene, card: str) -> str:
    """What choosing a card would mean for the own goals."""
    return means(scene.words, scene.insight.consequence(card))


def means(words: Words, found: Consequence | None) -> str:
    """A change of what a role would score, and its largest cause; nothing where it is unknown."""
    if found is None or found.change is None:
        return ""
    if not found.change or found.cause is None:
        return words.say("table.consequence_none")
    why = cause_text(words, found.cause)
    return words.say("table.consequence", change=found.change, name=why)


def cause_text(words: Words, cause: Cause) -> str:
    """A line of the goals in two or three words: `most Peasants`."""
    match cause.kind:
        case "dead":
            return words.say("table.cause.dead", believers=cause.of)
        case "pennants":
            return words.say(f"table.cause.pennants_{cause.of}")
        case "loans":
            return words.say("table.cause.loans")
        case kind:
            held = "held" if cause.holds else "lost"
            return words.say(f"table.cause.{kind}_{held}", of=cause.of)
