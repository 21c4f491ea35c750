"""What whoever looks can know beforehand: reckoned once for each moment of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tolerance_game.games.tolerance.foresight.choices import Consequence, consequences
from tolerance_game.games.tolerance.foresight.goals import Goals, goals_of
from tolerance_game.games.tolerance.foresight.preview import Preview, current, if_played, if_won
from tolerance_game.games.tolerance.rules.cards import WILD
from tolerance_game.games.tolerance.rules.state import PLAY

if TYPE_CHECKING:
    from tolerance_game.ui.tolerance.scenes.table import TableScene


class Insight:
    """Previews, consequences and goals of the one who looks."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.forget()

    def forget(self) -> None:
        """Somebody else looks, or another moment is looked at."""
        self._previews: dict[tuple[int, str, str], Preview | None] = {}
        self._consequences: tuple[int, tuple[Consequence, ...]] = (-1, ())
        self._goals: tuple[object, Goals | None] = (None, None)

    def preview(self) -> Preview | None:
        """What winning this trick would bring: with the card pointed at, or as it lies."""
        scene = self._scene
        if not scene.context.settings.play.preview or scene.shown.winner >= 0:
            return None
        card, suit = self._card(), scene.view.trick.suit
        if card is None and (scene.course.timeline.busy or not scene.view.trick.plays):
            # The trick does not lie there yet, or is still on its way.
            return None
        key = (scene.session.handover.stamp, card or "", suit)
        if key not in self._previews:
            memory = scene.course.memory
            if card is None:
                self._previews[key] = current(scene.view, memory)
            else:
                return self.with_card(card)
        return self._previews[key]

    def with_card(self, card: str) -> Preview:
        """What playing this card would bring to whoever is ahead then."""
        scene, suit = self._scene, self._scene.view.trick.suit
        key = (scene.session.match.stamp, card, suit)
        found = self._previews.get(key)
        if found is None:
            memory = scene.course.memory
            declared = suit if scene.view.options.cards[card].suit == WILD else ""
            found = if_won(scene.view, card, declared or None, memory)
            if found.wins is False:
                # Then it is another who will carry out the effects, this card's included.
                found = if_played(scene.view, card, declared, memory)
            self._previews[key] = found
        return found

    def as_it_lies(self) -> Preview | None:
        """What the trick would bring if nobody played any more."""
        scene = self._scene
        key = (scene.session.match.stamp, "", scene.view.trick.suit)
        if key not in self._previews:
            self._previews[key] = current(scene.view, scene.course.memory)
        return self._previews[key]

    def _card(self) -> str | None:
        """The card that the trick would be won with."""
        scene = self._scene
        if not scene.my_turn or scene.view.phase != PLAY:
            return None
        legal = scene.legal
        wished = (scene.chosen, scene.gaze.last_hand, *scene.hand)
        return next((card for card in wished if card in legal), None)

    def consequence(self, card: str) -> Consequence | None:
        """What choosing this target would mean."""
        scene = self._scene
        stamp = scene.session.handover.stamp
        if self._consequences[0] != stamp:
            self._consequences = (stamp, consequences(scene.view, scene.course.memory))
        return next(
            (one for one in self._consequences[1] if getattr(one.move, "card", None) == card), None
        )

    @property
    def goals(self) -> Goals | None:
        """What the own role scores, as it is shown; of a game that is only watched, nothing."""
        scene = self._scene
        # The view itself is part of the key: it is a value, and mostly the same one.
        key = (scene.course.version, scene.view)
        if self._goals[0] != key:
            watched = scene.view.seat >= 0
            found = goals_of(scene.view, scene.me, scene.course.memory) if watched else None
            self._goals = (key, found)
        return self._goals[1]
