"""The licences of all that the program contains and that is not ours."""

from __future__ import annotations

import shutil
import sysconfig
from importlib.metadata import distribution
from pathlib import Path

from .compiled import libraries_of_compiled
from .contents import LIBRARIES, ROOT

KEPT = ROOT / "packaging" / "licences"
"""Those that do not come with the libraries."""


def put_licences(folder: Path) -> None:
    """Fills a folder with them. Fonts and icons have theirs beside them, in the assets."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(KEPT.iterdir()):
        shutil.copyfile(path, folder / path.name)
    python = next((path for path in _of_python() if path.exists()), None)
    assert python is not None, "the licence of Python cannot be found"
    shutil.copyfile(python, folder / "Python.txt")
    for name in (*LIBRARIES, *libraries_of_compiled()):
        found = [file for file in distribution(name).files or () if _is_licence(file.name)]
        for file in found:
            shutil.copyfile(str(file.locate()), folder / f"{name}.txt")


def _of_python() -> list[Path]:
    """Where different builds of Python have it."""
    library, base = Path(sysconfig.get_path("stdlib")), Path(sysconfig.get_config_var("base"))
    return [library / "LICENSE.txt", base / "LICENSE.txt", library / "LICENSE"]


def _is_licence(name: str) -> bool:
    return name.upper().startswith(("LICENSE", "LICENCE", "COPYING"))
