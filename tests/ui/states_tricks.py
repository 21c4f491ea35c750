"""States of the table while something happens on it: cards on their way, effects, targets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from tolerance_game.core.events import Event, Seat
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.state import PLAY, TARGET
from tolerance_game.match.match import Match
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.tolerance.scenes.table import TableScene

from .desk import Desk
from .states_kit import LONG_NAMES, STILL, Listed, Moment, listed, pass_until, state

STATES: Listed = {}
_state = partial(state, STATES)


def has(*kinds: type[Event]) -> Callable[[Sequence[Event]], bool]:
    """Whether there is one of each kind among the events."""
    return lambda events: all(any(isinstance(one, kind) for one in events) for kind in kinds)


def _plays(match: Match, seat: Seat | None = None) -> bool:
    acts = seat is None or match.to_act == seat
    return acts and match.view(0).phase == PLAY and len(match.view(0).tricks) > 2


def _with_a_monarch(events: Sequence[Event]) -> bool:
    """A trick with a Monarch in it, that is carried out without a choice."""
    won = [one for one in events if isinstance(one, told.TrickWon)]
    monarch = any(card.startswith("wild-14") for one in won for card in one.order)
    return monarch and has(told.CardLaid)(events)


def _moving(desk: Desk, moment: Moment, *, slowly: bool = False) -> TableScene:
    scene = moment.table(desk)
    if slowly:
        scene.begin_slowly()
    moment.goes_on()
    desk.pass_time(16)
    return scene


def _waiting(desk: Desk, moment: Moment, *, slowly: bool = False) -> TableScene:
    """The first effect waits for a key."""
    scene = _moving(desk, moment, slowly=slowly)
    pass_until(desk, lambda: scene.playback.timeline.waiting)
    return scene


def _at(desk: Desk, scene: TableScene, kind: str, share: float) -> None:
    """Lets time pass until this share of the first beat of a kind is over."""
    timeline = scene.playback.timeline

    def here() -> bool:
        beat = timeline.current
        return beat is not None and beat.kind == kind and timeline.progress(scene.now) >= share

    pass_until(desk, here)


def _moves(
    name: str,
    kind: str,
    share: float,
    *coming: type[Event],
    settings: tuple[tuple[str, Any], ...] = (),
    **options: Any,
) -> None:
    """Lists a state: a move that leads to what is coming is shown, up to a share of a beat."""

    def lay(desk: Desk) -> None:
        chosen = {"until": _plays, "coming": has(*coming), "seed": 2, **options}
        _at(desk, _moving(desk, Moment(**chosen)), kind, share)

    STATES[name] = (lay, settings)


FIVE: Final[dict[str, Any]] = {"seed": 3, "players": 5, "names": LONG_NAMES}
LITTLE_MOTION: Final = (("look.reduced_motion", True),)
WON: Final = (told.TrickWon, told.TallyChanged)

# My card is on its way.
_moves("trick_my_card_flies", "card_played", 0.4, told.CardPlayed, until=partial(_plays, seat=0))
# The card of an opponent is on its way.
_moves("trick_other_card_flies", "card_played", 0.6, told.CardPlayed, until=partial(_plays, seat=2))
# The trick is won and the queue of effects is coming in.
_moves("trick_queue_slides", "trick_won", 0.3, *WON)
# An effect acts, and changes float beside their tallies.
_moves("trick_acting", "tally_changed", 0.6, *WON)
# The same with five players and long names.
_moves("trick_acting_five", "pause", 0.5, *WON, told.CardKilled, **FIVE)
# A card has been killed, and everything has been told.
_moves("trick_killed", "pause", 0.5, told.TrickWon, told.CardKilled)
# A card has been converted.
_moves("trick_converted", "pause", 0.5, told.TrickWon, told.CardConverted)
# A card was killed before it could act.
_moves("trick_silenced", "pause", 0.5, told.TrickWon, told.CardSilenced, players=3)
# A Monarch is in the trick: it does nothing there.
_moves("trick_monarch", "pause", 0.5, coming=_with_a_monarch, seed=6)
# A player had to take a loan.
_moves("trick_loan", "pause", 0.5, told.TrickWon, told.LoanTaken)
# A player has earned a pennant.
_moves("trick_pennant", "pause", 0.5, told.TrickWon, told.PennantEarned)
# The cards are on their way to the piles of the winner.
_moves("trick_laid", "lay", 0.5, told.TrickWon, told.CardLaid)
# With reduced motion, changes stay still beside their tallies.
_moves("trick_reduced_motion", "tally_changed", 0.6, *WON, settings=LITTLE_MOTION)
# Who has won, and what happens now, can be read.
_moves("trick_won_stands", "won", 0.5, *WON)
# What an effect has done can be read; five players.
_moves("trick_done_stands", "done", 0.5, *WON, told.CardKilled, **FIVE)


@listed(STATES, ("pace.step_by_step", True))
def trick_waits_for_a_key(desk: Desk) -> None:
    """Step by step: an effect waits to be read."""
    scene = _waiting(desk, Moment(_plays, coming=has(*WON), seed=2))
    desk.wish(Intent.STEP)
    pass_until(desk, lambda: scene.playback.timeline.waiting)
    desk.pass_time(1500)


def _chooses(match: Match) -> bool:
    return match.view(0).phase == TARGET and match.to_act == 0


# I choose what an effect hits.
_state("target", lambda desk: Moment(_chooses, seed=2).table(desk), settings=STILL)
# The focus is on a target.
_state(
    *("target_keys", lambda desk: Moment(_chooses, **FIVE).table(desk)),
    *(Intent.RIGHT, Intent.RIGHT), settings=STILL,
)  # fmt: skip


@listed(STATES, *STILL)
def target_hover(desk: Desk) -> None:
    """The pointer rests on a target."""
    scene = Moment(_chooses, seed=2).table(desk)
    desk.point(f"trick/{scene.model.targets[0]}")
    desk.pass_time(400)


@listed(STATES, *STILL)
def target_three(desk: Desk) -> None:
    """Three players, and a card of the hand refused: first the target."""
    scene = Moment(_chooses, seed=3, players=3).table(desk)
    desk.click(f"hand/{scene.model.hand[0]}")
    desk.stage.pointer_left()


@listed(STATES, *STILL)
def target_other(desk: Desk) -> None:
    """An opponent chooses."""
    Moment(
        lambda match: match.view(0).phase == TARGET and match.to_act not in (0, None), seed=2
    ).table(desk)


@listed(STATES)
def trick_first_games(desk: Desk) -> None:
    """In the first games each effect waits, and a note says how to end that."""
    _waiting(desk, Moment(_plays, coming=has(*WON), seed=2), slowly=True)
    desk.pass_time(1500)


@listed(STATES)
def trick_first_games_five(desk: Desk) -> None:
    """The same with five players, at an effect; the pointer on the way out."""
    _waiting(desk, Moment(_plays, coming=has(*WON, told.CardKilled), **FIVE), slowly=True)
    desk.wish(Intent.STEP)
    desk.pass_time(1500)
    desk.point("button/by_itself")


@listed(STATES)
def trick_acts_stands(desk: Desk) -> None:
    """The card that acts, and what it does; below the one before it stands what that has done."""
    scene = _moving(desk, Moment(_plays, coming=has(told.TrickWon, told.CardConverted), seed=2))
    _at(desk, scene, "done", 0.5)
    _at(desk, scene, "acts", 0.5)
