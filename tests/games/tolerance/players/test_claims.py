"""Whatever a hint says is proven, at any table and moment; and what is not so would be found."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tolerance.material import INDIFFERENT
from tests.games.tolerance.redeal import positions
from tests.tiers import sizes
from tolerance_game.core import Other, Reason
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.players import ADVISER
from tolerance_game.games.tolerance.rules.moves import Play
from tolerance_game.games.tolerance.rules.state import TARGET

from .claims import Hint, hint_of, prove
from .late import late


def hints(count: int, seed: int, budget: int, patch: pytest.MonkeyPatch) -> list[Hint]:
    """Hints of random positions."""
    found = []
    for state in positions(count, seed):
        seat = tolerance.to_act(state)
        assert seat is not None
        found.append(hint_of(ADVISER, state, seat, budget, patch))
    return found


@pytest.mark.parametrize("count", sizes(12, 1000))
def test_what_a_hint_says_is_so(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = Counter(map(prove, hints(count, 29, 20 if count < 100 else 60, monkeypatch)))
    assert any(kind.startswith("ahead.") for kind in kinds)
    assert any(kind.startswith("good.") for kind in kinds)
    if count >= 1000:
        assert {"ahead.pennant", "ahead.end", "good.points", "good.rivals", "good.pennant",
                "none_better"} <= set(kinds)  # fmt: skip


def told(hint: Hint, reason: Reason, *others: Other) -> Hint:
    """The same hint in other words."""
    decision = hint.decision._replace(reason=reason, others=others or hint.decision.others)
    return hint._replace(decision=decision)


def lies(hint: Hint) -> dict[str, Hint]:
    """What could be said instead, and would not be so."""
    best, reason, others = hint.decision.move, hint.decision.reason, hint.decision.others
    second, found = others[0], {}
    assert isinstance(best, Play)
    again = [one for one in others if isinstance(one.move, Play) and one.move.card == best.card]
    if again and second.move.card != best.card:
        found["the same Wild"] = told(hint, reason, *again)
    found["another reason"] = told(hint, Reason("player.ahead.taste", {"manner": "plain"}))
    if "manner" in reason.values and reason.id != "player.good.deed":
        one, other = hint.counted(best, second.move)
        manner = "leaves_surely" if one.trick > other.trick else "takes_surely"
        found["the trick"] = told(hint, Reason(reason.id, {**reason.values, "manner": manner}))
    found["another cost"] = told(hint, reason, second._replace(cost=second.cost + 0.2))
    return found


def test_what_is_not_so_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the test before this one can fail."""
    kinds = Counter[str]()
    for hint in hints(8, 31, 20, monkeypatch):
        if isinstance(hint.decision.move, Play) and hint.decision.others:
            for kind, lie in lies(hint).items():
                with pytest.raises(AssertionError):
                    prove(lie)
                kinds[kind] += 1
    assert len(kinds) == 4


def test_the_last_wild_is_said_to_be_of_any_suit(monkeypatch: pytest.MonkeyPatch) -> None:
    """T3.3-4, T4.3: a 6 of Clergy lies there, which a Wild of 3 does not beat as Clergy either; in
    the trick it is a Wild, whatever it was declared as."""
    kept = "wild-3 peasants-2/nobles-13 clergy-2/clergy-3 clergy-4/clergy-5 clergy-6"
    state = late(1, kept, INDIFFERENT, lead=1, played="clergy-2 clergy-3 clergy-5")
    # With another card in hand, that is what it is compared with.
    several = hint_of(ADVISER, state, 0, 20, monkeypatch)
    best, second = several.decision.move, several.decision.others[0].move
    assert {best.card, second.card} == {"wild-3", "peasants-2"}
    assert prove(several)
    state, _events = tolerance.apply(state, Play("peasants-2"))
    while state.phase == TARGET:
        state, _events = tolerance.apply(state, tolerance.legal_moves(state)[0])
    state, _events = tolerance.apply(state, Play("clergy-6"))
    hint = hint_of(ADVISER, state, 0, 20, monkeypatch)
    assert prove(hint) == "any_suit"
    assert not hint.decision.others
