"""Every legal move is reached by clicks and does what the rules say; all else says why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

import pytest

from tests.games.schisma.positions import RULINGS
from tests.tiers import sizes
from tolerance_game.games import schisma
from tolerance_game.games.schisma.foresight.plan import CHOOSE, Ask, Plan
from tolerance_game.games.schisma.rules.moves import (
    ACTION_OF,
    ACTIONS,
    PETITION,
    Choose,
    Move,
    Petition,
)
from tolerance_game.games.schisma.rules.petition import Targets
from tolerance_game.games.schisma.rules.ruleset import ALLOWED
from tolerance_game.games.schisma.rules.state import CHOOSING, State
from tolerance_game.games.schisma.rules.track import COLUMNS
from tolerance_game.games.schisma.rules.view import View
from tolerance_game.match.match import Match
from tolerance_game.ui.kit.intents import Intent

from .sittings import Sitting

PERSONS: Final = (
    "cardinal", "bishop", "inquisitor", "noble", "knight", "peasant", "preacher", "guildmaster",
    "priest",
)  # fmt: skip
EXPANDED: Final = ("cardinal", "priest", "preacher", "noble", "knight", "guildmaster")
"""All three of the expansion, each with its faction."""


@dataclass
class Explorer:
    """Somebody who clicks through all that can be chosen in a position, and does all of it."""

    sitting: Sitting
    random: Random
    made: list[Move] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    """The paragraphs that refusals cited."""
    taken_back: int = 0

    @property
    def plan(self) -> Plan:
        """What is half chosen."""
        plan = self.sitting.scene.commands.plan
        assert plan is not None
        return plan

    def explore(self) -> None:
        """All that can be done in this position, each by clicks alone."""
        sitting = self.sitting
        state = sitting.state
        self.made.clear()
        if state.phase == CHOOSING:
            self._walk(state, ())
        else:
            for action in ACTIONS:
                for column in COLUMNS:
                    self._act(state, action, column)
        assert Counter(self.made) == Counter(sitting.legal), "what was reached, and the rules"
        assert sitting.state == state

    def _act(self, state: State, action: str, column: int) -> None:
        """One action for the person of a column, by one of the two ways."""
        sitting = self.sitting
        if state.display[column] is None:
            return
        ways = [(f"person/{column}", f"menu/{action}"), (f"action/{action}", f"person/{column}")]
        way = self.random.choice(ways)
        legal = [
            move
            for move in sitting.legal
            if not isinstance(move, Choose)
            and (ACTION_OF[type(move)], getattr(move, "column", -1)) == (action, column)
        ]
        if not legal:
            self._is_refused(state, way)
        elif action == PETITION:
            self._begin(way)
            self._walk(state, way)
            self._cancel(state)
        else:
            sitting.click(*way)
            self._is_made(state, legal[0])

    def _begin(self, way: tuple[str, ...]) -> None:
        self.sitting.click(*way)
        assert self.plan.picks == ()

    def _is_refused(self, state: State, way: tuple[str, ...]) -> None:
        """An action that cannot be taken says why, by its paragraph, and nothing is half done."""
        sitting = self.sitting
        sitting.click(way[0])
        if not sitting.said:
            sitting.click(way[1])
        self._says_why(state)
        assert sitting.scene.commands.plan is None
        if not sitting.is_fresh:
            sitting.click("button/cancel")
        assert sitting.is_fresh

    def _says_why(self, state: State) -> None:
        sitting = self.sitting
        (paragraph,) = sitting.cited
        self.refused[paragraph] += 1
        assert sitting.state == state
        assert sitting.scene.prompt() == (sitting.said, True)

    def _is_made(self, state: State, move: Move) -> None:
        """The last click made this move, and the game is where the rules lead; it is undone."""
        match, scene = self.sitting.match, self.sitting.scene
        number = match.number
        made = [moment for moment in match.moments_for_storage() if moment.seat >= 0][-1]
        assert (made.move, made.seat) == (move, state.seat)
        assert made.state == schisma.apply(state, move)[0]
        assert scene.commands.plan is None or scene.commands.plan.action == CHOOSE
        self.made.append(move)
        match.undo(state.seat)
        assert match.number < number
        self.sitting.settle()
        assert self.sitting.state == state

    # A petition.

    def _walk(self, state: State, way: tuple[str, ...]) -> None:
        """All choices that go on from here; the half-made choice is the same afterwards."""
        plan = self.plan
        ask = plan.ask
        self._looks_ahead(state, plan)
        if plan.picks and self.random.random() < 0.2:
            self._cancel(state)
            self._choose_again(way, plan)
        if ask is None:
            self._carry_out(state, way, plan)
            return
        ways = self._ways(plan)
        for column in COLUMNS:
            spot = f"person/{column}"
            if spot not in self.sitting.desk.spots() or column in ask.picked:
                continue
            able = any({*ask.picked, column} <= {*targets[len(plan.done)]} for targets in ways)
            if not able:
                self.sitting.click(spot)
                self._says_why(state)
                assert self.plan == plan
            elif not ask.picked or column > ask.picked[-1]:
                self.sitting.click(spot)
                assert self.plan != plan
                self._walk(state, way)
                self._goes_back(plan, ask, column)
        if ask.may_stop:
            self._stops(state, way, plan, ask, ways)

    def _stops(
        self, state: State, way: tuple[str, ...], plan: Plan, ask: Ask, ways: list[Targets]
    ) -> None:
        """*That is enough* goes on with those picked so far, where that leads anywhere."""
        at = len(plan.done)
        able = any({*targets[at]} == {*ask.picked} for targets in ways)
        self.sitting.click("button/enough")
        if able:
            assert len(self.plan.done) > at
            self._walk(state, way)
            self._goes_back(plan, ask, -1)
        else:
            self._says_why(state)
            assert self.plan == plan

    def _ways(self, plan: Plan) -> list[Targets]:
        """The targets of all legal moves that begin as this plan does."""
        found = [
            move.targets
            for move in self.sitting.legal
            if isinstance(move, Choose)
            or (isinstance(move, Petition) and move.column == plan.column)
        ]
        return [targets for targets in found if targets[: len(plan.done)] == plan.done]

    def _goes_back(self, plan: Plan, ask: Ask, column: int) -> None:
        """Escape takes the last target back; so does another click on who is still picked."""
        here = self.plan.ask
        same = here is not None and here.number == ask.number and column >= 0
        last = self.plan.ask is None and column >= 0
        if (same or last) and self.random.random() < 0.5:
            self.sitting.click(f"person/{column}")
        else:
            self.sitting.desk.wish(Intent.BACK)
        self.taken_back += 1
        assert self.plan == plan, "as before the target was chosen"

    def _carry_out(self, state: State, way: tuple[str, ...], plan: Plan) -> None:
        sitting = self.sitting
        assert plan.move in sitting.legal
        assert plan.after == schisma.apply(state, plan.move)[0]
        sitting.click("button/carry_out")
        self._is_made(state, plan.move)
        # The same choice is made again, for what else there is to choose.
        self._choose_again(way, plan)

    def _choose_again(self, way: tuple[str, ...], plan: Plan) -> None:
        if way:
            self._begin(way)
        for pick in plan.picks:
            self.sitting.click(f"person/{pick}" if pick >= 0 else "button/enough")
        assert self.plan == plan

    def _cancel(self, state: State) -> None:
        """The button takes everything back that was chosen, however much it was."""
        sitting = self.sitting
        sitting.click("button/cancel")
        if state.phase == CHOOSING:
            # The petition itself was made before the draw (S3.2).
            assert self.plan.picks == ()
            assert "button/cancel" not in sitting.desk.spots()
        else:
            assert sitting.is_fresh
            assert sitting.scene.model.plan is None
        assert sitting.state == state

    def _looks_ahead(self, state: State, plan: Plan) -> None:
        """Nobody is drawn before it is carried out: the preview knows only where (S7)."""
        assert self.sitting.scene.model.plan is not None
        if plan.after is not None:
            for due in plan.draws:
                assert plan.after.display[due.column] is None
            unseen = Counter(plan.after.pile + plan.after.discard)
            assert unseen >= Counter(state.pile + state.discard)
        assert {arrow.person for arrow in plan.arrows} <= {
            standing.person for standing in state.display if standing is not None
        }


def positions_of(name: str, number: int) -> Iterator[Sitting]:
    """So many positions of games in practice, of both sides in turn, with all the persons."""
    rulings = {ruling: getattr(RULINGS[name], ruling) for ruling in ALLOWED}
    left, seed = number, 41 + 20 * list(RULINGS).index(name)
    while left > 0:
        persons = (PERSONS[:6], EXPANDED)[seed % 2]
        sitting = Sitting(
            practice=True, seed=seed, rulings=rulings, persons="chosen", chosen=persons
        )
        seed += 1
        for _ in range(min(2, left)):
            for _ in range(sitting.random.randrange(1, 12)):
                _go_on(sitting)
            while sitting.match.to_act is not None and sitting.state.seat != left % 2:
                _go_on(sitting)
            sitting.settle()
            if sitting.match.to_act is None:
                break
            yield sitting
            left -= 1


def _go_on(sitting: Sitting) -> None:
    if sitting.match.to_act is not None:
        sitting.make(sitting.random.choice(sitting.legal))


@pytest.mark.parametrize("number", sizes(4, 12))
@pytest.mark.parametrize("name", RULINGS)
def test_every_legal_move_is_reached_and_all_else_is_refused(name: str, number: int) -> None:
    seats: set[int] = set()
    refused: Counter[str] = Counter()
    made = 0
    for sitting in positions_of(name, number):
        explorer = Explorer(sitting, sitting.random)
        explorer.explore()
        seats.add(sitting.state.seat)
        refused += explorer.refused
        made += len(explorer.made)
    assert seats == {0, 1}
    assert made > 10 * number
    assert refused


def _goes_on(match: Match) -> bool:
    view: View = match.view(0)
    return view.phase == CHOOSING


@pytest.mark.parametrize("number", sizes(3, 10))
@pytest.mark.parametrize("numbers", ["exact", "up_to"])
def test_a_petition_that_goes_on_after_a_draw_is_chosen_to_its_end(
    numbers: str, number: int
) -> None:
    """S3.2, `at_once`: what comes after the draw is chosen then, and cannot be cancelled."""
    rulings = {"refill": "at_once", "numbers": numbers}
    for seed in range(number):
        sitting = Sitting(
            _goes_on, practice=True, seed=200 + 20 * seed, rulings=rulings, persons="random"
        )
        explorer = Explorer(sitting, sitting.random)
        assert explorer.plan.action == CHOOSE
        sitting.click("action/beseech")
        assert sitting.cited == ("S3.2",)
        assert explorer.plan.action == CHOOSE
        explorer.explore()
        assert explorer.made
        # Nothing is picked: there is nothing for Escape to take back.
        assert not sitting.scene.commands.back()
        assert explorer.plan.action == CHOOSE


def test_these_positions_offer_all_nine_petitions_to_both_sides() -> None:
    offered = {
        (standing.person, sitting.state.seat)
        for name in RULINGS
        for sitting in positions_of(name, 4)
        for column, standing in enumerate(sitting.state.display)
        if standing is not None
        and any(isinstance(move, Petition) and move.column == column for move in sitting.legal)
    }
    assert offered == {(person, seat) for person in PERSONS for seat in (0, 1)}
