"""Writes simple YAML with comments, which the strict reader reads back unchanged.

Mappings have a line for each key; lists, with all they contain, are on one line. No line is folded,
there are no aliases, and text that could be mistaken for something else is quoted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

Plain = str | int | bool | None | Sequence["Plain"] | Mapping[str, "Plain"]
"""What can be written; a text does not count as a sequence."""

_SAFE: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*\Z")
_WORDS: Final = frozenset({"true", "false", "null"})
_UNREADABLE: Final = re.compile("[\0\ud800-\udfff]")
"""What the strict reader allows in no text."""
_LONG_KEY: Final = 100
"""Longer keys are marked with `?`: the parser looks for a colon only so far."""

_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def scalar(value: str | int | bool | None) -> str:
    """A single value as it is written. A NUL or a lone surrogate becomes U+FFFD."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if _SAFE.match(value) and value not in _WORDS:
        return value
    readable = _UNREADABLE.sub("\ufffd", value)
    return '"' + "".join(_sign(sign) for sign in readable) + '"'


def _sign(sign: str) -> str:
    if sign in _ESCAPES:
        return _ESCAPES[sign]
    # Escapes U+0085, U+2028 and U+2029 as well, which end a line for a parser.
    if sign.isprintable() and sign not in "\ufeff\ufffe\uffff":
        return sign
    number = ord(sign)
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"


def on_one_line(value: Plain) -> str:
    """Any value as it is written on one line."""
    if isinstance(value, Mapping):
        parts = (_key(key, on_one_line(item)) for key, item in value.items())
        return "{" + ", ".join(parts) + "}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(on_one_line(item) for item in value) + "]"
    return scalar(value)


def _key(key: str, value: str) -> str:
    name = scalar(key)
    return f"? {name} : {value}" if len(name) > _LONG_KEY else f"{name}: {value}"


def entry(key: str, value: Plain, indent: int = 0) -> Iterator[str]:
    """A key with its value as lines, indented by this many spaces."""
    name, margin = scalar(key), " " * indent
    start = f"{margin}{name}:"
    if len(name) > _LONG_KEY:
        yield f"{margin}? {name}"
        start = f"{margin}:"
    if not isinstance(value, Mapping) or not value:
        yield f"{start} {on_one_line(value)}"
        return
    yield start
    for inner, item in value.items():
        yield from entry(inner, item, indent + 2)


def comment(text: str, width: int = 96, indent: int = 0) -> Iterator[str]:
    """A text as lines of comment, broken between words."""
    line = " " * indent + "#"
    # `split` also splits at everything that a parser might take for the end of a line.
    for word in text.split():
        shown = "".join(sign for sign in word if sign.isprintable() and sign != "\ufeff")
        if len(line) + 1 + len(shown) > width and not line.endswith("#"):
            yield line
            line = " " * indent + "#"
        line += f" {shown}"
    yield line
