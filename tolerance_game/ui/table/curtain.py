"""The screen goes from one person to the next: the table is covered until the next one is there."""

from __future__ import annotations

from collections.abc import Callable

from tolerance_game.core import Seat
from tolerance_game.session import Session
from tolerance_game.ui.kit import Context

from .handover import DrawBack, HandoverScene
from .handover_notice import HandoverNotice


class Curtain:
    """Covers the table of a session whenever its hand-over asks for it."""

    def __init__(
        self,
        context: Context,
        session: Session,
        notice: Callable[[Seat, int], HandoverNotice],
        uncovered: Callable[[], None],
        menu: Callable[[], None],
        draw_back: DrawBack | None = None,
    ) -> None:
        """`notice` says what has happened to a seat since there were so many moves; all of it
        public. `uncovered` is called whenever the table below shows another person's view.
        """
        self._context = context
        self._session = session
        self._notice = notice
        self._uncovered = uncovered
        self._menu = menu
        self._draw_back = draw_back
        self._looks: Seat | None = None
        """Who lifted the curtain last."""
        self._left: dict[Seat, int] = {}
        """How many moves there were when each person last gave the screen away."""

    def fall(self) -> None:
        """Covers the table until the next person confirms being there."""
        handover = self._session.handover
        seat = handover.phase.seat
        if self._looks is not None:
            self._left[self._looks] = self._session.number
        notice = self._notice(seat, self._left.get(seat, 0))

        def lift() -> None:
            handover.uncover(seat)
            self._looks = seat
            self._uncovered()

        def peek(looks: bool) -> None:
            if looks:
                handover.uncover(seat)
            else:
                handover.cover()
            self._uncovered()

        scene = HandoverScene(self._context, notice, lift, self._menu, peek, self._draw_back)
        self._context.stage.push(scene)
