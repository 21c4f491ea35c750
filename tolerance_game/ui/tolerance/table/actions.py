"""Where the table leads to; wired by the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tolerance_game.core.events import Seat

if TYPE_CHECKING:
    from tolerance_game.ui.tolerance.scenes.table import TableScene


@dataclass
class TableActions:
    """What happens outside of the table."""

    menu: Callable[[], None] = lambda: None
    cover: Callable[[TableScene], None] = lambda _scene: None
    reckon: Callable[[TableScene, Sequence[Any]], None] = lambda scene, _events: scene.reckoned()
    ask: Callable[[TableScene], bool] = lambda _scene: False
    """Shows another scene for a decision that is not made on the table; whether it did."""
    over: Callable[[TableScene], None] = lambda _scene: None
    save: Callable[[], None] = lambda: None
    help: Callable[[], None] = lambda: None
    welcome: Callable[[TableScene], bool] = lambda _scene: False
    """Shows the first card, where it is time for it; whether it did."""
    role: Callable[[TableScene], None] | None = None
    """Shows the own role to be read."""
    look: Callable[[TableScene, Seat], None] | None = None
    """Shows the piles of a seat."""
