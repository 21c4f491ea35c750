"""What the window shows, as data: for journeys, which click where a person would.

Where the environment names a file, every drawn frame puts one line of JSON in its place. Without
that name it costs nothing. Nothing is read back: what is done is done by mouse and keys.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .spots import look_only

if TYPE_CHECKING:
    from .stage import Stage

ENVIRONMENT: Final = "TOLERANCE_SPOTS"


def tell_spots(stage: Stage, frame: int) -> None:
    """Tells what can be pointed at in the frame that was just shown."""
    name = os.environ.get(ENVIRONMENT)
    if not name or not stage.scenes:
        return
    path = Path(name)
    beside = path.with_name(path.name + ".new")
    beside.write_text(json.dumps(told(stage, frame)) + "\n", encoding="utf-8")
    # A reader finds this frame or the one before, never a half.
    beside.replace(path)


def told(stage: Stage, frame: int) -> dict[str, Any]:
    """The topmost scene with its spots in pixels, and how far the game is, if one is played."""
    top, scale = stage.top, stage.scale
    found: dict[str, Any] = {
        "frame": frame,
        "size": (scale.width, scale.height),
        "scene": top.name,
        "stack": [scene.name for scene in stage.scenes],
        "language": stage.context.words.language,
        "focus": top.focus,
        "framed": top.framed,
        "typing": top.typing,
        "moving": top.moving(stage.now),
        "spots": [
            (spot.id, scale.x(spot.box.x), scale.y(spot.box.y), scale.x(spot.box.right),
             scale.y(spot.box.bottom), spot.focusable, spot.act is not look_only)
            for spot in top.spots()
        ],
    }  # fmt: skip
    for scene in stage.scenes:
        found |= scene.told()
    return found
