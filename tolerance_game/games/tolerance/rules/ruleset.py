"""What is settled before the deal: edition, players, roles, and every ruling by name.

A ruling settles what the two rulebooks leave open. Its default is the value the rules give; the
data file `rulesets.yaml` lists paragraph, values and default of each, and a test keeps both equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any, Final

from tolerance_game.core import Malformed, Reason

from .cards import EDITIONS, ENGLISH, ORDINARY_SUITS, WILD, Card
from .moves import Play
from .roles import BERTRAM, Role

PLAYERS: Final = (3, 4, 5)
HAND: Final = 12
"""T2.2: cards in a hand, and tricks in a reign."""

ALL_BERTRAM: Final = "bertram"
UNIQUE: Final = "unique"
CHOSEN: Final = "chosen"
ROLE_MODES: Final = (ALL_BERTRAM, UNIQUE, CHOSEN)
"""T2.6: Bertram for everyone, unique roles dealt at random, or unique roles chosen."""

NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Rulings:
    """Every ruling of the rules with its default."""

    first_chooser: str = "drawn"
    tied_rank: str = "natural"
    highest_excludes_self: bool = True
    satyr: str = "rank"
    elizabeth_lawyer: str = "no_religion"
    piety_floor: str = "zero"
    lay_order: str = "acting"
    covered_cards: str = "counted"
    execution_view: str = "open"
    majorities_count: str = "living"
    loans: str = "single"
    debt_floor: str = "section"
    unpaid_loans: str = "each"


VALUES: Final[Mapping[str, tuple[str | bool, ...]]] = {
    "first_chooser": ("drawn", "leads", "asked"),
    "tied_rank": ("natural", "first", "last"),
    "highest_excludes_self": (True, False),
    "satyr": ("rank", "estate"),
    "elizabeth_lawyer": ("no_religion", "nobody", "protestant"),
    "piety_floor": ("zero", "none"),
    "lay_order": ("acting", "played"),
    "covered_cards": ("counted", "remembered"),
    "execution_view": ("open", "top"),
    "majorities_count": ("living", "all"),
    "loans": ("single", "one_per_round"),
    "debt_floor": ("section", "booking"),
    "unpaid_loans": ("each", "once"),
}
"""What each ruling may be."""


@dataclass(frozen=True, slots=True)
class Material:
    """The cards as each edition prints them, and the roles."""

    cards: Mapping[str, tuple[Card, ...]]
    """By edition, in the order of the card list."""
    roles: tuple[Role, ...]


@dataclass(frozen=True)
class Options:
    """How a game of Tolerance is set up."""

    material: Material = field(repr=False)
    players: int = 4
    edition: str = ENGLISH
    roles: str = ALL_BERTRAM
    hidden_roles: bool = False
    plague_cards: int = 1
    devout: int = NOBODY
    """T2.4: the seat most recently involved in a religious activity, where the table was asked."""
    open_piles: bool = False
    rulings: Rulings = field(default_factory=Rulings)

    def as_json(self) -> dict[str, object]:
        """The options as plain values, without the material."""
        values: dict[str, object] = {name: getattr(self, name) for name in _SETTINGS}
        values["rulings"] = {
            item.name: getattr(self.rulings, item.name) for item in fields(Rulings)
        }
        return values

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """The cards of the chosen edition by id."""
        return {card.id: card for card in self.material.cards[self.edition]}

    @cached_property
    def ordinary(self) -> tuple[str, ...]:
        """T1.4: the cards that are shuffled each reign, without the Monarchs."""
        return tuple(
            card.id
            for card in self.cards.values()
            if not card.reign and (self.plague_cards == 2 or not card.second_plague)
        )

    @cached_property
    def monarchs(self) -> Mapping[int, str]:
        """The Monarch of each reign."""
        return {card.reign: card.id for card in self.cards.values() if card.reign}

    @cached_property
    def place(self) -> Mapping[str, int]:
        """The place of each card in the card list, which is the order of hands and lists."""
        return {card: number for number, card in enumerate(self.cards)}

    @cached_property
    def plays(self) -> Mapping[str, tuple[Play, ...]]:
        """T3.1-3: every way to play each card."""
        return {
            card.id: tuple(Play(card.id, suit) for suit in ORDINARY_SUITS)
            if card.suit == WILD
            else (Play(card.id),)
            for card in self.cards.values()
        }

    @cached_property
    def role_by_id(self) -> Mapping[str, Role]:
        """The roles by id."""
        return {role.id: role for role in self.material.roles}

    @cached_property
    def unique_roles(self) -> tuple[str, ...]:
        """T1.3: the roles of the advanced game."""
        return tuple(role.id for role in self.material.roles if role.id != BERTRAM)


_SETTINGS: Final = tuple(
    item.name for item in fields(Options) if item.name not in ("material", "rulings")
)
_ALLOWED: Final[Mapping[str, tuple[object, ...]]] = {
    "players": PLAYERS,
    "edition": EDITIONS,
    "roles": ROLE_MODES,
    "plague_cards": (1, 2),
    "open_piles": (False, True),
}


def options_from(values: Mapping[str, Any], material: Material) -> Options:
    """The options from plain values, with defaults for missing ones. Raises Malformed."""
    given = dict(values)
    rulings = given.pop("rulings", {})
    _know(given, _SETTINGS, "")
    _know(rulings, VALUES, "rulings.")
    options = Options(material=material, rulings=Rulings(**rulings), **given)
    check(options)
    return options


def check(options: Options) -> None:
    """Raises Malformed, with the name and the values allowed, for impossible options."""
    for name, allowed in _ALLOWED.items():
        _among(name, getattr(options, name), allowed)
    for name, allowed in VALUES.items():
        _among(f"rulings.{name}", getattr(options.rulings, name), allowed)
    # T2.6: there is nothing to hide where everyone is Bertram.
    may_hide = (False,) if options.roles == ALL_BERTRAM else (False, True)
    _among("hidden_roles", options.hidden_roles, may_hide)
    asked = options.rulings.first_chooser == "asked"
    _among("devout", options.devout, tuple(range(options.players)) if asked else (NOBODY,))


def _know(given: object, known: Any, prefix: str) -> None:
    if not isinstance(given, Mapping):
        raise Malformed(Reason("error.options.form", {"text": prefix.rstrip(".")}))
    for name in given:
        if name not in known:
            text = f"{prefix}{name}"[:80]
            raise Malformed(Reason("error.options.unknown", {"text": text, "known": tuple(known)}))


def _among(name: str, value: object, allowed: tuple[object, ...]) -> None:
    # `True == 1` in Python: a truth where a number belongs is no number.
    if not any(value == item and type(value) is type(item) for item in allowed):
        known = tuple(str(item) for item in allowed)
        found = str(value)[:80]
        raise Malformed(
            Reason("error.options.value", {"text": name, "found": found, "known": known})
        )
