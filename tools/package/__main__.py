"""`python -m tools.package`: the program as a folder, an archive of it, and what is how large."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .archive import pack, write_sums
from .contents import ROOT
from .freezing import CannotFreeze, freeze
from .linux_desktop import built_at
from .sizes import LARGEST, MEGABYTE, sizes, table


def main(arguments: list[str]) -> int:
    """Builds it for the system this runs on; 1 where that fails or the folder is too large."""
    parser = argparse.ArgumentParser(prog="python -m tools.package", description=__doc__)
    parser.add_argument(
        "--out", type=Path, default=ROOT / "dist", help="where it goes; the usual place is dist"
    )
    parser.add_argument("--no-archive", action="store_true", help="the folder alone")
    asked = parser.parse_args(arguments)
    try:
        folder = freeze(asked.out.resolve(), ROOT / "build" / "package")
    except CannotFreeze as error:
        print(error, file=sys.stderr)
        return 1
    found = sizes(folder)
    print(folder)
    print(*table(found), sep="\n")
    if not asked.no_archive:
        archive = pack(folder, folder.parent, built_at())
        sums = write_sums([archive], folder.parent)
        print(f"{archive.stat().st_size / MEGABYTE:>8.2f} MB  {archive.name}")
        print(sums.read_text(encoding="utf-8"), end="")
    if sum(found.values()) > LARGEST:
        print(f"more than {LARGEST // MEGABYTE} MB", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
