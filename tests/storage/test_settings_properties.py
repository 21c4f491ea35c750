"""Whatever is written is read again just so: plain YAML, and files of settings."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st

from tests.tiers import TIMES
from tolerance_game.storage.data.merging import plain
from tolerance_game.storage.data.plain_yaml import Plain, comment, entry, on_one_line
from tolerance_game.storage.data.strict_yaml import MAX_DIGITS, parse, pure_parser
from tolerance_game.storage.settings import setting_kinds
from tolerance_game.storage.settings.settings import DEFAULTS, Settings, all_settings, changed
from tolerance_game.storage.settings.settings_file import read_settings, write_settings
from tolerance_game.words import Words

EXAMPLES = 100 * TIMES
LIGHT = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=40)
TRAPS = st.sampled_from(
    ["", " ", "no", "yes", "on", "null", "~", "true", "1:30", "1e3", "010", "-", "- a", "a: b",
     "a #b", "#", "&a", "*a", "!t", "|", ">", "%", "@", "`", "'", '"', "{", "]", ",", "?", "? a",
     ":", "\x85", "\u2028", "\u2029", "\ufeff", "\ufffe", "\x7f", "\t", "\r\n", "---", "...", "<<",
     "=", "\u00a0", "\U0001f600", "x" * 1500, "a\n b", "0x10", "1_000", ".5", "+1", "0"],
)  # fmt: skip
NUMBERS = st.integers(-(10**MAX_DIGITS) + 1, 10**MAX_DIGITS - 1)
SCALARS = TEXTS | TRAPS | NUMBERS | st.booleans() | st.none()
KEYS = TEXTS | TRAPS
VALUES: st.SearchStrategy[Any] = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


@LIGHT
@given(st.dictionaries(KEYS, VALUES, min_size=1, max_size=5))
@example({"a\x85b": ["\x85", {"\u2028": "\x85"}]})
@example({"k" * 1500: {"k" * 1500: [{"k" * 1500: 1}]}})
@example({"shared": ["x"] * 2, "again": ["x"] * 2})
def test_plain_yaml_is_read_as_it_was_written(values: dict[str, Plain]) -> None:
    text = "".join(f"{line}\n" for key in values for line in entry(key, values[key]))
    for parser in (None, pure_parser):
        read = parse(text.encode(), "f") if parser is None else parse(text.encode(), "f", parser)
        node, faults = read
        assert faults == ()
        assert node is not None
        assert plain(node) == values
        # `1 == True`: equal is not the same.
        assert repr(plain(node)) == repr(values)


@LIGHT
@given(TEXTS | TRAPS, st.integers(0, 6))
def test_a_comment_says_nothing_to_the_reader(text: str, indent: int) -> None:
    lines = [*comment(text, 60, indent), "key: 1"]
    node, faults = parse("\n".join(lines).encode(), "f")
    assert faults == ()
    assert node is not None
    assert plain(node) == {"key": 1}


def test_what_no_text_can_hold_becomes_the_sign_for_it() -> None:
    assert on_one_line("a\0b\ud800c") == '"a\ufffdb\ufffdc"'


def test_lines_are_never_folded_and_nothing_is_shared() -> None:
    wide = ["word " * 100] * 3
    assert list(entry("a", wide)) == [f'a: ["{wide[0]}", "{wide[0]}", "{wide[0]}"]']


def _values_of(kind: Any) -> st.SearchStrategy[Any]:
    match kind:
        case setting_kinds.Truth():
            return st.booleans()
        case setting_kinds.Number(low, high):
            return st.integers(low, high)
        case setting_kinds.NumberOrNothing(low, high):
            return st.none() | st.integers(low, high)
        case setting_kinds.ChoiceSetting():
            return st.sampled_from(kind.names)
        case setting_kinds.NamesSetting(most, longest):
            texts = (TEXTS | TRAPS).filter(lambda text: bool(text.strip()))
            return st.lists(texts.map(lambda text: text[:longest]), max_size=most).map(tuple)
        case setting_kinds.OptionsOf(values, rulings, lists):
            word = st.sampled_from(["cardinal", "bishop", "no", "1"])
            return st.fixed_dictionaries(
                {},
                optional={
                    **{name: st.sampled_from(values[name]) for name in values},
                    **{name: st.lists(word, max_size=6).map(tuple) for name in lists},
                    "rulings": st.fixed_dictionaries(
                        {}, optional={name: st.sampled_from(rulings[name]) for name in rulings}
                    ).map(lambda found: tuple(found.items())),
                },
            ).map(lambda found: tuple(found.items()))
    raise AssertionError(kind)


EVERYTHING = st.fixed_dictionaries(
    {}, optional={path: _values_of(setting.kind) for path, setting in all_settings().items()}
)


def _settings(values: Mapping[str, Any]) -> Settings:
    found = DEFAULTS
    for path, value in values.items():
        found = changed(found, path, value)
    return found


@LIGHT
@given(EVERYTHING, st.sampled_from(["en", "de"]))
def test_settings_are_read_as_they_were_written(values: dict[str, Any], language: str) -> None:
    names = [*values.get("names", ()), *values.get("table.seats", ())]
    assume(all(name.strip() for name in names))
    with tempfile.TemporaryDirectory() as name:
        wanted = _settings(values)
        file, reason = write_settings(read_settings(Path(name)), wanted, Words(language).say)
        assert reason is None
        again = read_settings(Path(name))
        assert (again.settings, again.notices) == (wanted, ())
        # Written again, it is the same to the last sign.
        write_settings(again, wanted, Words(language).say)
        assert (Path(name) / "settings.yaml").read_bytes() == file.content


@LIGHT
@given(st.dictionaries(KEYS, VALUES, max_size=4), st.dictionaries(KEYS, VALUES, max_size=4))
def test_what_nobody_knows_is_kept(root: dict[str, Any], inside: dict[str, Any]) -> None:
    root = {key: value for key, value in root.items() if key not in (*vars_of(""), "format")}
    inside = {key: value for key, value in inside.items() if key not in vars_of("look.")}
    assume(inside)
    content = [line for key in root for line in entry(key, root[key])]
    content += entry("look", inside)
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "settings.yaml"
        path.write_text("\n".join(content) + "\n", "utf-8", newline="\n")
        file = read_settings(Path(name))
        assert file.foreign == {**root, "look": inside}
        file, reason = write_settings(file, changed(DEFAULTS, "look.scale", 90), Words("en").say)
        assert reason is None
        again = read_settings(Path(name))
        # As JSON, since to Python 1 is True.
        assert json.dumps(again.foreign, sort_keys=True) == json.dumps(
            {**root, "look": inside}, sort_keys=True
        )
        assert again.settings.look.scale == 90


def vars_of(start: str) -> set[str]:
    """The names known below a path."""
    paths = (path for path in all_settings() if path.startswith(start))
    return {path.removeprefix(start).partition(".")[0] for path in paths}


@LIGHT
@given(st.data())
def test_no_mutation_of_a_file_raises_or_loses_it(data: st.DataObject) -> None:
    """Every byte of the file that was there is still there, in its place or set aside."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "settings.yaml"
        write_settings(read_settings(folder), DEFAULTS, Words("en").say)
        content = bytearray(path.read_bytes())
        for _ in range(data.draw(st.integers(1, 6))):
            at = data.draw(st.integers(0, len(content) - 1))
            match data.draw(st.sampled_from(["byte", "cut", "drop", "double"])):
                case "byte":
                    content[at] = data.draw(st.integers(0, 255))
                case "cut":
                    del content[at + 1 :]
                case "drop":
                    del content[at : at + data.draw(st.integers(1, 40))]
                case _:
                    content[at:at] = content[at : at + data.draw(st.integers(1, 40))]
            if not content:
                content = bytearray(b"#")
        path.write_bytes(content)
        file = read_settings(folder)
        kept = [one.read_bytes() for one in folder.iterdir()]
        assert kept == [bytes(content)]
        if not path.exists():
            assert file.settings == DEFAULTS
        wanted = changed(file.settings, "look.scale", 90)
        _file, reason = write_settings(file, wanted, Words("en").say)
        assert reason is None or not file.writable
        assert bytes(content) in [one.read_bytes() for one in folder.iterdir()]
