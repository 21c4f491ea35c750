"""What the one at the table does: plays, declares, chooses, takes back; and hears why not."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from tolerance_game.core.errors import Illegal, Reason
from tolerance_game.games.tolerance.foresight.legality import why_not
from tolerance_game.games.tolerance.rules.cards import ORDINARY_SUITS, WILD
from tolerance_game.games.tolerance.rules.moves import ChooseTarget, Play
from tolerance_game.games.tolerance.rules.state import PLAY, TARGET
from tolerance_game.ui.kit.spots import by_id

from .hinting import Hinting, spot_of

if TYPE_CHECKING:
    from tolerance_game.ui.tolerance.scenes.table import TableScene

SAID: Final = 6000.0
"""Milliseconds for which a refusal or a note stays."""
UNNOTICED: Final = 400.0
"""Milliseconds that a decision may take to the disk before a word is said about it."""


class Deciding:
    """The decision that is being made, and what was answered to the last attempt."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.selected: str | None = None
        """The card chosen once, where a second time is wanted."""
        self.declaring: str | None = None
        """The Wild whose suit is to be chosen."""
        self.refusal: tuple[str, float] | None = None
        """Why something cannot be, and until when it is said."""
        self.refusals = 0
        """How often something was refused."""
        self.note: tuple[str, float] | None = None
        self.advised = ""
        """The card that the hint on show names."""
        self._suit = ""
        """As what it advises to declare it."""
        self.hinting = Hinting(scene)
        self.under_way: str | None = None
        """The card of a decision that is not on the disk yet: it stands out until it is played."""
        self._since: float | None = None
        """When that decision was made."""
        self._said_saving = False

    # What is said.

    def refuse(self, reason: Reason) -> None:
        """Says why something cannot be."""
        scene = self._scene
        self.refusal = (scene.teller.reason(reason), scene.now + SAID)
        self.refusals += 1
        self._forget_note()
        scene.context.sound("illegal")

    def tell(self, text: str, advised: str = "", lasts: float = SAID) -> None:
        """Says something for a while; what it advises is marked meanwhile."""
        self._forget_note()
        self.note = (text, self._scene.now + lasts)
        self.advised = advised
        if advised:
            self._scene.gaze.advise(advised, up=True)
        self.refusal = None

    def _forget_note(self) -> None:
        if self.advised:
            self._scene.gaze.advise(self.advised, up=False)
        self.note, self.advised, self._suit = None, "", ""

    def tick(self, now: float) -> bool:
        """Whether something that was said is over."""
        changed = self.is_saving != self._said_saving
        self._said_saving = self.is_saving
        changed |= self.hinting.tick()
        if self.refusal and now > self.refusal[1]:
            self.refusal, changed = None, True
        if self.note and now > self.note[1]:
            self._forget_note()
            changed = True
        return changed

    def wake_at(self) -> float | None:
        """When something that was said is over."""
        times = [said[1] for said in (self.refusal, self.note) if said and said[1] < math.inf]
        if self._since is not None and not self.is_saving:
            times.append(self._since + UNNOTICED)
        return min(times, default=None)

    @property
    def is_saving(self) -> bool:
        """Whether a decision has been on its way to the disk for so long that one wonders."""
        return self._since is not None and self._scene.now - self._since >= UNNOTICED

    def is_shown(self) -> None:
        """What was decided is shown."""
        self.under_way = self._since = None

    def leave(self) -> bool:
        """Lets go of a card that is only half chosen. Whether there was one."""
        was = bool(self.declaring or self.selected)
        self.declaring = self.selected = None
        if was:
            self._forget_note()
        return was

    def begin_anew(self) -> None:
        """Another moment of the game is shown."""
        self.leave()
        self.is_shown()
        self.dismiss()
        self._forget_note()

    # Choosing.

    def choose_card(self, card: str) -> None:
        """A card of the hand was clicked."""
        scene = self._scene
        scene.finder.end()
        if scene.session.is_under_way:
            return
        self.refusal = None
        suit = self._suit if card in (self.advised, self.selected) else ""
        self._forget_note()
        if not scene.my_turn or scene.view.phase != PLAY:
            self._refuse_out_of_turn()
            return
        if card not in scene.legal:
            self.leave()
            reason = why_not(scene.view, card)
            if reason is not None:
                self.refuse(reason)
            return
        if scene.context.settings.play.confirm_card and self.selected != card:
            self.selected, self.declaring = card, None
            self.tell(scene.words.say("table.prompt.confirm", card=card))
            self._suit = suit
            return
        self.selected = None
        if scene.view.options.cards[card].suit == WILD:
            self.declaring = card if self.declaring != card else None
            scene.focus = f"declare/{suit or scene.view.trick.suit or ORDINARY_SUITS[0]}"
            return
        self.submit(Play(card))

    def declare(self, suit: str) -> None:
        """The suit of the Wild that is being declared was chosen."""
        card, self.declaring = self.declaring, None
        if card:
            self.submit(Play(card, suit))

    def choose_target(self, card: str) -> None:
        """A target of an effect was chosen."""
        self.submit(ChooseTarget(card))

    def submit(self, move: Any) -> None:
        """A decision was made, here or in another scene."""
        session = self._scene.session
        if session.is_under_way:
            # One decision at a time; a second click means the first.
            return
        try:
            session.submit(move, session.handover.stamp)
        except Illegal as error:
            self.refuse(error.reason)
            return
        self.under_way, self._since = getattr(move, "card", None), self._scene.now
        self._forget_note()
        self._scene.gaze.rest()
        self._scene.catch_up()

    def _refuse_out_of_turn(self) -> None:
        scene = self._scene
        if scene.course.timeline.busy:
            scene.finish()
        elif scene.view.phase == TARGET and scene.view.moves:
            self.refuse(Reason("table.choose_first", {}, "T4.4"))
        elif scene.view.to_act is not None and scene.view.to_act >= 0:
            self.refuse(Reason("match.not_your_turn", {"seat": scene.view.to_act}))
        else:
            self.refuse(Reason("error.game_over"))

    # Taking back, and asking.

    def undo(self) -> None:
        """Takes back the last decision, or says why not."""
        scene = self._scene
        reason = scene.session.undo_limit()
        if reason is not None:
            self.refuse(reason)
            return
        scene.finish()
        scene.session.undo()
        scene.show_afresh()

    def redo(self) -> None:
        """Makes it again."""
        scene = self._scene
        reason = scene.session.redo_limit()
        if reason is not None:
            self.refuse(reason)
            return
        scene.session.redo()
        scene.catch_up()

    def hint(self) -> None:
        """What somebody would do here, and why; it is thought of elsewhere."""
        self.hinting.ask()

    def advise(self, text: str, move: Any) -> None:
        """What was thought of: it stands until something is done, and has the focus."""
        scene = self._scene
        self.tell(text, move.card, lasts=math.inf)
        self._suit = getattr(move, "declared", "")
        scene.gaze.last_hand = move.card
        scene.focus = spot_of(move)
        if scene.by_keys:
            scene.gaze.focused(by_id(scene.spots(), scene.focus))

    def dismiss(self) -> bool:
        """Lets go of a hint, or of one that is being thought of. Whether there was one."""
        was = bool(self.advised) or self.hinting.thinks
        self._scene.session.stop_seeking()
        if self.advised:
            self._forget_note()
        return was
