"""What a person can do at every table: decide, take back, ask for a hint, cover the screen."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from tolerance_game.core.errors import Illegal, Reason
from tolerance_game.core.events import Seat
from tolerance_game.match.handover import Covered
from tolerance_game.session import Session
from tolerance_game.ui.kit.context import Context
from tolerance_game.words.teller import Teller
from tolerance_game.worker import Answer

from .answers import SAID, Answers
from .chronicle_drawer import ChronicleDrawer
from .gaze import Gaze
from .pace import Pace
from .playback import Playback

UNNOTICED: Final = 400.0
"""Milliseconds that a decision may take to the disk before a word is said about it."""


MoveT = TypeVar("MoveT")


def _nothing() -> None:
    """Leads nowhere."""


def _not_here() -> bool:
    """There is no such scene."""
    return False


@dataclass
class TableActions:
    """The scenes that every table leads to."""

    menu: Callable[[], None] = _nothing
    save: Callable[[], None] = _nothing
    help: Callable[[], None] = _nothing
    cover: Callable[[], None] = _nothing
    """Lowers the curtain for the person whom the screen waits for."""
    welcome: Callable[[], bool] = _not_here
    """Tells a person how it begins, if it is wished; whether it did."""
    ask: Callable[[], bool] = _not_here
    """Opens another scene for a decision that is not made on the table; whether there is one."""
    over: Callable[[], None] = _nothing
    """Tells how the game has ended."""


class Commanded(Protocol):
    """What commands need of a table."""

    context: Context
    teller: Teller
    drawer: ChronicleDrawer
    gaze: Gaze
    pace: Pace
    me: Seat
    now: float

    @property
    def playback(self) -> Playback:
        """What is shown of the game."""

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is to decide, and everything before has been shown."""

    @property
    def is_on_top(self) -> bool:
        """Whether no other scene lies above the table."""

    def catch_up(self) -> bool:
        """Shows what is new."""

    def show_afresh(self) -> None:
        """Shows everything as it is now."""

    def look_at(self, spot: str | None) -> None:
        """Gives the focus to a spot."""


