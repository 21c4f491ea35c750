"""What the one sentence on the table says, and what a choice would mean."""

from __future__ import annotations

from typing import Final

from tolerance_game.games.tolerance.card_texts import other_print, step_text
from tolerance_game.games.tolerance.foresight.choices import Cause, Consequence
from tolerance_game.games.tolerance.foresight.prospect import LineChange, Prospect
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.cards import OTHER_FAITH
from tolerance_game.games.tolerance.rules.debts import unpaid_points
from tolerance_game.games.tolerance.rules.state import PLAY, STARTER, TARGET
from tolerance_game.games.tolerance.rules.verbs import GainPietyOfOne, KillOne
from tolerance_game.ui.kit.widgets.rule_mark import RuleMark
from tolerance_game.ui.table.button_tip import with_step_key
from tolerance_game.ui.table.playback import EventBeat
from tolerance_game.ui.table.rules_marked import prompt_mark
from tolerance_game.ui.tolerance.law import cite
from tolerance_game.words import Words
from tolerance_game.words.words import signed

from .effects import monarch_text, result_text
from .model import TableModel

WINS: Final = ("trick_won", "won")
DEBTS: Final = {"T7.1": "loan", "T7.2": "no_loan"}
MONARCH: Final = "monarch"
"""The beat of a Monarch that has just been laid."""
ENDS: Final = ("done", "pause", "brought")


def prompt(model: TableModel) -> tuple[str, bool]:
    """The sentence that says what to do, and whether it is a refusal."""
    choice = model.choice
    if choice.refusal:
        return choice.refusal, True
    if choice.hint_is_pending:
        return model.words.say("table.prompt.hint_thinks"), False
    return choice.note or prompt_of(model), False


def mark_of_prompt(model: TableModel) -> RuleMark | None:
    """The mark of the rules beside that sentence, if it has one."""
    if model.declare_ground is not None:
        # The panel with the suits covers it.
        return None
    wished = model.settings.play.paragraphs
    return prompt_mark(prompt(model)[0], model.layout.prompt, wished=wished)


def prompt_of(model: TableModel) -> str:
    """What to do now, in one sentence."""
    say, view = model.words.say, model.view
    if model.busy:
        said = _resolving(model)
        if model.progress.waits:
            return with_step_key(model, said)
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
    if view.phase == STARTER:
        asks = f"table.prompt.choose_leader.{model.why or 'drawn'}"
        return cite(model.words, asks, seat=model.me)
    if view.phase != PLAY:
        return ""
    suit = view.trick.suit
    if not suit:
        return say("table.prompt.lead", seat=model.me)
    cards = view.options.cards
    if any(cards[card].suit == suit for card in view.hand):
        return say("table.prompt.follow", seat=model.me, sign=suit, suit=suit)
    return say("table.prompt.cannot_follow", seat=model.me, sign=suit, suit=suit)


def _resolving(model: TableModel) -> str:
    """The sentence for the beat that runs; empty where nothing is being carried out."""
    beat, shown, say = model.beat, model.shown, model.words.say
    if beat is None:
        return ""
    if beat.kind == "starter" and isinstance(beat.events[0], told.StarterChosen):
        return _starter(model, beat.events[0], model.why)
    if said := _debt(model, beat) or _monarch(model, beat):
        return said
    if shown.trick.winner < 0:
        return ""
    if beat.kind in WINS:
        card = next(play.card for play in shown.trick.cards if play.seat == shown.trick.winner)
        return say("table.prompt.won", seat=shown.trick.winner, card=card)
    first = beat.events[0] if beat.events else None
    if isinstance(first, told.TargetChosen):
        return say("table.prompt.chose", seat=first.seat, card=first.card)
    if beat.kind in ENDS:
        return _done(model, beat)
    return _acts(model, beat) or say("table.prompt.resolves", seat=shown.trick.winner)


def _starter(model: TableModel, event: told.StarterChosen, why: str) -> str:
    """T2.4-5: who leads the first trick, and how that came."""
    if event.chooser < 0:
        return model.words.say("table.prompt.starter.drawn_self", by=event.seat)
    why = why.removesuffix("_tied") or "drawn"
    which = "self" if event.seat == event.chooser else "other"
    return model.words.say(f"table.prompt.starter.{why}_{which}", by=event.chooser, seat=event.seat)


