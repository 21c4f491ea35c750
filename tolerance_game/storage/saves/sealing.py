"""Sealed files: what must not be seen at a glance is encoded, line by line.

It is a cover, not a lock: anyone with this program can open it, but nobody reads a hand by looking
into a file.

All moves are sealed, and in the header the seed and a repeated deal. Each line is sealed alone,
so that a journal still grows line by line and a torn line costs no more than otherwise. Checksums
are those of the lines in the file.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from hashlib import sha256
from itertools import count
from typing import Any, Final

Values = dict[str, Any]

LINE: Final = "sealed"

_HIDDEN: Final = ("seed", "chance")
"""What is sealed in a header."""
_SALT: Final = b"Tolerance: a cover, not a lock"
_STEP: Final = 48
"""Sealed text is padded with blanks to a multiple of this, so that its length tells little."""


def sealed_header(values: Values, before: int) -> Values:
    """The header of a sealed file."""
    hidden: Values = {name: values[name] for name in _HIDDEN if name in values}
    shown = {name: value for name, value in values.items() if name not in _HIDDEN}
    return {**shown, LINE: _covered(hidden, before)}


def sealed_line(values: Values, before: int) -> Values:
    """A sealed line; `before` is the checksum of the line before it."""
    return {"line": LINE, "text": _covered(values, before)}


def opened(values: Values) -> Values:
    """A line without its seal, if it has one. Raises ValueError for a false seal."""
    if values.get("line") == LINE:
        found = _uncovered(values.get("text"))
        if found.get("line") != "move":
            raise ValueError("not what is ever sealed")
        return found
    if values.get("line") == "header" and LINE in values:
        hidden = _uncovered(values[LINE])
        if not hidden.keys() <= set(_HIDDEN):
            raise ValueError("not what is ever sealed")
        return {**values, **hidden, LINE: True}
    return values


def _covered(values: Values, before: int) -> str:
    text = json.dumps(values, separators=(",", ":")).encode("ascii")
    text += b" " * (-len(text) % _STEP)
    # Otherwise the same card would look the same wherever it is played.
    begin = before.to_bytes(4, "big")
    return b64encode(begin + mixed(text, begin)).decode("ascii")


def _uncovered(text: object) -> Values:
    if not isinstance(text, str):
        raise ValueError("no text")
    data = b64decode(text, validate=True)
    values = json.loads(mixed(data[4:], data[:4]))
    if not isinstance(values, dict):
        raise ValueError("no mapping")
    return values


def mixed(data: bytes, begin: bytes) -> bytes:
    """The bytes, XORed with a stream that depends on `begin`; its own inverse."""
    stream = b""
    for number in count():
        if len(stream) >= len(data):
            break
        stream += sha256(_SALT + begin + number.to_bytes(4, "big")).digest()
    whole = int.from_bytes(data, "big") ^ int.from_bytes(stream[: len(data)], "big")
    return whole.to_bytes(len(data), "big")
