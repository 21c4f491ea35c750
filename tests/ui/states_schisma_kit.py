"""Games of Schisma up to a moment: Konrad at Avignon, Anna at Rome and at the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tolerance_game.core.events import Event
from tolerance_game.games.schisma.foresight.plan import Plan, begin
from tolerance_game.games.schisma.rules.moves import (
    BESEECH,
    CHASTISE,
    PETITION,
    Beseech,
    Chastise,
)
from tolerance_game.games.schisma.rules.refusals import refusal
from tolerance_game.games.schisma.rules.state import ACTING
from tolerance_game.games.schisma.rules.track import COLUMNS
from tolerance_game.games.schisma.rules.view import View, state_of
from tolerance_game.match.cast import CAST
from tolerance_game.match.match import Match
from tolerance_game.match.seats import Opponent, Person
from tolerance_game.ui.schisma.scenes.table import TableScene

from .desk import Desk
from .states_kit import PlayedUpTo

ME: Final = 1
EXPANSION: Final = {
    "persons": "chosen",
    "chosen": ["cardinal", "priest", "preacher", "noble", "knight", "guildmaster"],
}


class SchismaMoment(PlayedUpTo):
    """A game of Schisma up to a moment."""

    def __init__(
        self,
        until: Callable[[Match], bool] | None = None,
        *,
        coming: Callable[[Sequence[Event]], bool] | None = None,
        kinds: tuple[type, ...] = (),
        seed: int = 1,
        people: int = 1,
        names: Sequence[str] = ("Konrad", "Anna"),
        face: str = "",
        refused: str = "",
        **options: Any,
    ) -> None:
        first = Person(names[0]) if people == 2 else Opponent("thumb", names[0])
        if face:
            first = Opponent(f"fair/{face}", CAST[face])
        seats = (first, Person(names[1]))
        super().__init__(
            *("schisma", options, seats, until),
            coming=coming, kinds=kinds, seed=seed, refused=refused,
        )  # fmt: skip

    def table(self, desk: Desk) -> TableScene:
        """The table of this moment on a desk."""
        scene = TableScene(desk.context, self.session)
        desk.stage.push(scene)
        desk.pass_time(64)
        return scene


def view_of(match: Match) -> View:
    """All there is to see."""
    view: View = match.view(ME)
    return view


def acts(match: Match, *, second: bool | None = None, turns: int = 6) -> bool:
    """Whether Anna is to act, some turns into the game; for the second time in it, if so wished."""
    view = view_of(match)
    able = match.to_act == ME and view.phase == ACTING and view.turn >= turns
    return able and (second is None or second == bool(view.used))


def column_of(view: View, person: str) -> int | None:
    """The first column with this person, from the left, whose petition is open."""
    for column in COLUMNS:
        standing = view.display[column]
        if standing is not None and standing.person == person:
            plan = begin(state_of(view), PETITION, column)
            if plan.refused is None and (plan.ask is not None or plan.move is not None):
                return column
    return None


def petitions(person: str, wanted: Callable[[Plan], bool]) -> Callable[[Match], bool]:
    """Whether Anna may petition this person, and what comes of it is as wanted."""

    def until(match: Match) -> bool:
        if not acts(match):
            return False
        view = view_of(match)
        column = column_of(view, person)
        return column is not None and wanted(begin(state_of(view), PETITION, column))

    return until


def open_targets(plan: Plan) -> list[int]:
    """The columns that can be picked next."""
    ask = plan.ask
    if ask is None:
        return []
    return [one for one in COLUMNS if ask.why_not[one] is None and one not in ask.picked]


def barred_by(paragraph: str) -> Callable[[Match], bool]:
    """Whether a pull or push by Anna would be refused by a paragraph."""

    def until(match: Match) -> bool:
        return acts(match, second=True) and bool(refused_by(view_of(match), paragraph))

    return until


def refused_by(view: View, paragraph: str) -> list[tuple[str, int]]:
    """Every pull or push that a paragraph forbids: the action and the column."""
    state = state_of(view)
    found: list[tuple[str, int]] = []
    for action, move in ((BESEECH, Beseech), (CHASTISE, Chastise)):
        for column in COLUMNS:
            reason = refusal(state, move(column))
            if reason is not None and reason.paragraph == paragraph:
                found.append((action, column))
    return found
