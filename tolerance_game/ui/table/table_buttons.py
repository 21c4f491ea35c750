"""The buttons at the upper left of every table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from tolerance_game.ui.kit import Box, Button
from tolerance_game.ui.kit.widgets.row import side_by_side
from tolerance_game.words import Words

from .commands import TableActions, TableCommands
from .game_room import Act
from .pace import NAMES
from .source import Pages

Y: Final = 18
H: Final = 46
SIZE: Final = 20.0
"""Of the letters of all buttons beside the banner: at this size long German words fit as well."""
LEFT: Final = Box(14, Y, 386, H)
"""The place of the buttons at the left of the banner."""
BACK_ARROW: Final = "anticlockwise-rotation"


def play_buttons(
    words: Words, commands: TableCommands[Any], menu: Act, *, may_undo: bool, hints: bool
) -> list[Button]:
    """Menu, undo, and the hint if enabled."""
    say = words.say
    found = [
        Button("button/menu", LEFT, say("table.menu"), menu, "hamburger-menu", size=SIZE),
        Button("button/undo", LEFT, say("table.undo"), commands.undo, BACK_ARROW,
               off=not may_undo, size=SIZE),
    ]  # fmt: skip
    if hints:
        thinks = commands.session.opponents.awaits_advice
        icon = "hourglass" if thinks else "light-bulb"
        hint = partial(Button, "button/hint", LEFT, say("table.hint"), commands.hint, icon)
        found.append(hint(on=thinks, size=SIZE))
    return side_by_side(found, LEFT, gap=4)


def page_buttons(
    words: Words, pages: Pages, turn: Callable[[int], None], actions: TableActions, right: float
) -> list[Button]:
    """Instead of those: back, the moments before and after; at the right to play on from here."""
    say, branch = words.say, actions.branch
    found = [
        Button("button/menu", LEFT, say("table.back"), actions.menu, BACK_ARROW, size=SIZE),
        Button("button/before", LEFT, say("table.before"), partial(turn, -1), off=pages.is_first,
               size=SIZE),
        Button("button/after", LEFT, say("table.after"), partial(turn, 1), off=pages.is_last,
               size=SIZE),
    ]  # fmt: skip
    found = side_by_side(found, LEFT, gap=4)
    if branch is not None:
        found.append(
            Button("button/branch", Box(right - 260, Y, 260, H), say("table.branch"),
                   partial(branch, pages.branch_at), "play-button", size=SIZE)
        )  # fmt: skip
    return found


def longest_speed(words: Words) -> dict[str, str]:
    """The widest label of the button of the speed, which says another at each press."""
    said = [words.say(f"table.speed.{speed}") for speed in NAMES]
    return {"button/speed": max(said, key=len)}
