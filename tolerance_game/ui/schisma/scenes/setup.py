"""Setting up a game of Schisma: sides, persons and length on one page, one more for house rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from tolerance_game.games.schisma import NAME, telling
from tolerance_game.games.schisma.petition_texts import petition_text
from tolerance_game.games.schisma.reading import SchismaData
from tolerance_game.games.schisma.rules.persons import FACTIONS
from tolerance_game.games.schisma.rules.ruleset import Options
from tolerance_game.games.schisma.rules.track import LANDS
from tolerance_game.session import Choices, Home, last_choices
from tolerance_game.storage.saves.game_header import options_of
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.pages.page import Widget
from tolerance_game.ui.table.game_room import SetupActions
from tolerance_game.ui.table.setup_page import SetupPage
from tolerance_game.ui.table.setup_sides import SideLook
from tolerance_game.words import Words

from .setup_draft import SchismaDraft
from .setup_persons import draw_person_labels, person_widgets

PLATES: Final = {
    "novice": "card-peasants-4-hand",
    "fair": "card-townsfolk-10-hand",
    "able": "card-townsfolk-12-hand",
    "strong": "card-nobles-11-hand",
    "master": "card-clergy-13-hand",
    "random": "card-peasants-1-hand",
    "thumb": "card-townsfolk-7-hand",
}
SIDES: Final = tuple(
    SideLook(f"schisma.land.{land}", f"schisma.setup.side.{land}", f"congregation-{land}")
    for land in (LANDS[0], LANDS[-1])
)


class SetupScene(SetupPage):
    """The page of set-up."""

    draft: SchismaDraft

    def __init__(
        self,
        context: Context,
        last: Choices,
        actions: SetupActions,
        usual: Options,
        data: SchismaData,
    ) -> None:
        """`usual` are the options of the data, which an owner may have changed."""
        draft = SchismaDraft.of(last, usual)
        super().__init__(context, NAME, draft, actions, PLATES, SIDES)
        self._named = telling.names(usual, data)

    @cached_property
    def words(self) -> Words:
        """Those of the page, with the names of the persons."""
        return self.context.words.naming(self._named)

    def options(self) -> dict[str, object]:
        """The options that were chosen, as plain values."""
        return self.draft.options()

    def own_widgets(self) -> Sequence[Widget]:
        """Who plays."""
        return person_widgets(self, self.draft, self.words, self.changed)

    def draw_own(self, canvas: Canvas) -> None:
        """The words above the persons."""
        draw_person_labels(canvas, self.words, self.draft)

    def about(self, name: str) -> str:
        """The sentence on an option."""
        text_id = f"schisma.option.{name}.about"
        return self.words.say(text_id) if self.words.has(text_id) else super().about(name)

    def about_value(self, name: str, value: str) -> str:
        """The petition of a person; the sentence on an option elsewhere."""
        if name not in FACTIONS:
            return super().about_value(name, value)
        person = self.draft.catalogue.by_id[value]
        petition = petition_text(self.words, person, self.draft.agreed)
        if person.id == name:
            return self.words.say("schisma.setup.person", person=value, name=petition)
        return self.words.say("schisma.setup.expansion", person=value, faction=name, name=petition)

    def about_seats(self) -> str:
        """Who begins."""
        return self.words.say("schisma.setup.begins")


def setup_scene(context: Context, home: Home, actions: SetupActions) -> Scene:
    """The page with the choices of the last time."""
    usual = options_of(NAME, {}, home.catalogue)[0]
    return SetupScene(context, last_choices(home, NAME), actions, usual, home.catalogue.of(NAME))
