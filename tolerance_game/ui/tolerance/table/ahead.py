"""Pictures the table will need soon, made in spare time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pygame import Surface

from tolerance_game.core import Event
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.kit.cache import CACHE
from tolerance_game.ui.tolerance.cards.face import make_ahead
from tolerance_game.ui.tolerance.cards.mini import mini_stamp
from tolerance_game.ui.tolerance.cards.printed import Face

from . import queue
from .flights import SMALL, pile_box
from .hand import turn_of
from .large_card import FORMS, LargeCard
from .layout import HAND_WIDTH, SUNKEN_WIDTH
from .model import TableModel

Wanted = tuple[Face, float, float]
"""A card with its width and how far it is turned."""


def key_of(model: TableModel) -> object:
    """When this changes, other pictures may be needed."""
    beats = model.progress.beats
    viewer = (model.settings.play.sort, model.my_turn, model.looking.inspected, model.chosen)
    return (model.chronicle, model.version, len(beats), *viewer)


def ahead(model: TableModel, large: LargeCard, canvas: Canvas) -> Iterator[None]:
    """Makes one picture at each step, the most urgent first."""
    if large.finds_room(canvas):
        # Finding a place takes as long as a picture.
        yield
    for face, w, rotation in _faces(model, large, canvas):
        if make_ahead(canvas, face, w, rotation):
            yield
    # A canvas without pixels: only the cached parts are wanted.
    rehearsal = Canvas(Surface((1, 1)), canvas.scale, canvas.theme)
    for box, active, opacity in _boards(model):
        before = CACHE.used
        ornaments.panel(rehearsal, box, active=active, opacity=opacity)
        if CACHE.used != before:
            yield
    for event in _coming(model):
        if isinstance(event, told.CardLaid):
            card, w = model.view.options.cards[event.card], pile_box(model, event).w
            stamp = mini_stamp(canvas, card, w, dead=not event.alive)
            if stamp.make(canvas.theme):
                yield


def _coming(model: TableModel) -> list[Event]:
    """The events still to be shown."""
    beats = model.progress.beats
    return [event for beat in beats for event in beat.events]


def _boards(model: TableModel) -> Iterator[tuple[Box, bool, float]]:
    """The largest grounds that come and go: the queue, the preview, and the gold round a board."""
    layout = model.layout
    if any(isinstance(event, told.TrickWon) for event in _coming(model)):
        yield replace(layout, queue=True).side, False, queue.OPACITY
    if layout.queue and layout.preview:
        yield replace(layout, queue=False).side, False, ornaments.OPACITY
    yield layout.board, not model.my_turn, ornaments.OPACITY
    for box in model.others.values():
        yield box, True, ornaments.OPACITY


def _faces(model: TableModel, large: LargeCard, canvas: Canvas) -> Iterator[Wanted]:
    yield from _inspected(model, large, canvas)
    yield from _on_their_way(model)
    yield from _in_the_queue(model)
    yield from _in_the_fan(model)


def _face(model: TableModel, card: str) -> Face:
    # The next reign's hands show the religion that prevails then.
    reigns = [event.reign for event in _coming(model) if isinstance(event, told.ReignBegan)]
    return replace(model.face(card), reign=reigns[-1] if reigns else model.public.reign)


def _inspected(model: TableModel, large: LargeCard, canvas: Canvas) -> Iterator[Wanted]:
    """The large card that appears once the pointer has rested."""
    card = model.looking.inspected
    room = large.room(canvas) if card is not None else None
    if card is not None and room is not None and FORMS[room.name].face:
        yield _face(model, card), FORMS[room.name].face, 0.0


def _on_their_way(model: TableModel) -> Iterator[Wanted]:
    for event in _coming(model):
        if isinstance(event, told.CardPlayed):
            face = _face(model, event.card)
            if event.seat != model.shown.me:
                yield face, SMALL, 0.0
            yield face, model.layout.card_width, 0.0


def _in_the_queue(model: TableModel) -> Iterator[Wanted]:
    """While effects are carried out, cards have other widths; some are dead or converted then."""
    coming = _coming(model)
    won = model.shown.trick.winner >= 0
    if not won and not any(isinstance(event, told.TrickWon) for event in coming):
        return
    w = replace(model.layout, queue=True).card_width
    trick = {play.card: _face(model, play.card) for play in model.shown.trick.cards}
    for event in coming:
        match event:
            case told.CardPlayed():
                trick[event.card] = _face(model, event.card)
            case told.CardKilled() if event.card in trick:
                trick[event.card] = face = replace(trick[event.card], dead=True)
                yield face, w, 0.0
            case told.CardConverted() if event.card in trick:
                trick[event.card] = face = replace(trick[event.card], converted=event.after)
                yield face, w, 0.0
            case told.TrickWon():
                for face in trick.values():
                    yield face, w, 0.0
                for card in model.shown.hand:
                    yield replace(_face(model, card), dim=True), SUNKEN_WIDTH, 0.0


def _in_the_fan(model: TableModel) -> Iterator[Wanted]:
    """The hand as it will be drawn: newly dealt, as it is, and without the chosen card."""
    me = model.shown.me
    dealt = [one for one in _coming(model) if isinstance(one, told.HandDealt) and one.seat == me]
    hands = [model.hand, *(model.sorted(one.cards) for one in dealt)]
    chosen = model.chosen
    if model.my_turn and chosen:
        yield _face(model, chosen), model.layout.card_width, 0.0
        hands.append([card for card in model.hand if card != chosen])
        # It is drawn upright, as will be the neighbour that comes under the pointer.
        at = model.hand.index(chosen)
        for card in model.hand[max(0, at - 1) : at + 2]:
            yield _face(model, card), HAND_WIDTH, 0.0
    for hand in hands:
        for number, card in enumerate(hand):
            yield _face(model, card), HAND_WIDTH, turn_of(number, len(hand))
