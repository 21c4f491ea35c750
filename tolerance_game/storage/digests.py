"""Digests of what data mean: the same for the same meaning, however it is written."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import MISSING, fields, is_dataclass

_LENGTH = 16


def digest(value: object, without: Collection[str] = ()) -> str:
    """A short name for the value, in hexadecimal digits.

    `without` names fields that do not count. A field that has its default does not count either,
    so that giving a class another field leaves the digests of old values as they were.
    """
    # Here, since the start of the program need not wait for them.
    import hashlib
    import json

    text = json.dumps(_plain(value, without), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:_LENGTH]


def _plain(value: object, without: Collection[str]) -> object:
    if is_dataclass(value) and not isinstance(value, type):
        found: dict[str, object] = {"": type(value).__name__}
        for item in fields(value):
            part = getattr(value, item.name)
            counts = item.compare and item.name not in without
            if counts and (item.default is MISSING or part != item.default):
                found[item.name] = _plain(part, without)
        return found
    if isinstance(value, Mapping):
        return {str(key): _plain(part, without) for key, part in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(part, without) for part in value]
    return value
