"""The balance of Schisma in letters, with what is wanted of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tolerance_game.games.schisma.rules.moves import CHASTISE
from tools.lab.text_table import lines_of, percent, said
from tools.lab.tournament.match_up import MatchUp

from .goals import Goal
from .pool import Pool

ROME: Final = Goal(0.48, 0.52, "%")
USED: Final = Goal(0.05, 0.40, "%")
CHASTISED: Final = Goal(low=0.05, unit="%")


def lines(pool: Pool, _seats: int, *, cards: bool) -> Iterator[str]:
    """All figures; there are none of single cards."""
    del cards
    rome = pool.ratio("rome")
    rows = [
        ("Rome wins, draws by half", percent(rome), ROME.verdict(rome)),
        *(
            (f"decided by {ending}", percent(pool.per_game("ending", ending)), "")
            for ending in pool.names("ending")
        ),
        ("turns a game", said(pool.ratio("turns"), 1), ""),
    ]
    for action in pool.names("action"):
        share = pool.ratio("action", action)
        verdict = CHASTISED.verdict(share) if action == CHASTISE else ""
        rows.append((f"turns with {action}", percent(share), verdict))
    for person in pool.names("petition"):
        share = pool.ratio("petition", person)
        rows.append(
            (
                f"turns with {person} petitioned, where they could be",
                percent(share),
                USED.verdict(share),
            )
        )
    yield from lines_of(("", "figure", ""), rows)


def comparisons(_pools: Mapping[MatchUp, Pool]) -> Iterator[str]:
    """There are none."""
    return iter(())
