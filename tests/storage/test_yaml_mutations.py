"""Damaged copies of the data never bring the program down, and none takes long.

`TOLERANCE_MUTATIONS` sets how many copies; the everyday number keeps the suite quick.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import tolerance_game
from tolerance_game.storage.faults import FAULTS
from tolerance_game.storage.reading import Entry, Sheet
from tolerance_game.storage.strict_yaml import parse

MUTATIONS = int(os.environ.get("TOLERANCE_MUTATIONS", "20000"))
LONGEST = 2_500
"""Longer files are cut to a piece of whole lines: damage does as much there, and more often."""

SAMPLE = """\
sources: {suit: book, rank: book}
cards:
  nobles-1:
    name: {en: Lawyer, de: Rechtsgelehrter}
    piety: 0
    money: -2
    effect: [{tax: {religion: monarch}}, royal_execution]
"""
PIECES = [
    *(b"\0", b"\xff", b"\xef\xbb\xbf", b"\t", b"\r", b"\n", b"\n\n  ", b": ", b":", b"- ", b"? "),
    *(b"[", b"]", b"{", b"}", b",", b"'", b'"', b"#", b"&a ", b"*a", b"!!set ", b"|", b">", b"%"),
    *(b"<<: *a", b"---\n", b"...\n", b"[" * 50, b"{a: " * 50, b"9" * 30, b"-", b"~", b"null"),
    *(b"\xc2\x85", b"\xe2\x80\xa8", b"\xed\xa0\x80", b"\\ud800", b"\xf0\x9f\x98\x80", b"1e999"),
]


def flip(content: bytearray, random: Random) -> None:
    content[random.randrange(len(content))] ^= 1 << random.randrange(8)


def insert(content: bytearray, random: Random) -> None:
    place = random.randrange(len(content) + 1)
    content[place:place] = random.choice(PIECES)


def delete(content: bytearray, random: Random) -> None:
    place = random.randrange(len(content))
    del content[place : place + random.randint(1, 20)]


def truncate(content: bytearray, random: Random) -> None:
    del content[random.randrange(len(content)) :]


def repeat(content: bytearray, random: Random) -> None:
    place = random.randrange(len(content))
    other = random.randrange(len(content))
    content[other:other] = content[place : place + random.randint(1, 200)]


def exchange(content: bytearray, random: Random) -> None:
    lines = content.split(b"\n")
    first, second = random.randrange(len(lines)), random.randrange(len(lines))
    lines[first], lines[second] = lines[second], lines[first]
    content[:] = b"\n".join(lines)


DAMAGE: tuple[Callable[[bytearray, Random], None], ...] = (
    flip,
    insert,
    delete,
    truncate,
    repeat,
    exchange,
)


def originals() -> list[bytes]:
    data = Path(tolerance_game.__file__).parent / "data"
    return [SAMPLE.encode(), *(path.read_bytes() for path in sorted(data.rglob("*.yaml")))]


def piece_of(content: bytes, random: Random) -> bytearray:
    if len(content) <= LONGEST:
        return bytearray(content)
    start = content.find(b"\n", random.randrange(len(content) - LONGEST // 2)) + 1
    return bytearray(content[start : start + LONGEST])


def ask_everything(entry: Entry, levels: int = 6) -> None:
    """Asks each value for what a reader of data might."""
    entry.number(0, 9)
    entry.text(20)
    entry.name(("nobles", "clergy"))
    if levels and entry.is_mapping():
        fields = entry.fields(("suit", "piety"), ("money",))
        for name in fields:
            ask_everything(fields[name], levels - 1)
    elif levels:
        for value in entry.values(0, 3):
            ask_everything(value, levels - 1)


def test_damaged_files_are_read_or_refused() -> None:
    random = Random(20260918)
    files = originals()
    slowest, refused = 0.0, 0
    for number in range(MUTATIONS):
        content = piece_of(files[number % len(files)], random)
        for _ in range(random.choice((1, 1, 1, 2, 5))):
            if content:
                random.choice(DAMAGE)(content, random)
        damaged = bytes(content)
        start = time.process_time()
        node, faults = parse(damaged, "damaged.yaml")
        sheet = Sheet()
        if node is not None:
            ask_everything(sheet.entry(node))
        slowest = max(slowest, time.process_time() - start)
        assert node is not None or faults, damaged
        assert all(fault.id in FAULTS for fault in (*faults, *sheet.faults))
        refused += node is None
    assert slowest < 0.5
    if MUTATIONS >= 1000:
        assert MUTATIONS * 0.05 < refused < MUTATIONS * 0.95, "the damage is neither dull nor total"
