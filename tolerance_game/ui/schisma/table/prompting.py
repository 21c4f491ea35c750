"""What the one sentence on the table says."""

from __future__ import annotations

from tolerance_game.games.schisma.foresight.plan import Plan
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.moves import PETITION
from tolerance_game.games.schisma.rules.verbs import VERB_OF
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.key_names import first_key

from .model import TableModel


def prompt(model: TableModel) -> tuple[str, bool]:
    """The sentence that says what to do, and whether it is a refusal."""
    choice, say = model.choice, model.words.say
    if choice.refusal:
        return choice.refusal, True
    if choice.hint_is_pending:
        return say("table.prompt.hint_thinks"), False
    return choice.note or prompt_of(model), False


def prompt_of(model: TableModel) -> str:
    """What to do now, in one sentence."""
    say, view, choice = model.words.say, model.view, model.choice
    if model.busy:
        said = happening(model)
        if model.progress.waits:
            key = first_key(model.words, model.bindings, Intent.STEP)
            on = say("table.prompt.step", sign=key) if key else say("table.prompt.step_click")
            return f"{said} {on}".strip()
        return said
    if view.outcome is not None:
        return say("table.prompt.over")
    if choice.is_saving:
        return say("table.prompt.saving")
    if not model.my_turn:
        if model.thinking is not None:
            return say("table.prompt.thinks", seat=model.thinking)
        return say("table.prompt.waits", seat=view.seat)
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


def planned(model: TableModel, plan: Plan) -> str:
    """What is still to be chosen of a plan, or that it can be carried out."""
    say, ask = model.words.say, plan.ask
    if ask is None:
        if plan.refused is not None:
            return model.teller.reason(plan.refused)
        if plan.action not in (PETITION, "choose"):
            return say("schisma.table.prompt.confirm", action=plan.action, person=plan.person)
        return say("schisma.table.prompt.complete", person=plan.person)
    left = ask.most - len(ask.picked)
    form = "up_to" if ask.least < ask.most else "more" if ask.picked else "choose"
    lands = {"count_lands": ask.step.lands} if VERB_OF[ask.verb].along else {}
    which = say(f"schisma.table.verb.{ask.verb}", **lands)
    return say(f"schisma.table.prompt.{form}", number=left, which=which, person=plan.person)


def happening(model: TableModel) -> str:
    """What is being played back, in the words of the log."""
    beat = model.beat
    if beat is None:
        return ""
    if not beat.events:
        done = model.shown.actions[-1] if model.shown.actions else None
        if beat.kind == "announced" and done is not None:
            return model.words.say(
                f"schisma.event.action_taken.{done.action}",
                seat=model.public.seat, person=done.person, column=done.column,
            )  # fmt: skip
        if beat.kind == "lapsed" and done is not None and done.events:
            return model.teller.line(done.events[-1])
        return ""
    if isinstance(beat.events[0], told.TurnBegan | told.Laid):
        return ""
    return model.teller.line(beat.events[0])
