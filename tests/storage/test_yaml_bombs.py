"""Hostile files are refused by a limit, at once, and end neither the process nor its memory."""

from __future__ import annotations

import subprocess
import sys
import time
import tracemalloc

import pytest

from tolerance_game.storage.data.strict_yaml import parse

LAUGHS = "a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n" + "".join(
    f"{name}: &{name} [{', '.join(['*' + before] * 9)}]\n"
    for before, name in zip("abcdefg", "bcdefgh", strict=True)
)
MERGES = "k0: &k0 {a: 1}\n" + "".join(
    f"k{number}: &k{number}\n  <<: [{', '.join([f'*k{number - 1}'] * 9)}]\n"
    for number in range(1, 40)
)
BOMBS = {
    "aliases": (LAUGHS, "fault.yaml.anchor"),
    "merge keys": (MERGES, "fault.yaml.anchor"),
    "aliases of nothing": ("[" + "*a ," * 100_000 + "]", "fault.yaml.alias"),
    "anchors": ("[" + "&a 1," * 100_000 + "]", "fault.yaml.anchor"),
    "tags": ("[" + "!!python/name:os.system x," * 30_000 + "]", "fault.yaml.tag"),
    "lists in lists": ("[" * 100_000, "fault.yaml.too_deep"),
    "mappings in mappings": ("{a: " * 100_000, "fault.yaml.too_deep"),
    "dashes": ("- " * 100_000, "fault.yaml.too_deep"),
    "question marks": ("? " * 100_000, "fault.yaml.too_deep"),
    "keys in keys": ("{? " * 100_000, "fault.yaml.too_deep"),
    "stairs": ("".join(" " * step + "a:\n" for step in range(1400)), "fault.yaml.too_deep"),
    "digits": ("a: " + "9" * 900_000, "fault.yaml.text_too_long"),
    "fewer digits": ("a: " + "9" * 90_000, "fault.yaml.number_too_long"),
    "documents": ("---\n" * 200_000, "fault.yaml.second_document"),
    "same keys": ("a: 1\n" * 150_000, "fault.yaml.duplicate_key"),
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused(name: str) -> None:
    text, first = BOMBS[name]
    content = text.encode()
    assert len(content) <= 1_000_000, "the size is refused before the content"
    _, faults = parse(content, "bomb.yaml")
    assert faults[0].id == first


@pytest.mark.torture
@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_costs_next_to_nothing(name: str) -> None:
    # Seen: 3 ms at most. What is promised of every damaged file is half a second.
    content = BOMBS[name][0].encode()
    start = time.process_time()
    parse(content, "bomb.yaml")
    assert time.process_time() - start < 0.5


@pytest.mark.torture
def test_the_most_that_is_read_fits_memory() -> None:
    content = b"[" + b"1," * 199_999 + b"]"
    assert parse(content, "")[1] == ()
    tracemalloc.start()
    try:
        parse(content, "")
        assert tracemalloc.get_traced_memory()[1] < 100_000_000
    finally:
        tracemalloc.stop()


def test_deep_nesting_ends_no_process() -> None:
    # In a process of its own: what is feared is a segmentation fault, which no test survives.
    program = (
        "from tolerance_game.storage.data.strict_yaml import parse, c_parser, pure_parser\n"
        "for opening in ('[', '{a: ', '- ', '? ', '{? ', '[{a: '):\n"
        "    content = (opening * (990_000 // len(opening))).encode()\n"
        "    for parser in (c_parser, pure_parser):\n"
        "        print(parse(content, '', parser)[1][0].id)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["fault.yaml.too_deep"] * 12
