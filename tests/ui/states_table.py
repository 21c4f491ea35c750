"""States of the table while somebody is to play: turns, hovers, refusals, panels, seats."""

from __future__ import annotations

from tolerance_game.games.tolerance.rules.moves import Play
from tolerance_game.games.tolerance.rules.state import PLAY, REPAY
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.match.match import Match
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.table.commands import UNNOTICED
from tolerance_game.ui.tolerance.game import ToleranceGame
from tolerance_game.ui.tolerance.scenes.table import TableScene

from .desk import Desk
from .states_kit import LONG_NAMES, STILL, Listed, Moment, listed, pass_until

STATES: Listed = {}


def turn(match: Match, *, leads: bool | None = None, follows: bool | None = None) -> bool:
    """Whether the first seat is to play, as wished, with a few cards on boards and in hand."""
    view: View = match.view(0)
    if match.to_act != 0 or view.phase != PLAY or not 4 <= len(view.hand) <= 10:
        return False
    suit = view.trick.suit
    able = any(view.options.cards[card].suit == suit for card in view.hand)
    return (leads is None or leads == (not suit)) and (
        follows is None or (bool(suit) and able == follows)
    )


def wilds(match: Match) -> list[str]:
    """The Wilds that the first seat may play now."""
    view: View = match.view(0)
    plays = [move.card for move in view.moves if isinstance(move, Play)]
    return [card for card in dict.fromkeys(plays) if view.options.cards[card].suit == "wild"]


def _illegal(scene: TableScene) -> list[str]:
    return [card for card in scene.model.hand if card not in scene.model.legal]


def _following(match: Match) -> bool:
    return turn(match, follows=True) and match.view(0).reign == 2


def _with_illegal(match: Match) -> bool:
    view: View = match.view(0)
    legal = {move.card for move in view.moves if isinstance(move, Play)}
    return turn(match, follows=True) and len(legal) < len(view.hand) and len(legal) > 1


@listed(STATES, *STILL)
def table_lead(desk: Desk) -> None:
    """My turn, and I lead."""
    Moment(lambda match: turn(match, leads=True)).table(desk)


@listed(STATES, *STILL)
def table_follow(desk: Desk) -> None:
    """My turn, and I follow: some cards cannot be played."""
    Moment(_with_illegal, seed=2).table(desk)


@listed(STATES, *STILL)
def table_german_print(desk: Desk) -> None:
    """A game of the German print: in German its suits, boards and members have other names."""
    Moment(_following, seed=5, edition="german").table(desk)


@listed(STATES, *STILL)
def table_cannot_follow(desk: Desk) -> None:
    """My turn, and I have nothing of the suit."""
    Moment(lambda match: turn(match, follows=False), seed=3).table(desk)


@listed(STATES, *STILL)
def table_first(desk: Desk) -> None:
    """The very first trick: twelve cards in the hand."""
    Moment(lambda match: match.to_act == 0 and match.view(0).phase == PLAY, seed=4).table(desk)


@listed(STATES, *STILL)
def table_last_card(desk: Desk) -> None:
    """One card is left."""
    Moment(lambda match: match.to_act == 0 and len(match.view(0).hand) == 1, seed=2).table(desk)


@listed(STATES, *STILL)
def table_hover(desk: Desk) -> None:
    """The pointer rests on a card, which is shown large."""
    scene = Moment(_with_illegal, seed=2).table(desk)
    desk.point(f"hand/{sorted(scene.model.legal)[0]}")
    desk.pass_time(400)


@listed(STATES, *STILL)
def table_hover_right(desk: Desk) -> None:
    """The pointer rests on the last card of the hand."""
    scene = Moment(_with_illegal, seed=2).table(desk)
    desk.point(f"hand/{scene.model.hand[-1]}")
    desk.pass_time(400)


@listed(STATES, *STILL)
def table_hover_five(desk: Desk) -> None:
    """The same at a table of five, in the third reign, with long names."""
    scene = Moment(_with_pennants, seed=3, players=5, names=LONG_NAMES).table(desk)
    desk.point(f"hand/{scene.model.hand[len(scene.model.hand) // 2]}")
    desk.pass_time(400)


@listed(STATES, *STILL, ("play.preview", False))
def table_hover_no_preview(desk: Desk) -> None:
    """Without the preview there is room beside the trick."""
    scene = Moment(_with_illegal, seed=2, players=3).table(desk)
    desk.point(f"hand/{scene.model.hand[0]}")
    desk.pass_time(400)


@listed(STATES, *STILL)
def table_hover_trick(desk: Desk) -> None:
    """The pointer rests on a card of the trick."""
    scene = Moment(_with_illegal, seed=2).table(desk)
    desk.point(f"trick/{scene.shown.trick[0].card}")
    desk.pass_time(400)


