"""Damaged copies of the data never bring the program down."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import tolerance_game
from tests.tiers import sizes
from tolerance_game.storage.data.faults import FAULTS
from tolerance_game.storage.data.reading import Entry, FaultList
from tolerance_game.storage.data.strict_yaml import parse

from .damage import DAMAGE

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


def originals() -> list[bytes]:
    package = Path(tolerance_game.__file__).parent
    return [SAMPLE.encode(), *(path.read_bytes() for path in sorted(package.rglob("*.yaml")))]


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


@pytest.mark.parametrize("copies", sizes(1000, 20_000))
def test_damaged_files_are_read_or_refused(copies: int) -> None:
    random = Random(20260918)
    files = originals()
    refused = 0
    for number in range(copies):
        content = piece_of(files[number % len(files)], random)
        for _ in range(random.choice((1, 1, 1, 2, 5))):
            if content:
                random.choice(DAMAGE)(content, random)
        damaged = bytes(content)
        node, faults = parse(damaged, "damaged.yaml")
        sheet = FaultList()
        if node is not None:
            ask_everything(sheet.entry(node))
        assert node is not None or faults, damaged
        assert all(fault.id in FAULTS for fault in (*faults, *sheet.faults))
        refused += node is None
    assert copies * 0.05 < refused < copies * 0.95, "the damage is neither dull nor total"
