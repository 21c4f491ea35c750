"""The drawer of the chronicle: its groups, the last trick, and what of it one wants to see."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Surface

from tolerance_game.games.tolerance.rules.public import PublicCard
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.rich import plain, rich, rich_lines, rich_width
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.pages.player_names import short_name
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.cards.mini import draw_mini

from .chronicle import FILTERS, ChronicleLine, Group
from .layout import DRAWER

if TYPE_CHECKING:
    from tolerance_game.ui.tolerance.scenes.table import TableScene

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


def groups_of(scene: TableScene) -> list[Group]:
    """What is to be shown, the newest group first."""
    groups = list(reversed(scene.course.chronicle.groups))
    if scene.finder.wanted:
        groups = scene.finder.found(groups)
    if scene.filter == "trick":
        return groups[:1]
    if scene.filter == "mine":
        mine = (group.concerning(scene.shown.me) for group in groups)
        return [group for group in mine if group.lines]
    if scene.finder.wanted:
        return groups
    return [groups[0], *(group.shortened() for group in groups[1:])] if groups else []


def placed(scene: TableScene) -> list[PlacedLine]:
    """Every line that is in sight, with its place; measured again only when something changed."""
    context, course = scene.context, scene.course
    seen = (context.stage.scale, context.theme.name, scene.words.language)
    wanted = (scene.filter, scene.finder.wanted, scene.scroll)
    key = (course, course.chronicle.changes, wanted, seen)
    if scene.placed is None or scene.placed[0] != key:
        scene.placed = (key, _placed(scene))
    return scene.placed[1]


def _placed(scene: TableScene) -> list[PlacedLine]:
    canvas = Canvas(Surface((1, 1)), scene.context.stage.scale, scene.context.theme)
    found: list[PlacedLine] = []
    y = float(HEAD)
    number = 0
    bottom = 1080 - FOOT - 12
    for group in groups_of(scene):
        entries: list[ChronicleLine | None] = [None, *group.lines]
        for line in entries:
            if number >= scene.scroll:
                height = 34.0 if line is None else STEP * _rows(canvas, scene, line)
                # A heading does not stand alone at the foot.
                if y + height + (STEP if line is None and group.lines else 0) > bottom:
                    return found
                found.append(PlacedLine(y, height, line, group, number))
                y += height
            number += 1
        if number > scene.scroll:
            y += 10
    return found


ROOM = DRAWER - 44


def _rows(canvas: Canvas, scene: TableScene, line: ChronicleLine) -> int:
    """How many rows a line takes."""
    if line.kind in ("effect", "silenced"):
        name = canvas.width(scene.words.card(line.card), "body", 19.5)
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


def spots_of(scene: TableScene) -> list[Spot]:
    """Lines with a card can be pointed at; the tabs act; the whole drawer catches the wheel."""
    area = scene.layout.chronicle
    found = [Spot("chronicle", area, focusable=False)]
    found += [
        Spot(
            f"log/{one.number}",
            Box(area.x + 18, one.y, area.w - 30, one.height),
            words=" ".join(one.line.full) or plain(one.line.text),
            group="log",
        )
        for one in placed(scene)
        if one.line is not None and (one.line.card or one.line.full)
    ]
    say, finder = scene.words.say, scene.finder
    if finder.open:
        found += finder.field(_field_box(area)).spots()
    says = say("table.log.find_end" if finder.open else "table.log.find")
    glass = Box(area.right - 104, 18, 42, 44)
    found.append(Spot("chronicle/find", glass, finder.toggle, says, "log"))
    close = Box(area.right - 62, 18, 44, 44)
    found.append(
        Spot("chronicle/close", close, scene.toggle_chronicle, say("table.chronicle"), "log")
    )
    for which, box in tab_boxes(scene).items():
        says = scene.words.say(f"table.log.filter.{which}")
        found.append(Spot(f"filter/{which}", box, partial(_set, scene, which), says, "filters"))
    for play, box in last_boxes(scene):
        found.append(
            Spot(f"last/{play.card}", box, words=scene.words.card(play.card), group="last")
        )
    return found


def _field_box(area: Box) -> Box:
    """Where one writes what is looked for: in the place of the heading."""
    return Box(area.x + 22, 18, area.w - 130, 42)


def _set(scene: TableScene, which: str) -> None:
    scene.filter, scene.scroll = which, 0


def tab_boxes(scene: TableScene) -> dict[str, Box]:
    """The three tabs at the foot."""
    x = scene.layout.chronicle.x + 22
    widths = (62.0, 128.0, 122.0)
    boxes = {}
    for which, w in zip(FILTERS, widths, strict=True):
        boxes[which] = Box(x, 1030, w, 40)
        x += w
    return boxes


def last_boxes(scene: TableScene) -> list[tuple[PublicCard, Box]]:
    """The cards of the last trick, as they lay."""
    shown = scene.shown
    plays = shown.last
    if not plays:
        return []
    area = scene.layout.chronicle
    step = (area.w - 48) / max(4, len(plays))
    return [
        (play, Box(area.x + 28 + n * step, 900, 46 if len(plays) > 4 else 52, 72))
        for n, play in enumerate(plays)
    ]


def key_of(scene: TableScene) -> object:
    """All that its picture depends on, beside the game that is shown."""
    looked = scene.gaze.spot
    if looked is not None and not looked.startswith(("log/", "filter/", "chronicle/")):
        looked = None
    last = tuple(play.card for play in scene.shown.last)
    told = (scene.course.chronicle.changes, last, scene.shown.last_winner)
    sought = (scene.filter, scene.finder.key, scene.scroll)
    return (scene.layout.chronicle, told, sought, looked, scene.by_keys)


def ground_of(scene: TableScene) -> Box:
    """The drawer from the upper edge of the window to the lower one."""
    area, window = scene.layout.chronicle, scene.context.stage.scale.window
    top = min(area.y, window.y)
    return Box(area.x, top, area.w, max(area.bottom, window.bottom) - top)


def draw(canvas: Canvas, scene: TableScene) -> None:
    """Draws the drawer."""
    area = scene.layout.chronicle
    words = scene.words
    canvas.covered(area)
    opacity = 0.94 if scene.layout.drawer and canvas.theme.textured else 1
    theme = canvas.theme
    ground = ground_of(scene)
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
        finder = scene.finder
        if finder.open:
            finder.field(_field_box(area)).draw(canvas, scene)
        else:
            canvas.text(words.say("table.chronicle"), x, 14, "heading", 36, "strong", worn=True)
        lit = scene.lit("chronicle/find") or finder.open
        icon = "cross-mark" if finder.open else "magnifying-glass"
        side = 19 if finder.open else 25
        canvas.icon(icon, area.right - 83, 40, side, "gold" if lit else "second")
        lit = scene.lit("chronicle/close")
        canvas.icon("next-button", area.right - 40, 40, 26, "gold" if lit else "second")
        ornaments.line(canvas, x, 66, w, "line_strong", 2)
        ornaments.line(canvas, x, 70, w, "line_strong", 1)
        lines = placed(scene)
        for one in lines:
            _line(canvas, scene, one, x, w)
        if not lines:
            said = words.say("table.log.not_found" if finder.wanted else "table.log.none")
            canvas.text(said, x, HEAD, "italic", 21, "muted", fit=w)
        _last(canvas, scene, x, w)
        _tabs(canvas, scene)


def _line(canvas: Canvas, scene: TableScene, one: PlacedLine, x: float, w: float) -> None:
    line = one.line
    if line is None:
        wide = canvas.text(one.group.title, x, one.y, "figure", 22, "gold", fit=w)
        if one.group.subtitle:
            room = w - wide - 10
            canvas.text(
                one.group.subtitle, x + wide + 10, one.y + 1, "italic", 21, "body", fit=room
            )
        return
    if scene.lit(f"log/{one.number}"):
        ground = Box(x - 8, one.y - 1, w + 16, one.height)
        ornaments.tablet(canvas, ground, "row", radius=4, width=0, opacity=0.8)
    if line.kind in ("effect", "silenced"):
        _effect(canvas, scene, line, x, one.y, w, one.height > STEP)
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
    scene: TableScene,
    line: ChronicleLine,
    x: float,
    y: float,
    w: float,
    two_rows: bool,
) -> None:
    card = scene.view.options.cards[line.card]
    silent = line.kind == "silenced"
    strong, body = ("off", "off") if silent else ("strong", "body")
    canvas.text(str(card.rank), x + 24, y, "figure", 21, strong, "r")
    signs.suit(canvas, card.suit, x + 30, y + 3, 23)
    tail = rich_width(canvas, line.text, 21, "label") + 8 if line.text else 0.0
    room = w - 60 - (0 if two_rows else tail)
    name = scene.words.card(line.card)
    wide = canvas.text(name, x + 60, y, "body", 21, body, fit=room)
    if silent:
        ornaments.line(canvas, x + 58, y + 15, wide + 4, "off", 1.6)
    y += STEP - 2 if two_rows else 0
    if silent:
        left = w - 60 if two_rows else w - 70 - wide
        canvas.text(line.text, x + w, y, "italic", 20, "muted", "r", fit=left)
    elif tail:
        rich(canvas, line.text, x + w, y, 21, "strong", "label", "r", fit=w - 60)


def _last(canvas: Canvas, scene: TableScene, x: float, w: float) -> None:
    words, shown = scene.words, scene.shown
    ornaments.line(canvas, x, 856, w, "line_strong")
    wide = canvas.text(words.say("table.log.last"), x, 864, "figure", 22, "gold")
    if not shown.last:
        return
    said = words.say("table.log.as_it_lay")
    canvas.text(said, x + wide + 12, 865, "italic", 21, "muted", fit=w - wide - 12)
    names = {play.card: scene.names[play.seat] for play in shown.last}
    placed_names = _last_names(canvas, scene, names, x, w)
    for play, box in last_boxes(scene):
        card = scene.view.options.cards[play.card]
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
    canvas: Canvas, scene: TableScene, names: Mapping[str, str], x: float, w: float
) -> dict[str, Named]:
    """The names side by side; too long for that, in two rows by turns, each in its own share."""
    boxes = {play.card: box for play, box in last_boxes(scene)}
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


def _tabs(canvas: Canvas, scene: TableScene) -> None:
    area = scene.layout.chronicle
    ornaments.line(canvas, area.x + 26, 1025, area.w - 44, "line_strong")
    for which, box in tab_boxes(scene).items():
        on = scene.filter == which
        said = scene.words.say(f"table.log.filter.{which}")
        colour = "gold" if on or scene.lit(f"filter/{which}") else "muted"
        face = "label" if on else "body"
        size = canvas.fitting(said, face, 21, box.w - 8)
        wide = canvas.text(said, box.x + 4, box.y + 6, face, size, colour)
        if on:
            ornaments.line(canvas, box.x + 4, box.bottom - 4, wide, "gold", 2)
