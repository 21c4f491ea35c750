"""Faults of an owner's figures: each with file, line, key, and what was meant instead."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tolerance_game.storage.data.catalogue import check_data, load_catalogue
from tolerance_game.storage.data.faults import FAULTS, BadData, Fault

Write = Callable[[str, str], Path]

CARDS = "tolerance/cards.yaml"
ROLES = "tolerance/roles.yaml"
RULINGS = "tolerance/rulesets.yaml"
PERSONS = "schisma/persons.yaml"
CHOICES = "schisma/rulesets.yaml"

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
            Fault(id="fault.expected_mapping", line=1, column=8, key="cards", found="[...]"),
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
