"""`python -m tools.package.changelog`: what the changelog says of this version.

A release is made from a tag, and says what stands there. `--tag` refuses a tag of another version.
"""

from __future__ import annotations

import argparse
import re
import sys

from tolerance_game import VERSION

from .contents import ROOT

FILE = ROOT / "CHANGELOG.md"
NOT_YET = "not yet"
HEADING = re.compile(rf"^## (\d+(?:\.\w+)+) \((\d{{4}}-\d\d-\d\d|{NOT_YET})\)$", re.MULTILINE)
"""A version and its day."""


class NotTold(Exception):
    """The changelog does not say what is asked for."""


def versions(text: str) -> list[tuple[str, str]]:
    """All versions with their days, the newest first."""
    return [(found[1], found[2]) for found in HEADING.finditer(text)]


def notes(text: str, version: str) -> str:
    """What stands under the heading of a version. Raises NotTold."""
    for found in HEADING.finditer(text):
        if found[1] == version:
            rest = text[found.end() :]
            following = HEADING.search(rest)
            said = rest[: following.start()] if following else rest
            if said.strip():
                return said.strip() + "\n"
    raise NotTold(f"{FILE.name} says nothing of version {version}")


def main(arguments: list[str]) -> int:
    """Prints the notes; 1 where there are none, or the tag is of another version."""
    parser = argparse.ArgumentParser(prog="python -m tools.package.changelog", description=__doc__)
    parser.add_argument("--tag", help="the tag of the release, a v and the version")
    tag = parser.parse_args(arguments).tag
    if tag is not None and tag != f"v{VERSION}":
        print(f"the tag is {tag}, the version {VERSION}", file=sys.stderr)
        return 1
    text = FILE.read_text(encoding="utf-8")
    if tag is not None and (VERSION, NOT_YET) in versions(text):
        print(f"{FILE.name} does not say yet on which day {VERSION} came out", file=sys.stderr)
        return 1
    try:
        print(notes(text, VERSION), end="")
    except NotTold as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
