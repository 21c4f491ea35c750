"""Why a move: what it is good for and what it costs, as claims that were proven of it.

A reason is a value: `BECAUSE` with a list of claims, each a text of its own with its values. What
a claim says is what `Thought` says of the field it comes from; `tests/games/schisma/players` proves
each of them once more, from the rulebook alone.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from tolerance_game.core import Reason
from tolerance_game.games.schisma.engine.thinking import BARS, BY_DRAW, Thought

CLOSE: Final = 0.02
"""A share of the wins that makes no difference worth a word."""
MOST: Final = 2
"""So many things that a move is good for are told."""
WORTH_SAYING: Final = 2
"""So many lands nearer; one land is what the action says itself."""

BECAUSE: Final = "player.because"
"""A reason of claims."""
NEARLY: Final = "player.nearly"
"""Of the second best: it is nearly as good, by these claims."""
AHEAD: Final = "player.ahead"
"""A reason without any: search found nothing better."""
NEARLY_AHEAD: Final = "player.nearly_ahead"
"""Of the second best: nearly as good, without any claim."""
CLAIM: Final = "player.claim."

ENDS: Final = ("wins", "wins_turn", "loses", "lost")
"""Beside these nothing else is worth a word."""


def why(best: Thought, second: Thought | None) -> Reason:
    """What speaks for the best move: first what it does that the second best does not do."""
    shared = claims(second) if second is not None else []
    return _reason(claims(best), shared, costs(best), BECAUSE, AHEAD)


def why_not(second: Thought, best: Thought) -> Reason:
    """What the second best is good for, and what it costs that the best does not."""
    form, bare = (NEARLY, NEARLY_AHEAD) if is_close(best, second) else (BECAUSE, AHEAD)
    return _reason(claims(second), claims(best), costs(second, best), form, bare)


def is_close(best: Thought, second: Thought) -> bool:
    """Whether it makes hardly any difference which of the two is played, as far as was looked.

    Whatever search made of them: what ends the game, or hands it over, is not close to what does
    not.
    """

    def end(one: Thought) -> tuple[bool, bool]:
        return one.wins or one.wins_turn, one.hands or one.loses

    return (best.share - second.share) / 2 < CLOSE and end(best) == end(second)


def _reason(
    good: list[Reason], shared: list[Reason], against: list[Reason], form: str, bare: str
) -> Reason:
    """The claims that tell most, in their order."""
    if good and good[0].id.removeprefix(CLAIM) in ENDS:
        return Reason(form, {"claims": (good[0],)})
    first = sorted(good, key=lambda one: one in shared)[:MOST]
    chosen = (*(one for one in good if one in first), *against)
    return Reason(form, {"claims": chosen}) if chosen else Reason(bare)


def claims(thought: Thought) -> list[Reason]:
    """Everything that a move is good for, what matters most first; of its turn one thing alone."""
    found: list[Reason] = []

    def claim(name: str, **values: str | int | tuple[str, ...]) -> None:
        of_turn = [one for one in found if one.id.endswith("_turn")]
        if not (of_turn and name.endswith("_turn")):
            found.append(Reason(CLAIM + name, values))

    for name in ENDS:
        if getattr(thought, name):
            claim(name)
            return found
    barred = (thought.bars, thought.bars_turn)
    if thought.only:
        claim("only" if BARS in barred else "only_luck")
    elif thought.bars > 0:
        claim("bars" if thought.bars == BARS else "bars_luck")
    elif thought.bars_turn > 0:
        claim("bars_turn" if thought.bars_turn == BARS else "bars_luck_turn")
    elif BY_DRAW in barred:
        claim("bars_draw" if thought.bars else "bars_draw_turn")
    if thought.holds:
        claim("holds" if thought.is_last else "holds_turn")
    if thought.gains:
        claim("gains", taken=thought.gains)
    further = Counter(thought.gains_turn) - Counter(thought.gains)
    if further:
        claim("gains_turn", taken=tuple(further.elements()))
    if thought.threatens and not thought.holds:
        claim("threatens")
    elif thought.threatens_turn and not thought.holds:
        claim("threatens_turn")
    if thought.kept:
        claim("kept", taken=thought.kept)
    if thought.kept_other:
        claim("kept_other", taken=thought.kept_other)
    if thought.guards:
        claim("guards", either=thought.guards)
    elif thought.guards_turn:
        claim("guards_turn", either=thought.guards_turn)
    if thought.removes:
        claim("removes", whose=thought.removes)
    if thought.nearer >= WORTH_SAYING:
        claim("nearer", count_lands=thought.nearer)
    return found


def costs(thought: Thought, best: Thought | None = None) -> list[Reason]:
    """What a move costs; of the second best also whom it leaves to the other side, where the best
    does not.
    """
    found = []
    if thought.gives:
        found.append(Reason(CLAIM + "gives", {"taken": thought.gives}))
    left = tuple(one for one in thought.leaves if best is not None and one not in best.leaves)
    if thought.hands and not thought.lost:
        found.append(Reason(CLAIM + ("hands_last" if thought.is_last else "hands")))
    elif left:
        found.append(Reason(CLAIM + "leaves", {"either": left}))
    return found
