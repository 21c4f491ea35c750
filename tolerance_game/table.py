"""A table to play at, from plain values: the game, its options, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, NamedTuple

from tolerance_game import VERSION
from tolerance_game.core.errors import Malformed, Reason
from tolerance_game.core.game import AnyGame
from tolerance_game.core.record import Header
from tolerance_game.games import GAMES
from tolerance_game.games.schisma import ruleset as schisma_rules
from tolerance_game.games.tolerance import ruleset as tolerance_rules
from tolerance_game.match.seats import PERSON
from tolerance_game.players.registry import PLAYERS
from tolerance_game.storage.catalogue import Catalogue


class Table(NamedTuple):
    """A game about to begin."""

    game: AnyGame
    options: Any
    seats: int
    header: Header


def lay_table(
    game: str,
    values: Mapping[str, object],
    players: tuple[str, ...],
    seed: int | None,
    catalogue: Catalogue,
) -> Table:
    """The table for a game by its id; rulings not given have the default of the data.

    Raises Malformed for what nobody can play with.
    """
    options: Any
    if game == "tolerance":
        given = _with_defaults(values, asdict(catalogue.tolerance.default_rulings))
        options = tolerance_rules.options_from(given, catalogue.tolerance.material)
        plain, seats = options.as_json(), options.players
    elif game == "schisma":
        given = _with_defaults(values, asdict(catalogue.schisma.default_rulings))
        options = schisma_rules.from_json(given, catalogue.schisma.material)
        plain, seats = schisma_rules.as_json(options), 2
    else:
        known = tuple(GAMES)
        raise Malformed(Reason("error.game.unknown", {"text": game[:80], "known": known}))
    header = Header(
        game=game,
        options=plain,
        players=_seated(game, players, seats),
        seed=seed,
        program=VERSION,
        data=catalogue.header(game),
    )
    return Table(GAMES[game], options, seats, header)


def _with_defaults(
    values: Mapping[str, object], defaults: Mapping[str, object]
) -> dict[str, object]:
    given = values.get("rulings", {})
    if not isinstance(given, Mapping):
        return dict(values)
    return {**values, "rulings": {**defaults, **given}}


def _seated(game: str, players: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """A player for each seat; one name alone sits everywhere."""
    known = (*PLAYERS[game], PERSON)
    for name in players:
        if name not in known:
            raise Malformed(Reason("error.player.unknown", {"text": name[:80], "known": known}))
    if len(players) == 1:
        return players * seats
    if len(players) != seats:
        raise Malformed(Reason("error.player.count", {"number": seats}))
    return players
