"""T6.6, T9.1: what a role scores, and what a seat would score now."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.rules.cards import (
    CATHOLIC,
    PROTESTANT,
    REIGNS,
    RELIGIONS,
    SUITS,
)
from tolerance_game.games.tolerance.rules.debts import unpaid_points
from tolerance_game.games.tolerance.rules.draft import Draft
from tolerance_game.games.tolerance.rules.public import UNKNOWN, Public
from tolerance_game.games.tolerance.rules.reckoning import gain_piety, tax
from tolerance_game.games.tolerance.rules.roles import Column, Role
from tolerance_game.games.tolerance.rules.roles import Worth as Figures
from tolerance_game.games.tolerance.rules.scoring import GUILD
from tolerance_game.games.tolerance.rules.state import (
    REPAY,
    TALLIES,
    Board,
    PlayerState,
    State,
)
from tolerance_game.games.tolerance.rules.view import View

from .supposition import Known, Supposition, supposed, view_as_told


class Majority(NamedTuple):
    """T6.6a-b: a suit, or the Guild: the points for owning any and for owning the most.

    A field is None where it depends on cards that the viewer does not know.
    """

    of: str
    """The suit, or `guild`."""
    any: int
    most: int
    owned: int | None
    """How many cards of the seat count: the living ones, or all (ruling *majorities_count*)."""
    best_other: int | None
    """The most that any other seat has."""
    leaders: tuple[Seat, ...] | None
    """The other seats that have `best_other`; none where that is zero."""
    earns_any: bool | None
    earns_most: bool | None
    """Alone or jointly; never without a card."""
    points: int | None
    """What the line would bring now."""
    paragraph: str


class Deaths(NamedTuple):
    """T6.6c: the dead of one religion on the own board, whose number is public (T5.2)."""

    religion: str
    each: int
    dead: int
    points: int
    paragraph: str = "T6.6c"


class Pennants(NamedTuple):
    """T9.1: the pennants of one tally at the end of the game."""

    tally: str
    each: int
    earned: int
    """Up to now; not those that the end of the reign would bring."""
    points: int
    paragraph: str = "T9.1"


class Goals(NamedTuple):
    """All that a role scores in this reign and at the end of the game."""

    seat: Seat
    role: str
    reign: int
    suits: tuple[Majority, ...]
    """All five in their order; figures of zero where the role does not mind."""
    guild: Majority
    deaths: tuple[Deaths, Deaths]
    """Catholics and Protestants."""
    pennants: tuple[Pennants, Pennants, Pennants]
    """Money, Catholic and Protestant piety."""
    loans: int


Lines = dict[tuple[str, str], int]
"""The points of each line of the goals, by its kind and its subject.

