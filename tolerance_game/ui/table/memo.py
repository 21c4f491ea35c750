"""Values computed for earlier pictures that are still valid."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Value = TypeVar("Value")


class Memo:
    """One value for each name, valid as long as its key is the same."""

    def __init__(self) -> None:
        self._known: dict[Hashable, tuple[object, Any]] = {}

    def get(self, name: Hashable, key: object, make: Callable[[], Value]) -> Value:
        """The value of this name, made again if its key has changed."""
        known = self._known.get(name)
        if known is None or known[0] != key:
            known = self._known[name] = (key, make())
        value: Value = known[1]
        return value

    def holds(self, name: Hashable, key: object) -> bool:
        """Whether the value of this name is still valid."""
        known = self._known.get(name)
        return known is not None and known[0] == key

    def clear(self) -> None:
        """Forgets all values."""
        self._known.clear()
