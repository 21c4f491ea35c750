"""What a person can do at the table of Tolerance: play, declare, choose, look something up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Protocol

from tolerance_game.core import Event, Other, Reason, Seat
from tolerance_game.games.tolerance.foresight.fate import any_suit_will_do
from tolerance_game.games.tolerance.foresight.legality import suit_matters, why_not
from tolerance_game.games.tolerance.rules import moves
from tolerance_game.games.tolerance.rules.cards import ORDINARY_SUITS, REIGNS, WILD
from tolerance_game.games.tolerance.rules.moves import (
    ChooseStarter,
    ChooseTarget,
    Execute,
    Move,
    Play,
)
from tolerance_game.games.tolerance.rules.state import PLAY, STARTER, TARGET
from tolerance_game.session import Session
from tolerance_game.storage.settings.settings import HAND_ORDERS
from tolerance_game.ui.table.commands import Commanded, TableActions, TableCommands

from .model import PendingChoice, TableModel
from .prompting import prompt_of

NO_TARGET: Final = "tolerance.no_target"

ALIKE: Final = {"player.good.little": "hint_alike", "player.good.same": "hint_same"}
"""What the second best is good for, where that is nothing to be said."""

AS: Final = "as"
NOT_AS: Final = "not_as"
ANY_SUIT: Final = "any_suit"


@dataclass
class ToleranceActions(TableActions):
    """The scenes that the table of Tolerance leads to."""

    reckon: Callable[[Sequence[Event]], None] | None = None
    """Opens the score sheet for these events; if None, the table goes on at once."""
    role: Callable[[], None] | None = None
    """Opens the viewer's role."""
    look: Callable[[Seat], None] | None = None
    """Shows the piles of a seat."""


class ToleranceCommanded(Commanded, Protocol):
    """What the commands of Tolerance need from the table."""

    focus: str | None
    by_keys: bool

    @property
    def model(self) -> TableModel:
        """What is to be shown now."""


