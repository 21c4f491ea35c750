"""Setting up a game of Tolerance: one page with the last choices, one more for house rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game.games.tolerance import NAME
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.session import Choices
from tolerance_game.ui.kit import Canvas, Context
from tolerance_game.ui.pages.page import Widget
from tolerance_game.ui.table.game_room import SetupActions
from tolerance_game.ui.table.setup_page import SetupPage

from .setup_draft import ToleranceDraft
from .setup_table import draw_table, table_widgets

PLATES: Final = {
    "novice": "card-peasants-4-hand",
    "fair": "card-townsfolk-10-hand",
    "able": "card-townsfolk-12-hand",
    "strong": "card-nobles-11-hand",
    "master": "card-clergy-13-hand",
    # No longer offered, but they may still sit there from an earlier game.
    "random": "card-peasants-1-hand",
    "thumb": "card-townsfolk-7-hand",
    "grab": "card-wild-2-hand",
}


class SetupScene(SetupPage):
    """The page of set-up."""

    draft: ToleranceDraft

    def __init__(
        self, context: Context, last: Choices, actions: SetupActions, usual: Rulings | None = None
    ) -> None:
        """`usual` are the rulings of the data, which an owner may have changed."""
        draft = ToleranceDraft.of(last, usual or Rulings())
        super().__init__(context, NAME, draft, actions, PLATES)

    def begin_simply(self) -> None:
        """This is one of the first games: nobody is asked who leads."""
        self.draft.begin_simply()
        self.changed()

    def options(self) -> dict[str, object]:
        """The options that were chosen, as plain values."""
        return self.draft.options()

    def own_widgets(self) -> Sequence[Widget]:
        """The options of Tolerance."""
        return table_widgets(self, self.draft, self.changed, self.tell)

    def about(self, name: str) -> str:
        """The sentence on an option or a ruling."""
        words = self.context.words
        for text_id in (f"tolerance.option.{name}.about", f"tolerance.ruling.{name}.about"):
            if words.has(text_id):
                return words.say(text_id)
        if name == "practice":
            return f"{super().about(name)} {words.say('scene.setup.open_hands_about')}"
        return super().about(name)

    def draw_own(self, canvas: Canvas) -> None:
        """The words above the options."""
        draw_table(canvas, self.context.words, self.draft)
