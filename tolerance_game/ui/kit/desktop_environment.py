"""The environment for programs that are not ours: what the person's desktop gave us, as it was.

PyInstaller's start puts our libraries in front of all others, and whatever is started inherits
that: a file manager may then load ours, of another version, and end at once. It may also inherit
what we ask of SDL and of Mesa, and go on with it for as long as it runs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

GIVEN: Final = dict(os.environ)
"""As it is when the window's modules are loaded: nothing was asked of SDL or Mesa yet."""
LOADED: Final = ("PYGAME_HIDE_SUPPORT_PROMPT", "SDL_VIDEO_X11_WMCLASS")
"""What has been set by then, when pygame was loaded; other windows would go by our name."""
LIBRARIES: Final = "LD_LIBRARY_PATH"
"""Linux looks there first for libraries. PyInstaller keeps what it was, if it was anything."""
KEPT: Final = f"{LIBRARIES}_ORIG"
FREEZER: Final = "_PYI_"
"""What PyInstaller's start tells itself begins so."""


def of_desktop(given: Mapping[str, str] = GIVEN) -> dict[str, str]:
    """The environment for programs that do not belong to this one."""
    theirs = {name: value for name, value in given.items() if name not in LOADED}
    if getattr(sys, "frozen", False):
        libraries = theirs.pop(KEPT, None)
        theirs = {
            name: value
            for name, value in theirs.items()
            if name != LIBRARIES and not name.startswith(FREEZER)
        }
        if libraries is not None:
            theirs[LIBRARIES] = libraries
    return theirs


@contextmanager
def libraries_of_desktop() -> Iterator[None]:
    """While SDL may start a program of the desktop by itself: it knows no environment but ours."""
    ours, theirs = os.environ.get(LIBRARIES), of_desktop().get(LIBRARIES)
    _set(theirs)
    try:
        yield
    finally:
        _set(ours)


def _set(libraries: str | None) -> None:
    if libraries is None:
        os.environ.pop(LIBRARIES, None)
    else:
        os.environ[LIBRARIES] = libraries
