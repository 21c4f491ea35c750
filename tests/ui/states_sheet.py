"""States of what comes between and after reigns: score sheet, questions, result, a look back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tolerance_game.core.events import visible_to
from tolerance_game.games.tolerance.rules.moves import Repay
from tolerance_game.games.tolerance.rules.state import TAKE_ROLE
from tolerance_game.games.tolerance.telling import names as names_of_tolerance
from tolerance_game.match.match import Match
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.pages.player_names import short_names
from tolerance_game.ui.table.game_room import ScreenActions
from tolerance_game.ui.tolerance.scenes.look_back import look_back as look_back_at
from tolerance_game.ui.tolerance.scenes.reckoning import ReckoningScene
from tolerance_game.ui.tolerance.scenes.reckoning_questions import ask_repay
from tolerance_game.ui.tolerance.scenes.result import ResultScene
from tolerance_game.ui.tolerance.scenes.role_choice import RoleChoice
from tolerance_game.ui.tolerance.sheet import ScoreSheet
from tolerance_game.ui.tolerance.sheet.figure import END
from tolerance_game.ui.tolerance.sheet.result import Result
from tolerance_game.words import Words
from tolerance_game.words.teller import Teller

from .desk import Desk
from .games import SEATS, Played, scored, waiting
from .states_kit import STILL, Lay, Listed, Moment, focus_on, listed, state

STATES: Listed = {}
_state = partial(state, STATES)


def nothing(*_told: Any) -> None:
    """What an answer of a picture does."""


def teller_of(of: Played, desk: Desk) -> Teller:
    """The words of this game, with names as a table would have them."""
    names = names_of_tolerance(of.options, seats=short_names(SEATS)[: of.options.players])
    return Teller(Words(desk.context.words.language, names, strict=True))


def lay_sheet(
    desk: Desk, of: Played, viewer: int | None = None, *, animate: bool = False, **more: Any
) -> ReckoningScene:
    events = of.events if viewer is None else visible_to(of.events, viewer)
    sheet, teller = ScoreSheet.from_events(events, of.options), teller_of(of, desk)
    scene = ReckoningScene(desk.context, sheet, teller, nothing, nothing, animate=animate, **more)
    desk.stage.push(scene)
    desk.pass_time(64)
    return scene


def _written(players: int, reigns: int, viewer: int | None = None, **more: Any) -> Lay:
    return lambda desk: lay_sheet(desk, scored(players, reigns, **more), viewer)


@listed(STATES)
def sheet_writing(desk: Desk) -> None:
    """The second reign is being written."""
    lay_sheet(desk, scored(4, 2), animate=True)
    desk.pass_time(900)


# The first reign is written.
_state("sheet_first", _written(4, 1))
# Three players after the second reign, the pointer on a figure.
_state("sheet_three", _written(3, 2), point="sum/1/2/nobles")
# Five players after the second reign.
_state("sheet_five", _written(5, 2))
# The whole sheet of a game that is over.
_state("sheet_end", _written(4, 3))
# The same of five players; by keys.
_state("sheet_end_five", _written(5, 3), *[Intent.NEXT] * 5, Intent.DOWN)
# A sum is open.
_state("sheet_sum", _written(4, 2), click="sum/1/2/nobles")
# What an expected total consists of.
_state("sheet_expected", _written(4, 2), click="sum/2/2/expected")
# Where a player's money comes from.
_state("sheet_tally", _written(4, 2), click="tally/3/money")
# An earlier reign is looked at.
_state("sheet_earlier", _written(3, 2), click="reign/1/1")
# Hidden roles: only the totals of the others.
_state("sheet_secret", _written(4, 2, 1, hidden=True))


@listed(STATES)
def sheet_sum_end(desk: Desk) -> None:
    """The sum at the foot of the last column is open."""
    scene = lay_sheet(desk, scored(5, 3))
    desk.click([spot for spot in desk.spots() if spot.startswith("sum/4/0/")][-1])
    assert scene.opened is not None


@listed(STATES)
def sheet_notes(desk: Desk) -> None:
    """What was booked in a section."""
    lay_sheet(desk, scored(5, 2))
    desk.click(next(spot for spot in desk.spots() if spot.startswith("stage/")))


# Questions.


def _question(desk: Desk, phase: str, players: int) -> tuple[Played, Any]:
    of = waiting(phase, players)
    lay_sheet(desk, of)
    desk.picture()
    return of, of.view


@listed(STATES, *STILL)
def question_loans(desk: Desk) -> None:
    """How many loans to repay."""
    of, view = _question(desk, "repay", 4)
    seats = tuple(seat._replace(loans=3) for seat in view.seats)
    view = view._replace(seats=seats, moves=(Repay(0), Repay(1), Repay(2), Repay(3)))
    desk.stage.push(ask_repay(desk.context, view, teller_of(of, desk), nothing))
    desk.point("repay/2")


@listed(STATES, *STILL)
def question_role(desk: Desk) -> None:
    """Which role, of all that are left."""

    def chooses(match: Match) -> bool:
        return match.view(0).phase == TAKE_ROLE and match.to_act == 0

    scene = Moment(chooses, players=5, roles="chosen", seed=2).table(desk)
    teller = scene.teller
    desk.stage.push(RoleChoice(desk.context, scene.view, teller, nothing))


# What a role brings in the last reign; by keys.
_state("question_role_later", question_role, Intent.DOWN, Intent.DOWN, click="reign/3")


# The result.


def lay_result(
    desk: Desk, of: Played, result: Result | None = None, faces: Sequence[str] = ()
) -> ResultScene:
    """The result of a game."""
    result = result or Result.of(ScoreSheet.from_events(of.events, of.options), of.moments)
    teller = teller_of(of, desk)
    scene = ResultScene(
        desk.context, result, teller, ScreenActions(), show_trick=nothing, faces=faces
    )
    desk.stage.push(scene)
    desk.pass_time(64)
    return scene


# Four players.
_state("result_four", lambda desk: lay_result(desk, scored(4, 3)))
# Five players, the pointer on the chart.
_state("result_five_chart", lambda desk: lay_result(desk, scored(5, 3)), point="chart/17")


@listed(STATES)
def result_three_tied(desk: Desk) -> None:
    """Three players with the same points."""
    of = scored(3, 3, seed=1)
    sheet = ScoreSheet.from_events(of.events, of.options)
    result = Result.of(sheet, of.moments)
    most = max(sheet.points(seat, END) for seat in range(3))
    for seat in range(3):
        key = (seat, END, "final")
        sheet.figures[key] = sheet.figures[key]._replace(amount=most)
    lay_result(desk, of, result)


@listed(STATES)
def result_sum(desk: Desk) -> None:
    """A sum is open."""
    scene = lay_result(desk, scored(4, 3))
    figure, _box = list(scene.table.figures())[5]
    desk.click(f"sum/{figure.seat}/{figure.reign}/{figure.row}")


@listed(STATES)
def result_keys(desk: Desk) -> None:
    """The focus on a moment that decided."""
    lay_result(desk, scored(4, 3))
    desk.wish(Intent.NEXT)
    focus_on(desk, "moment/", Intent.PREVIOUS)


@listed(STATES, *STILL)
def look_back(desk: Desk) -> None:
    """A trick of a game that is over."""
    moment = Moment(lambda match: match.outcome is not None, seed=2)
    desk.stage.push(look_back_at(desk.context, moment.session, 2, 7))
    desk.pass_time(64)


def _tells(
    name: str, players: int, reigns: int, wanted: Callable[[Any], bool], **more: Any
) -> None:
    """Lists a state: the sheet while it tells a booking of this kind, which has been made."""

    def lay(desk: Desk) -> None:
        of = scored(players, reigns, **more)
        sheet = ScoreSheet.from_events(of.events, of.options)
        scene = ReckoningScene(
            desk.context, sheet, teller_of(of, desk), nothing, nothing, steps=True
        )
        desk.stage.push(scene)
        for _ in range(60):
            desk.pass_time(1600, 100)
            if scene.page.telling is not None and wanted(scene.page.telling):
                return
            desk.wish(Intent.STEP)
        raise AssertionError("it is never told")

    _state(name, lay)


# Whom the Monarch has executed.
_tells("sheet_tells_execution", 4, 1, lambda one: one.stage == "execution", seed=4)
# A player's taxes.
_tells("sheet_tells_taxes", 4, 1, lambda one: one.stage == "taxes" and one.events)
# A player's piety, of both religions; five players.
_tells("sheet_tells_piety", 5, 1, lambda one: one.stage == "piety" and len(one.events) > 1)
# A section of the victory points.
_tells("sheet_tells_deaths", 4, 2, lambda one: one.section == "deaths")
# The end of the game, while it is booked.
_tells("sheet_tells_pennants", 4, 3, lambda one: one.section == "catholic")


@listed(STATES)
def sheet_awaits_execution(desk: Desk) -> None:
    """Who must choose whom the Monarch executes."""
    lay_sheet(desk, waiting("execution", 4), animate=True, steps=True, awaits=True)
