"""Faults of an owner's figures: each with file, line, key, and what was meant instead."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tolerance_game.storage.data.catalogue import check_data, load_catalogue
from tolerance_game.storage.data.faults import FAULTS, BadData, Fault

from .faults_as_text import fault

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


NAMES = {"STEPS": STEP_VERBS, "SUITS": SUITS, "FACTIONS": FACTIONS}

# Under each file its cases, two lines each: the text with a ^ before the place of the fault, and
# the fault that is told.
CASES = r"""
tolerance/cards.yaml
  # ours\ncards:\n  nobles-1: {piety: ^ten}
    expected_number nobles-1.piety: ten; from 0 to 9
  cards: {nobles-1: {money: ^10}}
    expected_number nobles-1.money: 10; from -9 to 9
  cards: {nobles-1: {affiliation: ^Catholik}}
    unknown_name nobles-1.affiliation: Catholik; known catholic|prevailing|protestant; near catholic
  cards: {nobles-1: {guild: ^yes}}
    expected_truth nobles-1.guild: yes
  cards:\n  nobles-1:\n    ^suit: clergy
    fixed_key nobles-1.suit: suit
  cards: {nobles-1: {^source: {piety: book}}}
    fixed_key nobles-1.source: source
  cards: {}\n^sources: {piety: book}
    fixed_key sources: sources
  ^card: {nobles-1: {piety: 1}}
    unknown_key card: card; known cards; near cards
  cards:\n  nobles-1: {name: {^fr: Avocat}}
    unknown_key nobles-1.name.fr: fr; known en|de
  cards: {nobles-1: {name: ^Lawyer}}
    expected_mapping nobles-1.name: Lawyer
  cards: {nobles-1: {name: {en: ^5}}}
    expected_text nobles-1.name.en: 5
  cards: {nobles-1: {name: {en: ^' '}}}
    empty_text nobles-1.name.en
  cards: {nobles-1: ^5}
    expected_mapping nobles-1: 5
  cards: ^[nobles-1]
    expected_mapping cards: [...]
  ^- cards
    expected_mapping : [...]
  cards: {nobles-1: {effect: ^tax}}
    expected_list nobles-1.effect: tax
  cards: {nobles-1: {effect: ^null}}
    expected_list nobles-1.effect: null
  cards: {nobles-1: {effect: [{tax: every card}, {^takx: every card}]}}
    unknown_name nobles-1.effect[2].takx: takx; known STEPS; near tax
  cards: {nobles-1: {effect: [^kill_one]}}
    step.needs_value nobles-1.effect[1]: kill_one
  cards: {wild-14a: {effect: [^{royal_execution: true}]}}
    step.takes_no_value wild-14a.effect[1]: royal_execution
  cards: {nobles-1: {effect: ^[royal_execution]}}
    step.monarchs_only nobles-1.effect: royal_execution
  cards: {nobles-1: {effect: [^{tax: every card, piety: every card}]}}
    exactly_one nobles-1.effect[1]: tax, piety; known STEPS
  cards: {nobles-1: {effect: [{tax: ^all cards}]}}
    unknown_name nobles-1.effect[1].tax: all cards; known every card
  cards: {nobles-1: {effect: [{tax: {suits: [nobles, ^wlid]}}]}}
    unknown_name nobles-1.effect[1].tax.suits[2]: wlid; known SUITS; near wild
  cards: {nobles-1: {effect: [{tax: {suits: [wild, ^wild]}}]}}
    repeated nobles-1.effect[1].tax.suits[2]: wild
  cards: {nobles-1: {effect: [{tax: ^{}}]}}
    exactly_one nobles-1.effect[1].tax; known suits|all_but|religion
  cards: {nobles-1: {effect: [{condemn: ^monarch}]}}
    unknown_name nobles-1.effect[1].condemn: monarch; known catholic|protestant
  cards: {nobles-1: {effect: [{lose_piety: ^0}]}}
    expected_number nobles-1.effect[1].lose_piety: 0; from 1 to 9
  cards: {nobles-1: {effect: ^{english: []}}}
    missing_key nobles-1.effect; known german
  cards:\n  nobles-1: {piety: 1}\n  ^nobles-1: {piety: 2}
    yaml.duplicate_key cards.nobles-1
  cards: [\n^
    yaml.open_bracket
  # nothing\n
    yaml.empty
tolerance/roles.yaml
  roles: {ned: {mary: {guild: ^[1]}}}
    expected_length ned.mary.guild: 1; from 2 to 2
  roles: {ned: {james: {nobles: [1, ^x]}}}
    expected_number ned.james.nobles[2]: x; from -9 to 9
  roles: {ned: {end: {^catholik: 1}}}
    unknown_key ned.end.catholik: catholik; known money|catholic|protestant; near catholic
tolerance/rulesets.yaml
  rulings: {tied_rank: {default: ^frist}}
    unknown_name tied_rank.default: frist; known natural|first|last; near first
  rulings: {highest_excludes_self: {default: ^no}}
    unknown_name highest_excludes_self.default: no; known true|false
  rulings: {tied_rank: {^values: [first]}}
    fixed_key tied_rank.values: values
schisma/rulesets.yaml
  ^persons: {default: random}
    fixed_key persons: persons
schisma/persons.yaml
  persons: {priest: {faction: ^bishp}}
    unknown_name priest.faction: bishp; known FACTIONS; near bishop
  persons: {priest: {petition: ^[]}}
    expected_length priest.petition: 0; from 1 to 1000000
  persons: {priest: {petition: [{verb: ^pul, lands: 1, this: true}]}}
    unknown_name priest.petition[1].verb: pul; known pull|push|discard|swap|return; near pull
  persons: {priest: {petition: [^{verb: pull, this: true}]}}
    missing_key priest.petition[1]; known lands
  persons: {priest: {petition: [{verb: return, ^lands: 2, this: true}]}}
    key_not_here priest.petition[1].lands: return; known pull|push
  persons: {priest: {petition: [^{verb: return, this: true, chosen: {count: 1}}]}}
    exactly_one priest.petition[1]: this, chosen; known this|every|chosen
  persons: {priest: {petition: [{verb: return, this: ^false}]}}
    differs priest.petition[1].this: false; known true
  persons: {priest: {petition: [^{verb: swap, chosen: {count: 2}}]}}
    step.swap priest.petition[1]
  persons: {priest: {petition: [{verb: return, every: {person: ^monk}}]}}
    unknown_name priest.petition[1].every.person: monk; known FACTIONS|preacher|guildmaster|priest
  persons: {priest: {petition: [{verb: return, every: ^{}}]}}
    exactly_one priest.petition[1].every; known person|faction
  persons: {priest: {petition: [{verb: return, chosen: {count: ^6}}]}}
    expected_number priest.petition[1].chosen.count: 6; from 1 to 5
  persons: {priest: {^expansion: false}}
    fixed_key priest.expansion: expansion
"""


def cases() -> Iterator[ParameterSet]:
    lines = CASES.strip().splitlines()
    file = ""
    while lines:
        line = lines.pop(0)
        if not line.startswith(" "):
            file = line
            continue
        before, mark, after = line.strip().replace(r"\n", "\n").partition("^")
        expected = fault(lines.pop(0).strip(), NAMES)
        expected |= {"line": 0, "column": 0}
        if mark:
            expected |= {"line": before.count("\n") + 1, "column": len(before.split("\n")[-1]) + 1}
        yield pytest.param(file, before + after, expected, id=str(expected["id"])[6:])


@pytest.mark.parametrize(("file", "text", "expected"), [*cases()])
def test_a_fault_names_file_line_key_and_what_was_meant(
    write: Write, tmp_path: Path, file: str, text: str, expected: dict[str, object]
) -> None:
    (found,) = check_data(write(file, text))
    assert found.file == str(tmp_path / file)
    assert {name: getattr(found, name) for name in expected} == expected
    assert set(Fault.__dataclass_fields__) == {"file", *expected}
    said = {name for name in ("found", "nearest", "key") if expected[name]}
    assert set(FAULTS[found.id]) >= said


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
    found = [(fault.line, fault.column, fault.found) for fault in faults]
    assert found == [(2, 3, ""), (2, 23, "cardinal, bishop")]


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
