"""The list of games, and that nothing outside the rooms of a game names it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tolerance_game import games
from tolerance_game.core.game import (
    Game,
    HandbookRoom,
    PlayersRoom,
    ReadingRoom,
    ReportRoom,
    TellingRoom,
    TerminalRoom,
)
from tolerance_game.games import schisma, tolerance
from tolerance_game.games.schisma import handbook as schisma_handbook
from tolerance_game.games.schisma import players as schisma_players
from tolerance_game.games.schisma import reading as schisma_reading
from tolerance_game.games.schisma import report as schisma_report
from tolerance_game.games.schisma import telling as schisma_telling
from tolerance_game.games.schisma import terminal as schisma_terminal
from tolerance_game.games.tolerance import handbook as tolerance_handbook
from tolerance_game.games.tolerance import players as tolerance_players
from tolerance_game.games.tolerance import reading as tolerance_reading
from tolerance_game.games.tolerance import report as tolerance_report
from tolerance_game.games.tolerance import telling as tolerance_telling
from tolerance_game.games.tolerance import terminal as tolerance_terminal
from tolerance_game.storage.settings.settings import SEATS

from .third_game import THIRD
from .third_game import game as third
from .third_game.game import handbook as third_handbook
from .third_game.game import players as third_players
from .third_game.game import reading as third_reading
from .third_game.game import report as third_report
from .third_game.game import telling as third_telling
from .third_game.game import terminal as third_terminal

# What the games promise by the types of their functions is checked by mypy, here.
GAMES: tuple[Game, ...] = (tolerance, schisma, third)
HANDBOOKS: tuple[HandbookRoom, ...] = (tolerance_handbook, schisma_handbook, third_handbook)
PLAYERS: tuple[PlayersRoom, ...] = (tolerance_players, schisma_players, third_players)
READING: tuple[ReadingRoom, ...] = (tolerance_reading, schisma_reading, third_reading)
REPORTS: tuple[ReportRoom, ...] = (tolerance_report, schisma_report, third_report)
TELLING: tuple[TellingRoom, ...] = (tolerance_telling, schisma_telling, third_telling)
TERMINALS: tuple[TerminalRoom, ...] = (tolerance_terminal, schisma_terminal, third_terminal)

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "tolerance_game"
NAMES = games.names()
LIST = PACKAGE / "games" / "__init__.py"
ROOMS = (LIST, *(PACKAGE / folder / name for folder in ("games", "ui") for name in NAMES))
"""Where games may be named: their rooms, and the list itself."""


def namings(source: str) -> Iterator[str]:
    """Where a source names a game: in an import, an identifier, or a string of its own."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                said = [alias.name for alias in names]
            case ast.ImportFrom(module=module, names=names):
                said = [module or "", *(alias.name for alias in names)]
            case ast.Constant(value=str(text)):
                said = [text] if _is_of_a_game(text.lower()) else []
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                said = [name]
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.alias(asname=str(name)):
                said = [name]
            case ast.keyword(arg=str(name)):
                said = [name]
            case _:
                continue
        for one in said:
            if any(name in one.lower().replace("tolerance_game", "") for name in NAMES):
                yield one


def _is_of_a_game(text: str) -> bool:
    return any(text == name or text.startswith((f"{name}.", f"{name}/")) for name in NAMES)


def test_no_module_outside_its_rooms_names_a_game() -> None:
    outside = [
        path
        for path in sorted(PACKAGE.rglob("*.py"))
        if not any(path == room or room in path.parents for room in ROOMS)
    ]
    assert outside
    sources = {path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8") for path in outside}
    assert {path: said for path in sources if (said := list(namings(sources[path])))} == {}


@pytest.mark.parametrize(
    "source",
    [
        "from tolerance_game.games import schisma",
        "from tolerance_game.games.tolerance.rules import cards",
        "import tolerance_game.ui.schisma",
        'game == "tolerance"',
        'open("schisma/persons.yaml")',
        'say("tolerance.title")',
        "f'schisma.{part}'",
        "class SchismaTable: pass",
        "def of_tolerance(): pass",
        "def f(schisma): pass",
        "f(tolerance=1)",
        "catalogue.schisma",
        "from x import y as schisma_y",
    ],
)
def test_each_way_to_name_a_game_is_found(source: str) -> None:
    assert list(namings(source))


def test_what_is_no_naming_is_passed_over() -> None:
    source = (
        '"""The package tolerance_game."""\nfrom tolerance_game import games\nx = "Tolerance 1.0"'
    )
    assert list(namings(source)) == []


@pytest.mark.parametrize("name", [*NAMES, THIRD])
def test_a_game_keeps_what_the_list_says(name: str) -> None:
    game = games.game(name)
    assert name == game.NAME
    # The settings keep a name for each seat.
    assert 0 < min(game.SEATS) <= max(game.SEATS) <= SEATS
    known = games.players(name)
    assert {games.usual_player(name), games.adviser(name), games.stand_in(name)} <= known.keys()
    assert next(iter(known)) == "random"


def test_what_is_not_on_the_list_is_not_there() -> None:
    with pytest.raises(KeyError):
        games.game("whist")
    with pytest.raises(KeyError):
        games.room("whist", "report")
    with pytest.raises(KeyError):
        games.players("whist")
