"""S3.1, S4: what threatens as the table lies, without looking ahead, and how near each win is.

Victory conditions are those of the data: persons are put into congregations, and the rules say who
would have won.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.games.schisma.rules.congregation import (
    BOOK,
    CONDITION,
    ENOUGH,
    THREE_PERSONS,
    verdict,
)
from tolerance_game.games.schisma.rules.persons import FACTIONS, Victory
from tolerance_game.games.schisma.rules.state import OVER, State
from tolerance_game.games.schisma.rules.track import AVIGNON, LAST, SEATS, Congregations

LEAVING: Final = "leaving"
"""A person one land from leaving the track for a congregation (S3.1)."""
THIRD_PERSON: Final = "third_person"
"""The same where two lie in that congregation: the third wins (S4.1)."""
WOULD_WIN: Final = "would_win"
"""A person on the track who would win the game for the player they joined (S4.1, S4.2)."""
WOULD_LOSE: Final = "would_lose"
"""A person on the track who would lose it for the player they joined (S4.2)."""
PLACE_WINS: Final = "place_wins"
"""The empty place of a congregation: somebody of this faction would win there."""
PLACE_LOSES: Final = "place_loses"
"""The empty place of a congregation: somebody of this faction would lose there."""
KINDS: Final = (LEAVING, THIRD_PERSON, WOULD_WIN, WOULD_LOSE, PLACE_WINS, PLACE_LOSES)


class Danger(NamedTuple):
    """Something that would bring a person into a congregation, or end the game by it."""

    kind: str
    """One of KINDS."""
    seat: int
    """Who would gain the person (LEAVING) or win the game by it (all others)."""
    congregation: int
    """Whose congregation the person would join."""
    column: int | None
    """Where the person stands; None for a place (PLACE_WINS, PLACE_LOSES)."""
    person: str
    """The person; empty for a place."""
    faction: str
    """The faction of the person, or the one that a place speaks of."""
    lands: int | None
    """How many lands the person is away from joining; for a place the nearest one of the faction,
    None when there is none on the track."""
    ending: str
    """The id of the ending, as `rules.congregation` has it; empty for LEAVING."""


class Half(NamedTuple):
    """One of the persons that a victory condition asks for."""

    faction: str
    congregation: int
    """Whose congregation it must lie in."""
    stands: bool
    """Whether one lies there."""
    column: int | None
    """The nearest one on the track, while it does not; None when there is none."""
    lands: int | None
    """How many lands that one is away from joining."""


class Way(NamedTuple):
    """A way for a seat to win, and how far it is."""

    ending: str
    """The id of the ending, as `rules.congregation` has it."""
    have: int
    """How many of the persons it takes lie where they must."""
    need: int
    halves: tuple[Half, ...]
    """For a victory condition; empty for three persons."""
    lands: int | None
    """How many lands in all the nearest persons on the track are still away from it; None when
    there are not enough of them. It does not count actions."""


def lands_to(congregation: int, land: int) -> int:
    """How many lands a person is away from joining a congregation (S3.1)."""
    return land + 1 if congregation == AVIGNON else LAST + 1 - land


def dangers(state: State) -> tuple[Danger, ...]:
    """What threatens, persons first, from left to right, then places; none when it is over."""
    if state.phase == OVER:
        return ()
    found: list[Danger] = []
    for column, standing in enumerate(state.display):
        if standing is None:
            continue
        for congregation in SEATS:
            danger = _of_person(state, congregation, column)
            if danger is not None:
                found.append(danger)
    for congregation in SEATS:
        found += _of_place(state, congregation)
    return tuple(found)


def _of_person(state: State, congregation: int, column: int) -> Danger | None:
    standing = state.display[column]
    assert standing is not None
    person, land = standing
    faction = state.options.catalogue.faction_of[person]
    lands = lands_to(congregation, land)
    won = won_with(state, congregation, person)
    if won is not None:
        winner, ending = won
        if ending != THREE_PERSONS:
            kind = WOULD_WIN if winner == congregation else WOULD_LOSE
            return Danger(kind, winner, congregation, column, person, faction, lands, ending)
        if lands == 1:
            return Danger(
                THIRD_PERSON, winner, congregation, column, person, faction, lands, ending
            )
        return None
    if lands == 1:
        return Danger(LEAVING, congregation, congregation, column, person, faction, lands, "")
    return None


def _of_place(state: State, congregation: int) -> list[Danger]:
    found: list[Danger] = []
    catalogue = state.options.catalogue
    for faction in FACTIONS:
        person = next((p for p in state.persons if catalogue.faction_of[p] == faction), None)
        won = won_with(state, congregation, person) if person else None
        if won is None or won[1] == THREE_PERSONS:
            continue
        winner, ending = won
        kind = PLACE_WINS if winner == congregation else PLACE_LOSES
        nearest = _nearest(state, faction, congregation)
        lands = nearest[0] if nearest else None
        found.append(Danger(kind, winner, congregation, None, "", faction, lands, ending))
    return found


def won_with(state: State, congregation: int, person: str) -> tuple[int, str] | None:
    """Who would win, and how, if this person joined; in a tie whose turn it is (S4.3).

    None when nobody would, or when the same seat wins anyway as soon as the petition under way is
    over (S4.1).
    """
    catalogue, turn_of = state.options.catalogue, state.seat
    avignon, rome = state.congregations
    joined: Congregations = (
        ((*avignon, person), rome) if congregation == AVIGNON else (avignon, (*rome, person))
    )
    won = verdict(joined, catalogue, turn_of)
    if won is None:
        return None
    anyway = verdict(state.congregations, catalogue, turn_of)
    if anyway is not None and anyway[0].winners == won[0].winners:
        return None
    return won[0].winners[0], won[0].ending


def _nearest(state: State, faction: str, congregation: int) -> tuple[int, int] | None:
    """Lands and column of the nearest of a faction on the track, of equal ones the leftmost."""
    faction_of = state.options.catalogue.faction_of
    return min(
        (
            (lands_to(congregation, standing.land), column)
            for column, standing in enumerate(state.display)
            if standing is not None and faction_of[standing.person] == faction
        ),
        default=None,
    )


def ways(state: State) -> tuple[tuple[Way, ...], tuple[Way, ...]]:
    """By seat: every way to win; three persons first, then the conditions of the data (S4)."""
    return _ways_of(state, 0), _ways_of(state, 1)


def _ways_of(state: State, seat: int) -> tuple[Way, ...]:
    have = len(state.congregations[seat])
    away = sorted(lands_to(seat, s.land) for s in state.display if s is not None)
    need = max(ENOUGH - have, 0)
    lands = sum(away[:need]) if len(away) >= need else None
    three = Way(THREE_PERSONS, min(have, ENOUGH), ENOUGH, (), lands)
    return (three, *(_by(state, seat, each) for each in state.options.catalogue.victories))


def _by(state: State, seat: int, victory: Victory) -> Way:
    """The way of a victory condition: in whose congregation it is seen from depends on who wins."""
    side = 1 - seat if victory.for_opponent else seat
    halves = (
        *(_half(state, faction, side) for faction in victory.own),
        *(_half(state, faction, 1 - side) for faction in victory.opposite),
    )
    missing = [half.lands for half in halves if not half.stands]
    known = [lands for lands in missing if lands is not None]
    return Way(
        BOOK.get(victory, CONDITION),
        len(halves) - len(missing),
        len(halves),
        halves,
        sum(known) if len(known) == len(missing) else None,
    )


def _half(state: State, faction: str, congregation: int) -> Half:
    faction_of = state.options.catalogue.faction_of
    if any(faction_of[person] == faction for person in state.congregations[congregation]):
        return Half(faction, congregation, True, None, None)
    nearest = _nearest(state, faction, congregation)
    lands, column = nearest if nearest else (None, None)
    return Half(faction, congregation, False, column, lands)
