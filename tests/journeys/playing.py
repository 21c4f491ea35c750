"""A whole game, decision by decision, by whatever hand plays it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from .hands import Hand
from .program import Seen

Looked = Callable[[Seen], None]


class Player:
    """Goes from the title to the table, and plays there. How one decides is told by each game."""

    GAME = ""

    def __init__(self, hand: Hand, seed: int = 1, look: Looked = lambda _seen: None) -> None:
        """`look` is told every frame in which something must be done."""
        self.hand, self.program = hand, hand.program
        self.did: Counter[str] = Counter()
        self._chance = Random(seed)
        self._look = look

    # What each game tells.

    def decide(self, seen: Seen) -> None:
        """One decision."""
        raise NotImplementedError

    def awaits(self, seen: Seen) -> bool:
        """Whether something is to be decided or to be read."""
        raise NotImplementedError

    def state(self, seen: Seen) -> object:
        """What differs once something was done."""
        return seen.moves, tuple(seen.told["stack"]), seen.told.get("over")

    def ended(self, seen: Seen) -> bool:
        """Whether the game is over, and its end is shown."""
        return seen.scene == "result"

    # What is done alike in all games.

    def set_up(self, *choices: str) -> None:
        """From the title over set-up to the table."""
        program = self.program
        program.scene("title")
        self.step(f"title/{self.GAME}")
        self.sit_down(*choices)

    def sit_down(self, *choices: str) -> None:
        """From set-up to the table."""
        self.program.scene("setup")
        for choice in choices:
            self.hand.act(choice)
        self.step("new/start")
        self.program.until(lambda seen: seen.scene != "setup", "the table")

    def to_menu(self) -> None:
        """Opens the menu of the table."""
        self.step("button/menu")
        self.program.scene("menu")

    def to_title(self) -> None:
        """Leaves the table by its menu; the result has a way of its own."""
        if self.ended(self.program.now()):
            self.step("to_title")
        else:
            self.to_menu()
            self.step("menu/title")
        self.program.scene("title")

    def step(self, id_: str) -> Seen:
        """Acts on a spot and waits until that made a difference."""
        before = self.program.now()
        self.hand.act(id_)
        return self.program.until(
            lambda seen: self.state(seen) != self.state(before), f"what {id_} leads to"
        )

    def answered(self, id_: str) -> Seen:
        """Acts on a spot and waits for what comes of it: a difference, or a refusal."""
        before = self.program.now()
        self.hand.act(id_)

        def done(now: Seen) -> bool:
            refused = now.told.get("refusals", 0) != before.told.get("refusals", 0)
            return refused or self.state(now) != self.state(before)

        return self.program.until(done, f"what {id_} leads to")

    def ready(self) -> Seen:
        """Waits until something is to be decided or to be read."""
        return self.program.until(self.awaits, "something to decide")

    def play(self, moves: int = 10**6) -> Seen:
        """Plays until the end, or until so many moves have been made."""
        while True:
            seen = self.ready()
            self._look(seen)
            if self.ended(seen) or seen.moves >= moves:
                return seen
            self.decide(seen)
