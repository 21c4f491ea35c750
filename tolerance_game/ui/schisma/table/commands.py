"""What a person can do at the table of Schisma: act, choose targets, look something up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from tolerance_game.core import Other, Reason
from tolerance_game.games.schisma.foresight.plan import CHOOSE, Plan, begin, plan_of
from tolerance_game.games.schisma.foresight.threats import ThreatSearch
from tolerance_game.games.schisma.rules.moves import (
    ACTION_OF,
    ACTIONS,
    PETITION,
    Beseech,
    Choose,
    Move,
)
from tolerance_game.games.schisma.rules.refusals import foremost, refusal
from tolerance_game.games.schisma.rules.state import CHOOSING
from tolerance_game.session import Session
from tolerance_game.ui.schisma.move_words import move_words
from tolerance_game.ui.table.commands import Commanded, TableActions, TableCommands
from tolerance_game.worker import Answer

from .model import PendingChoice, TableModel

WINNING: Final = ("player.wins", "player.claim.wins", "player.claim.wins_turn")
"""The claims of a move beside which only another one that wins is worth naming."""
ALONE: Final = tuple(f"player.claim.{one}" for one in ("only", "only_luck", "lost"))
"""The claims of a move beside which no other one is worth naming."""
CLOSE: Final = ("player.nearly", "player.nearly_ahead")
"""The reasons of a move that is nearly as good as the best."""
LONGEST: Final = 390
"""So many letters a hint has at most: four rows of the strip, in the narrowest window."""
AT_ONCE: Final = 40
"""How many turns of the opponent are looked at between two frames."""
KEPT: Final = 12
"""So many searches are kept."""


@dataclass
class SchismaActions(TableActions):
    """The scenes that the table of Schisma leads to."""


class SchismaCommanded(Commanded, Protocol):
    """What the commands of Schisma need from the table."""

    focus: str | None
    by_keys: bool

    @property
    def model(self) -> TableModel:
        """What is to be shown now."""


class SchismaCommands(TableCommands[Move]):
    """What the person at the table does."""

    _table: SchismaCommanded

    def __init__(self, table: SchismaCommanded, session: Session, actions: SchismaActions) -> None:
        super().__init__(table, session)
        self.actions = actions
        self.action = ""
        """The action chosen first."""
        self.menu: int | None = None
        """The column whose person was chosen first."""
        self.plan: Plan | None = None
        self._made: Plan | None = None
        """An action that was made by one click, and is not shown yet."""
        self._advised: Plan | None = None
        """What the hint on show would do."""
        self.flipped = False
        """Whether the side that is not at the screen was put to the lower edge."""
        self.threats: ThreatSearch | None = None
        """What the opponent could do next turn, with the table that was last asked about."""
        self._searched: list[ThreatSearch] = []
        """The latest searches, the newest first: what is previewed changes with the pointer."""

    @property
    def choice(self) -> PendingChoice:
        """The half-made choice and the current messages."""
        answers = self.answers
        return PendingChoice(
            action=self.action,
            menu=self.menu,
            plan=self.plan,
            made=self._made,
            is_saving=self.is_saving,
            refusal=answers.refusal.text if answers.refusal else "",
            note=answers.note.text if answers.note else "",
            advised=answers.advised,
            advised_plan=self.advised,
            hint_is_pending=self.session.opponents.awaits_advice,
        )

    # Acting.

    def choose_action(self, action: str) -> None:
        """The button or the key of an action: it then marks whom it may meet."""
        model = self._ready()
        if model is None:
            return
        if model.view.phase == CHOOSING:
            # The petition under way comes first (S3.2).
            self._refuse_action(model, action)
            return
        if self.menu is not None:
            self.act_on(action, self.menu)
            return
        if self.action == action or (self.plan is not None and self.plan.action == action):
            self.leave()
            return
        self.leave()
        if not model.is_open(action):
            self._refuse_action(model, action)
            return
        self.action = action
        self._keep_hint()
        if self._table.by_keys:
            able = sorted(self._table.model.able)
            if self.advised is not None:
                able = [self.advised.column]
            self._table.look_at(f"person/{able[0]}" if able else None)

    def choose_person(self, column: int) -> None:
        """The person of a column: a target, whom the action is to meet, or whom to offer a menu."""
        model = self._ready()
        if model is None:
            return
        if self.plan is not None:
            self._pick(self.plan, column)
        elif self.action:
            self.act_on(self.action, column)
        else:
            self.menu = None if self.menu == column else column
            self._keep_hint()
            if self.menu is not None and self._table.by_keys:
                open_ = [one for one in ACTIONS if model.refusal(one, column) is None]
                if self.advised is not None and self.advised.action in open_:
                    open_ = [self.advised.action]
                self._table.look_at(f"menu/{(open_ or list(ACTIONS))[0]}")

    def act_on(self, action: str, column: int, *, confirmed: bool = False) -> None:
        """Takes an action for the person of a column, or begins to choose the targets of it.

        What was `confirmed` by how it was done need not be confirmed again.
        """
        model = self._ready()
        if model is None:
            return
        reason = model.refusal(action, column)
        if reason is not None:
            self.refuse(reason)
            return
        plan = model.begun(action, column)
        confirms = model.settings.play.confirm_card and not confirmed
        if plan.move is not None and action != PETITION and not confirms:
            self._made = plan
            self.submit(plan.move)
            return
        self.action, self.menu = "", None
        self._put(plan)

    def _pick(self, plan: Plan, column: int) -> None:
        """A target was chosen, or chosen no more."""
        ask = plan.ask
        if ask is None:
            self._choose_again(plan, column)
            return
        reason = None if column in ask.picked else ask.why_not[column]
        if reason is not None:
            self.refuse(reason)
            return
        self._put(plan.pick(column))

    def _choose_again(self, plan: Plan, column: int) -> None:
        """All is chosen: a click on a target takes it back, one on whom it is about confirms it."""
        if column in plan.picks:
            at = len(plan.picks) - 1 - plan.picks[::-1].index(column)
            before: Plan | None = plan
            while before is not None and len(before.picks) > at:
                before = before.back()
            for other in plan.picks[at + 1 :]:
                before = before.pick(other) if before is not None and other >= 0 else before
            if before is not None:
                self._put(before)
        elif column == plan.column:
            self.carry_out()
        elif plan.action not in (PETITION, CHOOSE):
            self.act_on(plan.action, column)
        else:
            self.refuse(Reason("schisma.table.all_chosen", {}, "S6"))

    def enough(self) -> None:
        """No more targets than these, where fewer are allowed."""
        ask = self.plan.ask if self.plan is not None else None
        if self.plan is None or ask is None or self._ready() is None:
            return
        if ask.why_not_stop is not None:
            self.refuse(ask.why_not_stop)
            return
        self._put(self.plan.enough())

    def _put(self, plan: Plan) -> None:
        """The plan as it is now; once all is chosen, keys confirm it."""
        before, self.plan = self.plan, plan
        self.answers.refusal = None
        self._keep_hint()
        self._table.context.stage.dirty = True
        if not self._table.by_keys:
            return
        ask = plan.ask
        if ask is None:
            self._table.look_at("button/carry_out")
            return
        then = self.advised.picks[len(plan.picks) :] if self.advised is not None else ()
        if then:
            self._table.look_at(f"person/{then[0]}" if then[0] >= 0 else "button/enough")
            return
        kind, _, column = (self._table.focus or "").partition("/")
        able = [one for one, why in enumerate(ask.why_not) if why is None]
        same = before is not None and before.ask is not None and before.ask.number == ask.number
        if kind == "person" and (same or int(column) in able):
            return
        if not able:
            self._table.look_at("button/enough" if ask.may_stop else "button/cancel")
            return
        self._table.look_at(f"person/{able[0]}")

    def carry_out(self) -> None:
        """Carries out what was chosen, or says what is missing."""
        plan = self.plan
        if plan is None or self._ready() is None:
            return
        if plan.move is None:
            if plan.ask is not None:
                self.refuse(Reason("schisma.table.choose_first", {}, "S6"))
            return
        if plan.refused is not None:
            self.refuse(plan.refused)
            return
        self.submit(plan.move)

    def back(self) -> bool:
        """Takes the last target back, then the whole choice. Whether there was one."""
        if self.plan is not None:
            before = self.plan.back()
            if before is not None:
                last = self.plan.picks[-1]
                self._put(before)
                if self._table.by_keys and last >= 0:
                    self._table.look_at(f"person/{last}")
                return True
        return self.leave()

    def submit(self, move: Move) -> None:
        """Makes a decision; what was chosen for it stays in sight until it is shown."""
        super().submit(move)
        if self.under_way is None:
            self._made = None

    def forget_choice(self) -> None:
        """The table has changed: what was half chosen for it means nothing any more."""
        self.action, self.menu = "", None
        self.plan = self._advised = self._made = None
        if self.answers.advised:
            self.answers.forget_note()

    def resume_petition(self) -> bool:
        """A petition that goes on after a draw asks for its next targets (S3.2, `at_once`).

        Whether it begins to ask now.
        """
        model = self._table.model
        waits = model.my_turn and model.view.phase == CHOOSING and self.plan is None
        if waits and not self.session.is_under_way:
            self.plan = begin(model.state, CHOOSE)
            return True
        return False

    def _ready(self) -> TableModel | None:
        """The model, if the viewer may decide now; else says why not."""
        table = self._table
        table.drawer.finder.end()
        if self.session.is_under_way:
            return None
        self.answers.refusal = None
        if not self.answers.advised:
            self.answers.forget_note()
        model = table.model
        if model.my_turn:
            return model
        if model.busy:
            # Persons stand all over the board: whatever is done to one goes on as beside them.
            self.step()
        elif model.view.outcome is None:
            self.refuse(Reason("match.not_your_turn", {"seat": model.view.seat}))
        else:
            over = refusal(model.state, Beseech(0))
            self.refuse(over or Reason("error.game_over"))
        return None

    def _refuse_action(self, model: TableModel, action: str) -> None:
        """Says why nobody can be met by an action: the reason that says most."""
        reasons = [
            model.refusal(action, column)
            for column, standing in enumerate(model.view.display)
            if standing is not None
        ]
        self.refuse(foremost(reason for reason in reasons if reason is not None))

    def cancel(self) -> None:
        """The button: the whole choice is cancelled, however much of it was made."""
        self.leave()

    def leave(self) -> bool:
        """Cancels a half-made choice. Whether there was one.

        A petition that goes on after a draw cannot be cancelled, only what was picked for it.
        """
        plan, menu = self.plan, self.menu
        pending = plan is not None and plan.action == CHOOSE
        if pending and plan is not None:
            was = bool(plan.picks)
            self.plan = begin(plan.state, CHOOSE)
        else:
            was = bool(self.action or plan is not None or menu is not None)
            self.plan = None
        self.action, self.menu = "", None
        if was:
            self.answers.refusal = None
            self._keep_hint()
            self._table.context.stage.dirty = True
            column = menu if plan is None else plan.column
            if self._table.by_keys and column is not None and not pending:
                # Keys go on where the choice began.
                self._table.look_at(f"person/{column}")
        return was

    # Hints.

    @property
    def advised(self) -> Plan | None:
        """What the hint on show would do."""
        return self._advised if self.answers.advised else None

    def _keep_hint(self) -> None:
        """A hint stays while what is chosen is a part of it; any other note goes."""
        advised, plan = self.advised, self.plan
        if advised is None:
            self.answers.forget_note()
        elif plan is not None:
            begun = plan.action == advised.action and plan.column == advised.column
            if not begun or plan.picks != advised.picks[: len(plan.picks)]:
                self.answers.forget_note()
        elif self.menu not in (None, advised.column) or self.action not in ("", advised.action):
            self.answers.forget_note()

    def hint_text(self, move: Move) -> str:
        """A hint for a move, with the names of those it is about."""
        model = self._table.model
        which = move_words(model.words, move, model.view.display)
        return self._say("table.prompt.hint_move", seat=model.me, which=which)

    def advice_text(self, answer: Answer) -> str:
        """A whole hint, with as much of its reasons as the strip can hold."""
        said = ""
        for shorter in _shorter(answer):
            said = super().advice_text(shorter)
            if len(said) <= LONGEST:
                break
        return said

    def second_text(self, other: Other, best: Reason) -> str:
        """The second-best move, what it is good for and costs, and how many wins in a hundred games
        it seems to be behind.

        Beside a win that is named alone which wins in the same way.
        """
        model, reason = self._table.model, other.reason
        which = move_words(model.words, other.move, model.view.display)
        good, claims = _claims_of(best), _claims_of(reason)
        if not good.isdisjoint(ALONE):
            return ""
        if not good.isdisjoint(WINNING):
            as_good = claims == good
            return self._say("schisma.table.hint.as_good", which=which) if as_good else ""
        close = reason is not None and reason.id in CLOSE
        values: dict[str, Any] = {"which": which}
        if not close:
            values["number"] = round(100 * other.cost)
        form = "alike" if close else "second"
        if reason is not None and reason.values:
            if reason.values != best.values:
                values["name"] = self._say(reason.id, **reason.values)
                form += "_by"
            elif close:
                form = "alike_same"
        return self._say(f"schisma.table.hint.{form}", **values)

    def spot_of(self, move: Move) -> str:
        """The spot where a move is made."""
        if isinstance(move, Choose):
            first = next((columns[0] for columns in move.targets if columns), None)
            return f"person/{first}" if first is not None else "button/carry_out"
        return f"person/{move.column}" if type(move) in ACTION_OF else ""  # type: ignore[union-attr]

    def card_of(self, move: Move) -> str:
        """What a hint marks: the place of the person."""
        return self.spot_of(move)

    def advise(self, text: str, move: Move) -> None:
        """Shows a hint on the table, with what it would do, until something is done."""
        self.leave()
        super().advise(text, move)
        self._advised = plan_of(self._table.model.state, move)

    # Looking something up.

    def flip(self) -> None:
        """Puts the other side to the lower edge."""
        self.flipped = not self.flipped
        self._table.context.stage.dirty = True

    def toggle_threats(self) -> None:
        """Shows or hides what the opponent could do next turn, in this game and the next ones."""
        context = self._table.context
        context.change("play.threats", not context.settings.play.threats)
        context.stage.dirty = True

    def search(self) -> bool:
        """Looks at some more of what the opponent could do. Whether anything has changed."""
        model = self._table.model
        state, seat, before = model.supposed, 1 - model.me, self.threats
        if state is None:
            self.threats = None
            return before is not None
        known = (one for one in self._searched if one.seat == seat and one.state == state)
        search = self.threats = next(known, None) or ThreatSearch(state, seat)
        if search is not before:
            others = (one for one in self._searched if one is not search)
            self._searched = [search, *others][:KEPT]
        if search.done:
            return search is not before
        found = search.found
        return search.advance(AT_ONCE) or search is not before or search.found != found

    @property
    def searches(self) -> bool:
        """Whether there is more to look at of what the opponent could do."""
        return self.threats is not None and not self.threats.done


def _shorter(answer: Answer) -> Iterator[Answer]:
    """An answer with ever fewer claims: first of the second best, then of the best, one by one; at
    last without the second best.
    """
    yield answer
    bare = answer
    if answer.others and (reason := answer.others[0].reason) is not None:
        without = answer.others[0]._replace(reason=replace(reason, values={}))
        bare = replace(answer, others=(without,))
        yield bare
    claims = answer.reason.values.get("claims", ())
    assert isinstance(claims, tuple)
    for number in range(len(claims) - 1, 0, -1):
        yield replace(bare, reason=replace(answer.reason, values={"claims": claims[:number]}))
    yield replace(answer, others=())


def _claims_of(reason: Reason | None) -> set[str]:
    """What a reason says of its move, by the ids of its claims."""
    claims = reason.values.get("claims", ()) if reason is not None else ()
    assert isinstance(claims, tuple)
    return {claim.id for claim in claims if isinstance(claim, Reason)} or {
        reason.id if reason else ""
    }
