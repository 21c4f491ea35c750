"""Where a table shows the mark that leads to the rules, and what it leads to."""

from __future__ import annotations

from functools import partial
from typing import Final, Protocol

from tolerance_game.ui.kit import Box, Intent
from tolerance_game.ui.kit.intents import Bindings
from tolerance_game.ui.kit.key_names import first_key
from tolerance_game.ui.kit.spots import Pointed
from tolerance_game.ui.kit.widgets.rule_mark import RuleMark
from tolerance_game.words import Teller
from tolerance_game.words.cited import marked_of

from .ground import Panel
from .looking import Looking

PROMPT: Final = "rule/prompt"
"""The spot of the mark beside the one sentence."""
EDGE: Final = 36.0
"""How far it stands from the end of the strip."""


class Marked(Protocol):
    """What is needed of a table's model."""

    @property
    def teller(self) -> Teller: ...
    @property
    def bindings(self) -> Bindings: ...
    @property
    def looking(self) -> Looking: ...


def marked(model: Marked, text: str) -> tuple[str, ...]:
    """The paragraphs that a text beside what is pointed at is marked with."""
    return marked_of(text, wished=model.looking.marked)


def mark_text(model: Marked, text: str) -> str:
    """The mark of such a text, with the key that leads on; empty where it has none."""
    if not marked(model, text):
        return ""
    words, bindings = model.teller.words, model.bindings
    # A pad has no button for help: there, looking once more leads on.
    key = first_key(words, bindings, Intent.HELP) or first_key(words, bindings, Intent.INSPECT)
    return f"<rule> {key}".strip()


def mark_tip(model: Marked) -> str:
    """What is said beside a mark that can be chosen."""
    words = model.teller.words
    key, about = first_key(words, model.bindings, Intent.HELP), words.say("scene.rule.read")
    return words.say("table.tip.key", name=about, sign=key) if key else about


def prompt_mark(sentence: str, box: Box, *, wished: bool) -> RuleMark | None:
    """The mark at the end of the one sentence, which can be chosen."""
    paragraphs = marked_of(sentence, wished=wished)
    return RuleMark(PROMPT, box.right - EDGE, box.cy, paragraphs) if paragraphs else None


def mark_panel(mark: RuleMark, scene: Pointed) -> Panel:
    """It, above the strip."""
    held = (scene.lit(mark.id), scene.pressed == mark.id, scene.framed == mark.id)
    return Panel(mark.id, mark.box.grown(8), (mark, held), partial(mark.draw, scene=scene))
