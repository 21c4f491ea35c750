"""Games of the German print use its words, by the print and not by the language (T10)."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.ui.desk import SMALL, Desk
from tests.ui.states_pages import help_on
from tolerance_game.games.tolerance.card_texts import card_text
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.telling import names as names_of_tolerance
from tolerance_game.words import Words
from tolerance_game.words.edition_words import EditionWords, edition_words
from tolerance_game.words.rulebook import load_rulebook
from tolerance_game.words.teller import Teller
from tolerance_game.words.texts import forms_of, load_texts

from .everything import CATALOGUE, OPTIONS
from .law import lines_of

GERMAN = replace(OPTIONS, edition="german")

USUAL = re.compile(
    r"\bFarb|\bvorherrschend\b|\bBürgern?\b|\bGilde|[Vv]erdamm|Kredit|[Ww]impel|\bAblagen?\b|Absicht"
)
"""What is called otherwise in the German print. A religion prevails there as well."""
MISBENT = re.compile(
    r"(?i)\b(?:einen|jeden|jeder|keinen|seinen|eine|keine|offener|weiterer)"
    r" (?:offenen? |weiteren? )?(?:Darlehen|Fähnchen)\b"
    r"|(?i:\b(?:einen|jeden|keinen|seinen) [\wäöüß]+ (?:Darlehen|Fähnchen))\b"
    r"|\b(?:die|eine|einer|keine|keiner|diese|ihre|seine|deine|höchste dieser|welche|zur) Stand\b"
    r"|\bder Standes\b|\bdes Farb"
)
GAME = (
    "tolerance.", "table.", "reckoning.", "cards.", "count.", "scene.signs.", "move.", "player.",
    "statistics.",
)  # fmt: skip


def teller(language: str, options: Options) -> Teller:
    return Teller(Words(language, strict=True), names_of_tolerance(options, seats=("Anna",)))


def test_every_text_of_a_game_is_in_the_words_of_the_print() -> None:
    texts = load_texts("de", "tolerance", "german")
    for text_id, template in texts.templates.items():
        is_said = text_id.startswith(GAME) and texts.owners[text_id] != "schisma"
        if not is_said or text_id == "cards.breaks":
            continue
        for text in forms_of(template):
            assert not USUAL.search(text), f"{text_id}: {text}"
            assert not MISBENT.search(text), f"{text_id}: {text}"


def test_so_is_every_rule() -> None:
    book = load_rulebook("tolerance", "de", "german")
    lines = [(number, line) for number, one in book.by_id.items() for line in lines_of(one)]
    lines += [("short", line) for line in (*book.short, *(part.title for part in book.sections))]
    for number, line in lines:
        assert not USUAL.search(line.replace("vorherrschende Religion", "")), f"{number}: {line}"
        assert not MISBENT.search(line), f"{number}: {line}"


def test_the_words_of_the_print_are_those_of_the_print() -> None:
    say = teller("de", GERMAN).words.say
    assert say("tolerance.suit.townsfolk") == "Stadtbewohner"
    assert say("tolerance.affiliation.prevailing") == "Opportunist"
    assert say("tolerance.guild") == "Zunftmitglieder"
    assert say("table.sort_by.suit") == "Stand"
    assert say("table.your_board") == "deine Spielertafel"
    assert say("count.loans", number=1) == "1 Darlehen"
    assert say("tolerance.option.hidden_roles.name") == "Geheime Agenden"
    condemns = CATALOGUE.of("tolerance").material.cards["german"]
    vicar = next(card for card in condemns if card.id == "clergy-3")
    assert card_text(teller("de", GERMAN).words, vicar).startswith(
        "Verurteile den am wenigsten frommen"
    )
    assert (
        "ein Fähnchen ein"
        in lines_of(load_rulebook("tolerance", "de", "german").paragraph("T8.1"))[0]
    )


@pytest.mark.parametrize(
    ("language", "options"), [("de", OPTIONS), ("en", GERMAN), ("en", OPTIONS)]
)
def test_no_other_game_does(language: str, options: Options) -> None:
    words = teller(language, options).words
    usual = load_texts(language).templates
    # The table of a game of the English print in German, and any game in English.
    assert load_texts(language, "tolerance", options.edition).templates == usual
    assert words.say("tolerance.guild") == usual["tolerance.guild"]


def test_whole_words_alone_are_changed_and_capitals_stay() -> None:
    words = EditionWords({"einen Wimpel": "ein Fähnchen", "Wimpel": "Fähnchen"})
    assert words.said("Einen Wimpel, viele Wimpel") == "Ein Fähnchen, viele Fähnchen"
    assert words.said("{Wimpel} <Wimpel> Wimpelkette") == "{Wimpel} <Wimpel> Wimpelkette"
    assert edition_words("de", "tolerance", "english").said("Wimpel") == "Wimpel"


def test_help_shows_the_rules_in_the_words_of_the_print() -> None:
    desk = Desk(SMALL, "de")
    desk.stage.push(help_on(desk.context, paragraphs=("T8.1",), options=GERMAN.as_json()))
    said = " ".join(one.text for one in desk.texts())
    assert "Fähnchen" in said
    assert "Wimpel" not in said
