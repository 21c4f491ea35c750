"""The built-in data: no faults, complete, and with the figures of the rulebooks."""

from __future__ import annotations

import pickle
from collections import Counter
from pathlib import Path

import pytest

from tolerance_game import games
from tolerance_game.games.schisma.rules.persons import FACTIONS
from tolerance_game.games.schisma.rules.ruleset import ALLOWED
from tolerance_game.games.schisma.rules.ruleset import Rulings as SchismaRulings
from tolerance_game.games.schisma.rules.steps import Chosen, Every, This
from tolerance_game.games.schisma.rules.steps import Step as Sentence
from tolerance_game.games.tolerance.reading import CARD_IDS
from tolerance_game.games.tolerance.rules import verbs
from tolerance_game.games.tolerance.rules.cards import EDITIONS, Card
from tolerance_game.games.tolerance.rules.roles import Worth
from tolerance_game.games.tolerance.rules.ruleset import VALUES, Rulings
from tolerance_game.games.tolerance.rules.steps import EVERY_CARD, Filter, Step
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


@pytest.fixture(scope="module")
def german(catalogue: Catalogue) -> dict[str, Card]:
    return {card.id: card for card in catalogue.of("tolerance").material.cards["german"]}


def test_there_is_no_fault() -> None:
    assert check_data() == ()


def test_it_is_read_only_once() -> None:
    assert load_catalogue() is load_catalogue()


def test_t1_1_seventy_three_cards(english: dict[str, Card]) -> None:
    assert len(english) == 73
    suits = Counter(card.suit for card in english.values())
    assert suits == {"nobles": 14, "clergy": 14, "townsfolk": 14, "peasants": 14, "wild": 17}
    for suit in ("nobles", "clergy", "townsfolk", "peasants"):
        ranks = [card.rank for card in english.values() if card.suit == suit]
        assert ranks == list(range(1, 15))
    wild = [card.rank for card in english.values() if card.suit == "wild"]
    assert wild == [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 14, 14]
    assert tuple(english) == CARD_IDS
    assert list(english)[:2] + list(english)[-3:] == [
        "nobles-1",
        "nobles-2",
        "wild-14a",
        "wild-14b",
        "wild-14c",
    ]


def test_t1_2_five_townsfolk_are_of_the_guild(english: dict[str, Card]) -> None:
    assert [card.id for card in english.values() if card.guild] == [
        "townsfolk-6",
        "townsfolk-9",
        "townsfolk-10",
        "townsfolk-11",
        "townsfolk-12",
    ]


def test_t1_4_monarchs_and_the_second_plague(english: dict[str, Card]) -> None:
    monarchs = {card.id: card.reign for card in english.values() if card.reign}
    assert monarchs == {"wild-14a": 1, "wild-14b": 2, "wild-14c": 3}
    assert [english[card].names["en"] for card in monarchs] == ["Mary I", "Elizabeth I", "James I"]
    assert all(english[card].steps == (verbs.RoyalExecution(),) for card in monarchs)
    assert [card.id for card in english.values() if card.second_plague] == ["wild-1b"]


@pytest.mark.parametrize(
    ("card_id", "name", "affiliation", "piety", "money", "steps"),
    [
        ("clergy-10", "Preacher Gilbert", "catholic", 6, None, (verbs.Convert("protestant"),)),
        ("wild-10", "Bailiff", "prevailing", None, -1, (verbs.Tax(Filter(all_but=("clergy",))),)),
        (
            "nobles-9",
            "Catherine de Medici",
            "catholic",
            4,
            3,
            (verbs.GainPiety(Filter(suits=("nobles", "clergy"))),),
        ),
        (
            "nobles-8",
            "Valiant Knight",
            "prevailing",
            2,
            0,
            (verbs.KillOne(Filter(suits=("nobles", "peasants"))),),
        ),
        ("wild-5", "Unluck", "prevailing", None, -1, (verbs.KillHighest("money"),)),
    ],
)
def test_t11_the_cards_of_the_worked_examples(
    english: dict[str, Card],
    german: dict[str, Card],
    card_id: str,
    name: str,
    affiliation: str,
    piety: int | None,
    money: int | None,
    steps: tuple[Step, ...],
) -> None:
    card = english[card_id]
    assert card == german[card_id], "both prints agree on it"
    assert (card.names["en"], card.affiliation, card.steps) == (name, affiliation, steps)
    assert card.sources["affiliation"] == "book"
    for figure, value, found in (("piety", piety, card.piety), ("money", money, card.money)):
        assert card.sources[figure] == ("house" if value is None else "book")
        assert value in (None, found)


@pytest.mark.parametrize(
    ("card_id", "english_steps", "german_steps"),
    [
        ("clergy-8", (verbs.Convert("protestant"),), (verbs.Convert("catholic"),)),
        (
            "clergy-12",
            (verbs.Tax(Filter(suits=("clergy", "wild"))),),
            (verbs.Tax(Filter(suits=("clergy", "townsfolk"))),),
        ),
        (
            "clergy-13",
            (verbs.Tax(EVERY_CARD), verbs.GainPiety(EVERY_CARD)),
            (verbs.Tax(Filter(suits=("townsfolk", "wild"))),),
        ),
    ],
)
def test_t10_where_the_prints_differ(
    english: dict[str, Card],
    german: dict[str, Card],
    card_id: str,
    english_steps: tuple[Step, ...],
    german_steps: tuple[Step, ...],
) -> None:
    assert english[card_id].steps == english_steps
    assert german[card_id].steps == german_steps


