"""What a virtual screen needs of the system, and what follows where that is missing."""

from __future__ import annotations

import os
import shutil
from typing import Final

import pytest

TOOLS: Final = ("Xvfb", "openbox", "xdotool", "wmctrl", "xprop", "xwininfo")


def missing() -> tuple[str, ...]:
    """The tools that are not there."""
    return tuple(name for name in TOOLS if shutil.which(name) is None)


def require() -> None:
    """Skips on a desktop without them; where CI runs, that journeys cannot be made is a fault."""
    lacking = missing()
    if not lacking:
        return
    why = f"no journeys in a window: {', '.join(lacking)} cannot be found (.ci/run installs them)"
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)
