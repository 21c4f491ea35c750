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
    "roles": (X, 198.0, W),
    "edition": (X, 346.0, W),
    "plague_cards": (X, 446.0, HALF),
    "first_chooser": (X, 546.0, W),
    "devout": (X, 640.0, W),
}
"""Where the words of an option stand, and how much room they have."""
SWITCHES: Final = {
    "hidden_roles": Box(X, 280, W, 40),
    "open_piles": Box(X + HALF + 22, 474, HALF, 44),
}

Told = Callable[[str], None]


def table_widgets(
    page: Page, draft: ToleranceDraft, changed: Callable[[], None], tell: Told
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

    def switch(name: str, on: bool, label: str, off: bool = False) -> Switch:
        def put(value: bool) -> None:
            if off:
                tell("scene.setup.nothing_to_hide")
                return
            draft.put(name, value)
            changed()

        return Switch(f"game/{name}", SWITCHES[name], label, on, put, off=off)

    option, ruling = "tolerance.option", "tolerance.ruling"
    basic = draft.values["roles"] == ALL_BERTRAM
    found: list[Widget] = [
        choice("roles", ROLE_MODES, option, 230, W),
        switch("hidden_roles", draft.values["hidden_roles"],
               words.say(f"{option}.hidden_roles.name"), basic),
        choice("edition", EDITIONS, option, 378, W),
        choice("plague_cards", (1, 2), option, 478, HALF),
        switch("open_piles", draft.values["open_piles"], words.say(f"{option}.open_piles.name")),
        choice("first_chooser", VALUES["first_chooser"], ruling, 578, W),
    ]  # fmt: skip
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
    for name, (x, y, w) in LABELS.items():
        if name == "devout" and not draft.asked:
            continue
        if name == "devout":
            label = words.say("scene.setup.devout")
        else:
            family = "ruling" if name in VALUES else "option"
            label = words.say(f"tolerance.{family}.{name}.name")
        if name == "devout":
            y, w = y + 8, HALF
        with canvas.region(Box(x, y - 4, w, 36)):
            canvas.text(label, x, y, "label", 22, "ink_second", fit=w)
