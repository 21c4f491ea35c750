"""T4: what the cards of a trick would do, in their order, if it were won now.

Every choice of the winner (T4.4) is tried. What all choices lead to is certain; the rest depends.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from tolerance_game.core import Event, Seat
from tolerance_game.games.tolerance.rules.cards import WILD
from tolerance_game.games.tolerance.rules.events import (
    CardConverted,
    CardKilled,
    CardSilenced,
    EffectLapsed,
    LoanTaken,
    TallyChanged,
    TargetChosen,
)
from tolerance_game.games.tolerance.rules.playing import winner_of
from tolerance_game.games.tolerance.rules.public import Public
from tolerance_game.games.tolerance.rules.state import (
    TALLIES,
    Played,
    Resolution,
    State,
    Trick,
)
from tolerance_game.games.tolerance.rules.steps import Step
from tolerance_game.games.tolerance.rules.view import View

from .branches import Branch, as_won, branches
from .supposition import supposed_state

Tallies = tuple[int, int, int]
"""Money, Catholic and Protestant piety."""
Certain = tuple[int | None, int | None, int | None]
"""The same; None for what depends on a choice."""
NONE: Tallies = (0, 0, 0)

Value = TypeVar("Value")


class Death(NamedTuple):
    """T4.5: a card that an effect kills."""

    card: str
    killer: str
    certain: bool
    """Whatever is chosen."""


class Conversion(NamedTuple):
    """T4.5: a card that an effect converts."""

    card: str
    religion: str
    converter: str
    certain: bool
    """Whatever is chosen."""


class PreviewEntry(NamedTuple):
    """T4.1: one card of the trick in its turn."""

    card: str
    seat: Seat
    """Who played it."""
    steps: tuple[Step, ...]
    """Its effect, step by step; none for a card that does nothing in a trick."""
    changes: Certain
    """What its effect books when it acts, as far as that is certain."""
    kills: tuple[Death, ...]
    """Whom it kills, or may kill."""
    conversions: tuple[Conversion, ...]
    """Whom it converts, or may convert."""
    needs_choice: bool
    """T4.4: the winner would be asked."""
    dead_before: bool
    """T4.1: it is certainly dead before its turn, and does not act."""
    may_die: bool
    """It may be dead before its turn, by an earlier choice."""
    dies: bool | None
    """At any time of the trick; None where that depends on a choice."""
    killers: tuple[str, ...]
    """Who kills it, or may kill it."""
    no_effect: str
    """Why its effect certainly does nothing when it acts: `no_target`, `no_religion`, `not_lower`
    or `no_monarch_faith` (as in the event `EffectLapsed`); empty where it does something."""


class Preview(NamedTuple):
    """What a trick would bring its winner as it is."""

    seat: Seat
    """The winner."""
    card: str
    """The card it is won with."""
    wins: bool | None
    """T3.4-5: whether that card is the highest now; None for a Wild not yet declared."""
    entries: tuple[PreviewEntry, ...]
    """In the order in which the cards act (T4.1)."""
    changes: Certain
    """What all of it changes of the winner's tallies, the check of the debt (T7) included."""
    debt: str = ""
    """T7: what becomes of money below zero in the end: `loan` (T7.1), `no_loan` (T7.2); `may_loan`
    or `may_no_loan` where that depends on a choice; empty where it stays at zero or above."""


def if_won(
    view: View, card: str, declared: str | None = None, memory: Public | None = None
) -> Preview:
    """What happens if this seat wins the trick, as it is, with this card, legal or not.

    `declared`, the suit of a Wild, decides only `wins` (T4.3). The memory matters only for the
    ruling `one_per_round` of T7.2. Raises IndexError for an onlooker.
    """
    if view.seat < 0:
        raise IndexError(view.seat)
    state = supposed_state(view, memory)
    own = Played(view.seat, card, declared or "")
    plays = (*(play for play in view.trick.plays if play.card != card), own)
    trick = Trick(view.trick.suit, plays)
    return _preview(as_won(state, trick, view.seat), trick, own, _wins(state, trick, own))


def if_played(view: View, card: str, declared: str, memory: Public | None = None) -> Preview:
    """As `if_won`, for the seat that wins with this card played; a Wild must be declared."""
    if view.seat < 0:
        raise IndexError(view.seat)
    state = supposed_state(view, memory)
    plays = (*view.trick.plays, Played(view.seat, card, declared))
    suit = view.trick.suit or declared or state.options.cards[card].suit
    trick = Trick(suit, plays)
    best = winner_of(plays, suit, state.options)
    return _preview(as_won(state, trick, best.seat), trick, best, True)


def current(view: View, memory: Public | None = None) -> Preview | None:
    """What happens to the seat that is winning now if no more cards are played.

    While a trick is being resolved, only the rest of it. None between tricks.
    """
    trick = view.trick
    if not trick.plays:
        return None
    state = supposed_state(view, memory)
    best = winner_of(trick.plays, trick.suit, state.options)
    if state.resolution is None:
        state = as_won(state, trick, best.seat)
    return _preview(state, trick, best, True)


def _wins(state: State, trick: Trick, own: Played) -> bool | None:
    """T3.4-5: whether a card is the highest of the trick so far."""
    if len(trick.plays) == 1:
        return True
    if state.options.cards[own.card].suit == WILD and not own.declared:
        return None
    return winner_of(trick.plays, trick.suit, state.options) == own


