"""States of the table while something happens on it: cards on their way, effects, targets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tolerance_game.core.events import Event
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.state import PLAY, TARGET
from tolerance_game.match.match import Match
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.tolerance.scenes.table import TableScene

from .desk import Desk
from .states_kit import LONG_NAMES, STILL, Listed, Moment, listed, pass_until

STATES: Listed = {}


def has(*kinds: type[Event]) -> Callable[[Sequence[Event]], bool]:
    """Whether there is one of each kind among the events."""
    return lambda events: all(any(isinstance(one, kind) for one in events) for kind in kinds)


def _plays(match: Match) -> bool:
    return match.view(0).phase == PLAY and len(match.view(0).tricks) > 2


def _moving(desk: Desk, moment: Moment) -> TableScene:
    scene = moment.table(desk)
    moment.goes_on()
    desk.pass_time(16)
    return scene


def _at(
    desk: Desk, scene: TableScene, kind: str, share: float, wanted: Callable[[Any], bool] = bool
) -> None:
    """Lets time pass to a share of the first beat of a kind that is wanted."""

    def here() -> bool:
        beat = scene.playback.timeline.current
        if beat is None:
            return False
        first = next(iter(beat.events or [True]))
        return (
            beat.kind == kind and wanted(first)
            and scene.playback.timeline.progress(scene.now) >= share
        )  # fmt: skip

    pass_until(desk, here)


@listed(STATES)
def trick_my_card_flies(desk: Desk) -> None:
    """My card is on its way."""
    moment = Moment(
        lambda match: _plays(match) and match.to_act == 0, coming=has(told.CardPlayed), seed=2
    )
    scene = _moving(desk, moment)
    _at(desk, scene, "card_played", 0.4)


@listed(STATES)
def trick_other_card_flies(desk: Desk) -> None:
    """The card of an opponent is on its way."""
    moment = Moment(
        lambda match: _plays(match) and match.to_act == 2, coming=has(told.CardPlayed), seed=2
    )
    scene = _moving(desk, moment)
    _at(desk, scene, "card_played", 0.6)


@listed(STATES)
def trick_queue_slides(desk: Desk) -> None:
    """The trick is won and the queue of effects is coming in."""
    scene = _moving(desk, Moment(_plays, coming=has(told.TrickWon, told.TallyChanged), seed=2))
    _at(desk, scene, "trick_won", 0.3)


@listed(STATES)
def trick_acting(desk: Desk) -> None:
    """An effect acts, and changes float beside their tallies."""
    scene = _moving(desk, Moment(_plays, coming=has(told.TrickWon, told.TallyChanged), seed=2))
    _at(desk, scene, "tally_changed", 0.6)


@listed(STATES)
def trick_acting_five(desk: Desk) -> None:
    """The same with five players and long names."""
    moment = Moment(
        _plays, coming=has(told.TrickWon, told.TallyChanged, told.CardKilled),
        seed=3, players=5, names=LONG_NAMES,
    )  # fmt: skip
    scene = _moving(desk, moment)
    _at(desk, scene, "pause", 0.5, lambda _: True)


@listed(STATES)
def trick_killed(desk: Desk) -> None:
    """A card has been killed, and all is told."""
    moment = Moment(_plays, coming=has(told.TrickWon, told.CardKilled), seed=2)
    scene = _moving(desk, moment)
    _at(desk, scene, "pause", 0.5, lambda _: True)


@listed(STATES)
def trick_converted(desk: Desk) -> None:
    """A card has been converted."""
    moment = Moment(_plays, coming=has(told.TrickWon, told.CardConverted), seed=2)
    scene = _moving(desk, moment)
    _at(desk, scene, "pause", 0.5, lambda _: True)


@listed(STATES)
def trick_silenced(desk: Desk) -> None:
    """A card was killed before it could act."""
    moment = Moment(_plays, coming=has(told.TrickWon, told.CardSilenced), seed=2, players=3)
    scene = _moving(desk, moment)
    _at(desk, scene, "pause", 0.5, lambda _: True)


def _with_a_monarch(events: Sequence[Event]) -> bool:
    """A trick with a Monarch in it, that is carried out without a choice."""
    won = [one for one in events if isinstance(one, told.TrickWon)]
    monarch = any(card.startswith("wild-14") for one in won for card in one.order)
    return monarch and has(told.CardLaid)(events)


@listed(STATES)
def trick_monarch(desk: Desk) -> None:
    """A Monarch is in the trick: it does nothing there."""
    scene = _moving(desk, Moment(_plays, coming=_with_a_monarch, seed=6))
    _at(desk, scene, "pause", 0.5, lambda _: True)


@listed(STATES)
def trick_loan(desk: Desk) -> None:
    """Somebody had to take a loan."""
    moment = Moment(_plays, coming=has(told.TrickWon, told.LoanTaken), seed=2)
    scene = _moving(desk, moment)
    _at(desk, scene, "pause", 0.5, lambda _: True)


@listed(STATES)
def trick_pennant(desk: Desk) -> None:
    """Somebody has earned a pennant."""
    moment = Moment(_plays, coming=has(told.TrickWon, told.PennantEarned), seed=2)
    scene = _moving(desk, moment)
    _at(desk, scene, "pause", 0.5, lambda _: True)


@listed(STATES)
def trick_laid(desk: Desk) -> None:
    """The cards are on their way to the piles of the winner."""
    scene = _moving(desk, Moment(_plays, coming=has(told.TrickWon, told.CardLaid), seed=2))
    _at(desk, scene, "lay", 0.5)


@listed(STATES, ("pace.step_by_step", True))
def trick_waits_for_a_key(desk: Desk) -> None:
    """Step by step: an effect waits to be read."""
    scene = _moving(desk, Moment(_plays, coming=has(told.TrickWon, told.TallyChanged), seed=2))
    pass_until(desk, lambda: scene.playback.timeline.waiting)
    desk.wish(Intent.STEP)
    pass_until(desk, lambda: scene.playback.timeline.waiting)
    desk.pass_time(1500)


@listed(STATES, ("look.reduced_motion", True))
def trick_reduced_motion(desk: Desk) -> None:
    """With little motion changes stand still beside their tallies."""
    scene = _moving(desk, Moment(_plays, coming=has(told.TrickWon, told.TallyChanged), seed=2))
    _at(desk, scene, "tally_changed", 0.6)


def _chooses(match: Match) -> bool:
    return match.view(0).phase == TARGET and match.to_act == 0


@listed(STATES, *STILL)
def target(desk: Desk) -> None:
    """I choose what an effect hits."""
    Moment(_chooses, seed=2).table(desk)


@listed(STATES, *STILL)
def target_hover(desk: Desk) -> None:
    """The pointer rests on a target."""
    scene = Moment(_chooses, seed=2).table(desk)
    desk.point(f"trick/{scene.model.targets[0]}")
    desk.pass_time(400)


@listed(STATES, *STILL)
def target_keys(desk: Desk) -> None:
    """The focus is on a target."""
    Moment(_chooses, seed=3, players=5, names=LONG_NAMES).table(desk)
    desk.wish(Intent.RIGHT, Intent.RIGHT)


@listed(STATES, *STILL)
def target_three(desk: Desk) -> None:
    """Three players, and a card of the hand refused: first the target."""
    scene = Moment(_chooses, seed=3, players=3).table(desk)
    desk.click(f"hand/{scene.model.hand[0]}")
    desk.stage.pointer_left()


@listed(STATES, *STILL)
def target_other(desk: Desk) -> None:
    """An opponent chooses."""
    moment = Moment(
        lambda match: match.view(0).phase == TARGET and match.to_act not in (0, None), seed=2
    )
    moment.table(desk)


@listed(STATES)
def trick_first_games(desk: Desk) -> None:
    """In the first games each effect waits, and it is said where that ends."""
    moment = Moment(_plays, coming=has(told.TrickWon, told.TallyChanged), seed=2)
    scene = moment.table(desk)
    scene.begin_slowly()
    moment.goes_on()
    desk.pass_time(16)
    pass_until(desk, lambda: scene.playback.timeline.waiting)
    desk.pass_time(1500)


@listed(STATES)
def trick_first_games_five(desk: Desk) -> None:
    """The same with five players, at an effect; the pointer on the way out."""
    moment = Moment(
        _plays, coming=has(told.TrickWon, told.TallyChanged, told.CardKilled),
        seed=3, players=5, names=LONG_NAMES,
    )  # fmt: skip
    scene = moment.table(desk)
    scene.begin_slowly()
    moment.goes_on()
    desk.pass_time(16)
    pass_until(desk, lambda: scene.playback.timeline.waiting)
    desk.wish(Intent.STEP)
    desk.pass_time(1500)
    desk.point("button/by_itself")


@listed(STATES)
def trick_won_stands(desk: Desk) -> None:
    """Who has won, and what happens now, stands to be read."""
    scene = _moving(desk, Moment(_plays, coming=has(told.TrickWon, told.TallyChanged), seed=2))
    _at(desk, scene, "won", 0.5)


@listed(STATES)
def trick_acts_stands(desk: Desk) -> None:
    """The card that acts, and what it does; below the one before it stands what that has done."""
    scene = _moving(desk, Moment(_plays, coming=has(told.TrickWon, told.CardConverted), seed=2))
    _at(desk, scene, "done", 0.5)
    _at(desk, scene, "acts", 0.5)


@listed(STATES)
def trick_done_stands(desk: Desk) -> None:
    """What an effect has done stands to be read; five players."""
    moment = Moment(
        _plays, coming=has(told.TrickWon, told.TallyChanged, told.CardKilled),
        seed=3, players=5, names=LONG_NAMES,
    )  # fmt: skip
    scene = _moving(desk, moment)
    _at(desk, scene, "done", 0.5)
