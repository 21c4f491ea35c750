"""The rulebook once more, the slow way, to count by: S2, S3 and S6 with the default rulings.

Written from the text alone. It shares no code with the rules: persons are moved land by land on a
dictionary, choices are found by trying every set of columns.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

Targets = tuple[tuple[int, ...], ...]

FACTION = {
    "cardinal": "cardinal",
    "bishop": "bishop",
    "priest": "bishop",
    "inquisitor": "inquisitor",
    "preacher": "inquisitor",
    "noble": "noble",
    "knight": "knight",
    "peasant": "peasant",
    "guildmaster": "peasant",
}


class Board:
    """Who stands where, who has joined whom, and which columns are to be refilled where."""

    def __init__(self, standing: dict[int, tuple[str, int]]) -> None:
        self.standing = dict(standing)
        self.joined: tuple[list[str], list[str]] = ([], [])
        self.empty: list[tuple[int, int]] = []
        self.discarded: list[str] = []

    def copy(self) -> Board:
        other = Board(self.standing)
        other.joined = (list(self.joined[0]), list(self.joined[1]))
        other.empty = list(self.empty)
        other.discarded = list(self.discarded)
        return other

    def key(self) -> object:
        return (
            tuple(self.standing.get(column) for column in range(5)),
            tuple(self.joined[0]),
            tuple(self.joined[1]),
            tuple(self.empty),
            tuple(self.discarded),
        )

    def walk(self, column: int, towards: int, lands: int) -> None:
        """Land by land towards a player; over the end into the congregation (S3.1)."""
        for _ in range(lands):
            if column not in self.standing:
                return
            person, land = self.standing[column]
            land += 1 if towards == 1 else -1
            if land in (-1, 5):
                del self.standing[column]
                self.joined[towards].append(person)
                self.empty.append((column, 2))
            else:
                self.standing[column] = (person, land)

    def throw_out(self, column: int) -> None:
        person, land = self.standing.pop(column)
        self.discarded.append(person)
        self.empty.append((column, land))


def every_set(columns: list[int]) -> Iterator[tuple[int, ...]]:
    return chain.from_iterable(combinations(columns, n) for n in range(len(columns) + 1))


def exactly(number: int, columns: list[int]) -> list[tuple[int, ...]]:
    """As many as the text says, as far as there are so many."""
    return [s for s in every_set(columns) if len(s) == min(number, len(columns))]


def petition(board: Board, me: int, c: int) -> Iterator[tuple[Targets, Board]]:
    """All ways to carry out the petition of the person in column c."""
    you = 1 - me
    name = board.standing[c][0]

    def others(b: Board) -> list[int]:
        return [x for x in sorted(b.standing) if x != c]

    def land(b: Board, x: int) -> int:
        return b.standing[x][1]

    if name == "cardinal":
        first = board.copy()
        for x in sorted(board.standing):
            if board.standing[x][0] == "cardinal":
                first.walk(x, me, 2)
        for pair in exactly(2, others(first)):
            b = first.copy()
            for x in pair:
                b.walk(x, you, 1)
            yield (pair,), b
    elif name == "bishop":
        for one in exactly(1, others(board)):
            b = board.copy()
            b.walk(one[0], me, 2)
            b.walk(c, you, 2)
            yield (one,), b
    elif name == "inquisitor":
        near = [x for x in others(board) if abs(land(board, x) - land(board, c)) <= 1]
        for out in exactly(1, near):
            b1 = board.copy()
            for x in out:
                b1.throw_out(x)
            here = [x for x in others(b1) if land(b1, x) == land(b1, c)]
            for one in exactly(1, here):
                b = b1.copy()
                for x in one:
                    b.walk(x, me, 1)
                yield (out, one), b
    elif name == "noble":
        fit = [
            x for x in sorted(board.standing) if FACTION[board.standing[x][0]] in "peasant knight"
        ]
        for one in exactly(1, fit):
            b = board.copy()
            for x in one:
                b.walk(x, me, 2)
            b.walk(c, you, 1)
            yield (one,), b
    elif name == "knight":
        first = board.copy()
        first.walk(c, you, 2)
        nobles = [p for p, _ in first.standing.values() if FACTION[p] == "noble"]
        for some in exactly(len(nobles) + 1, others(first)):
            b = first.copy()
            for x in some:
                b.walk(x, me, 1)
            yield (some,), b
    elif name == "peasant":
        b = board.copy()
        for x in sorted(board.standing):
            if board.standing[x][0] == "peasant":
                b.walk(x, me, 1)
        for x in sorted(b.standing):
            if FACTION[b.standing[x][0]] == "noble":
                b.walk(x, you, 1)
        yield (), b
    elif name == "preacher":
        here = [x for x in others(board) if land(board, x) == land(board, c)]
        for some in every_set(here):
            if len(some) <= 2:
                b = board.copy()
                for x in some:
                    b.walk(x, me, 1)
                b.walk(c, you, 1)
                yield (some,), b
    elif name == "guildmaster":
        for one in exactly(1, others(board)):
            b1 = board.copy()
            for x in one:
                b1.standing[c] = (name, land(board, x))
                b1.standing[x] = (board.standing[x][0], land(board, c))
            b1.walk(c, me, 1)
            for pushed in exactly(1, others(b1)):
                b = b1.copy()
                for x in pushed:
                    b.walk(x, you, 1)
                yield (one, pushed), b
    elif name == "priest":
        for one in exactly(1, others(board)):
            b = board.copy()
            for x in one:
                b.standing[x] = (b.standing[x][0], 2)
            b.walk(c, you, 1)
            yield (one,), b
    else:
        raise AssertionError(name)


def actions(board: Board, me: int) -> Iterator[tuple[str, int, Targets, Board]]:
    """Every action with its targets and the board after it; those without effect left out."""
    for c in sorted(board.standing):
        for kind, towards in (("beseech", me), ("chastise", 1 - me)):
            b = board.copy()
            b.walk(c, towards, 1)
            yield kind, c, (), b
        b = board.copy()
        b.throw_out(c)
        yield "excommunicate", c, (), b
        for targets, b in petition(board, me, c):
            if b.key() != board.key():
                yield "petition", c, targets, b


def refills(board: Board, pile: list[str]) -> Iterator[tuple[Board, list[str]]]:
    """Every way to refill, in the order in which the columns fell empty (S3.2, S2.6)."""
    if not board.empty:
        yield board, pile
        return
    discarded = board.discarded
    if not pile:
        pile, discarded = discarded, []
    for person in sorted(set(pile)):
        b = board.copy()
        b.discarded = list(discarded)
        column, land = b.empty.pop(0)
        b.standing[column] = (person, land)
        rest = list(pile)
        rest.remove(person)
        yield from refills(b, rest)


def won(board: Board) -> bool:
    """Whether anybody has won (S4)."""
    for mine, yours in (board.joined, board.joined[::-1]):
        here, there = ({FACTION[p] for p in side} for side in (mine, yours))
        if len(mine) >= 3 or ("noble" in here and "knight" in there):
            return True
        if {"noble", "peasant"} <= there:
            return True
    return False


def puts_back(before: Board, began: Board, after: Board) -> bool:
    """S2.7, ruling *samaritan*, `moved`: everybody whom the opponent moved between the first two
    boards stands on the third one where they stood on the first. Whoever was excommunicated was
    not moved; whoever joined a congregation stands nowhere."""
    if before.joined != began.joined or won(after):
        return False
    back = []
    for column in range(5):
        was, since = before.standing[column], began.standing[column]
        if was[1] != since[1]:
            back.append(was[0] == since[0] and after.standing.get(column) == was)
    return bool(back) and all(back)


def turns(board: Board, pile: list[str], me: int, kinds: tuple[str, ...]) -> int:
    """How many ways there are to play a turn of two different actions, draws told apart.

    A way ends early with the game. A turn without a draw may not end as it began (S2.9).
    """
    count = 0
    for first, _, _, b1 in actions(board, me):
        if first not in kinds:
            continue
        if won(b1):
            count += 1
            continue
        for b2, rest in refills(b1, pile):
            for second, _, _, b3 in actions(b2, me):
                if second == first or second not in kinds:
                    continue
                drawn = bool(b1.empty or b3.empty)
                if not drawn and b3.key() == board.key():
                    continue
                count += 1 if won(b3) else sum(1 for _ in refills(b3, rest))
    return count
