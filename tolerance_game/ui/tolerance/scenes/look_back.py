"""A trick of a finished game once more, as it lay when all its effects were done."""

from __future__ import annotations

from collections.abc import Sequence

from tolerance_game.core.events import Event
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.session import Session
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.widgets.button import Button
from tolerance_game.ui.tolerance.table.actions import TableActions
from tolerance_game.ui.tolerance.table.playback import Playback
from tolerance_game.ui.tolerance.table.shown import ACTING, DONE
from tolerance_game.ui.tolerance.table.table_spots import buttons_of

from .table import TableScene


class LookBackScene(TableScene):
    """The table at the end of one trick. Nothing can be played; left and right are other tricks."""

    name = "look_back"

    def __init__(self, context: Context, session: Session, reign: int, trick: int) -> None:
        self._tricks = _ends_of_tricks(session)
        wanted = (reign, max(1, trick))
        self._at = min(
            range(len(self._tricks)), key=lambda n: _far(self._tricks[n][0], wanted), default=0
        )
        super().__init__(context, session, TableActions(menu=context.stage.pop))

    def show_afresh(self) -> None:
        """The table of the trick that is looked at."""
        super().show_afresh()
        if not self._tricks:
            return
        _, events, move = self._tricks[self._at]
        state = self.session.match.state_for_storage(max(0, move - 1))
        self.view = self.session.match.game.view(state, self.me)._replace(to_act=None, moves=())
        self.course = Playback(
            self.view.options, self.me, self.teller, self.names, self.context.sound
        )
        self.course.begin_with(events)
        self.course.agrees = True
        for row in self.course.shown.queue:
            if row.state == ACTING:
                row.state = DONE

    def _lead_on(self) -> bool:
        return False

    @property
    def my_turn(self) -> bool:
        """It is over."""
        return False

    def _hold(self) -> None:
        self.session.hold()

    def buttons(self) -> list[Button]:
        """The way back, and to the tricks before and after."""
        say = self.words.say
        found = [one for one in buttons_of(self) if one.id == "button/chronicle"]
        menu = next(one for one in buttons_of(self) if one.id == "button/menu")
        x, y, _, h = menu.box
        box = type(menu.box)
        return [
            Button("button/menu", box(x, y, 116, h), say("table.back"), self.context.stage.pop,
                   "anticlockwise-rotation"),
            Button("button/before", box(x + 126, y, 146, h), say("table.before"), self._before,
                   off=self._at == 0),
            Button("button/after", box(x + 282, y, 146, h), say("table.after"), self._after,
                   off=self._at + 1 >= len(self._tricks)),
            *found,
        ]  # fmt: skip

    def _before(self) -> None:
        self._go(self._at - 1)

    def _after(self) -> None:
        self._go(self._at + 1)

    def _go(self, at: int) -> None:
        if 0 <= at < len(self._tricks):
            self._at = at
            self.show_afresh()

    def intent(self, intent: Intent) -> bool:
        """Back, and the chronicle."""
        if intent in (Intent.BACK, Intent.MENU):
            self.context.stage.pop()
            return True
        if intent is Intent.CHRONICLE:
            self.toggle_chronicle()
            return True
        if intent in (Intent.UNDO, Intent.REDO):
            self._go(self._at + (1 if intent is Intent.REDO else -1))
            return True
        return False


def _far(one: tuple[int, int], wanted: tuple[int, int]) -> int:
    return abs(one[0] * 12 + one[1] - wanted[0] * 12 - wanted[1])


def _ends_of_tricks(session: Session) -> list[tuple[tuple[int, int], Sequence[Event], int]]:
    """For each trick: reign and number, all that had happened before it was laid, and the move."""
    found: list[tuple[tuple[int, int], Sequence[Event], int]] = []
    so_far: list[Event] = []
    reign = 1
    number = 0
    for moment in session.match.moments_for_storage():
        for event in moment.events:
            if isinstance(event, told.ReignBegan):
                reign = event.reign
            elif isinstance(event, told.TrickWon):
                number = event.number
            elif isinstance(event, told.CardLaid) and number:
                found.append(((reign, number), tuple(so_far), moment.number))
                number = 0
            so_far.append(event)
    return found
