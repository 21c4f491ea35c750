"""What the one sentence on the table says, and what a choice would mean."""

from __future__ import annotations

from tolerance_game.games.tolerance.card_texts import step_text
from tolerance_game.games.tolerance.foresight.choices import Cause, Consequence
from tolerance_game.games.tolerance.rules.cards import OTHER_FAITH
from tolerance_game.games.tolerance.rules.state import PLAY, TARGET
from tolerance_game.games.tolerance.rules.verbs import GainPietyOfOne, KillOne
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.key_names import first_key
from tolerance_game.words import Words

from .model import TableModel
from .resolving import resolving


def prompt(model: TableModel) -> tuple[str, bool]:
    """The sentence that says what to do, and whether it is a refusal."""
    choice = model.choice
    if choice.refusal:
        return choice.refusal, True
    if choice.hint_is_pending:
        return model.words.say("table.prompt.hint_thinks"), False
    return choice.note or prompt_of(model), False


def prompt_of(model: TableModel) -> str:
    """What to do now, in one sentence."""
    say, view = model.words.say, model.view
    if model.busy:
        said = resolving(model)
        if model.progress.waits:
            key = step_key(model)
            on = say("table.prompt.step", sign=key) if key else say("table.prompt.step_click")
            return f"{said} {on}".strip()
        return said
    if view.outcome is not None:
        return say("table.prompt.over")
    if model.choice.is_saving:
        return say("table.prompt.saving")
    if not model.my_turn:
        if model.thinking is not None:
            return say("table.prompt.thinks", seat=model.thinking)
        acting = view.to_act
        return say("table.prompt.waits", seat=acting) if acting is not None and acting >= 0 else ""
    if model.choice.declaring:
        # The panel with the suits asks for it.
        return ""
    if view.phase == TARGET:
        return _target(model)
    if view.phase != PLAY:
        return ""
    suit = view.trick.suit
    if not suit:
        return say("table.prompt.lead", seat=model.me)
    cards = view.options.cards
    if any(cards[card].suit == suit for card in view.hand):
        return say("table.prompt.follow", seat=model.me, sign=suit, suit=suit)
    return say("table.prompt.cannot_follow", seat=model.me, sign=suit, suit=suit)


def step_key(model: TableModel) -> str:
    """The key, or the button of a pad, that leads to the next effect; empty where none does."""
    words, bindings = model.words, model.bindings
    # While something moves, what confirms leads on as well: on a pad nothing else does.
    return first_key(words, bindings, Intent.STEP) or first_key(words, bindings, Intent.CONFIRM)


def _target(model: TableModel) -> str:
    resolution = model.view.resolution
    if resolution is None:
        return ""
    card = resolution.cards[resolution.acting].card
    options = model.view.options
    steps = options.cards[card].trick_steps
    if not resolution.step < len(steps):
        return ""
    step = steps[resolution.step]
    say = model.words.say
    if not isinstance(step, KillOne | GainPietyOfOne):
        which = step_text(model.words, step, options.rulings)
        return say("table.prompt.target", card=card, which=which)
    verb = "kill" if isinstance(step, KillOne) else "piety"
    asked = step.filter
    if asked.suits:
        named = [say("table.prompt.of_suit", sign=suit, suit=suit) for suit in asked.suits]
        return say(f"table.prompt.{verb}_suits", card=card, name=model.words.joined(named, "or"))
    if asked.religion in OTHER_FAITH:
        values = {"card": card, "sign": asked.religion, "believer": asked.religion}
        return say(f"table.prompt.{verb}_religion", **values)
    return say(f"table.prompt.{verb}_any", card=card)


def consequence_text(model: TableModel, card: str) -> str:
    """What choosing a card would mean for the own goals."""
    return means(model.words, model.consequence(card))


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
