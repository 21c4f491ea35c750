"""Pictures made once and kept while there is room: the oldest unused ones go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface

ROOM = 512 * 1024
"""In bytes, in a window of no size; with it the game stays under its promise of 150 MB."""
FOR_PIXEL = 22
"""Bytes more for every pixel: a frame of the title, which takes the most, needs 20 MB of them in
1280 x 720 and 45 in 1920 x 1080. With less, every frame would make all its pictures anew."""


def room_for(width: int, height: int) -> int:
    """The room for a window of this size."""
    return ROOM + FOR_PIXEL * width * height


class Cache:
    """Surfaces by whatever they were made from."""

    def __init__(self, room: int = room_for(1920, 1080)) -> None:
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()
        self._room = room
        self.used = 0
        """How many bytes the pictures take."""
        self._making = 0

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface of this key, made now if it is not there.

        What is asked for while another surface is made was needed for that one alone, until it is
        asked for again: it goes first when there is no room, or a frame's own surfaces would give
        way to their leftovers.
        """
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        self._making += 1
        try:
            made = make()
        finally:
            self._making -= 1
        self._kept[key] = made
        if self._making:
            self._kept.move_to_end(key, last=False)
        self.used += _bytes(made)
        self._make_room()
        return made

    def holds(self, key: Hashable) -> bool:
        """Whether the surface of this key need not be made."""
        return key in self._kept

    def suit(self, width: int, height: int) -> None:
        """Takes the room that a window of this size needs."""
        self._room = room_for(width, height)
        self._make_room()

    def _make_room(self) -> None:
        while self.used > self._room and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.used -= _bytes(gone)

    def clear(self) -> None:
        """Forgets all, as after a change of scale or theme."""
        self._kept.clear()
        self.used = 0


def _bytes(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize() + 200


CACHE = Cache()
"""The one cache of the program; keys begin with the name of their maker and hold the scale."""
