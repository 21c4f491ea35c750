"""What the one sentence on the table says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tolerance_game.core.errors import Reason
from tolerance_game.core.events import Event
from tolerance_game.games.schisma import petition_texts
from tolerance_game.games.schisma.foresight.plan import Ask, Plan
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.moves import PETITION
from tolerance_game.games.schisma.rules.verbs import VERB_OF
from tolerance_game.ui.kit.widgets.rule_mark import RuleMark
from tolerance_game.ui.table.button_tip import with_step_key
from tolerance_game.ui.table.rules_marked import prompt_mark

from .model import TableModel
from .shown import DoneAction


def prompt(model: TableModel) -> tuple[str, bool]:
    """The sentence that says what to do, and whether it is a refusal."""
    choice, say = model.choice, model.words.say
    if choice.refusal:
        return choice.refusal, True
    if choice.hint_is_pending:
        return say("table.prompt.hint_thinks"), False
    return choice.note or prompt_of(model), False


def mark_of_prompt(model: TableModel) -> RuleMark | None:
    """The mark of the rules beside that sentence, if it has one."""
    wished = model.settings.play.paragraphs
    return prompt_mark(prompt(model)[0], model.layout.prompt, wished=wished)


def prompt_of(model: TableModel) -> str:
    """What to do now, in one sentence."""
    say, view, choice = model.words.say, model.view, model.choice
    if model.busy:
        said = happening(model)
        if model.progress.waits:
            return with_step_key(model, said)
        return said
    if model.is_past:
        form = "past" if model.public.turn else "past_begin"
        values = {"number": model.public.turn} if model.public.turn else {}
        return say(f"schisma.table.prompt.{form}", **values)
    if view.outcome is not None:
        return say("table.prompt.over")
    if choice.is_saving:
        return say("table.prompt.saving")
    if not model.my_turn:
        if model.thinking is not None:
            return say("table.prompt.thinks", seat=model.thinking)
        return say("table.prompt.waits", seat=view.seat)
    if model.carried is not None:
        return carried(model, model.carried.column)
    if choice.plan is not None:
        return planned(model, choice.plan)
    if choice.action:
        return say(f"schisma.table.prompt.whom_{choice.action}")
    if choice.menu is not None:
        standing = view.display[choice.menu]
        person = standing.person if standing is not None else ""
        return say("schisma.table.prompt.menu", person=person)
    if view.turn == 1:
        return say("schisma.table.prompt.first", seat=model.me)
    which = "second" if view.used else "act"
    return say(f"schisma.table.prompt.{which}", seat=model.me)


def carried(model: TableModel, column: int) -> str:
    """What letting go of the person that the pointer holds would do, or why it cannot be done."""
    standing, action = model.view.display[column], model.carried_to
    person = standing.person if standing is not None else ""
    if not action:
        return model.words.say("schisma.table.prompt.carried", person=person)
    refused = model.refusal(action, column)
    if refused is not None:
        return model.teller.reason(refused)
    return model.words.say("schisma.table.prompt.drop", action=action, person=person)


def planned(model: TableModel, plan: Plan) -> str:
    """What is still to be chosen of a plan, or that it can be carried out."""
    say, ask = model.words.say, plan.ask
    if ask is None:
        if plan.refused is not None:
            return model.teller.reason(plan.refused)
        if plan.action not in (PETITION, "choose"):
            return say("schisma.table.prompt.confirm", action=plan.action, person=plan.person)
        return say("schisma.table.prompt.complete", whose_person=plan.person)
    left = ask.most - len(ask.picked)
    if ask.may_stop and (left == 0 or all(why is not None for why in _open(ask))):
        return say("schisma.table.prompt.all_picked", whose_person=plan.person)
    form = "up_to" if ask.least < ask.most else "choose"
    if ask.picked:
        form = "up_to_more" if ask.least < ask.most else "more"
    lands = {"count_lands": ask.step.lands} if VERB_OF[ask.verb].along else {}
    which = say(f"schisma.table.verb.{ask.verb}", **lands)
    return say(f"schisma.table.prompt.{form}", number=left, which=which, whose_person=plan.person)


def _open(ask: Ask) -> list[Reason | None]:
    """Why those who are not picked cannot be."""
    return [why for column, why in enumerate(ask.why_not) if column not in ask.picked]


def happening(model: TableModel) -> str:
    """What is played back: whose action, which step of it, and whom it moves where."""
    beat = model.beat
    if beat is None or not beat.within:
        return ""
    first, actions = beat.within[0], model.shown.actions
    match first:
        case told.ActionTaken():
            return _petitioned(model, first) if first.action == PETITION else ""
        case told.GameEnded():
            return f"{model.teller.line(first)}."
        case told.TurnBegan() | told.Laid() | told.Settled() | told.TargetsChosen():
            return ""
    if not actions:
        return ""
    say, done = model.words.say, actions[-1]
    which = part_text(model, beat.within, done)
    seat = model.public.seat
    if beat.step:
        values = {"seat": seat, "whose_person": done.person, "number": beat.step}
        return say("schisma.table.prompt.told_step", which=which, **values)
    if done.action == PETITION:
        return say("schisma.table.prompt.told_refill", which=which)
    text = f"schisma.table.prompt.told_{done.action}"
    return say(text, seat=seat, whom_person=done.person, which=which)


def _petitioned(model: TableModel, event: told.ActionTaken) -> str:
    """Who petitions whom, and what that does."""
    words, rulings = model.words, model.view.options.rulings
    steps = model.person(event.person).petition
    said = [petition_texts.step_text(words, step, event.person, rulings) for step in steps]
    which = words.say("schisma.step.joint").join(said)
    values = {"seat": event.seat, "whose_person": event.person, "which": which}
    return words.say("schisma.table.prompt.told_petition", **values)


def part_text(model: TableModel, events: Sequence[Event], done: DoneAction) -> str:
    """What one step does to everybody: `Bishop Genoa → Nice; Knight joins Anna, 2 of 3`."""
    joined = [len(persons) for persons in model.public.congregations]
    for event in events:
        if isinstance(event, told.Joined) and any(event is one for one in done.events):
            joined[event.seat] -= 1
    said = []
    leave = {event.column for event in events if isinstance(event, told.Joined)}
    for event in events:
        if isinstance(event, told.Moved) and event.column in leave:
            # That they join a congregation says it all.
            continue
        if isinstance(event, told.Joined):
            joined[event.seat] += 1
        said.append(_change(model, event, joined))
    return "; ".join(one for one in said if one)


def _change(model: TableModel, event: Event, joined: Sequence[int]) -> str:
    say = model.words.say
    values: dict[str, Any]
    match event:
        case told.Moved():
            # Whom a simple action is about has been said.
            form = "moved" if event.cause else "lands"
            values = {"from_land": event.from_land, "to_land": event.to_land}
            values |= {"person": event.person} if event.cause else {}
            return say(f"schisma.table.change.{form}", **values)
        case told.Joined():
            number = say("schisma.table.of_three", number=joined[event.seat])
            form = "joined" if event.cause else "leaves"
            values = {"seat": event.seat, "name": number}
            values |= {"person": event.person} if event.cause else {}
            return say(f"schisma.table.change.{form}", **values)
        case told.Swapped():
            values = {"person": event.person, "other_person": event.other_person}
            return say("schisma.table.change.swapped", **values)
        case told.Discarded():
            if not event.cause:
                return ""
            return say("schisma.table.change.discarded", person=event.person)
        case told.Drawn():
            values = {"person": event.person, "land": event.land}
            return say("schisma.table.change.drawn", **values)
        case told.Reshuffled():
            return say("schisma.table.change.reshuffled")
        case told.Lapsed():
            return say(f"schisma.table.change.lapsed.{event.why}")
        case _:
            return ""
