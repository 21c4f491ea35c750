"""What of the program is how large."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePath
from typing import Final

from .contents import PACKAGE

MEGABYTE: Final = 1_000_000
LARGEST: Final = 60 * MEGABYTE
"""What the folder may take, as is promised. The aim is 45."""

PARTS: Final = (
    ("icons, licences, texts to read", r"(share/|add-to-menu$|licences/|[A-Z]{5,}(\.\w+)?$)"),
    (r"assets: {1}", r"(?:_internal|Contents/\w+)/assets/(\w+)/"),
    ("assets: other", r"(?:_internal|Contents/\w+)/assets/"),
    (f"{PACKAGE}: data", rf"(?:_internal|Contents/\w+)/{PACKAGE}/.*\.(yaml|json)$"),
    (f"{PACKAGE}: compiled", rf"(?:_internal|Contents/\w+)/(?:{PACKAGE}/|\w+__mypyc|librt/)"),
    ("PyYAML", r".*/yaml/"),
    ("pygame", r".*/pygame/"),
    ("SDL and its libraries", r".*/pygame_ce\.libs/"),
    ("SDL and its libraries", r".*/(lib)?(SDL2|freetype|jpeg|ogg|opus|png|tiff|webp|xmp)"),
    ("SDL and its libraries", r".*/(lib)?(FLAC|modplug|portmidi|stdc\+\+|gcc_s|zlib)"),
    ("Python", r".*(python3?\.?\d*|Python|lib-dynload|base_library\.zip|\.pyd$)"),
    ("Python", r".*/lib(z|ffi|bz2|lzma|crypto|ssl|expat)[-.]"),
    ("Python", r".*(VCRUNTIME|ucrtbase|api-ms-).*\.dll$"),
    ("start, modules of program and Python", r"[\w -]+(\.exe)?$"),
    ("start, modules of program and Python", r"Contents/MacOS/"),
)
"""Parts, each with what the paths of its files begin with; the first one that fits."""
OTHER: Final = "other"


def part_of(path: PurePath) -> str:
    """The part to which a file of the folder belongs."""
    text = re.sub(r"^[^/]+\.app/", "", path.as_posix())
    for name, pattern in PARTS:
        if found := re.match(pattern, text):
            return name.replace("{1}", found[1]) if "{1}" in name else name
    return OTHER


def _lengths(folder: Path) -> Iterator[tuple[str, int]]:
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            yield part_of(path.relative_to(folder)), path.stat().st_size


def sizes(folder: Path) -> Mapping[str, int]:
    """Bytes by part."""
    found: Counter[str] = Counter()
    for part, length in _lengths(folder):
        found[part] += length
    return found


def table(found: Mapping[str, int]) -> Iterator[str]:
    """The parts as lines, the largest first, and the sum."""
    for part, length in sorted(found.items(), key=lambda item: -item[1]):
        yield f"{length / MEGABYTE:>8.2f} MB  {part}"
    yield f"{sum(found.values()) / MEGABYTE:>8.2f} MB  together"
