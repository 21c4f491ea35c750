"""A whole game, decision by decision, by whatever hand plays it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from .hands import Hand
from .program import Place, Seen

Looked = Callable[[Seen], None]


class Player:
    """Plays by what is in sight: raised cards, suits for a Wild, targets, questions, sheets."""

    def __init__(self, hand: Hand, seed: int = 1, look: Looked = lambda _seen: None) -> None:
        """`look` is told every frame in which something must be done."""
        self.hand, self.program = hand, hand.program
        self.did: Counter[str] = Counter()
        self._chance = Random(seed)
        self._look = look

    def begin(self, players: int, *choices: str) -> None:
        """From the title over set-up to the first decision."""
        program = self.program
        program.scene("title")
        self.step("title/tolerance")
        program.scene("setup")
        for choice in (f"players/{players}", *choices):
            self.hand.act(choice)
        self.step("new/start")
        program.until(lambda seen: seen.scene != "setup", "the table")

    def step(self, id_: str) -> Seen:
        """Acts on a spot and waits until that made a difference."""
        before = self.program.now()
        self.hand.act(id_)
        return self._changed(before, id_)

    def _changed(self, before: Seen, what: str) -> Seen:
        return self.program.until(
            lambda seen: _state(seen) != _state(before), f"what {what} leads to"
        )

    def ready(self) -> Seen:
        """Waits until something is to be decided or to be read."""
        return self.program.until(_awaits, "something to decide")

    def play(self, moves: int = 10**6) -> Seen:
        """Plays until the end, or until so many moves have been made."""
        while True:
            seen = self.ready()
            self._look(seen)
            if seen.scene == "result" or seen.moves >= moves:
                return seen
            self.decide(seen)

    def decide(self, seen: Seen) -> None:
        """One decision: whatever is possible, tried until something is allowed."""
        kind, places = able(seen)
        if kind not in ("card", "target"):
            self._chance.shuffle(places)
        for place in places:
            if self._tried(place):
                self.did[kind] += 1
                return
            self.did["refused"] += 1
        raise AssertionError(f"nothing can be done in {seen.scene}: {places}")

    def _tried(self, place: Place) -> bool:
        """Acts on a place; whether that was allowed."""
        before = self.program.now()
        self.hand.act(place.id)

        def answered(now: Seen) -> bool:
            refused = now.told.get("refusals", 0) != before.told.get("refusals", 0)
            return refused or _state(now) != _state(before)

        return _state(self.program.until(answered, f"what {place.id} leads to")) != _state(before)


def _state(seen: Seen) -> object:
    """What differs once something was done."""
    told = seen.told
    return (seen.moves, tuple(told["stack"]), bool(seen.begins("declare/")), told.get("over"))


def _awaits(seen: Seen) -> bool:
    if seen.scene == "table":
        return bool(seen.told["turn"])
    if seen.has("finish"):
        # The sheet is still being written; whatever comes now only ends that.
        return False
    return bool(seen.places) and not seen.told["moving"]


def able(seen: Seen) -> tuple[str, list[Place]]:
    """What can be done now: its kind, and the places for it."""
    if seen.scene == "table":
        if seen.begins("declare/"):
            return "declare", seen.begins("declare/")
        targets = [place for place in seen.begins("trick/") if place.acts]
        if targets:
            return "target", targets
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