The kinds are `any` and `most` (T6.6a-b) of a suit or `guild`, `dead` (T6.6c) of a religion,
`pennants` (T9.1) of a tally, and `loans` (T7.4) of nothing.
"""


class Score(NamedTuple):
    """What a seat would add to its victory points were they counted now.

    The pennants count the taxes, the piety for living cards and the check of the debt that come
    before (T6.3-4). A royal execution and repaid loans are decisions and are not foreseen.
    """

    total: int
    """As it would be booked: points never fall below zero (T6.6, T9.1)."""
    lines: Lines
    """Before that bound, so they may add up to less."""


def goals_of(view: View, seat: Seat, memory: Public | None = None) -> Goals | None:
    """What the role of a seat scores, as far as this view tells; None for a hidden role.

    Boards that the view hides come from the memory, else as far as possible from the tricks of the
    reign. Raises IndexError for an unknown seat.
    """
    if seat < 0:
        # It would quietly be counted from the end.
        raise IndexError(seat)
    return supposed_goals(supposed(view, memory), seat) if view.seats[seat].role else None


def goals_shown(view: View, seat: Seat, told: Public) -> Goals | None:
    """The same as far as the events told so far go, which the view may be ahead of."""
    return goals_of(view_as_told(view, told), seat, told)


def everyones_goals(view: View, memory: Public | None = None) -> tuple[Goals, ...]:
    """The same of all seats; of a hidden role, which is empty, only what everyone has."""
    table = supposed(view, memory)
    return tuple(supposed_goals(table, seat) for seat in range(len(view.seats)))


def supposed_goals(table: Supposition, seat: Seat) -> Goals:
    """What the role of a seat scores in a supposed state; a hidden one as if nothing."""
    state, known = table
    player = state.players[seat]
    role = state.options.role_by_id.get(player.role, _HIDDEN)
    column = role.columns[state.reign]
    spans = spans_of(table)
    rows = tuple(
        _majority(of, place, worth, seat, spans, "T6.6b" if of == GUILD else "T6.6a")
        for place, (of, worth) in enumerate(
            [*((suit, column.suits[suit]) for suit in SUITS), (GUILD, column.guild)]
        )
    )
    dead = known[seat].dead
    money, catholic, protestant = (
        Pennants(tally, each, earned, each * earned)
        for tally, each, earned in zip(TALLIES, role.pennant_worth, player.pennants, strict=True)
    )
    return Goals(
        seat=seat,
        role=player.role,
        reign=state.reign,
        suits=rows[:-1],
        guild=rows[-1],
        deaths=(
            _deaths(CATHOLIC, column.dead_catholic, dead),
            _deaths(PROTESTANT, column.dead_protestant, dead),
        ),
        pennants=(money, catholic, protestant),
        loans=player.loans,
    )


_NOTHING: Final = Column(dict.fromkeys(SUITS, Figures(0, 0)), Figures(0, 0), 0, 0)
_HIDDEN: Final = Role("", dict.fromkeys(REIGNS, _NOTHING), (0, 0, 0))


def supposed_score(table: Supposition, seat: Seat) -> Score | None:
    """What a seat would add to its points in a supposed state; None if the cards are not known."""
    goals = supposed_goals(table, seat)
    lines: Lines = {}
    for row in (*goals.suits, goals.guild):
        if row.points is None:
            return None
        lines["any", row.of] = row.any if row.earns_any else 0
        lines["most", row.of] = row.most if row.earns_most else 0
    for dead in goals.deaths:
        lines["dead", dead.religion] = dead.points
    player = reckoned(table.state, table.known[seat], seat)
    for pennant, earned in zip(goals.pennants, player.pennants, strict=True):
        lines["pennants", pennant.tally] = pennant.each * earned
    lines["loans", ""] = -unpaid_points(table.state.options.rulings, player.loans)
    points = player.points
    for amount in (
        sum(row.points or 0 for row in goals.suits),
        goals.guild.points or 0,
        sum(dead.points for dead in goals.deaths),
        *(worth for (kind, _of), worth in lines.items() if kind in ("pennants", "loans")),
    ):
        points = max(points + amount, 0)
    return Score(points - player.points, lines)


def reckoned(state: State, known: Known, seat: Seat) -> PlayerState:
    """T6.3-4: the seat after taxes, the check of the debt, and piety, if those are still to come.

    They need the sizes of the piles alone, which everyone knows.
    """
    if state.phase == REPAY:
        return state.players[seat]
    draft = Draft(state)
    tax(draft, seat, known.living)
    gain_piety(draft, seat, known.living)
    return draft.players[seat]


Span = tuple[int, int]
"""The fewest and the most that a number may be."""


def spans_of(table: Supposition) -> tuple[tuple[Span, ...], ...]:
    """Of every seat, how many cards of each suit, and members of the Guild, may count (T6.6)."""
    state, known = table
    boards = (player.board for player in state.players)
    return tuple(_spans(state, one, board) for one, board in zip(known, boards, strict=True))


def _spans(state: State, known: Known, board: Board) -> tuple[Span, ...]:
    """How many cards of each suit, and members of the Guild, may count on a board (T6.6)."""
    if not known.boards:
        # The tops of its piles are there to be seen; each other card may be of any suit.
        covered = _counted(state, board).count(UNKNOWN)
        return tuple((number, number + covered) for number in _counts(state, board))
    counts = [_counts(state, board) for board in known.boards]
    if len(counts) == 1:
        return tuple((number, number) for number in counts[0])
    return tuple((min(numbers), max(numbers)) for numbers in zip(*counts, strict=True))


def _counts(state: State, board: Board) -> tuple[int, ...]:
    """T6.6: cards of each suit, then members of the Guild."""
    cards = state.options.cards
    suits = [0] * len(SUITS)
    guild = 0
    for card_id in _counted(state, board):
        if card_id == UNKNOWN:
            continue
        card = cards[card_id]
        suits[_PLACE[card.suit]] += 1
        guild += card.guild
    return (*suits, guild)


def _counted(state: State, board: Board) -> tuple[str, ...]:
    """T6.6, ruling *majorities_count*: the cards that count."""
    if state.options.rulings.majorities_count == "all":
        return board.living_cards() + board.dead_cards()
    return board.living_cards()


_PLACE = {suit: place for place, suit in enumerate(SUITS)}


def _majority(
    of: str,
    place: int,
    worth: Figures,
    seat: Seat,
    spans: tuple[tuple[Span, ...], ...],
    paragraph: str,
) -> Majority:
    least, most = spans[seat][place]
    others = [(other, span[place]) for other, span in enumerate(spans) if other != seat]
    best_least = max(low for _other, (low, _high) in others)
    best_most = max(high for _other, (_low, high) in others)
    best = best_least if best_least == best_most else None
    earns_any = _sure(least > 0, most == 0)
    earns_most = _sure(least > 0 and least >= best_most, most == 0 or most < best_least)
    points: int | None = 0
    for earned, figure in ((earns_any, worth.any), (earns_most, worth.most)):
        if figure and earned is None:
            points = None
        elif earned and points is not None:
            points += figure
    return Majority(
        of=of,
        any=worth.any,
        most=worth.most,
        owned=least if least == most else None,
        best_other=best,
        leaders=_leaders(best, others),
        earns_any=earns_any,
        earns_most=earns_most,
        points=points,
        paragraph=paragraph,
    )


def _sure(yes: bool, no: bool) -> bool | None:
    return True if yes else False if no else None


def _leaders(best: int | None, others: list[tuple[Seat, Span]]) -> tuple[Seat, ...] | None:
    """The seats with the best number; None if that is not certain."""
    if best is None:
        return None
    if best == 0:
        return ()
    if any(low < best == high for _other, (low, high) in others):
        return None
    return tuple(other for other, (low, _high) in others if low == best)


def _deaths(religion: str, each: int, dead: tuple[int, ...]) -> Deaths:
    number = dead[RELIGIONS.index(religion)]
    return Deaths(religion, each, number, each * number)
