"""Cards, roles and rulings of Tolerance, read from their trees and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from tolerance_game.core.game import OptionValues
from tolerance_game.storage.data.digests import digest
from tolerance_game.storage.data.languages import FALLBACK, by_language, languages
from tolerance_game.storage.data.merging import OWNER, Changes
from tolerance_game.storage.data.reading import Entry, FaultList, Fields
from tolerance_game.storage.data.rulings import SOURCES, Ruling, read_rulings, with_defaults
from tolerance_game.storage.data.strict_yaml import Node

from .rules.cards import (
    AFFILIATIONS,
    CATHOLIC,
    EDITIONS,
    ORDINARY_SUITS,
    PLAGUEBEARER_RANK,
    PROTESTANT,
    REIGNS,
    SUITS,
    TOP_RANK,
    WILD,
    Card,
)
from .rules.roles import BERTRAM, Column, Role, Worth
from .rules.ruleset import NOBODY, PLAYERS, ROLE_MODES, VALUES, Material, Options
from .rules.ruleset import options_from as options_of
from .rules.steps import Step
from .rules.verbs import RoyalExecution
from .steps_reading import read_steps, steps_as_data

FILES: Final = ("cards.yaml", "roles.yaml", "rulesets.yaml")
CHANGES: Final = {
    "cards.yaml": Changes("cards", ("suit", "rank", "reign", "option", "source")),
    "roles.yaml": Changes("roles", ("source",)),
    "rulesets.yaml": Changes("rulings", ("paragraph", "values", "source", "book")),
}
"""The files that an owner's folder may hold, and what each may change."""

PIETY: Final = (0, 9)
MONEY: Final = (-9, 9)
POINTS: Final = (-9, 9)

REIGN_NAMES: Final = ("mary", "elizabeth", "james")
ROLES: Final = (BERTRAM, "ned", "pierre", "george", "juba", "margaret", "gregory", "patchwork")
"""T1.3: the role of the basic game and the seven of the advanced one."""

OPTIONS: Final[Mapping[str, OptionValues]] = {
    "players": PLAYERS,
    "edition": EDITIONS,
    "roles": ROLE_MODES,
    "hidden_roles": (False, True),
    "plague_cards": (1, 2),
    "open_piles": (False, True),
    "devout": (NOBODY, *range(max(PLAYERS))),
}
LISTS: Final = ()
RULINGS: Final[Mapping[str, OptionValues]] = VALUES

_TALLIES: Final = ("money", CATHOLIC, PROTESTANT)
"""What pennants are of, in the order of `Role.pennant_worth`."""

_ON_EVERY_CARD: Final = ("suit", "rank", "name", "affiliation", "piety", "money")
_NAME_IN: Final = "name_{}"
"""The source of the names in a language, where it is not that of all names."""
_CARD_SOURCES: Final = (*_ON_EVERY_CARD, "guild", "effect")
_ROLE_SOURCES: Final = ("name", *REIGN_NAMES, "end")


@dataclass(frozen=True, slots=True)
class _Slot:
    """The figures of a card that follow from its id."""

    suit: str
    rank: int
    reign: int = 0
    marks: Mapping[str, str | int] = field(default_factory=dict)
    """The keys that only this card has, with their values."""


def _slots() -> dict[str, _Slot]:
    """T1.1: fourteen ranks of each suit; of Wild, two of rank 1 and three Monarchs of rank 14."""
    ranks = range(1, TOP_RANK + 1)
    slots = {f"{suit}-{rank}": _Slot(suit, rank) for suit in ORDINARY_SUITS for rank in ranks}
    rank = PLAGUEBEARER_RANK
    slots[f"{WILD}-{rank}a"] = _Slot(WILD, rank)
    slots[f"{WILD}-{rank}b"] = _Slot(WILD, rank, marks={"option": "second_plague"})
    for rank in ranks[1:-1]:
        slots[f"{WILD}-{rank}"] = _Slot(WILD, rank)
    for letter, reign in zip("abc", REIGNS, strict=True):
        slots[f"{WILD}-{TOP_RANK}{letter}"] = _Slot(WILD, TOP_RANK, reign, {"reign": reign})
    return slots


_SLOTS: Final = _slots()
CARD_IDS: Final = tuple(_SLOTS)
"""The ids of all 73 cards in the order of the card list."""


