"""States of the table of Schisma while it lies still: choices, previews, dangers, panels."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tolerance_game.games.schisma.foresight.dangers import (
    LEAVING,
    PLACE_LOSES,
    PLACE_WINS,
    THIRD_PERSON,
    WOULD_LOSE,
    WOULD_WIN,
    dangers,
)
from tolerance_game.games.schisma.foresight.plan import Plan
from tolerance_game.games.schisma.players import PLAYERS
from tolerance_game.games.schisma.rules.moves import Beseech, Chastise, Excommunicate
from tolerance_game.games.schisma.rules.track import COLUMNS
from tolerance_game.games.schisma.rules.view import state_of
from tolerance_game.match.match import Match
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.schisma.scenes.table import TableScene
from tolerance_game.ui.schisma.table.threats import listed as listed_threats
from tolerance_game.ui.table.commands import UNNOTICED
from tolerance_game.worker import Answer

from .desk import Desk
from .states_kit import LONG_NAMES, STILL, Listed, focus_on, listed, pass_until
from .states_schisma_kit import (
    EXPANSION,
    ME,
    SchismaMoment,
    acts,
    barred_by,
    column_of,
    open_targets,
    petitions,
    refused_by,
    view_of,
)

STATES: Listed = {}
PUSHES = (Beseech, Chastise)


def _late(match: Match) -> bool:
    """Some turns on, with somebody in both congregations."""
    return acts(match, second=False) and all(view_of(match).congregations)


def _second(match: Match) -> bool:
    return acts(match, second=True)


def _shows(
    name: str,
    until: Callable[[Match], bool] | None,
    do: Callable[[Desk, TableScene], object] = lambda _desk, _scene: None,
    settings: tuple[tuple[str, Any], ...] = (),
    **options: Any,
) -> None:
    """Lists a state: the table of a moment, and what is done at it."""

    def lay(desk: Desk) -> None:
        scene = SchismaMoment(until, **options).table(desk)
        do(desk, scene)
        desk.pass_time(64)

    STATES[name] = (lay, (*STILL, *settings))


def _rests(spot: str, time: float = 700) -> Callable[[Desk, TableScene], None]:
    def do(desk: Desk, _scene: TableScene) -> None:
        desk.point(spot)
        desk.pass_time(time)

    return do


def _standing(scene: TableScene) -> list[int]:
    return [column for column in COLUMNS if scene.view.display[column] is not None]


# Anna's first turn: one action.
_shows("schisma_begin", lambda match: match.to_act == ME)
# In the middle of a game, nothing chosen.
_shows("schisma_act", _late, seed=3)
# The second action of a turn.
_shows("schisma_second", _second, seed=5)


# The menu of a person, and a table that is about to be left.


def _menu(desk: Desk, scene: TableScene, action: str = "beseech") -> None:
    able = [c for c in _standing(scene) if scene.model.refusal(action, c) is None]
    desk.click(f"person/{able[0]}")
    desk.point(f"menu/{action}")


# What can be done with a person; beseeching is pointed at.
_shows("schisma_menu", _late, _menu, seed=3)
# The petition of a person is pointed at.
_shows("schisma_menu_petition", _late, lambda desk, at: _menu(desk, at, "petition"), seed=6)


@listed(STATES, *STILL)
def schisma_menu_refused(desk: Desk) -> None:
    """The second action: one was taken already, which is said beside it."""
    scene = SchismaMoment(_second, seed=5).table(desk)
    desk.click(f"person/{_standing(scene)[-1]}")
    desk.point(f"menu/{scene.view.used[0]}")
    desk.pass_time(700)


def _action(action: str) -> Callable[[Desk, TableScene], None]:
    def do(desk: Desk, scene: TableScene) -> None:
        desk.click(f"action/{action}")
        desk.point(f"person/{min(scene.model.able)}")

    return do


# An action was chosen first: whom it may meet, and what would come of it.
_shows("schisma_beseech", _late, _action("beseech"), seed=3)
_shows("schisma_chastise", _late, _action("chastise"), seed=4)
_shows("schisma_excommunicate", _late, _action("excommunicate"), seed=5)
_shows("schisma_petition", _late, _action("petition"), seed=7)


# Petitions.


def _petition(
    name: str, person: str, picks: int, wanted: Callable[[Plan], bool], **options: Any
) -> None:
    """Lists a state: a petition with so many targets picked, the next one pointed at."""

    def do(desk: Desk, scene: TableScene) -> None:
        column = column_of(scene.view, person)
        desk.click("action/petition")
        desk.click(f"person/{column}")
        for _ in range(picks):
            assert scene.commands.plan is not None
            desk.click(f"person/{open_targets(scene.commands.plan)[0]}")
        plan = scene.commands.plan
        left = open_targets(plan) if plan is not None else []
        if left:
            desk.point(f"person/{left[-1]}")
        else:
            desk.stage.pointer_left()

    _shows(name, petitions(person, wanted), do, **options)


def _asks(plan: Plan) -> bool:
    return plan.ask is not None and len(open_targets(plan)) > 1


def _asks_many(plan: Plan) -> bool:
    return plan.ask is not None and plan.ask.most > 1 and len(open_targets(plan)) > 2


_petition("schisma_cardinal", "cardinal", 1, _asks_many, seed=3)
_petition("schisma_bishop", "bishop", 0, _asks, seed=3)
_petition("schisma_inquisitor", "inquisitor", 0, _asks, seed=3)
_petition("schisma_inquisitor_pulls", "inquisitor", 1, _asks, seed=3)
_petition("schisma_noble", "noble", 0, _asks, seed=3)
_petition("schisma_knight", "knight", 1, _asks_many, seed=3)
_petition("schisma_peasant", "peasant", 0, lambda plan: len(plan.arrows) > 1, seed=3)
_petition("schisma_preacher", "preacher", 1, _asks_many, seed=3, **EXPANSION)
_petition("schisma_guildmaster", "guildmaster", 0, _asks, seed=3, **EXPANSION)
_petition("schisma_guildmaster_pushes", "guildmaster", 1, _asks, seed=3, **EXPANSION)
_petition("schisma_priest", "priest", 0, _asks, seed=3, **EXPANSION)


@listed(STATES, *STILL)
def schisma_complete(desk: Desk) -> None:
    """All targets of a Cardinal are chosen: somebody joins, and a column will be refilled."""
    scene = SchismaMoment(petitions("cardinal", _asks_many), seed=9).table(desk)
    desk.click("action/petition")
    desk.click(f"person/{column_of(scene.view, 'cardinal')}")
    while (plan := scene.commands.plan) is not None and plan.ask is not None:
        desk.click(f"person/{open_targets(plan)[-1]}")
    desk.stage.pointer_left()


@listed(STATES, *STILL)
def schisma_samaritan(desk: Desk) -> None:
    """A click that the Samaritan rule forbids: the reason takes two lines."""
    scene = SchismaMoment(barred_by("S2.7"), kinds=PUSHES, seed=2).table(desk)
    action, column = refused_by(scene.view, "S2.7")[0]
    desk.click(f"action/{action}")
    desk.click(f"person/{column}")
    desk.stage.pointer_left()


@listed(STATES, *STILL)
def schisma_circle(desk: Desk) -> None:
    """The same with a display that stood before: pointed at in the menu."""
    scene = SchismaMoment(barred_by("S2.9"), kinds=PUSHES, seed=2).table(desk)
    action, column = refused_by(scene.view, "S2.9")[0]
    desk.click(f"person/{column}")
    desk.point(f"menu/{action}")
    desk.pass_time(700)


# What threatens.


def _threatens(*kinds: str, least: int = 1) -> Callable[[Match], bool]:
    def until(match: Match) -> bool:
        if not acts(match, second=False):
            return False
        found = [one for one in dangers(state_of(view_of(match))) if (one.lands or 9) <= 2]
        return all(sum(one.kind == kind for one in found) >= least for kind in kinds)

    return until


_shows("schisma_leaving", _threatens(LEAVING, least=2), seed=3)
_shows("schisma_third", _threatens(THIRD_PERSON), seed=3)
_shows("schisma_noble_wins", _threatens(WOULD_WIN, PLACE_WINS), seed=3)
_shows("schisma_noble_loses", _threatens(WOULD_LOSE, PLACE_LOSES), seed=3)


def _threats(desk: Desk, scene: TableScene) -> None:
    desk.click("button/threats")
    pass_until(desk, lambda: scene.commands.threats is not None and scene.commands.threats.done)


# What the opponent could do next turn, all looked through.
_shows("schisma_threats", _threatens(THIRD_PERSON), _threats, seed=4)


@listed(STATES, *STILL)
def schisma_threat_shown(desk: Desk) -> None:
    """A threat of two actions is pointed at: it is shown on the track."""
    scene = SchismaMoment(_threatens(LEAVING, least=2), seed=3).table(desk)
    _threats(desk, scene)
    found = listed_threats(scene.model)
    desk.point(f"threat/{max(range(len(found)), key=lambda one: len(found[one][0].moves))}")
    desk.pass_time(64)


@listed(STATES, *STILL)
def schisma_threats_then(desk: Desk) -> None:
    """A petition is chosen: the list says what could be done after it, and one of it is shown."""
    scene = SchismaMoment(petitions("cardinal", _asks_many), seed=3).table(desk)
    _threats(desk, scene)
    desk.click("action/petition")
    desk.click(f"person/{column_of(scene.view, 'cardinal')}")
    while (plan := scene.commands.plan) is not None and plan.ask is not None:
        desk.click(f"person/{open_targets(plan)[0]}")
    desk.stage.pointer_left()
    desk.pass_time(64)
    pass_until(desk, lambda: scene.commands.threats is not None and scene.commands.threats.done)
    desk.point("threat/0")
    desk.pass_time(64)


@listed(STATES, *STILL)
def schisma_hint(desk: Desk) -> None:
    """A hint stands until something is done."""
    moment = SchismaMoment(_late, seed=3)
    moment.table(desk)
    desk.click("button/hint")
    view, moves = moment.match.view(ME), moment.match.legal_moves(ME)
    said = PLAYERS["strong"]().decide(view, moves, Random(1))
    moment.puppets.said = Answer(1, said.move, said.reason, said.others)
    desk.pass_time(30_000, 5_000)


# Looking closely.


def _large(column: int) -> Callable[[Desk, TableScene], None]:
    return lambda desk, at: _rests(f"person/{_standing(at)[column]}", 400)(desk, at)


_shows("schisma_large", _late, _large(0), seed=3)
_shows("schisma_large_right", _late, _large(-1), seed=3)
_shows("schisma_large_joined", _late, _rests("joined/0-0", 400), seed=3)
_shows("schisma_tip_draw", _late, _rests("pile/draw"), seed=3)
_shows("schisma_tip_discard", _late, _rests("pile/discard"), seed=8)
_shows(
    "schisma_tip_action",
    _second,
    lambda desk, at: _rests(f"action/{at.view.used[0]}")(desk, at),
    seed=5,
)


# The chronicle.


def _chronicle(desk: Desk, scene: TableScene) -> None:
    if not scene.drawer.is_open:
        desk.wish(Intent.CHRONICLE)


def _chronicle_mine(desk: Desk, scene: TableScene) -> None:
    _chronicle(desk, scene)
    desk.click("filter/mine")
    lines = [spot for spot in desk.spots() if spot.startswith("log/")]
    desk.point(lines[len(lines) // 2])
    desk.pass_time(400)


def _chronicle_found(desk: Desk, scene: TableScene) -> None:
    _chronicle(desk, scene)
    desk.click("chronicle/find")
    scene.typed(scene.words.named("person", "bishop"))


# Beside the table, or over it in a small window.
_shows("schisma_chronicle", _late, _chronicle, seed=3)
_shows("schisma_chronicle_mine", _late, _chronicle_mine, seed=3)
_shows("schisma_chronicle_found", _late, _chronicle_found, seed=3)
# The chronicle is closed: the ways to win have the room.
_shows(
    "schisma_no_chronicle", _late, _rests("person/1", 100), seed=3,
    settings=(("play.chronicle", False),),
)  # fmt: skip


# Drawing a person along its column.


def _drag(
    column: int, lands: float, *, refused: bool = False
) -> Callable[[Desk, TableScene], None]:
    def do(desk: Desk, scene: TableScene) -> None:
        action = "beseech" if lands > 0 else "chastise"
        found = [
            one for one in _standing(scene) if (scene.model.refusal(action, one) is None) != refused
        ]
        which = found[column]
        standing = scene.view.display[which]
        assert standing is not None
        box = scene.model.layout.place(which, standing.land)
        desk.press(f"person/{which}")
        desk.drag_to(box.cx, box.cy + lands * 124)

    return do


def _drag_out(desk: Desk, scene: TableScene) -> None:
    desk.press(f"person/{_standing(scene)[0]}")
    pile = scene.model.layout.discard_pile
    desk.drag_to(pile.cx + 10, pile.cy)


_shows("schisma_drag", _late, _drag(0, 0.8), seed=3)
_shows("schisma_drag_away", _late, _drag(1, -0.8), seed=3)
_shows("schisma_drag_out", _late, _drag_out, seed=3)


@listed(STATES, *STILL)
def schisma_drag_refused(desk: Desk) -> None:
    """The action was taken already: who is drawn along stays dark."""
    moment = SchismaMoment(
        lambda match: _second(match) and "beseech" in view_of(match).used, kinds=PUSHES, seed=2
    )
    scene = moment.table(desk)
    _drag(0, 0.8, refused=True)(desk, scene)


# Other tables.

_shows("schisma_over", lambda match: match.outcome is not None, seed=2)
_shows("schisma_two", _late, seed=3, people=2)
_shows(
    "schisma_two_upright", lambda match: match.to_act == 0 and view_of(match).turn > 6, seed=3,
    people=2, settings=(("play.turn_table", False),),
)  # fmt: skip
_shows("schisma_flipped", _late, lambda desk, _at: desk.click("button/flip"), seed=3)
_shows("schisma_long_names", _late, seed=3, names=LONG_NAMES[:2])
_shows(
    "schisma_long_names_threats",
    _threatens(THIRD_PERSON),
    _threats,
    seed=4,
    names=LONG_NAMES[:2],
)
_shows("schisma_not_saved", _late, seed=3, refused="error.lock.taken")
_shows("schisma_step_by_step", _late, seed=3, settings=(("pace.step_by_step", True),))


@listed(STATES, *STILL)
def schisma_first_undo(desk: Desk) -> None:
    """The first action of all cannot be taken back."""
    SchismaMoment(lambda match: match.to_act == ME).table(desk)
    desk.wish(Intent.UNDO)


@listed(STATES, *STILL)
def schisma_saving(desk: Desk) -> None:
    """An action was chosen, and the disk takes its time."""
    scene = SchismaMoment(_late, seed=3).table(desk)
    scene.commands.under_way = Excommunicate(_standing(scene)[0])
    scene.commands._since = scene.now - UNNOTICED


# Keys.


@listed(STATES, *STILL)
def schisma_keys_person(desk: Desk) -> None:
    """The focus is on a person."""
    SchismaMoment(_late, seed=3).table(desk)
    focus_on(desk, "person/")


@listed(STATES, *STILL)
def schisma_keys_menu(desk: Desk) -> None:
    """The focus is in the menu of a person."""
    SchismaMoment(_late, seed=3).table(desk)
    focus_on(desk, "person/")
    desk.wish(Intent.CONFIRM)
    desk.wish(Intent.DOWN)


@listed(STATES, *STILL)
def schisma_keys_action(desk: Desk) -> None:
    """The focus is on an action."""
    SchismaMoment(_late, seed=3).table(desk)
    focus_on(desk, "action/chastise")


@listed(STATES, *STILL)
def schisma_keys_pile(desk: Desk) -> None:
    """The focus is on the discard pile, and its words are asked for."""
    SchismaMoment(_late, seed=8).table(desk)
    focus_on(desk, "pile/discard")
    desk.wish(Intent.INSPECT)
    desk.pass_time(700)


@listed(STATES, *STILL)
def schisma_keys_petition(desk: Desk) -> None:
    """A petition chosen by keys alone: all but the last step."""
    scene = SchismaMoment(petitions("bishop", _asks), seed=3).table(desk)
    desk.wish(Intent.NEXT)
    scene.commands.choose_action("petition")
    scene.look_at(f"person/{column_of(scene.view, 'bishop')}")
    desk.pass_time(16)
    desk.wish(Intent.CONFIRM)
    desk.wish(Intent.CONFIRM)
