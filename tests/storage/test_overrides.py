"""An owner's folder: what it changes, and each fault with file, line, key and what was meant."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tolerance_game.games.tolerance.cards import Card
from tolerance_game.games.tolerance.roles import Role, Worth
from tolerance_game.games.tolerance.steps import EVERY_CARD, Filter, KillOne, Tax
from tolerance_game.storage.catalogue import DATA, FILES, Catalogue, check_data, load_catalogue
from tolerance_game.storage.faults import FAULTS, BadData, Fault
from tolerance_game.storage.overrides import PLANS, Override

from .test_yaml_mutations import DAMAGE, MUTATIONS

Write = Callable[[str, str], Path]

CARDS = "tolerance/cards.yaml"
ROLES = "tolerance/roles.yaml"
RULINGS = "tolerance/rulesets.yaml"
PERSONS = "schisma/persons.yaml"
CHOICES = "schisma/rulesets.yaml"


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes one file of an owner's folder; gives the folder."""

    def write_file(name: str, text: str) -> Path:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return tmp_path

    return write_file


def card(catalogue: Catalogue, card_id: str, edition: str = "english") -> Card:
    return next(card for card in catalogue.tolerance.material.cards[edition] if card.id == card_id)


def role(catalogue: Catalogue, role_id: str) -> Role:
    return next(role for role in catalogue.tolerance.material.roles if role.id == role_id)


# What is laid over


def test_a_figure_replaces_a_figure_and_nothing_else(write: Write) -> None:
    ours = load_catalogue()
    theirs = load_catalogue(write(CARDS, "cards:\n  nobles-1: {piety: 7}\n"))
    for edition in ("english", "german"):
        before, after = card(ours, "nobles-1", edition), card(theirs, "nobles-1", edition)
        assert (before.piety, after.piety) == (0, 7)
        assert (after.money, after.steps, after.names) == (before.money, before.steps, before.names)
        assert after.sources == {**before.sources, "piety": "owner"}
        rest = [one for one in ours.tolerance.material.cards[edition] if one.id != "nobles-1"]
        assert rest == [
            one for one in theirs.tolerance.material.cards[edition] if one.id != "nobles-1"
        ]
    assert theirs.tolerance.material.roles == ours.tolerance.material.roles
    assert theirs.schisma == ours.schisma


def test_the_built_in_data_stay_as_they_were(write: Write) -> None:
    load_catalogue(write(CARDS, "cards:\n  nobles-1: {piety: 7}\n"))
    assert card(load_catalogue(), "nobles-1").piety == 0


def test_a_name_in_one_language(write: Write) -> None:
    theirs = card(
        load_catalogue(write(CARDS, "cards:\n  nobles-1: {name: {de: Anwalt}}\n")), "nobles-1"
    )
    assert theirs.names == {"en": "Lawyer", "de": "Anwalt"}
    assert (theirs.sources["name"], theirs.sources["german_name"]) == ("book", "owner")


def test_an_effect_for_both_editions_or_for_one(write: Write) -> None:
    theirs = load_catalogue(
        write(
            CARDS,
            "cards:\n"
            "  nobles-1: {effect: [{kill_one: {suits: [wild]}}]}\n"
            "  nobles-2: {effect: {english: [{tax: every card}], german: []}}\n"
            "  clergy-8: {effect: {german: []}}\n"
            "  nobles-3: {effect: []}\n",
        )
    )
    steps = {
        name: (card(theirs, name).steps, card(theirs, name, "german").steps)
        for name in ("nobles-1", "nobles-2", "clergy-8", "nobles-3")
    }
    ours = card(load_catalogue(), "clergy-8").steps
    kill = (KillOne(Filter(suits=("wild",))),)
    assert steps == {
        "nobles-1": (kill, kill),
        "nobles-2": ((Tax(EVERY_CARD),), ()),
        "clergy-8": (ours, ()),
        "nobles-3": ((), ()),
    }
    assert card(theirs, "clergy-8").sources["effect"] == "owner"


