"""Options as integers: the cards of an edition with their effects, roles, rulings, all of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from tolerance_game.games.tolerance.rules import steps, verbs
from tolerance_game.games.tolerance.rules.cards import (
    CATHOLIC,
    NO_RELIGION,
    PREVAILING_RELIGION,
    PROTESTANT,
    REIGNS,
    RELIGIONS,
    SUITS,
    TOP_RANK,
    WILD,
    Card,
)
from tolerance_game.games.tolerance.rules.roles import BERTRAM, Role
from tolerance_game.games.tolerance.rules.ruleset import ALL_BERTRAM, CHOSEN, Options
from tolerance_game.games.tolerance.rules.steps import Filter, Step

from . import flat

FAITH_BITS: Final = {
    CATHOLIC: flat.CATHOLIC,
    NO_RELIGION: flat.NO_RELIGION,
    PROTESTANT: flat.PROTESTANT,
}
ALL_SUITS: Final = (1 << len(SUITS)) - 1
ALL_FAITHS: Final = flat.CATHOLIC | flat.NO_RELIGION | flat.PROTESTANT

CODES: Final = {
    "tax": flat.TAX,
    "piety": flat.PIETY,
    "piety_of_one": flat.PIETY_OF_ONE,
    "kill_one": flat.KILL_ONE,
    "kill_all": flat.KILL_ALL,
    "kill_highest": flat.KILL_HIGHEST,
    "condemn": flat.CONDEMN,
    "convert": flat.CONVERT,
    "lose_piety": flat.LOSE_PIETY,
    # T4.1: nothing in a trick.
    "royal_execution": flat.NOTHING,
}
"""What each verb is to the engine."""

HEIGHTS: Final = (steps.RANK, steps.MONEY, steps.PIETY)
"""In which order `Reign.height` holds what can be the highest."""


def figures_of(options: Options) -> flat.Figures:
    """Everything an engine must know of a game before its first move."""
    cards = tuple(options.cards.values())
    rulings = options.rulings
    fallen = rulings.majorities_count == "all"
    figures = flat.Figures(
        options.players,
        [_reign(options, reign) for reign in REIGNS],
        [_in_deck(options.place[card]) for card in options.ordinary],
        [_strength(card, rulings.tied_rank) for card in cards],
        list(_lay(cards)),
        list(_fallen(cards)) if fallen else [],
        [figure for role in options.material.roles for figure in _columns(role)],
        [worth for role in options.material.roles for worth in role.pennant_worth],
        [role_of(options, role) for role in options.unique_roles],
        options.players * max(map(_choices, cards)),
    )
    figures.start_phase = {ALL_BERTRAM: flat.DEAL, CHOSEN: flat.TAKE_ROLE}.get(
        options.roles, flat.ROLES
    )
    figures.same_role = role_of(options, BERTRAM)
    figures.devout = options.devout
    figures.drawn_leads = int(rulings.first_chooser == "leads")
    figures.late = int(rulings.tied_rank == "last")
    figures.sees_itself = int(not rulings.highest_excludes_self)
    figures.piety_floor = int(rulings.piety_floor == "zero")
    figures.lay_as_played = int(rulings.lay_order == "played")
    figures.lays_otherwise = int(fallen or rulings.lay_order == "played")
    figures.tops_only = int(rulings.execution_view == "top")
    figures.loan_each_reign = int(rulings.loans == "one_per_round")
    figures.loans_cost_once = int(rulings.unpaid_loans == "once")
    figures.floor_at_booking = int(rulings.debt_floor == "booking")
    return figures


def role_of(options: Options, role: str) -> int:
    """The place of a role among the roles."""
    return next(place for place, one in enumerate(options.material.roles) if one.id == role)


def _in_deck(place: int) -> int:
    """A card with its suit, and its bit in the hands."""
    suit, in_suit = divmod(place, flat.IN_SUIT)
    return suit << 15 | 1 << in_suit


def _strength(card: Card, tied_rank: str) -> int:
    """T3.4-5: the higher one wins; of equals the first, unless what is added makes it the last."""
    natural = tied_rank == "natural" and card.suit != WILD
    return card.rank * 16 + 8 * natural


def _order(card: Card) -> int:
    """T4.1: what acts first has the lower one."""
    return (TOP_RANK - card.rank) * len(SUITS) + SUITS.index(card.suit)


def _choices(card: Card) -> int:
    """T4.4: how many choices the card can ask for."""
    return sum(verbs.verb_of(step).targets is not None for step in card.steps)


def _reign(options: Options, reign: int) -> flat.Reign:
    cards = list(options.cards.values())
    # Whichever Monarch is dealt is the first of the three.
    monarch = options.cards[options.monarchs[reign]]
    cards[flat.MONARCH :] = [monarch] * (flat.CARDS - flat.MONARCH)
    act, further = [], [0]
    for card in cards:
        code = 0
        for step in reversed(card.trick_steps):
            if code:
                further.append(code)
            code = _code(step, options, reign) | (len(further) - 1 if code else 0) << flat.NEXT_AT
        act.append(code)
    estate = options.rulings.satyr == "estate"
    return flat.Reign(
        [_kind(card, min(place, flat.MONARCH), reign) for place, card in enumerate(cards)],
        act,
        further,
        [card.money for card in cards],
        [card.piety for card in cards],
        [
            *(-SUITS.index(card.suit) if estate else card.rank for card in cards),
            *(card.money for card in cards),
            *(card.piety for card in cards),
        ],
    )


def _kind(card: Card, place: int, reign: int) -> int:
    """A card as it comes into a trick."""
    suit = 1 << SUITS.index(card.suit) | (flat.GUILD if card.guild else 0)
    order = _order(card) << flat.ORDER_AT | place << flat.CARD_AT
    if not card.trick_steps:
        order |= flat.IDLE
    return order | suit | FAITH_BITS[card.religion_in(reign)]


def _code(step: Step, options: Options, reign: int) -> int:
    """T4.5: a step as an integer."""
    return _what(step, options, reign) << flat.WHAT_AT | CODES[verbs.verb_of(step).id]


def _what(step: Step, options: Options, reign: int) -> int:
    match step:
        case steps.CardsStep():
            return _filter(step.filter, options, reign)
        case steps.HighestStep():
            return HEIGHTS.index(step.figure) * flat.CARDS
        case steps.ReligionStep():
            return _but(FAITH_BITS[step.religion])
        case steps.AmountStep():
            return step.amount
        case steps.PlainStep():
            return 0
        case _:
            assert_never(step)


def _but(faiths: int, suits: int = ALL_SUITS) -> int:
    """The bits that a card must not have to be living, of these faiths and of these suits."""
    return flat.DEAD | (ALL_FAITHS & ~faiths) | (ALL_SUITS & ~suits)


def _filter(which: Filter, options: Options, reign: int) -> int:
    """The bits that a card must not have, by the conditions in their order in `Act.matching`."""
    if which.suits:
        return _but(ALL_FAITHS, _suits(which.suits))
    if which.all_but:
        return _but(ALL_FAITHS, ALL_SUITS & ~_suits(which.all_but))
    if which.religion == steps.MONARCH:
        return _but(_monarch_faith(options, reign))
    if which.religion:
        return _but(FAITH_BITS[which.religion])
    return _but(ALL_FAITHS)


def _suits(suits: tuple[str, ...]) -> int:
    return sum(1 << SUITS.index(suit) for suit in set(suits))


def _monarch_faith(options: Options, reign: int) -> int:
    """T4.7, ruling *elizabeth_lawyer*: whom the Lawyer taxes; 0 for nobody."""
    religion = PREVAILING_RELIGION[reign]
    if religion != NO_RELIGION:
        return FAITH_BITS[religion]
    return {"no_religion": flat.NO_RELIGION, "nobody": 0, "protestant": flat.PROTESTANT}[
        options.rulings.elizabeth_lawyer
    ]


def _becomes() -> Iterator[tuple[int, bool]]:
    """T5.1: what can become of a card, as the four bits of the log: its place, and if it lives."""
    for bits in range(16):
        faith = bits & 7
        yield {1: 0, 2: 1, 4: 2}.get(faith, -1), not bits & 8


def _lay(cards: tuple[Card, ...]) -> Iterator[int]:
    """What each card adds to the counters of its board, by what became of it."""
    for card in cards:
        for religion, alive in _becomes():
            if religion < 0:
                yield 0
            elif alive:
                yield _owned(card) + (1 << flat.LIVING_AT + 6 * religion)
            else:
                # T6.6c: the dead without religion count for neither.
                dead = {CATHOLIC: 1, PROTESTANT: 1 << 6}.get(RELIGIONS[religion], 0)
                yield dead << flat.DEAD_AT


def _fallen(cards: tuple[Card, ...]) -> Iterator[int]:
    """Ruling *majorities_count*: what the dead add."""
    for card in cards:
        for religion, alive in _becomes():
            yield 0 if alive or religion < 0 else _owned(card)


def _owned(card: Card) -> int:
    return (1 << 4 * SUITS.index(card.suit)) + (card.guild << flat.GUILD_AT)


def _columns(role: Role) -> Iterator[int]:
    """T6.6: the figures of a role, reign by reign."""
    for reign in REIGNS:
        column = role.columns[reign]
        worths = [*(column.suits[suit] for suit in SUITS), column.guild]
        yield from (worth.any for worth in worths)
        yield from (worth.most for worth in worths)
        yield column.dead_catholic
        yield column.dead_protestant
