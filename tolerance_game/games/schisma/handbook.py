"""The table of Schisma in the handbook: its persons."""

from __future__ import annotations

from tolerance_game.words import Words
from tolerance_game.words.text_tables import Chapter, TextTable, headings

from .petition_texts import petition_text
from .reading import SchismaData
from .rules.persons import PersonCard
from .telling import names


def chapters(words: Words, data: SchismaData) -> tuple[Chapter, ...]:
    """The chapter behind the rules."""
    words = words.naming(names(None, data))
    title, note = headings(words, "persons", "persons_note")
    return (Chapter("persons", title, note, (person_table(words, data),)),)


def person_table(words: Words, data: SchismaData) -> TextTable:
    """The persons with their petitions (S1.2, S5.1, S6)."""
    return TextTable(
        "",
        headings(words, "person", "faction", "petition", "source"),
        tuple(_person_row(words, person) for person in data.material.persons),
    )


def _person_row(words: Words, person: PersonCard) -> tuple[str, ...]:
    name = words.named("person", person.id)
    return (
        f"{name} ({words.say('handbook.expansion')})" if person.expansion else name,
        words.say(f"schisma.faction.{person.faction}"),
        petition_text(words, person),
        f"`{person.petition_source}`",
    )
