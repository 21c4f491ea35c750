"""The rules in a running game: what holds there in words, and everything on request."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tolerance_game.games.schisma.rules import ruleset as schisma
from tolerance_game.games.tolerance.rules.ruleset import Options, Rulings
from tolerance_game.words import Words, languages
from tolerance_game.words.rules_said import held, say_paragraph

from .everything import CATALOGUE, NAMES, OPTIONS
from .law import choices_of, law, lines_of

in_each_language = pytest.mark.parametrize("language", languages())


def said(language: str, number: str, options: Options, whole: bool = False) -> list[str]:
    words = Words(language, NAMES, strict=True)
    paragraph = law(language).paragraph(number)
    found = say_paragraph(words, "tolerance", paragraph, held(options.as_json()), whole)
    return [line.text for line in found]


def test_a_ruling_says_what_is_played_and_whose_it_is() -> None:
    (line,) = said("en", "T3.5", OPTIONS)
    assert line == (
        "Ruling, Equal ranks: Where the highest rank is there twice, a natural card beats a Wild, "
        "and of two Wilds (the Plaguebearers) the one played first wins "
        "(ours: the rulebooks leave it open)."
    )
    other = replace(OPTIONS, rulings=Rulings(tied_rank="last"))
    assert "the last card played" in said("en", "T3.5", other)[0]


def test_the_one_who_chooses_is_asked_for_in_the_book_and_drawn_by_us() -> None:
    # T2.4
    _law, ruling = said("en", "T2.4", OPTIONS)
    assert ruling.startswith("Ruling, Who chooses the first leader: Who chooses is drawn by lot")
    assert "(asking is the book’s way, drawing our convenience)" in ruling


def test_only_the_print_that_is_played_is_told() -> None:
    # T10: three cards and an example differ.
    german = replace(OPTIONS, edition="german")
    assert said("en", "T10c", OPTIONS) == [
        "Cardinal Charles (Clergy 13) takes tax and piety from every card."
    ]
    assert said("en", "T10c", german) == ["Cardinal Charles (Clergy 13) taxes Townsfolk and Wild."]
    assert said("en", "T11.2", OPTIONS) == []
    assert said("en", "T11.1", german) == []
    assert len(said("en", "T11.1", OPTIONS)) == 8


def test_all_choices_are_told_on_request_and_what_holds_is_marked() -> None:
    lines = said("en", "T5.1", OPTIONS, whole=True)
    assert lines[1].startswith("Ruling, Order on the piles: In which order")
    assert lines[2].startswith("– As they acted (in force): The cards of a trick")
    assert lines[3].startswith("– As they were played: ")


@in_each_language
def test_every_choice_has_something_to_say_for_whatever_is_played(language: str) -> None:
    words = Words(language, NAMES, strict=True)
    rules = law(language)
    defaults = {
        "tolerance": held(OPTIONS.as_json()),
        "schisma": held(schisma.as_json(schisma.Options(CATALOGUE.of("schisma").material))),
    }
    for game, book in rules.books.items():
        for section in book.sections:
            for paragraph in section.paragraphs:
                for whole in (False, True):
                    found = say_paragraph(words, game, paragraph, defaults[game], whole)
                    assert "[" not in "".join(line.text for line in found)
                    # The example of the other print is the one that is not told.
                    assert found or paragraph.id == "T11.2"
                for choice in choices_of(paragraph):
                    assert defaults[game][choice.id] in choice.values or choice.id == "edition"


@in_each_language
def test_the_table_says_reign_and_so_do_its_rules(language: str) -> None:
    """A round is what the rulebooks call it; T2.1 says so once, and nothing else does."""
    word = {"en": "round", "de": "Runde"}[language]
    rules = law(language)
    found = {
        number
        for number in rules.numbers
        for line in lines_of(rules.paragraph(number))
        if f" {word}" in f" {line}" and "around" not in line
    }
    assert found == {"T2.1"}
