"""The tables of the handbook, made from data and words: cards, roles, rulings and persons.

A table is language and layout apart: a head and rows of cells. `handbook` writes them as Markdown;
anything else may show them otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tolerance_game.games.schisma.petition_texts import petition_text
from tolerance_game.games.schisma.rules import ruleset as schisma
from tolerance_game.games.schisma.rules.persons import Person
from tolerance_game.games.tolerance.card_texts import card_text
from tolerance_game.games.tolerance.reading import REIGN_NAMES
from tolerance_game.games.tolerance.rules import ruleset as tolerance
from tolerance_game.games.tolerance.rules.cards import EDITIONS, PREVAILING, REIGNS, SUITS, Card
from tolerance_game.games.tolerance.rules.roles import Role, Worth
from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.storage.data.catalogue import Catalogue
from tolerance_game.storage.data.rulings import Ruling

from .handbook_rules import SCHISMA, Rules
from .placeholders import figure, signed
from .rules_said import held, written
from .words import Words

BOOK: Final = "book"
NOTHING: Final = "–"
_CARD_FIGURES: Final = ("affiliation", "piety", "money", "guild", "effect")


@dataclass(frozen=True, slots=True)
class TextTable:
    """A table with a title. Backticks in cells enclose names of options and of values."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    id: str = ""


@dataclass(frozen=True)
class HandbookSources:
    """What every table is made from."""

    rules: Rules
    words: Words
    catalogue: Catalogue

    def defaults(self, game: str) -> dict[str, str]:
        """What a game is played by where nothing was chosen, by option and ruling."""
        if game == SCHISMA:
            return held(schisma.as_json(schisma.Options(self.catalogue.of("schisma").material)))
        return held(tolerance.Options(self.catalogue.of("tolerance").material).as_json())

    def heads(self, *names: str) -> tuple[str, ...]:
        """Headings of columns."""
        return tuple(self.rules.headings[name] for name in names)


def card_tables(desk: HandbookSources) -> tuple[TextTable, ...]:
    """All 73 cards (T1.1), one table for each suit."""
    prints = desk.catalogue.of("tolerance").material.cards
    head = desk.heads("rank", "name", "affiliation", "piety", "money", "guild", "effect", "source")
    return tuple(
        TextTable(
            _capital(desk.words.say(f"tolerance.suit.{suit}")),
            head,
            tuple(
                _card_row(desk, of_editions)
                for of_editions in zip(*(prints[edition] for edition in EDITIONS), strict=True)
                if of_editions[0].suit == suit
            ),
            id=f"cards-{suit}",
        )
        for suit in SUITS
    )


def _card_row(desk: HandbookSources, of_editions: tuple[Card, ...]) -> tuple[str, ...]:
    card = of_editions[0]
    name = card.names[desk.rules.language]
    affiliation = desk.words.say(f"tolerance.affiliation.{card.affiliation}")
    return (
        str(card.rank),
        f"{name} (T1.4)" if card.second_plague else name,
        f"{affiliation} ○" if card.affiliation == PREVAILING else affiliation,
        figure(card.piety),
        figure(card.money),
        desk.rules.headings["member"] if card.guild else "",
        _effect(desk, of_editions),
        _sources(desk, card),
    )


def _effect(desk: HandbookSources, of_editions: tuple[Card, ...]) -> str:
    """The text of the effect; where the prints differ, of both (T10)."""
    texts = [card_text(desk.words, card) for card in of_editions]
    if len(set(texts)) == 1:
        return texts[0]
    names = desk.heads(*EDITIONS)
    return "\n".join(f"{name}: {text}" for name, text in zip(names, texts, strict=True))


def _sources(desk: HandbookSources, card: Card) -> str:
    """What is not from the rulebooks, by where it comes from."""
    # The books name few cards, and those in English; the German names have a source of their own.
    name = "german_name" if desk.rules.language == "de" else "name"
    sources = {"name": card.sources[name]}
    sources |= {heading: card.sources[heading] for heading in _CARD_FIGURES}
    return _by_source({desk.rules.headings[item]: source for item, source in sources.items()})


def _by_source(sources: Mapping[str, str]) -> str:
    """What comes from elsewhere than the rulebooks, as `house`: this, that."""
    found: dict[str, list[str]] = {}
    for name, source in sources.items():
        if source != BOOK:
            found.setdefault(source, []).append(name)
    return "; ".join(f"`{source}`: {', '.join(names)}" for source, names in found.items())


