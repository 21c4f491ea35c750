"""The panels of the table, from the lowest up: what each depends on, and how it is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.foresight.prospect import Prospect
from tolerance_game.games.tolerance.rules.state import PLAY, TARGET
from tolerance_game.ui.kit import Box, Button, Canvas, badges, ornaments
from tolerance_game.ui.kit.motion import ease_out
from tolerance_game.ui.kit.rich import in_rows
from tolerance_game.ui.kit.scale import SMALLEST_TEXT
from tolerance_game.ui.table.ground import Panel
from tolerance_game.ui.table.prompt import REACH, draw_prompt
from tolerance_game.ui.table.rules_marked import mark_panel
from tolerance_game.ui.tolerance.cards.face import draw_card

from . import boards, queue, trick
from .banner import draw_banner
from .chronicle_panel import panel_of
from .flights import flying
from .hand import lamp_of, turn_of
from .model import TableModel
from .preview import draw_preview
from .prompting import WINS, consequence_text, mark_of_prompt, prompt, prospect_sum
from .role_sheet import GoalsAhead, draw_role_sheet
from .total import ahead_now

RIBBON = 34.0
"""How far a ribbon reaches below its card."""
ROW = 20.0
"""The line height below a target."""
CLEAR = 9.0
"""How far above the place of the one sentence the words below a target end."""
SHADOW = 20
"""How far the shadow of a panel reaches at most."""


def panels_of(model: TableModel, buttons: Sequence[Button]) -> Iterator[Panel]:
    """Everything on the wood now."""
    yield _rosette(model)
    yield _banner(model)
    yield from _opponents(model)
    yield from _own(model)
    yield from _side(model)
    if model.drawer.is_open:
        chronicle = panel_of(model)
        key = chronicle.key(model.looking.spot)
        yield Panel("chronicle", chronicle.ground, key, chronicle.draw)
    yield _trick(model)
    yield _hand(model)
    if model.layout.queue and model.progress.is_led:
        box = queue.note_box(model.layout)
        yield Panel("guide", box.grown(SHADOW), box, partial(queue.draw_note, model=model))
    for button in buttons:
        look = (button.box, button.label, button.icon, button.key, button.on, button.off,
                button.beside)  # fmt: skip
        looking = model.looking
        held = (looking.lit(button.id), looking.pressed == button.id, looking.framed == button.id)
        draw = partial(button.draw, scene=looking)
        yield Panel(button.id, button.box.grown(SHADOW), (look, held), draw)
    yield from _prompt(model)


# Around the table.


def _rosette(model: TableModel) -> Panel:
    layout = model.layout
    middle, y = layout.middle.cx, layout.slot(0).cy
    reach = Box(middle - 302, y - 302, 604, 604)
    return Panel("rosette", reach, (middle, y), partial(trick.draw_rosette, layout=layout))


def _banner(model: TableModel) -> Panel:
    box, shown = model.layout.banner, model.shown
    reach = Box(box.x - 24, -60, box.w + 48, 194)
    key = (box, shown.public.reign, shown.trick.number, shown.is_over)
    draw = partial(draw_banner, box=box, shown=shown, words=model.words)
    return Panel("banner", reach, key, draw)


def _opponents(model: TableModel) -> Iterator[Panel]:
    for seat, box in model.others.items():
        state = (model.acting == seat, model.thinking == seat)
        besides = (_besides(model, seat), model.seen.key(seat))
        key = (box, seat, model.public.seats[seat], state, besides)
        draw = partial(boards.draw_opponent, model=model, box=box, seat=seat)
        yield Panel(f"seat/{seat}", box.grown(SHADOW), key, draw)


def _besides(model: TableModel, seat: Seat) -> object:
    """What else the look of a board depends on."""
    return (model.public.reign, model.public.settled, seat in ahead_now(model.shown))


def _own(model: TableModel) -> Iterator[Panel]:
    layout, shown, goals, me = model.layout, model.shown, model.goals, model.shown.me
    if goals is not None:
        face, mood = model.seen.face(me), model.seen.mood(me)
        ahead = _goals_ahead(model)
        sheet = partial(draw_role_sheet, box=layout.role, goals=goals, words=model.words,
                        face=face, mood=mood, ahead=ahead)  # fmt: skip
        looks = (layout.role, goals, face, mood, ahead)
        yield Panel("role", layout.role.grown(32), looks, sheet)
    box = layout.board
    key = (box, me, shown.public.seats[me], model.my_turn, _besides(model, me))
    yield Panel("board", box.grown(SHADOW), key, partial(boards.draw_own_board, model=model))


def _goals_ahead(model: TableModel) -> GoalsAhead | None:
    """What the trick that is previewed would change of the own goals; None where it would not."""
    found = model.prospect if model.layout.preview and not model.layout.queue else None
    if found is None or not (found.lines or _moves(model, found)):
        return None
    if found.winner == model.shown.me:
        said = model.words.say("table.goals_ahead.mine", name=prospect_sum(found))
    else:
        name = prospect_sum(found)
        said = model.words.say("table.goals_ahead.theirs", seat=found.winner, name=name)
    return GoalsAhead(found, said)


def _moves(model: TableModel, found: Prospect) -> bool:
    """Whether it would change how many of a suit somebody has, although no points."""
    goals = model.goals
    return goals is not None and any(
        found.counts[row.of] != (row.owned, row.best_other) for row in (*goals.suits, goals.guild)
    )


def _side(model: TableModel) -> Iterator[Panel]:
    layout, shown, words = model.layout, model.shown, model.words
    box = layout.side
    if layout.queue:
        beat, view = model.beat, model.view
        slides_in = beat is not None and beat.kind == "trick_won"
        shift = 1 - ease_out(model.progress.share) if slides_in else 0.0
        waits = ""
        if not model.busy and view.phase == TARGET and view.to_act is not None:
            waits = words.say("table.queue.choose", seat=view.to_act)
        rows = tuple((row.card, row.state, len(row.events)) for row in shown.queue)
        slid = (box, rows, shown.trick.winner, waits, shift)
        draw_queue = partial(queue.draw_queue, model, waits, shift)
        yield Panel("queue", box.grown(SHADOW), slid, draw_queue)
        return
    preview = model.preview if layout.preview else None
    if preview is None:
        return
    if preview.seat == shown.me:
        title = words.say("table.preview.title")
    elif any(entry.seat == shown.me and entry.card in shown.hand for entry in preview.entries):
        # It includes a card of the hand that would not win.
        which = "behind" if model.is_open(preview) else "loses"
        title = words.say(f"table.preview.title_{which}", seat=preview.seat)
    else:
        title = words.say("table.preview.title_now", seat=preview.seat)
    key = (box, preview, title, shown.public.reign)
    draw = partial(draw_preview, model, preview, title)
    yield Panel("preview", box.grown(SHADOW), key, draw)


# In the middle.


def _trick(model: TableModel) -> Panel:
    shown, targets = model.shown, model.targets
    first, *_, last = model.slots.values()
    below = 190 if targets else 60
    reach = Box(first.x - 60, first.y - 60, last.right - first.x + 120, first.h + 60 + below)
    key = (
        (first, last, shown.me, shown.trick, shown.is_over, shown.public.reign),
        tuple((row.card, row.state) for row in shown.queue),
        (model.acting, model.my_turn, model.winning, targets, model.choice.advised),
        tuple((seat, model.looking.lit(f"starter/{seat}")) for seat in model.leaders),
        _is_won(model),
        tuple(event.card for event in flying(model)),
        next((card for card in targets if model.looking.lit(f"trick/{card}")), ""),
        model.stamp if targets else 0,
        (model.hands, model.settings.play.sort) if model.hands else (),
    )
    return Panel("trick", reach, key, partial(_draw_trick, model))


def _is_won(model: TableModel) -> bool:
    """Whether the trick has just been won, and nothing has come of it yet."""
    beat = model.beat
    return beat is not None and beat.kind in WINS


def _draw_trick(model: TableModel, canvas: Canvas) -> None:
    shown, words = model.shown, model.words
    trick.draw_names(canvas, model)
    by_seat = {play.seat: play for play in shown.trick.cards}
    winning, targets = model.winning, model.targets
    places = {row.card: number for number, row in enumerate(shown.queue)}
    away = {event.card for event in flying(model)}
    won = _is_won(model)
    for seat, slot in model.slots.items():
        play = by_seat.get(seat)
        if seat in model.leaders:
            spot = f"starter/{seat}"
            said = words.say("table.leads", seat=seat)
            lit, advised = model.looking.lit(spot), model.choice.advised == spot
            trick.draw_leader(canvas, slot, said, lit=lit, advised=advised)
            continue
        if play is None or play.laid or play.card in away:
            mine = seat == shown.me
            said = words.say("table.your_card") if mine and model.my_turn else ""
            if not shown.queue and not shown.is_over:
                trick.draw_empty(canvas, slot, said, mine=mine)
                trick.draw_open_hand(canvas, model, slot, seat)
            continue
        acts = killed = ""
        took = words.say("table.took") if won and seat == shown.trick.winner else ""
        if play.card in places and shown.queue[places[play.card]].state == "acting":
            acts = words.say("table.acts_now", number=places[play.card] + 1)
        if play.killer:
            rank = model.view.options.cards[play.killer].rank
            killed = words.say("table.killed_by", rank=rank)
        trick.draw_play(
            canvas,
            slot,
            play,
            shown,
            words,
            winning=words.say("table.winning") if play.card == winning else took,
            acting=acts,
            killed=killed,
            target=play.card in targets,
            advised=play.card == model.choice.advised,
            lit=play.card in targets and model.looking.lit(f"trick/{play.card}"),
        )
    if targets:
        _targets(canvas, model)


SMALLEST_NAME: Final = 18.0
"""The smallest size of a target's name in one row."""


