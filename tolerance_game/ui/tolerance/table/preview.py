"""*If you win this trick*: what would be carried out, in order, before anything is decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tolerance_game.games.tolerance.card_texts import card_text
from tolerance_game.games.tolerance.foresight.preview import Preview, PreviewEntry
from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.kit.rich import rich, rich_width
from tolerance_game.ui.pages.player_names import LONGEST, short_name
from tolerance_game.ui.tolerance.cards.effect_strip import SIGN, draw_strip_left, sign_height
from tolerance_game.ui.tolerance.cards.mini import draw_mini
from tolerance_game.words import Words

from .effects import changes_text, preview_text
from .model import TableModel
from .prompting import prospect_sum

COLOURS: Final = {"gain": "strong", "loss": "loss", "choice": "gold", "nothing": "muted"}
THREE_LINES: Final = 69.5
TWO_LINES: Final = 64.0
"""The least height of an entry: by its lines, or by its card."""
MORE: Final = 7.5
"""How much higher an entry is where there is room."""
FOR_SIGNS: Final = 20.0
"""How much higher it is first of all where its effect is shown in signs."""
HIGHEST: Final = 38.0
"""The greatest height of an effect in signs; larger ones would outweigh the names."""
LARGER: Final = 1.12
"""The factor for three players, whose entries have more room."""
RESULT: Final = 0.7
"""The largest share of a line for what an effect brings, beside its signs."""
NARROWEST: Final = 0.55
"""The smallest share to which signs shrink beside what they bring."""
RESULT_LINE: Final = 22.0
"""The height of what an effect brings, below its signs."""
UP: Final = 4.0
"""So much higher it is written than its line begins: clear of the rule, and of the signs."""
DEBT: Final = 28.0
"""The height of the line about a loan."""
BETWEEN: Final = 12.0
"""The gap between an effect in signs and what it brings."""


class PreviewRow(NamedTuple):
    """What an entry says."""

    entry: PreviewEntry
    card: Card
    effect: str
    """In words, where these fit into a line."""
    signs: bool
    """Whether the effect is said in signs."""
    said: str
    """What it brings."""
    kind: str
    beside: float
    """The room it needs beside the signs; 0 if it is below them."""

    @property
    def least(self) -> float:
        """How high it must be."""
        return THREE_LINES if self.said else TWO_LINES

    @property
    def more(self) -> float:
        """How much higher it should be, so that signs can be large."""
        return FOR_SIGNS if self.signs and self.said and not self.beside else 0.0


def draw_preview(model: TableModel, preview: Preview, title: str, canvas: Canvas) -> None:
    """Draws the panel: one entry for each card, and what it all adds up to."""
    words, box = model.words, model.layout.side
    ornaments.panel(canvas, box)
    with canvas.region(box.grown(-6)):
        canvas.text(title, box.x + 20, box.y + 10, "name", 27, "strong", fit=box.w - 40, worn=True)
        said = words.say("table.preview.order", card=preview.card)
        canvas.text(said, box.x + 20, box.y + 44, "italic", 21, "second", fit=box.w - 40)
        # Where nothing is certain, the sum would only repeat that.
        goals = _goals_text(model, preview)
        footer = 34.0 if goals or any(preview.changes) or None not in preview.changes else 0.0
        large = LARGER if model.view.options.players == 3 else 1.0
        debt = DEBT if preview.debt else 0.0
        room, high = box.w - 40 - 56 * large, box.h - 80 - (footer or 6) - debt
        each = high / len(preview.entries)
        tight, full = each < TWO_LINES, each < THREE_LINES + FOR_SIGNS
        winner = ""
        if preview.seat != model.shown.me:
            # Another seat would win the trick and carry it out.
            winner = short_name(words.seat(preview.seat), 9 if tight else LONGEST)
        rows = [
            _row(canvas, model, entry, room / large, winner, tight=tight, full=full)
            for entry in preview.entries
        ]
        heights = _heights(rows, high, large)
        wide = min(42.0 * large, (min(heights) - 12) / 1.36)
        y = box.y + 80
        for row, high in zip(rows, heights, strict=True):
            ornaments.line(canvas, box.x + 20, y - 3, box.w - 40)
            _entry(canvas, model, Box(box.x + 20, y, box.w - 40, high), row, wide, large)
            y += high
        if debt:
            _debt(canvas, words, preview.debt, Box(box.x + 20, y, box.w - 40, debt))
        if not footer:
            return
        ornaments.line(canvas, box.x + 20, box.bottom - footer - 3, box.w - 40)
        said, y = words.say("table.preview.together"), box.bottom - footer
        text = "  ".join(part for part in (changes_text(preview.changes), goals) if part) or "–"
        if rich_width(canvas, text, 19, "label") + canvas.width(said, "italic", 20) > box.w - 52:
            # The figures stand below a line, which says as much.
            said = ""
        w = canvas.text(said, box.x + 20, y + 1, "italic", 20, "second", fit=120) if said else -12.0
        rich(canvas, text, box.right - 20, y, 21, "strong", "label", "r", fit=box.w - 52 - w)


def _goals_text(model: TableModel, preview: Preview) -> str:
    """What the trick would change of the goals of whoever wins it, if that is the viewer."""
    found = model.prospect if preview.seat == model.shown.me else None
    if found is None or not found.lines:
        return ""
    return model.words.say("table.preview.goals", name=prospect_sum(found))


def _debt(canvas: Canvas, words: Words, debt: str, box: Box) -> None:
    """T7: a loan, without which the figures above would not add up to the sum below."""
    ornaments.line(canvas, box.x, box.y - 3, box.w)
    said, money = words.say(f"table.preview.{debt}"), ""
    if words.has(f"table.preview.{debt}_money"):
        money = words.say(f"table.preview.{debt}_money")
    w = rich(canvas, money, box.right, box.y - 2, 20, "strong", "label", "r") if money else 0.0
    rich(canvas, said, box.x, box.y - 2, 20, "loss", "italic", fit=box.w - w - 12)


def _row(
    canvas: Canvas,
    model: TableModel,
    entry: PreviewEntry,
    room: float,
    winner: str,
    *,
    tight: bool,
    full: bool,
) -> PreviewRow:
    """What an entry says; where it is `tight`, effect and result share a line.

    Where the panel is `full`, signs share it with the result: above it they would be too small.
    """
    words, options = model.words, model.view.options
    card = options.cards[entry.card]
    said, kind = preview_text(entry, words, winner) if card.steps else ("", "nothing")
    if said and rich_width(canvas, said, 18, "italic") > (room / 2 if tight else room - 24):
        said, kind = preview_text(entry, words, winner, options.cards)
    if said and kind == "loss" and (entry.dead_before or entry.may_die):
        said = f"<skull> {said}"
    effect = card_text(words, card, options.rulings)
    if card.steps and not card.trick_steps:
        # T4.1: a Monarch acts at the end of the reign; its axe would say that it acts here.
        effect = words.say("table.acts_later")
    wide = tight and rich_width(canvas, said, 18, "italic") > room / 2
    if wide and kind == "nothing" and not entry.needs_choice:
        said = words.say("table.no_effect")
    if tight and card.trick_steps:
        # Three changes need every unit of the line.
        said = said.replace("  ", " ")
        beside = rich_width(canvas, said, 20, _face(kind)) + BETWEEN if said else 0.0
        return PreviewRow(entry, card, "", True, said, kind, min(beside, room * RESULT))
    size = canvas.fitting(effect, "body", 20, room)
    fits = size >= 18 and canvas.width(effect, "body", 18) <= room
    if full and not fits and rich_width(canvas, said, 18, "italic") > room * RESULT - BETWEEN:
        said, kind = preview_text(entry, words, winner, options.cards)
        if kind == "nothing" and not entry.needs_choice:
            said = words.say("table.no_effect")
    beside = rich_width(canvas, said, 20, _face(kind)) + BETWEEN if said and not fits else 0.0
    if full:
        beside = min(beside, room * RESULT)
    elif beside and sign_height(card, HIGHEST, room - beside) < HIGHEST * SIGN * NARROWEST:
        beside = 0.0
    return PreviewRow(entry, card, effect if fits else "", not fits, said, kind, beside)


def _face(kind: str) -> str:
    return "label" if kind == "gain" else "italic"


def _heights(rows: Sequence[PreviewRow], room: float, large: float) -> list[float]:
    """The height of each entry: equal when there are many, else as needed."""
    spare = room - sum(row.least * large for row in rows)
    if spare < 0:
        return [room / len(rows)] * len(rows)
    wanted = sum(row.more for row in rows)
    share = min(1.0, spare / wanted) if wanted else 0.0
    each = min(MORE * (3 if large > 1 else 1), (spare - wanted * share) / len(rows))
    return [row.least * large + each + row.more * share for row in rows]


def _entry(
    canvas: Canvas, model: TableModel, box: Box, row: PreviewRow, wide: float, large: float
) -> None:
    entry = row.entry
    dead = entry.dead_before or bool(entry.dies)
    draw_mini(canvas, row.card, box.x, box.y + 3, wide, dead=dead)
    x = box.x + wide + 14
    room = box.right - x
    # Where entries are many, the effect shares a line with what it brings.
    full = box.h >= TWO_LINES
    step = min(23.0 * large, (box.h - 8) / (3 if full and row.said else 2))
    name = model.words.named("card", entry.card)
    colour = "off" if entry.dead_before else "strong"
    y = box.y + 1
    canvas.text(name, x, y - 5, "label", step, colour, fit=room)
    if entry.dead_before:
        shown = canvas.fitting(name, "label", step, room)
        w = canvas.width(name, "label", shown)
        ornaments.line(canvas, x - 2, y + step * 0.55, w + 4, "off", 1.6)
    y += step - 1
    if row.signs:
        # Too long for a line: the signs of the card say it as well.
        below = Box(x, y + 2, room, box.bottom - (7 if full else 4) - (y + 2))
        x, y = _signs(canvas, model, row, below, RESULT_LINE * large)
        room = box.right - x
    elif full or not row.said:
        canvas.text(row.effect, x, y - 1, "body", 20 * large, "body", fit=room)
        y += step - 2
    if row.said:
        rich(canvas, row.said, x, y, 20 * large, COLOURS[row.kind], _face(row.kind), fit=room)


def _signs(
    canvas: Canvas, model: TableModel, row: PreviewRow, box: Box, below: float
) -> tuple[float, float]:
    """The effect in signs. Gives the place of what it brings, which may need a line `below`."""
    line = below if row.said and not row.beside else 0.0
    high, middle = min(HIGHEST, box.h - line), box.y + (box.h - line) / 2
    room, rulings, reign = box.w - row.beside, model.view.options.rulings, model.public.reign
    w = draw_strip_left(canvas, row.card, box.x, middle, high, room, rulings=rulings, reign=reign)
    return (box.x + w + BETWEEN, middle - 14) if row.beside else (box.x, box.bottom - line - UP)
