"""The congregations as they are drawn: who has joined, and what would win or lose there."""

from __future__ import annotations

from tolerance_game.games.schisma.foresight.dangers import PLACE_LOSES, PLACE_WINS, Danger
from tolerance_game.games.schisma.foresight.deciders import deciders
from tolerance_game.games.schisma.rules.congregation import ENOUGH
from tolerance_game.games.schisma.telling import playing_for
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.dashes import dashed, frame
from tolerance_game.ui.pages.faces import SIZES, WIDE
from tolerance_game.ui.schisma import signs
from tolerance_game.ui.schisma.pope import SIDES, draw_pope
from tolerance_game.ui.table.voices import draw_tag

from .layout import SLOTS
from .lines import lines_within
from .model import TableModel
from .person_shown import draw_shown


def draw_congregation(canvas: Canvas, model: TableModel, seat: int) -> None:
    """The board of a pope: the arms, who plays it, and the places of three persons."""
    box, words, public = model.layout.congregation(seat), model.words, model.public
    acts = public.outcome is None and public.turn > 0 and public.seat == seat
    ornaments.panel(canvas, box, active=acts)
    plate = Box(box.x + 14, box.y + 11, 112, 112)
    draw_pope(canvas, seat, plate, model.seen.plate(seat, WIDE))
    x, room = box.x + 146, 424.0
    persons = public.congregations[seat]
    with canvas.region(Box(x, box.y, room, box.h)):
        title = words.say("schisma.table.congregation", land=4 * seat)
        if said := model.seen.remark(seat, words):
            # In place of the title, which everyone knows.
            left = plate.x + SIZES[WIDE][0] + 4
            draw_tag(canvas, said, left, box.y + 5, x + room - left)
        else:
            canvas.text(title, x, box.y + 6, "name", 34, "strong", fit=room - 20)
        pope = words.say(f"schisma.table.pope.{SIDES[seat]}")
        said = words.say("schisma.table.played_by", name=pope, seat=seat)
        canvas.text(said, x, box.y + 50, "italic", 24, "second", fit=room - 20)
        # Who has just arrived lies there already, above this panel.
        number = len(model.congregations[seat])
        signs.pips(canvas, x, box.y + 87, number, SLOTS)
        count = words.say("schisma.table.of_three", number=number)
        colour = "gold" if number >= ENOUGH - 1 else "strong"
        wide = canvas.text(count, x + 116, box.y + 84, "figure", 27, colour)
        if model.thinking == seat:
            canvas.icon("hourglass", x + 116 + wide + 28, box.y + 102, 26, "gold")
        if model.series is not None:
            won = words.say("schisma.table.games_won", number=model.series.wins_at(seat))
            canvas.text(won, x + room - 20, box.y + 86, "italic", 24, "second", "r")
    for number in range(SLOTS):
        if number >= len(persons):
            _empty(canvas, model.layout.joined(seat, number))
    catalogue = model.view.options.catalogue
    decided = deciders(public.outcome, public.congregations, catalogue)
    for number, person in enumerate(persons):
        place = model.layout.joined(seat, number, len(persons))
        draw_shown(canvas, model, person, place.x, place.y, place.w)
        if (seat, number) in decided:
            ornaments.outline(canvas, place, "gold", width=6)
    for number, said in enumerate(_warnings(model, seat)):
        _warn(canvas, model.layout.joined(seat, SLOTS - 1 - number), said)


def _empty(canvas: Canvas, box: Box) -> None:
    path = dashed(frame(1.5, 1.5, box.w - 3, box.h - 3, 7), (9, 7))
    body = (
        f'<rect x="1.5" y="1.5" width="{box.w - 3:g}" height="{box.h - 3:g}" rx="7" fill="#000"'
        f' fill-opacity=".22"/><path d="{path}" fill="none" stroke="{canvas.theme.line_strong}"'
        ' stroke-width="2"/>'
    )
    canvas.shape(body, box)


def _warnings(model: TableModel, seat: int) -> list[str]:
    """What would win or lose in this congregation, as far as there are empty places for it."""
    found = [
        one
        for one in model.dangers
        if one.congregation == seat and one.kind in (PLACE_WINS, PLACE_LOSES)
    ]
    free = SLOTS - len(model.public.congregations[seat])
    return [_said(model, one) for one in found[:free]]


def _said(model: TableModel, danger: Danger) -> str:
    form = "wins" if danger.kind == PLACE_WINS else "loses"
    if form == "loses" and len(model.public.congregations[danger.congregation]) == ENOUGH - 1:
        # It would be the third person, too: then both would win (S4.3).
        form = "both"
    person = playing_for(model.state, danger.faction)
    return model.words.say(f"schisma.table.place.{form}", person=person)


def _warn(canvas: Canvas, box: Box, said: str) -> None:
    canvas.icon("hazard-sign", box.x + 26, box.cy, 34, "target")
    with canvas.region(box):
        lines, size, step = lines_within(canvas, said, "italic", 20, box.w - 62, 4)
        y = box.cy - step * (len(lines) - 1) / 2
        for line in lines:
            canvas.text(line, box.x + 50, y, "italic", size, "body", middle=True)
            y += step
