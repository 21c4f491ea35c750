"""Everything that is refused on the table says why, with its paragraph, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest

from tolerance_game.games.schisma.foresight.choices import actions_of
from tolerance_game.games.schisma.foresight.plan import Plan, begin
from tolerance_game.games.schisma.rules.moves import PETITION
from tolerance_game.games.schisma.rules.state import ACTING, State
from tolerance_game.games.schisma.rules.track import COLUMNS
from tolerance_game.games.schisma.rules.view import state_of
from tolerance_game.match.match import Match

from .sittings import Sitting

EXPANDED: Final = ("cardinal", "priest", "preacher", "noble", "knight", "guildmaster")
MANY: Final = 400
"""Seeds to look through: some refusals are rare in games played by chance."""


class RefusedAt(NamedTuple):
    """Where something is refused."""

    action: str
    column: int
    target: int = -1
    """The column that cannot be chosen for the first step of the petition that asks."""


def refused_at(state: State, reason: str) -> RefusedAt | None:
    """Where the table refuses for this reason, if anywhere."""
    if state.phase != ACTING:
        return None
    for column in COLUMNS:
        if state.display[column] is None:
            continue
        for action, why in actions_of(state, column).items():
            if why is not None and why.id == reason:
                return RefusedAt(action, column)
        plan = begin(state, PETITION, column)
        if plan.ask is not None and plan.refused is None:
            for target, why in enumerate(plan.ask.why_not):
                if why is not None and why.id == reason:
                    return RefusedAt(PETITION, column, target)
    return None


def refusing(reason: str) -> Callable[[Match], bool]:
    """A moment in which something is refused for this reason."""

    def holds(match: Match) -> bool:
        return refused_at(state_of(match.view(0)), reason) is not None

    return holds


CASES: Final = (
    ("schisma.action.again", "S2.1", "has taken this action already this turn"),
    ("schisma.samaritan", "S2.7", "would take back the opponent’s whole previous turn"),
    ("schisma.samaritan_moved", "S2.7", "everybody whom the opponent moved would stand where"),
    ("schisma.petition.no_effect", "S2.8", "would change nothing"),
    ("schisma.circle", "S2.9", "a position that was there before, since the last draw"),
    ("schisma.unfit.itself", "S6", "another person is meant"),
    ("schisma.unfit.faction", "S6", "is of another faction"),
    ("schisma.unfit.far", "S6", "neither at the same land nor next to it"),
    ("schisma.unfit.elsewhere", "S6", "stands at another land"),
    ("schisma.unfit.idle", "S2.8", "would not move"),
)


def _sitting(reason: str, language: str = "en") -> Sitting:
    idle = "refused" if reason == "schisma.unfit.idle" else "allowed"
    chosen = EXPANDED if reason in ("schisma.unfit.idle", "schisma.unfit.elsewhere") else ()
    return Sitting(
        refusing(reason),
        seed=3,
        tries=MANY,
        language=language,
        rulings={
            "idle_targets": idle,
            "samaritan": "moved" if reason == "schisma.samaritan_moved" else "display",
        },
        persons="chosen" if chosen else "base",
        chosen=chosen,
    )


def _until_said(sitting: Sitting, *spots: str) -> None:
    """Clicks until something is refused: an action nobody can be met by says so at once."""
    for spot in spots:
        if not sitting.said:
            sitting.click(spot)


@pytest.mark.parametrize(("reason", "paragraph", "words"), CASES)
def test_it_says_why_with_its_paragraph(reason: str, paragraph: str, words: str) -> None:
    sitting = _sitting(reason)
    state = sitting.state
    at = refused_at(state, reason)
    assert at is not None
    ways = [(f"action/{at.action}", f"person/{at.column}"),
            (f"person/{at.column}", f"menu/{at.action}")]  # fmt: skip
    before: Plan | None = None
    for way in ways:
        _until_said(sitting, *way)
        if at.target >= 0:
            before = sitting.scene.commands.plan
            sitting.click(f"person/{at.target}")
        assert words in sitting.said
        assert sitting.cited == (paragraph,)
        assert sitting.scene.prompt() == (sitting.said, True)
        assert sitting.scene.commands.plan == before
        assert sitting.state == state
        if not sitting.is_fresh:
            sitting.click("button/cancel")
            assert sitting.said == "", "what was said goes with the choice"
        assert sitting.is_fresh


@pytest.mark.parametrize(("reason", "paragraph"), [case[:2] for case in CASES])
def test_it_is_said_in_german_too(reason: str, paragraph: str) -> None:
    sitting = _sitting(reason, "de")
    at = refused_at(sitting.state, reason)
    assert at is not None
    _until_said(sitting, f"action/{at.action}", f"person/{at.column}")
    if at.target >= 0:
        sitting.click(f"person/{at.target}")
    assert sitting.said
    assert sitting.cited == (paragraph,)


def test_a_refusal_passes_after_a_while_and_the_choice_stays() -> None:
    sitting = _sitting("schisma.unfit.itself")
    at = refused_at(sitting.state, "schisma.unfit.itself")
    assert at is not None
    sitting.click("action/petition", f"person/{at.column}")
    plan = sitting.scene.commands.plan
    sitting.click(f"person/{at.target}")
    assert sitting.said
    sitting.desk.pass_time(7_000, 500)
    assert not sitting.said
    assert sitting.scene.commands.plan == plan
