"""The tables of Tolerance in the handbook: its cards and its roles."""

from __future__ import annotations

from typing import Final

from tolerance_game.words import Words
from tolerance_game.words.edition_words import capital
from tolerance_game.words.text_tables import NOTHING, Chapter, TextTable, by_source, headings
from tolerance_game.words.words import figure, signed

from .card_texts import card_text
from .reading import REIGN_NAMES, ToleranceData
from .rules.cards import EDITIONS, PREVAILING, REIGNS, SUITS, Card
from .rules.roles import Role, Worth
from .rules.state import TALLIES
from .telling import names_of

_CARD_FIGURES: Final = ("affiliation", "piety", "money", "guild", "effect")


def chapters(words: Words, data: ToleranceData) -> tuple[Chapter, ...]:
    """The chapters behind the rules."""
    words = words.naming(names_of(data.material.cards[EDITIONS[0]], data.material.roles))
    cards, cards_note, roles, roles_note = headings(
        words, "cards", "cards_note", "roles", "roles_note"
    )
    return (
        Chapter("cards", cards, cards_note, card_tables(words, data)),
        Chapter(
            "roles", roles, roles_note, (*role_tables(words, data), pennant_table(words, data))
        ),
    )


def card_tables(words: Words, data: ToleranceData) -> tuple[TextTable, ...]:
    """All 73 cards (T1.1), one table for each suit."""
    prints = data.material.cards
    head = headings(
        words, "rank", "name", "affiliation", "piety", "money", "guild", "effect", "source"
    )
    return tuple(
        TextTable(
            capital(words.say(f"tolerance.suit.{suit}")),
            head,
            tuple(
                _card_row(words, of_editions)
                for of_editions in zip(*(prints[edition] for edition in EDITIONS), strict=True)
                if of_editions[0].suit == suit
            ),
            id=f"cards-{suit}",
        )
        for suit in SUITS
    )


def _card_row(words: Words, of_editions: tuple[Card, ...]) -> tuple[str, ...]:
    card = of_editions[0]
    name = words.named("card_alone", card.id)
    affiliation = words.say(f"tolerance.affiliation.{card.affiliation}")
    return (
        str(card.rank),
        f"{name} (T1.4)" if card.second_plague else name,
        f"{affiliation} ○" if card.affiliation == PREVAILING else affiliation,
        figure(card.piety),
        figure(card.money),
        words.say("handbook.member") if card.guild else "",
        _effect(words, of_editions),
        _sources(words, card),
    )


def _effect(words: Words, of_editions: tuple[Card, ...]) -> str:
    """The text of the effect; where the prints differ, of both (T10)."""
    texts = [card_text(words, card) for card in of_editions]
    if len(set(texts)) == 1:
        return texts[0]
    names = headings(words, *EDITIONS)
    return "\n".join(f"{name}: {text}" for name, text in zip(names, texts, strict=True))


def _sources(words: Words, card: Card) -> str:
    """What is not from the rulebooks, by where it comes from."""
    # The books name few cards, and those in English; other names may have a source of their own.
    name = card.sources.get(f"name_{words.language}", card.sources["name"])
    sources = {"name": name}
    sources |= {heading: card.sources[heading] for heading in _CARD_FIGURES}
    return by_source({words.say(f"handbook.{item}"): source for item, source in sources.items()})


def role_tables(words: Words, data: ToleranceData) -> tuple[TextTable, ...]:
    """The eight roles (T1.3) with all their figures."""
    return tuple(_role_table(words, role) for role in data.material.roles)


def _role_table(words: Words, role: Role) -> TextTable:
    monarchs = {reign: words.named("monarch", reign) for reign in REIGNS}
    columns = [role.columns[reign] for reign in REIGNS]
    rows = [
        (capital(words.say(f"tolerance.suit.{suit}")), *(_worth(c.suits[suit]) for c in columns))
        for suit in SUITS
    ]
    rows += [
        (capital(words.say("tolerance.guild")), *(_worth(c.guild) for c in columns)),
        (words.say("handbook.dead_catholic"), *(signed(c.dead_catholic) for c in columns)),
        (words.say("handbook.dead_protestant"), *(signed(c.dead_protestant) for c in columns)),
    ]
    told = {words.say("handbook.name"): role.sources["name"]}
    told |= {monarchs[r]: role.sources[name] for r, name in zip(REIGNS, REIGN_NAMES, strict=True)}
    told |= {words.say("handbook.pennants"): role.sources["end"]}
    return TextTable(
        words.say(f"reckoning.epithet.{role.id}"),
        (words.say("handbook.scored"), *(monarchs[reign] for reign in REIGNS)),
        tuple(rows),
        f"{words.say(f'tolerance.role.{role.id}')}\n{by_source(told)}".rstrip("\n"),
        id=f"role-{role.id}",
    )


def pennant_table(words: Words, data: ToleranceData) -> TextTable:
    """What each role gains for each pennant of a tally (T9.1)."""
    return TextTable(
        words.say("handbook.pennants"),
        (
            words.say("handbook.role"),
            *(capital(words.say(f"tolerance.tally.{tally}")) for tally in TALLIES),
        ),
        tuple(
            (words.named("role", role.id), *(signed(worth) for worth in role.pennant_worth))
            for role in data.material.roles
        ),
        id="pennants",
    )


def _worth(worth: Worth) -> str:
    if not worth.any and not worth.most:
        return NOTHING
    return f"{signed(worth.any)} / {signed(worth.most)}"
