"""What a person can do at every table: decide, take back, ask for a hint, cover the screen."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from tolerance_game.core import Illegal, Other, Reason, Seat
from tolerance_game.match.handover import Covered
from tolerance_game.session import Session
from tolerance_game.ui.kit import Context
from tolerance_game.words import Teller
from tolerance_game.words.cited import Cited
from tolerance_game.worker import Answer

from .answers import SAID, Answers
from .chronicle_drawer import ChronicleDrawer
from .game_room import Act
from .gaze import Gaze
from .pace import Pace
from .playback import Playback

UNNOTICED: Final = 400.0
"""Milliseconds a decision may take to be written before the table says so."""


MoveT = TypeVar("MoveT")


@dataclass
class TableActions:
    """The scenes that every table leads to."""

    menu: Act = lambda: None
    save: Act = lambda: None
    help: Act = lambda: None
    cover: Act = lambda: None
    """Lowers the curtain for the person the screen waits for."""
    welcome: Callable[[], bool] = lambda: False
    """Shows a person how the game begins, if enabled; whether it did."""
    ask: Callable[[], bool] = lambda: False
    """Opens the scene for a decision that is not made on the table; whether there is one."""
    over: Act = lambda: None
    """Shows how the game has ended."""
    branch: Callable[[int], None] | None = None
    """Plays on for practice from the table after so many moves."""


class Commanded(Protocol):
    """What commands need of a `GameTable`."""

    context: Context
    teller: Teller
    drawer: ChronicleDrawer
    gaze: Gaze
    pace: Pace
    me: Seat
    now: float

    @property
    def playback(self) -> Playback: ...
    @property
    def my_turn(self) -> bool: ...
    @property
    def is_on_top(self) -> bool: ...
    def catch_up(self) -> bool: ...
    def show_afresh(self) -> None: ...
    def look_at(self, spot: str | None) -> None: ...


class TableCommands(Generic[MoveT]):
    """What a person can do, and the answers to it. A game adds how its moves are made."""

    PRIVATE: ClassVar[frozenset[str]] = frozenset()
    """Scenes above the table for the viewer alone: they close when the screen is covered."""

    def __init__(self, table: Commanded, session: Session) -> None:
        self.session = session
        self.answers = Answers(table.gaze.advise)
        self.under_way: MoveT | None = None
        """A decision that is not on the disk yet."""
        self._table = table
        self._since: float | None = None
        """When that decision was made."""
        self._said_saving = False

    # What a game overrides.

    def spot_of(self, move: MoveT) -> str:  # noqa: ARG002
        """The spot where a move is made; empty if there is none."""
        return ""

    def card_of(self, move: MoveT) -> str:  # noqa: ARG002
        """The card of a move, which rises when it is advised; empty if there is none."""
        return ""

    def hint_text(self, move: MoveT) -> str:
        """A hint for a move, without its reason."""
        which = self._table.teller.move(move)
        return self._say("table.prompt.hint_move", seat=self._table.me, which=which)

    def second_text(self, other: Other, best: Reason) -> str:  # noqa: ARG002
        """What the second-best move is, and what it would cost; empty where that is not said.

        `best` is what is said of the best one.
        """
        return ""

    def instead(self, reason: Reason) -> str:  # noqa: ARG002
        """What can be done instead; empty where the reason says it, or the table shows it."""
        return ""

    def leave(self) -> bool:
        """Cancels a half-made choice. Whether there was one."""
        return False

    def back(self) -> bool:
        """Takes the last step of a half-made choice back: all of it, where it has but one."""
        return self.leave()

    # Deciding.

    def submit(self, move: MoveT) -> None:
        """Makes a decision, from here or another scene."""
        table, session = self._table, self.session
        if session.is_under_way:
            # One decision at a time; a second click means the first.
            return
        try:
            session.submit(move, session.handover.stamp)
        except Illegal as error:
            self.refuse(error.reason)
            return
        self.under_way, self._since = move, table.now
        self.answers.forget_note()
        table.gaze.rest()
        table.catch_up()

    @property
    def is_saving(self) -> bool:
        """Whether writing a decision takes noticeably long."""
        return self._since is not None and self._table.now - self._since >= UNNOTICED

    def is_shown(self) -> None:
        """The decision has reached the table."""
        self.under_way = self._since = None

    def undo(self) -> None:
        """Undoes the last decision, or says why not."""
        if (reason := self.session.handover.undo_limit()) is not None:
            self.refuse(reason)
            return
        self.finish()
        self.session.undo()
        self._table.show_afresh()

    def redo(self) -> None:
        """Redoes the last undone decision, or says why not."""
        if (reason := self.session.handover.redo_limit()) is not None:
            self.refuse(reason)
            return
        self.session.redo()
        self._table.catch_up()

    def begin_anew(self) -> None:
        """Another moment of the game is shown: forgets what belonged to the last one."""
        self.leave()
        self.is_shown()
        self.dismiss()
        self.answers.forget_note()

    # Answers.

    def refuse(self, reason: Reason) -> None:
        """Says why something is not possible, and what can be done instead."""
        said, instead = self._table.teller.reason(reason), self.instead(reason)
        if instead:
            said = Cited(f"{said} {instead}", *said.paragraphs, answers=True)
        self.answers.refuse(said, self._table.now)
        self._table.context.sound("illegal")

    def tell(self, text: str, advised: str = "", lasts: float = SAID) -> None:
        """Shows a note for a while, and marks the card it advises."""
        self.answers.tell(text, self._table.now, advised, lasts)

    def tick(self, now: float) -> bool:
        """Collects a finished hint. Whether any message has appeared or expired."""
        changed = self.is_saving != self._said_saving
        self._said_saving = self.is_saving
        said = self.session.opponents.take_advice()
        if isinstance(said, Answer):
            self._advise(said)
        elif said is not None:
            why = self._table.teller.reason(said.reason)
            self._answer(self._say("table.prompt.hint_failed", text=why))
        return self.answers.tick(now) or changed or said is not None

    def wake_at(self) -> float | None:
        """When the next message expires or appears."""
        times = [self.answers.wake_at()]
        if self._since is not None and not self.is_saving:
            times.append(self._since + UNNOTICED)
        return min((time for time in times if time is not None), default=None)

    # Hints.

    def hint(self) -> None:
        """Asks the worker for a hint, or says why there is none; one on show is dismissed."""
        table = self._table
        if table.is_on_top and self.answers.advised:
            self.dismiss()
        elif not table.context.settings.play.hints:
            self._answer(self._say("table.prompt.hints_off"))
        elif not (table.my_turn and self.session.ask_for_advice()):
            self._answer(self._say("table.prompt.hint_none"))

    def dismiss(self) -> bool:
        """Dismisses a hint, shown or pending. Whether there was one."""
        was = bool(self.answers.advised) or self.session.opponents.awaits_advice
        self.session.opponents.cancel_advice()
        if self.answers.advised:
            self.answers.forget_note()
        return was

    def _advise(self, answer: Answer) -> None:
        """Shows a hint until something is done, and moves the focus to its spot."""
        table, move, text = self._table, answer.move, self.advice_text(answer)
        if table.is_on_top:
            self.advise(text, move)
            return
        top = table.context.stage.top
        top.advised, top.advice = self.spot_of(move), text
        top.focus = top.advised

    def advice_text(self, answer: Answer) -> str:
        """A whole hint: the move, why, and what the second best is."""
        why = self._say(answer.reason.id, **answer.reason.values)
        text = f"{self.hint_text(answer.move)} {why[:1].upper()}{why[1:]}."
        second = self.second_text(answer.others[0], answer.reason) if answer.others else ""
        return f"{text} {second}" if second else text

    def advise(self, text: str, move: MoveT) -> None:
        """Shows a hint on the table."""
        card = self.card_of(move)
        self.tell(text, card, lasts=math.inf)
        if card:
            self._table.gaze.last_hand = card
        self._table.look_at(self.spot_of(move))

    def _answer(self, text: str) -> None:
        """Says something where it is seen: on the table, or above the scene that covers it."""
        if self._table.is_on_top:
            self.tell(text)
        else:
            self._table.context.stage.notice(text)

    # Time, the chronicle, and the screen.

    def step(self) -> None:
        """Skips the current animation, or starts the next effect."""
        self._table.playback.timeline.step(self._table.now)

    def finish(self) -> None:
        """Skips all animations."""
        self._table.playback.timeline.finish(self._table.now)

    def next_pace(self) -> None:
        """Switches to the next speed; after the fastest comes step by step."""
        self._table.pace.next()
        self._table.pace.rule(self._table.playback.timeline)

    def lead_no_more(self) -> None:
        """Effects no longer wait in the first games."""
        self._table.pace.lead_no_more()
        self._table.pace.rule(self._table.playback.timeline)

    def toggle_chronicle(self) -> None:
        """Opens or closes the chronicle."""
        self._table.drawer.toggle()

    def cover(self) -> None:
        """Covers the screen where several people share it."""
        self.session.handover.cover()
        if isinstance(self.session.handover.phase, Covered):
            self._table.context.stage.drop(self.PRIVATE)
            self._table.show_afresh()

    def _say(self, text_id: str, **values: Any) -> str:
        return self._table.teller.words.say(text_id, **values)