def test_one_line_of_a_role(write: Write) -> None:
    ours = role(load_catalogue(), "ned")
    theirs = role(
        load_catalogue(write(ROLES, "roles:\n  ned:\n    mary: {guild: [3, -5]}\n")), "ned"
    )
    assert theirs.columns[1].guild == Worth(3, -5)
    assert theirs.columns[1].suits == ours.columns[1].suits
    assert theirs.columns[2] == ours.columns[2]
    assert theirs.sources == {**ours.sources, "mary": "owner"}


def test_the_petition_and_faction_of_a_person(write: Write) -> None:
    folder = write(
        PERSONS,
        "persons:\n"
        "  bishop: {petition: [{verb: push, lands: 1, this: true}]}\n"
        "  priest: {faction: cardinal, name: {en: Parson}}\n",
    )
    theirs = load_catalogue(folder).schisma
    bishop, priest = theirs.material.by_id["bishop"], theirs.material.by_id["priest"]
    assert len(bishop.petition) == 1
    assert (bishop.figure_source, bishop.petition_source) == ("book", "owner")
    assert (priest.faction, priest.figure_source, priest.petition_source) == (
        "cardinal",
        "owner",
        "house",
    )
    assert theirs.names["priest"] == {"en": "Parson", "de": "Priester"}


def test_the_default_of_a_ruling(write: Write) -> None:
    write(
        RULINGS,
        "rulings:\n  tied_rank: {default: last}\n  highest_excludes_self: {default: false}\n",
    )
    theirs = load_catalogue(write(CHOICES, "rulings:\n  samaritan: {default: off}\n"))
    assert theirs.tolerance.default_rulings.tied_rank == "last"
    assert theirs.tolerance.default_rulings.highest_excludes_self is False
    assert theirs.schisma.default_rulings.samaritan == "off"
    sources = {ruling.id: ruling.source for ruling in theirs.tolerance.rulings}
    assert (sources["tied_rank"], sources["satyr"]) == ("owner", "house")


def test_what_was_changed_is_named(write: Write) -> None:
    write(CARDS, "cards: {nobles-1: {piety: 7}, wild-3: {money: 0}}")
    theirs = load_catalogue(write(PERSONS, "persons: {bishop: {name: {en: Abbot}}}"))
    assert [(change.file, change.ids) for change in theirs.overrides] == [
        (PERSONS, ("bishop",)),
        (CARDS, ("nobles-1", "wild-3")),
    ]
    header = theirs.header("tolerance")
    assert header["digest"] == theirs.tolerance.digest != load_catalogue().tolerance.digest
    assert header["overrides"] == [
        {"file": CARDS, "ids": ["nobles-1", "wild-3"], "digest": theirs.overrides[1].digest}
    ]


def test_the_digest_of_an_override_tells_its_meaning(write: Write) -> None:
    def changes(text: str) -> Override:
        return load_catalogue(write(CARDS, text)).overrides[0]

    first = changes("cards: {nobles-1: {piety: 7}}")
    assert changes("# ours\ncards:\n  nobles-1:\n    piety: 7\n") == first
    assert changes("cards: {nobles-1: {piety: 6}}").digest != first.digest
    assert changes("cards: {nobles-2: {piety: 7}}").digest != first.digest


def test_an_empty_folder_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "tolerance").mkdir()
    ours, theirs = load_catalogue(), load_catalogue(tmp_path)
    assert theirs == ours
    assert theirs.digest == ours.digest
    assert theirs.overrides == ()


def test_notes_backups_and_droppings_are_no_data(write: Write, tmp_path: Path) -> None:
    for name in ("README.txt", "notes.md", ".DS_Store", "Thumbs.db", "desktop.ini", ".git"):
        (tmp_path / name).write_text("x")
    write(CARDS + "~", "cards: [")
    write("tolerance/.cards.yaml.swp", "")
    assert check_data(tmp_path) == ()


def test_a_folder_with_an_odd_name(tmp_path: Path) -> None:
    folder = tmp_path / "Spielfiguren ü 日本 😀"
    (folder / "tolerance").mkdir(parents=True)
    (folder / CARDS).write_text("cards: {nobles-1: {piety: 7}}")
    assert card(load_catalogue(folder), "nobles-1").piety == 7
    (folder / CARDS).write_text("cards: {nobles-1: {piety: ü}}", encoding="utf-8")
    assert check_data(folder)[0].file == str(folder / CARDS)


