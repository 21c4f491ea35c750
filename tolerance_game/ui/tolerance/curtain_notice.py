"""What the curtain says when the screen goes from one person to the next: public matters only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from tolerance_game.core import Event, Seat
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.state import PLAY, TALLIES
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.match import Match
from tolerance_game.ui.kit import Box, Canvas
from tolerance_game.ui.pages.faces import PORTRAIT, SMALL, face_plate
from tolerance_game.ui.table.handover_notice import FIGURES, HandoverNotice, Happening
from tolerance_game.words import Words
from tolerance_game.words.words import figure, signed

from . import signs
from .role_face import face_of

MOST: Final = 5
ORDER: Final = ("first", "second", "third", "fourth")
APART: Final = 112.0


def notice_for(
    match: Match,
    seat: Seat,
    names: Sequence[str],
    words: Words,
    since: int,
    faces: Sequence[str] = (),
) -> HandoverNotice:
    """The notice for one seat, from what everyone may see, of the moves after the first `since`."""
    view: View = match.public_view()
    one = view.seats[seat]
    events = match.public_events(min(since, match.number))
    happened = tuple(_happened(events, view, seat, names, words, faces))
    face = face_plate(face_of(faces, seat), PORTRAIT)
    return HandoverNotice(
        name=names[seat],
        portrait=face or portrait(one.role, "notice"),
        seal=portrait(one.role, "tiny") if face else "",
        is_face=bool(face),
        points=one.points,
        situation=_situation(words, view, seat),
        draw_figures=partial(
            draw_tallies, tuple(zip(TALLIES, one.tallies, one.pennants, strict=True))
        ),
        happened=happened[-MOST:],
        cards=one.cards_in_hand,
    )


def portrait(role: str, size: str) -> str:
    """The plate of a role; empty where the role is unknown."""
    return f"role-{role}-{size}" if role else ""


def _situation(words: Words, view: View, seat: Seat) -> str:
    if view.phase == PLAY:
        return place_in_trick(words, len(view.tricks) + 1, len(view.trick.plays), len(view.seats))
    # The decision may belong to another seat, although the screen is for this one.
    return words.say(f"table.task.{view.phase}") if view.to_act == seat else ""


def place_in_trick(words: Words, trick: int, place: int, players: int) -> str:
    """Which trick it is, and how many have played before."""
    order = "last" if place >= players - 1 else ORDER[min(place, len(ORDER) - 1)]
    which = words.say(f"scene.handover.order.{order}")
    return words.say("scene.handover.trick", number=trick, which=which)


def draw_tallies(tallies: Sequence[tuple[str, int, int]], canvas: Canvas) -> None:
    """Draws each with its amount and its pennants, beside each other: `("money", 8, 0)`."""
    for place, (tally, amount, earned) in enumerate(tallies):
        x, y = FIGURES.x + place * APART, FIGURES.y
        signs.tally_sign(canvas, tally, x, y + 8, 32, "ink")
        with canvas.region(Box(x + 34, y, 74, 50)):
            canvas.text(figure(amount), x + 41, y + 23, "figure", 34, "ink", middle=True, fit=64)
        signs.pennants(canvas, x, y + 46, earned, 15.5, on_paper=True)


def _happened(
    events: Sequence[Event], view: View, me: Seat, names: Sequence[str], words: Words,
    faces: Sequence[str],
) -> Iterator[Happening]:  # fmt: skip
    cards = view.options.cards
    booked = _booked(events, me)

    def by(seat: Seat, line: str) -> Happening:
        role = portrait(view.seats[seat].role, "tiny")
        return Happening(names[seat], line, face_plate(face_of(faces, seat), SMALL) or role)

    for event in events:
        match event:
            case told.CardPlayed():
                card, name = cards[event.card], words.named("card", event.card)
                text = "table.since.leads" if event.leads else "table.since.plays"
                line = words.say(text, sign=card.suit, rank=card.rank, name=name)
                if event.declared:
                    suit = event.declared
                    line += words.say("table.since.declared", sign=suit, suit=suit)
                yield by(event.seat, line)
            case told.TrickWon():
                line = words.say("table.since.won", number=event.number, card=event.card)
                yield by(event.seat, line)
            case told.TargetChosen():
                yield by(event.seat, words.say("table.since.target", card=event.card))
            case told.ReignEnded():
                yield Happening("", words.say("table.since.ended", reign=event.reign))
            case told.CardExecuted():
                line = words.say("table.since.executed", card=event.card, seat=event.seat)
                yield by(event.by, line)
            case told.TallyChanged() if booked and event is booked[-1]:
                brought = " ".join(f"<{one.tally}>{signed(one.amount)}" for one in booked)
                yield by(me, words.say("table.since.booked", which=brought))
            case told.LoansRepaid():
                count = event.before - event.after
                yield by(event.seat, words.say("table.since.repaid", count_loans=count))
            case told.PointsTotalled(seat=seat) if seat == me:
                yield by(
                    me, words.say("table.since.points", before=event.before, after=event.after)
                )
            case told.ReignBegan():
                yield Happening("", words.say("table.since.reign", reign=event.reign))


def _booked(events: Sequence[Event], seat: Seat) -> list[told.TallyChanged]:
    """The taxes and the piety (T6.3-4) of a seat at the last end of a reign among these events."""
    ends = [place for place, event in enumerate(events) if isinstance(event, told.ReignEnded)]
    return [
        event
        for event in events[ends[-1] if ends else len(events) :]
        if isinstance(event, told.TallyChanged)
        and event.seat == seat
        and event.paragraph in ("T6.3", "T6.4")
    ]
