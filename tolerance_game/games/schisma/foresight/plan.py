"""S2.2 to S2.5, S6: an action that is half chosen, and what it brings about so far.

A plan is walked with the rules' own reading of a petition and carried out on a draft of the rules;
beseeching, chastising and excommunicating are petitions of one step without a choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tolerance_game.core.errors import Reason
from tolerance_game.core.game import Outcome
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules import moves as kinds
from tolerance_game.games.schisma.rules.congregation import verdict
from tolerance_game.games.schisma.rules.draft import Draft
from tolerance_game.games.schisma.rules.hearing import lapse, reading
from tolerance_game.games.schisma.rules.moves import Move
from tolerance_game.games.schisma.rules.petition import GONE, Reading, Targets, still
from tolerance_game.games.schisma.rules.protocol import apply
from tolerance_game.games.schisma.rules.refusals import foremost, petition_refusal, refusal
from tolerance_game.games.schisma.rules.state import ACTING, CHOOSING, Due, State
from tolerance_game.games.schisma.rules.steps import DISCARD, PULL, PUSH, Chosen, Step, This
from tolerance_game.games.schisma.rules.track import COLUMNS, lands_of, persons_of
from tolerance_game.games.schisma.rules.verbs import VERB_OF, Columns

from .choices import simple_move

CHOOSE: Final = "choose"
"""The petition under way goes on after a draw (S3.2, `at_once`); its column is not asked for."""

ENOUGH: Final = -2
"""Among the picks: the player said that no more are chosen for a step."""

_STEP_OF: Final = {
    kinds.BESEECH: Step(PULL, This()),
    kinds.CHASTISE: Step(PUSH, This()),
    kinds.EXCOMMUNICATE: Step(DISCARD, This()),
}


class Arrow(NamedTuple):
    """One person moved by one step."""

    step: int
    """The number of the step, from 1."""
    verb: str
    column: int
    person: str
    from_land: int
    to_land: int
    """BEYOND_AVIGNON or BEYOND_ROME for a person who leaves, ABSENT for a discarded one."""
    tentative: bool
    """Whether it comes of a pick for the step that is still asked."""


class Lapse(NamedTuple):
    """A settled step that does nothing (S6)."""

    step: int
    """The number of the step, from 1."""
    verb: str
    why: str
    """As `rules.events.Lapsed` has it: `left`, `nobody` or `stays`."""


class Join(NamedTuple):
    """A person who joins a congregation by a settled step (S3.1)."""

    column: int
    person: str
    seat: int


class Ask(NamedTuple):
    """The step for which columns are to be picked."""

    number: int
    """Of the step, from 1."""
    step: Step
    verb: str
    least: int
    most: int
    """As many as can be chosen; equal to `least` where the number is exact (S6)."""
    picked: Columns
    """In the order of the picks."""
    why_not: tuple[Reason | None, ...]
    """By column: why it cannot be picked; None when it can, or is picked."""
    may_stop: bool
    """Whether the player may say that it is enough: fewer than `most` are allowed."""
    why_not_stop: Reason | None
    """With `may_stop`: why the picks so far lead to no legal move; None when they do to one."""


class _Walk(NamedTuple):
    """The steps of a plan, followed as far as they are settled."""

    done: Targets
    picked: Columns
    lands: tuple[int, ...]
    arrows: tuple[Arrow, ...]
    lapses: tuple[Lapse, ...]
    joins: tuple[Join, ...]
    due: tuple[Due, ...]
    end: Outcome | None
    reached: int
    """The index of the step that is asked; the number of steps where none is."""
    candidates: Columns
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Plan:
    """An action with the picks made for it so far. `begin` makes the first one."""

    state: State
    action: str
    """One of `moves.ACTIONS`, or CHOOSE."""
    column: int
    picks: tuple[int, ...] = ()
    """Every pick in order, and ENOUGH where the player said so."""
    person: str = field(init=False, compare=False, default="")
    """Whose petition it is, or whom the action is taken on; empty where there is nobody."""
    done: Targets = field(init=False, compare=False, default=())
    """The targets of the finished asking steps, with an empty choice for each that was skipped."""
    picked: Columns = field(init=False, compare=False, default=())
    """The columns picked for the step that is asked, in the order of the picks."""
    ask: Ask | None = field(init=False, compare=False, default=None)
    """The step that is asked now; None when nothing is left to choose."""
    arrows: tuple[Arrow, ...] = field(init=False, compare=False, default=())
    """Who moves where by the settled steps and by the picks of the step that is asked."""
    lands: tuple[int, ...] = field(init=False, compare=False, default=())
    """Where everybody stands after the settled steps, as `track.lands_of` has it; or beyond."""
    lapses: tuple[Lapse, ...] = field(init=False, compare=False, default=())
    """The settled steps that do nothing, and why."""
    joins: tuple[Join, ...] = field(init=False, compare=False, default=())
    """Who joins which congregation by the settled steps."""
    draws: tuple[Due, ...] = field(init=False, compare=False, default=())
    """Which columns will be refilled and where; nobody knows with whom. None when the game ends."""
    ends: Outcome | None = field(init=False, compare=False, default=None)
    """How the game ends by it. While a step is asked: how it would if no more were done."""
    move: Move | None = field(init=False, compare=False, default=None)
    """The whole move, legal or not; None while a step is asked."""
    refused: Reason | None = field(init=False, compare=False, default=None)
    """Why the move is not legal. While a step is asked: why no choice would be."""
    after: State | None = field(init=False, compare=False, default=None)
    """What the move leads to, before anybody is drawn; None where there is no legal move."""
    events: tuple[told.AnyEvent, ...] = field(init=False, compare=False, default=())
    """What then happens."""

    def __post_init__(self) -> None:
        for name, value in _derived(self).items():
            object.__setattr__(self, name, value)

    def pick(self, column: int) -> Plan:
        """The plan with this column picked, or no longer picked; the same where it cannot be.

        The last pick of an exact number completes the step. Where the number is not exact, it is
        complete when the player says `enough`.
        """
        if self.ask is None or column not in COLUMNS:
            return self
        if column in self.picked:
            others = tuple(one for one in self.picked if one != column)
            return self._with(self.picks[: len(self.picks) - len(self.picked)] + others)
        return self if self.ask.why_not[column] else self._with((*self.picks, column))

    def enough(self) -> Plan:
        """The plan with the step that is asked completed; the same where that is not allowed."""
        if self.ask is None or not self.ask.may_stop:
            return self
        return self._with((*self.picks, ENOUGH))

    def back(self) -> Plan | None:
        """The plan without the last pick (or `enough`); None when there is none to take back."""
        return self._with(self.picks[:-1]) if self.picks else None

    def _with(self, picks: tuple[int, ...]) -> Plan:
        return Plan(self.state, self.action, self.column, picks)


def begin(state: State, action: str, column: int = GONE) -> Plan:
    """The plan of an action on the person of a column, before anything is picked.

    For CHOOSE the column is that of the petition under way, whatever is given.
    """
    if action == CHOOSE:
        column = state.pending.column if state.pending else GONE
    return Plan(state, action, column)


def plan_of(state: State, move: Move) -> Plan:
    """The plan with everything picked that a move says; as far as it can be picked."""
    if isinstance(move, kinds.Choose):
        plan, targets = begin(state, CHOOSE), move.targets
    elif isinstance(move, kinds.Petition):
        plan, targets = begin(state, kinds.PETITION, move.column), move.targets
    else:
        assert isinstance(move, kinds.Beseech | kinds.Chastise | kinds.Excommunicate)
        return begin(state, kinds.ACTION_OF[type(move)], move.column)
    while plan.ask is not None and len(plan.done) < len(targets):
        at = len(plan.done)
        for column in targets[at]:
            plan = plan.pick(column)
        if len(plan.done) == at:
            stopped = plan.enough()
            if stopped is plan:
                break
            plan = stopped
    return plan


def _derived(plan: Plan) -> dict[str, object]:
    """The fields of a plan that follow from its action and its picks."""
    state, action, column = plan.state, plan.action, plan.column
    started = _start(state, action, column)
    if started is None:
        bare = _move(action, column, ())
        return {"lands": tuple(lands_of(state.display)), "refused": refusal(state, bare)}
    person, read, index, this = started
    walk = _walk(state, person, read, index, this, plan.picks)
    found: dict[str, object] = {
        "person": person,
        "done": walk.done,
        "picked": walk.picked,
        "arrows": walk.arrows,
        "lands": walk.lands,
        "lapses": walk.lapses,
        "joins": walk.joins,
        "draws": walk.due,
        "ends": walk.end,
    }
    if walk.reached < len(read.steps):
        found["ask"] = _ask(state, action, column, read, index, this, walk)
        if action == kinds.PETITION:
            found["refused"] = petition_refusal(state, column)
        return found
    move = _move(action, column, walk.done)
    refused = refusal(state, move)
    found |= {"move": move, "refused": refused}
    if refused is None:
        after, events = apply(state, move)
        found |= {"after": after, "events": events, "draws": after.due, "ends": after.outcome}
    return found


def _start(state: State, action: str, column: int) -> tuple[str, Reading, int, int] | None:
    """Person, reading, first step and column of the petitioned; None where there is nothing."""
    if action == CHOOSE:
        pending = state.pending
        if state.phase != CHOOSING or pending is None:
            return None
        this = pending.column if pending.here else GONE
        return pending.person, reading(state, pending.person), pending.step, this
    standing = state.display[column] if column in COLUMNS else None
    if state.phase != ACTING or standing is None:
        return None
    if action == kinds.PETITION:
        return standing.person, reading(state, standing.person), 0, column
    persons = persons_of(state.display)
    read = Reading((_STEP_OF[action],), persons, persons, state.seat, False, True, None)
    return standing.person, read, 0, column


def _move(action: str, column: int, targets: Targets) -> Move:
    if action == CHOOSE:
        return kinds.Choose(targets)
    if action == kinds.PETITION:
        return kinds.petition(column, targets)
    return simple_move(action, column)


def _walk(
    state: State, person: str, read: Reading, index: int, this: int, picks: Sequence[int]
) -> _Walk:
    """Follows the steps on a draft, as the rules do, until the picks are used up."""
    draft = Draft(state)
    lands = lands_of(state.display)
    left = list(picks)
    done: list[Columns] = []
    picked: Columns = ()
    arrows: list[Arrow] = []
    lapses: list[Lapse] = []
    candidates: Columns = ()
    least = most = 0
    halted = False
    while index < len(read.steps) and not halted:
        step = read.steps[index]
        if isinstance(step.whom, Chosen):
            found = read.candidates(step, step.whom, lands, this)
            most = min(read.number(step.whom, lands), len(found))
            least = 0 if step.whom.up_to or read.generous else most
            columns = _taken(left, least, most)
            if columns is None:
                candidates, picked = tuple(found), tuple(left)
                after = read.moved(step, lands, this, tuple(sorted(picked)))
                arrows += _arrows(index + 1, step, read, lands, after, tentative=True)
                break
            done.append(columns)
        else:
            columns = read.affected(step, lands, this)
        index += 1
        after = read.moved(step, lands, this, columns)
        why = lapse(read, step, lands, this, columns)
        if why:
            lapses.append(Lapse(index, step.verb, why))
            continue
        arrows += _arrows(index, step, read, lands, after, tentative=False)
        VERB_OF[step.verb].carry_out(draft, person, this, columns, after)
        halted = read.halt is not None and read.halt(lands, after)
        lands, this = after, still(this, after)
    won = verdict(draft.congregations, state.options.catalogue, state.seat)
    joins = (event for event in draft.events if isinstance(event, told.Joined))
    return _Walk(
        tuple(done),
        picked,
        tuple(lands),
        tuple(arrows),
        tuple(lapses),
        tuple(Join(event.column, event.person, event.seat) for event in joins),
        draft.due,
        won[0] if won else None,
        len(read.steps) if halted else index,
        candidates,
        least,
        most,
    )


def _taken(left: list[int], least: int, most: int) -> Columns | None:
    """Takes the choice of a step from the picks that are left; None while it is not complete."""
    if most == 0:
        return ()
    if least == most:
        end = most
        if len(left) < end:
            return None
        choice, left[:] = left[:end], left[end:]
    else:
        if ENOUGH not in left:
            return None
        end = left.index(ENOUGH)
        choice, left[:] = left[:end], left[end + 1 :]
    return tuple(sorted(choice))


def _arrows(
    number: int,
    step: Step,
    read: Reading,
    before: Sequence[int],
    after: Sequence[int],
    *,
    tentative: bool,
) -> list[Arrow]:
    return [
        Arrow(number, step.verb, column, read.persons[column], was, now, tentative)
        for column, (was, now) in enumerate(zip(before, after, strict=True))
        if was != now
    ]


def _ask(
    state: State, action: str, column: int, read: Reading, index: int, this: int, walk: _Walk
) -> Ask:
    """The step that is asked. A column is eligible when a legal move goes through it."""
    step, at = read.steps[walk.reached], len(walk.done)
    leaves = read.leaves(index, lands_of(state.display), this)
    ways = [leaf.targets for leaf in leaves if leaf.targets[:at] == walk.done]

    def why_not(choice: set[int], *, exactly: bool = False) -> Reason | None:
        through = [
            targets
            for targets in ways
            if (choice == set(targets[at]) if exactly else choice <= set(targets[at]))
        ]
        if not through:
            wrong = (*walk.done, tuple(sorted(choice)))
            return refusal(state, _move(action, column, wrong))
        reasons: list[Reason] = []
        for targets in through:
            refused = refusal(state, _move(action, column, targets))
            if refused is None:
                return None
            reasons.append(refused)
        return foremost(reasons)

    picked = set(walk.picked)
    may_stop = walk.least < walk.most
    return Ask(
        number=walk.reached + 1,
        step=step,
        verb=step.verb,
        least=walk.least,
        most=walk.most,
        picked=walk.picked,
        why_not=tuple(None if c in picked else why_not(picked | {c}) for c in COLUMNS),
        may_stop=may_stop,
        why_not_stop=why_not(picked, exactly=True) if may_stop else None,
    )
