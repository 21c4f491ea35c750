"""Moves as one line of text, and back.

A move is its name, then its fields in order: `play clergy-10`, `deal a,b/c,d`. A field with a
default is written with its name, and only when it differs: `play wild-7 declared nobles`. A list
is joined by commas, a list of lists by slashes; no item is `.` inside a list of lists, else `-`.
Reading what was written gives an equal move.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import MISSING, dataclass, fields
from typing import Any

from .errors import Malformed, Reason
from .events import snake

_WORD = re.compile(r"[a-z0-9][a-z0-9_.-]*\Z")
_NUMBER = re.compile(r"(0|[1-9][0-9]{0,5})\Z")


@dataclass(frozen=True, slots=True)
class _Kind:
    """How one type of field is written and read."""

    write: Callable[..., str]
    read: Callable[[str], object]


def _read_word(text: str) -> str:
    if not _WORD.match(text):
        raise ValueError(text)
    return text


def _read_number(text: str) -> int:
    if not _NUMBER.match(text):
        raise ValueError(text)
    return int(text)


def _list_of(item: _Kind, joint: str, empty: str = "-") -> _Kind:
    def write(values: Iterable[object]) -> str:
        return joint.join(item.write(value) for value in values) or empty

    def read(text: str) -> tuple[object, ...]:
        return () if text == empty else tuple(item.read(part) for part in text.split(joint))

    return _Kind(write, read)


_STR = _Kind(str, _read_word)
_INT = _Kind(str, _read_number)
_KINDS: dict[str, _Kind] = {
    "str": _STR,
    "int": _INT,
    "tuple[str, ...]": _list_of(_STR, ","),
    "tuple[int, ...]": _list_of(_INT, ","),
    "tuple[tuple[str, ...], ...]": _list_of(_list_of(_STR, ",", "."), "/"),
    "tuple[tuple[int, ...], ...]": _list_of(_list_of(_INT, ",", "."), "/"),
}


@dataclass(frozen=True, slots=True)
class _Field:
    name: str
    kind: _Kind
    default: object


_NAMES: dict[type[Any], str] = {}
_FIELDS: dict[type[Any], tuple[_Field, ...]] = {}


def name_of(move_type: type[Any]) -> str:
    """The word a kind of move begins with: ChooseStarter is `choose_starter`."""
    known = _NAMES.get(move_type)
    if known is None:
        known = _NAMES[move_type] = snake(move_type.__name__)
    return known


def _fields_of(move_type: type[Any]) -> tuple[_Field, ...]:
    known = _FIELDS.get(move_type)
    if known is None:
        # Moves are declared under `from __future__ import annotations`: a type is its own text.
        known = _FIELDS[move_type] = tuple(
            _Field(item.name, _KINDS[str(item.type)], item.default) for item in fields(move_type)
        )
    return known


def write(move: Any) -> str:
    """The move as one line of text."""
    words = [name_of(type(move))]
    for item in _fields_of(type(move)):
        value = getattr(move, item.name)
        if item.default is MISSING:
            words.append(item.kind.write(value))
        elif value != item.default:
            words += [item.name, item.kind.write(value)]
    return " ".join(words)


def read(text: str, move_types: tuple[type[Any], ...]) -> Any:
    """The move that the text stands for.

    Raises Malformed when it is no move of these kinds; whether it is legal is for the rules to say.
    """
    words = text.split()
    move_type = next((kind for kind in move_types if words and name_of(kind) == words[0]), None)
    if move_type is None:
        known = tuple(name_of(kind) for kind in move_types)
        raise Malformed(Reason("error.move.unknown", {"text": text[:80], "known": known}))
    required = [item for item in _fields_of(move_type) if item.default is MISSING]
    optional = {item.name: item for item in _fields_of(move_type) if item.default is not MISSING}
    rest = words[1 + len(required) :]
    if len(words) < 1 + len(required) or len(rest) % 2:
        raise _malformed(text, move_type)
    values: dict[str, object] = {}
    try:
        for item, word in zip(required, words[1:], strict=False):
            values[item.name] = item.kind.read(word)
        for name, word in zip(rest[::2], rest[1::2], strict=True):
            if name in values:
                raise _malformed(text, move_type)
            values[name] = optional[name].kind.read(word)
    except (ValueError, KeyError):
        raise _malformed(text, move_type) from None
    return move_type(**values)


def _malformed(text: str, move_type: type[Any]) -> Malformed:
    expected = form(move_type)
    return Malformed(Reason("error.move.form", {"text": text[:80], "expected": expected}))


def form(move_type: type[Any]) -> str:
    """How a kind of move is written, for messages: `play CARD [declared DECLARED]`."""
    words = (
        item.name.upper() if item.default is MISSING else f"[{item.name} {item.name.upper()}]"
        for item in _fields_of(move_type)
    )
    return " ".join((name_of(move_type), *words))