def _carry(desk: Desk, card: str, *, over_table: bool) -> None:
    """Draws a card from the hand, towards the own place in the trick or beside it."""
    desk.press(f"hand/{card}")
    desk.drag_to(*((760, 560) if over_table else (620, 790)))
    desk.pass_time(200)


@listed(STATES, *STILL)
def table_carried(desk: Desk) -> None:
    """A card that may be played is carried over the table."""
    scene = Moment(_with_illegal, seed=2).table(desk)
    _carry(desk, sorted(scene.model.legal)[0], over_table=True)


@listed(STATES, *STILL)
def table_carried_beside(desk: Desk) -> None:
    """One that may not be played is carried, and not yet over the table."""
    scene = Moment(_with_illegal, seed=2).table(desk)
    _carry(desk, _illegal(scene)[0], over_table=False)


@listed(STATES, *STILL)
def table_hover_pile(desk: Desk) -> None:
    """The pointer rests on a pile."""
    scene = Moment(_following, seed=2).table(desk)
    pile = next(spot.id for spot in scene.spots() if spot.id.startswith("pile/") and spot.focusable)
    desk.point(pile)
    desk.pass_time(400)


def _rest_on(desk: Desk, spot: str) -> None:
    desk.point(spot)
    desk.pass_time(600)


@listed(STATES, *STILL)
def table_tip_tally(desk: Desk) -> None:
    """The pointer rests on the pennants of an opponent."""
    Moment(_with_pennants, seed=2).table(desk)
    _rest_on(desk, "tally/1/money")


@listed(STATES, *STILL)
def table_tip_tally_own(desk: Desk) -> None:
    """The focus is on the own piety, at a table of five."""
    Moment(_with_pennants, seed=3, players=5).table(desk)
    desk.wish(Intent.NEXT)
    while desk.stage.top.focus != "tally/0/protestant":
        desk.wish(Intent.NEXT)
    desk.wish(Intent.INSPECT)


@listed(STATES, *STILL)
def table_tip_banner(desk: Desk) -> None:
    """The pointer rests on the banner, under Elizabeth."""
    Moment(_following, seed=2).table(desk)
    _rest_on(desk, "banner")


@listed(STATES, *STILL)
def table_tip_goal(desk: Desk) -> None:
    """The pointer rests on a row of the own goals."""
    Moment(_with_pennants, seed=2).table(desk)
    _rest_on(desk, "goal/townsfolk")


@listed(STATES, *STILL)
def table_tip_goal_end(desk: Desk) -> None:
    """The pointer rests on what pennants are worth."""
    Moment(_with_pennants, seed=2).table(desk)
    _rest_on(desk, "goal/pennants_protestant")


@listed(STATES, *STILL)
def table_tip_dead(desk: Desk) -> None:
    """The pointer rests on what the dead are worth."""
    Moment(_with_pennants, seed=2).table(desk)
    _rest_on(desk, "goal/dead_catholic")


@listed(STATES, *STILL)
def table_tip_portrait(desk: Desk) -> None:
    """The pointer rests on the portrait of an opponent."""
    Moment(_following, seed=2).table(desk)
    _rest_on(desk, "portrait/3")


@listed(STATES, *STILL)
def table_tip_pile(desk: Desk) -> None:
    """The pointer rests on an empty pile: whose it is, and of which religion."""
    scene = Moment(_following, seed=2).table(desk)
    empty = next(
        one.id for one in scene.spots() if one.id.startswith("pile/") and not one.focusable
    )
    _rest_on(desk, empty)


def _with_pennants(match: Match) -> bool:
    """The third reign: points are booked, pennants earned."""
    return turn(match, follows=True) and match.view(0).reign == 3


@listed(STATES, *STILL)
def table_total(desk: Desk) -> None:
    """The pointer rests on the points of an opponent: the sum of what is expected."""
    Moment(_with_pennants, seed=2).table(desk)
    desk.point("points/2")
    desk.pass_time(600)


@listed(STATES, *STILL)
def table_total_own(desk: Desk) -> None:
    """The same of the own points, at a table of five."""
    Moment(_with_pennants, seed=3, players=5).table(desk)
    desk.point("points/0")
    desk.pass_time(600)


@listed(STATES, *STILL)
def table_total_hidden(desk: Desk) -> None:
    """Roles are hidden: the points of the others stand as they are, and say so."""
    Moment(_with_pennants, seed=2, hidden_roles=True).table(desk)
    desk.point("points/1")
    desk.pass_time(600)


@listed(STATES, *STILL)
def table_goals(desk: Desk) -> None:
    """The pointer rests on an opponent: their goals are shown."""
    Moment(_following, seed=2).table(desk)
    desk.point("seat/2")
    desk.pass_time(400)


