"""The ways to win with how far both sides are, and what the opponent could do next turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tolerance_game.games.schisma import petition_texts
from tolerance_game.games.schisma.foresight.dangers import Half, Way, ways
from tolerance_game.games.schisma.foresight.threats import Threat
from tolerance_game.games.schisma.rules.moves import ACTION_OF
from tolerance_game.games.schisma.telling import deciding
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import LINE, Canvas
from tolerance_game.ui.kit.rich import rich, rich_lines
from tolerance_game.ui.kit.scale import SMALLEST_TEXT
from tolerance_game.ui.schisma.cards.faction import faction

from .acting import acting
from .last_turn import draw_last_turn, last_height
from .lines import lines_within
from .model import TableModel

ROW: Final = 54.0
"""The height of one way to win: its name, and what stands of it for both sides."""
SIGN: Final = 24.0


def ways_of(model: TableModel) -> tuple[tuple[Way, ...], tuple[Way, ...]]:
    """The ways of both sides, as the table is shown."""
    public = model.public
    display, joined = public.display, model.congregations
    return model.memo.get(
        "ways",
        (model.stamp, display, joined),
        lambda: ways(replace(model.state, display=display, congregations=joined)),
    )


def ways_height(model: TableModel) -> float:
    """The height of the whole part."""
    return 40 + ROW * len(ways_of(model)[0])


def draw_ways(canvas: Canvas, model: TableModel, x: float, y: float, w: float) -> None:
    """Each way to win, and how far either side is: the own one first."""
    words, found = model.words, ways_of(model)
    named = deciding(model.state)
    canvas.text(words.say("schisma.table.ways.title"), x, y, "figure", 22, "gold", fit=w * 0.52)
    sides = (model.me, 1 - model.me)
    cells = {side: x + w * (0.0 if place == 0 else 0.54) for place, side in enumerate(sides)}
    y += 34
    for place, way in enumerate(found[model.me]):
        title = words.fill(f"schisma.table.ways.{way.ending}", named)
        canvas.text(title, x, y, "label", 20, "strong", fit=w)
        for side in sides:
            _state(canvas, model, side, found[side][place], cells[side], y + 26, w * 0.54 - 8)
        y += ROW


def _state(
    canvas: Canvas, model: TableModel, side: int, way: Way, x: float, y: float, w: float
) -> None:
    """How far a side is: its land, and a pip or a badge for each person that it takes."""
    land = model.words.say(f"schisma.land.{'avignon' if side == 0 else 'rome'}")
    near = way.have == way.need - 1
    wide = canvas.text(land, x, y, "italic", 20, "gold" if near else "body", fit=w * 0.55)
    left = x + wide + 8
    room = x + w - left
    if not way.halves:
        pitch = min(20.0, room / way.need)
        for place in range(way.need):
            _pip(canvas, left + place * pitch, y + 6, done=place < way.have)
        return
    pitch = min(SIGN + 14, room / len(way.halves))
    for place, half in enumerate(way.halves):
        _half(canvas, half, left + place * pitch, y)


def _pip(canvas: Canvas, x: float, y: float, *, done: bool) -> None:
    colour = canvas.theme.gold if done else canvas.theme.line_strong
    body = (
        f'<circle cx="8" cy="8" r="6" fill="{colour if done else "none"}" stroke="{colour}"'
        ' stroke-width="2"/>'
    )
    canvas.shape(body, Box(x, y, 16, 16))


def _half(canvas: Canvas, half: Half, x: float, y: float) -> None:
    """The badge of a faction that is needed; ringed in gold where one lies where it must."""
    if half.stands:
        body = (
            '<circle cx="16" cy="16" r="14.5" fill="none" stroke-width="2.5"'
            f' stroke="{canvas.theme.gold}"/>'
        )
        canvas.shape(body, Box(x - 4, y - 2, 32, 32))
    faction(canvas, half.faction, x + 1, y + 3, SIGN - 2)


def draw_threats(canvas: Canvas, model: TableModel, box: Box) -> None:
    """What the opponent could do next turn, the worst first."""
    say, x, w = model.words.say, box.x, box.w
    y = box.y
    title = say("schisma.table.threats.title", seat=1 - model.me)
    title_lines = lines_within(canvas, title, "figure", 22, w, 1)
    for line in title_lines.lines:
        canvas.text(line, x, y, "figure", title_lines.size, "gold")
        y += title_lines.step
    y += 10
    search = model.threats
    if search is None:
        return
    if not search.done and not search.found:
        canvas.text(say("schisma.table.threats.thinking"), x, y, "italic", 20, "muted", fit=w)
        return
    if not search.found:
        canvas.text(say("schisma.table.threats.none"), x, y, "italic", 20, "muted", fit=w)
        return
    said: set[str] = set()
    for threat in search.found:
        text = threat_text(model, threat)
        if text in said:
            # The same with another target, of which the sentence does not speak.
            continue
        said.add(text)
        lines = rich_lines(canvas, text, w - 22, 20, "body")
        if y + 25 * len(lines) > box.bottom:
            return
        colour = "danger" if threat.ends is not None else "gold"
        body = f'<path d="M5 0l5 8-5 8-5-8z" fill="{canvas.colour(colour)}"/>'
        canvas.shape(body, Box(x, y + 6, 10, 16))
        for line in lines:
            rich(canvas, line, x + 20, y, 20, "body", "body", fit=w - 20, strong_colour="strong")
            y += 25
        y += 6


def threat_text(model: TableModel, threat: Threat) -> str:
    """A threat in one sentence: what is done, and what comes of it."""
    words, say = model.words, model.words.say
    acts: Sequence[str] = [
        say(f"schisma.table.threats.{ACTION_OF.get(type(move), 'choose')}", person=person)
        for move, person in zip(threat.moves, threat.persons, strict=True)
    ]
    done = say("schisma.table.threats.then").join(acts)
    if threat.ends is not None:
        came = say("schisma.table.threats.wins")
    elif threat.joins:
        came = words.joined([words.named("person", one.person) for one in threat.joins])
        came = say("schisma.table.threats.gains", name=came)
    else:
        came = say("schisma.table.threats.away", count_lands=threat.away)
    return say("schisma.table.threats.line", name=done, which=came)


def draw_side(canvas: Canvas, model: TableModel) -> None:
    """The panel at the right, where the chronicle does not stand there."""
    box = model.layout.side
    if box is None:
        return
    ornaments.panel(canvas, box)
    x, w = box.x + 22, box.w - 44
    with canvas.region(box.grown(-6)):
        draw_ways(canvas, model, x, box.y + 16, w)
        y = box.y + 24 + ways_height(model)
        ornaments.line(canvas, x, y, w, "line_strong")
        if model.threats_shown:
            draw_threats(canvas, model, Box(x, y + 12, w, box.bottom - y - 24))
            return
        draw_explained(canvas, model, Box(x, y + 12, w, box.bottom - y - 24))
        high = last_height(model)
        draw_last_turn(canvas, model, Box(x, box.bottom - 10 - high, w, high))


def explained_person(model: TableModel) -> str:
    """The person whose petition is told at the side: being petitioned, or else pointed at."""
    if model.choice.plan is not None and model.is_petition:
        # Its targets are pointed at, but their own petitions do not matter now.
        return model.choice.plan.person
    spot = model.looking.spot or ""
    standing = (
        model.public.display[int(spot.removeprefix("person/"))]
        if spot.startswith("person/")
        else None
    )
    if standing is None and model.choice.menu is not None:
        standing = model.public.display[model.choice.menu]
    if standing is not None:
        return standing.person
    acts = acting(model)
    acted = model.public.display[acts.column] if acts is not None else None
    return acted.person if acted is not None else ""


def explained_step(model: TableModel) -> int:
    """The step that is asked or shown of the petition that is told; 0 for none."""
    acts = acting(model)
    if acts is None:
        return 0
    standing = model.public.display[acts.column]
    is_told = standing is not None and standing.person == explained_person(model)
    return acts.step if is_told else 0


def draw_explained(canvas: Canvas, model: TableModel, box: Box) -> None:
    """The petition of a person in whole sentences, step by step, as far as there is room."""
    words, person = model.words, explained_person(model)
    if not person:
        said = words.say("schisma.table.point_at")
        canvas.paragraph(said, box.x, box.y, box.w, "italic", 20, "muted")
        return
    card = model.person(person)
    faction(canvas, card.faction, box.x, box.y, 34)
    name = words.named("person", person)
    canvas.text(name, box.x + 44, box.y + 1, "label", 26, "strong", fit=box.w - 44)
    y = box.y + 44
    rulings, now = model.view.options.rulings, explained_step(model)
    for number, step in enumerate(card.petition, 1):
        said = petition_texts.step_text(words, step, person, rulings)
        said = f"{said[:1].upper()}{said[1:]}."
        face, colour = ("label", "strong") if number == now else ("body", "body")
        if y + _high(canvas, said, face, 21, box.w - 26) > box.bottom:
            return
        canvas.text(f"{number}.", box.x, y, "figure", 21, "gold")
        y = canvas.paragraph(said, box.x + 26, y, box.w - 26, face, 21, colour) + 8
    said = words.say("schisma.table.noble_note", **deciding(model.state))
    if card.victories and y + 4 + _high(canvas, said, "italic", 20, box.w) <= box.bottom:
        canvas.paragraph(said, box.x, y + 4, box.w, "italic", 20, "second")


def _high(canvas: Canvas, text: str, face: str, size: float, room: float) -> float:
    """How high a paragraph is."""
    step = max(size, SMALLEST_TEXT / canvas.scale.s) * LINE
    return step * len(canvas.wrap(text, face, size, room))
