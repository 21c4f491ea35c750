"""Values taken from a tree, and what is noted when something else stands there."""

from __future__ import annotations

import pytest

from tolerance_game.core.errors import Reason
from tolerance_game.storage.data import faults as faults_module
from tolerance_game.storage.data.faults import FAULTS, BadData, Fault
from tolerance_game.storage.data.languages import by_language
from tolerance_game.storage.data.reading import Entry, FaultList
from tolerance_game.storage.data.strict_yaml import parse

SUITS = ("nobles", "clergy", "wild")


def entry(text: str) -> Entry:
    """The value of the key `here`, on a sheet of its own."""
    node, faults = parse(f"here: {text}".encode(), "cards.yaml")
    assert node is not None
    assert not faults
    return FaultList().entry(node).mapping()["here"]


def fault(entry: Entry) -> Fault:
    (found,) = entry.sheet.faults
    assert (found.file, found.line, found.key.split(".")[0].split("[")[0]) == (
        "cards.yaml",
        1,
        "here",
    )
    return found


def summary(fault: Fault) -> tuple[str, str, tuple[str, ...], str]:
    return fault.id, fault.found, fault.expected, fault.nearest


def test_what_is_right_is_read_without_a_fault() -> None:
    for text, read, value in (
        ("Lawyer", Entry.text, "Lawyer"),
        ("'14'", Entry.text, "14"),
        ("true", Entry.truth, True),
        ("false", Entry.truth, False),
    ):
        place = entry(text)
        assert read(place) == value
        assert place.sheet.faults == []
    place = entry("-4")
    assert place.number(-4, 7) == -4
    assert entry("7").number(-4, 7) == 7
    assert entry("wild").name(SUITS) == "wild"
    assert entry("[wild, nobles]").names(SUITS) == ("wild", "nobles")
    assert by_language(entry("{en: Lawyer, de: Anwalt}")) == {"en": "Lawyer", "de": "Anwalt"}
    place.sheet.check()


@pytest.mark.parametrize("text", ["14", "true", "null", "", "[a]", "{a: b}"])
def test_text_is_expected(text: str) -> None:
    place = entry(text)
    assert place.text() == ""
    found = {"[a]": "[...]", "{a: b}": "{...}"}.get(text, text)
    assert summary(fault(place)) == ("fault.expected_text", found, (), "")


@pytest.mark.parametrize("text", ["''", "'   '", '"\\n"'])
def test_text_says_something(text: str) -> None:
    place = entry(text)
    assert place.text() == ""
    assert fault(place).id == "fault.empty_text"


def test_text_is_not_too_long() -> None:
    assert entry("abc").text(longest=3) == "abc"
    place = entry("abcd")
    assert place.text(longest=3) == ""
    assert (fault(place).id, fault(place).high) == ("fault.long_text", 3)


@pytest.mark.parametrize("text", ["-5", "8", "two", "'2'", "true", "2.0", "", "[2]"])
def test_a_number_is_expected(text: str) -> None:
    place = entry(text)
    assert place.number(-4, 7) == -4
    noted = fault(place)
    found = {"'2'": "2", "[2]": "[...]"}.get(text, text)
    assert (noted.id, noted.found, noted.low, noted.high) == ("fault.expected_number", found, -4, 7)


@pytest.mark.parametrize("text", ["yes", "1", "True", "'true'", ""])
def test_a_truth_is_expected(text: str) -> None:
    place = entry(text)
    assert place.truth() is False
    assert fault(place).id == "fault.expected_truth"


def test_a_known_name_is_expected() -> None:
    place = entry("nobels")
    assert place.name(SUITS) == "nobles", "the first: any of them does to go on with"
    assert summary(fault(place)) == ("fault.unknown_name", "nobels", SUITS, "nobles")
    place = entry("burghers")
    place.name(SUITS)
    assert summary(fault(place)) == ("fault.unknown_name", "burghers", SUITS, "")
    place = entry("[wild]")
    place.name(SUITS)
    assert summary(fault(place)) == ("fault.unknown_name", "[...]", SUITS, "")


def test_a_list_is_expected() -> None:
    place = entry("wild")
    assert place.names(SUITS) == ()
    assert summary(fault(place)) == ("fault.expected_list", "wild", (), "")