class ToleranceCommands(TableCommands[Move]):
    """What the person at the table does."""

    _table: ToleranceCommanded
    PRIVATE: ClassVar[frozenset[str]] = frozenset(
        ("boards", "question", "reckoning", "first_card", "role")
    )

    def __init__(
        self, table: ToleranceCommanded, session: Session, actions: ToleranceActions
    ) -> None:
        super().__init__(table, session)
        self.actions = actions
        self.selected: str | None = None
        """The card chosen once, where a second click confirms it."""
        self.declaring: str | None = None
        """The Wild whose suit is to be chosen."""
        self._for_last_trick = False
        """Whether the chronicle was opened to look at the last trick."""

    @property
    def choice(self) -> PendingChoice:
        """The half-made choice and the current messages."""
        answers = self.answers
        return PendingChoice(
            selected=self.selected,
            declaring=self.declaring,
            under_way=self.card_of(self.under_way) or None if self.under_way else None,
            is_saving=self.is_saving,
            refusal=answers.refusal.text if answers.refusal else "",
            note=answers.note.text if answers.note else "",
            advised=answers.advised,
            hint_is_pending=self.session.opponents.awaits_advice,
        )

    # Playing.

    def choose_card(self, card: str) -> None:
        """A card of the hand was clicked."""
        table = self._table
        table.drawer.finder.end()
        if self.session.is_under_way:
            return
        self.answers.refusal = None
        suit = self.answers.detail if card in (self.answers.advised, self.selected) else ""
        model = table.model
        view = model.view
        if not model.my_turn or view.phase != PLAY:
            self._refuse_out_of_turn(model)
            return
        if card not in model.legal:
            self.leave()
            reason = why_not(view, card)
            if reason is not None:
                self.refuse(reason)
            return
        self.answers.forget_note()
        if model.settings.play.confirm_card and self.selected != card:
            self.selected, self.declaring = card, None
            self.tell(model.words.say("table.prompt.confirm", card=card))
            self.answers.detail = suit
            return
        self.selected = None
        if view.options.cards[card].suit == WILD:
            if not suit_matters(view, card):
                # Nothing depends on it: as the hint says, or as the first there is.
                self.submit(Play(card, suit or view.options.plays[card][0].declared))
                return
            self.declaring = card if self.declaring != card else None
            table.focus = f"declare/{suit or view.trick.suit or ORDINARY_SUITS[0]}"
            return
        self.submit(Play(card))

    def drop_card(self, card: str) -> None:
        """A card was dropped over the table: it needs no confirmation."""
        self._table.drawer.finder.end()
        self.selected = card if card in self._table.model.legal else None
        self.choose_card(card)

    def declare(self, suit: str) -> None:
        """The suit of the Wild that is being declared was chosen."""
        card, self.declaring = self.declaring, None
        if card:
            self.submit(Play(card, suit))

    def choose_target(self, card: str) -> None:
        """A target of an effect was chosen."""
        self.submit(ChooseTarget(card))

    def let_lead(self, seat: Seat) -> None:
        """Who leads the first trick was chosen."""
        self.submit(ChooseStarter(seat))

    def instead(self, reason: Reason) -> str:
        """A card that is no target: what the effect asks for."""
        return prompt_of(self._table.model) if reason.id == NO_TARGET else ""

    def _refuse_out_of_turn(self, model: TableModel) -> None:
        view = model.view
        if model.busy:
            self.step()
        elif view.phase == TARGET and view.moves:
            self.refuse(Reason("table.choose_first", {}, "T4.4"))
        elif view.phase == STARTER and view.moves:
            paragraph = "T2.4" if view.reign == REIGNS[0] else "T2.5"
            self.refuse(Reason("table.choose_leader_first", {}, paragraph))
        elif view.to_act is not None and view.to_act >= 0:
            self.refuse(Reason("match.not_your_turn", {"seat": view.to_act}))
        else:
            self.refuse(Reason("error.game_over"))

    def leave(self) -> bool:
        """Cancels a half-made choice. Whether there was one."""
        was = bool(self.declaring or self.selected)
        self.declaring = self.selected = None
        if was:
            self.answers.forget_note()
        return was

    # Hints.

    def spot_of(self, move: Move) -> str:
        """Where a move is made by click or key."""
        match move:
            case Play():
                return f"hand/{move.card}"
            case ChooseTarget():
                return f"trick/{move.card}"
            case Execute():
                return f"card/{move.card}"
            case moves.Repay():
                return f"repay/{move.loans}"
            case ChooseStarter():
                return f"starter/{move.seat}"
            case moves.TakeRole():
                return f"role/{move.role}"
            case _:
                return ""

    def card_of(self, move: Move) -> str:
        """The card of a move."""
        return move.card if isinstance(move, Play | ChooseTarget | Execute) else ""

    def hint_text(self, move: Move) -> str:
        """A hint for a move, without its reason."""
        say, me = self._say, self._table.me
        match move:
            case ChooseTarget():
                return say("table.prompt.hint_target", seat=me, card=move.card)
            case Play(card, declared) if declared:
                how, suit = self._declared(move)
                if how == ANY_SUIT:
                    return say("table.prompt.hint_any_suit", seat=me, card=card)
                if how == NOT_AS:
                    return say("table.prompt.hint_not_as", seat=me, card=card, sign=suit, suit=suit)
                return say("table.prompt.hint_as", seat=me, card=card, sign=suit, suit=suit)
            case Play():
                return say("table.prompt.hint", seat=me, card=move.card)
            case Execute():
                return say("table.prompt.hint_execute", seat=me, card=move.card)
            case moves.Repay():
                if not move.loans:
                    return say("table.prompt.hint_repay_none", seat=me)
                return say("table.prompt.hint_repay", seat=me, count_loans=move.loans)
            case moves.TakeRole():
                return say("table.prompt.hint_role", seat=me, role=move.role)
            case ChooseStarter():
                if move.seat == me:
                    return say("table.prompt.hint_lead", seat=me)
                return say("table.prompt.hint_starter", seat=me, by=move.seat)
            case _:
                return super().hint_text(move)

    def second_text(self, other: Other, best: Reason) -> str:  # noqa: ARG002
        """The second-best move: by how many points it seems worse, or what it is good for."""
        say, which = self._say, self._named(other.move)
        if other.reason is None:
            cost = round(100 * other.cost)
            return say("table.prompt.hint_second", which=which, estimate_points=cost)
        if (alike := ALIKE.get(other.reason.id)) is not None:
            return say(f"table.prompt.{alike}", which=which)
        text = say(other.reason.id, **other.reason.values)
        return say("table.prompt.hint_alike_for", which=which, name=text)

    def _named(self, move: Move) -> str:
        """A move as the second best is called."""
        if isinstance(move, Play) and move.declared:
            how, suit = self._declared(move)
            if how == AS:
                return self._say("table.prompt.hint_declared", card=move.card, sign=suit, suit=suit)
            if how == NOT_AS:
                return self._say(
                    "table.prompt.hint_not_declared", card=move.card, sign=suit, suit=suit
                )
        if card := self.card_of(move):
            return self._say("table.prompt.hint_card", card=card)
        return self._table.teller.move(move)

    def _declared(self, move: Play) -> tuple[str, str]:
        """T3.3-4: how to declare a Wild: as one suit, or as any but that of the trick, or any."""
        view = self._table.model.view
        led = view.trick.suit
        if any_suit_will_do(view, move.card):
            return ANY_SUIT, ""
        return (AS, move.declared) if led in ("", move.declared) else (NOT_AS, led)

    def advise(self, text: str, move: Move) -> None:
        """Shows a hint on the table."""
        super().advise(text, move)
        self.answers.detail = move.declared if isinstance(move, Play) else ""
        if isinstance(move, ChooseStarter):
            # A place on the table is advised as a card is, and is no card that rises.
            self.answers.advised = self.spot_of(move)

    # Looking something up.

    def toggle_preview(self) -> None:
        """Shows or hides what winning would bring."""
        context = self._table.context
        context.change("play.preview", not context.settings.play.preview)

    def toggle_chronicle(self) -> None:
        """Opens or closes the chronicle."""
        self._for_last_trick = False
        super().toggle_chronicle()

    def look_at_last_trick(self) -> None:
        """Opens the chronicle at the last trick; closes it again only if opened by this."""
        if not self._table.drawer.is_open or self._for_last_trick:
            opens = not self._table.drawer.is_open
            self.toggle_chronicle()
            self._for_last_trick = opens
            return
        last = self._table.model.shown.last.cards
        if last and self._table.by_keys:
            self._table.context.stage.focus_on(f"last/{last[0].card}")

    def next_sort(self) -> None:
        """Switches to the next order of the hand."""
        context = self._table.context
        place = HAND_ORDERS.index(context.settings.play.sort) + 1
        context.change("play.sort", HAND_ORDERS[place % len(HAND_ORDERS)])
