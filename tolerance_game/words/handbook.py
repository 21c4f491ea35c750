"""The handbook of all games as Markdown, in each language, made from rules, data and words.

    handbook("en")                   the text
    write_handbooks(Path("docs"))    writes rules.md and regeln.md

The help reads the same rules with `rulebook.find_rulebook`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from tolerance_game import games
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.data.languages import languages

from .rulebook import RULING, Paragraph, Rulebook, RuleChoice, find_rulebook
from .rules_said import bracketed, held, title
from .text_tables import Chapter, TextTable, ruling_chapter
from .words import Words

RENEW: Final = "python -m tools.lab docs"
"""The command that renews both handbooks."""

_NUMBER: Final = re.compile(r"(?<![`\w.])[A-Z][1-9][0-9]*(?:\.[1-9][0-9]*)?[a-z]?(?![`\w])")


def write_handbooks(folder: Path) -> tuple[Path, ...]:
    """Writes the handbook of each language into the folder; gives the files."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = tuple(folder / languages()[language].handbook for language in languages())
    for language, path in zip(languages(), paths, strict=True):
        path.write_text(handbook(language), encoding="utf-8", newline="\n")
    return paths


class Desk:
    """What the handbook of a language is made from."""

    def __init__(self, language: str) -> None:
        # Strict words: a gap must not get into a printed handbook.
        self.words = Words(language, strict=True)
        found = (find_rulebook(game, language) for game in games.names())
        self.books = {book.game: book for book in found if book is not None}
        self.numbers = {number for book in self.books.values() for number in book.by_id}
        self.defaults = {game: _defaults(game) for game in games.names()}
        self.ruling = re.compile(rf"{re.escape(self.heading('ruling'))}\b")
        """How a line begins that settles what the rulebooks leave open."""

    def heading(self, name: str) -> str:
        """A heading of the handbook."""
        return self.words.say(f"handbook.{name}")

    def chapters(self, game: str) -> tuple[Chapter, ...]:
        """The chapters behind the sections of a game."""
        data = load_catalogue().of(game)
        has_own = find_spec(f"{games.PACKAGES[game]}.handbook") is not None
        own = games.room(game, "handbook").chapters(self.words, data) if has_own else ()
        return (*own, ruling_chapter(self.words, game, data.rulings))


def _defaults(game: str) -> dict[str, str]:
    """What a game is played by where nothing was chosen, by option and ruling."""
    reading = games.room(game, "reading")
    options = reading.options_from({}, load_catalogue().of(game))
    return held(reading.options_as_json(options))


def handbook(language: str) -> str:
    """The rules of all games with all their tables, as one Markdown text."""
    desk = Desk(language)
    lines = [
        f"<!-- Made from the data by: {RENEW} -->",
        "",
        f"# {desk.heading('title')}",
        "",
        f"## {desk.heading('contents')}",
        "",
        *_contents(desk),
    ]
    for book in desk.books.values():
        lines += ["", *_rulebook(desk, book)]
    return "\n".join(lines) + "\n"


def _contents(desk: Desk) -> Iterator[str]:
    for game, book in desk.books.items():
        yield f"- [{book.title}](#{game})"
        for section in book.sections:
            yield f"  - [{section.id} {section.title}](#{section.id})"
        for chapter in desk.chapters(game):
            yield f"  - [{chapter.title}](#{chapter.id})"


def _rulebook(desk: Desk, book: Rulebook) -> Iterator[str]:
    yield from (_anchor(book.game), "", f"## {book.title}", "")
    yield f"*{desk.heading('short')}.* {book.short[0]}"
    for text in book.short[1:]:
        yield from ("", text)
    yield from ("", book.intro)
    for section in book.sections:
        yield from ("", _anchor(section.id), "", f"### {section.id} {section.title}")
        for paragraph in section.paragraphs:
            yield ""
            yield from _paragraph(desk, book.game, paragraph)
    for chapter in desk.chapters(book.game):
        yield from _chapter(desk, chapter)


class _Line(NamedTuple):
    text: str
    quoted: bool = False
    """What settles an open point stands apart as a quotation."""
    item: bool = False


def _paragraph(desk: Desk, game: str, paragraph: Paragraph) -> Iterator[str]:
    """A paragraph with its number."""
    # The anchor of a section stands before its heading.
    number = f"{_anchor(paragraph.id)}**{paragraph.id}** " if paragraph.level else ""
    before: _Line | None = None
    for line in _lines(desk, game, paragraph):
        quote = "> " if line.quoted else ""
        if before is not None and not (line.item and before.item):
            yield ">" if line.quoted and before.quoted else ""
        text = f"{'- ' if line.item else ''}{_linked(desk, line.text, paragraph.id)}"
        yield f"{quote}{'' if before else number}{text}"
        before = line


def _lines(desk: Desk, game: str, paragraph: Paragraph) -> Iterator[_Line]:
    for part in paragraph.parts:
        if isinstance(part, str):
            for line in part.split("\n"):
                yield _Line(line, desk.ruling.match(line) is not None)
        else:
            yield from _choice(desk, game, part)


def _choice(desk: Desk, game: str, choice: RuleChoice) -> Iterator[_Line]:
    """A ruling or an option with all its values, as the data spell them."""
    quoted = choice.kind == RULING
    text = f"{desk.heading(choice.kind)} `{choice.id}`, {title(desk.words, game, choice)}"
    if choice.about:
        text += f": {choice.about}"
    yield _Line(
        bracketed(text, choice.origin or desk.words.say("scene.rules.silent")) if quoted else text,
        quoted,
    )
    for value, said in choice.values.items():
        default = desk.defaults[game].get(choice.id) == value
        name = f"`{value}` ({desk.heading('preset')})" if default else f"`{value}`"
        yield _Line(f"{name}: " + "<br>".join(said.split("\n")), quoted, item=True)


def _chapter(desk: Desk, chapter: Chapter) -> Iterator[str]:
    yield from ("", _anchor(chapter.id), "", f"### {chapter.title}")
    yield from ("", _linked(desk, chapter.note))
    for table in chapter.tables:
        if table.title:
            yield from ("", _anchor(table.id), "", f"#### {table.title}")
        yield from _table(desk, table)


def _table(desk: Desk, table: TextTable) -> Iterator[str]:
    for line in table.note.splitlines():
        yield from ("", _linked(desk, line))
    yield from ("", _row(table.head), _row(("---",) * len(table.head)))
    for row in table.rows:
        yield _linked(desk, _row(row))


def _row(cells: tuple[str, ...]) -> str:
    said = (cell.replace("|", "\\|").replace("\n", "<br>") for cell in cells)
    return f"| {' | '.join(said)} |"


def _anchor(name: str) -> str:
    return f'<a id="{name}"></a>'


def _linked(desk: Desk, text: str, here: str = "") -> str:
    """The text with a link wherever it cites another paragraph."""

    def link(found: re.Match[str]) -> str:
        number = found[0]
        if number == here or number not in desk.numbers:
            return number
        return f"[{number}](#{number})"

    return _NUMBER.sub(link, text)
