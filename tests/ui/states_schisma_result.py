"""States of the end of Schisma: the result, and a look back at a turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from tolerance_game.core.game import Outcome
from tolerance_game.games.schisma.rules.congregation import NOBLE_AND_KNIGHT, REPETITION
from tolerance_game.games.schisma.rules.events import GameEnded
from tolerance_game.games.schisma.rules.track import AVIGNON, ROME
from tolerance_game.match.series import Series
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.schisma.scenes.finished import FinishedGame
from tolerance_game.ui.schisma.scenes.look_back import look_back
from tolerance_game.ui.schisma.scenes.result import ResultScene
from tolerance_game.ui.schisma.scenes.table import TableScene
from tolerance_game.ui.table.game_room import ScreenActions

from .desk import Desk
from .states_kit import LONG_NAMES, STILL, Listed, focus_on, pass_until, state
from .states_schisma_kit import SchismaMoment

STATES: Listed = {}
_state = partial(state, STATES, settings=STILL)

ALL_WAYS: Final = ScreenActions(again_swapped=lambda: None, next_game=lambda: None)
RIVAL: Final = Outcome((ROME,), NOBLE_AND_KNIGHT, "S4.3")
DRAWN: Final = Outcome((), REPETITION, "S2.9")


def ending(game: FinishedGame, outcome: Outcome, rival: str = "") -> FinishedGame:
    """The same game, as if it had ended so."""
    last = game.moments[-1]
    ended = GameEnded(
        winners=outcome.winners, ending=outcome.ending, rival=rival, paragraph=outcome.paragraph
    )
    moment = replace(
        last, state=replace(last.state, outcome=outcome), events=(*last.events[:-1], ended)
    )
    return FinishedGame(game.options, (*game.moments[:-1], moment))


def _over(names: Sequence[str] = ("Konrad", "Anna"), **options: Any) -> SchismaMoment:
    return SchismaMoment(lambda match: match.outcome is not None, names=names, **options)


def lay_result(
    desk: Desk,
    seed: int,
    *,
    outcome: Outcome | None = None,
    rival: str = "",
    actions: ScreenActions | None = None,
    series: Series | None = None,
    bottom: int = ROME,
    searched: bool = True,
    faces: Sequence[str] = (),
    **options: Any,
) -> ResultScene:
    """The result of a game."""
    session = _over(seed=seed, **options).session
    match = session.match
    game = FinishedGame(match.options, match.moments_for_storage())
    table = TableScene(desk.context, session)
    scene = ResultScene(
        desk.context, game if outcome is None else ending(game, outcome, rival), table.teller,
        actions, bottom=bottom, series=series, names=table.names,
        faces=faces or [sitter.face for sitter in match.seats], voices=table.new_voices(),
    )  # fmt: skip
    desk.stage.push(scene)
    if searched:
        pass_until(desk, lambda: scene.search.done)
    return scene


def _rival(desk: Desk) -> None:
    """Everything there may be: a rival condition, a series, all ways on, long names."""
    lay_result(
        desk, 7, outcome=RIVAL, rival=NOBLE_AND_KNIGHT, actions=ALL_WAYS, bottom=AVIGNON,
        series=Series.first(3, 2).counted(RIVAL.winners), names=LONG_NAMES[:2], persons="random",
    )  # fmt: skip
    focus_on(desk, "decided")


def _look_back(desk: Desk) -> None:
    desk.stage.push(look_back(desk.context, _over(seed=3).session, 4))
    desk.pass_time(64)


_state("schisma_result", lambda desk: lay_result(desk, 3))
_state("schisma_result_turn", lambda desk: lay_result(desk, 5), point="chart/4")
_state("schisma_result_rival", _rival)
_state("schisma_result_draw", lambda desk: lay_result(desk, 4, outcome=DRAWN))
_state("schisma_result_searching", lambda desk: lay_result(desk, 6, searched=False))
_state("schisma_look_back", _look_back)
_state("schisma_look_back_first", _look_back, *(Intent.UNDO,) * 4)
