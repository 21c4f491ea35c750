"""What a person can do at the table of Schisma: act, choose targets, look something up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from tolerance_game.core.errors import Reason
from tolerance_game.games.schisma.foresight.plan import Plan, begin
from tolerance_game.games.schisma.foresight.threats import ThreatSearch
from tolerance_game.games.schisma.rules.moves import (
    ACTION_OF,
    ACTIONS,
    PETITION,
    Action,
    Beseech,
    Chastise,
    Choose,
    Excommunicate,
    Move,
    Petition,
)
from tolerance_game.games.schisma.rules.refusals import refusal
from tolerance_game.games.schisma.rules.state import CHOOSING
from tolerance_game.session import Session
from tolerance_game.ui.table.commands import Commanded, TableActions, TableCommands

from .model import PendingChoice, TableModel

SIMPLE: dict[str, Callable[[int], Action]] = {
    "beseech": Beseech,
    "chastise": Chastise,
    "excommunicate": Excommunicate,
    "petition": Petition,
}

AT_ONCE: Final = 40
"""How many turns of the opponent are looked at between two frames."""


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
        self.flipped: bool | None = None
        """Whether the other side was put to the lower edge; None as the settings say."""
        self.threats: ThreatSearch | None = None
        """What the opponent could do next turn, while that is shown."""

    @property
    def choice(self) -> PendingChoice:
        """The half-made choice and the current messages."""
        answers = self.answers
        return PendingChoice(
            action=self.action,
            menu=self.menu,
            plan=self.plan,
            is_saving=self.is_saving,
            refusal=answers.refusal.text if answers.refusal else "",
            note=answers.note.text if answers.note else "",
            advised=answers.advised,
            hint_is_pending=self.session.opponents.awaits_advice,
        )

    # Acting.

    def choose_action(self, action: str) -> None:
        """The button or the key of an action: it then marks whom it may meet."""
        model = self._ready()
        if model is None:
            return
        if self.plan is not None and model.view.phase == CHOOSING:
            self._refuse_by(model, SIMPLE[action](self.plan.column))
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
        if self._table.by_keys:
            able = sorted(self._table.model.able)
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
            if self.menu is not None and self._table.by_keys:
                open_ = [one for one in ACTIONS if model.refusal(one, column) is None]
                self._table.look_at(f"menu/{(open_ or list(ACTIONS))[0]}")

    def act_on(self, action: str, column: int) -> None:
        """Takes an action for the person of a column, or begins to choose the targets of it."""
        model = self._ready()
        if model is None:
            return
        reason = model.refusal(action, column)
        if reason is not None:
            self.refuse(reason)
            return
        plan = model.begun(action, column)
        self.action, self.menu = "", None
        confirms = action == PETITION or model.settings.play.confirm_card
        if plan.move is not None and not confirms:
            self.submit(plan.move)
            return
        self._put(plan)

    def _pick(self, plan: Plan, column: int) -> None:
        """A target was chosen, or chosen no more."""
        ask = plan.ask
        if ask is None:
            if self._can_confirm(plan) and plan.column == column:
                self.carry_out()
            return
        reason = None if column in ask.picked else ask.why_not[column]
        if reason is not None:
            self.refuse(reason)
            return
        self._put(plan.pick(column))

    def enough(self) -> None:
        """No more targets than these, where fewer are allowed."""
        if self.plan is not None and self.plan.ask is not None:
            self._put(self.plan.enough())

    def _put(self, plan: Plan) -> None:
        """The plan as it is now; once all is chosen, keys confirm it."""
        self.plan = plan
        self.answers.refusal = None
        self.answers.forget_note()
        self._table.context.stage.dirty = True
        if not self._table.by_keys:
            return
        ask = plan.ask
        if ask is None:
            self._table.look_at("button/carry_out")
        elif not (self._table.focus or "").startswith("person/"):
            able = [column for column, why in enumerate(ask.why_not) if why is None]
            self._table.look_at(f"person/{able[0]}" if able else "button/cancel")

    def carry_out(self) -> None:
        """Carries out what was chosen, or says what is missing."""
        plan = self.plan
        if plan is None or plan.move is None:
            if plan is not None:
                self.refuse(Reason("schisma.table.choose_first", {}, "S6"))
            return
        if plan.refused is not None:
            self.refuse(plan.refused)
            return
        self.submit(plan.move)

    @staticmethod
    def _can_confirm(plan: Plan) -> bool:
        return plan.move is not None and plan.refused is None

    def back(self) -> bool:
        """Takes the last target back, then the whole choice. Whether there was one."""
        if self.plan is not None:
            before = self.plan.back()
            if before is not None:
                self._put(before)
                return True
        return self.leave()

    def submit(self, move: Move) -> None:
        """Makes a decision."""
        super().submit(move)
        if self.under_way is not None:
            self.action, self.menu, self.plan = "", None, None

    def resume_petition(self) -> None:
        """A petition that goes on after a draw asks for its next targets (S3.2, `at_once`)."""
        model = self._table.model
        if model.my_turn and model.view.phase == CHOOSING and self.plan is None:
            pending = model.state.pending
            assert pending is not None
            self.plan = begin(model.state, "choose", pending.column)

    def _ready(self) -> TableModel | None:
        """The model, if the viewer may decide now; else says why not."""
        table = self._table
        table.drawer.finder.end()
        if self.session.is_under_way:
            return None
        self.answers.refusal = None
        self.answers.forget_note()
        model = table.model
        if model.my_turn:
            return model
        if model.busy:
            self.finish()
        elif model.view.outcome is None:
            self.refuse(Reason("match.not_your_turn", {"seat": model.view.seat}))
        else:
            self.refuse(Reason("error.game_over"))
        return None

    def _refuse_action(self, model: TableModel, action: str) -> None:
        """Says why nobody can be met by an action: the reason of the first one it could meet."""
        reasons = [
            model.refusal(action, column)
            for column, standing in enumerate(model.view.display)
            if standing is not None
        ]
        self.refuse(next(reason for reason in reasons if reason is not None))

    def _refuse_by(self, model: TableModel, move: Move) -> None:
        reason = refusal(model.state, move)
        if reason is not None:
            self.refuse(reason)

    def leave(self) -> bool:
        """Cancels a half-made choice. Whether there was one."""
        was = bool(self.action or self.plan is not None or self.menu is not None)
        pending = self.plan is not None and self.plan.action == "choose"
        self.action, self.menu = "", None
        if not pending:
            self.plan = None
        if was:
            self.answers.forget_note()
            self._table.context.stage.dirty = True
        return was and not pending

    # Hints.

    def spot_of(self, move: Move) -> str:
        """The spot where a move is made."""
        if isinstance(move, Choose):
            first = next((columns[0] for columns in move.targets if columns), None)
            return f"person/{first}" if first is not None else "button/carry_out"
        return f"person/{move.column}" if type(move) in ACTION_OF else ""  # type: ignore[union-attr]

    def card_of(self, move: Move) -> str:
        """What a hint marks: the place of the person."""
        return self.spot_of(move)

    # Looking something up.

    def flip(self) -> None:
        """Puts the other side to the lower edge."""
        self.flipped = not self.flipped
        self._table.context.stage.dirty = True

    def toggle_threats(self) -> None:
        """Shows or hides what the opponent could do next turn."""
        model = self._table.model
        if self.threats is not None or model.view.outcome is not None or not model.view.turn:
            self.threats = None
        else:
            self.threats = ThreatSearch(model.state, 1 - model.me)
        self._table.context.stage.dirty = True

    def search(self) -> bool:
        """Looks at some more of what the opponent could do. Whether anything has changed."""
        if self.threats is None:
            return False
        model = self._table.model
        if model.busy or model.view.outcome is not None:
            return False
        if self.threats.state != model.state or self.threats.seat == model.me:
            # The table has changed: it is looked at anew.
            self.threats = ThreatSearch(model.state, 1 - model.me)
        return not self.threats.done and (self.threats.advance(AT_ONCE) or True)
