"""Damage to files: of their bytes, of their lines, and of what their lines say.

Damage of the last kind gets right checksums again, so that it comes through to the rules.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any, Final

from tests.storage.damage import DAMAGE as TO_BYTES
from tolerance_game.storage.data.digests import digest

Lines = list[dict[str, Any]]
HUGE: Final = "a number of five thousand digits"


def _duplicate(content: bytearray, rng: Random) -> None:
    lines = content.split(b"\n")
    place = rng.randrange(len(lines))
    lines.insert(rng.randrange(len(lines)), lines[place])
    content[:] = b"\n".join(lines)


def _leave_out(content: bytearray, rng: Random) -> None:
    lines = content.split(b"\n")
    del lines[rng.randrange(len(lines))]
    content[:] = b"\n".join(lines)


def _other_ends(content: bytearray, _rng: Random) -> None:
    content[:] = content.replace(b"\n", b"\r\n")


def _zeros(content: bytearray, rng: Random) -> None:
    place = rng.randrange(len(content))
    content[place:] = bytes(len(content) - place)


BYTES: Final = (*TO_BYTES, *TO_BYTES, _duplicate, _leave_out, _zeros, _other_ends)


def damaged(content: bytes, rng: Random) -> bytes:
    """Some of the bytes are others, are missing, or stand elsewhere."""
    changed = bytearray(content)
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        if changed:
            rng.choice(BYTES)(changed, rng)
    return bytes(changed)


VALUES: Final[tuple[Any, ...]] = (
    *(0, 1, 2, -1, 7, 10**6, 2**31, 2**63, -(2**64), 10**300, HUGE),
    *(0.5, 1e308, float("nan"), float("inf"), True, False, None),
    *("", "-", ".", "x", "x" * 5000, "\ud800", "\0", "../..", "日本 😀", "{0}", "%s", "0", "1e9"),
    *([], {}, [[]], [None], [0] * 3000, {"": ""}, {"line": "move"}, [{}], [["a", 1]], "a b c d"),
)


def _any_value(rng: Random) -> Any:
    # A copy, since what stands in a line may be changed again.
    return deepcopy(rng.choice(VALUES))


def lies(content: bytes, rng: Random) -> bytes:
    """The lines of a game say something else, with right checksums."""
    lines = lines_of(content)
    for _ in range(rng.choice((1, 1, 2, 4))):
        if lines:
            rng.choice(LIES)(lines, rng)
    return joined(lines, checked=b', "check": "' in content)


def lines_of(content: bytes) -> Lines:
    """What the lines say, without their checksums."""
    lines = [json.loads(line) for line in content.splitlines()]
    for line in lines:
        line.pop("check", None)
    return lines


def joined(lines: Lines, *, checked: bool = True) -> bytes:
    """The lines with right checksums (docs/record.md), or with none."""
    check, parts = 0, []
    for line in lines:
        body = _dumped(line)[:-1].encode("utf-8", "backslashreplace")
        if not checked:
            parts.append(body + b"}\n")
            continue
        check = zlib.crc32(body, check)
        parts.append(body + b', "check": "%08x"}\n' % check)
    return b"".join(parts)


def _dumped(values: Any) -> str:
    text = json.dumps(values, ensure_ascii=False, separators=(", ", ": "))
    return text.replace(f'"{HUGE}"', "9" * 5000)


def _other_value(lines: Lines, rng: Random) -> None:
    _change(lines, rng, lambda _value: _any_value(rng))


def _near_value(lines: Lines, rng: Random) -> None:
    def near(value: Any) -> Any:
        if type(value) is int:
            return value + rng.choice((-1, 1, 2, -2))
        if isinstance(value, str):
            return _other_words(lines, value, rng)
        return _any_value(rng)

    _change(lines, rng, near)


def _change(lines: Lines, rng: Random, change: Callable[[Any], Any]) -> None:
    """Changes one value somewhere in one line."""
    # The header is one line of many, and the one that decides most.
    holder: Any = lines[0] if rng.random() < 0.3 else rng.choice(lines)
    while True:
        keys: list[Any] = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            return
        key = rng.choice(keys)
        value = holder[key]
        if not isinstance(value, dict | list) or rng.random() < 0.2:
            holder[key] = change(value)
            return
        holder = value


def _other_figures(lines: Lines, rng: Random) -> None:
    """Some figures of the game are others, under their right name."""
    data = lines[0].get("data")
    if not isinstance(data, dict) or not isinstance(data.get("figures"), dict):
        return
    for _ in range(rng.choice((1, 1, 5))):
        rng.choice((_other_value, _near_value, _copied_value))([data["figures"]], rng)
    with suppress(RecursionError, ValueError):
        data["digest"] = digest(json.loads(_dumped(data["figures"])))


def _copied_value(lines: Lines, rng: Random) -> None:
    """What stands in one place stands in another, many times if it is in a list."""

    def grow(value: Any) -> Any:
        if isinstance(value, list) and value:
            return [deepcopy(rng.choice(value)) for _ in range(rng.choice((2, 5, 300)))]
        return _any_value(rng)

    _change(lines, rng, grow)


def _other_words(lines: Lines, text: str, rng: Random) -> str:
    """Another text of the file, or this one with one of its words."""
    texts = [value for line in lines for value in line.values() if isinstance(value, str)]
    other = rng.choice(texts or [""])
    words, others = text.replace(",", " ").split(), other.replace(",", " ").split()
    if not words or not others or rng.random() < 0.2:
        return other
    words[rng.randrange(len(words))] = rng.choice(others)
    return (", " if rng.random() < 0.1 else " ").join(words)


def _other_move(lines: Lines, rng: Random) -> None:
    moves = [line for line in lines if isinstance(line.get("move"), str)]
    if moves:
        line = rng.choice(moves)
        line["move"] = _other_words(lines, line["move"], rng)


def _no_digests(lines: Lines, rng: Random) -> None:
    """Now only the rules can tell, and another move may well be possible."""
    lines[:] = [line for line in lines if line.get("line") != "digest"]
    if lines:
        _other_move(lines, rng)


def _renumbered(lines: Lines, rng: Random) -> None:
    """A move less or one twice, and all numbers right again."""
    place = rng.randrange(len(lines))
    if rng.random() < 0.5:
        del lines[place]
    else:
        lines.insert(place, dict(lines[place]))
    made = 0
    for line in lines:
        if line.get("line") == "move":
            made += 1
            line["number"] = made
        elif "moves" in line:
            line["moves"] = made


def _taken_back(lines: Lines, rng: Random) -> None:
    place = rng.randrange(len(lines) + 1)
    to = rng.choice((0, 1, rng.randrange(100), -1))
    lines.insert(place, {"line": "undo", "to": to})


def _key_gone(lines: Lines, rng: Random) -> None:
    line = rng.choice(lines)
    if line:
        del line[rng.choice(list(line))]


def _new_key(lines: Lines, rng: Random) -> None:
    name = rng.choice(("line", "to", "winners", "seats", "practice", "origin", "chance", "x", ""))
    rng.choice(lines)[name] = _any_value(rng)


def _exchanged(lines: Lines, rng: Random) -> None:
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def _cut(lines: Lines, rng: Random) -> None:
    del lines[rng.randrange(len(lines)) :]


def _deep(lines: Lines, rng: Random) -> None:
    value: Any = []
    for _ in range(rng.choice((20, 100, 900))):
        value = [value] if rng.random() < 0.5 else {"a": value}
    _change(lines, rng, lambda _value: value)


LIES: Final = (
    *(_other_value, _other_value, _near_value, _near_value, _other_move, _other_move),
    *(_no_digests, _no_digests, _renumbered, _taken_back, _key_gone, _new_key, _exchanged),
    *(_cut, _deep, _other_figures, _other_figures),
)


def lying(content: bytes, rng: Random) -> bytes:
    """A JSON file with another value somewhere."""
    lines: Lines = [json.loads(content)]
    for _ in range(rng.choice((1, 1, 2, 4))):
        rng.choice((_other_value, _near_value, _key_gone, _new_key))(lines, rng)
    return _dumped(lines[0]).encode("utf-8", "backslashreplace")
