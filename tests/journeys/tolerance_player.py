"""Tolerance, played in the window."""

from __future__ import annotations

from .playing import Player
from .program import Place, Seen


class TolerancePlayer(Player):
    """Plays by what is in sight: raised cards, suits for a Wild, targets, places, questions."""

    GAME = "tolerance"

    def begin(self, players: int, *choices: str) -> None:
        """From the title over set-up to the first decision."""
        self.set_up(f"players/{players}", *choices)

    def state(self, seen: Seen) -> object:
        """A suit may be asked for besides."""
        return super().state(seen), bool(seen.begins("declare/"))

    def awaits(self, seen: Seen) -> bool:
        """Whether something is to be decided or to be read."""
        if seen.scene == "table":
            return bool(seen.told["turn"])
        if seen.has("finish"):
            # The sheet is still being written; whatever comes now only ends that.
            return False
        return bool(seen.places) and not seen.told["moving"]

    def decide(self, seen: Seen) -> None:
        """One decision: whatever is possible, tried until something is allowed."""
        kind, places = able(seen)
        if kind not in ("card", "target"):
            self._chance.shuffle(places)
        for place in places:
            before = self.state(self.program.now())
            if self.state(self.answered(place.id)) != before:
                self.did[kind] += 1
                return
            self.did["refused"] += 1
        raise AssertionError(f"nothing can be done in {seen.scene}: {places}")


def able(seen: Seen) -> tuple[str, list[Place]]:
    """What can be done now: its kind, and the places for it."""
    if seen.scene == "table":
        if seen.begins("declare/"):
            return "declare", seen.begins("declare/")
        targets = [place for place in seen.begins("trick/") if place.acts]
        if targets:
            return "target", targets
        if leaders := seen.begins("starter/"):
            return "starter", leaders
        hand = seen.begins("hand/")
        # What may be played stands higher than the rest of the fan; but so does a card that the
        # pointer happens to rest on.
        lowest, enough = max(place.top for place in hand), seen.told["size"][1] / 54
        raised = [place for place in hand if place.top < lowest - enough]
        return "card", raised + [place for place in hand if place not in raised]
    if seen.scene == "boards":
        cards = [place for place in seen.begins("card/") if place.focusable]
        close = seen.begins("close")
        return ("execution", cards) if not close else ("boards", close)
    if seen.scene == "question":
        kind = "question " + seen.places[0].id.partition("/")[0]
        return kind, list(seen.places)
    if seen.scene == "handover":
        return "handover", [seen.place("handover/lift")]
    if seen.scene == "first_card":
        return "first card", [seen.place("first/begin")]
    assert seen.scene == "reckoning", seen.scene
    return "reckoning", [seen.place("next")]
