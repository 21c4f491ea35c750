"""Random integers that are the same everywhere: multiply with carry, to the base 2^32.

A state is an integer below `MULTIPLIER << 32`, so nothing here reaches 2^62 and compiled code
computes the same as Python does. In loops the step is written out where it is needed:

    state = MULTIPLIER * (state & WORD) + (state >> 32)
    drawn = ((state & WORD) * number) >> 32

draws one of `number` (below 2^28). No state leads to a period below 2^59, for
`MULTIPLIER * 2^31 - 1` is prime, as is twice that and 1. `flat` has a shorter one for its playouts:
what is drawn here must be right to the last of 60 bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MULTIPLIER: Final = 698769069
WORD: Final = 0xFFFFFFFF


def state_from(seed: int) -> i64:
    """The first state of a seed, any integer; neighbours have nothing in common."""
    # Thirty bits at a time, however many there are; a sign counts as one more.
    left = 2 * abs(seed) + (seed < 0)
    low: i64 = 0x6A09E667
    high: i64 = 0x3C6EF372
    while True:
        low = _stirred(low ^ (left & 0x3FFFFFFF))
        high = _stirred(high ^ low)
        left >>= 30
        if not left:
            break
    # Two states stand still: 0, which is not odd, and the highest, whose carry is never drawn.
    return ((high % (MULTIPLIER - 1)) << 32) | (low | 1)


def _stirred(word: i64) -> i64:
    """A word of 32 bits of which each bit depends on each of this one."""
    word ^= word >> 15
    word = (word * 0x2C1B3C6D) & WORD
    word ^= word >> 12
    word = (word * 0x297A2D39) & WORD
    return word ^ (word >> 15)
