"""The words that may be typed instead of a move, and the pages that help."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tolerance_game.words import Words
from tolerance_game.words.rulebook import Rulebook, load_rulebook
from tolerance_game.words.rules_said import held, say_paragraph

from .narrator import wrapped
from .terminal_table import TerminalTable

HELP, RULES, UNDO, SAVE, QUIT = "help", "rules", "undo", "save", "quit"
ACTING: Final = (UNDO, SAVE, QUIT)
"""These act on the game; the others only print something."""


class Commands:
    """The commands of one game, in its language or in English."""

    def __init__(
        self, words: Words, game: str, table: TerminalTable, options: Mapping[str, Any]
    ) -> None:
        """`options` are those of the game, as plain values; the rules are told as they apply."""
        self._holding = held(options)
        self._words = words
        self._say = words.say
        self._language = words.language
        self._game = game
        self._table = table
        self._all = (HELP, *table.pages, RULES, *ACTING)

    def named(self, word: str) -> str:
        """Which command a word is; empty for none."""
        for command in self._all:
            if word.lower() in (command, self._word(command).lower()):
                return command
        return ""

    def _word(self, command: str) -> str:
        return self._say(f"terminal.command.{command}")

    def short(self) -> str:
        """All of them in a line, to begin with."""
        return self._say("terminal.commands", name=self._word(HELP))

    def help(self) -> Iterator[str]:
        """What may be typed."""
        yield self._say("terminal.help.number")
        for line in self._table.help():
            yield from wrapped(line, hanging=0)
        width = max(len(self._word(command)) for command in self._all)
        for command in self._all:
            about = self._say(f"terminal.about.{command}")
            yield from wrapped(f"{self._word(command).ljust(width)}  {about}", 2, width + 2)

    def rules(self, number: str) -> Iterator[str]:
        """A section or a paragraph of the rules; without a number, what sections there are."""
        book = load_rulebook(self._game, self._language)
        wanted = number.strip().upper()
        found = [s for s in book.sections if s.id == wanted]
        paragraphs = [p for s in book.sections for p in s.paragraphs if p.id.upper() == wanted]
        if found:
            yield f"{found[0].id} {found[0].title}"
            paragraphs = list(found[0].paragraphs)
        if not paragraphs:
            if wanted:
                yield self._say("terminal.no_paragraph", text=number)
            yield from self._sections(book)
            return
        for paragraph in paragraphs:
            said = say_paragraph(self._words, self._game, paragraph, self._holding)
            for place, line in enumerate(said):
                yield from wrapped(line.text if place else f"{paragraph.id}  {line.text}", 2)

    def _sections(self, book: Rulebook) -> Iterator[str]:
        yield self._say("terminal.sections", name=f"{self._word(RULES)} {book.sections[1].id}")
        for section in book.sections:
            yield f"  {section.id}  {section.title}"
