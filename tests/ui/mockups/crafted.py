"""The moments that the design shows, made by the rules from cards that are dealt on purpose.

The cards, ranks and effects are those of today; the tallies are the design's, which the beginning
is reckoned back from.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tests.ui.cards.easel import CATALOGUE
from tolerance_game.core.events import Event
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.moves import ChooseTarget, Play
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.state import PLAY, TALLIES, TARGET, PlayerState, State

NAMES: Final = ("Anna", "Tomas", "Beatrice", "Konrad")
ROLES: Final = ("margaret", "pierre", "juba", "gregory")
Tallies = tuple[int, int, int]
TALLIED: Final[tuple[Tallies, ...]] = ((8, 18, 11), (22, 21, 3), (31, 6, 12), (3, 9, 10))
PENNANTS: Final[tuple[Tallies, ...]] = ((0, 1, 1), (2, 2, 0), (3, 0, 1), (0, 0, 1))
POINTS: Final = (2, 17, 13, 10)
LOANS: Final = (0, 0, 0, 1)
HAND: Final = (
    "nobles-13", "nobles-4", "clergy-10", "clergy-5", "townsfolk-12", "townsfolk-9", "peasants-10",
    "wild-7", "wild-13",
)  # fmt: skip
TRICKS: Final = (
    (Play("townsfolk-7"), Play("townsfolk-13"), Play("townsfolk-11"), Play("wild-5", "townsfolk")),
    (Play("peasants-9"), Play("clergy-3"), Play("peasants-13"), Play("peasants-6")),
    (Play("nobles-10"), Play("nobles-12"), Play("nobles-2"), Play("clergy-12")),
    (Play("nobles-9"), Play("nobles-8"), Play("wild-11", "nobles"), Play("nobles-13")),
)
FIRST: Final = 1
WANTED: Final = ("wild-11",)
"""What the winner chooses where the design tells; elsewhere the first that is legal."""


class Moment(NamedTuple):
    """A state, with all that has happened before it."""

    state: State
    events: tuple[Event, ...]


def options() -> Options:
    """The table of the pictures."""
    return Options(material=CATALOGUE.of("tolerance").material, players=4, roles="unique")


def _dealt() -> tuple[tuple[str, ...], ...]:
    """The cards that are played, in the hands of those who play them; the rest as it comes."""
    hands: list[list[str]] = [[] for _ in NAMES]
    leader = FIRST
    for plays, winner in zip(TRICKS, (2, 0, 1, 0), strict=True):
        for place, play in enumerate(plays):
            hands[(leader + place) % 4].append(play.card)
        leader = winner
    hands[0] += [card for card in HAND if card not in hands[0]]
    used = {card for hand in hands for card in hand}
    # Konrad has neither Nobles nor Peasants to follow with; the others take what is left.
    spare = [card for card in options().ordinary if card not in used]
    spare.sort(key=lambda card: card.startswith(("townsfolk", "clergy")))
    for hand in reversed(hands):
        while len(hand) < 12:
            hand.append(spare.pop())
    return tuple(tuple(hand) for hand in hands)


def _begun(tallied: tuple[Tallies, ...]) -> State:
    players = tuple(
        PlayerState(role, hand, tallies, pennants, loans=loans, loan_reign=loans, points=points)
        for role, hand, tallies, pennants, loans, points in zip(
            ROLES, _dealt(), tallied, PENNANTS, LOANS, POINTS, strict=True
        )
    )
    return State(options(), PLAY, FIRST, players, reign=2, chooser=FIRST, starter=FIRST)


def _opening(state: State) -> Iterator[Event]:
    for seat, role in enumerate(ROLES):
        yield told.RoleTaken(paragraph="T2.6", seat=seat, role=role)
    yield told.LoanTaken(paragraph="T7.1", seat=3, before=0, after=1)
    yield told.ReignBegan(paragraph="T2.1", reign=2, monarch="wild-14b", left_out=0)
    yield told.LoansRepaid(paragraph="T6.5", seat=3, before=1, after=1)
    for seat, player in enumerate(state.players):
        yield told.HandDealt(paragraph="T2.2", seat=seat, cards=player.hand, only=(seat,))


def _played(state: State, cards: int) -> Moment:
    """So many cards of the four tricks are played, and what can be decided is."""
    events = list(_opening(state))
    left = [play for plays in TRICKS for play in plays][:cards]
    while True:
        move: Play | ChooseTarget
        if state.phase == TARGET:
            moves = tolerance.legal_moves(state)
            legal = [one.card for one in moves if isinstance(one, ChooseTarget)]
            wanted = [card for card in WANTED if card in legal]
            if len(state.tricks) == 3 and not wanted:
                break
            move = ChooseTarget((wanted or legal)[0])
        elif left:
            move = left.pop(0)
        else:
            break
        state, happened = tolerance.apply(state, move)
        events += happened
    return Moment(state, tuple(events))


def moment(cards: int = 15) -> Moment:
    """Trick 4 of the second reign: 15 cards are played before Anna, 16 with hers."""
    plenty = _played(_begun(((40, 40, 40),) * 4), 12).state
    tallied: list[Tallies] = []
    for player, wanted in zip(plenty.players, TALLIED, strict=True):
        a, b, c = (
            want - (now - 40) for want, now in zip(wanted, player.tallies, strict=True)
        )  # fmt: skip
        tallied.append((a, b, c))
    return _played(_begun(tuple(tallied)), cards)


# The score sheet.

ROWS: Final = ("nobles", "clergy", "townsfolk", "peasants", "wild", "guild", "catholic",
               "protestant")  # fmt: skip
SCORES: Final = (
    ((1, 1, 0, 4, 0, 0, 0, -4), (1, 6, 1, 10, 0, 0, -6, -2)),
    ((9, 3, 0, 0, 0, -1, 0, 6), (9, 1, 0, 0, 0, 0, 0, 6)),
    ((0, 0, 9, 0, 3, 5, -2, -2), (0, 0, 9, 0, 3, 7, -4, 0)),
    ((-2, 0, 1, 9, 0, 0, 0, 2), (-2, 0, 1, 3, 0, 0, 0, 0)),
)
BOOKED: Final[tuple[Tallies, ...]] = ((21, 33, 24), (41, 38, 6), (52, 11, 27), (19, 17, 16))
PEASANTS: Final = ("peasants-14", "peasants-12", "peasants-11", "peasants-7", "peasants-2")


def scored() -> tuple[Event, ...]:
    """Two reigns of a game that end in the design's score sheet."""
    return tuple(_scored())


