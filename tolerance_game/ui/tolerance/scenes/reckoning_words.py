"""The words on the score sheet."""

from __future__ import annotations

from typing import Final

from tolerance_game.games.tolerance.rules.cards import SUITS
from tolerance_game.games.tolerance.rules.scoring import GUILD
from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.ui.tolerance.sheet import Figure, FigureTerm, ScoreSheet
from tolerance_game.ui.tolerance.sheet.figure import END, MAJORITIES
from tolerance_game.ui.tolerance.table.boards import epithet
from tolerance_game.words import Teller
from tolerance_game.words.words import figure as plain
from tolerance_game.words.words import signed

NUMBERED: Final = ("first", "second", "third")


def row_name(teller: Teller, row: str) -> str:
    """The name of a row."""
    if row in SUITS:
        return teller.words.say(f"tolerance.suit.{row}")
    if row == GUILD:
        return teller.words.say("tolerance.guild")
    if row in ("suits", "deaths", "bound"):
        return teller.words.say(f"reckoning.result.source.{row}")
    return teller.words.say(f"reckoning.row.{row}")


def short_reign(teller: Teller, reign: int) -> str:
    """The Monarch of a reign by the first name alone."""
    return teller.words.say(f"reckoning.short.{NUMBERED[reign - 1]}")


def numbered_reign(teller: Teller, reign: int) -> str:
    """First, second or third reign."""
    return teller.words.say(f"reckoning.numbered.{NUMBERED[reign - 1]}")


def role_line(teller: Teller, sheet: ScoreSheet, seat: int) -> str:
    """Who a seat is, with what the role is known for."""
    role = sheet.roles[seat]
    return epithet(teller.words, role) if role else teller.words.say("reckoning.secret_role")


def title_of(teller: Teller, figure: Figure) -> str:
    """Whose figure it is, what it counts, and in which reign."""
    name = row_name(teller, figure.row)
    if figure.reign == END:
        return teller.words.say("reckoning.of_game", seat=figure.seat, name=name)
    which = short_reign(teller, figure.reign)
    if figure.row == "reign":
        return teller.words.say("reckoning.of_game", seat=figure.seat, name=which)
    return teller.words.say("reckoning.of_reign", seat=figure.seat, name=name, which=which)


def spoken(teller: Teller, figure: Figure) -> str:
    """The figure for screen readers and tests."""
    name = title_of(teller, figure)
    return teller.words.say("reckoning.spoken", name=name, change=figure.amount)


def amount_of(figure: Figure) -> str:
    """The figure as it is written: changes with their sign, states without."""
    if figure.row in (*TALLIES, "loans", "points", "final", "expected") and not (
        figure.reign == END and figure.row != "final"
    ):
        return plain(figure.amount)
    return signed(figure.amount)


def term_line(
    teller: Teller, sheet: ScoreSheet, figure: Figure, term: FigureTerm
) -> tuple[str, tuple[str, ...]]:
    """A line of a sum, and what is said beside it in smaller letters: shorter and shorter."""
    say = teller.words.say
    what = term.what
    if what.startswith("row_"):
        return row_name(teller, what[4:]), ()
    if what.startswith("reign_"):
        return short_reign(teller, int(what[6:])), ()
    if what.startswith("end_") and figure.row == "expected":
        counted = "pennants"
        if what == "end_loans":
            counted = "unpaid" if term.amount == term.number * term.worth else "unpaid_once"
        beside = say(f"reckoning.term.{counted}", number=term.number, worth=term.worth)
        return (beside if what == "end_loans" else say(f"reckoning.term.{what}")), (beside,)
    if what in ("each", "pennants", "unpaid", "unpaid_once"):
        return say(f"reckoning.term.{what}", number=term.number, worth=term.worth), ()
    if what == "worthless":
        return say("reckoning.term.worthless_role"), (_counted(teller, sheet, term.number),)
    if what == "bound" and figure.row in (*TALLIES, "loans"):
        return say("reckoning.term.bound_tally"), ()
    label = say(f"reckoning.term.{what}")
    if figure.row not in MAJORITIES:
        return label, ()
    return label, _beside(teller, sheet, term)


def _counted(teller: Teller, sheet: ScoreSheet, number: int) -> str:
    every = sheet.options.rulings.majorities_count == "all"
    return teller.words.say("reckoning.counted" if every else "reckoning.living", number=number)


def _beside(teller: Teller, sheet: ScoreSheet, term: FigureTerm) -> tuple[str, ...]:
    say = teller.words.say
    worth = say("reckoning.worth_only", change=term.worth)
    if term.what == "any":
        return (_counted(teller, sheet, term.number),)
    if term.what == "none":
        return (worth,)
    if not term.others:
        return (say("reckoning.nobody_else"),) if term.what == "most" else (worth,)
    best = say("reckoning.best_only", best_other=term.best_other)
    if term.what == "most":
        most = say("reckoning.next_best", seats=term.others, best_other=term.best_other)
        return most, best
    if term.what == "joint_most":
        return say("reckoning.with_seats", seats=term.others), best
    more = say("reckoning.more_seats", seats=term.others, best_other=term.best_other)
    return say("reckoning.worth_of", name=more, change=term.worth), more, best
