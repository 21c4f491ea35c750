"""The drawer of the chronicle: what it shows, and whether it is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tolerance_game.core import Seat
from tolerance_game.ui.kit import Context

from .chronicle import SAID, Group
from .finder import Finder

FILTERS: Final = ("all", "trick", "mine")
NARROW: Final = 1600
"""In narrower windows the table wants the whole width: the chronicle is closed at first, and the
table closes up beside it when it is opened."""


class ChronicleDrawer:
    """What the chronicle shows, and whether it is open."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.filter = FILTERS[0]
        self.scroll = 0
        self.finder = Finder(self.scroll_up)
        self._is_drawn_out = False
        """Whether it is open in a narrow window."""

    @property
    def is_wide(self) -> bool:
        """Whether the window has room for it and for a table that is not closed up."""
        return self._context.stage.scale.width >= NARROW

    @property
    def is_open(self) -> bool:
        """Whether it is open: in a wide window by the settings, in a narrow one for a while."""
        return self._context.settings.play.chronicle if self.is_wide else self._is_drawn_out

    @property
    def quotes(self) -> bool:
        """Whether it tells what was said."""
        return self._context.settings.play.remarks

    def toggle(self) -> None:
        """Opens or closes it."""
        self.finder.close()
        self._context.sound("drawer")
        if self.is_wide:
            self._context.change("play.chronicle", not self.is_open)
        else:
            self._is_drawn_out = not self._is_drawn_out

    def show(self, which: str) -> None:
        """Shows all, the newest group, or what concerns the viewer."""
        self.filter, self.scroll = which, 0

    def scroll_up(self) -> None:
        """Back to the newest line."""
        self.scroll = 0

    def turned(self, by: float) -> None:
        """The wheel was turned."""
        self.scroll = max(0, self.scroll - round(by * 3))

    def wanted(
        self, groups: Sequence[Group], me: Seat, card_name: Callable[[str], str], whole: int = 1
    ) -> list[Group]:
        """The groups to show, the newest first; so many of them with every line."""
        found = list(reversed(groups))
        if not self.quotes:
            found = [group.without(SAID) for group in found]
        if self.finder.wanted:
            found = self.finder.found(found, card_name)
        if self.filter == "trick":
            return found[:1]
        if self.filter == "mine":
            return [group for group in (one.concerning(me) for one in found) if group.lines]
        if self.finder.wanted or not found:
            return found
        return [*found[:whole], *(group.shortened() for group in found[whole:])]