def _debt(model: TableModel, beat: EventBeat) -> str:
    """T7.1-2: what becomes of money below zero, once the trick has been laid."""
    first = beat.events[0] if beat.events else None
    if isinstance(first, told.LoanTaken | told.TallyChanged) and first.paragraph in DEBTS:
        if DEBTS[first.paragraph] == "loan":
            # The loan itself may have been shown a beat ago.
            rulings, loans = model.view.options.rulings, model.shown.public.seats[first.seat].loans
            after = first.after if isinstance(first, told.LoanTaken) else loans
            cost = unpaid_points(rulings, after) - unpaid_points(rulings, after - 1)
            which = "loan" if cost else "loan_further"
            values = {"number": cost} if cost else {}
            return model.words.say(f"table.prompt.{which}", seat=first.seat, **values)
        return model.words.say("table.prompt.no_loan", seat=first.seat)
    return ""


def _monarch(model: TableModel, beat: EventBeat) -> str:
    """T4.1, T6.1: what the Monarch of the reign does with the board it has been laid on."""
    first = beat.events[0] if beat.kind == MONARCH else None
    return monarch_text(model.words, first) if isinstance(first, told.CardLaid) else ""


def _acts(model: TableModel, beat: EventBeat) -> str:
    card = beat.about
    if not card:
        return ""
    say, options = model.words.say, model.view.options
    if beat.events and isinstance(beat.events[0], told.CardSilenced):
        return say("table.prompt.dead", card=card)
    steps = options.cards[card].trick_steps
    which = ", ".join(step_text(model.words, step, options.rulings) for step in steps)
    if not which:
        return ""
    if other := other_print(model.words, options, card):
        # T10: whoever knows the other print would expect that.
        return say("table.prompt.acts_print", card=card, which=which, name=other)
    return say("table.prompt.acts", card=card, which=which)


def _done(model: TableModel, beat: EventBeat) -> str:
    """What the last effect has done; it stays until the cards are laid."""
    say, shown = model.words.say, model.shown
    rows = [row for row in shown.queue if (row.card == beat.about if beat.about else row.events)]
    if not rows:
        return say("table.prompt.resolves", seat=shown.trick.winner)
    card, done = rows[-1].card, result_text(rows[-1].events, model.words)
    if not done:
        return say("table.prompt.no_change", card=card)
    return say("table.prompt.done", card=card, which=done)


def _target(model: TableModel) -> str:
    resolution, options, say = model.view.resolution, model.view.options, model.words.say
    if resolution is None:
        return ""
    card = resolution.cards[resolution.acting].card
    steps = options.cards[card].trick_steps
    if resolution.step >= len(steps):
        return ""
    step = steps[resolution.step]
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
    """A change of what a role would score, and what sets it apart; nothing where it is unknown."""
    if found is None or found.change is None:
        return ""
    if found.cause is None:
        return words.say("table.consequence_none")
    why = cause_text(words, found.cause)
    if found.cause.kind == "tally":
        # All choices come to the same points; said beside it, they would seem to come of it.
        return why
    if found.cause.points != found.change:
        # Other lines change as well.
        part = signed(found.cause.points)
        return words.say("table.consequence_among", change=found.change, name=why, sum=part)
    return words.say("table.consequence", change=found.change, name=why)


def prospect_text(words: Words, found: Prospect) -> str:
    """Each line of the goals that a trick changes: `most Peasants +6, second money pennant +2`."""
    return words.joined([_line_text(words, line) for line in found.lines])


def prospect_sum(found: Prospect) -> str:
    """What is certain of them together, and whether there may be more."""
    if not found.depends:
        return signed(found.points)
    return f"{signed(found.points)} ?" if found.points else "?"


def _line_text(words: Words, line: LineChange) -> str:
    name = cause_text(words, Cause(line.kind, line.of, line.points or 0, line.holds))
    if line.points is None:
        # What it depends on is told of the trick itself.
        name = cause_text(words, Cause(line.kind, line.of, 0, holds=True))
        return f"{name} ?"
    if line.kind == "pennants" and line.more > 1:
        name = words.say("table.more_pennants", number=line.more, name=name)
    elif line.kind == "pennants":
        which = words.say(f"table.nth.{line.number}")
        name = words.say("table.nth_pennant", which=which, name=name)
    return words.say("reckoning.result.line", name=name, change=line.points)


def cause_text(words: Words, cause: Cause) -> str:
    """A line of the goals in two or three words: `most Peasants`."""
    match cause.kind:
        case "dead":
            return words.say("table.cause.dead", believers=cause.of)
        case "pennants":
            return words.say(f"table.cause.pennants_{cause.of}")
        case "loans" | "bound":
            return words.say(f"table.cause.{cause.kind}")
        case "tally":
            if not cause.holds:
                return words.say(f"table.cause.no_tally_{cause.of}")
            return words.say(f"table.cause.tally_{cause.of}", change=cause.points)
        case kind:
            held = "held" if cause.holds else "lost"
            return words.say(f"table.cause.{kind}_{held}", of=cause.of)
