"""A table to play at, from plain values: the game, its options, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping

from tolerance_game import VERSION, games
from tolerance_game.core import Header, Malformed, Reason
from tolerance_game.match import PERSON, Table
from tolerance_game.storage.data.catalogue import Catalogue
from tolerance_game.storage.saves.game_header import check_game, options_of


def lay_table(
    game: str,
    values: Mapping[str, object],
    players: tuple[str, ...],
    seed: int | None,
    catalogue: Catalogue,
) -> Table:
    """The table for a game by its id; rulings not given have the default of the data.

    Raises Malformed for choices that cannot be played.
    """
    check_game(game)
    options, seats = options_of(game, values, catalogue)
    header = Header(
        game=game,
        options=games.room(game, "reading").options_as_json(options),
        players=_seated(game, players, seats),
        seed=seed,
        program=VERSION,
        data=catalogue.header(game),
    )
    return Table(games.game(game), options, seats, header)


def _seated(game: str, players: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """A player for each seat; one name alone sits everywhere."""
    everybody = games.everyone(game)
    for name in players:
        if name != PERSON and name not in everybody:
            known = (*games.players(game), PERSON)
            raise Malformed(Reason("error.player.unknown", {"text": name[:80], "known": known}))
    if len(players) == 1:
        return players * seats
    if len(players) != seats:
        raise Malformed(Reason("error.player.count", {"number": seats}))
    return players
