"""How many pennants a tally will earn: fitted to how tallies grow between equals."""

from __future__ import annotations

from math import sqrt

from tolerance_game.games.tolerance.engine import flat
from tolerance_game.games.tolerance.engine.learned_figures import Growth
from tolerance_game.games.tolerance.engine.playouts import THUMB_PLUS, Thumb
from tolerance_game.games.tolerance.engine.positions import Positions
from tolerance_game.games.tolerance.rules.ruleset import PLAYERS, ROLE_MODES, Material, Options

from .learned_file import Prospects


def prospects(material: Material, games: int, seed: int) -> Prospects:
    """By number of players, role, reign and tally: constant, factor and spread of its end."""
    return {players: _prospects(material, players, games, seed) for players in PLAYERS}


def _prospects(
    material: Material, players: int, games: int, seed: int
) -> dict[str, tuple[tuple[Growth, ...], ...]]:
    found = {}
    for mode in ROLE_MODES[:2]:
        sums = _sums(Options(material, players=players, roles=mode), games, seed)
        for number, role in enumerate(material.roles):
            if (number, 0, 0) in sums:
                found[role.id] = tuple(
                    tuple(_line(sums[number, reign, tally]) for tally in range(3))
                    for reign in range(2)
                )
    return found


Sums = dict[tuple[int, int, int], list[float]]


def _sums(options: Options, games: int, seed: int) -> Sums:
    """By role, reign and tally: the sums that a straight line is fitted to."""
    positions = Positions(options)
    fresh, game = positions.engine(), positions.engine()
    thumb = Thumb(positions.figures, list(THUMB_PLUS), 0)
    sums: Sums = {}
    for number in range(games):
        game.copy(fresh)
        game.sow(seed * games + number)
        after = []
        for reign in (1, 2, 3):
            thumb.play_on(game, reign)
            after.append([game.seats[place] for place in range(flat.SEATS * 8)])
        for reign in range(2):
            for seat in range(options.players):
                for tally in range(3):
                    key = (game.role[seat], reign, tally)
                    x, y = after[reign][seat * 8 + tally], after[2][seat * 8 + tally]
                    row = sums.setdefault(key, [0.0] * 6)
                    for place, term in enumerate((1, x, y, x * x, x * y, y * y)):
                        row[place] += term
    return sums


def _line(row: list[float]) -> Growth:
    count, x, y, xx, xy, yy = row
    spread = xx - x * x / count
    factor = (xy - x * y / count) / spread if spread else 0.0
    constant = (y - factor * x) / count
    left = yy - y * y / count - factor * (xy - x * y / count)
    return (round(constant, 2), round(factor, 3), round(sqrt(max(left, 0.01) / count), 2))
