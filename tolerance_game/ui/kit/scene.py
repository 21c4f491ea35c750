"""A scene: a layer of the stage that knows what all scenes share."""

from __future__ import annotations

from collections.abc import Sequence

from .canvas import Canvas
from .context import Context
from .intents import Intent
from .layer import Layer
from .spots import Spot
from .widgets.rule_mark import RuleMark


class Scene(Layer):
    """The base of all scenes."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context

    def rule_marks(self) -> Sequence[RuleMark]:
        """The marks in sight that lead to the rules; a scene draws them and has their spots."""
        return ()

    def mark_spots(self) -> list[Spot]:
        """Their spots."""
        return [mark.spot(self.context) for mark in self.rule_marks()]

    def draw_marks(self, canvas: Canvas) -> None:
        """Draws them."""
        for mark in self.rule_marks():
            mark.draw(canvas, self)

    @property
    def marked(self) -> tuple[str, ...]:
        """The paragraphs of the rules that marks in sight lead to."""
        return tuple(dict.fromkeys(one for mark in self.rule_marks() for one in mark.paragraphs))

    def intent(self, intent: Intent) -> bool:
        """Help, and looking closer, lead to what is marked."""
        if intent in (Intent.HELP, Intent.INSPECT) and self.marked:
            self.context.open_rules(self.marked, "")
            return True
        return False
