"""What only Tolerance asks at set-up: roles, print, plague cards, piles, and who begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tolerance_game.games.tolerance.rules.cards import EDITIONS
from tolerance_game.games.tolerance.rules.ruleset import ALL_BERTRAM, ROLE_MODES, VALUES
from tolerance_game.ui.kit import Box, Canvas
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.kit.widgets.switch import Switch
from tolerance_game.ui.pages.page import Page, Widget
from tolerance_game.ui.table.setup_page import HALF, OWN
from tolerance_game.words import Words

from .setup_draft import ToleranceDraft

X: Final = OWN.x
W: Final = OWN.w
LABELS: Final = {
    "roles": (198.0, W),
    "edition": (346.0, W),
    "plague_cards": (446.0, HALF),
    "first_chooser": (546.0, W),
    "devout": (648.0, HALF),
}
"""The y and the width of the label of an option."""
SWITCHES: Final = {
    "hidden_roles": Box(X, 280, W, 40),
    "open_piles": Box(X + HALF + 22, 474, HALF, 44),
}


def table_widgets(
    page: Page, draft: ToleranceDraft, changed: Callable[[], None], tell: Callable[[str], None]
) -> Sequence[Widget]:
    """Its widgets in reading order."""
    words = page.context.words

    def choice(name: str, values: Sequence[str | int], family: str, y: float, w: float) -> Choice:
        def put(value: str) -> None:
            if name in VALUES:
                draft.rule(name, value)
            else:
                draft.put(name, int(value) if name == "plague_cards" else value)
            changed()

        called = tuple((str(one), words.say(f"{family}.{name}.value.{one}")) for one in values)
        now = draft.rulings[name] if name in VALUES else draft.values[name]
        label = words.say(f"{family}.{name}.name")
        return Choice(f"game/{name}", Box(X, y, w, 44), called, str(now), put, says=label)

    def switch(name: str, off: bool = False) -> Switch:
        def put(value: bool) -> None:
            if off:
                tell("scene.setup.nothing_to_hide")
                return
            draft.put(name, value)
            changed()

        label, on = words.say(f"{option}.{name}.name"), draft.values[name]
        return Switch(f"game/{name}", SWITCHES[name], label, on, put, off=off)

    option, ruling = "tolerance.option", "tolerance.ruling"
    found: list[Widget] = [
        choice("roles", ROLE_MODES, option, 230, W),
        switch("hidden_roles", draft.values["roles"] == ALL_BERTRAM),
        choice("edition", EDITIONS, option, 378, W),
        choice("plague_cards", (1, 2), option, 478, HALF),
        switch("open_piles"),
        choice("first_chooser", VALUES["first_chooser"], ruling, 578, W),
    ]
    if draft.asked:
        found.append(_devout(words, draft, changed))
    return found


def _devout(words: Words, draft: ToleranceDraft, changed: Callable[[], None]) -> Choice:
    def put(value: str) -> None:
        draft.put("devout", int(value))
        changed()

    label = words.say("scene.setup.devout")
    seats = tuple((str(seat), str(seat + 1)) for seat in range(draft.players))
    box = Box(X + HALF + 22, 642, HALF, 44)
    return Choice("game/devout", box, seats, str(draft.values["devout"]), put, says=label)


def draw_table(canvas: Canvas, words: Words, draft: ToleranceDraft) -> None:
    """The words above the widgets."""
    for name, (y, w) in LABELS.items():
        family = "ruling" if name in VALUES else "option"
        label = f"tolerance.{family}.{name}.name"
        if name == "devout":
            if not draft.asked:
                continue
            label = "scene.setup.devout"
        with canvas.region(Box(X, y - 4, w, 36)):
            canvas.text(words.say(label), X, y, "label", 22, "ink_second", fit=w)
