"""The 73 cards as the rules give them, word for word, for tests alone.

Scenarios count with these figures, so a later tuning of the ones that are ours does not move a
single expected value. `test_data.py` holds the data of the program against the parts that never
change: suits, ranks, effects, the Guild, and every figure that stands in the books.
"""

from __future__ import annotations

from typing import NamedTuple


class Figures(NamedTuple):
    """One line of the card list."""

    id: str
    suit: str
    rank: int
    affiliation: str
    """C, P or O (the ○)."""
    piety: int
    money: int
    guild: bool
    book: str
    """Which of affiliation (R), piety (P) and money (M) the books give; these never change."""
    effects: dict[str, tuple[tuple[str, ...], ...]]
    """By edition: each step as its words."""


_LIST = """
nobles-1 O 0 2 . . tax monarch
nobles-2 O 1 0 . . piety nobles peasants
nobles-3 O 1 2 . . nothing
nobles-4 O 1 1 . . tax clergy townsfolk
nobles-5 P 4 -2 . . kill-all C
nobles-6 C 4 -2 . . kill-all P
nobles-7 P 2 0 . . nothing
nobles-8 O 2 0 . RPM kill-one nobles peasants
nobles-9 C 4 3 . RPM piety nobles clergy
nobles-10 P 2 3 . . tax nobles clergy
nobles-11 C 2 2 . . kill-one P
nobles-12 C 2 4 . . tax P
nobles-13 P 4 2 . . kill-one C
nobles-14 O 1 5 . . tax all
clergy-1 C 3 -2 . . convert P
clergy-2 P 4 -2 . . convert C
clergy-3 P 5 -3 . . condemn C
clergy-4 C 5 -1 . . convert P
clergy-5 P 5 -3 . . piety P
clergy-6 C 4 -3 . . piety C
clergy-7 C 4 -3 . . condemn P
clergy-8 P 5 -3 . . convert P | convert C
clergy-9 C 4 -3 . . condemn P
clergy-10 C 6 -3 . RP convert P
clergy-11 O 6 -3 . . piety-one all
clergy-12 O 5 -1 . . tax clergy wild | tax clergy townsfolk
clergy-13 C 4 1 . . tax all & piety all | tax townsfolk wild
clergy-14 P 7 -4 . . nothing
townsfolk-1 O 0 0 . . nothing
townsfolk-2 C 1 1 . . nothing
townsfolk-3 P 1 1 . . nothing
townsfolk-4 P 2 1 . . nothing
townsfolk-5 C 1 1 . . nothing
townsfolk-6 O 0 1 guild . nothing
townsfolk-7 O 1 2 . . nothing
townsfolk-8 O 0 1 . . piety nobles peasants
townsfolk-9 P 1 2 guild . nothing
townsfolk-10 O 1 2 guild . nothing
townsfolk-11 P 1 3 guild . nothing
townsfolk-12 P 1 3 guild . nothing
townsfolk-13 C 1 3 . . tax nobles townsfolk
townsfolk-14 O 1 4 . . tax townsfolk wild
peasants-1 O 1 -2 . . nothing
peasants-2 C 2 -1 . . nothing
peasants-3 O 1 -1 . . nothing
peasants-4 C 2 -1 . . nothing
peasants-5 P 3 0 . . nothing
peasants-6 P 2 0 . . nothing
peasants-7 P 2 0 . . nothing
peasants-8 O 1 -1 . . nothing
peasants-9 C 3 0 . . piety peasants
peasants-10 C 3 -2 . . piety all
peasants-11 P 3 0 . . nothing
peasants-12 O 1 1 . . tax peasants
peasants-13 C 3 0 . . piety nobles peasants
peasants-14 O 1 2 . . tax peasants
wild-1a O 0 -2 . . kill-one all
wild-1b O 0 -2 . . kill-one all
wild-2 O 0 2 . . tax nobles clergy
wild-3 O 0 -1 . . kill-top rank
wild-4 P 2 -1 . . piety all
wild-5 O 0 -1 . RM kill-top money
wild-6 O 1 -1 . . tax all-but clergy
wild-7 P 3 -1 . . kill-one C
wild-8 O 0 -2 . . kill-one townsfolk
wild-9 O 0 -2 . . kill-top piety
wild-10 O 1 -1 . RM tax all-but clergy
wild-11 C 4 -2 . . kill-one P
wild-12 O 0 0 . . tax townsfolk peasants
wild-13 C 4 -3 . . lose 2
wild-14a C 5 3 . . execution
wild-14b O 4 3 . . execution
wild-14c P 5 3 . . execution
"""
"""id, affiliation, piety, money, Guild, figures of the books, effect (English | German print)."""

_RANKS = {"1a": 1, "1b": 1, "14a": 14, "14b": 14, "14c": 14}


def _steps(text: str) -> tuple[tuple[str, ...], ...]:
    if text == "nothing":
        return ()
    return tuple(tuple(step.split()) for step in text.split(" & "))


def _read(line: str) -> Figures:
    card, affiliation, piety, money, guild, book, effect = line.split(maxsplit=6)
    suit, number = card.split("-")
    english, _, german = effect.partition(" | ")
    return Figures(
        id=card,
        suit=suit,
        rank=_RANKS.get(number) or int(number),
        affiliation=affiliation,
        piety=int(piety),
        money=int(money),
        guild=guild == "guild",
        book=book.strip("."),
        effects={"english": _steps(english), "german": _steps(german or english)},
    )


FIGURES = {figures.id: figures for figures in map(_read, _LIST.strip().splitlines())}
"""T1.1: every card by its id."""

DIFFERENT_PRINTS = ("clergy-8", "clergy-12", "clergy-13")
"""T10: the cards whose effect the two prints give differently."""
