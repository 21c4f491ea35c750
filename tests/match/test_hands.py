"""Any course of handing over: at no moment another person's hand, and never two hands."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.tiers import TIMES
from tolerance_game.core.errors import Illegal
from tolerance_game.match.handover import Covered, Handover, HandShown, Open
from tolerance_game.match.match import Match
from tolerance_game.match.seats import Person

from .tables import TOLERANCE, Setting, begun, play_on, play_one

EXAMPLES = 60 * TIMES
"""Courses of the state machine, of so many steps each."""
STEPS = 40

LAST_TRICK = 1000


def how_far(match: Match) -> int:
    """How many moves were made; or that this is the last trick of the game."""
    view = match.public_view()
    # T2.1-2: three reigns of twelve tricks.
    return LAST_TRICK if (view.reign, len(view.tricks)) == (3, 11) else match.number


class Hands(RuleBasedStateMachine):
    """People and programs at one machine, doing anything at any time.

    The model knows only who holds the machine: who last uncovered, until it was covered.
    """

    def __init__(self) -> None:
        super().__init__()
        self.holder: int | None = None
        self.open = False

    @initialize(
        setting=st.sampled_from(TOLERANCE),
        people=st.sets(st.integers(0, 2), min_size=2, max_size=3),
        seed=st.integers(0, 50),
        practice=st.booleans(),
        ahead=st.sampled_from([0, 0, 10, 60, LAST_TRICK]),
    )
    def sit_down(
        self, setting: Setting, people: set[int], seed: int, practice: bool, ahead: int
    ) -> None:
        self.match = begun(setting, tuple(people), seed, practice=practice)
        self.people = people
        self.rng = Random(seed)
        play_on(self.match, self.rng, lambda match: ahead <= how_far(match))
        self.handover = Handover(self.match)

    @rule(seat=st.integers(0, 4))
    def uncover(self, seat: int) -> None:
        """A person claims to be at this seat."""
        phase = self.handover.phase
        try:
            self.handover.uncover(seat)
        except Illegal:
            assert not isinstance(phase, Open)
            assert seat != phase.seat
            return
        if isinstance(phase, Open):
            return
        assert seat == phase.seat
        # No one takes over from a holder who has not covered.
        assert self.holder in (None, seat)
        assert seat in self.people
        self.holder = seat

    @rule()
    def uncover_as_asked(self) -> None:
        """The one whom the machine waits for."""
        phase = self.handover.phase
        if isinstance(phase, Covered):
            self.handover.uncover(phase.seat)
            self.holder = phase.seat

    @rule()
    def cover(self) -> None:
        """Passed on, or the focus is lost."""
        self.handover.cover()
        self.holder = None

    @rule(choice=st.integers(0, 1000))
    def play(self, choice: int) -> None:
        """The holder of the machine plays, if it is their turn."""
        moves = self.handover.legal_moves()
        if moves:
            assert self.match.to_act == self.holder
            self.handover.submit(moves[choice % len(moves)], self.match.stamp)

    @rule()
    def let_programs_play(self) -> None:
        """Until a person is to act."""
        play_on(self.match, self.rng, lambda match: match.to_act in self.people)

    @rule()
    def play_for_anybody(self) -> None:
        """Even when the turn moves on past the screen, as with moves from elsewhere."""
        if self.match.to_act is not None:
            play_one(self.match, self.rng)

    @precondition(lambda self: how_far(self.match) == LAST_TRICK)
    @rule()
    def play_to_the_end(self) -> None:
        """The last cards of the game, while a hand is shown."""
        self.uncover_as_asked()
        play_on(self.match, self.rng)

    @rule(seat=st.integers(0, 2))
    def take_back(self, seat: int) -> None:
        """At the screen or past it."""
        if self.handover.undo_limit() is None:
            self.handover.undo()
        elif self.match.undo_limit(seat) is None:
            self.match.undo(seat)

    @rule()
    def make_again(self) -> None:
        if self.handover.redo_limit() is None:
            self.handover.redo()

    @precondition(lambda self: self.match.outcome is not None)
    @rule(seat=st.integers(0, 2))
    def look_at(self, seat: int) -> None:
        self.handover.look_at(seat)

    @invariant()
    def no_hand_but_that_of_the_holder(self) -> None:
        """Checked after every step, which also means that the screen shows all the time."""
        state = self.match.state_for_storage()
        phase, view, events = self.handover.phase, self.handover.view(), self.handover.events()
        if isinstance(phase, Open):
            assert self.match.outcome is not None
            # What was open is covered again, should the end be taken back.
            self.holder = None
            return
        assert self.match.outcome is None
        assert isinstance(phase, Covered if self.holder is None else HandShown)
        if self.holder is not None:
            assert phase == HandShown(self.holder)
        assert phase.seat in self.people
        assert isinstance(self.match.seats[phase.seat], Person)
        own = () if self.holder is None else state.players[self.holder].hand
        assert view.hand == own
        text = repr(view._replace(options=None))
        for seat, player in enumerate(state.players):
            if seat == self.holder:
                continue
            # A card is in one hand only, so its name would be that hand showing.
            assert not [card for card in player.hand if f"'{card}'" in text]
            if state.options.hidden_roles:
                assert view.seats[seat].role == ""
        for event in events:
            assert event.only is None or event.only == (self.holder,)
        if self.handover.legal_moves():
            assert self.match.to_act == self.holder

    @invariant()
    def the_machine_is_due_to_the_next_person(self) -> None:
        due, acting = self.handover.due, self.match.to_act
        if due is not None:
            assert self.holder is not None
            assert due == acting != self.holder
            assert due in self.people


TestHands = Hands.TestCase
TestHands.settings = settings(
    max_examples=EXAMPLES,
    stateful_step_count=STEPS,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