def _preview(state: State, trick: Trick, best: Played, wins: bool | None) -> Preview:
    resolution = state.resolution
    assert resolution is not None
    player = state.players[resolution.winner]
    ways = tuple(_Way(branch, resolution) for branch in branches(state))
    return Preview(
        seat=resolution.winner,
        card=best.card,
        wins=wins,
        entries=_entries(state, trick, ways),
        changes=_common([_less(way.branch.player.tallies, player.tallies) for way in ways]),
        debt=_debt([_debt_of(way.branch, resolution.winner) for way in ways]),
    )


def _debt_of(branch: Branch, seat: Seat) -> str:
    """What becomes of money below zero in one way."""
    for event in branch.events:
        if isinstance(event, LoanTaken) and event.seat == seat:
            return "loan"
        if isinstance(event, TallyChanged) and event.paragraph == "T7.2":
            return "no_loan"
    return ""


def _debt(found: Sequence[str]) -> str:
    """The same in all ways; the first of them with a debt where they differ."""
    first = next((one for one in found if one), "")
    return first if all(one == first for one in found) else f"may_{first}"


class _Way:
    """One branch, sorted by the cards that did it."""

    __slots__ = ("branch", "killers", "told")

    def __init__(self, branch: Branch, resolution: Resolution) -> None:
        self.branch = branch
        self.killers = {entry.card: entry.killer for entry in resolution.cards if entry.killer}
        self.told: dict[str, list[Event]] = {}
        for event in branch.events:
            self.told.setdefault(event.cause, []).append(event)
            if isinstance(event, CardKilled):
                self.killers[event.card] = event.cause


def _entries(state: State, trick: Trick, ways: Sequence[_Way]) -> tuple[PreviewEntry, ...]:
    resolution = state.resolution
    assert resolution is not None
    seats = {play.card: play.seat for play in trick.plays}
    turns = {entry.card: number for number, entry in enumerate(resolution.cards)}
    entries = []
    for card, turn in turns.items():
        killers = [way.killers.get(card, "") for way in ways]
        dead_before = [bool(killer) and turns[killer] < turn for killer in killers]
        dies = _same([bool(killer) for killer in killers])
        # What a card does is told for the ways in which it lives to do it.
        acting = [way for way, dead in zip(ways, dead_before, strict=True) if not dead]
        told = [_of_card(way, card) for way in acting]
        entries.append(
            PreviewEntry(
                card=card,
                seat=seats[card],
                steps=state.options.cards[card].trick_steps,
                changes=_common([booked(events, resolution.winner) for events in told] or [NONE]),
                kills=_deaths(card, turns, ways),
                conversions=_conversions(card, ways),
                needs_choice=any(isinstance(e, TargetChosen) for events in told for e in events),
                dead_before=all(dead_before),
                may_die=any(dead_before) and not all(dead_before),
                dies=dies,
                killers=tuple(dict.fromkeys(killer for killer in killers if killer)),
                no_effect=_no_effect(told),
            )
        )
    return tuple(entries)


def _of_card(way: _Way, card: str) -> list[Event]:
    """The events of a card; that it is silenced belongs to its killer."""
    return [event for event in way.told.get(card, ()) if not isinstance(event, CardSilenced)]


def booked(events: Sequence[Event], seat: Seat) -> Tallies:
    """What the events change of the tallies of a seat."""
    changes = [0, 0, 0]
    for event in events:
        if isinstance(event, TallyChanged) and event.seat == seat:
            changes[TALLIES.index(event.tally)] += event.after - event.before
    return changes[0], changes[1], changes[2]


def _deaths(killer: str, cards: Iterable[str], ways: Sequence[_Way]) -> tuple[Death, ...]:
    deaths = []
    for card in cards:
        times = sum(way.killers.get(card) == killer for way in ways)
        if times:
            deaths.append(Death(card, killer, times == len(ways)))
    return tuple(deaths)


def _conversions(converter: str, ways: Sequence[_Way]) -> tuple[Conversion, ...]:
    times: dict[tuple[str, str], int] = {}
    for way in ways:
        for event in way.told.get(converter, ()):
            if isinstance(event, CardConverted):
                key = event.card, event.after
                times[key] = times.get(key, 0) + 1
    return tuple(
        Conversion(card, religion, converter, number == len(ways))
        for (card, religion), number in times.items()
    )


def _no_effect(told: Sequence[Sequence[Event]]) -> str:
    """Why the effect does nothing whatever is chosen: the first reason."""
    why = ""
    for events in told:
        effects = [event for event in events if not isinstance(event, TargetChosen)]
        lapsed = [event for event in effects if isinstance(event, EffectLapsed)]
        if not lapsed or len(lapsed) < len(effects):
            return ""
        why = why or lapsed[0].why
    return why


def _less(after: Tallies, before: Tallies) -> Tallies:
    return after[0] - before[0], after[1] - before[1], after[2] - before[2]


def _same(values: Sequence[Value]) -> Value | None:
    return values[0] if all(value == values[0] for value in values) else None


def _common(values: Sequence[Tallies]) -> Certain:
    money, catholic, protestant = zip(*values, strict=True)
    return _same(money), _same(catholic), _same(protestant)
