"""What the header of a journal or a save stands for: the game, its options, and its figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, NamedTuple

from tolerance_game import games
from tolerance_game.core.errors import Corrupt, GameError, Malformed, Reason
from tolerance_game.core.game import AnyGame
from tolerance_game.core.record import Header
from tolerance_game.games import tolerance
from tolerance_game.games.schisma.rules import ruleset as schisma_rules
from tolerance_game.games.tolerance.rules import ruleset as tolerance_rules
from tolerance_game.match.seats import check_seats, seats_of
from tolerance_game.storage.data.catalogue import Catalogue
from tolerance_game.storage.data.faults import clipped


class GameSetup(NamedTuple):
    """A game about to begin."""

    game: AnyGame
    options: Any


def set_up(header: Header, file: str, catalogue: Catalogue) -> GameSetup:
    """The game of a header; rulings it does not name have the default of the data.

    Raises Corrupt when it was played with other figures, or with options nobody can play with.
    """
    try:
        check_game(header.game)
    except Malformed as error:
        raise _unusable(file) from error
    _check_figures(header, file, catalogue)
    try:
        options, seats = options_of(header.game, header.options, catalogue)
        if len(header.players) != seats:
            raise Malformed(Reason("error.player.count", {"number": seats}))
        check_seats(seats_of(header), header.game, seats)
    except GameError as error:
        raise _unusable(file) from error
    return GameSetup(games.game(header.game), options)


def _unusable(file: str) -> Corrupt:
    return Corrupt(Reason("error.save.header", {"file": file}))


def check_game(game: str) -> None:
    """Raises Malformed for the id of a game that there is not."""
    if game not in games.names():
        text, known = clipped(game), games.names()
        raise Malformed(Reason("error.game.unknown", {"text": text, "known": known}))


def options_of(game: str, values: Mapping[str, object], catalogue: Catalogue) -> tuple[Any, int]:
    """The options of a game from plain values, and how many play; a ruling not given has the
    default of the data. Raises Malformed.
    """
    if game == tolerance.NAME:
        data = catalogue.tolerance
        given = _with_defaults(values, asdict(data.default_rulings))
        options = tolerance_rules.options_from(given, data.material)
        return options, options.players
    schisma = catalogue.schisma
    given = _with_defaults(values, asdict(schisma.default_rulings))
    return schisma_rules.from_json(given, schisma.material), 2


def _with_defaults(
    values: Mapping[str, object], defaults: Mapping[str, object]
) -> Mapping[str, object]:
    given = values.get("rulings", {})
    if not isinstance(given, Mapping):
        return values
    return {**values, "rulings": {**defaults, **given}}


def _check_figures(header: Header, file: str, catalogue: Catalogue) -> None:
    """The same moves lead elsewhere with other figures. Raises Corrupt, saying which are needed."""
    data = header.data or {}
    now = catalogue.header(header.game)
    wanted = data.get("digest")
    if wanted is None or wanted == now["digest"]:
        return
    names = _figures_of(data.get("overrides"))
    if names:
        raise Corrupt(Reason("error.save.owners_figures", {"file": file, "names": names}))
    if now["overrides"]:
        raise Corrupt(Reason("error.save.built_in_figures", {"file": file}))
    version = clipped(header.program, 20)
    raise Corrupt(Reason("error.save.other_figures", {"file": file, "found": version}))


def _figures_of(overrides: object) -> tuple[str, ...]:
    """The files of an owner's folder that were laid over the figures, each with what it changed."""
    found = []
    for item in overrides if isinstance(overrides, list) else ():
        if isinstance(item, Mapping):
            ids = item.get("ids")
            changed = ", ".join(map(str, ids)) if isinstance(ids, list) else ""
            found.append(clipped(f"{item.get('file')}: {changed}"))
    return tuple(found)