def _scored() -> Iterator[Event]:
    for seat, role in enumerate(ROLES):
        yield told.RoleTaken(paragraph="T2.6", seat=seat, role=role)
    points = [0] * 4
    for reign in (1, 2):
        monarch = "wild-14" + " ab"[reign]
        yield told.ReignBegan(paragraph="T2.1", reign=reign, monarch=monarch, left_out=0)
        if reign == 2:
            for card in PEASANTS:
                religion = options().cards[card].religion_in(reign)
                yield told.CardLaid(
                    paragraph="T5.1", seat=0, card=card, religion=religion, alive=True
                )
            yield from _booked()
        yield told.ReignEnded(paragraph="T6", reign=reign)
        for seat, reigns in enumerate(SCORES):
            before = points[seat]
            for event in _sections(seat, reign, reigns[reign - 1], before):
                points[seat] = event.after
                yield event
            yield told.PointsTotalled(
                paragraph="T6.6", seat=seat, before=before, after=points[seat]
            )


def _booked() -> Iterator[Event]:
    for seat, tallies in enumerate(BOOKED):
        for tally, after in zip(TALLIES, tallies, strict=True):
            before = 5 if tally == "money" else 0
            yield told.TallyChanged(
                paragraph="T4.8", cause="clergy-1", seat=seat, tally=tally, before=before,
                after=after, amount=after - before,
            )  # fmt: skip
            if after >= 10:
                yield told.PennantEarned(
                    paragraph="T8", seat=seat, tally=tally, threshold=after // 10 * 10, before=0,
                    after=after // 10,
                )  # fmt: skip


def _sections(
    seat: int, reign: int, score: tuple[int, ...], points: int
) -> Iterator[told.SectionScored]:
    found = dict(zip(ROWS, score, strict=True))
    for section, letter, rows in (
        ("suits", "a", ROWS[:5]), ("guild", "b", ROWS[5:6]), ("deaths", "c", ROWS[6:]),
    ):  # fmt: skip
        lines = tuple(line for row in rows for line in _lines(row, section, found[row]))
        amount = sum(line.points for line in lines)
        yield told.SectionScored(
            paragraph=f"T6.6{letter}", seat=seat, role=ROLES[seat], reign=reign, section=section,
            lines=lines, amount=amount, before=points, after=points + amount,
        )  # fmt: skip
        points += amount


def _lines(row: str, section: str, amount: int) -> Iterator[told.ScoreLine]:
    if section == "deaths":
        each = 2 if amount > 0 else -2
        yield told.ScoreLine(f"dead_{row}", row, abs(amount) // 2, -1, each, amount)
        return
    most = {10: 6, 9: 6, 7: 5}.get(amount, 0)
    owned = 5 if amount == 10 else 1 if amount else 0
    yield told.ScoreLine("any", row, owned, -1, amount - most, amount - most)
    if most:
        yield told.ScoreLine("most", row, owned, 2 if amount == 10 else 0, most, most)
