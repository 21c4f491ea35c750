"""A few words beside what the pointer rests on."""

from __future__ import annotations

from collections import Counter

from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.table.button_tip import button_tip
from tolerance_game.ui.table.rules_marked import PROMPT, mark_tip
from tolerance_game.words.cited import Cited, in_lines

from .chronicle_panel import panel_of
from .model import TableModel

TOLD = ("button/", "action/", "menu/", "pile/", "log/", "danger/", "congregation/", PROMPT)
"""Spots beside which words appear."""
KEYS = {
    "button/menu": Intent.MENU,
    "button/undo": Intent.UNDO,
    "button/hint": Intent.HINT,
    "button/chronicle": Intent.CHRONICLE,
    "button/speed": Intent.SPEED,
    "button/flip": Intent.SORT,
    "button/threats": Intent.PREVIEW,
    "button/last_turn": Intent.LAST_TRICK,
    "button/step": Intent.STEP,
}
OWN = ("flip", "threats", "last_turn")


def text_of(model: TableModel, spot: str) -> str:
    """What is said beside a spot; nothing for most."""
    kind, _, rest = spot.partition("/")
    words = model.words
    match kind:
        case "pile":
            return _pile(model, rest)
        case "log":
            line = panel_of(model).line_at(rest)
            return Cited("\n".join(line.full), line.paragraph) if line is not None else ""
        case "action":
            return _action(model, rest)
        case "menu":
            column = model.choice.menu
            reason = model.refusal(rest, column) if column is not None else None
            if reason is None:
                return words.say(f"schisma.action_about.{rest}")
            return model.teller.reason(reason)
        case "button":
            return _button(model, spot)
        case "rule":
            return mark_tip(model)
        case _:
            return ""


def _button(model: TableModel, spot: str) -> str:
    if spot == "button/step" and model.by_keys:
        # Whoever goes on by keys is there by itself, and the button shows the key.
        return ""
    if spot == "button/by_itself":
        return model.words.say("table.guide.first_games")
    intent = KEYS.get(spot)
    if intent is None:
        return ""
    name = spot.removeprefix("button/")
    return button_tip(model, intent, f"schisma.table.tip.{name}" if name in OWN else "")


def _action(model: TableModel, action: str) -> str:
    about = model.words.say(f"schisma.action_about.{action}")
    if model.my_turn and not model.is_open(action):
        reasons = (model.refusal(action, c) for c in range(5))
        why = next(model.teller.reason(one) for one in reasons if one is not None)
        return in_lines((about, why))
    return about


def _pile(model: TableModel, which: str) -> str:
    words, public = model.words, model.public
    persons = public.pile if which == "draw" else public.discard
    if not persons:
        return words.say(f"schisma.table.pile.{which}_empty")
    counted = Counter(persons)
    listed = words.joined(
        [
            words.say("schisma.table.pile.times", number=number, person=person)
            for person, number in sorted(counted.items())
        ]
    )
    return words.say(f"schisma.table.pile.{which}_holds", name=listed)
