"""Who made the games and what else, under which licence; the version, where things are kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tolerance_game import VERSION, games
from tolerance_game.storage.data.faults import BadData
from tolerance_game.storage.data.reading import FaultList
from tolerance_game.storage.data.strict_yaml import load
from tolerance_game.storage.disk.files import shown
from tolerance_game.storage.disk.folders import Folders
from tolerance_game.ui.kit import Box, Canvas, Context, Intent
from tolerance_game.ui.kit.assets import assets
from tolerance_game.words import Words

from .page import Page, Widget
from .reading import Reader, TextLine

SHEET: Final = Box(330, 22, 1260, 1036)
TEXT: Final = Box(392, 150, 1112, 780)


class Credit(NamedTuple):
    """A third-party work in this program."""

    what: str
    author: str
    licence: str
    source: str


def read_credits(path: Path) -> tuple[Credit, ...]:
    """The works in the list of credits; none where there is no sound list."""
    try:
        sheet = FaultList()
        entries = sheet.entry(load(path, path.name)).values()
        read = [entry.fields((*Credit._fields, "text", "items")) for entry in entries]
        found = tuple(Credit(*(one[name].text() for name in Credit._fields)) for one in read)
        sheet.check()
    except BadData:
        return ()
    return found


def credit_lines(
    words: Words, credits: Sequence[Credit], folders: Folders | None
) -> Iterator[TextLine]:
    """The whole text."""
    yield TextLine(words.say("scene.credits.program", name=VERSION), "label", 27)
    yield TextLine(words.say(f"scene.credits.engines.{games.kind_of_engines()}"), "body", 21)
    yield TextLine(words.say("scene.credits.games"), "body", 23)
    for game in games.names():
        for text_id in (f"scene.credits.{game}", f"scene.credits.{game}_print"):
            if words.has(text_id):
                yield TextLine("")
                yield TextLine(words.say(text_id), "body", 23)
    if folders is not None:
        yield TextLine("")
        yield TextLine(words.say("scene.credits.folders"), "heading", 31, "rubric")
        for name in ("data", "settings", "logs"):
            where = shown(getattr(folders, name))
            yield TextLine(f"{words.say(f'scene.credits.{name}')}: {where}", "body", 21)
    if credits:
        yield TextLine("")
        yield TextLine(words.say("scene.credits.work"), "heading", 31, "rubric")
    for one in credits:
        yield TextLine(words.say("scene.credits.by", name=one.what, which=one.author), "label", 23)
        licence = words.say("scene.credits.licence", name=one.licence, which=one.source)
        yield TextLine(licence, "italic", 21, "ink_second", 24)


class CreditsScene(Page):
    """A page to read."""

    name = "credits"

    def __init__(
        self, context: Context, folders: Folders | None = None, path: Path | None = None
    ) -> None:
        """`folders` are told where given; `path` is the list of credits."""
        super().__init__(context)
        self._lines = tuple(
            credit_lines(context.words, read_credits(path or assets() / "credits.yaml"), folders)
        )
        self._reader = Reader(TEXT)

    def intent(self, intent: Intent) -> bool:
        """The arrows turn the text."""
        if intent in (Intent.UP, Intent.DOWN):
            self._reader.turned(intent)
            return True
        return super().intent(intent)

    def scrolled(self, x: float, y: float, by: float) -> bool:
        """So does the wheel."""
        return self._reader.scrolled(x, y, by)

    def widgets(self) -> Sequence[Widget]:
        """Back, and two buttons to scroll where there is more than fits."""
        turning = self._reader.buttons(self.context, "credits", (1380, 1450), 8, "buttons")
        return [self.back_button(392, group="buttons"), *turning]

    def draw(self, canvas: Canvas) -> None:
        """The sheet and the lines in sight."""
        self.paper(canvas, SHEET, self.context.say("scene.credits.heading"), 62)
        self._reader.draw(canvas, self._lines)
        self.draw_widgets(canvas)