def role_tables(desk: HandbookSources) -> tuple[TextTable, ...]:
    """The eight roles (T1.3) with all their figures."""
    return tuple(_role_table(desk, role) for role in desk.catalogue.of("tolerance").material.roles)


def _role_table(desk: HandbookSources, role: Role) -> TextTable:
    words, headings = desk.words, desk.rules.headings
    monarchs = {
        card.reign: card.names[desk.rules.language]
        for card in desk.catalogue.of("tolerance").material.cards[EDITIONS[0]]
        if card.reign
    }
    columns = [role.columns[reign] for reign in REIGNS]
    rows = [
        (_capital(words.say(f"tolerance.suit.{suit}")), *(_worth(c.suits[suit]) for c in columns))
        for suit in SUITS
    ]
    rows += [
        (_capital(words.say("tolerance.guild")), *(_worth(c.guild) for c in columns)),
        (headings["dead_catholic"], *(signed(c.dead_catholic) for c in columns)),
        (headings["dead_protestant"], *(signed(c.dead_protestant) for c in columns)),
    ]
    told = {headings["name"]: role.sources["name"]}
    told |= {monarchs[r]: role.sources[name] for r, name in zip(REIGNS, REIGN_NAMES, strict=True)}
    told |= {headings["pennants"]: role.sources["end"]}
    return TextTable(
        words.say(f"reckoning.epithet.{role.id}"),
        (headings["scored"], *(monarchs[reign] for reign in REIGNS)),
        tuple(rows),
        f"{words.say(f'tolerance.role.{role.id}')}\n{_by_source(told)}".rstrip("\n"),
        id=f"role-{role.id}",
    )


def pennant_table(desk: HandbookSources) -> TextTable:
    """What each role gains for each pennant of a tally (T9.1)."""
    return TextTable(
        desk.rules.headings["pennants"],
        (
            desk.rules.headings["role"],
            *(_capital(desk.words.say(f"tolerance.tally.{tally}")) for tally in TALLIES),
        ),
        tuple(
            (role.names[desk.rules.language], *(signed(worth) for worth in role.pennant_worth))
            for role in desk.catalogue.of("tolerance").material.roles
        ),
        id="pennants",
    )


def ruling_table(desk: HandbookSources, game: str) -> TextTable:
    """The rulings of a game: where they stand, what they may be, and their default."""
    catalogue = desk.catalogue
    rulings = catalogue.of(game).rulings
    headings = desk.rules.headings
    head = ["paragraph", "ruling", "values", "default"]
    with_book = any(ruling.book != "" for ruling in rulings)
    if with_book:
        head.append("book")
    rows = (_ruling_row(desk, game, ruling) for ruling in rulings)
    return TextTable(
        headings["rulings"],
        desk.heads(*head),
        tuple(row if with_book else row[:-1] for row in rows),
        headings["rulings_note"],
        id=f"{game}-rulings",
    )


def _ruling_row(desk: HandbookSources, game: str, ruling: Ruling) -> tuple[str, ...]:
    prefix = f"{game}.ruling.{ruling.id}"

    def said(value: str | bool) -> str:
        name = written(value)
        return f"{desk.words.say(f'{prefix}.value.{name}')} (`{name}`)"

    return (
        ruling.paragraph,
        f"{desk.words.say(f'{prefix}.name')} (`{ruling.id}`)",
        "\n".join(said(value) for value in ruling.values),
        said(ruling.default),
        NOTHING if ruling.book == "" else said(ruling.book),
    )


def person_table(desk: HandbookSources) -> TextTable:
    """The persons of Schisma with their petitions (S1.2, S5.1, S6)."""
    headings = desk.rules.headings
    return TextTable(
        headings["persons"],
        desk.heads("person", "faction", "petition", "source"),
        tuple(
            _person_row(desk, person) for person in desk.catalogue.of("schisma").material.persons
        ),
        headings["persons_note"],
        id="persons",
    )


def _person_row(desk: HandbookSources, person: Person) -> tuple[str, ...]:
    names: Mapping[str, Mapping[str, str]] = desk.catalogue.of("schisma").names
    language = desk.rules.language
    name = names[person.id][language]
    return (
        f"{name} ({desk.rules.headings['expansion']})" if person.expansion else name,
        desk.words.say(f"schisma.faction.{person.faction}"),
        petition_text(desk.words, person),
        f"`{person.petition_source}`",
    )


def _worth(worth: Worth) -> str:
    if not worth.any and not worth.most:
        return NOTHING
    return f"{signed(worth.any)} / {signed(worth.most)}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
