"""A small window on the hidden driver that draws what a view holds."""

from __future__ import annotations

import os
from typing import Any, Final

LINES: Final = 24
_SIZES: Final = ((640, 360), (800, 450), (480, 320))
_LINE_HEIGHT: Final = 15
_SHOWN: Final = 70
_LARGE: Final = frozenset({"options", "moves"})
"""Parts of a view that no table shows as they are."""


class Screen:
    """Opened with its font; closed it leaves nothing behind."""

    def __init__(self) -> None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        # Here and not above: the worker may load what lies beside this, and must not load pygame.
        import pygame

        pygame.display.init()
        pygame.font.init()
        self._font = pygame.font.Font(None, _LINE_HEIGHT)
        self._size = 0
        self._screen = pygame.display.set_mode(_SIZES[0])
        self.frames = 0

    def resize(self) -> None:
        """Another size of the window."""
        import pygame

        self._size = (self._size + 1) % len(_SIZES)
        self._screen = pygame.display.set_mode(_SIZES[self._size])

    def draw(self, view: Any, notes: tuple[str, ...]) -> None:
        """A frame: a line for each part of a view, and some more; it is shown at once."""
        import pygame

        pygame.event.pump()
        self.frames += 1
        self._screen.fill((20, 60, 30))
        lines = [f"{name}: {value!s:.{_SHOWN}}" for name, value in _parts(view)]
        for number, line in enumerate((*notes, *lines)[:LINES]):
            text = self._font.render(line.replace("\0", ""), True, (240, 240, 220))
            self._screen.blit(text, (8, _LINE_HEIGHT * number))
        left = 3 * self.frames % self._screen.get_width()
        pygame.draw.rect(self._screen, (200, 60, 30), (left, 300, 40, 30), border_radius=4)
        pygame.display.flip()

    def picture(self) -> Any:
        """What it shows, to keep."""
        return self._screen.copy()

    def close(self) -> None:
        """No more window; and no more font, which keeps its file open."""
        import pygame

        del self._font
        pygame.quit()


def _parts(view: Any) -> list[tuple[str, Any]]:
    """The parts of a view of either game: one is a named tuple, the other a dataclass."""
    names = getattr(view, "_fields", None) or view.__slots__
    return [(name, getattr(view, name)) for name in names if name not in _LARGE]
