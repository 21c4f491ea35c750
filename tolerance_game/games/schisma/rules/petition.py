"""How a petition is read: the choices of its steps, and the lands they lead to (S6).

This looks ahead on lists of lands alone. The rules carry out the same steps with `moved`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple

from .steps import ANYWHERE, NEAR, Chosen, Every, Step
from .track import ABSENT, COLUMNS, LAST
from .verbs import VERB_OF

Targets = tuple[tuple[int, ...], ...]
Halt = Callable[[Sequence[int], Sequence[int]], bool]
"""Whether a petition is interrupted or over after a step: lands before and after it."""

GONE: Final = -1
"""The column of a petitioned person who has left the track."""


class Leaf(NamedTuple):
    """One way to carry out a petition: the choices, and the lands it leads to."""

    targets: Targets
    lands: tuple[int, ...]
    over: bool
    """Whether no step is left; else it was interrupted by a draw, or has ended the game."""


class Misfit(NamedTuple):
    """The first choice that is not possible: the index of the step, and the reason.

    About one column it is `nobody` (nobody can be chosen), `gone`, `itself`, `faction`, `far`,
    `elsewhere` or `idle`; about the whole choice `missing`, `surplus`, `order` or `number`.
    """

    step: int
    why: str
    column: int


@dataclass(slots=True)
class Reading:
    """The petition of one person at one display, for one seat."""

    steps: tuple[Step, ...]
    persons: Sequence[str]
    factions: Sequence[str]
    seat: int
    generous: bool
    """Every number is `up to` (ruling *numbers*)."""
    idle: bool
    """Persons whom a step would not move can be chosen (ruling *idle_targets*)."""
    halt: Halt | None

    def candidates(self, step: Step, whom: Chosen, lands: Sequence[int], this: int) -> list[int]:
        """The columns a step may choose from.

        A step that looks at the land of a petitioned person who has left lapses (S6).
        """
        place, verb = whom.place, VERB_OF[step.verb]
        own = ABSENT if this < 0 else lands[this]
        if this < 0 and (place != ANYWHERE or verb.with_this):
            return []
        found = []
        for column in COLUMNS:
            land = lands[column]
            if land < 0 or land > LAST or (whom.others and column == this):
                continue
            if whom.factions and self.factions[column] not in whom.factions:
                continue
            if place != ANYWHERE and land != own and (place != NEAR or abs(land - own) > 1):
                continue
            if not self.idle and verb.stays(land, own):
                continue
            found.append(column)
        return found

    def number(self, whom: Chosen, lands: Sequence[int]) -> int:
        """How many a step chooses, if there are enough: # is counted as it begins (S6)."""
        if not whom.plus_faction:
            return whom.count
        return whom.count + sum(
            1
            for column in COLUMNS
            if 0 <= lands[column] <= LAST and self.factions[column] == whom.plus_faction
        )

    def choices(self, step: Step, lands: Sequence[int], this: int) -> list[tuple[int, ...]]:
        """Every choice of targets for a step, fewest and leftmost first; () if there are none."""
        whom = step.whom
        assert isinstance(whom, Chosen)
        found = self.candidates(step, whom, lands, this)
        most = self.number(whom, lands)
        if whom.up_to or self.generous:
            sizes = range(min(most, len(found)) + 1)
            return [choice for size in sizes for choice in combinations(found, size)]
        if most == 1 and found:
            return [(column,) for column in found]
        return list(combinations(found, min(most, len(found))))

    def misfit(
        self, step: Step, lands: Sequence[int], this: int, choice: tuple[int, ...]
    ) -> tuple[str, int] | None:
        """Why a choice is not among `choices`, and the column at fault, else GONE."""
        whom = step.whom
        assert isinstance(whom, Chosen)
        found = self.candidates(step, whom, lands, this)
        for column in choice:
            if column not in found:
                return self._unfit(step, whom, lands, this, column), column
        if list(choice) != sorted(set(choice)):
            return "order", GONE
        most = min(self.number(whom, lands), len(found))
        if len(choice) > most or (len(choice) < most and not (whom.up_to or self.generous)):
            return "number", GONE
        return None

    def _unfit(self, step: Step, whom: Chosen, lands: Sequence[int], this: int, column: int) -> str:
        """Why a column is not among `candidates`."""
        own = ABSENT if this < 0 else lands[this]
        land = lands[column] if column in COLUMNS else ABSENT
        if this < 0 and (whom.place != ANYWHERE or VERB_OF[step.verb].with_this):
            return "nobody"
        if not 0 <= land <= LAST:
            return "gone"
        if whom.others and column == this:
            return "itself"
        if whom.factions and self.factions[column] not in whom.factions:
            return "faction"
        if whom.place != ANYWHERE and land != own and (whom.place != NEAR or abs(land - own) > 1):
            return "far" if whom.place == NEAR else "elsewhere"
        return "idle"

    def affected(self, step: Step, lands: Sequence[int], this: int) -> tuple[int, ...]:
        """The columns a step without a choice affects, left to right."""
        whom = step.whom
        if isinstance(whom, Every):
            names, wanted = (
                (self.persons, whom.person) if whom.person else (self.factions, whom.faction)
            )
            return tuple(c for c in COLUMNS if names[c] == wanted and 0 <= lands[c] <= LAST)
        return () if this < 0 else (this,)

    def moved(
        self, step: Step, lands: Sequence[int], this: int, columns: tuple[int, ...]
    ) -> list[int]:
        """The lands after a step is done to these columns. Who passes an end has left (S3.1)."""
        return VERB_OF[step.verb].lands_after(self.seat, step, lands, this, columns)

    def leaves(self, index: int, lands: Sequence[int], this: int) -> list[Leaf]:
        """Every way to go on from the step of that index, in a fixed order."""
        found: list[Leaf] = []
        self._collect(index, lands, this, (), found)
        return found

    def _collect(
        self, index: int, lands: Sequence[int], this: int, targets: Targets, found: list[Leaf]
    ) -> None:
        steps, halt = self.steps, self.halt
        while index < len(steps):
            step = steps[index]
            index += 1
            if isinstance(step.whom, Chosen):
                for choice in self.choices(step, lands, this):
                    after = self.moved(step, lands, this, choice)
                    chosen = (*targets, choice)
                    if index == len(steps) or (halt is not None and halt(lands, after)):
                        found.append(Leaf(chosen, tuple(after), index == len(steps)))
                    else:
                        self._collect(index, after, still(this, after), chosen, found)
                return
            after = self.moved(step, lands, this, self.affected(step, lands, this))
            halted = halt is not None and halt(lands, after)
            lands, this = after, still(this, after)
            if halted:
                break
        found.append(Leaf(targets, tuple(lands), index == len(steps)))

    def follow(
        self, index: int, lands: Sequence[int], this: int, targets: Targets
    ) -> Misfit | Leaf:
        """The way that these targets are, or what is wrong with them."""
        asked = 0
        while index < len(self.steps):
            step = self.steps[index]
            if isinstance(step.whom, Chosen):
                if asked == len(targets):
                    return Misfit(index, "missing", GONE)
                columns = targets[asked]
                asked += 1
                wrong = self.misfit(step, lands, this, columns)
                if wrong is not None:
                    return Misfit(index, *wrong)
            else:
                columns = self.affected(step, lands, this)
            after = self.moved(step, lands, this, columns)
            halted = self.halt is not None and self.halt(lands, after)
            lands, this = after, still(this, after)
            index += 1
            if halted:
                break
        if asked < len(targets):
            return Misfit(index, "surplus", GONE)
        return Leaf(targets, tuple(lands), index == len(self.steps))


def still(this: int, lands: Sequence[int]) -> int:
    """The column of the petitioned person, GONE once they have left the track."""
    return this if this >= 0 and 0 <= lands[this] <= LAST else GONE


def somebody_left(before: Sequence[int], after: Sequence[int]) -> bool:
    """Whether a step emptied a column."""
    return any(
        0 <= was <= LAST and not 0 <= now <= LAST for was, now in zip(before, after, strict=True)
    )
