"""A game of Tolerance that is being set up: options and rulings that go together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from tolerance_game.games.tolerance import SEATS
from tolerance_game.games.tolerance.players import USUAL
from tolerance_game.games.tolerance.rules.ruleset import ALL_BERTRAM, NOBODY, Rulings
from tolerance_game.session import Choices
from tolerance_game.ui.table.setup_draft import SetupDraft, places_of

USUAL_PLAYERS: Final = 4
DEFAULTS: Final[Mapping[str, Any]] = {
    "edition": "english",
    "roles": ALL_BERTRAM,
    "hidden_roles": False,
    "plague_cards": 1,
    "open_piles": False,
    "devout": NOBODY,
}
"""As `ruleset.Options` has them."""


@dataclass
class ToleranceDraft(SetupDraft):
    """Everything on the page of set-up."""

    values: dict[str, Any] = field(default_factory=lambda: dict(DEFAULTS))

    @classmethod
    def of(cls, last: Choices, usual: Rulings) -> ToleranceDraft:
        """What was chosen the last time."""
        given = dict(last.options)
        rulings: dict[str, str | bool | int] = asdict(usual)
        draft = cls(
            places_of(last, SEATS, USUAL),
            int(given.pop("players", USUAL_PLAYERS)),
            practice=last.practice,
            usual=dict(rulings),
            rulings={**rulings, **given.pop("rulings", {})},
            house_rules=tuple(name for name in rulings if name != "first_chooser"),
        )
        draft.values.update(given)
        draft._agree()
        return draft

    def seat(self, players: int) -> None:
        """Sets how many play."""
        super().seat(players)
        self._agree()

    def put(self, name: str, value: Any) -> None:
        """Another value for an option."""
        self.values[name] = value
        self._agree()

    def rule(self, name: str, value: str | bool | int) -> None:
        """Another value for a ruling."""
        super().rule(name, value)
        self.for_once -= {name}
        self._agree()

    def begin_simply(self) -> None:
        """T2.4: in one of the first games whoever is drawn leads, unless the table has settled
        otherwise: to choose who does is no first decision for a newcomer."""
        if self.rulings["first_chooser"] == "drawn":
            self.rulings["first_chooser"] = "leads"
            self.for_once |= {"first_chooser"}

    @property
    def asked(self) -> bool:
        """T2.4: whether the table says who is the most devout."""
        return self.rulings.get("first_chooser") == "asked"

    def _agree(self) -> None:
        """Options that depend on others follow them."""
        if self.values["roles"] == ALL_BERTRAM:
            self.values["hidden_roles"] = False
        devout = self.values["devout"]
        if not self.asked:
            self.values["devout"] = NOBODY
        elif not 0 <= devout < self.players:
            self.values["devout"] = 0

    def options(self) -> dict[str, object]:
        """As the game takes them; what is as usual is left out."""
        options: dict[str, object] = {
            name: value for name, value in self.values.items() if value != DEFAULTS[name]
        }
        return {"players": self.players, **options, **self.unusual_rulings()}