def test_the_length_of_a_list() -> None:
    assert len(entry("[1, 2]").values(2, 2)) == 2
    place = entry("[1, 2, 3]")
    place.values(1, 2)
    noted = fault(place)
    assert (noted.id, noted.found, noted.low, noted.high) == ("fault.expected_length", "3", 1, 2)
    place = entry("[]")
    place.names(SUITS, shortest=1)
    assert fault(place).id == "fault.expected_length"


def test_faults_in_a_list_say_which_value() -> None:
    place = entry("[wild, weild, wild]")
    assert place.names(SUITS) == ("wild",)
    assert [(noted.id, noted.key, noted.found) for noted in place.sheet.faults] == [
        ("fault.unknown_name", "here[2]", "weild"),
        ("fault.repeated", "here[3]", "wild"),
    ]


def test_a_mapping_is_expected() -> None:
    place = entry("[a]")
    fields = place.fields(("piety",))
    assert fields["piety"].number(0, 9) == 0
    assert summary(fault(place)) == ("fault.expected_mapping", "[...]", (), "")


def test_unknown_and_missing_keys_are_all_told() -> None:
    place = entry("{piety: 1, monney: 2, colour: red}")
    fields = place.fields(("piety", "money"), ("guild",))
    assert fields["piety"].number(0, 9) == 1
    assert fields["money"].number(-9, 9) == -9, "told once, as missing"
    known = ("piety", "money", "guild")
    assert [(noted.key, *summary(noted)) for noted in place.sheet.faults] == [
        ("here.monney", "fault.unknown_key", "monney", known, "money"),
        ("here.colour", "fault.unknown_key", "colour", known, ""),
        ("here", "fault.missing_key", "", ("money",), ""),
    ]
    assert [noted.column for noted in place.sheet.faults] == [18, 29, 7]


def test_a_key_that_is_there_is_not_meant_by_another() -> None:
    place = entry("{piety: 1, piet: 2}")
    place.fields(("piety",))
    assert fault(place).nearest == ""


def test_a_name_in_each_language() -> None:
    place = entry("{en: Lawyer, fr: Avocat, de: 5}")
    assert by_language(place) == {"en": "Lawyer", "de": ""}
    assert [(noted.id, noted.key) for noted in place.sheet.faults] == [
        ("fault.unknown_key", "here.fr"),
        ("fault.expected_text", "here.de"),
    ]


def test_a_value_that_was_refused_is_not_told_twice() -> None:
    node, faults = parse(b"here: *x", "cards.yaml")
    assert node is not None
    assert [noted.id for noted in faults] == ["fault.yaml.alias"]
    place = FaultList().entry(node).mapping()["here"]
    assert (place.text(), place.number(1, 2), place.truth(), place.name(SUITS)) == (
        "",
        1,
        False,
        "nobles",
    )
    assert (place.values(), place.names(SUITS)) == ((), ())
    assert by_language(place) == {"en": ""}
    assert place.sheet.faults == []


def test_check_raises_them_all() -> None:
    place = entry("{a: x, b: y}")
    fields = place.fields(("a", "b"))
    fields["a"].number(0, 1)
    fields["b"].truth()
    with pytest.raises(BadData) as caught:
        place.sheet.check()
    assert [noted.key for noted in caught.value.faults] == ["here.a", "here.b"]
    assert "cards.yaml:1:11: fault.expected_number" in str(caught.value)


def test_every_placeholder_is_a_field_of_a_fault() -> None:
    fields = set(Fault.__dataclass_fields__)
    for fault_id, placeholders in FAULTS.items():
        assert set(placeholders) <= fields, fault_id
        assert set(Fault(id=fault_id).values()) == set(placeholders)


def test_a_fault_is_a_reason_to_be_said() -> None:
    noted = Fault(
        id="fault.unknown_name",
        file="cards.yaml",
        line=3,
        key="nobles-1.suit",
        found="nobels",
        expected=SUITS,
        nearest="nobles",
    )
    assert noted.reason() == Reason(
        "fault.unknown_name",
        {
            "file": "cards.yaml",
            "line": 3,
            "key": "nobles-1.suit",
            "found": "nobels",
            "expected": SUITS,
            "nearest": "nobles",
        },
    )
    assert str(noted) == (
        "cards.yaml:3: fault.unknown_name key='nobles-1.suit' found='nobels' "
        "expected=('nobles', 'clergy', 'wild') nearest='nobles'"
    )


def test_clipped() -> None:
    assert faults_module.clipped("x" * 80) == "x" * 80
    assert faults_module.clipped("x" * 81) == "x" * 79 + "…"
