"""Why a move: what it is good for and what it costs, as claims that were proven of it.

A reason is a value: `player.because` with a list of claims, each a text of its own with its values.
What a claim says is what `Thought` says of the field it comes from; `tests/games/schisma/players`
proves each of them once more, by the rules alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tolerance_game.core import Reason
from tolerance_game.core.errors import Value
from tolerance_game.games.schisma.engine.thinking import BARS, BY_DRAW, Thought

CLOSE: Final = 0.02
"""A share of the wins that makes no difference worth a word."""
MOST: Final = 2
"""So many things that the best move is good for are told; of the second best, one."""
WORTH_SAYING: Final = 2
"""So many lands nearer; one land is what the action says itself."""


def why(best: Thought, second: Thought | None) -> Reason:
    """What speaks for the best move: first what it does that the second best does not do."""
    shared = claims(second) if second is not None else []
    good, against = claims(best), costs(best)
    if against and not good:
        # What it costs is no reason.
        good = [_claim("ahead")]
    return _reason(good, shared, MOST, against, "player.because", "player.ahead")


def why_not(second: Thought, best: Thought) -> Reason:
    """What the second best is good for, and what it costs that the best does not."""
    good, shared, against = claims(second), claims(best), costs(second, best)
    if is_close(best, second):
        return _reason(good, shared, 1, against, "player.nearly", "player.nearly_ahead")
    return _reason(good, shared, 1, against, "player.because", "player.ahead")


def is_close(best: Thought, second: Thought) -> bool:
    """Whether it makes hardly any difference which of the two is played, as far as was looked.

    Whatever search made of them: what ends the game, or hands it over, is not close to what does
    not.
    """

    def end(one: Thought) -> tuple[bool, bool]:
        return one.wins or one.wins_turn, one.hands or one.loses

    return (best.share - second.share) / 2 < CLOSE and end(best) == end(second)


def _reason(
    good: list[Reason],
    shared: list[Reason],
    most: int,
    against: list[Reason],
    form: str,
    bare: str,
) -> Reason:
    """The claims that tell most, in their order; without any a bare reason."""
    first = sorted(good, key=lambda one: one in shared)[:most]
    chosen = (*(one for one in good if one in first), *against)
    return Reason(form, {"claims": chosen}) if chosen else Reason(bare)


def claims(thought: Thought) -> list[Reason]:
    """Everything that a move is good for, what matters most first; of its turn one thing alone.

    Beside an end of the game nothing else is worth a word.
    """
    if thought.wins:
        return [_claim("wins")]
    if thought.wins_turn:
        return [_claim("wins_turn")]
    if thought.loses:
        return [_claim("loses")]
    if thought.lost:
        return [_claim("lost")]
    found: list[Reason] = []
    for claim in (*_of_wins(thought), *_of_gains(thought), *_of_others(thought)):
        if not (claim.id.endswith("_turn") and any(one.id.endswith("_turn") for one in found)):
            found.append(claim)
    return found


def _of_wins(thought: Thought) -> Iterator[Reason]:
    """What it does to the win of the other side, and whether it makes sure of the own one."""
    barred = (thought.bars, thought.bars_turn)
    if thought.only and BARS in barred:
        yield _claim("only")
    elif thought.only:
        yield _claim("only_luck")
    elif thought.bars > 0:
        yield _claim("bars") if thought.bars == BARS else _claim("bars_luck")
    elif thought.bars_turn > 0:
        yield _claim("bars_turn") if thought.bars_turn == BARS else _claim("bars_luck_turn")
    elif BY_DRAW in barred:
        yield _claim("bars_draw") if thought.bars else _claim("bars_draw_turn")
    if thought.holds:
        yield _claim("holds") if thought.is_last else _claim("holds_turn")


def _of_gains(thought: Thought) -> Iterator[Reason]:
    """What it brings by itself, and what it prepares."""
    if thought.gains:
        yield _claim("gains", taken=thought.gains)
    further = Counter(thought.gains_turn) - Counter(thought.gains)
    if further:
        yield _claim("gains_turn", taken=tuple(further.elements()))
    if thought.threatens and not thought.holds:
        yield _claim("threatens")
    elif thought.threatens_turn and not thought.holds:
        yield _claim("threatens_turn")


def _of_others(thought: Thought) -> Iterator[Reason]:
    """What else it does with those on the track."""
    if thought.kept:
        yield _claim("kept", taken=thought.kept)
    if thought.kept_other:
        yield _claim("kept_other", taken=thought.kept_other)
    if thought.guards:
        yield _claim("guards", either=thought.guards)
    elif thought.guards_turn:
        yield _claim("guards_turn", either=thought.guards_turn)
    if thought.removes:
        yield _claim("removes", whose=thought.removes)
    if thought.nearer >= WORTH_SAYING:
        yield _claim("nearer", count_lands=thought.nearer)


def costs(thought: Thought, best: Thought | None = None) -> list[Reason]:
    """What a move costs; of the second best also whom it leaves to the other side, where the best
    does not.
    """
    if thought.wins or thought.wins_turn or thought.loses or thought.lost:
        return []
    found = []
    if thought.gives:
        found.append(_claim("gives", taken=thought.gives))
    left = tuple(one for one in thought.leaves if best is not None and one not in best.leaves)
    if thought.hands:
        found.append(_claim("hands_last") if thought.is_last else _claim("hands"))
    elif left:
        found.append(_claim("leaves", either=left))
    return found


def _claim(name: str, **values: Value) -> Reason:
    return Reason(f"player.claim.{name}", values)
