"""Damage to the bytes of a file, as disks, editors and unlucky hands do it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

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
