"""Small libraries in place of large ones that the program never calls, on Linux.

SDL_mixer and SDL_image are linked with decoders of music and pictures that the game does not have,
and are not loaded without them. In a stand-in each function that is asked for says no: it gives 0,
which to all who call it means a failure or nothing. With the decoders goes what they alone need,
such as a library of C++ that could stand in the way of a newer one, which drivers of graphics want.
"""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

IDLE: Final = ("FLAC", "fluidsynth", "mpg123", "opusfile", "tiff", "wavpack", "xmp")
"""What is never called, as long as all sounds are WAV or Ogg Vorbis, and no picture is a TIFF."""
OURS: Final = re.compile(rf"lib({'|'.join(IDLE)})-[0-9a-f]{{8}}\.so")
"""As a wheel names them: nobody else can mean such a file, as SDL may load libraries of the system
that want the true ones."""
ALWAYS: Final = "libgcc_s"
"""What the C library loads by itself, when a thread ends at once."""
NO: Final = {
    "x86_64": bytes.fromhex("31c0 c3"),
    "aarch64": bytes.fromhex("00008052 c0035fd6"),
}
"""A function that gives 0, in the code of each machine."""
TOOLS: Final = ("as", "ld", "nm", "objdump")

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: where it goes, where it is, what it is."""
CODE: Final = ("BINARY", "EXTENSION")
"""What of these can be loaded."""


class Sign(NamedTuple):
    """A function of a library."""

    name: str
    version: str
    """Empty where the library has none."""


def possible() -> bool:
    """Whether stand-ins can be made here."""
    known = sys.platform == "linux" and platform.machine() in NO
    return known and all(shutil.which(tool) for tool in TOOLS)


def with_stand_ins(entries: Iterable[Entry], work: Path) -> list[Entry]:
    """The files with stand-ins in their places, and without what nobody else needs."""
    entries = list(entries)
    if not possible():
        return entries
    files = {Path(target).name: Path(source) for target, source, kind in entries if kind in CODE}
    needs = {name: needed_by(path) for name, path in files.items()}
    idle = {name for name in files if OURS.match(name)}
    code = NO[platform.machine()]
    made = {
        name: str(
            stand_in(
                files[name],
                [files[user] for user, needed in needs.items() if name in needed],
                work / name,
                code,
            )
        )
        for name in idle
    }
    left_out = _left_out(needs, idle)
    return [
        (target, made.get(Path(target).name, source) if kind in CODE else source, kind)
        for target, source, kind in entries
        if Path(target).name not in left_out
    ]


def _left_out(needs: Mapping[str, set[str]], idle: set[str]) -> set[str]:
    """What only these libraries need, or what only such a one needs."""
    left = {name: set() if name in idle else needed for name, needed in needs.items()}
    gone: set[str] = set()
    while True:
        before = set[str]().union(*(needs[name] for name in gone | idle)) & left.keys()
        wanted = set[str]().union(*left.values())
        found = {name for name in before - wanted if not name.startswith(ALWAYS)}
        if not found:
            return gone
        gone |= found
        for name in found:
            del left[name]


def stand_in(library: Path, users: Iterable[Path], path: Path, code: bytes) -> Path:
    """Makes one for a library, with all functions of it that these users want."""
    has = {sign.name for sign in signs(library, wanted=False)}
    wanted = {sign for user in users for sign in signs(user, wanted=True) if sign.name in has}
    path.parent.mkdir(parents=True, exist_ok=True)
    source, script = path.with_suffix(".s"), path.with_suffix(".map")
    names = sorted(sign.name for sign in wanted)
    source.write_text(
        ".text\n"
        + "".join(f".globl {name}\n.type {name}, %function\n{name}:\n" for name in names)
        + f".byte {', '.join(map(str, code))}\n",
        encoding="utf-8",
    )
    script.write_text(_versions(wanted), encoding="utf-8")
    compiled = path.with_suffix(".o")
    subprocess.run(["as", source, "-o", compiled], check=True)
    command = ["ld", "-shared", "-s", "-z", "noexecstack", "--build-id=none", "-soname", path.name]
    if script.stat().st_size:
        command += ["--version-script", str(script)]
    subprocess.run([*command, "-o", path, compiled], check=True)
    return path


def _versions(wanted: Iterable[Sign]) -> str:
    """Which function is of which version, as the linker reads it."""
    names: dict[str, list[str]] = {}
    for sign in sorted(wanted):
        if sign.version:
            names.setdefault(sign.version, []).append(sign.name)
    return "".join(f"{of} {{ global: {'; '.join(those)}; }};\n" for of, those in names.items())


def signs(path: Path, *, wanted: bool) -> set[Sign]:
    """The functions that a library wants of others, or those it has itself."""
    which = "--undefined-only" if wanted else "--defined-only"
    said = subprocess.check_output(["nm", "-D", which, path], text=True)
    found = (line.split()[-1].replace("@@", "@").partition("@") for line in said.splitlines())
    return {Sign(name, version) for name, _, version in found}


def needed_by(path: Path) -> set[str]:
    """The libraries that are loaded with one, by the names of their files."""
    said = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=False)
    return set(re.findall(r"NEEDED +(\S+)", said.stdout))
