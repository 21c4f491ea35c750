"""`--safe-graphics`: what is asked of SDL where a display gives trouble.

The processor alone draws; nothing waits for the screen, is scaled, or goes past the window manager.
The window has its usual size, stands where the desktop puts it, and does not fill the screen; where
it was before is neither used nor forgotten. All holds for this run only and changes no setting.
"""

from __future__ import annotations

import sys
from collections.abc import MutableMapping
from typing import Final

ACCELERATION: Final = "SDL_FRAMEBUFFER_ACCELERATION"
"""SDL asks the environment for this when the window opens; "0" is to draw without the card."""
DPI_AWARENESS: Final = "SDL_WINDOWS_DPI_AWARENESS"

WISHES: Final = {
    ACCELERATION: "0",
    "SDL_RENDER_DRIVER": "software",
    "SDL_RENDER_VSYNC": "0",
    # Where OpenGL comes in all the same, as on Wayland, Mesa is to emulate the card.
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    # The system enlarges what it shows, as it does for programs that know of nothing else.
    "SDL_VIDEO_HIGHDPI_DISABLED": "1",
    "SDL_WINDOWS_DPI_SCALING": "0",
    DPI_AWARENESS: "unaware",
}
"""For the environment, before SDL begins. They hold against whatever stands there."""


def ask_sdl(environment: MutableMapping[str, str], safe: bool) -> None:
    """Before SDL begins: what it is to do, or else how fine a picture Windows is to give."""
    if not safe:
        if sys.platform == "win32":
            # Otherwise Windows enlarges a small picture where people have chosen larger letters.
            environment.setdefault(DPI_AWARENESS, "permonitorv2")
        return
    environment.update(WISHES)
    if environment.get("SDL_VIDEODRIVER") == "wayland":
        # Wayland shows no picture that was drawn without OpenGL; X11 on top of it does.
        environment["SDL_VIDEODRIVER"] = "x11,wayland"


def suit_driver(environment: MutableMapping[str, str], driver: str) -> None:
    """When SDL has begun and has chosen how to reach the screen."""
    if driver == "wayland":
        environment.pop(ACCELERATION, None)
