"""The buttons at the upper left of every table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from tolerance_game.ui.kit import Box, Button
from tolerance_game.words import Words

from .commands import TableActions, TableCommands
from .game_room import Act
from .source import Pages

Y: Final = 18
H: Final = 46
MENU: Final = Box(16, Y, 116, H)
BACK_ARROW: Final = "anticlockwise-rotation"


def play_buttons(
    words: Words, commands: TableCommands[Any], menu: Act, *, may_undo: bool, hints: bool
) -> list[Button]:
    """Menu, undo, and the hint if enabled."""
    say = words.say
    found = [
        Button("button/menu", MENU, say("table.menu"), menu, "hamburger-menu"),
        Button("button/undo", Box(142, Y, 156, H), say("table.undo"), commands.undo, BACK_ARROW,
               off=not may_undo),
    ]  # fmt: skip
    if hints:
        thinks = commands.session.opponents.awaits_advice
        icon = "hourglass" if thinks else "light-bulb"
        box = Box(308, Y, 102, H)
        found.append(Button("button/hint", box, say("table.hint"), commands.hint, icon, on=thinks))
    return found


def page_buttons(
    words: Words, pages: Pages, turn: Callable[[int], None], actions: TableActions, right: float
) -> list[Button]:
    """Instead of those: back, the moments before and after; at the right to play on from here."""
    say, branch = words.say, actions.branch
    found = [
        Button("button/menu", MENU, say("table.back"), actions.menu, BACK_ARROW),
        Button("button/before", Box(142, Y, 130, H), say("table.before"), partial(turn, -1),
               off=pages.is_first),
        Button("button/after", Box(282, Y, 128, H), say("table.after"), partial(turn, 1),
               off=pages.is_last),
    ]  # fmt: skip
    if branch is not None:
        found.append(
            Button("button/branch", Box(right - 260, Y, 260, H), say("table.branch"),
                   partial(branch, pages.branch_at), "play-button")
        )  # fmt: skip
    return found
