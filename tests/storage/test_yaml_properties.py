"""What holds for any bytes and for any simple document."""

from __future__ import annotations

from typing import Any

import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tolerance_game.storage.data.faults import FAULTS
from tolerance_game.storage.data.languages import FALLBACK, by_language
from tolerance_game.storage.data.merging import plain
from tolerance_game.storage.data.reading import FaultList
from tolerance_game.storage.data.strict_yaml import c_parser, parse, pure_parser

NUMBERS = st.integers(min_value=-(10**18) + 1, max_value=10**18 - 1)
TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=30)
KEYS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=20)
DOCUMENTS = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(KEYS, inner, max_size=4)),
    max_leaves=20,
)
PIECES = st.sampled_from(
    [
        *(": ", "- ", "? ", "[", "]", "{", "}", ",", "\n", "\n  ", "\t", "#", "&a ", "*a", "!"),
        *("'", '"', "|", ">", "%", "@", "`", "---", "...", "<<: ", "\\", "\\u", "\\U0", "true"),
        *("null", "~", "012", "-", "1e3", "\r", "\x85", "\u2028", "\ufeff", "ä", "😀", "a", "b c"),
        *("%YAML 1.1\n", "%TAG ! x\n", "!<", "!", "!!", "|2-\n", ">+\n", "\\x", "\\N", "key"),
    ]
)


class Plainly(yaml.CSafeDumper):
    """Writes a value that occurs twice twice, instead of an anchor and an alias."""

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002
        return True


def dump(document: object, **how: Any) -> bytes:
    written: bytes = yaml.dump(document, None, Plainly, allow_unicode=True, encoding="utf-8", **how)
    return written


def same(left: object, right: object) -> bool:
    """Equal with equal types, so that 1 is not true."""
    if isinstance(left, dict) and isinstance(right, dict):
        return list(left) == list(right) and all(same(left[key], right[key]) for key in left)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(same, left, right))
    return type(left) is type(right) and left == right


@settings(max_examples=400, deadline=None)
@given(DOCUMENTS, st.booleans(), st.sampled_from([None, "'", '"', "|"]))
@example({"\x85": "\u2028", "a": "\ufeff"}, False, None)
def test_what_was_written_is_read_again(document: object, flow: bool, style: str | None) -> None:
    if style == "|":
        flow = False
    if style is not None and not isinstance(document, str):
        style = None  # a style for all would write numbers as text
    how = {"width": 10**6, "sort_keys": False, "default_flow_style": flow, "default_style": style}
    written = dump({"root": document}, **how)
    for parser in (c_parser, pure_parser):
        node, faults = parse(written, "", parser)
        assert faults == (), written
        assert node is not None
        assert same(plain(node), {"root": document}), written


@settings(max_examples=400, deadline=None)
@given(
    st.one_of(
        st.binary(max_size=300), st.lists(PIECES, max_size=60).map(lambda p: "".join(p).encode())
    )
)
@example(b'"\\UFFFFFFFF"')
@example(b"%YAML " + b"9" * 5000 + b".1\n---\na")
@example(b"!<tag:%FF> b")
def test_any_bytes_give_a_tree_or_faults(content: bytes) -> None:
    for parser in (c_parser, pure_parser):
        node, faults = parse(content, "any.yaml", parser)
        assert node is not None or faults
        for fault in faults:
            assert fault.id in FAULTS
            assert fault.file == "any.yaml"
            assert str(fault)


@settings(max_examples=200, deadline=None)
@given(DOCUMENTS)
def test_any_tree_can_be_asked_for_anything(document: object) -> None:
    node, _ = parse(dump({"root": document}), "")
    assert node is not None
    root = FaultList().entry(node).fields(("root",))["root"]
    assert isinstance(root.text(), str)
    assert 0 <= root.number(0, 9) <= 9
    assert isinstance(root.truth(), bool)
    assert root.name(("en", "de")) in ("en", "de")
    assert set(root.names(("en", "de"))) <= {"en", "de"}
    assert set(by_language(root)) >= {FALLBACK}
    for fields in (root.fields(("en",), ("de",)), root.mapping()):
        assert all(isinstance(fields[name].text(), str) for name in fields)


def test_both_parsers_find_the_same() -> None:
    text = b"a: [1, {b: 'c'}]\nd:\n  - e: |\n      f\n    g: \"\\u00e4\"\n"
    assert parse(text, "", c_parser) == parse(text, "", pure_parser)
