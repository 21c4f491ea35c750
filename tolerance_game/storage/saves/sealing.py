"""Sealed files: what a glance at one must not tell is encoded, line by line.

It is a cover, not a lock. Anyone who has this program can open it, and nothing here is secret but
from the eye: whoever opens a file of a game by chance, or to see which one it is, reads no hand.

Sealed are the moves, chance's included, and in the header the seed and a deal that is to come
again. Each line is sealed by itself, so that a journal still grows line by line, a torn one costs
what it would cost otherwise, and checksums are those of the lines as they stand in the file.
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
"""What is covered in a header."""
_SALT: Final = b"Tolerance: a cover, not a lock"
_STEP: Final = 48
"""Lengths tell something too: what is covered is filled up with blanks."""


def sealed_header(values: Values, before: int) -> Values:
    """The header of a sealed file."""
    hidden: Values = {name: values[name] for name in _HIDDEN if name in values}
    shown = {name: value for name, value in values.items() if name not in _HIDDEN}
    return {**shown, LINE: _covered(hidden, before)}


def sealed_line(values: Values, before: int) -> Values:
    """A line of which nothing is to be seen; `before` is the checksum of the line before it."""
    return {"line": LINE, "text": _covered(values, before)}


def opened(values: Values) -> Values:
    """What a line says, without its cover if it has one. Raises ValueError for a false one."""
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
    # Without it, the same card would look the same wherever it is played.
    begin = before.to_bytes(4, "big")
    return b64encode(begin + _mixed(text, begin)).decode("ascii")


def _uncovered(text: object) -> Values:
    if not isinstance(text, str):
        raise ValueError("no text")
    data = b64decode(text, validate=True)
    values = json.loads(_mixed(data[4:], data[:4]))
    if not isinstance(values, dict):
        raise ValueError("no mapping")
    return values


def _mixed(data: bytes, begin: bytes) -> bytes:
    """The bytes mixed with others that follow from how the line begins; twice gives them again."""
    stream = b""
    for number in count():
        if len(stream) >= len(data):
            break
        stream += sha256(_SALT + begin + number.to_bytes(4, "big")).digest()
    whole = int.from_bytes(data, "big") ^ int.from_bytes(stream[: len(data)], "big")
    return whole.to_bytes(len(data), "big")
