"""How the whole table is drawn, and what its prompt says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame import Surface

from tolerance_game.foresight.goals import goals_of
from tolerance_game.games.tolerance import events as told
from tolerance_game.games.tolerance.cards import OTHER_FAITH, RELIGIONS
from tolerance_game.games.tolerance.state import PLAY, TARGET
from tolerance_game.games.tolerance.steps import GainPietyOfOne, KillOne
from tolerance_game.ui import badges, ornaments
from tolerance_game.ui.box import Box
from tolerance_game.ui.canvas import Canvas
from tolerance_game.ui.cards.face import draw_card
from tolerance_game.ui.cards.inspector import draw_inspector
from tolerance_game.ui.cards.mini import draw_mini
from tolerance_game.ui.motion import ease_in_out, ease_out
from tolerance_game.words.card_texts import step_text
from tolerance_game.words.placeholders import signed

from . import boards, chronicle_panel, queue, trick
from .banner import draw_banner
from .hand import draw_hand
from .layout import FACE
from .places import declare_boxes
from .preview import draw_preview
from .prompt import draw_prompt
from .role_sheet import draw_role_sheet
from .tooltip import draw_tooltip

if TYPE_CHECKING:
    from tolerance_game.ui.scenes.table import TableScene


def draw(canvas: Canvas, scene: TableScene) -> None:
    """Everything, from the wood up; what lies still is drawn once and kept."""
    if canvas.audit is not None:
        _ground(canvas, scene)
    else:
        key = (*scene.still, canvas.scale, canvas.theme.name, canvas.surface.get_size())
        if scene.ground is None or scene.ground[0] != key:
            ground = Surface(canvas.surface.get_size())
            _ground(Canvas(ground, canvas.scale, canvas.theme), scene)
            scene.ground = (key, ground)
        canvas.surface.blit(scene.ground[1], (0, 0))
    _above(canvas, scene)


def _ground(canvas: Canvas, scene: TableScene) -> None:
    """What changes only when something has happened."""
    layout, shown, words = scene.layout, scene.shown, scene.words
    canvas.wood()
    trick.draw_rosette(canvas, layout)
    draw_banner(canvas, layout.banner, shown, words)
    acting = None if scene.course.timeline.busy else scene.view.to_act
    for place, seat in enumerate(shown.order()[:-1]):
        boards.draw_opponent(
            canvas,
            layout.opponent(place),
            shown,
            seat,
            scene.names[seat],
            words,
            acts=acting == seat,
            thinks=scene.thinking == seat,
        )
    goals = scene.goals
    if goals is not None:
        draw_role_sheet(canvas, layout.role, goals, words)
    name = scene.names[shown.me]
    boards.draw_own_board(canvas, layout.board, shown, name, words, active=scene.my_turn)
    if not _sliding(scene):
        _side(canvas, scene)
    if scene.drawer and layout.drawer:
        chronicle_panel.draw(canvas, scene)


def _above(canvas: Canvas, scene: TableScene) -> None:
    """What may look different in every frame."""
    if _sliding(scene):
        _side(canvas, scene)
    _trick(canvas, scene)
    _hand(canvas, scene)
    for button in scene.buttons():
        button.draw(canvas, scene)
    sentence, refusal = scene.prompt()
    if sentence:
        draw_prompt(canvas, scene.layout.prompt, sentence, refusal=refusal)
    _declare(canvas, scene)
    _moving(canvas, scene)
    _floaters(canvas, scene)
    if scene.drawer and not scene.layout.drawer:
        chronicle_panel.draw(canvas, scene)
    _focus_frame(canvas, scene)
    _warning(canvas, scene)
    _over(canvas, scene)


def _sliding(scene: TableScene) -> bool:
    """Whether the queue is just coming in."""
    beat = scene.course.timeline.current
    return beat is not None and beat.kind == "trick_won"


def _trick(canvas: Canvas, scene: TableScene) -> None:
    layout, shown, words = scene.layout, scene.shown, scene.words
    acting = None if scene.course.timeline.busy else scene.view.to_act
    trick.draw_names(canvas, layout, shown, scene.names, acting)
    order = shown.order()
    by_seat = {play.seat: play for play in shown.trick}
    winning = scene.winning
    targets = scene.targets
    places = {row.card: number for number, row in enumerate(shown.queue)}
    flying = {event.card for event in _flying(scene)}
    for place, seat in enumerate(order):
        slot = layout.slot(place)
        play = by_seat.get(seat)
        if play is None or play.laid or play.card in flying:
            mine = seat == shown.me
            said = words.say("table.your_card") if mine and scene.my_turn else ""
            if not shown.queue and not shown.scoring:
                trick.draw_empty(canvas, slot, said, mine=mine)
            continue
        state = shown.queue[places[play.card]].state if play.card in places else ""
        acts = killed = ""
        if state == "acting":
            acts = words.say("table.acts_now", number=places[play.card] + 1)
        if play.killer:
            rank = scene.view.options.cards[play.killer].rank
            killed = words.say("table.killed_by", rank=rank)
        trick.draw_play(
            canvas,
            slot,
            play,
            shown,
            words,
            winning=words.say("table.winning") if play.card == winning else "",
            acting=acts,
            killed=killed,
            target=play.card in targets,
            lit=scene.lit(f"trick/{play.card}") and play.card in targets,
        )
    if targets:
        _targets(canvas, scene, targets)


def _targets(canvas: Canvas, scene: TableScene, targets: Sequence[str]) -> None:
    """Arrows from the acting card, and what each choice would mean."""
    layout, shown, words = scene.layout, scene.shown, scene.words
    order = shown.order()
    slots = {play.card: layout.slot(order.index(play.seat)) for play in shown.trick}
    acting = next((row.card for row in shown.queue if row.state == "acting"), None)
    below = layout.slot(0).bottom + 34
    for card in targets:
        slot = slots[card]
        if acting in slots and acting != card:
            start = slots[acting].cx + (20 if slot.cx > slots[acting].cx else -20)
            trick.draw_arrow(canvas, start, slot.cx, below, 46)
        with canvas.region(Box(slot.x - layout.gap / 2 - 6, below, slot.w + layout.gap + 12, 140)):
            room = slot.w + layout.gap - 6
            y = below + 42
            for line in canvas.wrap(words.card(card), "figure", 20, room):
                canvas.text(line, slot.cx, y, "figure", 20, "target", "c", fit=room)
                y += 22
            for line in canvas.wrap(consequence_text(scene, card), "italic", 20, room):
                canvas.text(line, slot.cx, y, "italic", 20, "body", "c", fit=room)
                y += 23


def consequence_text(scene: TableScene, card: str) -> str:
    """What choosing a target would mean for the own role."""
    found = scene.consequence(card)
    role = scene.view.seats[scene.me].role
    if found is None or found.change is None or not role:
        return ""
    if not found.change:
        return scene.words.say("table.consequence_none", role=role)
    return scene.words.say("table.consequence", change=found.change, role=role)


def _side(canvas: Canvas, scene: TableScene) -> None:
    layout, shown, words = scene.layout, scene.shown, scene.words
    if layout.queue:
        beat = scene.course.timeline.current
        shift = 0.0
        if beat is not None and beat.kind == "trick_won":
            shift = 1 - ease_out(scene.course.timeline.progress(scene.now))
        waits = ""
        if scene.view.phase == TARGET and scene.view.to_act is not None:
            waits = words.say("table.queue.choose", seat=scene.view.to_act)
        queue.draw_queue(canvas, layout.side, shown, scene.names, words, waits=waits, shift=shift)
        return
    if not layout.preview:
        return
    preview = scene.preview()
    if preview is None:
        return
    if preview.seat == shown.me:
        title = words.say("table.preview.title")
    else:
        title = words.say("table.preview.title_now", seat=preview.seat)
    draw_preview(canvas, layout.side, preview, title, scene.view.options, scene.teller)


def _hand(canvas: Canvas, scene: TableScene) -> None:
    hand = scene.hand
    legal = scene.legal
    if not scene.my_turn or scene.view.phase != PLAY:
        legal = frozenset(hand)
    mark = ""
    if scene.chosen:
        mark = "select" if scene.selected == scene.chosen else "focus"
    draw_hand(
        canvas,
        scene.layout,
        hand,
        scene.hand_boxes(),
        scene.view.options,
        scene.words,
        legal=legal,
        chosen=scene.chosen,
        mark=mark,
        dimmed=scene.layout.queue,
    )


def _declare(canvas: Canvas, scene: TableScene) -> None:
    boxes = declare_boxes(scene)
    if not boxes:
        return
    first, last = next(iter(boxes.values())), list(boxes.values())[-1]
    ground = Box(first.x - 12, first.y - 10, last.right - first.x + 24, first.h + 20)
    canvas.covered(ground)
    ornaments.panel(canvas, ground, active=True, opacity=1)
    for suit, box in boxes.items():
        spot = f"declare/{suit}"
        colour = ornaments.button_face(canvas, box, "h" if scene.lit(spot) else "n")
        badges.suit(canvas, suit, box.x + 8, box.cy - 15, 30)
        with canvas.region(box):
            name = scene.words.say("table.row." + suit)
            room = box.w - 48
            size = canvas.fitting(name, "label", 20, room)
            canvas.text(name, box.x + 42, box.cy - 1, "label", size, colour, middle=True)


# Things that move.


def _flying(scene: TableScene) -> list[Any]:
    """The cards that are on their way to the table now."""
    beat = scene.course.timeline.current
    if beat is None or beat.kind != "card_played":
        return []
    return list(beat.values["events"])


def _moving(canvas: Canvas, scene: TableScene) -> None:
    beat = scene.course.timeline.current
    if beat is None or beat.began is None:
        return
    t = scene.course.timeline.progress(scene.now)
    still = scene.context.settings.look.reduced_motion
    if beat.kind == "card_played":
        for event in beat.values["events"]:
            _fly_in(canvas, scene, event, 1.0 if still else ease_in_out(t))
    elif beat.kind == "lay":
        for number, event in enumerate(beat.values["events"]):
            share = min(1.0, max(0.0, t * 1.4 - number * 0.08))
            _fly_out(canvas, scene, event, 0.0 if still else ease_in_out(share))


def _fly_in(canvas: Canvas, scene: TableScene, event: told.CardPlayed, t: float) -> None:
    layout, shown = scene.layout, scene.shown
    order = shown.order()
    slot = layout.slot(order.index(event.seat))
    if event.seat == shown.me:
        start = Box(layout.hand.cx - 92, layout.hand.y, 184, 184 * FACE)
        if event.card in scene.hand:
            start = scene.hand_boxes()[scene.hand.index(event.card)]
    else:
        panel = layout.opponent(order.index(event.seat))
        start = Box(panel.x + 30, panel.y + 20, 84, 84 * FACE)
    x = start.x + (slot.x - start.x) * t
    y = start.y + (slot.y - start.y) * t - 40 * (1 - (2 * t - 1) ** 2)
    w = slot.w if t > 0.5 else start.w + (slot.w - start.w) * t
    # Two widths only, or every frame would make a face of its own.
    w = slot.w if w > (slot.w + start.w) / 2 or event.seat == shown.me else start.w
    draw_card(canvas, scene.view.options.cards[event.card], scene.words, x, y, w)


def _fly_out(canvas: Canvas, scene: TableScene, event: told.CardLaid, t: float) -> None:
    layout, shown = scene.layout, scene.shown
    order = shown.order()
    play = next((play for play in shown.trick if play.card == event.card), None)
    if play is None:
        return
    slot = layout.slot(order.index(play.seat))
    places = (
        boards.own_piles(layout.board, event.seat)
        if event.seat == shown.me
        else boards.opponent_piles(layout.opponent(order.index(event.seat)), event.seat)
    )
    goal = next(
        place.box
        for place in places
        if place.alive == event.alive and place.religion == event.religion
    )
    x, y = slot.x + (goal.x - slot.x) * t, slot.y + (goal.y - slot.y) * t
    card = scene.view.options.cards[event.card]
    if t > 0.1:
        canvas.covered(Box(x, y, goal.w, goal.h))
        draw_mini(canvas, card, x, y, goal.w, dead=not event.alive)


def _floaters(canvas: Canvas, scene: TableScene) -> None:
    """Changes rise beside their tallies; the total changes when its beat ends."""
    layout, shown = scene.layout, scene.shown
    order = shown.order()
    seen: dict[tuple[int, str], int] = {}
    for one in scene.course.floaters:
        if one.seat == shown.me:
            x, y = boards.own_tally_place(layout.board, one.tally)
        else:
            x, y = boards.tally_place(layout.opponent(order.index(one.seat)), one.tally)
        key = (one.seat, one.tally)
        y += 30 * seen.get(key, 0)
        seen[key] = seen.get(key, 0) + 1
        share = min(1.0, (scene.now - one.began) / max(1.0, scene.course.floating))
        if not scene.context.settings.look.reduced_motion:
            y -= 18 * ease_out(share)
        _chip(canvas, x, y, one.amount)


def _chip(canvas: Canvas, x: float, y: float, amount: int) -> None:
    text = signed(amount)
    w = canvas.width(text, "heavy", 25) + 18
    box = Box(x, y, w, 30)
    canvas.covered(box)
    line, ink = ("done", "gain") if amount > 0 else ("rubric", "rubric")
    ornaments.tablet(canvas, box, "paper_light", line, radius=6, width=3)
    canvas.text(text, box.cx, box.cy - 1, "heavy", 25, ink, "c", middle=True)


# What lies above everything.


def _focus_frame(canvas: Canvas, scene: TableScene) -> None:
    """Where keys would act, for what has no look of its own for that."""
    if not scene.by_keys or scene.focus is None:
        return
    if scene.focus.startswith(("seat/", "pile/", "trick/", "log/", "filter/", "last/", "goal/")):
        spot = next((one for one in scene.spots() if one.id == scene.focus), None)
        if spot is not None:
            ornaments.outline(canvas, spot.box, width=3, radius=6, glow=False)


def _warning(canvas: Canvas, scene: TableScene) -> None:
    """The game is not on the disk: that stands until it is."""
    warnings = scene.sitting.saved.warnings
    if not warnings:
        return
    said = scene.teller.reason(warnings[0])
    box = Box(16, 70, scene.layout.width - 32, 36)
    canvas.covered(box)
    ornaments.tablet(canvas, box, "rubric", "gold", radius=6)
    canvas.icon("hazard-sign", box.x + 24, box.cy, 24, "target")
    with canvas.region(box):
        canvas.text(
            said, box.x + 48, box.cy - 1, "label", 21, "on_rubric", middle=True, fit=box.w - 64
        )


def _over(canvas: Canvas, scene: TableScene) -> None:
    """What the pointer rests on: a card large, or the goals of another player."""
    if scene.inspected and scene.now - scene.inspected_since >= 250:
        card = scene.view.options.cards.get(scene.inspected)
        if card is not None:
            notes = _notes(scene, scene.inspected)
            x, y = _inspector_place(scene)
            draw_inspector(canvas, card, scene.words, x, y, notes=notes)
        return
    spot = scene.focus if scene.by_keys else scene.hover
    if spot and spot.startswith(("button/", "goal/")) and scene.now - scene.rests_since >= 500:
        found = next((one for one in scene.spots() if one.id == spot), None)
        if found is not None:
            draw_tooltip(canvas, scene, spot, found.box)
    if spot and spot.startswith("seat/"):
        seat = int(spot.removeprefix("seat/"))
        goals = goals_of(scene.view, seat, scene.course.memory)
        if goals is not None:
            panel = scene.layout.opponent(scene.shown.order().index(seat))
            x = min(max(16.0, panel.cx - 176), scene.layout.width - 16 - 352)
            box = Box(x, panel.bottom + 8, 352, 398)
            draw_role_sheet(canvas, box, goals, scene.words, scene.names[seat])


def _inspector_place(scene: TableScene) -> tuple[float, float]:
    """Beside what is looked at, so that the table stays in sight; in the part that is seen."""
    window = scene.context.stage.scale.window
    spot = scene.focus if scene.by_keys else scene.hover
    x = max(16.0, window.x + 16)
    if spot and spot.startswith(("log/", "last/")):
        x = min(1920.0 - 348, window.right - 348) - 16 - 330
    return x, max(16.0, window.y + 16, min(332.0, window.bottom - 640))


def _notes(scene: TableScene, card: str) -> list[str]:
    notes: list[str] = []
    spot = scene.focus if scene.by_keys else scene.hover
    if spot and spot.startswith("log/"):
        number = int(spot.removeprefix("log/"))
        for one in chronicle_panel.placed(scene):
            if one.number == number and one.line is not None:
                cited = f" ({one.line.paragraph})" if one.line.paragraph else ""
                notes = [*one.line.full]
                if notes:
                    notes[0] += cited
    elif spot == f"trick/{card}":
        said = consequence_text(scene, card) if card in scene.targets else ""
        notes = [said] if said else []
    return notes


def card_of(scene: TableScene, spot: str) -> str | None:
    """The card that a spot is about."""
    kind, _, rest = spot.partition("/")
    if kind in ("hand", "trick", "last"):
        return rest
    if kind == "pile":
        seat, side, religion = rest.split("/")
        pile = scene.shown.seats[int(seat)].pile(side == "living", RELIGIONS.index(religion))
        return pile[-1] if pile and pile[-1] else None
    if kind == "log":
        for one in chronicle_panel.placed(scene):
            if one.line is not None and str(one.number) == rest:
                return one.line.card or None
    return None


def prompt_of(scene: TableScene) -> str:
    """What to do now, in one sentence."""
    say, view, shown = scene.words.say, scene.view, scene.shown
    timeline = scene.course.timeline
    if timeline.busy:
        if timeline.waiting:
            return say("table.prompt.step")
        return say("table.prompt.resolves", seat=shown.winner) if shown.winner >= 0 else ""
    if view.outcome is not None:
        return say("table.prompt.over")
    if not scene.my_turn:
        if scene.thinking is not None:
            return say("table.prompt.thinks", seat=scene.thinking)
        acting = view.to_act
        return say("table.prompt.waits", seat=acting) if acting is not None and acting >= 0 else ""
    if scene.declaring:
        return say("table.prompt.declare", card=scene.declaring)
    if view.phase == TARGET:
        return _target_prompt(scene)
    if view.phase != PLAY:
        return ""
    suit = view.trick.suit
    if not suit:
        return say("table.prompt.lead", seat=scene.me)
    cards = view.options.cards
    if any(cards[card].suit == suit for card in view.hand):
        return say("table.prompt.follow", seat=scene.me, sign=suit, suit=suit)
    return say("table.prompt.cannot_follow", seat=scene.me, sign=suit, suit=suit)


def _target_prompt(scene: TableScene) -> str:
    resolution = scene.view.resolution
    if resolution is None:
        return ""
    card = resolution.cards[resolution.acting].card
    options = scene.view.options
    steps = options.cards[card].trick_steps
    if not resolution.step < len(steps):
        return ""
    step = steps[resolution.step]
    say = scene.words.say
    if not isinstance(step, KillOne | GainPietyOfOne):
        which = step_text(scene.words, step, options.rulings)
        return say("table.prompt.target", card=card, which=which)
    verb = "kill" if isinstance(step, KillOne) else "piety"
    asked = step.filter
    if asked.suits:
        named = [say("table.prompt.of_suit", sign=suit, suit=suit) for suit in asked.suits]
        return say(f"table.prompt.{verb}_suits", card=card, name=scene.words.joined(named, "or"))
    if asked.religion in OTHER_FAITH:
        values = {"card": card, "sign": asked.religion, "believer": asked.religion}
        return say(f"table.prompt.{verb}_religion", **values)
    return say(f"table.prompt.{verb}_any", card=card)
