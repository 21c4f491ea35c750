"""The first card over the table of Schisma: which pope you are, and what to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tolerance_game.core.events import Seat
from tolerance_game.games.schisma.rules.track import LANDS
from tolerance_game.games.schisma.rules.view import View
from tolerance_game.games.schisma.telling import deciding
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.table.first_card import FirstCardPage, Wanted
from tolerance_game.words.teller import Teller

SIDES: Final = (LANDS[0], LANDS[-1])
"""The city of each seat."""
LINES: Final = ("who", "want", "turn", "now", "help")
SHARED: Final = ("who", "want", "now", "help")
"""Lines whose label all games have."""


class PopeCard(FirstCardPage):
    """Five lines about the own city, the aim, and the turn."""

    def __init__(
        self,
        context: Context,
        view: View,
        teller: Teller,
        seat: Seat,
        *,
        at_bottom: bool,
        read_rules: Callable[[], None],
        may_end: bool = False,
    ) -> None:
        """`at_bottom`: the city of this seat is at the lower edge of the screen."""
        super().__init__(context, teller, may_end=may_end)
        self._view = view
        self._seat = seat
        self._side = SIDES[seat]
        self._at_bottom = at_bottom
        self._read_rules = read_rules

    def _say(self, line: str, **values: object) -> str:
        return self._teller.words.say(f"schisma.table.first.{line}", **values)

    @property
    def title(self) -> str:
        """Who is pope here."""
        return self._say(f"title.{self._side}", seat=self._seat)

    @property
    def about(self) -> str:
        """What the game is about."""
        return self._say("story")

    def draw_portrait(self, canvas: Canvas, frame: Box) -> None:
        """The arms of the own side."""
        ornaments.framed_plate(canvas, f"congregation-{self._side}", frame)

    def lines(self) -> Sequence[tuple[str, str]]:
        """Its lines, each with a label."""
        say = self._teller.words.say
        labels = {line: say(f"table.first.about.{line}") for line in SHARED}
        labels["turn"] = self._say("about_turn")
        return tuple((labels[line], self._line(line)) for line in LINES)

    def _line(self, line: str) -> str:
        if line == "who":
            where = "bottom" if self._at_bottom else "top"
            pope = self._teller.words.say(f"schisma.table.pope.{self._side}")
            land = LANDS.index(self._side)
            return self._say(f"who_{where}", name=pope, land=land)
        if line == "now":
            return self._now()
        if line == "help":
            return self.help_line()
        return self._say(line, **(deciding(self._view) if line == "want" else {}))

    def _now(self) -> str:
        view = self._view
        if view.seat != self._seat:
            return self._say("now_wait", seat=view.seat)
        return self._say("now_only" if view.turn <= 1 else "now_act")

    def further(self) -> Sequence[Wanted]:
        """The rules can be read."""
        return (("first/rules", self._say("rules"), "open-book", self._read_rules),)
