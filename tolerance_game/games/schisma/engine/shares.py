"""What positions are worth: `SURE` for a game that is won, `-SURE` for one that is lost."""

from __future__ import annotations

from math import tanh
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

SURE: Final = 1_000_000
SOONER: Final = 1_000
"""What a win is worth less for each turn that it comes later."""
INFINITY: Final = 2 * SURE
MOST_TURNS: Final = 9
"""More turns are never looked ahead."""

_STEP: Final = 16
_MOST: Final = 1000
SHARES: Final = [round(0.98 * SURE * tanh(i * _STEP / 2000)) for i in range(_MOST + 1)]
"""The share that a sum of figures, in thousandths of log odds, stands for."""


def share_of(total: i64) -> i64:
    """The share that a sum of figures stands for."""
    at: i64 = (total if total >= 0 else -total) // _STEP
    if at > _MOST:
        at = _MOST
    found: i64 = SHARES[at]
    return found if total >= 0 else -found


def won_in(depth: i64) -> i64:
    """A win in a turn with so many turns left to look ahead, itself among them."""
    return SURE - SOONER * (MOST_TURNS - depth)
