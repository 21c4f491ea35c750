"""States of the curtain between two people at one screen."""

from __future__ import annotations

from collections.abc import Sequence

from tolerance_game.games.tolerance.rules.state import PLAY, STARTER
from tolerance_game.match.match import Match
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.table.handover import FALL, HandoverScene
from tolerance_game.ui.table.handover_notice import HandoverNotice, Happening
from tolerance_game.ui.tolerance.cards.back import draw_back
from tolerance_game.ui.tolerance.curtain_notice import Tallies, place_in_trick, portrait
from tolerance_game.ui.tolerance.game import ToleranceGame
from tolerance_game.words import Words

from .desk import Desk
from .states_kit import LONG_NAMES, STILL, Listed, Moment, listed, pass_until
from .states_pages import below, nothing

STATES: Listed = {}

PIERRE = "role-pierre-tiny"
LINES = (
    Happening("Tomas", "took the third trick with *Francis II* and gained <money>8.", PIERRE),
    Happening("Beatrice", "follows with <nobles>8 *Valiant Knight*.", "role-juba-tiny"),
    Happening("Konrad", "plays <wild>11 *Inquisition*, declared <nobles>Nobles."),
    Happening("", "The trick is over."),
    Happening("Tomas", "leads <nobles>9 *Catherine de Medici*.", PIERRE),
)
TALLIES = (("money", -8, 0), ("catholic", 18, 1), ("protestant", 61, 6))


def notice_of(
    words: Words,
    name: str = "Anna",
    role: str = "margaret",
    points: int = 2,
    tallies: Sequence[tuple[str, int, int]] = TALLIES,
    trick: tuple[int, int, int] = (4, 3, 4),
    happened: Sequence[Happening] = (),
    cards: int = 0,
) -> HandoverNotice:
    """A notice of Tolerance; `trick` is its number, how many have played, and of how many."""
    return HandoverNotice(
        name,
        portrait(role, "notice"),
        points,
        place_in_trick(words, *trick),
        Tallies(tallies).draw,
        happened,
        cards,
    )


def usual_notice(words: Words) -> HandoverNotice:
    """Much has happened."""
    return notice_of(words, happened=LINES, cards=9)


def _curtain(desk: Desk, notice: HandoverNotice, wait: float = FALL * 2) -> None:
    below(desk)
    desk.stage.push(
        HandoverScene(desk.context, notice, nothing, nothing, lambda _looks: None, draw_back)
    )
    desk.pass_time(wait)


@listed(STATES)
def curtain(desk: Desk) -> None:
    """It waits, and much has happened."""
    _curtain(desk, usual_notice(desk.context.words))


@listed(STATES)
def curtain_long_name(desk: Desk) -> None:
    """For somebody with a long name; the focus on looking below."""
    notice = notice_of(desk.context.words, LONG_NAMES[0], "ned", -12, trick=(12, 0, 5))
    _curtain(desk, notice)
    desk.wish(Intent.NEXT, Intent.NEXT)


@listed(STATES)
def curtain_bare(desk: Desk) -> None:
    """Nothing is known yet, and a role is to be chosen."""
    task = desk.context.say("table.task.take_role")
    _curtain(desk, HandoverNotice("Beatrice", situation=task))


@listed(STATES)
def curtain_falling(desk: Desk) -> None:
    """Half down."""
    _curtain(desk, usual_notice(desk.context.words), FALL / 2)


@listed(STATES)
def curtain_lifting(desk: Desk) -> None:
    """Half up."""
    _curtain(desk, usual_notice(desk.context.words))
    desk.wish(Intent.CONFIRM)
    desk.pass_time(220)


def game_on(desk: Desk, moment: Moment) -> ToleranceGame:
    """The game of a moment, at its table."""
    game = ToleranceGame(desk.context, moment.session)
    desk.stage.push(game.table)
    desk.pass_time(64)
    return game


def _follows_first(match: Match) -> bool:
    view = match.view(0)
    begun = view.tricks or view.reign > 1
    return match.to_act == 0 and view.phase == PLAY and bool(view.trick.suit) and not begun


@listed(STATES, *STILL)
def first_card(desk: Desk) -> None:
    """The first card over the table; somebody else has led."""
    game_on(desk, Moment(_follows_first, seed=4))


@listed(STATES, *STILL)
def first_card_chooses(desk: Desk) -> None:
    """The lot fell on the one at the screen; hidden roles, five players with long names."""
    game_on(desk, Moment(lambda match: match.to_act == 0 and match.view(0).phase == STARTER
                       and match.view(0).reign == 1, seed=4,
                       players=5, names=LONG_NAMES, hidden_roles=True))  # fmt: skip


@listed(STATES, *STILL)
def first_card_bertram(desk: Desk) -> None:
    """Everybody is Bertram; the card was asked for from the menu."""
    moment = Moment(lambda match: match.to_act == 0 and len(match.view(0).tricks) == 4, seed=3,
                    roles="bertram", players=3)  # fmt: skip
    game_on(desk, moment).first_card()


@listed(STATES, *STILL, ("play.first_card", False))
def role_reading(desk: Desk) -> None:
    """The own role with all its figures, reign by reign."""
    moment = Moment(lambda match: match.to_act == 0 and match.view(0).reign == 2
                    and match.view(0).phase == PLAY, seed=5)  # fmt: skip
    game_on(desk, moment)
    desk.click("role/own")


@listed(STATES, *STILL, ("play.first_card", False))
def role_hover(desk: Desk) -> None:
    """The pointer rests on the head of the own role."""
    moment = Moment(lambda match: match.to_act == 0 and match.view(0).phase == PLAY, seed=5)
    game_on(desk, moment)
    desk.point("role/own")
    desk.pass_time(800)


@listed(STATES)
def starter_told(desk: Desk) -> None:
    """Who leads the first trick is told, not asked."""
    moment = Moment(lambda match: match.view(0).phase == STARTER and match.to_act not in (0, None),
                    coming=bool, seed=4)  # fmt: skip
    scene = moment.table(desk)
    moment.goes_on()
    pass_until(desk, lambda: bool(scene.prompt()[0]) and "{" not in scene.prompt()[0]
               and scene.playback.timeline.current is not None
               and scene.playback.timeline.current.kind == "starter")  # fmt: skip
