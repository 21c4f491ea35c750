"""Tolerance in words: its events, moves and names, and what its texts speak of.

An event is a line of the log that names the card, the change and the sum; each term of the sum is a
line of details.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, assert_never

from tolerance_game.core import Event
from tolerance_game.words import Names, Words, languages
from tolerance_game.words.event_lines import Line, choice_line, event_line, fields_line
from tolerance_game.words.names import ByLanguage, name_in
from tolerance_game.words.words import Kind, family, figure, named, number, several

from .rules import events as tolerance
from .rules import moves
from .rules.cards import CATHOLIC, PROTESTANT, Card
from .rules.events import ScoreLine, SectionScored, TallyChanged
from .rules.roles import Role
from .rules.ruleset import Options
from .rules.tallies import HIGHEST

_PREFIX: Final = "tolerance.event."
_IN_WORDS: Final = "tolerance.in_words."


def sum_of(amounts: Iterable[int]) -> str:
    """A sum written out: `−1 + 0 + 3 = 2`; a single amount stands alone."""
    terms = list(amounts)
    written = figure(terms[0]) if terms else figure(0)
    for amount in terms[1:]:
        written += f" − {-amount}" if amount < 0 else f" + {amount}"
    return f"{written} = {figure(sum(terms))}" if len(terms) > 1 else written


def _say(words: Words, text: str, **values: Any) -> str:
    return words.say(_PREFIX + text, **values)


_fields: Final = partial(fields_line, "tolerance.event")
_by: Final = partial(choice_line, "tolerance.event")


def _starter_chosen(words: Words, event: tolerance.StarterChosen) -> str:
    if event.chooser < 0:
        return _say(words, "starter_chosen.drawn", seat=event.seat)
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
"""The names of bookings that no card caused."""


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
    """The terms of a sum, a line for each; nothing for other events."""
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


def line(words: Words, event: Event) -> str:
    """The event in one line of the log."""
    return event_line(LINES, words, event)


def move_text(words: Words, move: moves.Move, _view: object = None) -> str:
    """The move in words, for buttons, hints and lists."""

    def say(text: str, **values: Any) -> str:
        return words.say(_IN_WORDS + text, **values)

    match move:
        case moves.DealRoles():
            return say("deal_roles", roles=move.roles)
        case moves.TakeRole():
            return say("take_role", role=move.role)
        case moves.DrawChooser():
            return say("draw_chooser", seat=move.seat)
        case moves.Deal():
            return say("deal", number=len(move.hands[0]) if move.hands else 0)
        case moves.ChooseStarter():
            return say("choose_starter", seat=move.seat)
        case moves.Play():
            if move.declared:
                return say("play_declared", card=move.card, suit=move.declared)
            return say("play", card=move.card)
        case moves.ChooseTarget():
            return say("choose_target", card=move.card)
        case moves.Execute():
            return say("execute", card=move.card)
        case moves.Repay():
            return say("repay", count_loans=move.loans) if move.loans else say("repay_none")
        case _:
            assert_never(move)


def names(options: Options, _data: object = None, seats: Sequence[str] = ()) -> Names:
    """The names at a table; of two Plaguebearers only those in play."""
    in_play = {*options.ordinary, *options.monarchs.values()}
    cards = tuple(card for card in options.cards.values() if card.id in in_play)
    return replace(
        names_of(cards, options.material.roles), edition=options.edition, seats=tuple(seats)
    )


def names_of(cards: Sequence[Card], roles: Iterable[Role] = ()) -> Names:
    """The names of cards and roles, away from a table."""
    apart = {language: _telling_apart(cards, language) for language in languages()}
    said = {
        card.id: {
            language: _with(name_in(language, card.names, card.id), apart[language].get(card.id))
            for language in languages()
        }
        for card in cards
    }
    figures = {
        card.id: {language: found.get(card.id, str(card.rank)) for language, found in apart.items()}
        for card in cards
    }
    families: dict[str, Mapping[str, ByLanguage]] = {
        "card": said,
        "card_alone": {card.id: card.names for card in cards},
        "card_figure": figures,
        "card_rank": {card.id: {"": str(card.rank)} for card in cards},
        "card_suit": {card.id: {"": card.suit} for card in cards},
        "monarch": {str(card.reign): said[card.id] for card in cards if card.reign},
        "role": {role.id: role.names for role in roles},
    }
    return Names("tolerance", families=families)


def _telling_apart(cards: Sequence[Card], language: str) -> dict[str, str]:
    """What distinguishes cards of the same name: the rank, or the rank with a letter."""
    named = {card.id: name_in(language, card.names, card.id) for card in cards}
    shared = Counter(named.values())
    twins = Counter((named[card.id], card.rank) for card in cards)
    seen: Counter[tuple[str, int]] = Counter()
    found: dict[str, str] = {}
    for card in cards:
        name = named[card.id]
        if shared[name] < 2:
            continue
        found[card.id] = str(card.rank)
        if twins[name, card.rank] > 1:
            found[card.id] += "abcdefgh"[min(seen[name, card.rank], 7)]
            seen[name, card.rank] += 1
    return found


def _with(name: str, which: str | None) -> str:
    return f"{name} ({which})" if which else name


def whole_card(words: Words, card: str) -> str:
    """The name of a card with its suit and rank."""
    return words.say(
        "tolerance.whole_card",
        name=words.named("card_alone", card),
        suit=words.named("card_suit", card),
        rank=words.named("card_figure", card),
    )


def _deed(words: Words, value: str) -> str:
    """What a move does, before what it is good for; empty for nothing worth a word."""
    return words.say("player.manner.then", manner=value) if value else ""


def _of(words: Words, value: str) -> str:
    """The subject of a line of the score."""
    suit = f"tolerance.suit.{value}"
    return words.say(suit if words.has(suit) else f"tolerance.{value}")


_CARD: Final = named("card")
_ROLE: Final = named("role")
_SUIT: Final = family("tolerance.suit")

PLACEHOLDERS: Final[Mapping[str, Kind]] = {
    **dict.fromkeys(("rank", "threshold", "left_out", "owned", "worth", "best_other"), number),
    **dict.fromkeys(("card", "cause", "monarch"), _CARD),
    "cards": several(_CARD),
    "whole_card": whole_card,
    "ending": family("tolerance.ending"),
    "reign": named("monarch"),
    "role": _ROLE,
    "roles": several(_ROLE),
    "suit": _SUIT,
    "suits": several(_SUIT, "last"),
    "suits_of": several(family("tolerance.suit_dative"), "last"),
    "either_suit": several(_SUIT, "or"),
    **dict.fromkeys(("religion", "new_religion"), family("tolerance.religion")),
    "believer": family("tolerance.believer"),
    "believers": family("tolerance.believers"),
    "tally": family("tolerance.tally"),
    "verb": family("tolerance.verb"),
    "manner": family("player.manner"),
    "deed": _deed,
    "section": family("tolerance.event.section"),
    "of": _of,
}
"""The placeholders in the texts of the game, and how each is said."""
