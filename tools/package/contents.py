"""What belongs to the program that people get, as lists.

A test compares them with the repository, so a new game, a folder of assets or a file at the top
cannot be forgotten: it is taken in here or left out here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).parents[2]

NAME: Final = "Tolerance"
"""What people call it."""
IDENTITY: Final = "org.tolerancegame.Tolerance"
"""What systems call it, to know it from all others."""
ABOUT: Final = "Tolerance and Schisma: two historical card games on one table"
AUTHORS: Final = "the authors of Tolerance, an unofficial program"

START: Final = "main.py"
PACKAGE: Final = "tolerance_game"

ROOMS: Final = (
    "tolerance_game.games.schisma",
    "tolerance_game.games.tolerance",
    "tolerance_game.ui.program",
    "tolerance_game.ui.schisma",
    "tolerance_game.ui.tolerance",
)
"""Modules and packages that the program imports by a name which does not stand in the code as an
import: all of each belongs to the program."""

DATA: Final = (
    "tolerance_game/games/schisma/data",
    "tolerance_game/games/tolerance/data",
    "tolerance_game/words/data",
)
"""Folders of data. They lie beside the code, also in the program that people get."""

ASSET_FOLDERS: Final = ("fonts", "icons", "plates", "sounds", "textures")
ASSET_FILES: Final = ("credits.yaml", "icon-64.png")
"""What the window loads of `assets` itself."""
ASSETS_LEFT_OUT: Final = (
    "README.md",
    *(f"icon-{side}.png" for side in (16, 32, 48, 128, 256, 512)),
)
"""For engineers, or for the desktop: `icons` puts those where a system looks for them."""

TOP_TAKEN: Final = ("LICENSE", "NOTICE.md", "assets", "main.py", "packaging", "tolerance_game")
"""What lies at the top of the repository and goes into the program, in whatever form."""
TOP_LEFT_OUT: Final = (
    *(".ci", ".github", ".gitignore", "CHANGELOG.md", "MANIFEST.in", "README.de.md", "README.md"),
    *("build.spec", "docs", "pyproject.toml", "requirements-dev.txt", "requirements.txt", "saves"),
    *("setup.py", "tests", "tools"),
)
"""What is for engineers, or comes into being beside the program by itself."""

LIBRARIES: Final = ("pygame-ce", "PyYAML", "platformdirs")
"""The works of others that the program imports, as they are called where they are published."""

UNWANTED: Final = (
    # What the program is made with.
    *("numpy", "pytest", "hypothesis", "mypy", "setuptools", "pip", "tools", "tests"),
    *("PIL", "fontTools", "soundfile", "cffi", "_cffi_backend"),
    # The network; with the ciphers, which are as large as Python itself. `hashlib` has its own.
    *("_hashlib", "_ssl", "ssl", "asyncio", "email", "ftplib", "http", "xmlrpc"),
    *("urllib.request", "urllib.error", "urllib.response", "mimetypes", "smtplib"),
    # Parts of the standard library that only others of it name, for purposes which are not ours.
    *("bdb", "cmd", "doctest", "lib2to3", "pdb", "pydoc", "tkinter", "turtle", "unittest"),
    *("curses", "readline", "sqlite3", "xml", "pyexpat", "typing_extensions"),
    *("decimal", "_decimal", "_pydecimal", "fractions", "statistics"),
    "pkg_resources",
    # Parts of pygame: arrays, cameras, music by notes, and drawing by the graphics card.
    *("pygame.camera", "pygame._camera", "pygame.docs", "pygame.examples", "pygame.freetype"),
    *("pygame._freetype", "pygame.ftfont", "pygame.gfxdraw", "pygame.midi", "pygame.pypm"),
    *("pygame.sndarray", "pygame.surfarray", "pygame.tests", "pygame.newbuffer"),
)
"""Modules that must not come along, whoever names them."""


def data(instead: Mapping[str, Path] | None = None) -> Iterator[tuple[str, str]]:
    """Files and folders that are copied, each with the folder of the program it goes to.

    `instead` of a folder of assets, by its name, another one may be taken.
    """
    for folder in DATA:
        yield str(ROOT / folder), folder
    for folder in ASSET_FOLDERS:
        yield str((instead or {}).get(folder, ROOT / "assets" / folder)), f"assets/{folder}"
    for file in ASSET_FILES:
        yield str(ROOT / "assets" / file), "assets"


def installed() -> Iterator[tuple[Path, str]]:
    """Every file of these, from the top of the repository, and where a wheel puts it.

    What is installed shares its folder with all other programs, so the assets go into the package.
    """
    for source, target in data():
        inside = target if target.startswith(PACKAGE) else f"{PACKAGE}/{target}"
        place = Path(source)
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and path.suffix not in (".py", ".pyc"):
                folder = path.parent.relative_to(place).as_posix() if path != place else "."
                yield path.relative_to(ROOT), PurePosixPath(inside, folder, path.name).as_posix()


def modules() -> tuple[str, ...]:
    """All modules of the rooms, by their dotted names."""
    return tuple(sorted({module for room in ROOMS for module in _modules_in(room)}))


def _modules_in(room: str) -> Iterator[str]:
    place = ROOT / room.replace(".", "/")
    if not place.is_dir():
        yield room
        return
    for path in place.rglob("*.py"):
        yield module_of(path)


def module_of(path: Path, root: Path = ROOT) -> str:
    """The dotted name of the module in a file, of whatever kind."""
    parts = path.relative_to(root).with_name(path.name.partition(".")[0]).parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
