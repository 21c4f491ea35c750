"""What every text must look like, whatever it says."""

from __future__ import annotations

import re

import pytest

from tolerance_game.games.schisma.petition_texts import petition_text
from tolerance_game.games.tolerance.card_texts import card_text
from tolerance_game.words import languages
from tolerance_game.words.texts import forms_of, load_texts

from .everything import CATALOGUE, strict_teller

TEXTS = [
    (language, text_id, form)
    for language in languages()
    for text_id, text in load_texts(language).templates.items()
    for form in forms_of(text)
]
SENTENCES = ("fault.", "error.")
"""Families whose texts are whole sentences."""
LABELS = ("tolerance.event.", "schisma.event.", "tolerance.step.", "schisma.step.")
"""Families whose texts are lines or parts of one."""

ADDRESSING = {
    "en": re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE),
    "de": re.compile(r"\b(du|dir|dich|dein\w*|ihr|euch|eu(er|re)\w*)\b"),
}


@pytest.mark.parametrize("language", languages())
def test_no_text_is_empty_or_too_long(language: str) -> None:
    for spoken, text_id, text in TEXTS:
        # The breaks are a list of names, which nobody reads as a text; a handbook has paragraphs.
        if spoken == language and not text_id.startswith(("cards.breaks", "handbook.")):
            assert 0 < len(text) <= 170, text_id


def test_signs_are_the_right_ones() -> None:
    for language, text_id, text in TEXTS:
        place = f"{language} {text_id}: {text}"
        assert not re.search(r"(^|[\s(])-\d| - |->|<-|\.\.\.", text), place
        assert '"' not in text, place
        assert "'" not in text, place
        assert "  " not in text, place
        assert (
            text == text.strip()
            or text_id.startswith(("list.", "nearest", "tolerance.step.j"))
            or text_id == "schisma.step.joint"
            or text_id.endswith(".then")
        ), place


def test_quotation_marks_are_those_of_the_language() -> None:
    pairs = {"en": ("“", "”"), "de": ("„", "“")}
    for language, text_id, text in TEXTS:
        opening, closing = pairs[language]
        marks = [mark for mark in text if mark in "„“”«»‚‘"]
        assert marks == [opening, closing] * (len(marks) // 2), f"{language} {text_id}: {text}"


def test_sentences_end_and_lines_do_not() -> None:
    for language, text_id, text in TEXTS:
        place = f"{language} {text_id}: {text}"
        if text_id.startswith(SENTENCES):
            assert text.endswith((".", "{nearest}")), place
        if text_id.startswith(LABELS):
            assert not text.endswith("."), place


def test_the_log_speaks_of_players_by_name() -> None:
    for language, text_id, text in TEXTS:
        if ".event." in text_id:
            assert not ADDRESSING[language].search(text), f"{language} {text_id}: {text}"


def test_the_check_for_address_would_find_it() -> None:
    assert ADDRESSING["en"].search("You won")
    assert ADDRESSING["de"].search("Karte deiner Wahl")


@pytest.mark.parametrize("language", languages())
def test_card_texts_are_short_and_capitalised_once(language: str) -> None:
    teller = strict_teller(language)
    material = CATALOGUE.of("tolerance").material
    texts = [card_text(teller.words, card) for cards in material.cards.values() for card in cards]
    texts += [
        petition_text(teller.words, person) for person in CATALOGUE.of("schisma").material.persons
    ]
    for text in texts:
        assert len(text) <= 140, text
        assert text[0].isupper() or text[0].isdigit(), text
        assert "[" not in text, text
        assert text[-1] not in ".;,", text


def test_card_texts_stay_short_in_english() -> None:
    teller = strict_teller("en")
    for cards in CATALOGUE.of("tolerance").material.cards.values():
        assert max(len(card_text(teller.words, card)) for card in cards) <= 90
