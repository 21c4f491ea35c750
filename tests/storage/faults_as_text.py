"""Faults as tests write them down: `unknown_name nobles-1.suit: nobels; known a|b; near nobles`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import chain


def fault(text: str, names: Mapping[str, Iterable[str]]) -> dict[str, object]:
    """All of a fault but its place; a name among those known may stand for many."""
    first, *said = text.split("; ")
    start = re.fullmatch(r"(\S+) ?([^ :]*)(?:: (.*))?", first)
    assert start is not None
    kind, key, found = start.groups("")
    expected: dict[str, object] = {"id": f"fault.{kind}", "key": key, "found": found}
    expected |= {"nearest": "", "expected": (), "low": 0, "high": 0}
    for name, _, value in (part.partition(" ") for part in said):
        if name == "from":
            expected["low"], expected["high"] = map(int, value.split(" to "))
        elif name == "known":
            known = (names.get(word, (word,)) for word in value.split("|"))
            expected["expected"] = tuple(chain.from_iterable(known))
        elif name == "near":
            expected["nearest"] = value
        else:
            raise ValueError(name)
    return expected
