"""Victory points by trick, as the chart of the result shows them.

What a seat has after a trick is what it would have if the game ended with the reign as it is.
"""

from __future__ import annotations

from tolerance_game.games.tolerance.rules.cards import REIGNS
from tolerance_game.games.tolerance.rules.ruleset import HAND
from tolerance_game.ui.table.points_chart import ChartPart, PointsCourse
from tolerance_game.ui.tolerance.sheet.figure import END
from tolerance_game.ui.tolerance.sheet.result import Result
from tolerance_game.words.teller import Teller

from .reckoning_words import short_reign


def course_of(result: Result, teller: Teller) -> PointsCourse:
    """The points from the start to the end of a game."""
    sheet, say = result.sheet, teller.words.say
    tricks = [say("reckoning.result.trick", reign=one.reign, number=one.trick)
              for one in result.curve]  # fmt: skip
    end = tuple(sheet.points(seat, END) for seat in range(sheet.players))
    points = [(0,) * sheet.players, *(one.points for one in result.curve), end]
    return PointsCourse(
        heading=say("reckoning.result.chart"),
        about=say("reckoning.result.chart_about"),
        unknown=say("reckoning.result.no_chart"),
        seats=[teller.words.seat(seat) for seat in range(sheet.players)],
        points=points if result.curve else (),
        moments=[say("reckoning.result.start"), *tricks, say("reckoning.result.end")],
        parts=[
            ChartPart(short_reign(teller, reign), HAND * (reign - 1), HAND * reign)
            for reign in REIGNS
        ],
        plates=[f"role-{role}-tiny" if role else "" for role in sheet.roles],
    )
