"""Where a game turned: the parts of it without which it would have ended otherwise.

What counts is what lasted (`held`): the most Peasants that were lost again decided nothing, but who
lost them for good may have lost the game by it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tolerance_game.core import Event, Moment, Seat
from tolerance_game.games.tolerance.rules import events
from tolerance_game.games.tolerance.rules.public import Public

from .held import held_of, shared_out
from .story import Part, Standings, parts_of, scores_of, standings_of

BOUND: Final = "bound"
"""T6.6: the part of a change that the bound of zero points adds or takes away."""
WHOLE_GAME: Final = ("pennants", "loans", BOUND)
"""The kinds of lines that do not begin anew with each reign."""


class GoalLine(NamedTuple):
    """A line of the score sheet, and points of it."""

    of: str
    """A suit, `guild`, `dead_catholic`, `pennants_money` and the like, `loans`, or BOUND."""
    points: int


class TurningPoint(NamedTuple):
    """Where the game turned for or against its winner, as far as that held to the end."""

    reign: int
    trick: int
    """1 to 12; 0 for a step of the scoring."""
    paragraph: str
    """TRICK, EXECUTION or REPAYMENT."""
    swing: int
    """By how much less the winner would lead over the best of the others without it."""
    swings: Standings
    """By seat: what it brought or cost for good."""
    ahead: bool
    """Whether it brought the winner ahead for good."""
    others_win: tuple[Seat, ...]
    """Who would have the most points without it, if that is none of the winners."""
    moved: Seat
    """To whom it brought or cost most; of equal ones the winner, then the first."""
    lines: tuple[GoalLine, ...]
    """The lines of its score sheet, the greatest first, then of the bound of zero points (T6.6).
    They add up to the swing of the seat."""
    cards: tuple[str, ...]
    """The cards responsible, the acting ones or those laid: that of the main event first, then
    those of the others in their order, as they are told."""
    effects: tuple[Event, ...]
    """The events of which something held, in their order."""
    main: Event
    """The event that matters most to the lead."""


def turning_points(moments: Sequence[Moment], how_many: int = 3) -> tuple[TurningPoint, ...]:
    """The tricks and steps of the scoring that decided, the greatest first.

    They are those that matter most to the lead of the winner over the best of the others. Among
    them is always the one that brought the winner ahead for good, and the one that helped the
    winner most, so whatever one could not take away without another winner. Of equal ones the
    earlier. The lead of joint winners is that of the first seat over those who did not win, or over
    all others if every seat won. Nothing for a game that is not over.
    """
    outcome = moments[-1].state.outcome if moments else None
    if outcome is None or how_many < 1:
        return ()
    final = tuple(player.points for player in moments[-1].state.players)
    judge = _Judge(final, outcome.winners)
    parts = list(parts_of(moments))
    held = held_of([_changes(part) for part in parts])
    weights = {place: judge.weight(_by_seat(lines, len(final))) for place, lines in enumerate(held)}
    ahead = judge.brought_ahead(parts)
    # Equal ones stay in the order of the game.
    ranked = [place for place in weights if weights[place] or (place == ahead and held[place])]
    ranked.sort(key=lambda place: -abs(weights[place]))
    helped = next((place for place in ranked if weights[place] > 0), None)
    always = [place for place in dict.fromkeys((helped, ahead)) if place in ranked]
    chosen = [*always, *(place for place in ranked if place not in always)][:how_many]
    chosen.sort(key=ranked.index)
    return tuple(
        _told(parts[place], held[place], judge, is_ahead=place == ahead) for place in chosen
    )


class _Judge(NamedTuple):
    """What points mean to the winner."""

    final: Standings
    winners: tuple[Seat, ...]

    @property
    def winner(self) -> Seat:
        """The first of them."""
        return self.winners[0]

    @property
    def others(self) -> list[Seat]:
        """Those over whom the winner leads."""
        seats = range(len(self.final))
        others = [seat for seat in seats if seat not in self.winners]
        return others or [seat for seat in seats if seat != self.winner]

    def lead(self, points: Sequence[int]) -> int:
        """Of the winner over the best of the others."""
        return points[self.winner] - max(points[seat] for seat in self.others)

    def without(self, points: Sequence[int]) -> Standings:
        """T6.6: the points at the end without these, never below zero."""
        return tuple(max(0, one - less) for one, less in zip(self.final, points, strict=True))

    def weight(self, points: Sequence[int]) -> int:
        """How much of the lead at the end comes of these points."""
        return self.lead(self.final) - self.lead(self.without(points))

    def others_win(self, points: Sequence[int]) -> tuple[Seat, ...]:
        """Who would have the most without these points; nobody where a winner would."""
        left = self.without(points)
        best = tuple(seat for seat, one in enumerate(left) if one == max(left))
        return () if set(best) & set(self.winners) else best

    def brought_ahead(self, parts: Sequence[Part]) -> int | None:
        """The last part after which the winner was ahead, and before which not."""
        # T9.2: equal points may be enough.
        least = min(1, self.lead(self.final))
        crossed = [
            place
            for place, part in enumerate(parts)
            if self.lead(part.before) < least <= self.lead(part.after)
        ]
        return crossed[-1] if crossed else None


_Key = tuple[Seat, int, str, str]
"""A seat, the reign of a line that ends with it, else 0, and the line of `goals.Lines`."""


def _changes(part: Part) -> dict[_Key, int]:
    """By how much each line of each seat changed in a part; with the bound all of it."""
    return _between(part, part.start, part.then, part.before, part.after)


def _between(
    part: Part, start: Public, then: Public, before: Standings, after: Standings
) -> dict[_Key, int]:
    """The same from one table of a part to another."""
    found: dict[_Key, int] = {}
    for public, sign in ((start, -1), (then, 1)):
        for seat, score in enumerate(scores_of(public, part.options, part.paragraph)):
            for (kind, of), points in score.lines.items():
                key = (seat, 0 if kind in WHOLE_GAME else part.then.reign, kind, of)
                found[key] = found.get(key, 0) + sign * points
    sums = _by_seat(found, len(after))
    for seat, whole in enumerate(_less(after, before)):
        found[seat, 0, BOUND, ""] = whole - sums[seat]
    return {key: points for key, points in found.items() if points}


def _by_seat(lines: Mapping[_Key, int], seats: int) -> Standings:
    """What the lines of each seat add up to."""
    sums = [0] * seats
    for (seat, *_), points in lines.items():
        sums[seat] += points
    return tuple(sums)


def _told(part: Part, held: Mapping[_Key, int], judge: _Judge, *, is_ahead: bool) -> TurningPoint:
    seats = range(len(judge.final))
    swings = _by_seat(held, len(seats))
    weight = judge.weight(swings)
    causes = _causes(part, held)
    sign = 1 if weight >= 0 else -1
    main = max(causes, key=lambda cause: sign * judge.weight(cause.points))
    moved = max(seats, key=lambda seat: (abs(swings[seat]), seat == judge.winner, -seat))
    return TurningPoint(
        reign=part.then.reign,
        trick=part.trick,
        paragraph=part.paragraph,
        swing=weight,
        swings=swings,
        ahead=is_ahead,
        others_win=judge.others_win(swings),
        moved=moved,
        lines=_lines(held, moved),
        cards=tuple(dict.fromkeys(card for cause in (main, *causes) if (card := _card(cause)))),
        effects=tuple(cause.event for cause in causes),
        main=main.event,
    )


def _lines(held: Mapping[_Key, int], seat: Seat) -> tuple[GoalLine, ...]:
    """What held of each line of a seat's sheet."""
    sheet: Counter[str] = Counter()
    for (whose, _reign, kind, of), points in held.items():
        if whose == seat:
            sheet[of if kind in ("any", "most") else f"{kind}_{of}" if of else kind] += points
    found = [GoalLine(*line) for line in sheet.items() if line[1]]
    return tuple(sorted(found, key=lambda one: (one.of == BOUND, -abs(one.points))))