@listed(STATES, *STILL)
def table_goals_left(desk: Desk) -> None:
    """The same of the next player."""
    Moment(_following, seed=2).table(desk)
    desk.point("seat/1")
    desk.pass_time(400)


@listed(STATES, *STILL)
def table_keys(desk: Desk) -> None:
    """The focus is on a card of the hand."""
    Moment(_with_illegal, seed=2).table(desk)
    desk.wish(Intent.RIGHT, Intent.RIGHT)
    desk.pass_time(200)


@listed(STATES, *STILL)
def table_keys_inspect(desk: Desk) -> None:
    """The card in the focus is shown large by a key."""
    Moment(_with_illegal, seed=2).table(desk)
    desk.wish(Intent.RIGHT, Intent.RIGHT, Intent.INSPECT)
    desk.pass_time(200)


@listed(STATES, *STILL)
def table_keys_button(desk: Desk) -> None:
    """The focus is on a button."""
    Moment(_with_illegal, seed=2).table(desk)
    desk.wish(Intent.RIGHT)
    while desk.stage.top.focus != "button/hint":
        desk.wish(Intent.PREVIOUS)


@listed(STATES, *STILL)
def table_refused(desk: Desk) -> None:
    """A card that cannot be played was clicked."""
    scene = Moment(_with_illegal, seed=2).table(desk)
    desk.click(f"hand/{_illegal(scene)[0]}")
    desk.stage.pointer_left()
    desk.pass_time(200)


@listed(STATES, *STILL)
def table_undo_refused(desk: Desk) -> None:
    """The first move of all cannot be taken back."""
    Moment(lambda match: match.to_act == 0 and match.view(0).phase == PLAY, seed=4).table(desk)
    desk.click("button/undo")


@listed(STATES, *STILL)
def table_hint(desk: Desk) -> None:
    """A hint stands until something is done."""
    moment = Moment(_with_illegal, seed=2)
    moment.table(desk)
    desk.click("button/hint")
    moment.puppets.answer()
    desk.pass_time(30_000, 5_000)


@listed(STATES, *STILL, ("play.first_card", False))
def question_hint(desk: Desk) -> None:
    """A hint for a decision that is not made on the table."""
    moment = Moment(
        lambda match: match.to_act == 0 and match.view(0).phase == REPAY, seed=2
    )  # fmt: skip
    game = ToleranceGame(desk.context, moment.session)
    desk.stage.push(game.table)
    desk.pass_time(64)
    desk.wish(Intent.HINT)
    moment.puppets.answer()
    desk.pass_time(64)


@listed(STATES, *STILL)
def table_hint_thinks(desk: Desk) -> None:
    """A hint was asked for, and is being thought of."""
    Moment(_with_illegal, seed=2).table(desk)
    desk.click("button/hint")


@listed(STATES, *STILL)
def table_declare(desk: Desk) -> None:
    """A Wild is being declared."""
    moment = Moment(lambda match: turn(match) and bool(wilds(match)), seed=2)
    moment.table(desk)
    desk.click(f"hand/{wilds(moment.match)[0]}")
    desk.pass_time(64)


@listed(STATES, *STILL, ("play.confirm_card", True))
def table_confirm(desk: Desk) -> None:
    """A card was chosen once, where a second click is wanted."""
    scene = Moment(_with_illegal, seed=2).table(desk)
    desk.click(f"hand/{sorted(scene.model.legal)[0]}")
    desk.stage.pointer_left()
    desk.pass_time(200)


@listed(STATES, *STILL, ("play.preview", False))
def table_no_preview(desk: Desk) -> None:
    """Without the preview the trick has more room."""
    Moment(_with_illegal, seed=2).table(desk)


@listed(STATES, *STILL, ("play.chronicle", False))
def table_no_chronicle(desk: Desk) -> None:
    """The drawer is closed."""
    Moment(_with_illegal, seed=2).table(desk)


@listed(STATES, *STILL, ("play.chronicle", False))
def table_chronicle_over(desk: Desk) -> None:
    """A narrow window: the drawer lies over the table; in a wide one it stands beside it."""
    Moment(_following, seed=2).table(desk)
    desk.wish(Intent.CHRONICLE)
    desk.pass_time(64)


def _with_chronicle(desk: Desk) -> TableScene:
    scene = Moment(_following, seed=2).table(desk)
    if not scene.drawer.is_open:
        desk.wish(Intent.CHRONICLE)
    return scene


