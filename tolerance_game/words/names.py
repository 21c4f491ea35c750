"""The names that data and players bring along: cards, roles, persons, and who sits where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.games.tolerance.rules.roles import Role
from tolerance_game.games.tolerance.rules.ruleset import Options

ByLanguage = Mapping[str, str]


@dataclass(frozen=True)
class Names:
    """What everything at one table is called, in every language."""

    cards: tuple[Card, ...] = ()
    """The cards in play: their names, and the suit and rank that tell two of one name apart."""
    roles: tuple[Role, ...] = ()
    persons: Mapping[str, ByLanguage] = field(default_factory=dict)
    """The persons of Schisma: id, then the name by language."""
    seats: tuple[str, ...] = ()
    """The name of the player at each seat."""
    edition: str = ""
    """The print that is played, whose words are used; empty away from a table."""

    def of_cards(self, language: str) -> dict[str, str]:
        """The name of each card."""
        return {card.id: _said(card.names, language, card.id) for card in self.cards}

    def of_roles(self, language: str) -> dict[str, str]:
        """The name of each role."""
        return {role.id: _said(role.names, language, role.id) for role in self.roles}

    def of_persons(self, language: str) -> dict[str, str]:
        """The name of each person of Schisma."""
        return {person: _said(names, language, person) for person, names in self.persons.items()}

    def telling_apart(self, language: str) -> dict[str, str]:
        """For cards of one name: what tells each apart, its rank or else its rank with a letter."""
        names = self.of_cards(language)
        shared = Counter(names.values())
        twins = Counter((names[card.id], card.rank) for card in self.cards)
        seen: Counter[tuple[str, int]] = Counter()
        found: dict[str, str] = {}
        for card in self.cards:
            name = names[card.id]
            if shared[name] < 2:
                continue
            found[card.id] = str(card.rank)
            if twins[name, card.rank] > 1:
                found[card.id] += "abcdefgh"[min(seen[name, card.rank], 7)]
                seen[name, card.rank] += 1
        return found


def names_of_tolerance(options: Options, seats: Iterable[str] = ()) -> Names:
    """The names at a table of Tolerance; of two Plaguebearers only those in play."""
    in_play = {*options.ordinary, *options.monarchs.values()}
    return Names(
        cards=tuple(card for card in options.cards.values() if card.id in in_play),
        roles=options.material.roles,
        seats=tuple(seats),
        edition=options.edition,
    )


def _said(names: ByLanguage, language: str, fallback: str) -> str:
    """The name in this language, else in any, else the id: an owner may give only one."""
    return names.get(language) or next(iter(names.values()), fallback)
