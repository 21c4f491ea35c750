"""The screen goes from one person to the next: the table is covered until the next one is there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from tolerance_game.core import Seat
from tolerance_game.session import Session
from tolerance_game.ui.kit import Context

from .handover import DrawBack, HandoverScene
from .handover_notice import HandoverNotice


@dataclass
class Curtain:
    """Covers the table of a session whenever its hand-over asks for it."""

    context: Context
    session: Session
    notice: Callable[[Seat, int], HandoverNotice]
    """Says what has happened to a seat since there were so many moves; all of it public."""
    uncovered: Callable[[], None]
    """Called whenever the table below shows another person's view."""
    menu: Callable[[], None]
    draw_back: DrawBack | None = None
    _looks: Seat | None = field(default=None, init=False)
    """Who lifted the curtain last."""
    _left: dict[Seat, int] = field(default_factory=dict, init=False)
    """How many moves there were when each person last gave the screen away."""

    def fall(self) -> None:
        """Covers the table until the next person confirms being there."""
        handover = self.session.handover
        seat = handover.phase.seat
        if self._looks is not None:
            self._left[self._looks] = self.session.number
        had_turn = seat in self._left
        notice = replace(self.notice(seat, self._left.get(seat, 0)), had_turn=had_turn)

        def lift() -> None:
            handover.uncover(seat)
            self._looks = seat
            self.uncovered()

        def peek(looks: bool) -> None:
            if looks:
                handover.uncover(seat)
            else:
                handover.cover()
            self.uncovered()

        scene = HandoverScene(self.context, notice, lift, self.menu, peek, self.draw_back)
        self.context.stage.push(scene)