@listed(STATES, *STILL)
def table_chronicle_mine(desk: Desk) -> None:
    """Only what is mine, and the pointer on a line of it."""
    _with_chronicle(desk)
    desk.click("filter/mine")
    lines = [spot for spot in desk.spots() if spot.startswith("log/")]
    desk.point(lines[len(lines) // 2])
    desk.pass_time(400)


@listed(STATES, *STILL)
def table_chronicle_found(desk: Desk) -> None:
    """Somebody is looked for in the chronicle, and still being written."""
    scene = _with_chronicle(desk)
    desk.click("chronicle/find")
    scene.typed(scene.names[1])


@listed(STATES, *STILL)
def table_chronicle_not_found(desk: Desk) -> None:
    """Nothing fits; the pointer is on the cross."""
    scene = _with_chronicle(desk)
    desk.click("chronicle/find")
    scene.typed("Bellarmine")
    desk.wish(Intent.CONFIRM)
    desk.point("chronicle/find")


@listed(STATES, *STILL)
def table_chronicle_scrolled(desk: Desk) -> None:
    """The chronicle scrolled by the wheel, the focus on a line."""
    _with_chronicle(desk)
    box = desk.stage.scale
    desk.stage.wheel(box.x(1750), box.y(500), -3)
    desk.wish(Intent.NEXT)
    while not (desk.stage.top.focus or "").startswith("log/"):
        desk.wish(Intent.NEXT)


@listed(STATES, *STILL)
def table_thinking(desk: Desk) -> None:
    """An opponent is thinking."""
    moment = Moment(
        lambda match: match.to_act == 2 and len(match.view(0).trick.plays) == 1
        and match.view(0).reign == 2, seed=2,
    )  # fmt: skip
    scene = moment.table(desk)
    pass_until(desk, lambda: scene.model.thinking == 2)


@listed(STATES, *STILL)
def table_not_saved(desk: Desk) -> None:
    """The game is not on the disk: that stands until it is."""
    Moment(_with_illegal, seed=2, refused="error.lock.taken").table(desk)


@listed(STATES, *STILL)
def table_saving(desk: Desk) -> None:
    """A card was clicked, and the disk takes its time: it stands out until it is played."""
    scene = Moment(_following, seed=5).table(desk)
    scene.commands.under_way = Play(min(scene.model.legal))
    scene.commands._since = scene.now - UNNOTICED


@listed(STATES, *STILL)
def table_three(desk: Desk) -> None:
    """Three players."""
    Moment(_following, seed=5, players=3).table(desk)


@listed(STATES, *STILL)
def table_five(desk: Desk) -> None:
    """Five players."""
    Moment(_following, seed=6, players=5).table(desk)


def _last_to_follow(match: Match) -> bool:
    view: View = match.view(0)
    return turn(match) and len(view.trick.plays) == 4 and view.reign == 2


@listed(STATES, *STILL)
def table_five_full(desk: Desk) -> None:
    """Five players, the last of whom is to play: every card of the trick acts."""
    Moment(_last_to_follow, seed=6, players=5).table(desk)


@listed(STATES, *STILL)
def table_five_hidden(desk: Desk) -> None:
    """Five players with secret roles and long names."""
    Moment(_last_to_follow, seed=6, players=5, names=LONG_NAMES, hidden_roles=True).table(desk)


@listed(STATES, *STILL)
def table_three_full(desk: Desk) -> None:
    """Three players, the last of whom is to play."""
    Moment(
        lambda match: turn(match) and len(match.view(0).trick.plays) == 2, seed=5, players=3
    ).table(desk)


@listed(STATES, *STILL)
def table_five_long_names(desk: Desk) -> None:
    """Five players with names of forty letters."""
    Moment(_following, seed=6, players=5, names=LONG_NAMES).table(desk)


@listed(STATES, *STILL)
def table_long_names(desk: Desk) -> None:
    """Four of them, in the third reign."""
    Moment(
        lambda match: turn(match, follows=True) and match.view(0).reign == 3,
        seed=7, names=LONG_NAMES,
    ).table(desk)  # fmt: skip


@listed(STATES, *STILL)
def table_hidden_roles(desk: Desk) -> None:
    """Nobody knows the roles of the others."""
    Moment(_following, seed=8, hidden_roles=True).table(desk)
    desk.point("seat/1")
    desk.pass_time(400)


@listed(STATES, *STILL)
def table_bertram(desk: Desk) -> None:
    """Everyone is Bertram; the third reign."""
    Moment(
        lambda match: turn(match, leads=True) and match.view(0).reign == 3, seed=9, roles="bertram"
    ).table(desk)


@listed(STATES, *STILL)
def table_step_by_step(desk: Desk) -> None:
    """The speed is step by step; it is my turn."""
    desk.context.change("pace.step_by_step", True)
    Moment(_with_illegal, seed=2).table(desk)


@listed(STATES, *STILL)
def table_over(desk: Desk) -> None:
    """The game is over."""
    Moment(lambda match: match.outcome is not None, seed=2).table(desk)