# Faults

STEP_VERBS = (
    *("tax", "piety", "piety_of_one", "kill_one", "kill_all", "kill_highest"),
    *("condemn", "convert", "lose_piety", "royal_execution"),
)
SUITS = ("nobles", "clergy", "townsfolk", "peasants", "wild")
FACTIONS = ("cardinal", "bishop", "inquisitor", "noble", "knight", "peasant")


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        (
            CARDS,
            "# ours\ncards:\n  nobles-1: {piety: ten}",
            Fault(
                id="fault.expected_number",
                line=3,
                column=21,
                key="nobles-1.piety",
                found="ten",
                high=9,
            ),
        ),
        (
            CARDS,
            "cards: {nobles-1: {money: 10}}",
            Fault(
                id="fault.expected_number",
                line=1,
                column=27,
                key="nobles-1.money",
                found="10",
                low=-9,
                high=9,
            ),
        ),
        (
            CARDS,
            "cards: {nobles-1: {affiliation: Catholik}}",
            Fault(
                id="fault.unknown_name",
                line=1,
                column=33,
                key="nobles-1.affiliation",
                found="Catholik",
                expected=("catholic", "prevailing", "protestant"),
                nearest="catholic",
            ),
        ),
        (
            CARDS,
            "cards: {nobles-1: {guild: yes}}",
            Fault(id="fault.expected_truth", line=1, column=27, key="nobles-1.guild", found="yes"),
        ),
        (
            CARDS,
            "cards:\n  nobles-1:\n    suit: clergy",
            Fault(id="fault.fixed_key", line=3, column=5, key="nobles-1.suit", found="suit"),
        ),
        (
            CARDS,
            "cards: {nobles-1: {source: {piety: book}}}",
            Fault(id="fault.fixed_key", line=1, column=20, key="nobles-1.source", found="source"),
        ),
        (
            CARDS,
            "cards: {}\nsources: {piety: book}",
            Fault(id="fault.fixed_key", line=2, column=1, key="sources", found="sources"),
        ),
        (
            CARDS,
            "card: {nobles-1: {piety: 1}}",
            Fault(
                id="fault.unknown_key",
                line=1,
                column=1,
                key="card",
                found="card",
                expected=("cards",),
                nearest="cards",
            ),
        ),
        (
            CARDS,
            "cards:\n  nobles-1: {name: {fr: Avocat}}",
            Fault(
                id="fault.unknown_key",
                line=2,
                column=21,
                key="nobles-1.name.fr",
                found="fr",
                expected=("en", "de"),
            ),
        ),
        (
            CARDS,
            "cards: {nobles-1: {name: Lawyer}}",
            Fault(
                id="fault.expected_mapping", line=1, column=26, key="nobles-1.name", found="Lawyer"
            ),
        ),
        (
            CARDS,
            "cards: {nobles-1: {name: {en: 5}}}",
            Fault(id="fault.expected_text", line=1, column=31, key="nobles-1.name.en", found="5"),
        ),
        (
            CARDS,
            "cards: {nobles-1: {name: {en: ' '}}}",
            Fault(id="fault.empty_text", line=1, column=31, key="nobles-1.name.en"),
        ),
        (
            CARDS,
            "cards: {nobles-1: 5}",
            Fault(id="fault.expected_mapping", line=1, column=19, key="nobles-1", found="5"),
        ),
        (
            CARDS,
            "cards: [nobles-1]",
            Fault(id="fault.expected_mapping", line=1, column=8, found="[...]"),
        ),
        (CARDS, "- cards", Fault(id="fault.expected_mapping", line=1, column=1, found="[...]")),
        (
            CARDS,
            "cards: {nobles-1: {effect: tax}}",
            Fault(id="fault.expected_list", line=1, column=28, key="nobles-1.effect", found="tax"),
        ),
        (
            CARDS,
            "cards: {nobles-1: {effect: null}}",
            Fault(id="fault.expected_list", line=1, column=28, key="nobles-1.effect", found="null"),
        ),
        (
            CARDS,
            "cards: {nobles-1: {effect: [{tax: every card}, {takx: every card}]}}",
            Fault(
                id="fault.unknown_name",
                line=1,
                column=49,
                key="nobles-1.effect[2].takx",
                found="takx",
                expected=STEP_VERBS,
                nearest="tax",
            ),
        ),
        (
            CARDS,
            "cards: {nobles-1: {effect: [kill_one]}}",
            Fault(
                id="fault.step.needs_value",
                line=1,
                column=29,
                key="nobles-1.effect[1]",
                found="kill_one",
            ),
        ),
        (
            CARDS,
            "cards: {wild-14a: {effect: [{royal_execution: true}]}}",
            Fault(
                id="fault.step.takes_no_value",
                line=1,
                column=29,
                key="wild-14a.effect[1]",
                found="royal_execution",
            ),
        ),
        (
            CARDS,
            "cards: {nobles-1: {effect: [royal_execution]}}",
            Fault(
                id="fault.step.monarchs_only",
                line=1,
                column=28,
                key="nobles-1.effect",
                found="royal_execution",
            ),
        ),
        (
            CARDS,
            "cards: {nobles-1: {effect: [{tax: every card, piety: every card}]}}",
            Fault(
                id="fault.exactly_one",
                line=1,
                column=29,
                key="nobles-1.effect[1]",
                found="tax, piety",
                expected=STEP_VERBS,
            ),
        ),
        (
            CARDS,
            "cards: {nobles-1: {effect: [{tax: all cards}]}}",
            Fault(
                id="fault.unknown_name",
                line=1,
                column=35,
                key="nobles-1.effect[1].tax",
                found="all cards",
                expected=("every card",),
            ),
        ),
        (
            CARDS,
            "cards: {nobles-1: {effect: [{tax: {suits: [nobles, wlid]}}]}}",
            Fault(
                id="fault.unknown_name",
                line=1,
                column=52,
                key="nobles-1.effect[1].tax.suits[2]",
                found="wlid",
                expected=SUITS,
                nearest="wild",
            ),
        ),
        (
            CARDS,
            "cards: {nobles-1: {effect: [{tax: {suits: [wild, wild]}}]}}",
            Fault(
                id="fault.repeated",
                line=1,
                column=50,
                key="nobles-1.effect[1].tax.suits[2]",
                found="wild",
            ),
        ),
        (
            CARDS,
            "cards: {nobles-1: {effect: [{tax: {}}]}}",
            Fault(
                id="fault.exactly_one",
                line=1,
                column=35,
                key="nobles-1.effect[1].tax",
                expected=("suits", "all_but", "religion"),
            ),
        ),
        (
            CARDS,
            "cards: {nobles-1: {effect: [{condemn: monarch}]}}",
            Fault(
                id="fault.unknown_name",
                line=1,
                column=39,
                key="nobles-1.effect[1].condemn",
                found="monarch",
                expected=("catholic", "protestant"),
            ),
        ),
        (
            CARDS,
            "cards: {nobles-1: {effect: [{lose_piety: 0}]}}",
            Fault(
                id="fault.expected_number",
                line=1,
                column=42,
                key="nobles-1.effect[1].lose_piety",
                found="0",
                low=1,
                high=9,
            ),
        ),
        (
            CARDS,
            "cards: {nobles-1: {effect: {english: []}}}",
            Fault(
                id="fault.missing_key",
                line=1,
                column=28,
                key="nobles-1.effect",
                expected=("german",),
            ),
        ),
        (
            ROLES,
            "roles: {ned: {mary: {guild: [1]}}}",
            Fault(
                id="fault.expected_length",
                line=1,
                column=29,
                key="ned.mary.guild",
                found="1",
                low=2,
                high=2,
            ),
        ),
        (
            ROLES,
            "roles: {ned: {james: {nobles: [1, x]}}}",
            Fault(
                id="fault.expected_number",
                line=1,
                column=35,
                key="ned.james.nobles[2]",
                found="x",
                low=-9,
                high=9,
            ),
        ),
        (
            ROLES,
            "roles: {ned: {end: {catholik: 1}}}",
            Fault(
                id="fault.unknown_key",
                line=1,
                column=21,
                key="ned.end.catholik",
                found="catholik",
                expected=("money", "catholic", "protestant"),
                nearest="catholic",
            ),
        ),
        (
            RULINGS,
            "rulings: {tied_rank: {default: frist}}",
            Fault(
                id="fault.unknown_name",
                line=1,
                column=32,
                key="tied_rank.default",
                found="frist",
                expected=("natural", "first", "last"),
                nearest="first",
            ),
        ),
        (
            RULINGS,
            "rulings: {highest_excludes_self: {default: no}}",
            Fault(
                id="fault.unknown_name",
                line=1,
                column=44,
                key="highest_excludes_self.default",
                found="no",
                expected=("true", "false"),
            ),
        ),
        (
            RULINGS,
            "rulings: {tied_rank: {values: [first]}}",
            Fault(id="fault.fixed_key", line=1, column=23, key="tied_rank.values", found="values"),
        ),
        (
            CHOICES,
            "persons: {default: random}",
            Fault(id="fault.fixed_key", line=1, column=1, key="persons", found="persons"),
        ),
        (
            PERSONS,
            "persons: {priest: {faction: bishp}}",
            Fault(
                id="fault.unknown_name",
                line=1,
                column=29,
                key="priest.faction",
                found="bishp",
                expected=FACTIONS,
                nearest="bishop",
            ),
        ),
        (
            PERSONS,
            "persons: {priest: {petition: []}}",
            Fault(
                id="fault.expected_length",
                line=1,
                column=30,
                key="priest.petition",
                found="0",
                low=1,
                high=1_000_000,
            ),
        ),
        (
            PERSONS,
            "persons: {priest: {petition: [{verb: pul, lands: 1, this: true}]}}",
            Fault(
                id="fault.unknown_name",
                line=1,
                column=38,
                key="priest.petition[1].verb",
                found="pul",
                expected=("pull", "push", "discard", "swap", "return"),
                nearest="pull",
            ),
        ),
        (
            PERSONS,
            "persons: {priest: {petition: [{verb: pull, this: true}]}}",
            Fault(
                id="fault.missing_key",
                line=1,
                column=31,
                key="priest.petition[1]",
                expected=("lands",),
            ),
        ),
        (
            PERSONS,
            "persons: {priest: {petition: [{verb: return, lands: 2, this: true}]}}",
            Fault(
                id="fault.key_not_here",
                line=1,
                column=46,
                key="priest.petition[1].lands",
                found="return",
                expected=("pull", "push"),
            ),
        ),
        (
            PERSONS,
            "persons: {priest: {petition: [{verb: return, this: true, chosen: {count: 1}}]}}",
            Fault(
                id="fault.exactly_one",
                line=1,
                column=31,
                key="priest.petition[1]",
                found="this, chosen",
                expected=("this", "every", "chosen"),
            ),
        ),
        (
            PERSONS,
            "persons: {priest: {petition: [{verb: return, this: false}]}}",
            Fault(
                id="fault.differs",
                line=1,
                column=52,
                key="priest.petition[1].this",
                found="false",
                expected=("true",),
            ),
        ),
        (
            PERSONS,
            "persons: {priest: {petition: [{verb: swap, chosen: {count: 2}}]}}",
            Fault(id="fault.step.swap", line=1, column=31, key="priest.petition[1]"),
        ),
        (
            PERSONS,
            "persons: {priest: {petition: [{verb: return, every: {person: monk}}]}}",
            Fault(
                id="fault.unknown_name",
                line=1,
                column=62,
                key="priest.petition[1].every.person",
                found="monk",
                expected=(*FACTIONS, "preacher", "guildmaster", "priest"),
            ),
        ),
        (
            PERSONS,
            "persons: {priest: {petition: [{verb: return, every: {}}]}}",
            Fault(
                id="fault.exactly_one",
                line=1,
                column=53,
                key="priest.petition[1].every",
                expected=("person", "faction"),
            ),
        ),
        (
            PERSONS,
            "persons: {priest: {petition: [{verb: return, chosen: {count: 6}}]}}",
            Fault(
                id="fault.expected_number",
                line=1,
                column=62,
                key="priest.petition[1].chosen.count",
                found="6",
                low=1,
                high=5,
            ),
        ),
        (
            PERSONS,
            "persons: {priest: {expansion: false}}",
            Fault(
                id="fault.fixed_key", line=1, column=20, key="priest.expansion", found="expansion"
            ),
        ),
        (
            CARDS,
            "cards:\n  nobles-1: {piety: 1}\n  nobles-1: {piety: 2}",
            Fault(id="fault.yaml.duplicate_key", line=3, column=3, key="cards.nobles-1"),
        ),
        (CARDS, "cards: [", Fault(id="fault.yaml.open_bracket", line=2, column=1)),
        (CARDS, "# nothing\n", Fault(id="fault.yaml.empty")),
    ],
    ids=lambda value: value.id.removeprefix("fault.") if isinstance(value, Fault) else "",
)
def test_a_fault_names_file_line_key_and_what_was_meant(
    write: Write, tmp_path: Path, file: str, text: str, fault: Fault
) -> None:
    (found,) = check_data(write(file, text))
    assert found.file == str(tmp_path / file)
    values = {name: getattr(found, name) for name in Fault.__dataclass_fields__ if name != "file"}
    assert values == {name: getattr(fault, name) for name in values}
    assert set(FAULTS[found.id]) >= {name for name in ("found", "nearest", "key") if values[name]}


