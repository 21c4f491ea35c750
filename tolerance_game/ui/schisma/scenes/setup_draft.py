"""A game of Schisma that is being set up: who sits where, who plays, and what was agreed on."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

from tolerance_game.games.schisma import SEATS
from tolerance_game.games.schisma.players import USUAL
from tolerance_game.games.schisma.rules.persons import FACTIONS, PersonCatalogue
from tolerance_game.games.schisma.rules.ruleset import BASE, CHOSEN, RANDOM, Options, Rulings
from tolerance_game.session import Choices
from tolerance_game.ui.table.setup_draft import SetupDraft, places_of


@dataclass
class SchismaDraft(SetupDraft):
    """Everything on the page of set-up."""

    catalogue: PersonCatalogue = field(default_factory=lambda: PersonCatalogue(()))
    persons: str = BASE
    usual_persons: str = BASE
    chosen: dict[str, str] = field(default_factory=dict)
    """S5.2: the person of each faction, with `chosen`."""

    @classmethod
    def of(cls, last: Choices, usual: Options) -> SchismaDraft:
        """What was chosen the last time; `usual` are the options of the data."""
        given = dict(last.options)
        catalogue, rulings = usual.catalogue, asdict(usual.rulings)
        draft = cls(
            places_of(last, SEATS, USUAL),
            SEATS[0],
            practice=last.practice,
            lot=last.lot,
            games=last.games,
            usual=dict(rulings),
            rulings={**rulings, **given.get("rulings", {})},
            house_rules=tuple(rulings),
            catalogue=catalogue,
            persons=given.get("persons", usual.persons),
            usual_persons=usual.persons,
        )
        chosen = given.get("chosen", ())
        draft.chosen = draft.base | {catalogue.faction_of[person]: person for person in chosen}
        return draft

    @property
    def base(self) -> dict[str, str]:
        """The person of the base game for each faction."""
        return {
            person.faction: person.id for person in self.catalogue.persons if not person.expansion
        }

    def of_faction(self, faction: str) -> tuple[str, ...]:
        """The persons that can play for a faction, the one of the base game first."""
        found = [one for one in self.catalogue.persons if one.faction == faction]
        return tuple(one.id for one in sorted(found, key=lambda one: one.expansion))

    def choose(self, person: str) -> None:
        """This person is to play for their faction: from now on persons are chosen."""
        if self.persons != CHOSEN:
            self.chosen = self.base
        self.persons = CHOSEN
        self.chosen[self.catalogue.faction_of[person]] = person

    def plays(self, person: str) -> bool | None:
        """Whether a person plays; None where that is drawn."""
        faction = self.catalogue.faction_of[person]
        if self.persons == RANDOM and len(self.of_faction(faction)) > 1:
            return None
        settled = self.chosen if self.persons == CHOSEN else self.base
        return settled[faction] == person

    @property
    def agreed(self) -> Rulings:
        """The rulings, by which petitions are told."""
        return Rulings(**{name: str(value) for name, value in self.rulings.items()})

    def options(self) -> dict[str, object]:
        """As the game takes them; what is as usual is left out."""
        persons, chosen = self.persons, [self.chosen[faction] for faction in FACTIONS]
        if persons == CHOSEN and self.chosen == self.base:
            persons = BASE
        options: dict[str, object] = {} if persons == self.usual_persons else {"persons": persons}
        if persons == CHOSEN:
            options["chosen"] = chosen
        return {**options, **self.unusual_rulings()}