def _targets(canvas: Canvas, model: TableModel) -> None:
    """Arrows from the acting card, and below them what each choice would mean."""
    layout, shown = model.layout, model.shown
    slots = {play.card: model.slots[play.seat] for play in shown.trick.cards}
    acting = next((row.card for row in shown.queue if row.state == "acting"), None)
    below = layout.slot(0).bottom + RIBBON
    if acting in slots:
        here = slots[acting].cx
        others = sorted(slots[card].cx for card in model.targets if card != acting)
        for side in ([x for x in reversed(others) if x < here], [x for x in others if x > here]):
            if side:
                trick.draw_arrows(canvas, here + (20 if side[0] > here else -20), side, below)
    top = below + trick.LANE
    for card in model.targets:
        slot = slots[card]
        left, w = slot.x - layout.gap / 2 - 6, slot.w + layout.gap + 12
        with canvas.region(Box(left, top, w, layout.prompt.y - 8 - top)):
            _below(canvas, model, card, slot.cx, top, slot.w + layout.gap - 6)


def _below(canvas: Canvas, model: TableModel, card: str, cx: float, y: float, room: float) -> None:
    """The name of a target and what choosing it would mean, in so many rows as there is room."""
    said = consequence_text(model, card)
    most = int((model.layout.prompt.y - CLEAR - y) / ROW)
    whole = model.words.named("card", card)
    name = canvas.wrap(whole, "figure", 20, room)
    if len(name) + len(_split(canvas, said, room, 20)) > most:
        # The name is on the card as well; the consequence is nowhere else.
        name = [whole] if canvas.fitting(whole, "figure", 20, room) >= SMALLEST_NAME else []
    smallest = (SMALLEST_TEXT + 0.5) / canvas.scale.s
    rows, size = in_rows(partial(_split, canvas, said, room), most - len(name), 20, smallest)
    for line in name:
        canvas.text(line, cx, y, "figure", 20, "target", "c", fit=room)
        y += ROW
    for line in rows:
        canvas.text(line, cx, y, "italic", size, "body", "c", fit=room)
        y += ROW