@pytest.mark.parametrize(
    ("file", "text", "unknown", "meant", "first_known"),
    [
        (CARDS, "cards:\n  nobels-1: {piety: 1}", "nobels-1", "nobles-1", "nobles-1"),
        (CARDS, "cards:\n  nobles-15: {piety: 1}", "nobles-15", "nobles-1", "nobles-1"),
        (CARDS, "cards:\n  burghers-3: {piety: 1}", "burghers-3", "", "nobles-1"),
        (ROLES, "roles:\n  bertrand: {end: {money: 1}}", "bertrand", "bertram", "bertram"),
        (PERSONS, "persons:\n  bishops: {faction: noble}", "bishops", "bishop", "cardinal"),
        (RULINGS, "rulings:\n  loan: {default: single}", "loan", "loans", "first_chooser"),
    ],
)
def test_an_unknown_id(
    write: Write, file: str, text: str, unknown: str, meant: str, first_known: str
) -> None:
    (fault,) = check_data(write(file, text))
    assert (fault.id, fault.line, fault.column, fault.key) == ("fault.unknown_id", 2, 3, unknown)
    assert (fault.found, fault.nearest, fault.expected[0]) == (unknown, meant, first_known)


def test_each_faction_has_one_person_of_the_base_game(write: Write, tmp_path: Path) -> None:
    faults = check_data(write(PERSONS, "persons:\n  bishop: {faction: cardinal}"))
    assert [(fault.id, fault.line, fault.found, fault.expected) for fault in faults] == [
        ("fault.faction_base", 2, "", ("bishop",)),
        ("fault.faction_base", 2, "cardinal, bishop", ("cardinal",)),
    ]
    assert {fault.file for fault in faults} == {str(tmp_path / PERSONS)}
    faults = check_data(write(PERSONS, "persons:\n  cardinal: {faction: bishop}"))
    assert [(fault.line, fault.column, fault.found) for fault in faults] == [
        (2, 3, ""),
        (2, 23, "cardinal, bishop"),
    ]
    assert {fault.file for fault in faults} == {str(tmp_path / PERSONS)}


