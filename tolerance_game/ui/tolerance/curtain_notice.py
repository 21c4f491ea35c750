"""What the curtain says when the screen goes from one person to the next: public matters only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tolerance_game.core.events import Event, Seat
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.state import PLAY, TALLIES
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.match.match import Match
from tolerance_game.ui.table.handover_notice import HandoverNotice, Happening
from tolerance_game.words import Words

MOST = 5


def notice_for(
    match: Match, seat: Seat, names: Sequence[str], words: Words, since: int
) -> HandoverNotice:
    """The notice for one seat, from what everyone may see; it was there for `since` moves.

    `match.seen_by` does not tell: whoever sees the covered table has seen the moves on it, too.
    """
    view: View = match.public_view()
    one = view.seats[seat]
    tallies = tuple(
        (tally, one.tallies[place], one.pennants[place]) for place, tally in enumerate(TALLIES)
    )
    plays = view.phase == PLAY
    # What is to be decided may be somebody else's, though the screen is for this one.
    asked = view.to_act == seat and not plays
    task = words.say(f"table.task.{view.phase}") if asked else ""
    happened = tuple(_happened(match.public_events(min(since, match.number)), view, names, words))
    return HandoverNotice(
        name=names[seat],
        role=one.role,
        points=one.points,
        tallies=tallies,
        trick=len(view.tricks) + 1 if plays else 0,
        place=len(view.trick.plays),
        players=len(view.seats),
        task=task,
        happened=happened[-MOST:],
        cards=one.cards_in_hand,
    )


def _happened(
    events: Sequence[Event], view: View, names: Sequence[str], words: Words
) -> Iterator[Happening]:
    cards = view.options.cards
    for event in events:
        match event:
            case told.CardPlayed():
                card = cards[event.card]
                text = "table.since.leads" if event.leads else "table.since.plays"
                line = words.say(text, sign=card.suit, rank=card.rank, name=words.card(card.id))
                if event.declared:
                    suit = event.declared
                    line += words.say("table.since.declared", sign=suit, suit=suit)
                yield _by(event.seat, line, view, names)
            case told.TrickWon():
                line = words.say("table.since.won", number=event.number, card=event.card)
                yield _by(event.seat, line, view, names)
            case told.ReignBegan():
                yield Happening("", words.say("table.since.reign", reign=event.reign))
            case _:
                continue


def _by(seat: Seat, line: str, view: View, names: Sequence[str]) -> Happening:
    return Happening(names[seat], line, view.seats[seat].role)
