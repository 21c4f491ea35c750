"""T1, T10: the data of the program against the card list of the rules, where that never changes."""

from __future__ import annotations

import pytest

from tolerance_game.games.tolerance.rules import verbs
from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.games.tolerance.rules.steps import Filter, Step

from .figures import DIFFERENT_PRINTS, FIGURES
from .material import AFFILIATIONS, PROGRAM

FAITHS = {"C": "catholic", "P": "protestant"}


def filter_of(words: tuple[str, ...]) -> Filter:
    if words == ("all",):
        return Filter()
    if words == ("monarch",):
        return Filter(religion="monarch")
    if words[0] in FAITHS:
        return Filter(religion=FAITHS[words[0]])
    if words[0] == "all-but":
        return Filter(all_but=words[1:])
    return Filter(suits=words)


def step_of(words: tuple[str, ...]) -> Step:
    """The words of the card list as a step."""
    verb, *rest = words
    match verb:
        case "tax":
            return verbs.Tax(filter_of(tuple(rest)))
        case "piety":
            return verbs.GainPiety(filter_of(tuple(rest)))
        case "piety-one":
            return verbs.GainPietyOfOne(filter_of(tuple(rest)))
        case "kill-one":
            return verbs.KillOne(filter_of(tuple(rest)))
        case "kill-all":
            return verbs.KillAll(filter_of(tuple(rest)))
        case "kill-top":
            return verbs.KillHighest(rest[0])
        case "condemn":
            return verbs.Condemn(FAITHS[rest[0]])
        case "convert":
            return verbs.Convert(FAITHS[rest[0]])
        case "lose":
            return verbs.LosePiety(int(rest[0]))
    assert verb == "execution"
    return verbs.RoyalExecution()


@pytest.mark.parametrize("edition", ["english", "german"])
def test_suit_rank_effect_and_guild_of_every_card(edition: str) -> None:
    """T1.1-2, T10: what the books give for every card."""
    cards = {card.id: card for card in PROGRAM.cards[edition]}
    assert list(cards) == list(FIGURES)
    for figures in FIGURES.values():
        card = cards[figures.id]
        assert (card.suit, card.rank, card.guild) == (figures.suit, figures.rank, figures.guild)
        assert card.steps == tuple(step_of(step) for step in figures.effects[edition]), card.id
    assert cards["wild-1b"].second_plague
    assert sum(card.second_plague for card in cards.values()) == 1
    assert [cards[f"wild-14{letter}"].reign for letter in "abc"] == [1, 2, 3]


@pytest.mark.parametrize("edition", ["english", "german"])
def test_figures_that_stand_in_the_books(edition: str) -> None:
    """T11: the figures of the worked examples, which no tuning may touch."""
    book: set[tuple[str, str, object]] = set()
    found: set[tuple[str, str, object]] = set()
    cards: dict[str, Card] = {card.id: card for card in PROGRAM.cards[edition]}
    for figures in FIGURES.values():
        card = cards[figures.id]
        both = {
            "R": (AFFILIATIONS[figures.affiliation], card.affiliation),
            "P": (figures.piety, card.piety),
            "M": (figures.money, card.money),
        }
        for letter, name in (("R", "affiliation"), ("P", "piety"), ("M", "money")):
            assert card.sources[name] == ("book" if letter in figures.book else "house")
        for letter in figures.book:
            book.add((figures.id, letter, both[letter][0]))
            found.add((figures.id, letter, both[letter][1]))
    assert found == book
    assert len(book) == 12


def test_the_prints_differ_in_three_cards_only() -> None:
    """T10: Eggert, Marcus and Charles."""
    english = {card.id: card.steps for card in PROGRAM.cards["english"]}
    german = {card.id: card.steps for card in PROGRAM.cards["german"]}
    assert tuple(card for card in english if english[card] != german[card]) == DIFFERENT_PRINTS


def test_the_eight_roles() -> None:
    """T1.3: Bertram and seven others, each with three columns of five suits."""
    assert [role.id for role in PROGRAM.roles] == [
        *("bertram", "ned", "pierre", "george", "juba", "margaret", "gregory", "patchwork")
    ]
    for role in PROGRAM.roles:
        assert set(role.columns) == {1, 2, 3}
        assert all(len(column.suits) == 5 for column in role.columns.values())
