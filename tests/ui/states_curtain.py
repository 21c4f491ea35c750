"""States of the curtain between two people at one screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tolerance_game.games.tolerance.rules.state import PLAY, STARTER
from tolerance_game.match.match import Match
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.table.handover import FALL, HandoverScene
from tolerance_game.ui.table.handover_notice import HandoverNotice, Happening
from tolerance_game.ui.tolerance.cards.face import draw_back
from tolerance_game.ui.tolerance.curtain_notice import draw_tallies, place_in_trick, portrait
from tolerance_game.ui.tolerance.game import ToleranceGame
from tolerance_game.words import Words

from .desk import Desk
from .states_kit import LONG_NAMES, STILL, Lay, Listed, Moment, listed, pass_until, state
from .states_pages import below, nothing

STATES: Listed = {}
_state = partial(state, STATES)

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
        partial(draw_tallies, tallies),
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


def _usual(desk: Desk, wait: float = FALL * 2) -> None:
    _curtain(desk, usual_notice(desk.context.words), wait)


# It waits, and much has happened.
_state("curtain", _usual)
# Half down.
_state("curtain_falling", partial(_usual, wait=FALL / 2))
# Half up.
_state("curtain_lifting", _usual, Intent.CONFIRM, Intent.CONFIRM, rests=220)


@listed(STATES)
def curtain_long_name(desk: Desk) -> None:
    """For a player with a long name; the focus on looking below."""
    notice = notice_of(desk.context.words, LONG_NAMES[0], "ned", -12, trick=(12, 0, 5))
    _curtain(desk, notice)
    desk.wish(Intent.NEXT, Intent.NEXT)


@listed(STATES)
def curtain_bare(desk: Desk) -> None:
    """Nothing is known yet, and a role is to be chosen."""
    task = desk.context.say("table.task.take_role")
    _curtain(desk, HandoverNotice("Beatrice", situation=task))


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


def _acts(match: Match, phase: str, reign: int = 0) -> bool:
    view = match.view(0)
    return match.to_act == 0 and view.phase == phase and reign in (0, view.reign)


def _on(until: Callable[[Match], bool], **options: Any) -> Lay:
    return lambda desk: game_on(desk, Moment(until, **options))


QUIET = (*STILL, ("play.first_card", False))

# The first card over the table; an opponent has led.
_state("first_card", _on(_follows_first, seed=4), settings=STILL)
# The lot fell on the player at the screen; hidden roles, five players with long names.
_state(
    "first_card_chooses", settings=STILL,
    lay=_on(lambda match: _acts(match, STARTER, 1), seed=4,
            players=5, names=LONG_NAMES, hidden_roles=True),
)  # fmt: skip
# The own role with all its figures, reign by reign.
_state(
    *("role_reading", _on(lambda match: _acts(match, PLAY, 2), seed=5)),
    settings=QUIET, click="role/own",
)  # fmt: skip
# The pointer rests on the head of the own role.
_state(
    *("role_hover", _on(lambda match: _acts(match, PLAY), seed=5)),
    settings=QUIET, point="role/own", rests=800,
)  # fmt: skip


@listed(STATES, *STILL)
def first_card_bertram(desk: Desk) -> None:
    """Everybody is Bertram; the card was asked for from the menu."""
    moment = Moment(lambda match: match.to_act == 0 and len(match.view(0).tricks) == 4, seed=3,
                    roles="bertram", players=3)  # fmt: skip
    game_on(desk, moment).first_card()


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
