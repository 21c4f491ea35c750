"""Pictures made once and kept while there is room: the oldest unused ones go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface

ROOM = 56 * 1024 * 1024
"""In bytes; with it the game stays under its promise of 150 MB."""


class Cache:
    """Surfaces by whatever they were made from."""

    def __init__(self, room: int = ROOM) -> None:
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()
        self._room = room
        self._used = 0

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface of this key, made now if it is not there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self._used += _bytes(made)
        while self._used > self._room and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._used -= _bytes(gone)
        return made

    def clear(self) -> None:
        """Forgets all, as after a change of scale or theme."""
        self._kept.clear()
        self._used = 0

    @property
    def used(self) -> int:
        """How many bytes the pictures take."""
        return self._used


def _bytes(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize() + 200


CACHE = Cache()
"""The one cache of the program; keys begin with the name of their maker and hold the scale."""
