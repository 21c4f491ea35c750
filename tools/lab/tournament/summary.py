"""What the games of a tournament say of its players."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import fmean

from .durations import Durations
from .estimate import Estimate, mean_of
from .match_up import MatchUp
from .played import Played


@dataclass(frozen=True)
class Standing:
    """A candidate against others, on deals that it played at every seat."""

    match_up: MatchUp
    lead: Estimate
    """Its score above the mean of the others."""
    par: Estimate
    """Its share of the wins, of which 1 is as much as one among equals has."""
    by_seat: tuple[Estimate, ...]
    """Its share of the wins at each seat."""
    draws: int
    deals: int
    left_out: int
    """Games of deals that were not played at every seat."""
    times: Mapping[str, Durations]


def standings(games: Iterable[Played], seats: int) -> list[Standing]:
    """What each match-up came to, in the order in which they begin."""
    found: dict[MatchUp, list[Played]] = defaultdict(list)
    for game in games:
        found[game.key.match_up].append(game)
    return [_standing(match_up, played, seats) for match_up, played in found.items()]


def _standing(match_up: MatchUp, games: list[Played], seats: int) -> Standing:
    deals: dict[int, dict[int, Played]] = defaultdict(dict)
    for game in games:
        deals[game.key.seed][game.key.seat] = game
    wanted = match_up.games(seats)
    whole = [
        tuple(deal[seat] for seat in wanted) for deal in deals.values() if len(deal) == len(wanted)
    ]
    return Standing(
        match_up=match_up,
        lead=mean_of([fmean(game.lead(game.key.seat) for game in deal) for deal in whole]),
        par=mean_of([seats * fmean(game.share(game.key.seat) for game in deal) for deal in whole]),
        by_seat=tuple(
            mean_of([game.share(game.key.seat) for deal in whole for game in (deal[place],)])
            for place in range(len(wanted))
        ),
        draws=sum(not game.winners for deal in whole for game in deal),
        deals=len(whole),
        left_out=len(games) - len(whole) * len(wanted),
        times={
            name: Durations.sum_of(game.times[name] for game in games if name in game.times)
            for name in dict.fromkeys(match_up)
        },
    )
