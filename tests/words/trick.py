"""The cards of the worked example T11.1 and others with telling names, and bookings of them."""

from __future__ import annotations

from tolerance_game.core.events import Event
from tolerance_game.games.tolerance.rules.events import ScoreLine, SectionScored, TallyChanged

GILBERT, BAILIFF, CATHERINE, KNIGHT = "clergy-10", "wild-10", "nobles-9", "nobles-8"
HERMIT, WITCHES, MARY = "clergy-4", "townsfolk-8", "wild-14a"
ANNA, BEN, HANS = 0, 1, 2


def tally(paragraph: str, name: str, before: int, amount: int, after: int, **more: object) -> Event:
    values = {"paragraph": paragraph, "seat": ANNA, "tally": name, **more}
    return TallyChanged(before=before, after=after, amount=amount, **values)  # type: ignore[arg-type]


SCORED = SectionScored(
    paragraph="T6.6a",
    cause="bertram",
    seat=ANNA,
    role="bertram",
    reign=1,
    section="suits",
    lines=(
        ScoreLine("any", "nobles", 2, -1, 1, 1),
        ScoreLine("most", "nobles", 2, 3, 2, 0),
        ScoreLine("any", "peasants", 4, -1, 2, 2),
        ScoreLine("most", "peasants", 4, 4, 6, 6),
        ScoreLine("most", "wild", 1, 0, -2, -2),
    ),
    amount=7,
    before=4,
    after=11,
)
