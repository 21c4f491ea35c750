"""The balance of Tolerance in letters, with what is wanted of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tolerance_game.games.tolerance.reading import CARD_IDS
from tolerance_game.games.tolerance.report import SECTIONS
from tolerance_game.games.tolerance.rules.cards import REIGNS
from tolerance_game.games.tolerance.rules.roles import BERTRAM
from tolerance_game.games.tolerance.rules.state import TALLIES
from tools.lab.text_table import lines_of, percent, said
from tools.lab.tournament.match_up import MatchUp

from .goals import Goal
from .naming import beside
from .pool import Pool
from .tolerance_figures import BECAME

ROLE_WITHIN: Final = 0.03
"""How far the wins of a role may be from its fair share."""
UNWANTED: Final = Goal(0.20, 0.35, "%")
CORRELATION: Final = Goal(high=0.60)
WINNER: Final = Goal(40, 65)
PENNANTS: Final = Goal(2, 4)
LOANS: Final = Goal(0.3, 1.5)
NAMING: Final = Goal(high=1)


def lines(pool: Pool, seats: int, *, cards: bool) -> Iterator[str]:
    """All figures; those of single cards where they are wanted."""
    yield from _players(pool, seats)
    yield ""
    yield from _tricks(pool)
    yield ""
    yield from _points(pool)
    yield ""
    yield from _effects(pool)
    if cards:
        yield ""
        yield from _cards(pool)


def comparisons(pools: Mapping[MatchUp, Pool]) -> Iterator[str]:
    """What it is worth to play last in the first reign instead of first, on the same deals."""
    for match_up, left in pools.items():
        other = beside(match_up)
        if other is not None and other in pools:
            gain = left.difference(pools[other], "lead of chooser")
            yield ""
            yield "to name the left neighbour as the first starting player instead of oneself:"
            yield f"  lead {said(gain, 2, sign=True)}, {gain.size:,} deals; {NAMING.verdict(gain)}"


def _players(pool: Pool, seats: int) -> Iterator[str]:
    """Whom roles, seats and the lead of the first reign favour."""
    fair = Goal(1 / seats - ROLE_WITHIN, 1 / seats + ROLE_WITHIN, "%")
    rows = []
    for kind in ("role", "seat", "place", "named"):
        for name in pool.names(kind):
            share = pool.ratio(kind, name)
            of_role = kind == "role" and name != BERTRAM
            rows.append(
                (
                    _called(kind, name, seats),
                    said(share.scaled(seats), 3),
                    percent(share),
                    said(pool.ratio(f"lead of {kind}", name), 2, sign=True),
                    f"{pool.count(kind, name):,}",
                    fair.verdict(share) if of_role else "",
                )
            )
    yield from lines_of(("", "x par", "wins", "lead", "times", ""), rows)


def _called(kind: str, name: str, seats: int) -> str:
    if kind == "seat":
        return f"seat {int(name) + 1}"
    if kind == "place":
        last = int(name) == seats - 1
        return f"{'last' if last else f'number {int(name) + 1}'} in the first trick"
    return f"chooser, who named {name}" if kind == "named" else name


def _tricks(pool: Pool) -> Iterator[str]:
    """What tricks are worth, and the rest of what goals are about."""
    winner, loans = pool.median("winner"), pool.ratio("loans")
    correlation, unwanted = pool.correlation("tricks"), pool.ratio("unwanted")
    rows = [
        ("tricks unwanted by their winner", percent(unwanted), UNWANTED.verdict(unwanted)),
        *(
            (f"  under {reign}", percent(pool.ratio("unwanted in", str(number))), "")
            for number, reign in zip(REIGNS, ("Mary", "Elizabeth", "James"), strict=True)
        ),
        *(
            (f"  of {role}", percent(pool.ratio("unwanted of", role)), "")
            for role in pool.names("unwanted of")
        ),
        ("worth of a trick to its winner", said(pool.ratio("worth"), 2), ""),
        (
            "tricks won and points, correlation",
            said(correlation, 3),
            CORRELATION.verdict(correlation),
        ),
        ("points that a further trick goes with", said(pool.slope("tricks"), 2), ""),
        ("the last player declines to win", percent(pool.ratio("declined")), ""),
        ("points of the winner, median", said(winner, 1), WINNER.verdict(winner)),
        ("points", said(pool.ratio("score"), 1), ""),
    ]
    for tally in TALLIES:
        earned = pool.ratio("pennants", tally)
        rows.append((f"pennants, {tally}", said(earned, 2), PENNANTS.verdict(earned)))
    rows += [
        ("loans a game", said(loans, 2), LOANS.verdict(loans)),
        ("  unpaid at the end", said(pool.ratio("unpaid"), 3), ""),
        ("moves a game", said(pool.ratio("moves"), 1), ""),
    ]
    rows += [
        (f"decided by {ending}", percent(pool.per_game("ending", ending)), "")
        for ending in pool.names("ending")
    ]
    yield from lines_of(("", "figure", ""), rows)


def _points(pool: Pool) -> Iterator[str]:
    """Where the points of a player come from."""
    rows = []
    for section in SECTIONS:
        parts = [pool.ratio("points", section, str(reign)) for reign in (*REIGNS, 0)]
        rows.append(
            (section, *(said(part, 2) if part.value or part.error else "" for part in parts))
        )
    heads = ("points of a player by source", "Mary", "Elizabeth", "James", "end")
    yield from lines_of(heads, rows)


def _effects(pool: Pool) -> Iterator[str]:
    """What becomes of the effects of each kind."""
    rows = [_became(pool, "verb", verb) for verb in pool.names("verb")]
    yield from lines_of(("effect", *BECAME, "times"), rows)
    why = [(reason, said(pool.per_game("why", reason), 2)) for reason in pool.names("why")]
    yield ""
    yield from lines_of(("effects that lapsed", "in a game"), why)


def _cards(pool: Pool) -> Iterator[str]:
    seen = pool.names("card")
    rows = [_became(pool, "card", card) for card in CARD_IDS if card in seen]
    yield from lines_of(("effects of the card", *BECAME, "times"), rows)


def _became(pool: Pool, kind: str, name: str) -> tuple[str, ...]:
    shares = [percent(pool.ratio(kind, name, what)) for what in BECAME]
    return (name, *shares, f"{pool.count(kind, name, BECAME[0]):,}")