class TableCommands(Generic[MoveT]):
    """What a person can do, and what was answered to it.

    A game adds how its moves are made, and says where (`spot_of`) and in which words a hint for one
    is given.
    """

    PRIVATE: ClassVar[frozenset[str]] = frozenset()
    """Scenes above the table that are for the viewer alone: they go when the screen is covered."""

    def __init__(self, table: Commanded, session: Session) -> None:
        self.session = session
        self.answers = Answers(table.gaze.advise)
        self.under_way: MoveT | None = None
        """A decision that is not on the disk yet."""
        self._table = table
        self._since: float | None = None
        """When that decision was made."""
        self._said_saving = False

    # What a game says.

    def spot_of(self, move: MoveT) -> str:  # noqa: ARG002
        """Where a move is made by click or key; empty where it cannot be shown."""
        return ""

    def card_of(self, move: MoveT) -> str:  # noqa: ARG002
        """The card of a move that rises when it is advised; empty for none."""
        return ""

    def hint_text(self, move: MoveT) -> str:
        """A hint for a move, without its reason."""
        which = self._table.teller.move(move)
        return self._say("table.prompt.hint_move", seat=self._table.me, which=which)

    def leave(self) -> bool:
        """Lets go of what is only half chosen. Whether there was something."""
        return False

    # Deciding.

    def submit(self, move: MoveT) -> None:
        """A decision was made, here or in another scene."""
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
        """Whether a decision has been on its way to the disk for so long that one wonders."""
        return self._since is not None and self._table.now - self._since >= UNNOTICED

    def is_shown(self) -> None:
        """What was decided is shown."""
        self.under_way = self._since = None

    def undo(self) -> None:
        """Takes back the last decision, or says why not."""
        reason = self.session.handover.undo_limit()
        if reason is not None:
            self.refuse(reason)
            return
        self.finish()
        self.session.undo()
        self._table.show_afresh()

    def redo(self) -> None:
        """Makes it again."""
        reason = self.session.handover.redo_limit()
        if reason is not None:
            self.refuse(reason)
            return
        self.session.redo()
        self._table.catch_up()

    def begin_anew(self) -> None:
        """Another moment of the game is shown."""
        self.leave()
        self.is_shown()
        self.dismiss()
        self.answers.forget_note()

    # What is answered.

    def refuse(self, reason: Reason) -> None:
        """Says why something cannot be."""
        self.answers.forget_note()
        self.answers.refuse(self._table.teller.reason(reason), self._table.now)
        self._table.context.sound("illegal")

    def tell(self, text: str, advised: str = "", lasts: float = SAID) -> None:
        """Says something for a while; what it advises is marked meanwhile."""
        self.answers.tell(text, self._table.now, advised, lasts)

    def tick(self, now: float) -> bool:
        """Takes a hint that has come. Whether something is said now, or is said no more."""
        changed = self.is_saving != self._said_saving
        self._said_saving = self.is_saving
        said = self.session.take_advice()
        if isinstance(said, Answer):
            self._advise(said)
        elif said is not None:
            why = self._table.teller.reason(said.reason)
            self._answer(self._say("table.prompt.hint_failed", text=why))
        return self.answers.tick(now) or changed or said is not None

    def wake_at(self) -> float | None:
        """When something that was said is over."""
        times = [self.answers.wake_at()]
        if self._since is not None and not self.is_saving:
            times.append(self._since + UNNOTICED)
        return min((time for time in times if time is not None), default=None)

    # Hints.

    def hint(self) -> None:
        """Has the worker think of what to do, and why; or says why there is no hint."""
        table = self._table
        if not table.context.settings.play.hints:
            self._answer(self._say("table.prompt.hints_off"))
        elif not (table.my_turn and self.session.ask_for_advice()):
            self._answer(self._say("table.prompt.hint_none"))

    def dismiss(self) -> bool:
        """Lets go of a hint, or of one that is being thought of. Whether there was one."""
        advised = bool(self.answers.advised)
        was = advised or self.session.awaits_advice
        self.session.cancel_advice()
        if advised:
            self.answers.forget_note()
        return was

    def _advise(self, answer: Answer) -> None:
        """A hint stands until something is done, and has the focus."""
        table, move = self._table, answer.move
        why = self._say(answer.reason.id, **answer.reason.values)
        text = f"{self.hint_text(move)} {why[:1].upper()}{why[1:]}."
        if table.is_on_top:
            self.advise(text, move)
            return
        top = table.context.stage.top
        top.advised, top.advice = self.spot_of(move), text
        top.focus = top.advised

    def advise(self, text: str, move: MoveT) -> None:
        """Shows a hint on the table."""
        card = self.card_of(move)
        self.tell(text, card, lasts=math.inf)
        if card:
            self._table.gaze.last_hand = card
        self._table.look_at(self.spot_of(move))

    def _answer(self, text: str) -> None:
        """Says something where it is seen: on the table, or above the scene that lies over it."""
        if self._table.is_on_top:
            self.tell(text)
        else:
            self._table.context.stage.notice(text)

    # Time, the chronicle, and the screen.

    def step(self) -> None:
        """Ends what is moving now, or lets the next effect begin."""
        self._table.playback.timeline.step(self._table.now)

    def finish(self) -> None:
        """Ends everything that is moving."""
        self._table.playback.timeline.finish(self._table.now)

    def next_pace(self) -> None:
        """The next speed; after the fastest comes step by step."""
        self._table.pace.next()
        self._table.pace.rule(self._table.playback.timeline)

    def lead_no_more(self) -> None:
        """The first games, too, shall go on by themselves."""
        self._table.pace.lead_no_more()
        self._table.pace.rule(self._table.playback.timeline)

    def toggle_chronicle(self) -> None:
        """Opens or closes the chronicle."""
        self._table.drawer.toggle()

    def cover(self) -> None:
        """Covers the screen, where several people share it."""
        self.session.handover.cover()
        if isinstance(self.session.handover.phase, Covered):
            self._table.context.stage.drop(self.PRIVATE)
            self._table.show_afresh()

    def _say(self, text_id: str, **values: Any) -> str:
        return self._table.teller.words.say(text_id, **values)