def test_t10_elsewhere_the_prints_agree(english: dict[str, Card], german: dict[str, Card]) -> None:
    differing = [card for card in english if english[card] != german[card]]
    assert differing == ["clergy-8", "clergy-12", "clergy-13"]


@pytest.mark.parametrize(
    ("card_id", "steps"),
    [
        ("nobles-1", (verbs.Tax(Filter(religion="monarch")),)),
        ("nobles-5", (verbs.KillAll(Filter(religion="catholic")),)),
        ("nobles-11", (verbs.KillOne(Filter(religion="protestant")),)),
        ("clergy-3", (verbs.Condemn("catholic"),)),
        ("clergy-11", (verbs.GainPietyOfOne(EVERY_CARD),)),
        ("wild-1a", (verbs.KillOne(EVERY_CARD),)),
        ("wild-3", (verbs.KillHighest("rank"),)),
        ("wild-9", (verbs.KillHighest("piety"),)),
        ("wild-13", (verbs.LosePiety(2),)),
        ("clergy-14", ()),
    ],
)
def test_t4_5_every_verb(english: dict[str, Card], card_id: str, steps: tuple[Step, ...]) -> None:
    assert english[card_id].steps == steps


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
    assert [role.id for role in roles] == [
        *("bertram", "ned", "pierre", "george", "juba", "margaret", "gregory", "patchwork")
    ]
    bertram = roles[0]
    # mary: peasants [2, 6], guild [0, -4], dead {C: -2, P: 2}; james: dead {C: 2, P: -2}
    assert bertram.columns[1].suits["peasants"] == Worth(2, 6)
    assert bertram.columns[1].guild == Worth(0, -4)
    assert (bertram.columns[1].dead_catholic, bertram.columns[1].dead_protestant) == (-2, 2)
    assert (bertram.columns[3].dead_catholic, bertram.columns[3].dead_protestant) == (2, -2)
    assert bertram.pennant_worth == (2, 2, 2)
    # ned: end: {money: 2, C: 0, P: 5}; gregory: elizabeth: nobles: [-2, -3]
    assert roles[1].pennant_worth == (2, 0, 5)
    assert roles[6].columns[2].suits["nobles"] == Worth(-2, -3)
    for role in roles:
        assert set(role.columns) == {1, 2, 3}
        assert all(len(column.suits) == 5 for column in role.columns.values())
        assert role.sources == {
            "name": "book",
            "mary": "house",
            "elizabeth": "house",
            "james": "house",
            "end": "house",
        }


def test_rulings_are_those_of_the_code(catalogue: Catalogue) -> None:
    tolerance, schisma = catalogue.of("tolerance"), catalogue.of("schisma")
    assert options_of("tolerance", {}, catalogue)[0].rulings == Rulings()
    assert options_of("schisma", {}, catalogue)[0].rulings == SchismaRulings()
    assert {ruling.id: ruling.values for ruling in tolerance.rulings} == VALUES
    assert {ruling.id: ruling.values for ruling in schisma.rulings} == ALLOWED
    paragraphs = {ruling.id: ruling.paragraph for ruling in tolerance.rulings}
    assert paragraphs["tied_rank"] == "T3.5"
    assert {ruling.id: ruling.book for ruling in schisma.rulings} == {
        "samaritan": "",
        "no_circles": "off",
        "refill": "",
        "end_check": "",
        "numbers": "",
        "idle_targets": "",
    }
    assert (schisma.persons.default, schisma.persons.values) == (
        "base",
        ("base", "chosen", "random"),
    )


def test_s1_and_s5_the_persons(catalogue: Catalogue) -> None:
    persons = catalogue.of("schisma").material
    assert persons.base() == FACTIONS
    assert {person.id: person.faction for person in persons.persons if person.expansion} == {
        "preacher": "inquisitor",
        "guildmaster": "peasant",
        "priest": "bishop",
    }
    sources = {person.id: person.petition_source for person in persons.persons}
    assert [person for person, source in sources.items() if source != "house"] == ["cardinal"]
    assert sources["cardinal"] == "review"


def test_s6_the_petitions(catalogue: Catalogue) -> None:
    petitions = {person.id: person.petition for person in catalogue.of("schisma").material.persons}
    assert petitions == {
        "cardinal": (Sentence("pull", Every(person="cardinal"), 2), Sentence("push", Chosen(2), 1)),
        "bishop": (Sentence("pull", Chosen(1), 2), Sentence("push", This(), 2)),
        "inquisitor": (
            Sentence("discard", Chosen(1, place="near")),
            Sentence("pull", Chosen(1, place="own_land"), 1),
        ),
        "noble": (
            Sentence("pull", Chosen(1, factions=("peasant", "knight"), others=False), 2),
            Sentence("push", This(), 1),
        ),
        "knight": (
            Sentence("push", This(), 2),
            Sentence("pull", Chosen(1, plus_faction="noble"), 1),
        ),
        "peasant": (
            Sentence("pull", Every(person="peasant"), 1),
            Sentence("push", Every(faction="noble"), 1),
        ),
        "preacher": (
            Sentence("pull", Chosen(2, up_to=True, place="own_land"), 1),
            Sentence("push", This(), 1),
        ),
        "guildmaster": (
            Sentence("swap", Chosen(1)),
            Sentence("pull", This(), 1),
            Sentence("push", Chosen(1), 1),
        ),
        "priest": (Sentence("return", Chosen(1)), Sentence("push", This(), 1)),
    }


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


def test_it_is_read_once() -> None:
    assert load_catalogue() is load_catalogue()
