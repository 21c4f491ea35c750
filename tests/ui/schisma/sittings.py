"""Games of Schisma at a table for tests: a session that writes nothing, and its scene on a desk."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from tests.session.tables import Puppets
from tests.ui.desk import LARGE, Desk
from tests.ui.states_kit import catalogue, home
from tolerance_game.games.schisma.rules.moves import Move
from tolerance_game.games.schisma.rules.state import ACTING, State
from tolerance_game.games.schisma.rules.view import state_of
from tolerance_game.match.match import Match
from tolerance_game.match.seats import Opponent, Person, Seats
from tolerance_game.session import Session
from tolerance_game.session.table import lay_table
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.schisma.scenes.table import TableScene
from tolerance_game.ui.schisma.table.commands import SchismaActions
from tolerance_game.words.cited import paragraphs_of

BOTH: Final[Seats] = (Person("Konrad"), Person("Anna"))
AGAINST: Final[Seats] = (Opponent("thumb", "Konrad"), Person("Anna"))
"""Anna sits at Rome, whose turn is the first."""


class Sitting:
    """A game that was played by chance up to a moment, on a desk."""

    def __init__(
        self,
        until: Callable[[Match], bool] = lambda match: match.to_act == 1,
        *,
        seed: int = 3,
        tries: int = 80,
        seats: Seats = BOTH,
        practice: bool = False,
        size: tuple[int, int] = LARGE,
        language: str = "en",
        pace: str = "none",
        settings: tuple[tuple[str, Any], ...] = (),
        actions: SchismaActions | None = None,
        **options: Any,
    ) -> None:
        """The first game after this seed that comes to such a moment."""
        set_ = changed(Settings(), "pace.animation", pace)
        for path, value in settings:
            set_ = changed(set_, path, value)
        self.desk = Desk(size, language, settings=set_, fresh=False)
        self.puppets = Puppets(at_once=False)
        for tried in range(seed, seed + tries):
            table = lay_table("schisma", options, ("thumb",), tried, catalogue())
            self.session = Session.begin(home(), table, seats, practice=practice)
            self.session.opponents.worker = self.puppets
            home().open.remove(self.session.close)
            self.match = self.session.match
            self.random = Random(f"sitting {tried}")
            if self._plays(until):
                break
        else:
            raise AssertionError("no game comes to this moment")
        self.scene = TableScene(self.desk.context, self.session, actions)
        self.desk.stage.push(self.scene)
        self.desk.pass_time(48)

    def _plays(self, until: Callable[[Match], bool]) -> bool:
        while not until(self.match):
            if self.match.to_act is None:
                return False
            self.make(self.random.choice(self.legal))
        return True

    # What is so.

    @property
    def legal(self) -> tuple[Move, ...]:
        """What the rules allow now."""
        acting = self.match.to_act
        return self.match.legal_moves(acting) if acting is not None else ()

    @property
    def state(self) -> State:
        """The table as the rules have it."""
        return state_of(self.match.view(0))

    @property
    def last_move(self) -> Move:
        """The last decision of a seat."""
        moments = self.match.moments_for_storage()
        move: Move = next(moment.move for moment in reversed(moments) if moment.seat >= 0)
        return move

    @property
    def said(self) -> str:
        """Why something was refused; empty when nothing was."""
        refusal = self.scene.commands.answers.refusal
        return refusal.text if refusal is not None else ""

    @property
    def cited(self) -> tuple[str, ...]:
        """The paragraphs that the refusal follows from."""
        return paragraphs_of(self.said)

    @property
    def is_fresh(self) -> bool:
        """Whether nothing is half chosen, and nothing previewed."""
        commands = self.scene.commands
        return (commands.action, commands.menu, commands.plan) == ("", None, None)

    # What is done.

    def make(self, move: Move) -> None:
        """Whoever is to act makes a move."""
        acting = self.match.to_act
        assert acting is not None
        self.match.submit(acting, move, self.match.stamp)

    def click(self, *spots: str) -> None:
        """Clicks on one spot after the other."""
        for spot in spots:
            self.desk.click(spot)

    def settle(self) -> None:
        """Time passes until nothing moves."""
        for _ in range(2000):
            self.desk.pass_time(16)
            if not self.scene.is_moving:
                return
        raise AssertionError("it never comes to rest")


def at_turn(turn: int, seat: int = 1, used: int = 0) -> Callable[[Match], bool]:
    """A moment in which a seat chooses an action, in this turn or a later one."""

    def holds(match: Match) -> bool:
        state: State = match.view(0)
        here = state.phase == ACTING and state.seat == seat and len(state.used) == used
        return here and state.turn >= turn

    return holds
