"""The log of Tolerance: each event in one line, and the sum behind it term by term.

A line names the card that did it, says what changed from what to what, and writes sums out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from tolerance_game.core.events import Event
from tolerance_game.words.placeholders import figure
from tolerance_game.words.words import Words

from .rules import events as tolerance
from .rules.cards import CATHOLIC, PROTESTANT
from .rules.events import ScoreLine, SectionScored, TallyChanged
from .rules.tallies import HIGHEST

Line = Callable[[Words, Any], str]

_PREFIX: Final = "tolerance.event."


def sum_of(amounts: Iterable[int]) -> str:
    """A sum written out: `−1 + 0 + 3 = 2`; a single amount stands alone."""
    terms = list(amounts)
    written = figure(terms[0]) if terms else figure(0)
    for amount in terms[1:]:
        written += f" − {-amount}" if amount < 0 else f" + {amount}"
    return f"{written} = {figure(sum(terms))}" if len(terms) > 1 else written


def _say(words: Words, text: str, **values: Any) -> str:
    return words.say(_PREFIX + text, **values)


def _fields(text: str, *names: str, **renamed: str) -> Line:
    """A line whose placeholders are fields of the event, some under another name."""
    sources = {**{name: name for name in names}, **renamed}

    def say(words: Words, event: Any) -> str:
        return _say(words, text, **{name: getattr(event, at) for name, at in sources.items()})

    return say


def _by(text: str, field: str, *names: str, **renamed: str) -> Line:
    """The same, with one text for each value of a field: `chooser_named.drawn`."""

    def say(words: Words, event: Any) -> str:
        return _fields(f"{text}.{getattr(event, field)}", *names, **renamed)(words, event)

    return say


def _starter_chosen(words: Words, event: tolerance.StarterChosen) -> str:
    if event.seat == event.chooser:
        return _say(words, "starter_chosen.self", seat=event.seat)
    return _say(words, "starter_chosen.other", seat=event.seat, chooser=event.chooser)


def _card_played(words: Words, event: tolerance.CardPlayed) -> str:
    values: dict[str, Any] = {"seat": event.seat, "whole_card": event.card}
    text = "led" if event.leads else "played"
    if event.declared:
        text += "_declared"
        values["suit"] = event.declared
    return _say(words, f"card_played.{text}", **values)


def _card_laid(words: Words, event: tolerance.CardLaid) -> str:
    text = "card_laid.living" if event.alive else "card_laid.dead"
    return _say(words, text, card=event.card, seat=event.seat, religion=event.religion)


def _loans_repaid(words: Words, event: tolerance.LoansRepaid) -> str:
    return _say(
        words,
        "loans_repaid",
        seat=event.seat,
        count_loans=event.before - event.after,
        before=event.before,
        after=event.after,
    )


_WITHOUT_CAUSE: Final = {
    "T6.3": "taxes",
    "T6.4": "piety",
    "T7.1": "loan",
    "T7.2": "no_loan",
    "T6.5": "repaid",
}
"""What a booking is called that no card brought about."""


def _tally_changed(words: Words, event: TallyChanged) -> str:
    values: dict[str, Any] = {
        "seat": event.seat,
        "tally": event.tally,
        "before": event.before,
        "after": event.after,
    }
    if event.terms and event.cause:
        text = "taxed" if event.tally == "money" else "gave"
        values["cause"] = event.cause
        values["sum"] = sum_of(term.amount for term in event.terms)
    elif event.cause:
        text = "card"
        values["cause"] = event.cause
        values["change"] = event.amount
    else:
        text = _WITHOUT_CAUSE.get(event.paragraph, "other")
    if text in ("taxes", "piety"):
        # T6.3-4: one for each living card.
        values["number"] = event.amount
    if text == "piety":
        values["religion"] = CATHOLIC if event.tally == CATHOLIC else PROTESTANT
    line = _say(words, f"tally_changed.{text}", **values)
    if event.before + event.amount > event.after == HIGHEST:
        return _say(words, "tally_changed.capped", name=line)
    if event.before + event.amount < event.after:
        return _say(words, "tally_changed.floored", name=line)
    return line


def _section_scored(words: Words, event: SectionScored) -> str:
    values: dict[str, Any] = {
        "seat": event.seat,
        "section": event.section,
        "before": event.before,
    }
    points = [line.points for line in event.lines if line.points]
    if not points:
        return _say(words, "section_scored.none", **values)
    floored = event.before + event.amount < event.after
    return _say(
        words,
        "section_scored.floored" if floored else "section_scored.some",
        sum=sum_of(points),
        after=event.after,
        **values,
    )


def _score_line(words: Words, line: ScoreLine) -> str:
    values: dict[str, Any] = {"owned": line.owned, "points": line.points}
    if line.what in ("any", "most"):
        values["of"] = line.of
    else:
        values["worth"] = line.worth
    if line.what == "most":
        values["best_other"] = line.best_other
    return _say(words, f"score.{line.what}", **values)


def details(words: Words, event: Event) -> tuple[str, ...]:
    """What stands behind a sum, one line for each of its terms; nothing for other events."""
    if isinstance(event, TallyChanged):
        return tuple(
            _say(words, "term", card=term.card, number=term.amount) for term in event.terms
        )
    if isinstance(event, SectionScored):
        return tuple(_score_line(words, line) for line in event.lines)
    return ()


LINES: Final[Mapping[type[Event], Line]] = {
    tolerance.RoleTaken: _fields("role_taken", "seat", "role"),
    tolerance.ReignBegan: _fields("reign_began", "monarch", "left_out", number="reign"),
    tolerance.HandDealt: _fields("hand_dealt", "seat", "cards"),
    tolerance.ChooserNamed: _by("chooser_named", "why", "seat"),
    tolerance.StarterChosen: _starter_chosen,
    tolerance.CardPlayed: _card_played,
    tolerance.TrickWon: _fields("trick_won", "seat", "number", "suit", "card", cards="order"),
    tolerance.CardSilenced: _fields("card_silenced", "card", "cause"),
    tolerance.EffectLapsed: _by("effect_lapsed", "why", "card", "verb"),
    tolerance.TargetChosen: _fields("target_chosen", "seat", "cause", "verb", "card"),
    tolerance.TallyChanged: _tally_changed,
    tolerance.PennantEarned: _fields(
        "pennant_earned", "seat", "tally", "threshold", "before", "after"
    ),
    tolerance.CardKilled: _fields("card_killed", "cause", "card", "religion"),
    tolerance.CardConverted: _fields(
        "card_converted", "cause", "card", religion="before", new_religion="after"
    ),
    tolerance.CardLaid: _card_laid,
    tolerance.LoanTaken: _fields("loan_taken", "seat", "before", "after"),
    tolerance.LoansRepaid: _loans_repaid,
    tolerance.ReignEnded: _fields("reign_ended", "reign"),
    tolerance.CardExecuted: _fields("card_executed", "cause", "card", "seat", "religion", "by"),
    tolerance.ExecutionLapsed: _by("execution_lapsed", "why", "monarch"),
    tolerance.SectionScored: _section_scored,
    tolerance.PointsTotalled: _fields("points_totalled", "seat", "before", "after"),
    tolerance.BoardsCleared: _fields("boards_cleared", "reign"),
    tolerance.RoleRevealed: _fields("role_revealed", "seat", "role"),
    tolerance.GameEnded: _fields("game_ended", "ending", seats="winners"),
}