def test_one_mistake_is_told_once(write: Write) -> None:
    faults = check_data(write(PERSONS, "persons:\n  bishop: {faction: bishp}"))
    assert [fault.key for fault in faults] == ["bishop.faction"]
    faults = check_data(write(PERSONS, "persons:\n  bishop: 5"))
    assert [fault.key for fault in faults] == ["bishop"]


def test_all_faults_of_all_files_are_told_at_once(write: Write) -> None:
    write(CARDS, "cards:\n  nobles-2: {piety: x, monney: 1}\n  nobles-1: {piety: 99}\n")
    write(ROLES, "roles: {ned: {end: {money: *x}}}")
    folder = write(PERSONS, "persons: [\n")
    with pytest.raises(BadData) as caught:
        load_catalogue(folder)
    assert [(Path(fault.file).name, fault.line, fault.id) for fault in caught.value.faults] == [
        ("persons.yaml", 2, "fault.yaml.open_bracket"),
        ("cards.yaml", 2, "fault.expected_number"),
        ("cards.yaml", 2, "fault.unknown_key"),
        ("cards.yaml", 3, "fault.expected_number"),
        ("roles.yaml", 1, "fault.yaml.alias"),
    ]
    assert check_data(folder) == caught.value.faults


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("cards.yaml", CARDS),
        ("roles.yaml", ROLES),
        ("tolerance/card.yaml", CARDS),
        ("tolerance/Cards.yaml", CARDS),
        ("tolerance/cards.yml", CARDS),
        ("tolerance/persons.yaml", PERSONS),
        ("tolerances/cards.yaml", ""),
        ("tolerance/figures.csv", ""),
    ],
)
def test_an_unknown_file(write: Write, tmp_path: Path, name: str, meant: str) -> None:
    (fault,) = check_data(write(name, "cards: {}"))
    shown = name.split("/")[0] if name.startswith("tolerances") else name
    assert fault == Fault(
        id="fault.folder.unknown_file",
        file=str(tmp_path / shown),
        found=shown,
        expected=tuple(PLANS),
        nearest=meant,
    )


