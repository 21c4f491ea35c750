"""What a desktop of Linux wants beside the program: its entry, its icons, what a shop shows of it.

They lie as below `/usr/share`, for those who make packages; `add-to-menu` puts them into the menu
of whoever unpacked the folder.
"""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

from tolerance_game import VERSION

from .contents import IDENTITY, ROOT
from .icon_files import SIDES, picture

SOURCES = ROOT / "packaging" / "linux"
ENTRY = f"{IDENTITY}.desktop"
METAINFO = f"{IDENTITY}.metainfo.xml"
SCRIPT = "add-to-menu"
NOW = "SOURCE_DATE_EPOCH"
"""In the environment: the time that whatever is built is said to be of."""


def put(folder: Path) -> None:
    """Adds it all to the folder of the program."""
    share = folder / "share"
    for side in SIDES:
        _copy(picture(side), share / f"icons/hicolor/{side}x{side}/apps/{IDENTITY}.png")
    _copy(SOURCES / ENTRY, share / "applications" / ENTRY)
    _copy(SOURCES / METAINFO, share / "metainfo" / METAINFO)
    (share / "metainfo" / METAINFO).write_text(metainfo(), encoding="utf-8")
    shutil.copy(SOURCES / SCRIPT, folder / SCRIPT)


def metainfo() -> str:
    """What a shop shows, with this version and its day."""
    text = (SOURCES / METAINFO).read_text(encoding="utf-8")
    day = time.strftime("%Y-%m-%d", time.gmtime(built_at()))
    return text.replace("@VERSION@", VERSION).replace("@DATE@", day)


def built_at() -> float:
    """When, in seconds: told by the environment where the same is to come out again."""
    return float(os.environ.get(NOW) or time.time())


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
