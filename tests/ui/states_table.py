"""States of the table during a turn: turns, hovers, refusals, panels, seats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tolerance_game.core import Other, Reason
from tolerance_game.games.tolerance.foresight.legality import suit_matters
from tolerance_game.games.tolerance.foresight.preview import if_played
from tolerance_game.games.tolerance.rules.moves import Play
from tolerance_game.games.tolerance.rules.state import PLAY, REPAY, STARTER
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.match.match import Match
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.table.commands import UNNOTICED
from tolerance_game.ui.tolerance.game import ToleranceGame
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.worker import Answer

from .desk import Desk
from .states_kit import LONG_NAMES, STILL, Listed, Moment, focus_on, listed, pass_until

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
    """The Wilds that the first seat may play now, and is asked the suit of."""
    view: View = match.view(0)
    plays = [move.card for move in view.moves if isinstance(move, Play) and move.declared]
    return [card for card in dict.fromkeys(plays) if suit_matters(view, card)]


def _illegal(scene: TableScene) -> list[str]:
    return [card for card in scene.model.hand if card not in scene.model.legal]


def _shows(
    name: str,
    until: Callable[[Match], bool],
    *,
    rests_on: str | Callable[[TableScene], str] = "",
    rests: float = 600,
    wishes: tuple[Intent, ...] = (),
    settings: tuple[tuple[str, Any], ...] = (),
    **options: Any,
) -> None:
    """Lists a state: the table of a moment; the pointer rests on a spot, or keys were pressed."""

    def lay(desk: Desk) -> None:
        scene = Moment(until, **options).table(desk)
        if rests_on:
            desk.point(rests_on if isinstance(rests_on, str) else rests_on(scene))
            desk.pass_time(rests)
        if wishes:
            desk.wish(*wishes)
            desk.pass_time(200)

    STATES[name] = (lay, (*STILL, *settings))


def _pile(scene: TableScene, *, focusable: bool) -> str:
    piles = (spot for spot in scene.spots() if spot.id.startswith("pile/"))
    return next(spot.id for spot in piles if spot.focusable == focusable)


def _following(match: Match) -> bool:
    return turn(match, follows=True) and match.view(0).reign == 2


def _with_pennants(match: Match) -> bool:
    """The third reign: points are booked, pennants earned."""
    return turn(match, follows=True) and match.view(0).reign == 3


def _last_to_follow(match: Match) -> bool:
    view: View = match.view(0)
    return turn(match) and len(view.trick.plays) == 4 and view.reign == 2


def _borrows(match: Match) -> bool:
    """T7.1: whoever wins a full trick would need a loan."""
    view: View = match.view(0)
    if not turn(match) or len(view.trick.plays) != len(view.seats) - 1:
        return False
    plays = [move for move in view.moves if isinstance(move, Play)]
    return if_played(view, plays[0].card, plays[0].declared).debt == "loan"


def _with_illegal(match: Match) -> bool:
    view: View = match.view(0)
    legal = {move.card for move in view.moves if isinstance(move, Play)}
    return turn(match, follows=True) and len(legal) < len(view.hand) and len(legal) > 1


# My turn, and I lead.
_shows("table_lead", lambda match: turn(match, leads=True))
# My turn, and I follow: some cards cannot be played.
_shows("table_follow", _with_illegal, seed=2)
# A game of the German print: in German its suits, boards and members have other names.
_shows("table_german_print", _following, seed=5, edition="german")
# My turn, and I have nothing of the suit.
_shows("table_cannot_follow", lambda match: turn(match, follows=False), seed=3)
# The very first trick: twelve cards in the hand.
_shows("table_first", lambda match: match.to_act == 0 and match.view(0).phase == PLAY, seed=4)
# One card is left.
_shows("table_last_card", lambda match: match.to_act == 0 and len(match.view(0).hand) == 1, seed=2)
# Whoever wins would have to take a loan.
_shows("table_borrows", _borrows)
# The same with five players, whose preview is full.
_shows("table_borrows_five", _borrows, seed=3, players=5)
# The pointer rests on a card, which is shown large.
_shows("table_hover", _with_illegal, seed=2, rests_on=lambda at: f"hand/{min(at.model.legal)}")
# The pointer rests on the last card of the hand.
_shows("table_hover_right", _with_illegal, seed=2, rests_on=lambda at: f"hand/{at.model.hand[-1]}")
# The same at a table of five, in the third reign, with long names.
_shows(
    *("table_hover_five", _with_pennants), seed=3, players=5, names=LONG_NAMES,
    rests_on=lambda at: f"hand/{at.model.hand[len(at.model.hand) // 2]}",
)  # fmt: skip
# Without the preview there is room beside the trick.
_shows(
    *("table_hover_no_preview", _with_illegal), seed=2, players=3,
    rests_on=lambda at: f"hand/{at.model.hand[0]}", settings=(("play.preview", False),),
)  # fmt: skip
# The pointer rests on a card of the trick.
_shows(
    "table_hover_trick", _with_illegal, seed=2,
    rests_on=lambda at: f"trick/{at.shown.trick.cards[0].card}",
)  # fmt: skip


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


# The pointer rests on a pile.
_shows("table_hover_pile", _following, seed=2, rests_on=partial(_pile, focusable=True))
# The pointer rests on the pennants of an opponent.
_shows("table_tip_tally", _with_pennants, seed=2, rests_on="tally/1/money")


@listed(STATES, *STILL)
def table_tip_tally_own(desk: Desk) -> None:
    """The focus is on the own piety, at a table of five."""
    Moment(_with_pennants, seed=3, players=5).table(desk)
    focus_on(desk, "tally/0/protestant")
    desk.wish(Intent.INSPECT)


# The pointer rests on the banner, under Elizabeth.
_shows("table_tip_banner", _following, seed=2, rests_on="banner")
# The pointer rests on a row of the own goals.
_shows("table_tip_goal", _with_pennants, seed=2, rests_on="goal/townsfolk")
# The pointer rests on what pennants are worth.
_shows("table_tip_goal_end", _with_pennants, seed=2, rests_on="goal/pennants_protestant")
# The pointer rests on what the dead are worth.
_shows("table_tip_dead", _with_pennants, seed=2, rests_on="goal/dead_catholic")
# The pointer rests on the portrait of an opponent.
_shows("table_tip_portrait", _following, seed=2, rests_on="portrait/3")
# The pointer rests on an empty pile: whose it is, and of which religion.
_shows("table_tip_pile", _following, seed=2, rests_on=partial(_pile, focusable=False))
# The pointer rests on the points of an opponent: the sum of what is expected.
_shows("table_total", _with_pennants, seed=2, rests_on="points/2")
# The same of the own points, at a table of five.
_shows("table_total_own", _with_pennants, seed=3, players=5, rests_on="points/0")
# Roles are hidden: the points of the others stand as they are, and say so.
_shows("table_total_hidden", _with_pennants, seed=2, hidden_roles=True, rests_on="points/1")
# The pointer rests on an opponent: their goals are shown.
_shows("table_goals", _following, seed=2, rests_on="seat/2", rests=400)
# The same of the next player.
_shows("table_goals_left", _following, seed=2, rests_on="seat/1", rests=400)
# The focus is on a card of the hand.
_shows("table_keys", _with_illegal, seed=2, wishes=(Intent.RIGHT, Intent.RIGHT))
# A key shows the card in the focus large.
_shows(
    "table_keys_inspect", _with_illegal, seed=2,
    wishes=(Intent.RIGHT, Intent.RIGHT, Intent.INSPECT),
)  # fmt: skip


@listed(STATES, *STILL)
def table_keys_button(desk: Desk) -> None:
    """The focus is on a button."""
    Moment(_with_illegal, seed=2).table(desk)
    desk.wish(Intent.RIGHT)
    focus_on(desk, "button/hint", Intent.PREVIOUS)


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
    _advises(moment, "pennant", manner="keeps_wild", tally="protestant", low=25, high=75)
    desk.pass_time(30_000, 5_000)


def _advises(moment: Moment, reason: str, **values: Any) -> None:
    """The worker answers as a player does that has searched, with as much to read as there is."""
    best, *_rest, second = moment.match.view(0).moves
    other = Other(second, 2.34)
    moment.puppets.said = Answer(1, best, Reason(f"player.ahead.{reason}", values), (other,))


@listed(STATES, *STILL, ("play.first_card", False))
def question_hint(desk: Desk) -> None:
    """A hint for a decision that is not made on the table."""
    moment = Moment(lambda match: match.to_act == 0 and match.view(0).phase == REPAY, seed=2)
    game = ToleranceGame(desk.context, moment.session)
    desk.stage.push(game.table)
    desk.pass_time(64)
    desk.wish(Intent.HINT)
    _advises(moment, "loan", manner="plain", low=10, high=55)
    desk.pass_time(64)


def _late(match: Match) -> bool:
    """Whether somebody has covered cards, while the first seat is to play."""
    view: View = match.view(0)
    return match.to_act == 0 and view.phase == PLAY and len(view.tricks) == 7


@listed(STATES, *STILL)
def goal_by_heart(desk: Desk) -> None:
    """T5.2: as the book has it, the sheet counts of others the top cards alone."""
    Moment(_late, seed=3, rulings={"covered_cards": "remembered"}).table(desk)
    desk.point("goal/nobles")
    desk.pass_time(900)


@listed(STATES, *STILL, ("play.first_card", False))
def question_starter(desk: Desk) -> None:
    """T2.4: it is asked beside the hand who leads the first trick; by keys."""
    chooses(desk, 5)
    desk.wish(Intent.LEFT, Intent.LEFT)


@listed(STATES, *STILL, ("play.first_card", False))
def question_starter_later(desk: Desk) -> None:
    """T2.5: the fewest points choose, beside an open chronicle; one place is pointed at."""
    scene = chooses(desk, 3, reign=2)
    if not scene.drawer.is_open:
        desk.wish(Intent.CHRONICLE)
    desk.point("starter/1")


def chooses(desk: Desk, players: int, reign: int = 1) -> TableScene:
    """The table while the person at the screen may say who leads."""

    def asked(match: Match) -> bool:
        view: View = match.view(0)
        return match.to_act == 0 and view.phase == STARTER and view.reign == reign

    return Moment(asked, players=players, seed=2).table(desk)


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


# Without the preview the trick has more room.
_shows("table_no_preview", _with_illegal, seed=2, settings=(("play.preview", False),))
# The drawer is closed.
_shows("table_no_chronicle", _with_illegal, seed=2, settings=(("play.chronicle", False),))
# In a narrow window the drawer covers part of the table; in a wide one it is beside it.
_shows(
    "table_chronicle_over", _following, seed=2, wishes=(Intent.CHRONICLE,),
    settings=(("play.chronicle", False),),
)  # fmt: skip


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
    focus_on(desk, "log/")


@listed(STATES, *STILL)
def table_thinking(desk: Desk) -> None:
    """An opponent is thinking."""
    moment = Moment(
        lambda match: match.to_act == 2 and len(match.view(0).trick.plays) == 1
        and match.view(0).reign == 2, seed=2,
    )  # fmt: skip
    scene = moment.table(desk)
    pass_until(desk, lambda: scene.model.thinking == 2)


# The game is not on the disk: that stands until it is.
_shows("table_not_saved", _with_illegal, seed=2, refused="error.lock.taken")


@listed(STATES, *STILL)
def table_saving(desk: Desk) -> None:
    """A card was clicked, and the disk takes its time: it stands out until it is played."""
    scene = Moment(_following, seed=5).table(desk)
    scene.commands.under_way = Play(min(scene.model.legal))
    scene.commands._since = scene.now - UNNOTICED


# Three players.
_shows("table_three", _following, seed=5, players=3)
# Five players.
_shows("table_five", _following, seed=6, players=5)
# Five players, the last of whom is to play: every card of the trick acts.
_shows("table_five_full", _last_to_follow, seed=6, players=5)
# Five players with secret roles and long names.
_shows("table_five_hidden", _last_to_follow, seed=6, players=5, names=LONG_NAMES, hidden_roles=True)
# Three players, the last of whom is to play.
_shows(
    "table_three_full", lambda match: turn(match) and len(match.view(0).trick.plays) == 2,
    seed=5, players=3,
)  # fmt: skip
# Five players with names of forty letters.
_shows("table_five_long_names", _following, seed=6, players=5, names=LONG_NAMES)
# Four of them, in the third reign.
_shows("table_long_names", _with_pennants, seed=7, names=LONG_NAMES)


# The roles of the others are hidden.
_shows("table_hidden_roles", _following, seed=8, hidden_roles=True, rests_on="seat/1", rests=400)
# Everyone is Bertram; the third reign.
_shows(
    "table_bertram", lambda match: turn(match, leads=True) and match.view(0).reign == 3,
    seed=9, roles="bertram",
)  # fmt: skip
# The speed is step by step; it is my turn.
_shows("table_step_by_step", _with_illegal, seed=2, settings=(("pace.step_by_step", True),))
# The game is over.
_shows("table_over", lambda match: match.outcome is not None, seed=2)


def _open_hands(players: int, seat: str = "") -> Callable[[Desk], None]:
    """One person practises and has opened all hands; keys are on a seat."""

    def lay(desk: Desk) -> None:
        moment = Moment(_following, players=players)
        moment.match.practice = True
        moment.session.handover.open_hands(True)
        moment.table(desk)
        if seat:
            focus_on(desk, seat)
            desk.pass_time(600)

    return lay


# All hands are open, for practice.
STATES["table_open_hands"] = (_open_hands(5), STILL)
# One of them is looked at.
STATES["table_open_hands_seat"] = (_open_hands(4, "seat/2"), STILL)