def _split(canvas: Canvas, said: str, room: float, size: float) -> list[str]:
    """A consequence in rows, with the cause in rows of its own unless both fit into one."""
    if canvas.width(said, "italic", size) <= room:
        return [said]
    figure, colon, cause = said.partition(": ")
    return [
        *canvas.wrap(figure + colon.strip(), "italic", size, room),
        *(canvas.wrap(cause, "italic", size, room) if cause else ()),
    ]


def _hand(model: TableModel) -> Panel:
    decides = model.my_turn and model.view.phase == PLAY
    legal = model.legal if decides else frozenset(model.hand)
    reach = model.fan.grown(36) if model.fan is not None else model.layout.hand
    chosen, choice = model.chosen, model.choice
    looks = (chosen, bool(chosen) and choice.selected == chosen, choice.advised, model.away)
    boxes = tuple(model.hand_boxes.items())
    key = (boxes, legal, looks, model.layout.queue, model.public.reign)
    return Panel("hand", reach, key, partial(_draw_hand, model, legal))


def _draw_hand(model: TableModel, legal: frozenset[str], canvas: Canvas) -> None:
    """The fan. What a hint advises has its sign, which shows beside the cards to the right too."""
    sunken = model.layout.queue
    # A chosen card stays in its row, so that the strips of its neighbours to the right show.
    for number, (card, box) in enumerate(model.hand_boxes.items()):
        if card == model.away:
            continue
        chosen = card == model.chosen
        if chosen:
            ornaments.outline(canvas, box, radius=11)
        turn = 0.0 if chosen or sunken else turn_of(number, len(model.hand))
        face = replace(model.face(card), dim=sunken or card not in legal)
        draw_card(canvas, face, *box[:3], turn)
        if chosen:
            ornaments.outline(canvas, box, radius=11, glow=False)
            if model.choice.selected == card:
                canvas.icon("check-mark", box.right - 24, box.y + 24, 30, "gain")
        if card == model.choice.advised:
            lamp = lamp_of(box)
            badges.advice(canvas, lamp.cx, lamp.cy)


def _prompt(model: TableModel) -> Iterator[Panel]:
    sentence, refusal = prompt(model)
    if sentence:
        box = model.layout.prompt
        # While targets are chosen, what they would mean stands above and no card is played below.
        rises = CLEAR if model.layout.queue else REACH
        mark = mark_of_prompt(model)
        draw = partial(draw_prompt, box=box, sentence=sentence, refusal=refusal, rises=rises,
                       marked=mark is not None)  # fmt: skip
        yield Panel("prompt", box.grown(REACH), (box, sentence, refusal, mark is None), draw)
        if mark is not None:
            yield mark_panel(mark, model.looking)
