"""States of the set-up of Schisma, and of Continue between two games of a series."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from tolerance_game.match.seats import Opponent, Person
from tolerance_game.match.series import Series
from tolerance_game.session.choices import Choices
from tolerance_game.storage.saves.game_header import options_of
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.schisma.scenes.setup import SetupScene
from tolerance_game.ui.table.game_room import SetupActions

from .desk import Desk
from .states_kit import STILL, Lay, Listed, catalogue, state
from .states_pages import GOING_ON, lay_title
from .states_schisma_kit import EXPANSION, ME, SchismaMoment

STATES: Listed = {}
_state = partial(state, STATES)

USUAL: Final = Choices("schisma", (Person("Anna"), Opponent("fair")))
FULL: Final = Choices(
    "schisma",
    (Person("Wilhelmine Friederike von der Au zu Berg"), Person("")),
    {**EXPANSION, "rulings": {"samaritan": "off", "numbers": "up_to"}},
    practice=True,
    lot=True,
    games=3,
)


def _chosen(choices: Choices, luck: int | None = None) -> Lay:
    def lay(desk: Desk) -> None:
        actions = SetupActions(lambda _choices, _seed: None, lambda: None, luck)
        usual = options_of("schisma", {}, catalogue())[0]
        data = catalogue().of("schisma")
        desk.stage.push(SetupScene(desk.context, choices, actions, usual, data))

    return lay


# As it comes, the pointer on a person of the expansion.
_state("schisma_setup", _chosen(USUAL), point="game/inquisitor/preacher")
# The opponent as a person, and who there is for the other side.
_state("schisma_setup_cast", _chosen(USUAL, 3), point="seat/1/face")
_state("schisma_setup_gallery", _chosen(USUAL, 3), click="seat/0/face", point="cast/cardinal")
# Sides by lot, two people with a long name, persons chosen, a series.
_state("schisma_setup_full", _chosen(FULL), point="game/series/3")
# Persons at random, the focus on one of them.
_state(
    "schisma_setup_random",
    _chosen(replace(USUAL, options={"persons": "random"})),
    *[Intent.NEXT] * 3,
    point="game/peasant/guildmaster",
)
# The house rules, some changed.
_state("schisma_setup_rules", _chosen(FULL), *[Intent.NEXT] * 2, click="new/rules")

BETWEEN: Final = replace(
    GOING_ON,
    game="schisma",
    summary={"turn": 23, "score_0": 2, "score_1": 3},
    seats=(Person("Konradin Maria Hohenlohe"), Person("Wilhelmine Friederike von der Au")),
    is_over=True,
    series=Series(3, 1, (0, 1), (1, 0)),
)
# After the first game of a series the next one follows.
_state(
    "title_series",
    partial(lay_title, entry=BETWEEN, games=("tolerance", "schisma")),
)


def _in_series(desk: Desk) -> None:
    moment = SchismaMoment(lambda match: match.number > 14 and match.to_act == ME, people=2)
    match = moment.session.match
    match.header = replace(match.header, series=Series(3, 3, (1, 1), (1, 0)).as_json())
    moment.table(desk)


# The fourth game of a best of three, after a draw.
_state("schisma_series", _in_series, settings=STILL)
