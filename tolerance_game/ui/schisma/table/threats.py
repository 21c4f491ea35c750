"""The list of what the opponent could do next turn, and what of it is pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from pygame import Surface

from tolerance_game.games.schisma.foresight.plan import Join, Plan
from tolerance_game.games.schisma.foresight.threats import Threat, plans_of
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.rich import plain, rich, rich_lines
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.schisma.move_words import act_words, person_words

from .lines import lines_within
from .model import TableModel

PREFIX: Final = "threat/"
"""Of the spots of the list."""
STEP: Final = 25.0
APART: Final = 6.0
INDENT: Final = 20.0
"""How far the sentences stand to the right of their lozenge."""


class PlacedThreat(NamedTuple):
    """A threat in sight."""

    number: int
    """Its place in the list, from 0."""
    threat: Threat
    lines: tuple[str, ...]
    box: Box


def listed(model: TableModel) -> tuple[tuple[Threat, str], ...]:
    """The threats found so far, the worst first, each with its sentence."""
    search = model.threats
    if search is None:
        return ()
    return model.memo.get(
        "threats",
        (search.state, search.found, model.words.language),
        lambda: _listed(model, search.found),
    )


def _listed(model: TableModel, found: tuple[Threat, ...]) -> tuple[tuple[Threat, str], ...]:
    said: dict[str, Threat] = {}
    for threat in found:
        # The same with another target, of which the sentence does not speak, is said once.
        said.setdefault(threat_text(model, threat), threat)
    return tuple((threat, text) for text, threat in said.items())


def threat_text(model: TableModel, threat: Threat) -> str:
    """A threat in one sentence: what is done, and what comes of it for either side."""
    assert model.threats is not None
    words, say, display = model.words, model.words.say, model.threats.state.display
    acts = [
        act_words(words, move, display, person)
        for move, person in zip(threat.moves, threat.persons, strict=True)
    ]
    done = say("schisma.table.threats.then").join(acts)
    if threat.ends is not None:
        came = say("schisma.table.threats.wins")
    elif threat.joins:

        def names(joins: list[Join]) -> str:
            return words.joined([person_words(words, display, one.column) for one in joins], "last")

        theirs = [one for one in threat.joins if one.seat != model.me]
        mine = [one for one in threat.joins if one.seat == model.me]
        came = say("schisma.table.threats.gains", name=names(theirs))
        if mine:
            given = {"seat": model.me, "name": names(mine)}
            came = say("schisma.table.threats.and", name=came,
                       which=say("schisma.table.threats.gives", **given))  # fmt: skip
    else:
        came = say("schisma.table.threats.away", count_lands=threat.away)
    return say("schisma.table.threats.line", name=done, which=came)


def pointed_threat(model: TableModel) -> tuple[Plan, ...]:
    """What each action of the threat that is pointed at would do; nothing for none."""
    spot, search = model.looking.spot or "", model.threats
    if not spot.startswith(PREFIX) or search is None:
        return ()
    number, found = int(spot.removeprefix(PREFIX)), listed(model)
    if number >= len(found):
        return ()
    threat = found[number][0]
    return model.memo.get(
        "pointed threat",
        (search.state, threat),
        lambda: plans_of(search.state, search.seat, threat),
    )


def title(model: TableModel) -> str:
    """Whose turn it is about, and whether that comes after what is previewed."""
    form = "title" if model.plan is None or model.supposed is None else "title_then"
    return model.words.say(f"schisma.table.threats.{form}", seat=1 - model.me)


def placed(model: TableModel, box: Box) -> tuple[PlacedThreat, ...]:
    """The threats for which there is room in a box."""
    key = (listed(model), box, title(model), model.scale, model.theme.name)
    return model.memo.get("placed threats", key, partial(_placed, model, box))


def _placed(model: TableModel, box: Box) -> tuple[PlacedThreat, ...]:
    canvas = Canvas(Surface((1, 1)), model.scale, model.theme)
    found: list[PlacedThreat] = []
    y = box.y + _title_height(canvas, model, box.w)
    for number, (threat, text) in enumerate(listed(model)):
        lines = tuple(rich_lines(canvas, text, box.w - INDENT - 2, 20, "body"))
        h = STEP * len(lines)
        if y + h > box.bottom:
            break
        found.append(PlacedThreat(number, threat, lines, Box(box.x, y, box.w, h)))
        y += h + APART
    return tuple(found)


def _title_height(canvas: Canvas, model: TableModel, room: float) -> float:
    fitted = lines_within(canvas, title(model), "figure", 22, room, 2)
    return len(fitted.lines) * fitted.step + 10


def spots_of_threats(model: TableModel, box: Box) -> Iterator[Spot]:
    """What can be pointed at in the list: it shows on the track."""
    for one in placed(model, box):
        says = plain(listed(model)[one.number][1])
        yield Spot(f"{PREFIX}{one.number}", one.box, words=says, group="threats")


def threats_key(model: TableModel) -> object:
    """What the picture of the list depends on."""
    if not model.threats_shown:
        return None
    search, spot = model.threats, model.looking.spot or ""
    pointed = spot if spot.startswith(PREFIX) else ""
    return (title(model), search and (search.state, search.done, search.found), pointed)


def draw_threats(canvas: Canvas, model: TableModel, box: Box) -> None:
    """The list, from the top of a box."""
    say, x, y, w = model.words.say, box.x, box.y, box.w
    fitted = lines_within(canvas, title(model), "figure", 22, w, 2)
    for line in fitted.lines:
        canvas.text(line, x, y, "figure", fitted.size, "gold")
        y += fitted.step
    y += 10
    search = model.threats
    if search is None or not search.found:
        form = "thinking" if search is None or not search.done else "none"
        canvas.text(say(f"schisma.table.threats.{form}"), x, y, "italic", 20, "muted", fit=w)
        return
    for one in placed(model, box):
        if model.lit(f"{PREFIX}{one.number}"):
            ground = Box(x - 6, one.box.y - 2, w + 12, one.box.h + 4)
            ornaments.tablet(canvas, ground, "row", radius=4, width=0, opacity=0.8)
        colour = "danger" if one.threat.ends is not None else "gold"
        body = f'<path d="M5 0l5 8-5 8-5-8z" fill="{canvas.colour(colour)}"/>'
        canvas.shape(body, Box(x, one.box.y + 6, 10, 16))
        y = one.box.y
        for line in one.lines:
            rich(canvas, line, x + INDENT, y, 20, "body", "body", fit=w - INDENT,
                 strong_colour="strong")  # fmt: skip
            y += STEP
