"""Values taken from a tree, and what is noted when something else stands there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
    assert (found.file, found.line) == ("cards.yaml", 1)
    assert found.key.split(".")[0].split("[")[0] == "here"
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


Read = Callable[[Entry], object]
# How a value is read, what is given instead of one that is refused, and what each is refused for.
REFUSED: list[tuple[Read, object, str, list[str]]] = [
    (Entry.text, "", "expected_text", ["14", "true", "null", "", "[a]", "{a: b}"]),
    (Entry.text, "", "empty_text", ["''", "'   '", '"\\n"']),
    (lambda entry: entry.text(longest=3), "", "long_text", ["abcd"]),
    (Entry.truth, False, "expected_truth", ["yes", "1", "True", "'true'", ""]),
    (lambda entry: entry.number(-4, 7), -4, "expected_number", ["-5", "8", "two", "'2'", "true"]),
    (lambda entry: entry.number(-4, 7), -4, "expected_number", ["2.0", "", "[2]"]),
    (lambda entry: entry.names(SUITS), (), "expected_list", ["wild"]),
    # The first known name does to go on with, or the one that was meant.
    (lambda entry: entry.name(SUITS), "nobles", "unknown_name", ["nobels", "burghers", "[wild]"]),
]


@pytest.mark.parametrize(
    ("read", "given", "name", "text"),
    [(read, given, name, text) for read, given, name, texts in REFUSED for text in texts],
)
def test_what_is_refused_is_noted(read: Read, given: object, name: str, text: str) -> None:
    place = entry(text)
    assert read(place) == given
    noted = fault(place)
    assert noted.id == f"fault.{name}"
    if name in ("expected_text", "expected_number", "unknown_name", "expected_list"):
        shown = {"[a]": "[...]", "{a: b}": "{...}", "[2]": "[...]", "[wild]": "[...]"}
        assert noted.found == shown.get(text, text.strip("'"))
    assert noted.nearest == ("nobles" if text == "nobels" else "")
    assert noted.expected == (SUITS if name == "unknown_name" else ())
    limits = {"expected_number": (-4, 7), "long_text": (0, 3)}
    assert (noted.low, noted.high) == limits.get(name, (0, 0))


def test_a_text_may_be_as_long_as_allowed() -> None:
    assert entry("abc").text(longest=3) == "abc"


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
    read = (place.text(), place.number(1, 2), place.truth(), place.name(SUITS))
    assert read == ("", 1, False, "nobles")
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
    values: dict[str, Any] = {"file": "cards.yaml", "line": 3, "key": "nobles-1.suit"}
    values |= {"found": "nobels", "expected": SUITS, "nearest": "nobles"}
    noted = Fault(id="fault.unknown_name", **values)
    assert noted.reason() == Reason("fault.unknown_name", values)
    assert str(noted) == (
        "cards.yaml:3: fault.unknown_name key='nobles-1.suit' found='nobels' "
        "expected=('nobles', 'clergy', 'wild') nearest='nobles'"
    )


def test_clipped() -> None:
    assert faults_module.clipped("x" * 80) == "x" * 80
    assert faults_module.clipped("x" * 81) == "x" * 79 + "…"
