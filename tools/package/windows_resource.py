"""What Windows shows of the program's file: its name, its version, and whose it is."""

from __future__ import annotations

import re

from tolerance_game import VERSION

from .contents import ABOUT, AUTHORS, NAME

ENGLISH, UNICODE = 0x0409, 0x04B0


def numbers(version: str = VERSION) -> tuple[int, int, int, int]:
    """The four numbers that a version is to Windows."""
    found = [int(number) for number in re.findall(r"\d+", version)][:4]
    first, second, third, fourth = (*found, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def version_resource(file: str) -> str:
    """The resource of a file of this name, in the form that PyInstaller reads."""
    strings = {
        "CompanyName": AUTHORS,
        "FileDescription": ABOUT,
        "FileVersion": VERSION,
        "InternalName": NAME,
        "LegalCopyright": f"MIT licence, {AUTHORS}",
        "OriginalFilename": file,
        "ProductName": NAME,
        "ProductVersion": VERSION,
    }
    said = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers()}, prodvers={numbers()}), kids=["
        f"StringFileInfo([StringTable('{ENGLISH:04x}{UNICODE:04x}', [{said}])]), "
        f"VarFileInfo([VarStruct('Translation', [{ENGLISH}, {UNICODE}])])])\n"
    )
