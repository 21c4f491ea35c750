"""The texts on the cards, against the card list of the rules, written out by hand."""

from __future__ import annotations

import pytest

from tests.rows import rows
from tolerance_game.games.tolerance.card_texts import card_text
from tolerance_game.games.tolerance.rules.cards import EDITIONS, ENGLISH, GERMAN, Card
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.games.tolerance.rules.steps import EVERY_CARD, Filter, Step
from tolerance_game.games.tolerance.rules.verbs import GainPietyOfOne, KillAll, KillOne, Tax
from tolerance_game.words import languages

from .everything import CATALOGUE, strict_teller


def card_of(card_id: str, edition: str = ENGLISH) -> Card:
    cards: tuple[Card, ...] = CATALOGUE.of("tolerance").material.cards[edition]
    return next(card for card in cards if card.id == card_id)


# The effects as `tolerance_cards.yaml` of the rules gives them, in the words of T4.5.
PRINTED = rows("""
nobles-1
  Tax cards of the Monarch’s religion
  Besteuere Karten der Religion des Monarchen
nobles-10
  Tax Nobles and Clergy
  Besteuere Adel und Klerus
nobles-14
  Tax every card
  Besteuere jede Karte
nobles-5
  Kill all Catholics
  Töte alle Katholiken
nobles-8
  Kill 1 of the Nobles or Peasants
  Töte 1 Karte: Adel oder Bauern
nobles-11
  Kill 1 Protestant
  Töte 1 Protestanten
nobles-9
  Piety of Nobles and Clergy
  Frömmigkeit von Adel und Klerus
clergy-10
  Convert the least pious Protestant, all of them on a tie, if less pious than this card
  Bekehre den am wenigsten frommen Protestanten, bei Gleichstand alle, falls weniger fromm als diese
    Karte
clergy-3
  Condemn the least pious Catholic, all of them on a tie, if less pious than this card
  Verdamme den am wenigsten frommen Katholiken, bei Gleichstand alle, falls weniger fromm als diese
    Karte
clergy-5
  Piety of Protestants
  Frömmigkeit von Protestanten
clergy-11
  Piety of 1 card of your choice
  Frömmigkeit 1 Karte deiner Wahl
clergy-14
  No effect
  Keine Wirkung
townsfolk-14
  Tax Townsfolk and Wild
  Besteuere Bürger und Wilde
peasants-9
  Piety of Peasants
  Frömmigkeit von Bauern
wild-1a
  Kill 1 other card
  Töte 1 andere Karte
wild-3
  Kill the other card of the highest rank, all of them on a tie
  Töte die andere Karte vom höchsten Rang, bei Gleichstand alle
wild-5
  Kill the other card with the most money, all of them on a tie
  Töte die andere Karte mit dem meisten Geld, bei Gleichstand alle
wild-8
  Kill 1 of the Townsfolk
  Töte 1 Karte: Bürger
wild-10
  Tax every card except Clergy
  Besteuere jede Karte außer Klerus
wild-13
  Lose 2 of each piety
  Verliere je 2 von beiden Frömmigkeiten
wild-14b
  Royal execution: at the end of the reign kill 1 living card on any player’s board
  Königliche Hinrichtung: töte am Ende der Herrschaft 1 lebende Karte auf der Ablage eines
    beliebigen Spielers
""")


@pytest.mark.parametrize(("card", "english", "german"), PRINTED)
def test_cards(card: str, english: str, german: str) -> None:
    assert card_text(strict_teller("en").words, card_of(card)) == english
    assert card_text(strict_teller("de").words, card_of(card)) == german


# T10: where the two prints differ.
DIFFERING = rows("""
clergy-8
  Convert the least pious Protestant, all of them on a tie, if less pious than this card
  Convert the least pious Catholic, all of them on a tie, if less pious than this card
clergy-12
  Tax Clergy and Wild
  Tax Clergy and Townsfolk
clergy-13
  Tax every card; then piety of every card
  Tax Townsfolk and Wild
""")


@pytest.mark.parametrize(("card", "english", "german"), DIFFERING)
def test_the_text_follows_the_print(card: str, english: str, german: str) -> None:
    words = strict_teller("en").words
    assert card_text(words, card_of(card, ENGLISH)) == english
    assert card_text(words, card_of(card, GERMAN)) == german


def test_the_two_prints_differ_in_these_texts_alone() -> None:
    teller = strict_teller("de")
    differing = {
        english.id
        for english, german in zip(*CATALOGUE.of("tolerance").material.cards.values(), strict=True)
        if card_text(teller.words, english) != card_text(teller.words, german)
    }
    assert differing == {card for card, *_texts in DIFFERING}


# Forms that no printed card has, but an owner's may.
FORMS: list[tuple[Step, str, str]] = [
    (Tax(Filter(religion="catholic")), "Tax Catholics", "Besteuere Katholiken"),
    (
        GainPietyOfOne(Filter(suits=("nobles", "wild"))),
        "Piety of 1 of the Nobles or Wild",
        "Frömmigkeit 1 Karte: Adel oder Wilde",
    ),
    (
        Tax(Filter(all_but=("clergy", "wild"))),
        "Tax every card except Clergy and Wild",
        "Besteuere jede Karte außer Klerus und Wilden",
    ),
    (KillAll(EVERY_CARD), "Kill every other card", "Töte jede andere Karte"),
    (KillOne(Filter(religion="catholic")), "Kill 1 Catholic", "Töte 1 Katholiken"),
]


@pytest.mark.parametrize(("step", "english", "german"), FORMS)
def test_forms_of_steps(step: Step, english: str, german: str) -> None:
    card = Card("x", "wild", 1, "catholic", 1, 1, (step,))
    assert card_text(strict_teller("en").words, card) == english
    assert card_text(strict_teller("de").words, card) == german


def test_the_satyr_follows_its_ruling() -> None:
    satyr = card_of("wild-3")
    said = card_text(strict_teller("en").words, satyr, Rulings(satyr="estate"))
    assert said == "Kill the other card of the highest suit, all of them on a tie"
    # The ruling is about the rank alone.
    said = card_text(strict_teller("en").words, card_of("wild-5"), Rulings(satyr="estate"))
    assert said == "Kill the other card with the most money, all of them on a tie"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", EDITIONS)
def test_different_effects_have_different_texts(language: str, edition: str) -> None:
    teller = strict_teller(language)
    by_text: dict[str, set[tuple[Step, ...]]] = {}
    for card in CATALOGUE.of("tolerance").material.cards[edition]:
        by_text.setdefault(card_text(teller.words, card), set()).add(card.steps)
    assert len(by_text) > 20
    assert all(len(effects) == 1 for effects in by_text.values())


@pytest.mark.parametrize("language", languages())
def test_killing_the_highest_follows_its_ruling(language: str) -> None:
    """T4.5, *highest_excludes_self*: "other" stands there only where the others are looked at."""
    teller = strict_teller(language)
    others = card_text(teller.words, card_of("wild-9"))
    of_all = card_text(teller.words, card_of("wild-9"), Rulings(highest_excludes_self=False))
    other, itself = {"en": ("other", "never itself"), "de": ("andere", "nie sich selbst")}[language]
    assert other in others
    assert itself not in others
    assert itself in of_all
    assert other not in of_all


def test_the_monarch_kills_on_any_board_and_ties_are_told() -> None:
    """T6.1, T4.5."""
    teller = strict_teller("en")
    assert card_text(teller.words, card_of("wild-14a")).endswith("on any player’s board")
    for card in ("clergy-3", "clergy-10"):
        assert "all of them on a tie" in card_text(teller.words, card_of(card))
