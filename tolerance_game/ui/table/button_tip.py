"""What is said beside a button of a table: what it does, its key, and why it does nothing now."""

from __future__ import annotations

from typing import Protocol

from tolerance_game.core import Reason
from tolerance_game.ui.kit import Intent
from tolerance_game.ui.kit.intents import Bindings
from tolerance_game.ui.kit.key_names import first_key
from tolerance_game.words import Teller
from tolerance_game.words.cited import in_lines


class TableTold(Protocol):
    """What a tip needs to know of a table's model."""

    @property
    def teller(self) -> Teller: ...
    @property
    def bindings(self) -> Bindings: ...
    @property
    def undo_limit(self) -> Reason | None: ...


def button_tip(model: TableTold, intent: Intent, text: str = "") -> str:
    """The tip of a button that does what a key does; `text` is the id of what it says."""
    words = model.teller.words
    key, about = (
        first_key(words, model.bindings, intent),
        words.say(text or f"table.tip.{intent.value}"),
    )
    said = words.say("table.tip.key", name=about, sign=key) if key else about
    if intent is Intent.UNDO and model.undo_limit is not None:
        return in_lines((said, model.teller.reason(model.undo_limit)))
    return said


def step_key(model: TableTold) -> str:
    """The key, or the button of a pad, that leads to the next step; empty where none does."""
    words, bindings = model.teller.words, model.bindings
    # While something moves, what confirms leads on as well.
    return first_key(words, bindings, Intent.STEP) or first_key(words, bindings, Intent.CONFIRM)


def with_step_key(model: TableTold, said: str) -> str:
    """A sentence that stands until a key is pressed, and which key."""
    key, say = step_key(model), model.teller.words.say
    on = say("table.prompt.step", sign=key) if key else say("table.prompt.step_click")
    return f"{said} {on}".strip()
