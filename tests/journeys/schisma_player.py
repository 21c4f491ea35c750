"""Schisma, played in the window: any legal move, person first or action first, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from .hands import Hand, Mouse
from .playing import Looked, Player
from .program import Seen

ACTIONS: Final = ("beseech", "chastise", "excommunicate", "petition")
KEYS_OF_ACTIONS: Final = {f"action/{name}": str(key) for key, name in enumerate(ACTIONS, 1)}
"""The digits choose the actions."""
PERSON_FIRST, ACTION_FIRST, BY_DRAGGING = "person first", "action first", "by dragging"
WAYS: Final = (PERSON_FIRST, ACTION_FIRST)
AVIGNON: Final = 0
DRAWN: Final = 1.1
"""So many heights of a card a person is drawn: a little more than a land."""


class Made(NamedTuple):
    """A move as it was made by clicks."""

    action: str
    column: int
    targets: tuple[tuple[int, ...], ...]
    """For each step that asked, who was picked."""


class SchismaPlayer(Player):
    """Plays by what the table tells of its choices."""

    GAME = "schisma"

    def __init__(
        self,
        hand: Hand,
        seed: int = 1,
        look: Looked = lambda _seen: None,
        *,
        ways: Sequence[str] = WAYS,
        is_rash: bool = False,
    ) -> None:
        """Takes the `ways` in turn, and of what is allowed the actions it has taken least. Games
        of rash players are short: they care for nobody who is nearly lost.
        """
        super().__init__(hand, seed, look)
        self.made: list[Made] = []
        self._ways, self._is_rash = ways, is_rash

    def state(self, seen: Seen) -> object:
        """What is chosen changes too, and which turn is shown."""
        return super().state(seen), seen.told.get("choice"), seen.told.get("number")

    def awaits(self, seen: Seen) -> bool:
        """Whether an action is to be taken, or the end is shown."""
        if seen.scene == "table":
            return bool(seen.told["turn"])
        return self.ended(seen) and not seen.told["moving"]

    # One action.

    def decide(self, seen: Seen) -> None:
        """A whole action."""
        if plan := seen.told["choice"].get("plan"):
            # A petition goes on after a draw (S3.2, `at_once`).
            targets = self.choose_targets()
            self.carry_out()
            self.made.append(Made(plan["action"], -1, targets))
            return
        way = self._ways[sum(self.did[one] for one in self._ways) % len(self._ways)]
        action, column = self.wish(seen)
        if way == BY_DRAGGING and not self.can_be_dragged(seen, action, column):
            way = PERSON_FIRST
        self.take(action, column, way)
        self.did[way] += 1
        self.did[action] += 1

    def wish(self, seen: Seen) -> tuple[str, int]:
        """Of the actions that are allowed one that was taken least; whoever is nearly lost is met
        by those that keep them, so that games last.
        """
        able = [
            (action, column)
            for action, columns in seen.told["choice"]["able"].items()
            for column in columns
        ]
        assert able, f"nothing is allowed: {seen.told}"
        least = min(self.did[action] for action, _ in able)
        seat, display = seen.told["seat"], seen.told["display"]

        def lost(one: tuple[str, int]) -> int:
            """How far a person stands from the city of whoever acts; whom one pushes, how near."""
            action, column = one
            land = display[column][1]
            far = int(land if seat == AVIGNON else -land)
            cares = {"petition": 0, "chastise": -far}.get(action, far)
            return -cares if self._is_rash else cares

        wished = [one for one in able if self.did[one[0]] == least]
        most = max(map(lost, wished))
        return self._chance.choice([one for one in wished if lost(one) == most])

    def take(self, action: str, column: int, way: str = PERSON_FIRST) -> None:
        """A whole action: begun, its targets chosen, carried out."""
        before = self.ready().moves
        self.begin_action(action, column, way)
        targets = self.choose_targets()
        if self.asked():
            # A petition; other actions where each is to be confirmed.
            self.carry_out()
        self.program.until(lambda seen: seen.moves > before, f"{action} of {column}")
        self.made.append(Made(action, column, targets))

    def begin_action(self, action: str, column: int, way: str = PERSON_FIRST) -> None:
        """Up to the point at which a petition asks for its targets."""
        if way == BY_DRAGGING:
            self.drag(action, column)
        elif way == PERSON_FIRST:
            self.step(f"person/{column}")
            self.step(f"menu/{action}")
        else:
            self.step(f"action/{action}")
            able = self.program.now().told["choice"]["able"][action]
            assert column in able, f"{action} may meet {able} only"
            self.step(f"person/{column}")

    def can_be_dragged(self, seen: Seen, action: str, column: int) -> bool:
        """Whether the mouse may draw this person so far: not out of the window."""
        if not isinstance(self.hand, Mouse) or action not in ("beseech", "chastise"):
            return False
        place = seen.place(f"person/{column}")
        y = (place.top + place.bottom) / 2 + _way(seen, action) * (place.bottom - place.top)
        return bool(0 < y < seen.told["size"][1])

    def drag(self, action: str, column: int) -> None:
        """Draws a person along its column, towards or away from whoever acts."""
        assert isinstance(self.hand, Mouse)
        before = self.ready()
        self.hand.drag(f"person/{column}", _way(before, action))
        self.program.until(
            lambda seen: self.state(seen) != self.state(before), f"{action} by drawing {column}"
        )

    # Targets.

    def asked(self) -> dict[str, Any]:
        """The plan as it is told; empty where there is none."""
        plan: dict[str, Any] = self.program.now().told["choice"].get("plan") or {}
        return plan

    def choose_targets(self, picks: int = 100) -> tuple[tuple[int, ...], ...]:
        """Picks any allowed targets until nothing is asked, or so many have been picked."""
        targets: dict[int, list[int]] = {}
        while picks and (plan := self.asked()) and plan["step"]:
            step = plan["step"]
            mine = targets.setdefault(step, [])
            more = plan["able"] if len(plan["picked"]) < plan["most"] else []
            if plan["enough"] and (not more or self._chance.random() < 0.3):
                self.step("button/enough")
                continue
            assert more, f"no target is left: {plan}"
            column = self._chance.choice(more)
            self.step(f"person/{column}")
            mine.append(column)
            self.did["targets"] += 1
            picks -= 1
        return tuple(tuple(sorted(one)) for one in targets.values())

    def carry_out(self) -> Seen:
        """Carries out what was chosen."""
        assert self.asked()["ready"], self.asked()
        before = self.program.now().moves
        self.hand.act("button/carry_out")
        return self.program.until(lambda seen: seen.moves > before, "what was chosen, carried out")

    def half_chosen(self) -> Seen:
        """Plays until a petition asks for two targets, and chooses one of them."""
        while True:
            seen = self.ready()
            assert not self.ended(seen), "no petition has asked for two"
            for column in seen.told["choice"]["able"]["petition"]:
                self.begin_action("petition", column)
                self.choose_targets(1)
                if self.asked()["step"]:
                    return self.program.now()
                self.step("button/cancel")
            self.take(*self.wish(self.ready()))


def _way(seen: Seen, action: str) -> float:
    """How many heights of a card down: towards whoever acts, wherever that side lies."""
    is_down = (action == "beseech") == (seen.told["seat"] == seen.told["bottom"])
    return DRAWN if is_down else -DRAWN