@dataclass(frozen=True)
class ToleranceData:
    """The cards and roles of Tolerance, and the rulings on what its books leave open."""

    material: Material
    rulings: tuple[Ruling, ...]

    @cached_property
    def figures(self) -> dict[str, object]:
        """All figures of a game as plain values, by the tables of `CHANGES`; no names."""
        editions = zip(*self.material.cards.values(), strict=True)
        return {
            "cards": {prints[0].id: _card_as_data(prints) for prints in editions},
            "roles": {role.id: _role_as_data(role) for role in self.material.roles},
        }

    @cached_property
    def digest(self) -> str:
        """Names the figures a game was played with; names and sources do not count."""
        return digest(self.figures)


def read(trees: Mapping[str, Node], faults: FaultList) -> ToleranceData:
    """The data of Tolerance from the trees of its files; mistakes are noted in `faults`."""
    rulings = faults.entry(trees["rulesets.yaml"]).fields(("rulings",))["rulings"]
    cards, roles = read_cards(trees["cards.yaml"], faults), read_roles(trees["roles.yaml"], faults)
    return ToleranceData(Material(cards, roles), read_rulings(rulings, VALUES))


def options_from(values: Mapping[str, object], data: ToleranceData) -> Options:
    """The options from plain values; a ruling that is left out has the default of the data.

    Raises Malformed for impossible options.
    """
    return options_of(with_defaults(values, data.rulings), data.material)


def options_as_json(options: Options) -> dict[str, object]:
    """The options as plain values, without the material."""
    return options.as_json()


def seats_of(options: Options) -> int:
    """How many play."""
    return options.players


def read_cards(tree: Node, sheet: FaultList) -> dict[str, tuple[Card, ...]]:
    """The 73 cards of each edition, in the order of the card list."""
    top = sheet.entry(tree).fields(("sources", "cards"))
    sources = _read_sources(top["sources"], _CARD_SOURCES)
    fields = top["cards"].as_list_of_ids().fields(CARD_IDS, what="id")
    builtin = top["sources"].file
    read = [_read_card(fields[card], card, sources, builtin) for card in CARD_IDS if card in fields]
    return {
        edition: tuple(cards[place] for cards in read) for place, edition in enumerate(EDITIONS)
    }


def _read_card(
    entry: Entry, card_id: str, sources: Mapping[str, str], builtin: str
) -> tuple[Card, ...]:
    """One card as each edition prints it."""
    slot = _SLOTS[card_id]
    fields = entry.fields((*_ON_EVERY_CARD, *slot.marks), ("guild", "effect", "source"))
    fields["suit"].must_be(slot.suit)
    fields["rank"].must_be(slot.rank)
    for mark, value in slot.marks.items():
        fields[mark].must_be(value)
    names = by_language(fields["name"])
    affiliation = fields["affiliation"].name(AFFILIATIONS)
    piety, money = fields["piety"].number(*PIETY), fields["money"].number(*MONEY)
    guild = "guild" in fields and fields["guild"].truth()
    told = _sources_of(fields, sources, builtin)

    def card(steps: tuple[Step, ...]) -> Card:
        return Card(
            id=card_id,
            suit=slot.suit,
            rank=slot.rank,
            affiliation=affiliation,
            piety=piety,
            money=money,
            steps=steps,
            guild=guild,
            reign=slot.reign,
            second_plague="option" in slot.marks,
            names=names,
            sources=told,
        )

    effects = _read_effects(fields["effect"], slot) if "effect" in fields else ((),)
    cards = tuple(card(steps) for steps in effects)
    return cards if len(cards) > 1 else cards * len(EDITIONS)


def _read_effects(entry: Entry, slot: _Slot) -> tuple[tuple[Step, ...], ...]:
    """The effect in each edition, or the one effect of all of them (T10)."""
    if entry.is_mapping():
        fields = entry.fields(EDITIONS)
        effects = tuple(read_steps(fields[edition]) for edition in EDITIONS)
    else:
        effects = (read_steps(entry),)
    if not slot.reign and any(RoyalExecution() in steps for steps in effects):
        entry.note("fault.step.monarchs_only", found="royal_execution")
    return effects


