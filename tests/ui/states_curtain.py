"""States of the curtain between two people at one screen."""

from __future__ import annotations

from tests.ui.desk import Desk
from tests.ui.states_kit import LONG_NAMES, Listed, listed
from tests.ui.states_pages import below, nothing
from tolerance_game.ui.intents import Intent
from tolerance_game.ui.scenes.handover import FALL, HandoverScene
from tolerance_game.ui.scenes.handover_notice import HandoverNotice, Happening

STATES: Listed = {}

LINES = (
    Happening("Tomas", "took the third trick with *Francis II* and gained <money>8.", "pierre"),
    Happening("Beatrice", "follows with <nobles>8 *Valiant Knight*.", "juba"),
    Happening("Konrad", "plays <wild>11 *Inquisition*, declared <nobles>Nobles."),
    Happening("", "The trick is over."),
    Happening("Tomas", "leads <nobles>9 *Catherine de Medici*.", "pierre"),
)
NOTICE = HandoverNotice(
    "Anna", "margaret", 2, (("money", -8, 0), ("catholic", 18, 1), ("protestant", 61, 6)), 4, 3, 4,
    happened=LINES, cards=9,
)  # fmt: skip


def _curtain(desk: Desk, notice: HandoverNotice, wait: float = FALL * 2) -> None:
    below(desk)
    desk.stage.push(HandoverScene(desk.context, notice, nothing, nothing, lambda _looks: None))
    desk.pass_time(wait)


@listed(STATES)
def curtain(desk: Desk) -> None:
    """It waits, and much has happened."""
    _curtain(desk, NOTICE)


@listed(STATES)
def curtain_long_name(desk: Desk) -> None:
    """For somebody with a long name; the focus on looking below."""
    notice = HandoverNotice(LONG_NAMES[0], "ned", -12, NOTICE.tallies, 12, 0, 5)
    _curtain(desk, notice)
    desk.wish(Intent.NEXT, Intent.NEXT)


@listed(STATES)
def curtain_bare(desk: Desk) -> None:
    """Nothing is known yet, and a role is to be chosen."""
    task = desk.context.say("table.task.take_role")
    _curtain(desk, HandoverNotice("Beatrice", task=task))


@listed(STATES)
def curtain_falling(desk: Desk) -> None:
    """Half down."""
    _curtain(desk, NOTICE, FALL / 2)


@listed(STATES)
def curtain_lifting(desk: Desk) -> None:
    """Half up."""
    _curtain(desk, NOTICE)
    desk.wish(Intent.CONFIRM)
    desk.pass_time(220)
