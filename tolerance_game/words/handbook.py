"""The handbooks of both games as Markdown, in each language, made from rules, data and words.

    handbook("en")                   the text
    write_handbooks(Path("docs"))    writes rules.md and regeln.md

The in-game viewer reads the same rules with `handbook_rules.load_rules`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.data.languages import languages

from .handbook_rules import (
    GAMES,
    RULING,
    SCHISMA,
    TOLERANCE,
    Paragraph,
    Rulebook,
    RuleChoice,
    Rules,
    load_rules,
)
from .handbook_tables import (
    HandbookSources,
    TextTable,
    card_tables,
    pennant_table,
    person_table,
    role_tables,
    ruling_table,
)
from .names import Names
from .rules_said import bracketed, title
from .words import Words

RENEW: Final = "python -m tools.lab docs"
"""The command that writes both handbooks anew."""

_NUMBER: Final = re.compile(r"(?<![`\w.])[TS][1-9][0-9]*(?:\.[1-9][0-9]*)?[a-z]?(?![`\w])")


def write_handbooks(folder: Path) -> tuple[Path, ...]:
    """Writes the handbook of each language into the folder; gives the files."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = tuple(folder / languages()[language].handbook for language in languages())
    for language, path in zip(languages(), paths, strict=True):
        path.write_text(handbook(language), encoding="utf-8", newline="\n")
    return paths


def handbook(language: str) -> str:
    """The rules of both games with all their tables, as one Markdown text."""
    desk = desk_of(language)
    headings = desk.rules.headings
    lines = [
        f"<!-- Made from the data by: {RENEW} -->",
        "",
        f"# {headings['title']}",
        "",
        f"## {headings['contents']}",
        "",
        *_contents(desk),
    ]
    for game in GAMES:
        lines += ["", *_rulebook(desk, desk.rules.rulebooks[game])]
    return "\n".join(lines) + "\n"


def desk_of(language: str) -> HandbookSources:
    """All that the tables of a language are made from."""
    catalogue = load_catalogue()
    names = Names(
        cards=catalogue.of("tolerance").material.cards["english"],
        roles=catalogue.of("tolerance").material.roles,
        persons=catalogue.of("schisma").names,
    )
    # Strict words: a gap must not get into a printed handbook.
    return HandbookSources(load_rules(language), Words(language, names, strict=True), catalogue)


def _parts(game: str) -> tuple[tuple[str, str], ...]:
    """The chapters behind the sections of a game: heading and anchor."""
    rulings = ("rulings", f"{game}-rulings")
    if game == TOLERANCE:
        return ("cards", "cards"), ("roles", "roles"), rulings
    return ("persons", "persons"), rulings


def _contents(desk: HandbookSources) -> Iterator[str]:
    for game in GAMES:
        book = desk.rules.rulebooks[game]
        yield f"- [{book.title}](#{game})"
        for section in book.sections:
            yield f"  - [{section.id} {section.title}](#{section.id})"
        for heading, anchor in _parts(game):
            yield f"  - [{desk.rules.headings[heading]}](#{anchor})"


def _rulebook(desk: HandbookSources, book: Rulebook) -> Iterator[str]:
    yield from (_anchor(book.game), "", f"## {book.title}", "")
    yield f"*{desk.rules.headings['short']}.* {book.short[0]}"
    for text in book.short[1:]:
        yield from ("", text)
    yield from ("", book.intro)
    for section in book.sections:
        yield from ("", _anchor(section.id), "", f"### {section.id} {section.title}")
        for paragraph in section.paragraphs:
            yield ""
            yield from _paragraph(desk, book.game, paragraph)
    if book.game == SCHISMA:
        yield from _chapter(desk, person_table(desk))
    else:
        yield from _chapter_of(desk, "cards", card_tables(desk))
        yield from _chapter_of(desk, "roles", (*role_tables(desk), pennant_table(desk)))
    yield from _chapter(desk, ruling_table(desk, book.game))


class _Line(NamedTuple):
    text: str
    quoted: bool = False
    """What settles an open point stands apart as a quotation."""
    item: bool = False


def _paragraph(desk: HandbookSources, game: str, paragraph: Paragraph) -> Iterator[str]:
    """A paragraph with its number."""
    # The anchor of a section stands before its heading.
    number = f"{_anchor(paragraph.id)}**{paragraph.id}** " if paragraph.level else ""
    before: _Line | None = None
    for line in _lines(desk, game, paragraph):
        quote = "> " if line.quoted else ""
        if before is not None and not (line.item and before.item):
            yield ">" if line.quoted and before.quoted else ""
        text = f"{'- ' if line.item else ''}{_linked(desk.rules, line.text, paragraph.id)}"
        yield f"{quote}{'' if before else number}{text}"
        before = line


def _lines(desk: HandbookSources, game: str, paragraph: Paragraph) -> Iterator[_Line]:
    for part in paragraph.parts:
        if isinstance(part, str):
            for line in part.split("\n"):
                yield _Line(line, desk.rules.is_ruling(line))
        else:
            yield from _choice(desk, game, part)


def _choice(desk: HandbookSources, game: str, choice: RuleChoice) -> Iterator[_Line]:
    """A ruling or an option with all its values, as the data spell them."""
    headings, quoted = desk.rules.headings, choice.kind == RULING
    text = f"{headings[choice.kind]} `{choice.id}`, {title(desk.words, game, choice)}"
    if choice.about:
        text += f": {choice.about}"
    yield _Line(bracketed(text, choice.origin or headings["silent"]) if quoted else text, quoted)
    for value, said in choice.values.items():
        default = desk.defaults(game).get(choice.id) == value
        name = f"`{value}` ({headings['preset']})" if default else f"`{value}`"
        yield _Line(f"{name}: " + "<br>".join(said.split("\n")), quoted, item=True)


def _chapter_of(desk: HandbookSources, name: str, tables: tuple[TextTable, ...]) -> Iterator[str]:
    headings = desk.rules.headings
    yield from ("", _anchor(name), "", f"### {headings[name]}")
    yield from ("", _linked(desk.rules, headings[f"{name}_note"]))
    for table in tables:
        yield from ("", _anchor(table.id), "", f"#### {table.title}")
        yield from _table(desk.rules, table)


def _chapter(desk: HandbookSources, table: TextTable) -> Iterator[str]:
    yield from ("", _anchor(table.id), "", f"### {table.title}")
    yield from _table(desk.rules, table)


def _table(rules: Rules, table: TextTable) -> Iterator[str]:
    for line in table.note.splitlines():
        yield from ("", _linked(rules, line))
    yield from ("", _row(table.head), _row(("---",) * len(table.head)))
    for row in table.rows:
        yield _linked(rules, _row(row))


def _row(cells: tuple[str, ...]) -> str:
    said = (cell.replace("|", "\\|").replace("\n", "<br>") for cell in cells)
    return f"| {' | '.join(said)} |"


def _anchor(name: str) -> str:
    return f'<a id="{name}"></a>'


def _linked(rules: Rules, text: str, here: str = "") -> str:
    """The text with a link wherever it cites another paragraph."""

    def link(found: re.Match[str]) -> str:
        number = found[0]
        if number == here or number not in rules.by_id:
            return number
        return f"[{number}](#{number})"

    return _NUMBER.sub(link, text)
