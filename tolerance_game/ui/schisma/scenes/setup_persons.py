"""Who plays (S5.2): all persons with the signs of their petitions, one of each faction in play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tolerance_game.games.schisma.rules.persons import FACTIONS
from tolerance_game.games.schisma.rules.ruleset import MODES
from tolerance_game.ui.kit import Box, Canvas, Scene, badges, ornaments
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.pages.page import Page, Widget
from tolerance_game.ui.schisma.cards.person import SMALL, draw_person
from tolerance_game.ui.table.setup_page import OWN
from tolerance_game.words import Words

from .setup_draft import SchismaDraft

ALONE: Final = 308.0
"""The y of the persons who are alone in their faction."""
PAIRS: Final = 456.0
"""The y of those of whom one is chosen; the others stand below them."""
BELOW: Final = SMALL.h + 10
APART: Final = (OWN.w - 3 * SMALL.w) / 2
SIGN: Final = 31.0


@dataclass(frozen=True, slots=True)
class PersonChoice(Choice):
    """The persons of a faction below each other, as cards."""

    draft: SchismaDraft = field(kw_only=True)
    words: Words = field(kw_only=True)

    def cells(self) -> tuple[tuple[str, str, Box], ...]:
        """Each person with its name and its place."""
        x, y = self.box.x, self.box.y
        return tuple(
            (person, name, Box(x, y + place * BELOW, SMALL.w, SMALL.h))
            for place, (person, name) in enumerate(self.values)
        )

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draws the cards; who does not play is dark, and who does has a mark."""
        by_id, rulings = self.draft.catalogue.by_id, self.draft.agreed
        for person, _name, cell in self.cells():
            plays = self.draft.plays(person)
            draw_person(canvas, by_id[person], self.words, cell.x, cell.y, cell.w,
                        dim=plays is False, rulings=rulings)  # fmt: skip
            if plays is not False:
                _mark(canvas, cell, drawn=plays is None)
            if scene.lit(f"{self.id}/{person}"):
                ornaments.outline(canvas, cell, "gold", width=4, radius=7)


def _mark(canvas: Canvas, cell: Box, *, drawn: bool) -> None:
    """On the strip of a card, between sign and letter: it plays, or may be drawn."""
    cx, cy = cell.x + 20.5, cell.y + 57.5
    badges.disc(canvas, cx, cy, SIGN, "button", "gold")
    if not drawn:
        canvas.icon("check-mark", cx, cy, 18, "gold")
        return
    with canvas.region(Box(cx - SIGN / 2, cy - SIGN / 2, SIGN, SIGN)):
        canvas.text("?", cx, cy - 1, "figure", 22, "gold", "c", middle=True)


def person_widgets(
    page: Page, draft: SchismaDraft, words: Words, changed: Callable[[], None]
) -> Sequence[Widget]:
    """How it is settled who plays, and the persons of each faction."""

    def put(mode: str) -> None:
        draft.persons = mode
        changed()

    def choose(person: str) -> None:
        if len(draft.of_faction(draft.catalogue.faction_of[person])) > 1:
            draft.choose(person)
        changed()

    say = page.context.say
    modes = tuple((mode, say(f"schisma.option.persons.value.{mode}")) for mode in MODES)
    label, box = say("schisma.option.persons.name"), Box(OWN.x, 230, OWN.w, 44)
    found: list[Widget] = [Choice("game/persons", box, modes, draft.persons, put, says=label)]
    alone = [faction for faction in FACTIONS if len(draft.of_faction(faction)) == 1]
    pairs = [faction for faction in FACTIONS if faction not in alone]
    for y, factions in ((ALONE, alone), (PAIRS, pairs)):
        for place, faction in enumerate(factions):
            persons = draft.of_faction(faction)
            box = Box(OWN.x + place * (SMALL.w + APART), y, SMALL.w, BELOW * len(persons))
            values = tuple((person, words.named("person", person)) for person in persons)
            says = say(f"schisma.faction.{faction}")
            found.append(
                PersonChoice(f"game/{faction}", box, values, "", choose, says=says,
                             draft=draft, words=words)
            )  # fmt: skip
    return found


def draw_person_labels(canvas: Canvas, words: Words, draft: SchismaDraft) -> None:
    """The words above the persons."""
    lines = (
        ("schisma.option.persons.name", "label", 22.0, 198.0),
        ("schisma.setup.alone", "italic", 21.0, ALONE - 30),
        (f"schisma.setup.pairs.{draft.persons}", "italic", 21.0, PAIRS - 30),
    )
    for text_id, face, size, y in lines:
        with canvas.region(Box(OWN.x, y - 4, OWN.w, 34)):
            canvas.text(words.say(text_id), OWN.x, y, face, size, "ink_second", fit=OWN.w)
