"""What is said when the program itself has gone wrong.

These texts alone stand in the code and not in the files of words, for those files, or what reads
them, may be the very thing that is broken. For the same reason this module imports nothing else of
the program.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class CrashWords:
    """All of it, in one language."""

    title: str
    unforeseen: str
    kept: str
    report: str
    unwritten: str
    copy: str
    open: str
    quit: str
    copied: str
    not_copied: str
    opened: str
    not_opened: str
    copied_folder: str

    def message(self, what: str, file: str | None, *, kept: bool = False) -> str:
        """All that is to be said where there is no room for more than a text."""
        return "\n\n".join(self._parts(what, file, kept))

    def _parts(self, what: str, file: str | None, kept: bool) -> Iterator[str]:
        yield f"{self.unforeseen}\n{what}"
        if kept:
            yield self.kept
        yield self.unwritten if file is None else f"{self.report}\n{file}"


ENGLISH: Final = CrashWords(
    title="The program has stopped",
    unforeseen="Something went wrong that nobody foresaw. You did nothing wrong.",
    kept="Your game is kept up to the last action. Start the program again and choose “Continue”.",
    report=(
        "The report says what happened: versions, the last actions and, under a seal, the game,"
        " but no names of people. It is in this file:"
    ),
    unwritten="The report could not be written to a file.",
    copy="Copy report",
    open="Open folder",
    quit="Quit",
    copied="The report is on the clipboard. Paste it somewhere before you quit.",
    not_copied="The clipboard does not answer: nothing was copied.",
    opened="The folder is being opened.",
    not_opened="Folders cannot be opened here. The place of the file is given above.",
    copied_folder="Folders cannot be opened here. The path is on the clipboard now.",
)
GERMAN: Final = CrashWords(
    title="Das Programm ist abgestürzt",
    unforeseen="Etwas ging schief, womit niemand gerechnet hat. Du hast nichts falsch gemacht.",
    kept=(
        "Deine Partie ist bis zum letzten Zug gespeichert. Starte das Programm neu und wähle"
        " „Weiterspielen“."
    ),
    report=(
        "Der Bericht sagt, was geschah: Versionen, letzte Züge und, versiegelt, die Partie, aber"
        " keine Namen von Menschen. Er steht in dieser Datei:"
    ),
    unwritten="Der Bericht konnte in keine Datei geschrieben werden.",
    copy="Bericht kopieren",
    open="Ordner öffnen",
    quit="Beenden",
    copied="Der Bericht ist in der Zwischenablage. Füge ihn irgendwo ein, bevor du beendest.",
    not_copied="Die Zwischenablage antwortet nicht: Nichts wurde kopiert.",
    opened="Der Ordner wird geöffnet.",
    not_opened="Hier lässt sich kein Ordner öffnen. Wo die Datei liegt, steht oben.",
    copied_folder="Hier lässt sich kein Ordner öffnen. Der Pfad ist jetzt in der Zwischenablage.",
)
CRASH_WORDS: Final[Mapping[str, CrashWords]] = MappingProxyType({"en": ENGLISH, "de": GERMAN})


def crash_words(language: str) -> CrashWords:
    """The words of a language; English where it has none."""
    return CRASH_WORDS.get(language, ENGLISH)
