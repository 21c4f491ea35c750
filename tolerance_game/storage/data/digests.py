"""Digests of data and states, which depend on what they mean and not on how it is written."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Final

_LENGTH: Final = 16
_DIGEST: Final = re.compile(r"[0-9a-f]{16}\Z")


def digest(values: object) -> str:
    """The digest of plain values, in hexadecimal digits; the order of keys does not count."""
    # Imported late: the start of the program need not wait for them.
    import hashlib
    import json

    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:_LENGTH]


def is_digest(name: object) -> bool:
    """Whether this is written like a digest."""
    return isinstance(name, str) and _DIGEST.match(name) is not None


def state_digest(state: object) -> str:
    """The digest of a state of a game without its options.

    Fields count by name, and only if they differ from their default, so that a new field does not
    change the digests in old saves.
    """
    # Only the state itself has options.
    return digest(_fields(state, ("options",)))


def _fields(value: Any, without: Collection[str] = ()) -> object:
    kind = type(value)
    if kind in _PLAIN:
        return value
    shape = _SHAPES.get(kind)
    if shape is None:
        shape = _SHAPES[kind] = _shape_of(kind)
    if shape is _LIST:
        return [_fields(part) for part in value]
    found: dict[str, object] = {}
    for name, default in shape:
        part = getattr(value, name)
        if name not in without and (default is MISSING or part != default):
            found[name] = _fields(part)
    return found


_Shape = tuple[tuple[str, object], ...]
_PLAIN: Final = frozenset((str, int, bool, type(None)))
_LIST: Final[_Shape] = (("", None),)
_SHAPES: Final[dict[type, _Shape]] = {}
"""The fields of a kind of value with their defaults, looked up once."""


def _shape_of(kind: type[Any]) -> _Shape:
    if is_dataclass(kind):
        return tuple((item.name, item.default) for item in fields(kind))
    names = getattr(kind, "_fields", None)
    if names is not None:
        defaults = getattr(kind, "_field_defaults", {})
        return tuple((name, defaults.get(name, MISSING)) for name in names)
    if kind in (tuple, list):
        return _LIST
    raise TypeError(f"no part of a state: {kind.__name__}")
