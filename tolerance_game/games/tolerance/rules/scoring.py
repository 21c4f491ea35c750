"""T6.6 and T9: victory points, section by section, each a sum that can be recomputed by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tolerance_game.core import Outcome, Seat

from .cards import CATHOLIC, PROTESTANT, RELIGIONS, SUITS
from .debts import UNPAID_LOAN, unpaid_points
from .draft import Draft
from .events import GameEnded, PointsTotalled, RoleRevealed, ScoreLine, SectionScored
from .roles import Role, Worth
from .ruleset import Rulings
from .state import CATHOLIC_PIETY, OVER, PROTESTANT_PIETY, TALLIES, Board

GUILD = "guild"


def score_reign(draft: Draft) -> None:
    """T6.6: three sections for each player by the column of the role."""
    holdings = [_holdings(draft, player.board) for player in draft.players]
    for seat in draft.clockwise_from(draft.starter):
        before = draft.players[seat].points
        role = draft.options.role_by_id[draft.players[seat].role]
        column = role.columns[draft.reign]
        suits: list[ScoreLine] = []
        for suit in SUITS:
            suits += _majority_lines(holdings, seat, suit, column.suits[suit])
        _score(draft, seat, "suits", tuple(suits), "T6.6a")
        guild = _majority_lines(holdings, seat, GUILD, column.guild)
        _score(draft, seat, GUILD, guild, "T6.6b")
        board = draft.players[seat].board
        deaths = (
            _death_line(board, CATHOLIC, column.dead_catholic),
            _death_line(board, PROTESTANT, column.dead_protestant),
        )
        _score(draft, seat, "deaths", tuple(line for line in deaths if line.worth), "T6.6c")
        _total(draft, seat, before, "T6.6")


def _holdings(draft: Draft, board: Board) -> Counter[str]:
    """How many cards of each suit, and members of the Guild, count on a board."""
    counted = board.living_cards()
    if draft.rulings.majorities_count == "all":
        counted += board.dead_cards()
    cards = [draft.cards[card] for card in counted]
    holdings = Counter(card.suit for card in cards)
    holdings[GUILD] = sum(card.guild for card in cards)
    return holdings


def _majority_lines(
    holdings: list[Counter[str]], seat: Seat, of: str, worth: Worth
) -> tuple[ScoreLine, ...]:
    """T6.6a-b: points for owning one, and points for owning the most or joint most."""
    owned = holdings[seat][of]
    best_other = max(held[of] for other, held in enumerate(holdings) if other != seat)
    has_most = owned > 0 and owned >= best_other
    lines = (
        ScoreLine("any", of, owned, -1, worth.any, worth.any if owned else 0),
        ScoreLine("most", of, owned, best_other, worth.most, worth.most if has_most else 0),
    )
    return tuple(line for line in lines if line.worth)


def _death_line(board: Board, religion: str, worth: int) -> ScoreLine:
    """T6.6c: the dead of one religion; those without religion count for neither."""
    dead = len(board.dead[RELIGIONS.index(religion)])
    return ScoreLine(f"dead_{religion}", religion, dead, -1, worth, worth * dead)


def _score(
    draft: Draft, seat: Seat, section: str, lines: tuple[ScoreLine, ...], paragraph: str
) -> None:
    """Book a section; the points never fall below zero."""
    player = draft.players[seat]
    amount = sum(line.points for line in lines)
    after = max(player.points + amount, 0)
    draft.players[seat] = player._replace(points=after)
    secret = draft.options.hidden_roles and not paragraph.startswith("T9")
    draft.tell(
        SectionScored(
            paragraph=paragraph,
            cause=player.role,
            only=(seat,) if secret else None,
            seat=seat,
            role=player.role,
            reign=0 if paragraph.startswith("T9") else draft.reign,
            section=section,
            lines=lines,
            amount=amount,
            before=player.points,
            after=after,
        )
    )


def _total(draft: Draft, seat: Seat, before: int, paragraph: str) -> None:
    """T2.7: the total is public, even where the sections are secret."""
    draft.tell(
        PointsTotalled(
            paragraph=paragraph, seat=seat, before=before, after=draft.players[seat].points
        )
    )


def score_game(draft: Draft) -> None:
    """T9: pennants and unpaid loans, then who won."""
    if draft.options.hidden_roles:
        for seat, player in enumerate(draft.players):
            draft.tell(RoleRevealed(paragraph="T2.6", seat=seat, role=player.role))
    for seat in draft.clockwise_from(draft.starter):
        player = draft.players[seat]
        role = draft.options.role_by_id[player.role]
        for line in end_lines(role, player.pennants, player.loans, draft.rulings):
            _score(draft, seat, line.of, (line,), "T9.1")
        _total(draft, seat, player.points, "T9.1")
    draft.outcome = _outcome(draft)
    draft.tell(
        GameEnded(paragraph="T9.2", winners=draft.outcome.winners, ending=draft.outcome.ending)
    )
    draft.wait_for(None, OVER)


def end_lines(
    role: Role, pennants: tuple[int, int, int], loans: int, rulings: Rulings
) -> Iterator[ScoreLine]:
    """T9.1: what the pennants bring at the end of the game and unpaid loans cost, in order."""
    for tally, earned, worth in zip(TALLIES, pennants, role.pennant_worth, strict=True):
        yield ScoreLine("pennants", tally, earned, -1, worth, worth * earned)
    if loans:
        cost = unpaid_points(rulings, loans)
        what = "loans" if cost == UNPAID_LOAN * loans else "loans_once"
        yield ScoreLine(what, "loans", loans, -1, -UNPAID_LOAN, -cost)


def _outcome(draft: Draft) -> Outcome:
    """T9.2: most points; on a tie the higher sum of the two pieties; still tied, a joint win."""
    most = max(player.points for player in draft.players)
    tied = [seat for seat, player in enumerate(draft.players) if player.points == most]
    if len(tied) == 1:
        return Outcome(tuple(tied), "points", "T9.2")

    def piety(seat: Seat) -> int:
        tallies = draft.players[seat].tallies
        return tallies[CATHOLIC_PIETY] + tallies[PROTESTANT_PIETY]

    highest = max(piety(seat) for seat in tied)
    winners = tuple(seat for seat in tied if piety(seat) == highest)
    return Outcome(winners, "piety" if len(winners) == 1 else "shared", "T9.2")