def test_a_file_that_cannot_be_changed(write: Write, tmp_path: Path) -> None:
    (fault,) = check_data(write("schisma/board.yaml", "lands: []"))
    assert fault == Fault(id="fault.folder.fixed_file", file=str(tmp_path / "schisma/board.yaml"))


def test_a_folder_full_of_other_things(tmp_path: Path) -> None:
    for number in range(50):
        (tmp_path / f"photo{number}.jpg").touch()
    faults = check_data(tmp_path)
    assert len(faults) == 21
    assert faults[0].id == "fault.folder.too_many_faults"
    assert {fault.id for fault in faults[1:]} == {"fault.folder.unknown_file"}


def test_no_folder(tmp_path: Path) -> None:
    assert [fault.id for fault in check_data(tmp_path / "none")] == ["fault.folder.missing"]
    (tmp_path / "file").touch()
    assert [fault.id for fault in check_data(tmp_path / "file")] == ["fault.folder.not_a_folder"]
    assert [fault.id for fault in check_data(Path("\0"))] == ["fault.folder.unreadable"]


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    (tmp_path / CARDS).mkdir(parents=True)
    assert [fault.id for fault in check_data(tmp_path)] == ["fault.file.not_a_file"]


@pytest.mark.skipif(os.name != "posix", reason="only there a name may be any bytes")
def test_a_file_whose_name_is_no_text(tmp_path: Path) -> None:
    (Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff.yaml"))).touch()
    (fault,) = check_data(tmp_path)
    assert fault.found == "\\udcff.yaml"
    assert str(fault).encode()


def test_a_folder_given_relative_to_where_one_is(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(CARDS, "cards: {nobles-1: {piety: 7}}")
    (tmp_path / "data").mkdir()
    (tmp_path / "tolerance").rename(tmp_path / "data" / "tolerance")
    monkeypatch.chdir(tmp_path)
    theirs = load_catalogue(Path("data"))
    assert card(theirs, "nobles-1").sources["piety"] == "owner"


def test_damaged_folders_are_read_or_refused(tmp_path: Path) -> None:
    random = Random(1536)
    texts = {name: (DATA / name).read_bytes() for name in FILES}
    for name in texts:
        (tmp_path / name).parent.mkdir(exist_ok=True)
    for number in range(max(1, MUTATIONS // 100)):
        name = random.choice(FILES)
        content = bytearray(texts[name])
        for _ in range(random.choice((1, 2, 5, 20))):
            if content:
                random.choice(DAMAGE)(content, random)
        (tmp_path / name).write_bytes(content)
        for fault in check_data(tmp_path):
            assert fault.id in FAULTS
            assert str(fault)
        if number % 3 == 0:
            (tmp_path / name).unlink()