class _Cause(NamedTuple):
    """An event, and what it brought to each seat that held."""

    event: Event
    points: Standings


def _causes(part: Part, held: Mapping[_Key, int]) -> list[_Cause]:
    """What changed the standings in a part for good, each by the event at its root."""
    roots, changes = _steps(part)
    shares = shared_out(held, changes)
    found = [
        _Cause(root, _by_seat(share, len(part.after)))
        for root, share in zip(roots, shares, strict=True)
        if share
    ]
    # Lines may cancel out in a step; then what is left is told by all of it.
    return [one for one in found if any(one.points)] or found


def _steps(part: Part) -> tuple[list[Event], list[dict[_Key, int]]]:
    """The events at the roots of all changes in a part, and what each of them changed."""
    public, standing = part.start, part.before
    deaths: dict[str, Event] = {}
    roots: list[Event] = []
    changes: list[dict[_Key, int]] = []
    root: Event | None = None
    for event in part.told:
        now = public.after((event,))
        if isinstance(event, events.CardKilled):
            deaths[event.card] = event
        # A pennant comes of the booking before it; a dead card lies there by its killer.
        if isinstance(event, events.CardLaid) and not event.alive:
            root = deaths.get(event.card, event)
        elif not isinstance(event, events.PennantEarned) or root is None:
            root = event
        if now.seats is not public.seats:
            after = standings_of(now, part.options, part.paragraph)
            changed = _between(part, public, now, standing, after)
            standing = after
            if changed and roots and roots[-1] is root:
                sums = Counter(changes.pop())
                sums.update(changed)
                changes.append(dict(sums))
            elif changed:
                roots.append(root)
                changes.append(changed)
        public = now
    return roots, changes


def _card(cause: _Cause) -> str:
    """The card that is responsible: the acting card, or the card that was laid."""
    event = cause.event
    return event.cause or (event.card if isinstance(event, events.CardLaid) else "")


def _less(after: Standings, before: Standings) -> Standings:
    return tuple(one - other for one, other in zip(after, before, strict=True))
