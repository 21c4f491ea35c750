"""States of tables at which people of the cast sit: their faces, and what they say."""

from __future__ import annotations

from typing import Any

from tolerance_game.match.company import Remark
from tolerance_game.ui.schisma.scenes.table import TableScene as SchismaTable
from tolerance_game.ui.table.chronicle import SAID
from tolerance_game.ui.tolerance.scenes.table import TableScene

from .desk import Desk
from .games import scored
from .states_curtain import game_on
from .states_kit import STILL, Listed, Moment, listed
from .states_schisma_kit import SchismaMoment, acts
from .states_schisma_result import lay_result as lay_result_of_schisma
from .states_sheet import lay_result, lay_sheet
from .states_table import turn

STATES: Listed = {}
FOUR = ("", "preacher", "widow", "gambler")
FIVE = ("envoy", "lady", "master", "monk", "alewife")


def says(desk: Desk, scene: TableScene | SchismaTable, remark: Remark) -> None:
    """Somebody says something now."""
    voices = scene.playback.voices
    assert voices is not None
    voices.say(remark)
    desk.pass_time(32)


def _open(scene: TableScene | SchismaTable) -> None:
    """The chronicle lies open, also where there is no room beside the table."""
    if not scene.drawer.is_open:
        scene.drawer.toggle()


def _table(desk: Desk, faces: tuple[str, ...], seed: int = 2, **options: Any) -> TableScene:
    def until(match: Any) -> bool:
        return turn(match, follows=True) and bool(match.view(0).reign == 2)

    return Moment(until, faces=faces, players=len(faces), seed=seed, **options).table(desk)


@listed(STATES, *STILL)
def table_faces(desk: Desk) -> None:
    """Three opponents, each with a face and the role sealed on it."""
    _table(desk, FOUR)


@listed(STATES, *STILL)
def table_face_worn(desk: Desk) -> None:
    """The person at the screen wears a face, too: it stands by their goals."""
    _table(desk, ("lady", *FOUR[1:]))


@listed(STATES, *STILL)
def table_remark(desk: Desk) -> None:
    """One of them says something."""
    says(desk, _table(desk, FOUR), Remark(2, "widow", "lost_money"))


@listed(STATES, *STILL)
def table_remark_five(desk: Desk) -> None:
    """The longest remark, where there is the least room; roles are hidden."""
    scene = _table(desk, FIVE, seed=3, hidden_roles=True)
    says(desk, scene, Remark(2, "master", "guild_won"))


@listed(STATES, *STILL)
def table_remark_three(desk: Desk) -> None:
    """Two opponents, whose panels show their goals as well."""
    scene = _table(desk, ("", "collector", "abbess"), seed=4)
    says(desk, scene, Remark(1, "collector", "another_leads"))


@listed(STATES, *STILL)
def table_face_told(desk: Desk) -> None:
    """The pointer rests on a face: the role, and who it is."""
    _table(desk, FOUR)
    desk.point("portrait/2")
    desk.pass_time(900)


@listed(STATES, *STILL)
def schisma_faces(desk: Desk) -> None:
    """The opponent has the place of a pope."""
    SchismaMoment(acts, face="cardinal").table(desk)


@listed(STATES, *STILL)
def schisma_remark(desk: Desk) -> None:
    """The opponent says something."""
    scene = SchismaMoment(acts, face="condottiere").table(desk)
    says(desk, scene, Remark(0, "condottiere", "pushed"))


@listed(STATES)
def result_faces(desk: Desk) -> None:
    """The final table: the winner is glad, the others are not."""
    lay_result(desk, scored(5, 3), faces=FIVE)


@listed(STATES)
def sheet_faces(desk: Desk) -> None:
    """The score sheet, with roles hidden from the viewer."""
    lay_sheet(desk, scored(4, 2, hidden=True), 0, faces=("poet", *FOUR[1:]))


@listed(STATES)
def schisma_result_faces(desk: Desk) -> None:
    """Both sides of Schisma as people."""
    lay_result_of_schisma(desk, 3, faces=("abbess", "monk"))


@listed(STATES)
def schisma_result_said(desk: Desk) -> None:
    """A turn of Schisma, with what was said of it."""
    scene = lay_result_of_schisma(desk, 5, face="condottiere")
    told = scene.groups.items()
    turn = next(turn for turn, one in told if any(line.kind == SAID for line in one.lines))
    desk.point(f"chart/{turn}")


@listed(STATES)
def curtain_face(desk: Desk) -> None:
    """The screen is handed to somebody who wears a face."""
    faces = ("lady", "envoy", "alewife", "condottiere")
    game = game_on(desk, Moment(lambda match: match.number > 30, people=2, faces=faces))
    game._curtain.fall()
    desk.pass_time(2000)


@listed(STATES, *STILL)
def table_quotes(desk: Desk) -> None:
    """What was said is looked for in the chronicle."""
    scene = _table(desk, FOUR)
    _open(scene)
    scene.drawer.finder.look_for("“" if desk.context.words.language == "en" else "„")


@listed(STATES, *STILL)
def schisma_quotes(desk: Desk) -> None:
    """What the opponent has said in the latest turns."""
    scene = SchismaMoment(acts, face="cardinal", seed=6).table(desk)
    _open(scene)
