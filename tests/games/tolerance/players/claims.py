"""Proves what a hint says: by the rules, or by the games that it was thought through with.

Nothing of `players.reasons` is used here. What two moves came to is counted once more, in the same
worlds; what is certain of a trick is played out, with hidden cards dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.games.tolerance.redeal import redealt
from tolerance_game.core import Decision, Reason
from tolerance_game.core.events import Seat
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.engine.thinking import Thinker, Thought
from tolerance_game.games.tolerance.foresight.goals import supposed_score
from tolerance_game.games.tolerance.foresight.supposition import supposed
from tolerance_game.games.tolerance.players.dominated import better_moves
from tolerance_game.games.tolerance.players.levels import level
from tolerance_game.games.tolerance.rules.events import TrickWon
from tolerance_game.games.tolerance.rules.moves import ChooseTarget, Move, Play
from tolerance_game.games.tolerance.rules.state import TARGET, State
from tolerance_game.games.tolerance.rules.view import View

CLOSE = 0.3
"""Points: what is less is said to be nearly as good."""
TALLIES = ("money", "catholic", "protestant")
DEALS = 4
"""So many times what is hidden is dealt anew, and the trick played to its end."""
NEARLY = 1e-6


class Hint(NamedTuple):
    """A hint, and what was thought of for it."""

    state: State
    view: View
    decision: Decision
    found: Sequence[Sequence[Thought]]
    """What each thinking over found, the best first."""
    counted: Callable[[Move, Move], tuple[Thought, Thought]]
    """Counts two moves once more, in the same games."""


def hint_of(name: str, state: State, seat: Seat, budget: int, patch: pytest.MonkeyPatch) -> Hint:
    """The hint of a level."""
    view, thought = tolerance.view(state, seat), []
    usual = Thinker.think

    def think(self: Thinker, view: View, moves: tuple[Move, ...], rng: Random, *rest: Any,
              **named: Any) -> list[Thought]:  # fmt: skip
        start = rng.getstate()
        found = usual(self, view, moves, rng, *rest, **named)
        thought.append((self, start, found, named.get("recalls", 12)))
        return found

    def count(one: Move, other: Move) -> tuple[Thought, Thought]:
        # What another move covers is thought of by itself, later.
        thinker, start, found, recalls = thought[other in better_moves(view, view.moves)]
        games = {each.move: each.games for each in found}
        rng, least = Random(), min(games[one], games[other])
        rng.setstate(start)
        both = usual(thinker, view, (one, other), rng, 2 * least, drops=False, recalls=recalls)
        counted = {each.move: each for each in both}
        assert counted[one].games == least
        return counted[one], counted[other]

    with patch.context() as patched:
        patched.setattr(Thinker, "think", think)
        player: Any = level(name)
        decision = player.decide(view, view.moves, Random(1), budget=budget)
    return Hint(state, view, decision, [found for _, _, found, _ in thought], count)


def prove(hint: Hint) -> str:
    """Fails where anything that the hint says is not so; gives the kind of its reason."""
    view, decision, reason = hint.view, hint.decision, hint.decision.reason
    kind = reason.id.removeprefix("player.")
    if not decision.others:
        alone(hint, kind)
        return kind
    best, second = decision.move, decision.others[0]
    named_is_another_card(view, best, second.move)
    if isinstance(best, Play) and second.move in better_moves(view, view.moves):
        # `test_dominated` proves that they do the same in every trick.
        assert better_moves(view, view.moves)[second.move] == best
        assert (second.cost, reason_of(second.reason)) == (0, "good.same")
        assert kind == "good.all"
        return kind
    comes_next(hint, best, second.move)
    one, other = hint.counted(best, second.move)
    cost = other.cost - one.cost
    assert second.cost == pytest.approx(max(cost, 0), abs=NEARLY)
    assert (second.reason is not None) == (cost < CLOSE)
    if second.reason is None:
        assert kind.startswith("ahead.")
        proven(hint, one, other, cost, reason)
    else:
        assert kind.startswith("good.")
        proven(hint, one, other, cost, reason)
        proven(hint, other, one, -cost, second.reason)
    return kind


def reason_of(reason: Reason | None) -> str:
    """Its name."""
    assert reason is not None
    return reason.id.removeprefix("player.")


def named_is_another_card(view: View, best: Move, second: Move) -> None:
    """The same Wild in another suit is named only where no other card may be played."""
    if isinstance(best, Play) and isinstance(second, Play) and second.card == best.card:
        assert {move.card for move in view.moves if isinstance(move, Play)} == {best.card}


def comes_next(hint: Hint, best: Move, second: Move) -> None:
    """No other that was thought of longer, or as long and came to more, is passed over."""
    for found in hint.found:
        thoughts = {one.move: one for one in found}
        if best in thoughts and second in thoughts:
            mine = thoughts[second]
            for one in found:
                if one.move == best or same_card(one.move, best) > same_card(second, best):
                    continue
                assert one.games <= mine.games
                assert one.games < mine.games or one.cost >= mine.cost


def same_card(one: Move, other: Move) -> bool:
    """Whether these are two ways to declare a Wild."""
    return isinstance(one, Play) and isinstance(other, Play) and one.card == other.card


def alone(hint: Hint, kind: str) -> None:
    """No second best is named: nothing else can be done, or nothing that is not covered."""
    view, best = hint.view, hint.decision.move
    if kind == "any_suit":
        assert {move.card for move in view.moves if isinstance(move, Play)} == {best.card}
        trick_of_all_suits(hint)
        return
    left = [move for move in view.moves if move not in better_moves(view, view.moves)]
    assert kind in ("twins", "none_better", "repay", "only_move")
    assert left == [best]


def trick_of_all_suits(hint: Hint) -> None:
    """T3.3-4, T4.3: whatever the Wild is declared as, the same comes of it."""
    for seed in range(DEALS):
        ends = {end_of_trick(hint, move, seed) for move in hint.view.moves}
        assert len({end[1] for end in ends}) == 1
        assert hint.view.seat not in {end[0] for end in ends}


def end_of_trick(hint: Hint, move: Move, seed: int) -> tuple[Seat, object]:
    """Who takes the trick, and what all have then, when the others play at random."""
    rng, winner = Random(seed), -1
    state = redealt(hint.state, hint.view.seat, rng)
    state, events = tolerance.apply(state, move)
    while True:
        winner = next((one.seat for one in events if isinstance(one, TrickWon)), winner)
        if winner >= 0 and state.phase != TARGET:
            return winner, state.players
        state, events = tolerance.apply(state, rng.choice(tolerance.legal_moves(state)))


def proven(hint: Hint, one: Thought, other: Thought, cost: float, reason: Reason) -> None:
    """What speaks for one of two moves, the other of which came to so much less, is so."""
    kind, values = reason.id.removeprefix("player."), dict(reason.values)
    manner = values.pop("manner", values.pop("deed", ""))
    parts = parts_of(one, other, cost)
    deed(hint, one, other, manner)
    match kind.partition(".")[2]:
        case "same":
            assert one._replace(move=other.move) == other
        case "all" | "little" | "deed":
            # Never beside anything that would be worth a word.
            assert max(parts.values()) < 0.15 + NEARLY
            assert cost < CLOSE
        case "worth":
            worth(hint, one, values["change"])
        case "pennant" | "unwanted" | "loan" as name:
            shares(hint.view, one, other, name, values)
            main(parts, "end", manner, cost)
        case name:
            name = name.removesuffix("_loans")
            if name != kind.partition(".")[2]:
                held = hint.view.seats[hint.view.seat].loans
                assert one.borrowed or other.borrowed or held
            elif name == "end":
                # Nothing but pennants is paid then.
                assert one.borrowed == other.borrowed == 0
                assert not hint.view.seats[hint.view.seat].loans
            main(parts, name, manner, cost)
            if "estimate_points" in values:
                said = values["estimate_points"]
                assert said == pytest.approx(100 * parts[name], abs=0.51)
                assert parts[name] >= 0.15


def parts_of(one: Thought, other: Thought, cost: float) -> dict[str, float]:
    """What makes up the difference; the end of the game pays what nothing else accounts for."""
    parts = {
        "points": one.points - other.points,
        "rivals": other.rivals - one.rivals,
        "taste": one.taste - other.taste,
    }
    return {**parts, "end": cost - sum(parts.values())}


def main(parts: Mapping[str, float], name: str, manner: object, cost: float) -> None:
    """It is the largest part, and called the main one only where it is."""
    assert parts[name] > 0
    assert parts[name] >= max(parts.values()) - NEARLY
    if manner == "plain":
        assert parts[name] >= cost / 2 - NEARLY
    if manner == "partly":
        assert parts[name] <= cost / 2 + NEARLY


def shares(
    view: View, one: Thought, other: Thought, name: str, values: Mapping[str, object]
) -> None:
    """The games in which a pennant was earned, or a loan left, are as many as is said."""
    if name == "loan":
        mine, theirs = one.borrowed, other.borrowed
        low, high = mine, theirs
    else:
        tally = TALLIES.index(str(values["tally"]))
        role = view.options.role_by_id[view.seats[view.seat].role]
        assert (role.pennant_worth[tally] < 0) == (name == "unwanted")
        mine, theirs = one.pennants[tally], other.pennants[tally]
        low, high = (mine, theirs) if name == "unwanted" else (theirs, mine)
    assert low < high
    for said, share in (("low", low), ("high", high)):
        if said in values:
            percent = values[said]
            assert isinstance(percent, int)
            assert percent == pytest.approx(100 * share, abs=1)
            # Always and never are said of nothing else.
            assert (percent in (0, 100)) == (share in (0, 1))


def deed(hint: Hint, one: Thought, other: Thought, manner: object) -> None:
    """What becomes of the trick, or of a Wild, is so, and is another thing with the other move."""
    cards, seat = hint.view.options.cards, hint.view.seat
    match manner:
        case "takes" | "takes_surely":
            assert one.trick - other.trick > 0.25
        case "leaves" | "leaves_surely":
            assert other.trick - one.trick > 0.25
        case "keeps_wild":
            assert cards[one.move.card].suit != "wild"  # type: ignore[union-attr]
            assert cards[other.move.card].suit == "wild"  # type: ignore[union-attr]
        case _:
            assert manner in ("", "plain", "partly")
    if manner in ("takes_surely", "leaves_surely"):
        for seed in range(DEALS):
            winner, _players = end_of_trick(hint, one.move, seed)
            assert (winner == seat) == (manner == "takes_surely")


def worth(hint: Hint, one: Thought, change: object) -> None:
    """T4, T6.6: who plays last and takes the trick, and resolves it as is best, has so much more to
    expect of the end of the reign as things stand."""
    view, seat = hint.view, hint.view.seat
    before = supposed_score(supposed(view), seat)
    assert before is not None
    state, _events = tolerance.apply(hint.state, one.move)
    totals = []
    ends = [state]
    while ends:
        state = ends.pop()
        if state.phase == TARGET:
            for move in tolerance.legal_moves(state):
                assert isinstance(move, ChooseTarget)
                ends.append(tolerance.apply(state, move)[0])
            continue
        after = supposed_score(supposed(tolerance.view(state, seat)), seat)
        assert after is not None
        totals.append(after.total)
    assert change == max(totals) - before.total
    assert isinstance(change, int)
    assert change > 0
