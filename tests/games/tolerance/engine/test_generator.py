"""Random integers: what the module says of them."""

from __future__ import annotations

from collections import Counter

from tolerance_game.games.tolerance.engine.generator import MULTIPLIER, WORD, state_from

from .chi_square import sigmas_from_even


def after(state: int) -> int:
    return MULTIPLIER * (state & WORD) + (state >> 32)


def is_prime(number: int) -> bool:
    """Miller and Rabin; the first twelve primes are witnesses enough below 2^81."""
    odd, twos = number - 1, 0
    while not odd & 1:
        odd, twos = odd >> 1, twos + 1
    for witness in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power = pow(witness, odd, number)
        if power in (1, number - 1):
            continue
        if all(pow(power, 1 << times, number) != number - 1 for times in range(twos)):
            return False
    return True


def test_the_period_is_long() -> None:
    """The order of 2^32 modulo the modulus is a divisor of twice a prime, and neither 1 nor 2."""
    modulus = (MULTIPLIER << 32) - 1
    assert is_prime(modulus)
    assert is_prime((MULTIPLIER << 31) - 1)
    assert pow(2**32, 2, modulus) != 1


def test_no_state_needs_more_than_62_bits() -> None:
    """The highest step is from the highest state."""
    highest = (MULTIPLIER << 32) - 1
    assert after(highest) <= highest < 2**62
    assert MULTIPLIER * WORD + MULTIPLIER < 2**62


def test_any_integer_is_a_seed() -> None:
    seeds = [*range(-1000, 1000), *(sign << power for power in range(20, 200) for sign in (1, -1))]
    states = [state_from(seed) for seed in seeds]
    assert len(set(states)) == len(seeds)
    for state in states:
        assert 0 < state < (MULTIPLIER << 32) - 1
        assert after(state) != state


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """The first number below 16 of each seed, with the one of the next seed: all pairs alike."""
    first = [(after(state_from(seed)) & WORD) * 16 >> 32 for seed in range(60_000)]
    pairs = [first[seed] * 16 + first[seed + 1] for seed in range(0, 60_000, 2)]
    assert sigmas_from_even(first, 16) < 4
    assert sigmas_from_even(pairs, 256) < 4


def test_numbers_in_a_row_have_nothing_in_common() -> None:
    """All runs of three numbers below 6 are as likely."""
    state, runs = state_from(1), []
    for _ in range(40_000):
        run = []
        for _ in range(3):
            state = after(state)
            run.append((state & WORD) * 6 >> 32)
        runs.append(tuple(run))
    assert len(Counter(runs)) == 216
    assert sigmas_from_even(runs, 216) < 4