def _card_as_data(prints: tuple[Card, ...]) -> dict[str, object]:
    """The figures of a card in all editions, without those that have their default."""
    card = prints[0]
    values: dict[str, object] = {
        "affiliation": card.affiliation,
        "piety": card.piety,
        "money": card.money,
    }
    if card.guild:
        values["guild"] = True
    effects = [steps_as_data(one.steps) for one in prints]
    if any(effect != effects[0] for effect in effects):
        values["effect"] = dict(zip(EDITIONS, effects, strict=True))
    elif effects[0]:
        values["effect"] = effects[0]
    return values


def _read_sources(entry: Entry, figures: tuple[str, ...]) -> dict[str, str]:
    fields = entry.fields(figures, tuple(map(_NAME_IN.format, languages())))
    return {figure: fields[figure].name(SOURCES) for figure in fields}


def _sources_of(fields: Fields, sources: Mapping[str, str], builtin: str) -> dict[str, str]:
    """Where each figure comes from: from the owner if the owner's file gives it."""
    found = dict(sources)
    if "source" in fields:
        own = fields["source"].fields((), tuple(sources))
        found.update({figure: own[figure].name(SOURCES) for figure in own if figure in sources})
    for figure in sources:
        if _place_of(figure, fields, sources).file not in (builtin, ""):
            found[figure] = OWNER
    return found


def _place_of(figure: str, fields: Fields, sources: Mapping[str, str]) -> Entry:
    """Where a figure stands; names by language, where the sources tell the languages apart."""
    apart = [language for language in languages() if _NAME_IN.format(language) in sources]
    if apart and fields["name"].is_mapping():
        names = fields["name"].mapping()
        for language in apart:
            if figure == _NAME_IN.format(language):
                return names[language]
        if figure == "name":
            return names[FALLBACK]
    return fields[figure]


def read_roles(tree: Node, sheet: FaultList) -> tuple[Role, ...]:
    """The eight roles, Bertram first."""
    top = sheet.entry(tree).fields(("sources", "roles"))
    sources = _read_sources(top["sources"], _ROLE_SOURCES)
    fields = top["roles"].as_list_of_ids().fields(ROLES, what="id")
    builtin = top["sources"].file
    return tuple(
        _read_role(fields[role], role, sources, builtin) for role in ROLES if role in fields
    )


def _read_role(entry: Entry, role_id: str, sources: Mapping[str, str], builtin: str) -> Role:
    fields = entry.fields(("name", *REIGN_NAMES, "end"), ("source",))
    columns = {
        reign: _read_column(fields[name]) for reign, name in zip(REIGNS, REIGN_NAMES, strict=True)
    }
    end = fields["end"].fields(_TALLIES)
    money, catholic, protestant = (end[tally].number(*POINTS) for tally in _TALLIES)
    return Role(
        id=role_id,
        columns=columns,
        pennant_worth=(money, catholic, protestant),
        names=by_language(fields["name"]),
        sources=_sources_of(fields, sources, builtin),
    )


def _read_column(entry: Entry) -> Column:
    """T6.6: one column of a role's card."""
    fields = entry.fields((*SUITS, "guild", "dead"))
    dead = fields["dead"].fields(("catholic", "protestant"))
    return Column(
        suits={suit: _read_worth(fields[suit]) for suit in SUITS},
        guild=_read_worth(fields["guild"]),
        dead_catholic=dead["catholic"].number(*POINTS),
        dead_protestant=dead["protestant"].number(*POINTS),
    )


def _read_worth(entry: Entry) -> Worth:
    values = entry.values(2, 2)
    if len(values) != 2:
        return Worth(0, 0)
    return Worth(values[0].number(*POINTS), values[1].number(*POINTS))


def _role_as_data(role: Role) -> dict[str, object]:
    """The figures of a role."""
    columns = zip(REIGN_NAMES, role.columns.values(), strict=True)
    return {
        **{reign: _column_as_data(column) for reign, column in columns},
        "end": dict(zip(_TALLIES, role.pennant_worth, strict=True)),
    }


def _column_as_data(column: Column) -> dict[str, object]:
    worths = {**column.suits, "guild": column.guild}
    return {
        **{name: [worth.any, worth.most] for name, worth in worths.items()},
        "dead": {"catholic": column.dead_catholic, "protestant": column.dead_protestant},
    }
