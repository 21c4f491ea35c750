"""The drawer of the chronicle: its groups, the last trick, and what of it one wants to see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from pygame import Surface

from tolerance_game.games.tolerance.rules.public import PublicCard
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.rich import plain, rich, rich_lines, rich_width
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.pages.player_names import short_name
from tolerance_game.ui.table.chronicle import ChronicleLine, Group
from tolerance_game.ui.table.chronicle_drawer import FILTERS
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.cards.mini import draw_mini

from .layout import DRAWER
from .model import TableModel

HEAD = 78
FOOT = 244
STEP = 29.0
SKULL = "<skull> "
BESIDE = 28.0
"""The dead stand beside their skull, in however many rows."""


class PlacedLine(NamedTuple):
    """A line where it is drawn; a heading when it has no line."""

    y: float
    height: float
    line: ChronicleLine | None
    group: Group
    number: int


def placed(model: TableModel) -> list[PlacedLine]:
    """Every line that is in sight, with its place; measured again only when something changed."""
    drawer, chronicle = model.drawer, model.chronicle
    wanted = (drawer.filter, drawer.finder.wanted, drawer.scroll)
    key = (chronicle, chronicle.changes, wanted, model.scale, model.theme.name)
    return model.memo.get("placed", key, lambda: _placed(model))


def line_at(model: TableModel, number: str) -> ChronicleLine | None:
    """The line in sight of this number."""
    found = (one.line for one in placed(model) if str(one.number) == number)
    return next(found, None)


def _placed(model: TableModel) -> list[PlacedLine]:
    canvas = Canvas(Surface((1, 1)), model.scale, model.theme)
    groups = model.drawer.wanted(model.chronicle.groups, model.shown.me, model.words.card)
    found: list[PlacedLine] = []
    y = float(HEAD)
    number = 0
    bottom = 1080 - FOOT - 12
    for group in groups:
        entries: list[ChronicleLine | None] = [None, *group.lines]
        for line in entries:
            if number >= model.drawer.scroll:
                height = 34.0 if line is None else STEP * _rows(canvas, model, line)
                # A heading does not stand alone at the foot.
                if y + height + (STEP if line is None and group.lines else 0) > bottom:
                    return found
                found.append(PlacedLine(y, height, line, group, number))
                y += height
            number += 1
        if number > model.drawer.scroll:
            y += 10
    return found


ROOM = DRAWER - 44


def _rows(canvas: Canvas, model: TableModel, line: ChronicleLine) -> int:
    """How many rows a line takes."""
    if line.kind in ("effect", "silenced"):
        name = canvas.width(model.words.card(line.card), "body", 19.5)
        tail = rich_width(canvas, line.text, 21, "label") + 8 if line.text else 0.0
        return 2 if name + tail > ROOM - 60 else 1
    if line.kind == "declare":
        return 1
    below = line.kind in ("deaths", "note_below")
    face = "body" if line.kind in ("play", "plays") else "italic"
    # A play may be written a little smaller before its name falls to a second row.
    size = 19.0 if line.kind == "play" else 20.0
    room = ROOM - (60 if below else 0) - (BESIDE if line.text.startswith(SKULL) else 0)
    return len(rich_lines(canvas, line.text.removeprefix(SKULL), room, size, face))


def spots_of(model: TableModel, toggle: Callable[[], None]) -> list[Spot]:
    """Lines with a card can be pointed at; the tabs act; the whole drawer catches the wheel."""
    area = model.layout.chronicle
    found = [Spot("chronicle", area, focusable=False)]
    found += [
        Spot(
            f"log/{one.number}",
            Box(area.x + 18, one.y, area.w - 30, one.height),
            words=" ".join(one.line.full) or plain(one.line.text),
            group="log",
        )
        for one in placed(model)
        if one.line is not None and (one.line.card or one.line.full)
    ]
    say, finder = model.words.say, model.drawer.finder
    if finder.open:
        found += finder.field(_field_box(area), model.words).spots()
    says = say("table.log.find_end" if finder.open else "table.log.find")
    glass = Box(area.right - 104, 18, 42, 44)
    found.append(Spot("chronicle/find", glass, finder.toggle, says, "log"))
    close = Box(area.right - 62, 18, 44, 44)
    found.append(Spot("chronicle/close", close, toggle, say("table.chronicle"), "log"))
    for which, box in tab_boxes(model).items():
        says = model.words.say(f"table.log.filter.{which}")
        found.append(
            Spot(f"filter/{which}", box, partial(model.drawer.show, which), says, "filters")
        )
    for play, box in last_boxes(model):
        found.append(
            Spot(f"last/{play.card}", box, words=model.words.card(play.card), group="last")
        )
    return found


def _field_box(area: Box) -> Box:
    """Where one writes what is looked for: in the place of the heading."""
    return Box(area.x + 22, 18, area.w - 130, 42)


def tab_boxes(model: TableModel) -> dict[str, Box]:
    """The three tabs at the foot."""
    x = model.layout.chronicle.x + 22
    widths = (62.0, 128.0, 122.0)
    boxes = {}
    for which, w in zip(FILTERS, widths, strict=True):
        boxes[which] = Box(x, 1030, w, 40)
        x += w
    return boxes


def last_boxes(model: TableModel) -> list[tuple[PublicCard, Box]]:
    """The cards of the last trick, as they lay."""
    shown = model.shown
    plays = shown.last
    if not plays:
        return []
    area = model.layout.chronicle
    step = (area.w - 48) / max(4, len(plays))
    return [
        (play, Box(area.x + 28 + n * step, 900, 46 if len(plays) > 4 else 52, 72))
        for n, play in enumerate(plays)
    ]


def key_of(model: TableModel) -> object:
    """All that its picture depends on, beside the game that is shown."""
    looked = model.looking.spot
    if looked is not None and not looked.startswith(("log/", "filter/", "chronicle/")):
        looked = None
    last = tuple(play.card for play in model.shown.last)
    told = (model.chronicle.changes, last, model.shown.last_winner)
    sought = (model.drawer.filter, model.drawer.finder.key, model.drawer.scroll)
    return (model.layout.chronicle, told, sought, looked, model.by_keys)


def ground_of(model: TableModel) -> Box:
    """The drawer from the upper edge of the window to the lower one."""
    area, window = model.layout.chronicle, model.scale.window
    top = min(area.y, window.y)
    return Box(area.x, top, area.w, max(area.bottom, window.bottom) - top)


def draw(canvas: Canvas, model: TableModel) -> None:
    """Draws the drawer."""
    area = model.layout.chronicle
    words = model.words
    canvas.covered(area)
    opacity = 0.94 if model.layout.drawer and canvas.theme.textured else 1
    theme = canvas.theme
    ground = ground_of(model)
    w, h = ground.w, ground.h
    # Where the window goes on to the right of it, its other side shows too.
    sides = f"M1.5 0v{h:g}" + (f"M{w - 1.5:g} 0v{h:g}" if canvas.scale.window.right > 1921 else "")
    thin = f"M6.5 0v{h:g}" + (f"M{w - 6.5:g} 0v{h:g}" if canvas.scale.window.right > 1921 else "")
    body = (
        f'<rect x="0" y="0" width="{w:g}" height="{h:g}" fill="{theme.drawer}"'
        f' fill-opacity="{opacity:g}"/><path d="{sides}" stroke="{theme.line_strong}"'
        f' stroke-width="2"/><path d="{thin}" stroke="{theme.line_strong}"'
        ' stroke-opacity=".6" stroke-width="1"/>'
    )
    canvas.shape(body, ground)
    x, w = area.x + 26, area.w - 44
    with canvas.region(area):
        finder = model.drawer.finder
        if finder.open:
            finder.field(_field_box(area), model.words).draw(canvas, model)
        else:
            canvas.text(words.say("table.chronicle"), x, 14, "heading", 36, "strong", worn=True)
        lit = model.lit("chronicle/find") or finder.open
        icon = "cross-mark" if finder.open else "magnifying-glass"
        side = 19 if finder.open else 25
        canvas.icon(icon, area.right - 83, 40, side, "gold" if lit else "second")
        lit = model.lit("chronicle/close")
        canvas.icon("next-button", area.right - 40, 40, 26, "gold" if lit else "second")
        ornaments.line(canvas, x, 66, w, "line_strong", 2)
        ornaments.line(canvas, x, 70, w, "line_strong", 1)
        lines = placed(model)
        for one in lines:
            _line(canvas, model, one, x, w)
        if not lines:
            said = words.say("table.log.not_found" if finder.wanted else "table.log.none")
            canvas.text(said, x, HEAD, "italic", 21, "muted", fit=w)
        _last(canvas, model, x, w)
        _tabs(canvas, model)


def _line(canvas: Canvas, model: TableModel, one: PlacedLine, x: float, w: float) -> None:
    line = one.line
    if line is None:
        wide = canvas.text(one.group.title, x, one.y, "figure", 22, "gold", fit=w)
        if one.group.subtitle:
            room = w - wide - 10
            canvas.text(
                one.group.subtitle, x + wide + 10, one.y + 1, "italic", 21, "body", fit=room
            )
        return
    if model.lit(f"log/{one.number}"):
        ground = Box(x - 8, one.y - 1, w + 16, one.height)
        ornaments.tablet(canvas, ground, "row", radius=4, width=0, opacity=0.8)
    if line.kind in ("effect", "silenced"):
        _effect(canvas, model, line, x, one.y, w, one.height > STEP)
    elif line.kind in ("deaths", "note_below"):
        left = x + 60
        colour = "loss" if line.kind == "deaths" else "muted"
        text, room = line.text, w - 60
        if text.startswith(SKULL):
            canvas.icon("death-skull", left + 11, one.y + 14, 20, colour)
            text, left, room = text.removeprefix(SKULL), left + BESIDE, room - BESIDE
        _wrapped(canvas, text, left, one.y, room, colour, "italic", one.height)
    elif line.kind == "declare":
        rich(canvas, line.text, x + 60, one.y, 21, "muted", "italic", fit=w - 60)
    else:
        colour, face = ("body", "body") if line.kind in ("play", "plays") else ("muted", "italic")
        size = 21.0 if line.kind == "play" else 20.0
        _wrapped(canvas, line.text, x, one.y, w, colour, face, one.height, size)


def _wrapped(
    canvas: Canvas,
    text: str,
    x: float,
    y: float,
    room: float,
    colour: str,
    face: str,
    height: float,
    size: float = 20.0,
) -> None:
    """Lines at the size at which they fill the rows they were given."""
    rows = max(1, round(height / STEP))
    lines = rich_lines(canvas, text, room, size, face)
    while len(lines) > rows and size > 18:
        size -= 0.5
        lines = rich_lines(canvas, text, room, size, face)
    step = min(STEP, height / max(1, len(lines)))
    for one in lines:
        rich(canvas, one, x, y, size, colour, face, fit=room, strong_colour="strong")
        y += step


def _effect(
    canvas: Canvas,
    model: TableModel,
    line: ChronicleLine,
    x: float,
    y: float,
    w: float,
    two_rows: bool,
) -> None:
    card = model.view.options.cards[line.card]
    silent = line.kind == "silenced"
    strong, body = ("off", "off") if silent else ("strong", "body")
    canvas.text(str(card.rank), x + 24, y, "figure", 21, strong, "r")
    signs.suit(canvas, card.suit, x + 30, y + 3, 23)
    tail = rich_width(canvas, line.text, 21, "label") + 8 if line.text else 0.0
    room = w - 60 - (0 if two_rows else tail)
    name = model.words.card(line.card)
    wide = canvas.text(name, x + 60, y, "body", 21, body, fit=room)
    if silent:
        ornaments.line(canvas, x + 58, y + 15, wide + 4, "off", 1.6)
    y += STEP - 2 if two_rows else 0
    if silent:
        left = w - 60 if two_rows else w - 70 - wide
        canvas.text(line.text, x + w, y, "italic", 20, "muted", "r", fit=left)
    elif tail:
        rich(canvas, line.text, x + w, y, 21, "strong", "label", "r", fit=w - 60)


def _last(canvas: Canvas, model: TableModel, x: float, w: float) -> None:
    words, shown = model.words, model.shown
    ornaments.line(canvas, x, 856, w, "line_strong")
    wide = canvas.text(words.say("table.log.last"), x, 864, "figure", 22, "gold")
    if not shown.last:
        return
    said = words.say("table.log.as_it_lay")
    canvas.text(said, x + wide + 12, 865, "italic", 21, "muted", fit=w - wide - 12)
    names = {play.card: model.names[play.seat] for play in shown.last}
    placed_names = _last_names(canvas, model, names, x, w)
    for play, box in last_boxes(model):
        card = model.view.options.cards[play.card]
        draw_mini(canvas, card, box.x, box.y, box.w)
        won = play.seat == shown.last_winner
        face, colour = ("label", "gold") if won else ("italic", "body")
        name, room, cx, y = placed_names[play.card]
        with canvas.region(Box(x - 10, box.bottom, w + 20, 54)):
            canvas.text(name, cx, y, face, 19, colour, "c", fit=room)
        if won:
            mark = (
                f'<path d="M1 1h18v26l-9-7-9 7z" fill="{canvas.theme.gold}"'
                f' stroke="{canvas.theme.edge}" stroke-width="1.5"/>'
            )
            canvas.shape(mark, Box(box.right - 16, box.y - 8, 20, 28))


class Named(NamedTuple):
    """A name under a card of the last trick: its letters, their room, and its place."""

    name: str
    room: float
    cx: float
    y: float


def _last_names(
    canvas: Canvas, model: TableModel, names: Mapping[str, str], x: float, w: float
) -> dict[str, Named]:
    """The names side by side; too long for that, in two rows by turns, each in its own share."""
    boxes = {play.card: box for play, box in last_boxes(model)}
    step = (w - 4) / max(4, len(boxes))
    wide = {card: canvas.width(short_name(names[card], 12), "label", 19) for card in boxes}
    if all(one <= step - 6 for one in wide.values()):
        return {
            card: Named(short_name(names[card], 12), step - 6, box.cx, box.bottom + 2)
            for card, box in boxes.items()
        }
    found: dict[str, Named] = {}
    for row in (0, 1):
        cards = list(boxes)[row::2]
        share = min(2 * step, w / max(1, len(cards)))
        room = share - 8
        for card in cards:
            longest = 12
            while (
                longest > 6 and canvas.width(short_name(names[card], longest), "label", 19) > room
            ):
                longest -= 1
            name = short_name(names[card], longest)
            half = min(room, canvas.width(name, "label", 19)) / 2
            cx = min(max(boxes[card].cx, x + half), x + w - half)
            found[card] = Named(name, room, cx, boxes[card].bottom + 2 + 22 * row)
    return found


def _tabs(canvas: Canvas, model: TableModel) -> None:
    area = model.layout.chronicle
    ornaments.line(canvas, area.x + 26, 1025, area.w - 44, "line_strong")
    for which, box in tab_boxes(model).items():
        on = model.drawer.filter == which
        said = model.words.say(f"table.log.filter.{which}")
        colour = "gold" if on or model.lit(f"filter/{which}") else "muted"
        face = "label" if on else "body"
        size = canvas.fitting(said, face, 21, box.w - 8)
        wide = canvas.text(said, box.x + 4, box.y + 6, face, size, colour)
        if on:
            ornaments.line(canvas, box.x + 4, box.bottom - 4, wide, "gold", 2)
