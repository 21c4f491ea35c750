"""The built-in data: no faults, complete, and with the figures of the rulebooks."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from tolerance_game import games
from tolerance_game.games.schisma.rules.ruleset import ALLOWED
from tolerance_game.games.schisma.rules.ruleset import Rulings as SchismaRulings
from tolerance_game.games.tolerance.rules.cards import EDITIONS, Card
from tolerance_game.games.tolerance.rules.roles import Worth
from tolerance_game.games.tolerance.rules.ruleset import VALUES, Rulings
from tolerance_game.storage.data import catalogue as catalogue_module
from tolerance_game.storage.data.catalogue import Catalogue, check_data, load_catalogue
from tolerance_game.storage.data.faults import BadData
from tolerance_game.storage.data.languages import languages
from tolerance_game.storage.saves.game_header import options_of


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue()


@pytest.fixture(scope="module")
def english(catalogue: Catalogue) -> dict[str, Card]:
    return {card.id: card for card in catalogue.of("tolerance").material.cards["english"]}


def test_there_is_no_fault() -> None:
    assert check_data() == ()


def test_it_is_read_only_once() -> None:
    assert load_catalogue() is load_catalogue()


def test_every_figure_says_where_it_comes_from(english: dict[str, Card]) -> None:
    figures = {
        *("suit", "rank", "name", "name_de", "affiliation"),
        *("piety", "money", "guild", "effect"),
    }
    for card in english.values():
        assert set(card.sources) == figures
        assert set(card.sources.values()) <= {"book", "house"}
    assert english["nobles-3"].sources["name"] == "house"
    assert english["nobles-1"].sources["name"] == "book"


def test_t1_3_the_roles(catalogue: Catalogue) -> None:
    roles = catalogue.of("tolerance").material.roles
    bertram = roles[0]
    # mary: peasants [2, 6], guild [0, -4], dead {C: -2, P: 2}; james: dead {C: 2, P: -2}
    assert bertram.columns[1].suits["peasants"] == Worth(2, 6)
    assert bertram.columns[1].guild == Worth(0, -4)
    assert (bertram.columns[1].dead_catholic, bertram.columns[1].dead_protestant) == (-2, 2)
    assert (bertram.columns[3].dead_catholic, bertram.columns[3].dead_protestant) == (2, -2)
    assert bertram.pennant_worth == (2, 2, 2)
    # ned: end: {money: 2, C: -1, P: 5}; gregory: elizabeth: nobles: [-1, -6]
    assert roles[1].pennant_worth == (2, -1, 5)
    assert roles[6].columns[2].suits["nobles"] == Worth(-1, -6)
    for role in roles:
        house = dict.fromkeys(("mary", "elizabeth", "james", "end"), "house")
        assert role.sources == {"name": "book", **house}


def test_rulings_are_those_of_the_code(catalogue: Catalogue) -> None:
    tolerance, schisma = catalogue.of("tolerance"), catalogue.of("schisma")
    assert options_of("tolerance", {}, catalogue)[0].rulings == Rulings()
    assert options_of("schisma", {}, catalogue)[0].rulings == SchismaRulings()
    assert {ruling.id: ruling.values for ruling in tolerance.rulings} == VALUES
    assert {ruling.id: ruling.values for ruling in schisma.rulings} == ALLOWED
    paragraphs = {ruling.id: ruling.paragraph for ruling in tolerance.rulings}
    assert paragraphs["tied_rank"] == "T3.5"
    books = {ruling.id: ruling.book for ruling in schisma.rulings if ruling.book}
    assert books == {"no_circles": "off"}
    assert schisma.persons.default == "base"
    assert schisma.persons.values == ("base", "chosen", "random")


def test_names_of_schisma_in_both_languages(catalogue: Catalogue) -> None:
    schisma = catalogue.of("schisma")
    assert [name["de"] for name in schisma.lands.values()] == [
        *("Avignon", "Nizza", "Genua", "Florenz", "Rom")
    ]
    assert list(schisma.lands) == ["avignon", "nice", "genoa", "florence", "rome"]
    assert schisma.actions["chastise"] == {"en": "Chastise", "de": "Züchtigen"}
    assert schisma.names["guildmaster"] == {"en": "Guildmaster", "de": "Gildenmeister"}


def test_it_can_be_sent_to_another_process(catalogue: Catalogue) -> None:
    assert pickle.loads(pickle.dumps(catalogue)) == catalogue


def test_the_header_of_a_record(catalogue: Catalogue) -> None:
    header = catalogue.header("schisma")
    schisma = catalogue.of("schisma")
    assert header == {"digest": schisma.digest, "overrides": [], "figures": schisma.figures}
    assert catalogue.header("tolerance")["digest"] != header["digest"]


def test_what_is_kept_holds_the_games_it_was_asked_for() -> None:
    """The list of games may change, in another thread, while the files are read."""
    catalogue_module._trees.cache_clear()
    catalogue_module._built_in.cache_clear()
    assert list(catalogue_module._built_in(("schisma",)).games) == ["schisma"]
    assert {name.split("/")[0] for name in catalogue_module._trees(("schisma",))} == {"schisma"}
    assert list(load_catalogue().games) == list(games.names())


def test_faults_of_built_in_data_are_all_told(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue_module._trees.cache_clear()
    monkeypatch.setattr(catalogue_module, "built_in_file", Path("nowhere").joinpath)
    try:
        with pytest.raises(BadData) as caught:
            catalogue_module._trees(games.names())
    finally:
        catalogue_module._trees.cache_clear()
    assert [(fault.id, fault.file) for fault in caught.value.faults] == [
        ("fault.file.missing", "games/{}/data/{}".format(*name.split("/")))
        for name in catalogue_module.built_in_files()
    ]


def test_everything_has_a_name_in_every_language(catalogue: Catalogue) -> None:
    material, schisma = catalogue.of("tolerance").material, catalogue.of("schisma")
    cards = [card.names for cards in material.cards.values() for card in cards]
    roles = [role.names for role in material.roles]
    for names in (*cards, *roles, *schisma.names.values(), *schisma.lands.values()):
        assert list(names) == list(languages())
    assert all(list(names) == list(languages()) for names in schisma.actions.values())


def test_both_editions_are_there(catalogue: Catalogue) -> None:
    assert tuple(catalogue.of("tolerance").material.cards) == EDITIONS == ("english", "german")
