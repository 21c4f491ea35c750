"""What the one sentence on the table says, and what a choice would mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tolerance_game.games.tolerance.cards import OTHER_FAITH
from tolerance_game.games.tolerance.state import PLAY, TARGET
from tolerance_game.games.tolerance.steps import GainPietyOfOne, KillOne
from tolerance_game.words.card_texts import step_text

from .places import step_key

if TYPE_CHECKING:
    from tolerance_game.ui.scenes.table import TableScene
    from tolerance_game.words import Words


def prompt_of(scene: TableScene) -> str:
    """What to do now, in one sentence."""
    say, view, shown = scene.words.say, scene.view, scene.shown
    timeline = scene.course.timeline
    if timeline.busy:
        if timeline.waiting:
            key = step_key(scene)
            return say("table.prompt.step", sign=key) if key else say("table.prompt.step_click")
        return say("table.prompt.resolves", seat=shown.winner) if shown.winner >= 0 else ""
    if view.outcome is not None:
        return say("table.prompt.over")
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
    """What choosing a card would mean for the own role."""
    found = scene.insight.consequence(card)
    role = scene.view.seats[scene.me].role
    return means(scene.words, found.change if found else None, role)


def means(words: Words, change: int | None, role: str) -> str:
    """A change of what a role would score; nothing where it is not known."""
    if change is None or not role:
        return ""
    if not change:
        return words.say("table.consequence_none", role=role)
    return words.say("table.consequence", change=change, role=role)
