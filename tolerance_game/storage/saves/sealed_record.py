"""A whole game as one text that shows nothing at a glance: for the report of a crash.

Whoever mends the fault opens it and has the record, which plays the game once more. Nobody is named
in it, and figures are held only where an owner's folder changed them.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from tolerance_game.core import Header, Moment

from .record_lines import header_values, json_line, move_values
from .sealing import mixed

_CHECK: Final = 4
"""The bytes of the checksum in front."""


def sealed_record(header: Header, moments: Iterable[Moment]) -> str:
    """The game of a header and its moves so far, under a seal."""
    data = header.data if header.data and header.data.get("overrides") else None
    # The name of the file it came from was given by a person, too.
    header = replace(header, seats=(), origin=None, data=data)
    lines = [header_values(header)]
    lines += [move_values(moment.number, moment.seat, moment.move) for moment in moments]
    packed = zlib.compress("".join(json_line(line) + "\n" for line in lines).encode(), 9)
    begin = zlib.crc32(packed).to_bytes(_CHECK, "big")
    return b64encode(begin + mixed(packed, begin)).decode("ascii")


def opened_record(text: str) -> str:
    """The lines of the record under such a seal. Raises ValueError for what is none."""
    sealed = b64decode(text, validate=True)
    begin, packed = sealed[:_CHECK], mixed(sealed[_CHECK:], sealed[:_CHECK])
    if zlib.crc32(packed).to_bytes(_CHECK, "big") != begin:
        raise ValueError("torn or changed")
    return zlib.decompress(packed).decode()
