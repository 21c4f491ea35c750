"""`lab temperaments`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import nan
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from tolerance_game.exit_codes import OK
from tolerance_game.games.tolerance.players import LEVELS, TEMPERAMENTS
from tolerance_game.match.match import Table
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tools.lab.moments import played_by_players
from tools.lab.text_table import lines_of, said
from tools.lab.tournament.estimate import Pair, mean_of, ratio_of

from .account import FIGURES, account_of

ABOUT: Final = """\
Temperaments of Tolerance at one level. At each table sit the level without a temperament and with
three others, and each deal is played so often that everybody has sat everywhere. With --out
every deal is kept as soon as it is over, and the same command goes on where it was cut off.

Behind ± is one standard error over deals; `apart` is how many of them a figure differs from that of
the level without a temperament. x par is the share of the wins, times the number of players.
"""

SHOWS: Final[Mapping[str, tuple[str, int]]] = {
    "widow": ("loans", -1),
    "preacher": ("protestant", 1),
    "collector": ("richest", 1),
    "poet": ("faithful", 1),
    "master": ("guild", 1),
    "gambler": ("wild_at", -1),
    "lady": ("early", -1),
    "envoy": ("spread", -1),
    "alewife": ("revenge", 1),
    "abbess": ("catholic", 1),
    "condottiere": ("killed", 1),
    "monk": ("tricks", -1),
}
"""In which figure each must show, and whether by more or by less."""

SEATS: Final = 4
NEUTRAL: Final = ""
NONE: Final = (0.0, 0.0)


class Played(NamedTuple):
    """What one of a table did in a deal, over all its seats."""

    lead: float
    par: float
    figures: Mapping[str, Pair]


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    parser = commands.add_parser(
        "temperaments",
        help="how temperaments show in play, and what they cost",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--level", choices=LEVELS, default="able")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--budget", type=int, default=0, help="instead of that of the level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=TEMPERAMENTS, nargs="+", default=TEMPERAMENTS)
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep the deals here")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays what is missing, and prints the table."""
    kept = _kept(args.out)
    catalogue = load_catalogue()
    begin = time.monotonic()
    for deal in range(args.deals):
        if deal in kept:
            continue
        names = table_of(args.only, args.seed, deal)
        kept[deal] = dict(zip(names, _played(args, names, deal, catalogue), strict=True))
        if args.out:
            with args.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps([deal, kept[deal]]) + "\n")
        rate = (time.monotonic() - begin) / (deal + 1)
        print(f"\r{deal + 1} of {args.deals} deals, {rate:.2f} s each ", end="", file=sys.stderr)
    print(file=sys.stderr)
    for line in report(kept.values()):
        print(line)
    return OK


def _kept(file: Path | None) -> dict[int, dict[str, Played]]:
    if file is None or not file.exists():
        return {}
    found = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        deal, players = json.loads(line)
        found[deal] = {name: Played(*one) for name, one in players.items()}
    return found


def table_of(temperaments: Sequence[str], seed: int, deal: int) -> tuple[str, ...]:
    """Who sits there: as many of each temperament as of the others, over all deals."""
    rounds, place = divmod(deal * (SEATS - 1), len(temperaments))
    row = [
        name
        for number in (rounds, rounds + 1)
        for name in Random(f"{seed}/{number}").sample(temperaments, len(temperaments))
    ]
    chosen: list[str] = []
    for name in row[place:]:
        if name not in chosen and len(chosen) < SEATS - 1:
            chosen.append(name)
    return (NEUTRAL, *chosen, *[NEUTRAL] * (SEATS - 1 - len(chosen)))


def _played(
    args: argparse.Namespace, names: tuple[str, ...], deal: int, catalogue: Any
) -> Iterator[Played]:
    """What each of them did, over the seats."""
    level = args.level
    players = tuple(f"{level}/{name}" if name else level for name in names)
    leads: list[list[float]] = [[] for _ in names]
    pars: list[list[float]] = [[] for _ in names]
    sums: list[dict[str, Pair]] = [{} for _ in names]
    for turn in range(SEATS):
        seating = players[turn:] + players[:turn]
        values = {"players": SEATS, "roles": "unique"}
        seed = args.seed * 1_000_000 + deal
        table: Table = lay_table("tolerance", values, seating, seed, catalogue)
        account, state = account_of(table.options, played_by_players(table, args.budget))
        points = [player.points for player in state.players]
        assert state.outcome is not None
        winners = state.outcome.winners
        for seat in range(SEATS):
            place = (seat + turn) % SEATS
            leads[place].append(points[seat] - (sum(points) - points[seat]) / (SEATS - 1))
            pars[place].append(SEATS * (seat in winners) / len(winners))
            for figure, (part, out_of) in account.figures[seat].items():
                known = sums[place].get(figure, (0.0, 0.0))
                sums[place][figure] = known[0] + part, known[1] + out_of
    for place in range(len(names)):
        yield Played(fmean(leads[place]), fmean(pars[place]), sums[place])


def report(deals: Any) -> list[str]:
    """The table: each temperament beside the level without one."""
    found: dict[str, list[Played]] = defaultdict(list)
    less: dict[str, list[Played]] = defaultdict(list)
    for deal in deals:
        for name, played in deal.items():
            found[name].append(played)
            less[name].append(deal[NEUTRAL])
    rows = []
    for name, (figure, sign) in SHOWS.items():
        if name not in found:
            continue
        pairs = [
            (one.figures.get(figure, NONE), other.figures.get(figure, NONE))
            for one, other in zip(found[name], less[name], strict=True)
        ]
        with_it = ratio_of([one for one, _other in pairs])
        without = ratio_of([other for _one, other in pairs])
        apart = sign * difference_of(pairs)
        rows.append(
            (
                name,
                said(without, 2),
                said(with_it, 2),
                f"{apart:.1f}",
                *_strength(found[name]),
                FIGURES[figure],
            )
        )
    rows.append(("none", "", "", "", *_strength(found[NEUTRAL]), ""))
    heads = ("temperament", "without", "with", "apart", "x par", "lead", "deals")
    return lines_of((*heads, "of what"), rows)


def _strength(played: Sequence[Played]) -> tuple[str, str, str]:
    pars = mean_of([one.par for one in played])
    leads = mean_of([one.lead for one in played])
    return said(pars, 2), said(leads, 1, sign=True), str(len(played))


def difference_of(deals: Sequence[tuple[Pair, Pair]]) -> float:
    """By how many standard errors two ratios differ that were found on the same deals."""
    count = len(deals)
    if count < 2:
        return nan
    moved = [0.0] * count
    ratios = []
    for side in (0, 1):
        whole = sum(deal[side][1] for deal in deals)
        if not whole:
            return nan
        ratio = sum(deal[side][0] for deal in deals) / whole
        ratios.append(ratio)
        for number, deal in enumerate(deals):
            part, out_of = deal[side]
            moved[number] += (1 - 2 * side) * (part - ratio * out_of) * count / whole
    error = mean_of(moved).error
    return (ratios[0] - ratios[1]) / error if error else nan
