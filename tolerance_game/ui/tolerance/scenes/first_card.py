"""The first card over the table: your role, its aims, what to do now, where to find help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tolerance_game.games.tolerance.rules.cards import CATHOLIC, PROTESTANT
from tolerance_game.games.tolerance.rules.scoring import GUILD
from tolerance_game.games.tolerance.rules.state import STARTER
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.ui.kit import Box, Canvas, Context
from tolerance_game.ui.table.first_card import FirstCardPage, Wanted
from tolerance_game.ui.tolerance.table.boards import epithet, portrait, role_wants
from tolerance_game.words import Teller

MOST: Final = 3
LINES: Final = ("who", "want", "trick", "now", "help")


class FirstCard(FirstCardPage):
    """Five lines about the own role and the trick that begins."""

    def __init__(
        self,
        context: Context,
        view: View,
        teller: Teller,
        *,
        drawn: bool,
        read_role: Callable[[], None],
        may_end: bool = False,
    ) -> None:
        """`drawn`: the player who chooses the leader was drawn by lot."""
        super().__init__(context, teller, may_end=may_end)
        self._role = view.options.role_by_id[view.seats[view.seat].role]
        self._view = view
        self._drawn = drawn
        self._read_role = read_role

    @property
    def title(self) -> str:
        """Whose place this is."""
        return self._teller.words.say("table.first.title", seat=self._view.seat)

    @property
    def about(self) -> str:
        """What the role wants."""
        return role_wants(self._teller.words, self._role.id)

    def draw_portrait(self, canvas: Canvas, frame: Box) -> None:
        """The portrait of the role."""
        portrait(canvas, frame, self._role.id, "small")

    def lines(self) -> Sequence[tuple[str, str]]:
        """Its lines, each with a label."""
        say = self._teller.words.say
        return tuple((say(f"table.first.about.{line}"), self._line(line)) for line in LINES)

    def _line(self, line: str) -> str:
        words, view = self._teller.words, self._view
        if line == "who":
            role = epithet(words, self._role.id)
            which = "hidden" if view.options.hidden_roles else "open"
            return words.say(f"table.first.who_{which}", seat=view.seat, name=role)
        if line == "want":
            named = words.joined(self.gains(), "last")
            return words.say("table.first.want", name=named, reign=view.reign)
        if line == "now":
            return self._now()
        if line == "help":
            return self.help_line()
        return words.say(f"table.first.{line}")

    def _now(self) -> str:
        words, view = self._teller.words, self._view
        if view.phase == STARTER:
            if not view.moves:
                return words.say("table.first.now_wait")
            which = "drawn" if self._drawn else "asked"
            return words.say(f"table.first.now_choose_{which}")
        leads = bool(view.moves) and not view.trick.suit
        return words.say("table.first.now_lead" if leads else "table.first.now_follow")

    def gains(self) -> list[str]:
        """T6.6: what brings the role most in this reign, the best first."""
        say, column = self._teller.words.say, self._role.columns[self._view.reign]
        # Each death counts anew, so they come before what brings as much but once.
        dead = {CATHOLIC: column.dead_catholic, PROTESTANT: column.dead_protestant}
        if column.dead_catholic == column.dead_protestant:
            worth = {say("table.first.dead"): column.dead_catholic}
        else:
            worth = {say("table.cause.dead", believers=of): each for of, each in dead.items()}
        for row, one in {**column.suits, GUILD: column.guild}.items():
            # Whoever would lose by the most may stop at any.
            worth[say(f"table.row.{row}")] = max(one.any, one.any + one.most)
        best = sorted((row for row in worth if worth[row] > 0), key=lambda row: -worth[row])
        return best[:MOST]

    def further(self) -> Sequence[Wanted]:
        """The role can be read."""
        label = self._teller.words.say("table.first.role")
        return (("first/role", label, "own-pennant", self._read_role),)
