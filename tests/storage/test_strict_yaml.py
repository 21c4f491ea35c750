"""What the strict reader reads, and what each limit refuses, with file, line and key."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

import tolerance_game
from tolerance_game.storage.data import strict_yaml
from tolerance_game.storage.data.faults import BadData, Fault
from tolerance_game.storage.data.strict_yaml import (
    Listing,
    Mapping,
    Node,
    Scalar,
    Unreadable,
    c_parser,
    parse,
    pure_parser,
)

Parse = Callable[[str], tuple[Node | None, tuple[Fault, ...]]]


@pytest.fixture(params=[c_parser, pure_parser], ids=["compiled", "pure"])
def parsed(request: pytest.FixtureRequest) -> Parse:
    return lambda text: parse(text.encode(), "cards.yaml", request.param)


def plain(node: Node) -> object:
    """The tree as Python values."""
    if isinstance(node, Mapping):
        return {name: plain(entry.value) for name, entry in node.entries.items()}
    if isinstance(node, Listing):
        return [plain(value) for value in node.values]
    return node.value if isinstance(node, Scalar) else Unreadable


def value_of(parsed: Parse, text: str) -> object:
    node, faults = parsed(text)
    assert faults == ()
    assert node is not None
    return plain(node)


def only_fault(parsed: Parse, text: str) -> Fault:
    _, faults = parsed(text)
    assert len(faults) == 1, faults
    return faults[0]


# What YAML 1.1 would make false, 90, 1000.0, 8, 1.5, a date, infinity or a thousand.
ONE_ONE = (
    *("no", "Yes", "True", "~", "1:30", "1e3", "010", "0x1F", "1_000", "+1", "-0", "1.5"),
    *("2026-11-18", ".inf", "=", "<<", "١٢"),
)


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("true", True),
        ("false", False),
        ("null", None),
        ("", None),
        ("0", 0),
        ("-3", -3),
        ("14", 14),
        ("999999999999999999", 999_999_999_999_999_999),
        *((word, word) for word in ONE_ONE),
        # Quoted and block text is text whatever it says.
        ("'1'", "1"),
        ('"true"', "true"),
        ("''", ""),
        ("|\n  12\n", "12\n"),
        (">\n  null\n", "null\n"),
        ("Bannerträger ○", "Bannerträger ○"),
        ('"\\u00e4\\n\\t"', "ä\n\t"),
    ],
)
def test_only_plain_words_and_decimals_are_typed(
    parsed: Parse, written: str, value: object
) -> None:
    read = value_of(parsed, f"key: {written}")
    assert read == {"key": value}
    assert isinstance(read, dict)
    assert type(read["key"]) is type(value)


def test_the_tree_knows_lines_and_columns(parsed: Parse) -> None:
    node, faults = parsed("# cards\nnobles-8:\n  piety: 2\n  effect: [kill, {of: 1}]\n")
    assert not faults
    assert isinstance(node, Mapping)
    card = node.entries["nobles-8"]
    assert card.key == Scalar("nobles-8", "nobles-8", "cards.yaml", 2, 1)
    assert isinstance(card.value, Mapping)
    assert (card.value.line, card.value.column) == (3, 3)
    assert card.value.entries["piety"].value == Scalar(2, "2", "cards.yaml", 3, 10)
    effect = card.value.entries["effect"].value
    assert isinstance(effect, Listing)
    assert (effect.line, effect.column) == (4, 11)
    assert [value[-2:] for value in effect.values] == [(4, 12), (4, 18)]


def test_a_byte_order_mark_moves_no_column(parsed: Parse) -> None:
    node, faults = parsed("\ufeffkey: 1")
    assert not faults
    assert isinstance(node, Mapping)
    assert node.entries["key"].key == Scalar("key", "key", "cards.yaml", 1, 1)
    assert only_fault(parsed, "\ufeffa: \x07").column == 4
    assert only_fault(parsed, "\ufeffa: b: c").column == 5


def test_lines_may_end_as_on_windows(parsed: Parse) -> None:
    assert value_of(parsed, "a: 1\r\nb:\r\n  - x\r\n  - y\r\n") == {"a": 1, "b": ["x", "y"]}
    assert only_fault(parsed, "a: 1\r\na: 2\r\n").line == 2


@pytest.mark.parametrize("text", ["", "\n\n", "# only\n# comments\n", "---\n", "\ufeff"])
def test_an_empty_file(parsed: Parse, text: str) -> None:
    assert only_fault(parsed, text) == Fault(id="fault.yaml.empty", file="cards.yaml")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: 1\nb: *x", ("alias", 2, 4, "b", "*x")),
        ("a: {b: &x 1}", ("anchor", 1, 8, "a.b", "&x")),
        ("a: &x [1]", ("anchor", 1, 4, "a", "&x")),
        ("a: &x {b: 1}", ("anchor", 1, 4, "a", "&x")),
        ("- 1\n- !!str 5", ("tag", 2, 3, "[2]", "tag:yaml.org,2002:str")),
        ("a: !!python/none {}", ("tag", 1, 4, "a", "tag:yaml.org,2002:python/none")),
        ("a: ! 5", ("tag", 1, 4, "a", "!")),
        ("a:\n  b: 1\n  c: 2\n  b: 3", ("duplicate_key", 4, 3, "a.b", "")),
        ("{a: 1, 'a': 2}", ("duplicate_key", 1, 8, "a", "")),
        ("a: {1: x}", ("key_not_text", 1, 5, "a", "1")),
        ("true: x", ("key_not_text", 1, 1, "", "true")),
        ("? [a, b]\n: x", ("key_not_text", 1, 3, "", "[...]")),
        ("? {a: b}\n: x", ("key_not_text", 1, 3, "", "{...}")),
        ("? \n: x", ("key_not_text", 1, 2, "", "")),
        ('a: ["x\\0"]', ("character", 1, 5, "a[1]", "")),
        ("a: 1\n---\nb: 2", ("second_document", 2, 1, "", "")),
        ("a: 1\n...\nb: 2", ("second_document", 3, 1, "", "")),
        ("%YAML 1.1\n---\na: 1", ("directive", 1, 1, "", "")),
        ("%TAG ! tag:x,1:\n---\na: 1", ("directive", 1, 1, "", "")),
        ("a: 1\n\tb: 2", ("tab", 2, 1, "", "")),
        ("a:\n\t- 1", ("tab", 2, 1, "", "")),
        ("a: b: c", ("colon", 1, 5, "", "")),
        ("a: 1\nb\nc: 2", ("missing_colon", 2, 1, "", "")),
        ('a: 1\nb: "open\nc: 2', ("open_quote", 2, 4, "", "")),
        ("a: 1\nb: [1, 2\n", ("open_bracket", 2, 4, "", "")),
        ("a: 1\nb: {c: 2\n", ("open_bracket", 2, 4, "", "")),
        ("a:\n  b: 1\n c: 2", ("indentation", 3, 2, "", "")),
        ("- a\nb: 1", ("indentation", 2, 1, "", "")),
        ('a: "x" y', ("leftover", 1, 8, "", "")),
        ("a: @x", ("first_character", 1, 4, "", "@")),
        ("a: ]", ("first_character", 1, 4, "", "]")),
    ],
)
def test_what_is_no_simple_yaml(
    parsed: Parse, text: str, expected: tuple[str, int, int, str, str]
) -> None:
    fault = only_fault(parsed, text)
    name, line, column, key, found = expected
    assert fault == Fault(
        id=f"fault.yaml.{name}", file="cards.yaml", line=line, column=column, key=key, found=found
    )


def test_an_escape_that_is_none(parsed: Parse) -> None:
    assert only_fault(parsed, 'a: 1\nb: "\\q"').id == "fault.yaml.escape"


def test_a_lone_surrogate_is_refused_by_either_parser() -> None:
    written = b'a: "\\ud800"'
    assert [fault.id for fault in parse(written, "", c_parser)[1]] == ["fault.yaml.escape"]
    assert [fault.id for fault in parse(written, "", pure_parser)[1]] == ["fault.yaml.character"]


def test_all_faults_are_told_and_the_rest_is_read(parsed: Parse) -> None:
    node, faults = parsed("a: *x\nb: 1\nb: 2\nc: !t 3\n4: &y d\n")
    assert [(fault.line, fault.id) for fault in faults] == [
        (1, "fault.yaml.alias"),
        (3, "fault.yaml.duplicate_key"),
        (4, "fault.yaml.tag"),
        (5, "fault.yaml.key_not_text"),
        (5, "fault.yaml.anchor"),
    ]
    assert node is not None
    assert plain(node) == {"a": Unreadable, "b": 1, "c": 3, "4": "d"}


def test_faults_before_a_broken_line_are_told_too(parsed: Parse) -> None:
    node, faults = parsed("a: 1\na: 2\nb: [\n")
    assert node is None
    assert [fault.id for fault in faults] == ["fault.yaml.duplicate_key", "fault.yaml.open_bracket"]


def test_levels(parsed: Parse) -> None:
    assert parsed("[" * 32 + "]" * 32)[1] == ()
    fault = only_fault(parsed, "[" * 33 + "]" * 33)
    assert (fault.id, fault.column, fault.high) == ("fault.yaml.too_deep", 33, 32)


def test_digits(parsed: Parse) -> None:
    assert value_of(parsed, "a: -" + "9" * 18) == {"a": -(10**18 - 1)}
    fault = only_fault(parsed, "a: 1" + "0" * 18)
    assert (fault.id, fault.key, fault.high) == ("fault.yaml.number_too_long", "a", 18)
    assert only_fault(parsed, "a: " + "9" * 5000).id == "fault.yaml.number_too_long"


def test_length_of_a_text(parsed: Parse) -> None:
    assert value_of(parsed, "a: " + "x" * 100_000) == {"a": "x" * 100_000}
    fault = only_fault(parsed, "b: 1\na: " + "x" * 100_001)
    expected = ("fault.yaml.text_too_long", 2, "a", 100_000)
    assert (fault.id, fault.line, fault.key, fault.high) == expected


def test_number_of_values() -> None:
    most = b"[" + b"1," * 199_999 + b"]"  # the list itself is a value
    assert parse(most, "")[1] == ()
    faults = parse(b"[" + b"1," * 200_000 + b"]", "")[1]
    assert [(fault.id, fault.high) for fault in faults] == [("fault.yaml.too_many_values", 200_000)]
    lists = b"[" + b"[]," * 200_000 + b"]"
    assert [fault.id for fault in parse(lists, "")[1]] == ["fault.yaml.too_many_values"]


def test_a_hundred_faults_are_enough(parsed: Parse) -> None:
    _, faults = parsed("[" + "*a ," * 500 + "]")
    assert len(faults) == 101
    assert faults[99].id == "fault.yaml.alias"
    assert (faults[100].id, faults[100].high) == ("fault.yaml.too_many_faults", 100)


@pytest.mark.parametrize(
    ("content", "line", "found"),
    [
        *((b"a: 1\nb: \xff", 2, ""), (b"\xff\xfea\x00", 1, ""), (b"a: \xed\xa0\x80", 1, "")),
        *((b"a: 1\nb: x" + sign, 2, f"U+{ord(sign):04X}") for sign in (b"\0", b"\x07", b"\x7f")),
    ],
)
def test_bytes_that_are_no_utf8_or_no_text(content: bytes, line: int, found: str) -> None:
    name, column = ("character", 5) if found else ("not_utf8", 0)
    expected = Fault(
        id=f"fault.file.{name}", file="cards.yaml", line=line, column=column, found=found
    )
    assert parse(content, "cards.yaml") == (None, (expected,))


def test_load_raises_every_fault(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text("a: 1\na: 2\nb: *c\n", encoding="utf-8")
    with pytest.raises(BadData) as caught:
        strict_yaml.load(path)
    assert [fault.id for fault in caught.value.faults] == [
        "fault.yaml.duplicate_key",
        "fault.yaml.alias",
    ]
    assert {fault.file for fault in caught.value.faults} == {str(path)}
    assert {fault.file for fault in strict_yaml.read(path, "data/cards.yaml")[1]} == {
        "data/cards.yaml"
    }


def test_pyyaml_never_makes_objects_anywhere() -> None:
    package = Path(tolerance_game.__file__).parent
    made = {"load", "load_all", "safe_load", "full_load", "unsafe_load", "compose", "construct"}
    for path in package.rglob("*.py"):
        for item in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(item, ast.Attribute) and isinstance(item.value, ast.Name):
                assert (item.value.id, item.attr) not in {("yaml", name) for name in made}, path
