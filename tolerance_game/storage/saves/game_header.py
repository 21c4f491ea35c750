"""From the header of a record to its game, its options, and its figures.

A game goes on with the figures it began with, which are in its header. Files of formats 1 and 2
only name them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

from tolerance_game import games
from tolerance_game.core import Corrupt, Game, GameError, Header, Malformed, Reason
from tolerance_game.match.seats import check_seats, seats_of
from tolerance_game.match.series import series_of
from tolerance_game.storage.data.catalogue import Catalogue, archive, archived, load_catalogue
from tolerance_game.storage.data.digests import digest
from tolerance_game.storage.data.faults import BadData, clipped

MAX_FIGURES: Final = 32_000
"""The most characters of a game's figures; those of Tolerance have about 9,000."""


class GameSetup(NamedTuple):
    """A game about to begin."""

    game: Game
    options: Any
    header: Header
    """The header, including the figures."""


def set_up(header: Header, file: str, catalogue: Catalogue) -> GameSetup:
    """The game of a header; rulings it does not name have the default of the data.

    Raises Corrupt if it needs figures that are not available, or has impossible options.
    """
    unusable = Corrupt(Reason("error.save.header", {"file": file}))
    try:
        check_game(header.game)
    except Malformed as error:
        raise unusable from error
    header = _with_figures(header, file, catalogue)
    data = _data_of(header, file, catalogue)
    reading = games.room(header.game, "reading")
    try:
        options = reading.options_from(header.options, data)
        seats = reading.seats_of(options)
        if len(header.players) != seats:
            raise Malformed(Reason("error.player.count", {"number": seats}))
        check_seats(seats_of(header), header.game, seats)
        series_of(header)
    except GameError as error:
        raise unusable from error
    return GameSetup(games.game(header.game), options, header)


def check_game(game: str) -> None:
    """Raises Malformed for an unknown id of a game."""
    if game not in games.names():
        text, known = clipped(game), games.names()
        raise Malformed(Reason("error.game.unknown", {"text": text, "known": known}))


def options_of(game: str, values: Mapping[str, object], catalogue: Catalogue) -> tuple[Any, int]:
    """The options of a game from plain values, and its number of seats. Raises Malformed."""
    reading = games.room(game, "reading")
    options = reading.options_from(values, catalogue.of(game))
    return options, reading.seats_of(options)


def _with_figures(header: Header, file: str, catalogue: Catalogue) -> Header:
    """The header including the figures. Raises Corrupt if those it names are not available."""
    said = header.data or {}
    if "figures" in said:
        return header
    now, name = catalogue.header(header.game), said.get("digest")
    if name is None or (said.get("overrides") == now["overrides"] != [] and _is_old(header.game)):
        return replace(header, data=now)
    figures = archived(header.game, name)
    if figures is not None:
        return replace(header, data={"digest": digest(figures), "figures": figures})
    changed = _changed_in(said.get("overrides"))
    if changed:
        raise Corrupt(Reason("error.save.owners_figures", {"file": file, "names": changed}))
    version = clipped(header.program, 20)
    raise Corrupt(Reason("error.save.other_figures", {"file": file, "found": version}))


def _is_old(game: str) -> bool:
    """Whether the built-in figures are still those of the time when files held none."""
    built_in = load_catalogue().of(game).figures
    return any(archived(game, name) == built_in for name in archive(game))


def _data_of(header: Header, file: str, catalogue: Catalogue) -> Any:
    """The data of a game with the figures of its header. Raises Corrupt for damaged figures.

    Figures with the digest of those of today need not be read.
    """
    said = header.data or {}
    figures = said["figures"]
    corrupt = Corrupt(Reason("error.save.figures", {"file": file}))
    if not isinstance(figures, Mapping) or len(json.dumps(figures)) > MAX_FIGURES:
        raise corrupt
    now = catalogue.of(header.game)
    name = digest(figures)
    if name != said.get("digest"):
        raise corrupt
    if name == now.digest:
        return now
    try:
        return catalogue.with_figures(header.game, figures)
    except BadData as error:
        raise corrupt from error


def _changed_in(overrides: object) -> tuple[str, ...]:
    """The files of an owner's folder that changed the figures, each with the ids it changed."""
    found = []
    for item in overrides if isinstance(overrides, list) else ():
        if isinstance(item, Mapping):
            ids = item.get("ids")
            changed = ", ".join(map(str, ids)) if isinstance(ids, list) else ""
            found.append(clipped(f"{item.get('file')}: {changed}"))
    return tuple(found)
