"""A card shown large with what it would do, where it covers nothing that is needed now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from tolerance_game.games.tolerance.card_texts import card_text, other_print
from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.ui.kit import Box, Canvas, Spot, ornaments
from tolerance_game.ui.kit.box import CANVAS
from tolerance_game.ui.kit.rich import rich, rich_lines
from tolerance_game.ui.kit.spots import by_id
from tolerance_game.ui.table.gaze import HAND as HAND_SPOTS
from tolerance_game.ui.table.room import Over, Room, Wanted, find_room
from tolerance_game.ui.table.rules_marked import mark_text, marked
from tolerance_game.ui.tolerance.cards.drawings import LARGE, kind_of
from tolerance_game.ui.tolerance.cards.effect_words import short_text
from tolerance_game.ui.tolerance.cards.face import draw_card, height_of
from tolerance_game.ui.tolerance.cards.inspector import law_of
from tolerance_game.ui.tolerance.cards.printed import Face
from tolerance_game.words.cited import Cited, in_lines

from .model import TableModel
from .would import would_do

Spots = Callable[[], Sequence[Spot]]
"""Makes the spots of the table, where they are needed at all."""
GAP: Final = 8.0
PADDING: Final = 16.0
SIZE: Final = 21.0
SIZES: Final = (SIZE, 19.5, 18.0)
"""Sizes of the words, the largest first."""
LARGER: Final = (26.0, 24.5, 23.0)
"""Beside a face the words are as large as its height allows."""
TITLE: Final = 1.3
"""Of the size of the other words."""
MOST: Final = 12
"""The most sentences about a card."""
WHOLE: Final = "whole"
WORDS: Final = "words"


class Form(NamedTuple):
    """The width of the face and of the words; 0 for no face, and words below it or beside it."""

    face: float
    words: float
    below: bool
    cost: float


FORMS: Final[dict[str, Form]] = {
    WHOLE: Form(LARGE.w, LARGE.w, True, 0),
    "beside": Form(214, 356, False, 40_000),
    "wide": Form(214, 620, False, 90_000),
    "narrow": Form(170, 236, False, 0),
    WORDS: Form(0, 330, True, 0),
    "few": Form(0, 250, True, 10_000),
}
TIERS: Final = ((WHOLE, "beside", "wide"), ("narrow",), (WORDS, "few"))
"""The later ones are for scales at which the window shows only a part."""

# How much each is missed while it is covered.
HAND: Final = 3.0
PROMPT: Final = 2.0
OTHERS: Final = 1.0
EDGE: Final = 0.6
TABLE: Final = 0.1
CHRONICLE: Final = 0.05


class LargeCardLine(NamedTuple):
    """A sentence beside the card, and how it is written."""

    text: str
    face: str
    colour: str
    share: float = 1.0
    """Of the size of all words."""


class Found(NamedTuple):
    """The form and the place of a card, and how its words are written."""

    room: Room | None
    size: float = SIZE
    """Of the words, unless there is room for larger ones."""
    most: int = MOST
    """The number of sentences there is room for."""


class LargeCard:
    """What is shown of the card pointed at, and where."""

    def __init__(self, model: TableModel, spots: Spots) -> None:
        self._model = model
        self._spots = spots

    # What is said.

    def lines(self, card: Card, form: str, most: int = MOST) -> list[LargeCardLine]:
        """Name, kind and effect unless the face has them in words, then what it would do now."""
        model = self._model
        words, rulings = model.words, model.view.options.rulings
        said = self._said(card)
        found = [LargeCardLine(text, "body", "strong") for text in said]
        text = card_text(words, card, rulings)
        if form == WHOLE:
            if text != short_text(words, card, rulings):
                found.append(LargeCardLine(text, "italic", "second"))
        else:
            found.insert(0, LargeCardLine(text, "label", "gold"))
        if other := other_print(words, model.view.options, card.id):
            found.append(LargeCardLine(other, "italic", "second"))
        if not most:
            # So little room is left that the name is read where the card lies.
            return found[:1]
        found = [*self._head(card, form), *found[:most]]
        if mark := mark_text(model, self._cited(card, said)):
            found.append(LargeCardLine(mark, "label", "gold"))
        return found

    def _head(self, card: Card, form: str) -> list[LargeCardLine]:
        """The name, and where there is room suit, religion and guild."""
        if form == WHOLE:
            return []
        name = self._model.words.named("card", card.id)
        if form in TIERS[-1]:
            return [LargeCardLine(name, "label", "gold")]
        kind = " · ".join(kind_of(self._face(card.id)))
        head = LargeCardLine(name, "heading", "strong", TITLE)
        return [head, LargeCardLine(kind, "italic", "second")]

    def _said(self, card: Card) -> list[str]:
        """What it would do now."""
        model = self._model
        key = (model.chronicle, model.version, model.view, model.looking.spot, card.id)
        make = partial(would_do, model, model.looking.spot or "", card.id)
        return model.memo.get("would", key, make)

    def _cited(self, card: Card, said: Sequence[str]) -> Cited:
        """All of it as one text, with the paragraphs of both the sentences and the card."""
        told = in_lines(said)
        return Cited(told, *told.paragraphs, *law_of(card), answers=told.answers)

    @property
    def marked(self) -> tuple[str, ...]:
        """The paragraphs that the mark below its words leads to."""
        card = self.card
        return marked(self._model, self._cited(card, self._said(card))) if card is not None else ()

    # Where.

    @property
    def card(self) -> Card | None:
        """The card pointed at."""
        return self._model.view.options.cards.get(self._model.looking.inspected or "")

    def room(self, canvas: Canvas) -> Room | None:
        """The form and the place for what is looked at; None where nothing finds room."""
        return self._found(canvas).room

    def finds_room(self, canvas: Canvas) -> bool:
        """Finds room; whether that was not known yet."""
        known = self.card is None or self._model.memo.holds("large", self._key(canvas))
        self._found(canvas)
        return not known

    def _found(self, canvas: Canvas) -> Found:
        card = self.card
        if card is None:
            return Found(None)
        return self._model.memo.get("large", self._key(canvas), lambda: self._find(canvas, card))

    def _key(self, canvas: Canvas) -> object:
        """Everything its place depends on."""
        card = self.card
        said = tuple(self.lines(card, WORDS)) if card is not None else ()
        about = (card, said, canvas.scale.window, canvas.scale.s, canvas.theme.name)
        return (*about, self.looked_at, tuple(self.kept()), tuple(self._over()))

    def _find(self, canvas: Canvas, card: Card) -> Found:
        """The best form that finds room, with smaller words before a smaller card."""
        looked_at, over, prompt = self.looked_at, self._over(), self._model.layout.prompt
        kept, seen = [looked_at, *self.kept()], _common(canvas.scale.window, CANVAS)
        # While the pointer goes along the hand, the card is shown in one place.
        in_hand = (self._model.looking.spot or "").startswith(HAND_SPOTS)
        near = self._model.layout.hand if in_hand else looked_at
        sizes = [(names, size, MOST) for names in TIERS for size in SIZES]
        # After that, fewer sentences: the most important come first.
        sizes += [(TIERS[-1], SIZES[-1], most) for most in range(MOST - 1, -1, -1)]
        # The prompt is covered only by a long line of the chronicle, or where a window shows too
        # little of the table.
        tried = [(one, [*kept, prompt]) for one in sizes[: len(SIZES)]]
        tried += [(one, kept) for one in sizes]
        made: dict[object, list[Wanted]] = {}
        for one, clear in tried:
            if one not in made:
                made[one] = list(self._wanted(canvas, card, *one))
            room = find_room(made[one], seen, clear, over, near)
            if room is not None:
                return Found(room, *one[1:])
        return Found(None)

    def _wanted(
        self, canvas: Canvas, card: Card, names: Iterable[str], size: float, most: int
    ) -> Iterator[Wanted]:
        for name in names:
            form = FORMS[name]
            text = self._height(canvas, card, name, size, most)
            if form.below:
                face = LARGE.h + GAP if form.face else 0.0
                yield Wanted(name, form.words, face + text, form.cost)
            else:
                w = form.face + GAP + form.words
                yield Wanted(name, w, max(height_of(form.face), text), form.cost)

    def _size(self, canvas: Canvas, card: Card, found: Found, box: Box) -> float:
        """The size of the words: beside a face as large as its height allows."""
        name = found.room.name if found.room is not None else WORDS
        if FORMS[name].below:
            return found.size
        sizes = (size for size in LARGER if self._height(canvas, card, name, size) <= box.h)
        return next(sizes, found.size)

    def _height(
        self, canvas: Canvas, card: Card, name: str, size: float, most: int = MOST
    ) -> float:
        """How high the words are with their ground."""
        rows = _rows(canvas, self.lines(card, name, most), FORMS[name].words, size)
        return sum(after for *_, after in rows) + 2 * PADDING - 8

    def kept(self) -> list[Box]:
        """What is needed to decide: goals, the own board, the trick, what it would bring."""
        model, layout = self._model, self._model.layout
        first, *_, last = model.slots.values()
        low = first.bottom + 38
        if model.targets or layout.queue:
            # What each target means is written below the cards.
            low = layout.prompt.y
        trick = Box(first.x - 12, layout.middle.y, last.right - first.x + 24, low - layout.middle.y)
        found = [layout.board, trick]
        if model.goals is not None:
            found.append(layout.role)
        if layout.queue or (layout.preview and model.preview is not None):
            found.append(layout.side)
        if model.declare_ground is not None:
            found.append(model.declare_ground)
        return found

    @property
    def looked_at(self) -> Box:
        """The box pointed at; it stays in sight."""
        model = self._model
        spot = model.looking.spot or ""
        card = spot.removeprefix(HAND_SPOTS)
        if card in model.hand_boxes and spot.startswith(HAND_SPOTS):
            return model.hand_boxes[card]
        found = by_id(self._spots(), spot)
        return found.box if found is not None else Box(960, 540, 0, 0)

    def _over(self) -> list[Over]:
        model, layout = self._model, self._model.layout
        found = [Over(box, OTHERS) for box in model.others.values()]
        if model.fan is not None:
            found.append(Over(model.fan, HAND))
        found.append(Over(layout.prompt, PROMPT))
        found.append(Over(Box(0, 0, layout.width, layout.opponent(0).y - 20), EDGE))
        if model.drawer.is_open:
            found.append(Over(layout.chronicle, CHRONICLE))
            found.append(Over(Box(0, 0, layout.chronicle.x, 1080), TABLE))
        return found

    # How.

    def draw(self, canvas: Canvas) -> Box | None:
        """Draws it; gives all that it covers."""
        found, card = self._found(canvas), self.card
        room = found.room
        if room is None or card is None:
            return None
        form, box = FORMS[room.name], room.box
        ground = box
        if form.face:
            face = draw_card(canvas, self._face(card.id), box.x, box.y, form.face)
            if form.below:
                y = face.bottom + GAP
                ground = Box(box.x, y, box.w, box.bottom - y)
            else:
                x = face.right + GAP
                ground = Box(x, box.y, box.right - x, box.h)
        lines = self.lines(card, room.name, found.most)
        _write(canvas, ground, lines, self._size(canvas, card, found, box))
        return box

    def _face(self, card: str) -> Face:
        """The card as it is where it is looked at."""
        model, face = self._model, self._model.face(card)
        kind, _, rest = (model.looking.spot or "").partition("/")
        if kind == "pile":
            return replace(face, dead=rest.split("/")[1] == "dead")
        plays = {"trick": model.shown.trick.cards, "last": model.shown.last.cards}.get(kind, ())
        play = next((one for one in plays if one.card == card), None)
        if play is None:
            return face
        return replace(face, dead=bool(play.killer), converted=play.converted)


def _write(canvas: Canvas, box: Box, lines: Sequence[LargeCardLine], size: float) -> None:
    canvas.covered(box)
    ornaments.panel(canvas, box, opacity=1)
    y = box.y + PADDING - 6
    with canvas.region(box.grown(-2)):
        for text, line, high, after in _rows(canvas, lines, box.w, size):
            rich(canvas, text, box.x + PADDING, y, high, line.colour, line.face)
            y += after


def _rows(
    canvas: Canvas, lines: Iterable[LargeCardLine], width: float, size: float
) -> Iterator[tuple[str, LargeCardLine, float, float]]:
    """Every row of the words: its text, its line, its size, and the distance to the next row."""
    room = width - 2 * PADDING
    for line in lines:
        # A name of one long word may be wider than there is room.
        words = max(line.text.split(" "), key=len) if line.share > 1 else ""
        high = canvas.fitting(words, line.face, size * line.share, room)
        step = canvas.pixels(high) / canvas.scale.s * 1.2
        *most, last = rich_lines(canvas, line.text, room, high, line.face)
        yield from ((text, line, high, step) for text in most)
        yield last, line, high, step + 4


def _common(one: Box, other: Box) -> Box:
    """The part that both share."""
    x, y = max(one.x, other.x), max(one.y, other.y)
    w, h = min(one.right, other.right) - x, min(one.bottom, other.bottom) - y
    return Box(x, y, max(0.0, w), max(0.0, h))
