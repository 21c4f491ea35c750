"""The table of Tolerance: one game, seen from one seat, played by mouse, keys or pad."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from pygame import Surface

from tolerance_game.core.errors import Illegal, Reason
from tolerance_game.core.events import Seat
from tolerance_game.foresight.choices import Consequence, consequences
from tolerance_game.foresight.goals import Goals, goals_of
from tolerance_game.foresight.legality import why_not
from tolerance_game.foresight.preview import Preview, current, if_won
from tolerance_game.games.tolerance.cards import ORDINARY_SUITS, WILD
from tolerance_game.games.tolerance.moves import ChooseTarget, Play
from tolerance_game.games.tolerance.playing import highest_plays, winning_play
from tolerance_game.games.tolerance.state import EXECUTION, PLAY, REPAY, TARGET
from tolerance_game.games.tolerance.view import View
from tolerance_game.match.handover import Covered
from tolerance_game.match.handover import Shown as Looking
from tolerance_game.match.seats import Person
from tolerance_game.players.registry import make
from tolerance_game.sitting import Sitting
from tolerance_game.ui.box import Box
from tolerance_game.ui.called import called
from tolerance_game.ui.canvas import Canvas
from tolerance_game.ui.context import Context
from tolerance_game.ui.intents import Intent
from tolerance_game.ui.motion import SPEEDS
from tolerance_game.ui.scene import Scene
from tolerance_game.ui.spots import Spot
from tolerance_game.ui.table import picture
from tolerance_game.ui.table.chronicle_panel import Placed
from tolerance_game.ui.table.course import Course
from tolerance_game.ui.table.hand import SORTS, hand_boxes, sorted_hand
from tolerance_game.ui.table.layout import Layout
from tolerance_game.ui.table.places import buttons_of, spots_of
from tolerance_game.ui.widgets.button import Button
from tolerance_game.words import Teller
from tolerance_game.words.names import names_of_tolerance

REST = 250.0
"""Milliseconds the pointer must rest before a card is shown large."""
TIP = 500.0
"""The same before a few words appear beside it."""
REFUSAL = 6000.0
NARROW = 1600
"""Windows narrower than that begin with the chronicle closed."""
LIFT = 90.0
PRIVATE = ("boards", "question", "reckoning")
"""Scenes above the table that are for the one at the screen alone."""
NAMES = ("Anna", "Ben", "Clara", "David", "Emma")
PACES = ("slow", "normal", "fast", "none")


@dataclass
class TableActions:
    """Where the table leads to; wired by the program."""

    menu: Callable[[], None] = lambda: None
    cover: Callable[[TableScene], None] = lambda _scene: None
    reckon: Callable[[TableScene, Sequence[Any]], None] = lambda scene, _events: scene.reckoned()
    ask: Callable[[TableScene], bool] = lambda _scene: False
    """Shows another scene for a decision that is not made on the table; whether it did."""
    over: Callable[[TableScene], None] = lambda _scene: None
    save: Callable[[], None] = lambda: None
    help: Callable[[], None] = lambda: None
    look: Callable[[TableScene, Seat], None] | None = None
    """Shows the piles of a seat."""


class TableScene(Scene):
    """The table. What is on it comes from the hand-over alone."""

    name = "table"

    def __init__(self, context: Context, sitting: Sitting, actions: TableActions | None = None):
        super().__init__(context)
        self.sitting = sitting
        self.actions = actions or TableActions()
        self.view: View = sitting.handover.view()
        self.names = called(names_of(sitting))
        self.drawer = context.settings.play.chronicle and context.stage.scale.width >= NARROW
        self.filter = "all"
        self.scroll = 0
        self.sort = "suit"
        self.inspected: str | None = None
        self.inspected_since = 0.0
        self.rests_since = 0.0
        """Since when the pointer, or the focus, is where it is."""
        self.selected: str | None = None
        """The card chosen once, where a second time is wanted."""
        self.declaring: str | None = None
        self.refusal: tuple[str, float] | None = None
        self.refusals = 0
        """How often something was refused."""
        self.note: tuple[str, float] | None = None
        self.last_hand: str | None = None
        """The card of the hand that was pointed at last."""
        self._lifts: dict[str, tuple[float, bool]] = {}
        self._asked = False
        self._seen_now = 0.0
        self._previews: dict[tuple[int, str, str | None], Preview | None] = {}
        self._consequences: tuple[int, tuple[Consequence, ...]] = (-1, ())
        self._goals: tuple[object, Goals | None] = (None, None)
        self._shown_number = 0
        self._over_told = False
        self._had_turn = False
        self.placed: tuple[object, list[Placed]] | None = None
        """The lines of the chronicle in sight, as they were measured last."""
        self.ground: tuple[object, Surface] | None = None
        """What lies still, as it was drawn last."""
        self.show_afresh()

    # Following the game.

    def show_afresh(self) -> None:
        """Shows everything as it is now: at the start, after an undo, after a hand-over."""
        handover = self.sitting.handover
        self.view = handover.view()
        self.me = self.view.seat if self.view.seat >= 0 else self._next_person()
        words = self.context.words
        self.teller = Teller(words, names_of_tolerance(self.view.options), self.names)
        self.words = self.teller.words
        self.course = Course(
            self.view.options, self.me, self.teller, self.names, self.context.sound
        )
        self._set_pace()
        self.course.begin_with(handover.events(0))
        self.course.agree_with(self.view)
        self._shown_number = self.sitting.number
        self.selected = self.declaring = None
        self._asked = False
        self.scroll = 0

    def _next_person(self) -> Seat:
        phase = self.sitting.handover.phase
        return phase.seat

    def _set_pace(self) -> None:
        pace = self.context.settings.pace
        self.course.timeline.factor = SPEEDS[pace.animation]
        self.course.timeline.step_by_step = pace.step_by_step

    def entered(self) -> None:
        """Settings may have changed meanwhile."""
        if self.words.language != self.context.words.language:
            self.show_afresh()
        self._set_pace()

    def tick(self, now: float) -> bool:
        """The game goes on by itself: opponents, disk, and what is moving."""
        self.now = now
        changed = self.course.tick(now)
        self._hold()
        changed |= self.sitting.tick()
        changed |= self._catch_up()
        if self.context.stage.top is self:
            changed |= self._lead_on()
        changed |= self._focus_turn()
        changed |= self._forget_old(now)
        changed |= self._rested(now)
        return changed

    def _rested(self, now: float) -> bool:
        """Whether something appears now because the pointer has rested long enough."""
        before = self._seen_now
        self._seen_now = now
        due = [self.rests_since + TIP]
        if self.inspected:
            due.append(self.inspected_since + REST)
        return any(before < time <= now for time in due)

    def _hold(self) -> None:
        busy = self.course.timeline.busy or self._sheet_is_due
        if busy or self.context.stage.top is not self:
            self.sitting.hold()
        else:
            self.sitting.release()

    @property
    def _sheet_is_due(self) -> bool:
        """Whether the score sheet has something to show, and nobody else must decide before."""
        if not self.course.reckoning:
            return False
        others = self.view.phase in (EXECUTION, REPAY) and self.view.to_act != self.me
        return not others

    def _catch_up(self) -> bool:
        """Takes what is new, as far as whoever looks may know it."""
        number = self.sitting.number
        if number == self._shown_number:
            return False
        if number < self._shown_number or isinstance(self.sitting.handover.phase, Covered):
            self.show_afresh()
            return True
        events = self.sitting.handover.events(self._shown_number)
        self.view = self.sitting.handover.view()
        if self.view.seat != self.me:
            self.show_afresh()
            return True
        self._shown_number = number
        self._asked = False
        self._previews.clear()
        self.course.add(events)
        self.course.tick(self.now)
        return True

    def _lead_on(self) -> bool:
        """When all is shown: who is next, and where it happens."""
        course = self.course
        if course.timeline.busy:
            return False
        if not course.agrees and not course.reckoning:
            course.agree_with(self.view)
            return True
        if self._sheet_is_due:
            self.actions.reckon(self, course.take_reckoning())
            return True
        if isinstance(self.sitting.handover.phase, Covered):
            self.actions.cover(self)
            return True
        if self.sitting.handover.due is not None:
            self.sitting.handover.cover()
            self.show_afresh()
            return True
        if self.view.outcome is not None and not self._over_told:
            self._over_told = True
            self.actions.over(self)
            return True
        if self.my_turn and self.view.phase not in (PLAY, TARGET) and not self._asked:
            self._asked = True
            return self.actions.ask(self)
        return False

    def reckoned(self) -> None:
        """The score sheet has been read."""
        self.course.go_on()
        self.course.tick(self.now)
        self.context.stage.dirty = True

    def _forget_old(self, now: float) -> bool:
        changed = False
        if self.refusal and now > self.refusal[1]:
            self.refusal, changed = None, True
        if self.note and now > self.note[1]:
            self.note, changed = None, True
        return changed

    def moving(self, now: float) -> bool:
        """Whether the next frame will look different."""
        lifting = any(now - began < LIFT for began, _ in self._lifts.values())
        return self.course.moving(now) or lifting

    def wake_at(self) -> float | None:
        """For what rests under the pointer, and for words that fade."""
        times = [self.refusal[1] if self.refusal else None, self.note[1] if self.note else None]
        if self.inspected and self.now - self.inspected_since < REST:
            times.append(self.inspected_since + REST)
        if self.now - self.rests_since < TIP:
            times.append(self.rests_since + TIP)
        return min((time for time in times if time is not None), default=None)

    # What is so.

    @property
    def shown(self) -> Any:
        """What lies on the table."""
        return self.course.shown

    @property
    def my_turn(self) -> bool:
        """Whether the one who looks is to decide, and everything before has been shown."""
        mine = isinstance(self.sitting.match.seats[self.me], Person)
        return mine and bool(self.view.moves) and not self.course.timeline.busy

    @property
    def layout(self) -> Layout:
        """Where everything lies now."""
        beside = self.drawer and self.context.stage.scale.width >= NARROW
        return Layout(
            len(self.names),
            beside,
            self.shown.winner >= 0 and bool(self.shown.queue),
            self.context.settings.play.preview,
        )

    @property
    def legal(self) -> frozenset[str]:
        """The cards that may be played now."""
        if not self.my_turn or self.view.phase != PLAY:
            return frozenset()
        return frozenset(move.card for move in self.view.moves if isinstance(move, Play))

    @property
    def targets(self) -> tuple[str, ...]:
        """The cards that may be chosen now."""
        if not self.my_turn or self.view.phase != TARGET:
            return ()
        return tuple(move.card for move in self.view.moves if isinstance(move, ChooseTarget))

    @property
    def hand(self) -> list[str]:
        """The own cards in the order that is wished."""
        return sorted_hand(self.shown.hand, self.view.options, self.sort)

    @property
    def chosen(self) -> str | None:
        """The card of the hand that stands out."""
        for one in (self.declaring, self.selected):
            if one in self.shown.hand:
                return one
        spot = self.focus if self.by_keys else self.hover
        card = spot.removeprefix("hand/") if spot and spot.startswith("hand/") else None
        return card if card in self.shown.hand else None

    def hand_boxes(self) -> list[Box]:
        """Where the own cards are drawn now."""
        legal = self.legal or frozenset(self.shown.hand if not self.my_turn else ())
        raised = legal if self.my_turn else frozenset()
        shares = {card: self._share(card) for card in self._lifts}
        return hand_boxes(self.layout, self.hand, raised, self.chosen, shares)

    def _share(self, card: str) -> float:
        began, up = self._lifts[card]
        done = 1.0 if self.course.timeline.factor == 0 else min(1.0, (self.now - began) / LIFT)
        return done if up else 1 - done

    @property
    def winning(self) -> str | None:
        """The card that is winning the trick so far."""
        shown = self.shown
        if not shown.trick or shown.winner >= 0 or not self.view.trick.plays:
            return None
        on_table = {play.card for play in shown.trick}
        plays = tuple(play for play in self.view.trick.plays if play.card in on_table)
        if not plays or not self.view.trick.suit:
            return None
        options = self.view.options
        highest = highest_plays(plays, self.view.trick.suit, options.cards)
        return winning_play(highest, options.rulings.tied_rank).card

    def preview(self) -> Preview | None:
        """What winning this trick would bring: with the card pointed at, or as it lies."""
        if not self.context.settings.play.preview or self.shown.winner >= 0:
            return None
        card = None
        if self.my_turn and self.view.phase == PLAY:
            legal = self.legal
            card = self.chosen if self.chosen in legal else self.last_hand
            if card not in legal:
                card = next((one for one in self.hand if one in legal), None)
        suit = self.view.trick.suit or None
        key = (self.sitting.match.stamp, card or "", suit)
        if key not in self._previews:
            if card is not None:
                wild = self.view.options.cards[card].suit == WILD
                declared = suit if wild else None
                self._previews[key] = if_won(self.view, card, declared, self.course.memory)
            else:
                on_table = not self.course.timeline.busy and self.view.trick.plays
                self._previews[key] = current(self.view, self.course.memory) if on_table else None
        return self._previews[key]

    def consequence(self, card: str) -> Consequence | None:
        """What choosing this target would mean."""
        stamp = self.sitting.match.stamp
        if self._consequences[0] != stamp:
            self._consequences = (stamp, consequences(self.view, self.course.memory))
        return next(
            (one for one in self._consequences[1] if getattr(one.move, "card", None) == card), None
        )

    @property
    def goals(self) -> Goals | None:
        """What the own role scores, as it is shown; reckoned again only when something changed."""
        # The view itself is part of the key: it is a value, and mostly the same one.
        key = (self.course.version, self.me, self.view)
        if self._goals[0] != key:
            watched = self.view.seat >= 0
            found = goals_of(self.view, self.me, self.course.memory) if watched else None
            self._goals = (key, found)
        return self._goals[1]

    @property
    def thinking(self) -> Seat | None:
        """The opponent who is thinking."""
        return self.sitting.thinking if not self.course.timeline.busy else None

    @property
    def still(self) -> tuple[object, ...]:
        """All that the still part of the picture depends on."""
        looked = self.focus if self.by_keys else self.hover
        if looked is None or not looked.startswith(("log/", "filter/", "chronicle")):
            looked = None
        timeline, beat = self.course.timeline, self.course.timeline.current
        return (
            self.course.version,
            self.sitting.match.stamp,
            self.thinking,
            timeline.busy,
            timeline.waiting,
            beat is not None and beat.kind == "trick_won",
            self.layout,
            self.drawer,
            self.scroll,
            self.filter,
            looked,
            self.by_keys,
            id(self.preview()),
            self.words.language,
        )

    def prompt(self) -> tuple[str, bool]:
        """The sentence that says what to do, and whether it is a refusal."""
        if self.refusal:
            return self.refusal[0], True
        if self.note:
            return self.note[0], False
        return picture.prompt_of(self), False

    # Doing.

    def refuse(self, reason: Reason) -> None:
        """Says why something cannot be."""
        self.refusal = (self.teller.reason(reason), self.now + REFUSAL)
        self.refusals += 1
        self.note = None
        self.context.sound("illegal")

    def tell(self, text: str) -> None:
        """Says something for a while."""
        self.note = (text, self.now + REFUSAL)
        self.refusal = None

    def choose_card(self, card: str) -> None:
        """A card of the hand was clicked."""
        self.refusal = self.note = None
        if not self.my_turn or self.view.phase != PLAY:
            self._refuse_out_of_turn()
            return
        if card not in self.legal:
            self._refuse_card(card)
            return
        if self.context.settings.play.confirm_card and self.selected != card:
            self.selected, self.declaring = card, None
            self.tell(self.words.say("table.prompt.confirm", card=card))
            return
        self.selected = None
        if self.view.options.cards[card].suit == WILD:
            self.declaring = card if self.declaring != card else None
            self.focus = f"declare/{self.view.trick.suit or ORDINARY_SUITS[0]}"
            return
        self._submit(Play(card))

    def declare(self, suit: str) -> None:
        """The suit of the Wild that is being declared was chosen."""
        card, self.declaring = self.declaring, None
        if card:
            self._submit(Play(card, suit))

    def choose_target(self, card: str) -> None:
        """A target of an effect was chosen."""
        self._submit(ChooseTarget(card))

    def _refuse_out_of_turn(self) -> None:
        if self.course.timeline.busy:
            self.course.timeline.finish(self.now)
            return
        if self.view.phase == TARGET and self.view.moves:
            self.refuse(Reason("table.choose_first", {}, "T4.4"))
        elif self.view.to_act is not None and self.view.to_act >= 0:
            self.refuse(Reason("match.not_your_turn", {"seat": self.view.to_act}))
        else:
            self.refuse(Reason("error.game_over"))

    def _refuse_card(self, card: str) -> None:
        reason = why_not(self.view, card)
        if reason is not None:
            self.refuse(reason)

    def _submit(self, move: Any) -> None:
        stamp = self.sitting.match.stamp
        try:
            self.sitting.submit(move, stamp)
        except Illegal as error:
            self.refuse(error.reason)
            return
        self._lifts.clear()
        self.inspected = None
        self._catch_up()

    def submit(self, move: Any) -> None:
        """A decision that was made in another scene."""
        self._submit(move)

    def undo(self) -> None:
        """Takes back the last decision, or says why not."""
        self.course.timeline.finish(self.now)
        reason = self.sitting.undo_limit()
        if reason is not None:
            self.refuse(reason)
            return
        self.sitting.undo()
        self.show_afresh()

    def redo(self) -> None:
        """Makes it again."""
        reason = self.sitting.redo_limit()
        if reason is not None:
            self.refuse(reason)
            return
        before = self.sitting.redo()
        self._shown_number = before
        self._catch_up()

    def hint(self) -> None:
        """What somebody would do here, and why."""
        if not self.my_turn or self.view.phase not in (PLAY, TARGET):
            self.tell(self.words.say("table.prompt.hint_none"))
            return
        player = make("tolerance", "thumb")
        decision = player.decide(self.view, self.view.moves, Random(0))
        why = self.words.say(decision.reason.id, **decision.reason.values)
        said = self.words.say("table.prompt.hint", seat=self.me, card=decision.move.card)
        self.tell(f"{said} {why[:1].upper()}{why[1:]}.")
        self.last_hand = decision.move.card

    def toggle_preview(self) -> None:
        """Shows or hides what winning would bring."""
        self.context.change("play.preview", not self.context.settings.play.preview)

    def toggle_chronicle(self) -> None:
        """Opens or closes the drawer."""
        self.drawer = not self.drawer
        self.scroll = 0
        if self.context.stage.scale.width >= NARROW:
            self.context.change("play.chronicle", self.drawer)

    def next_pace(self) -> None:
        """The next speed; after the fastest comes step by step."""
        pace = self.context.settings.pace
        if pace.step_by_step:
            self.context.change("pace.step_by_step", False)
            self.context.change("pace.animation", PACES[0])
        elif pace.animation == PACES[-1]:
            self.context.change("pace.animation", "normal")
            self.context.change("pace.step_by_step", True)
        else:
            self.context.change("pace.animation", PACES[PACES.index(pace.animation) + 1])
        self._set_pace()

    def next_sort(self) -> None:
        """The next order of the hand."""
        self.sort = SORTS[(SORTS.index(self.sort) + 1) % len(SORTS)]

    def step(self) -> None:
        """Ends what is moving now, or lets the next effect begin."""
        self.course.timeline.step(self.now)

    def finish(self) -> None:
        """Ends everything that is moving."""
        self.course.timeline.finish(self.now)

    # Input.

    def intent(self, intent: Intent) -> bool:
        """Keys that mean something everywhere on the table."""
        timeline = self.course.timeline
        if timeline.busy and intent in (Intent.CONFIRM, Intent.STEP):
            self.step()
            return True
        if intent is Intent.BACK:
            return self._back()
        acts: dict[Intent, Callable[[], None]] = {
            Intent.FINISH: self.finish,
            Intent.MENU: self.actions.menu,
            Intent.UNDO: self.undo,
            Intent.REDO: self.redo,
            Intent.HINT: self.hint,
            Intent.PREVIEW: self.toggle_preview,
            Intent.CHRONICLE: self.toggle_chronicle,
            Intent.LAST_TRICK: self.toggle_chronicle,
            Intent.SORT: self.next_sort,
            Intent.SPEED: self.next_pace,
            Intent.SAVE: self.actions.save,
            Intent.HELP: self.actions.help,
            Intent.INSPECT: self._inspect_focus,
            Intent.COVER: self._cover,
        }
        act = acts.get(intent)
        if act is None:
            return False
        act()
        return True

    def _back(self) -> bool:
        if self.declaring or self.selected:
            self.declaring = self.selected = None
            self.note = None
        elif self.inspected and self.by_keys:
            self.inspected = None
        elif self.drawer and not self.layout.drawer:
            self.drawer = False
        else:
            self.actions.menu()
        return True

    def _cover(self) -> None:
        self.sitting.handover.cover()
        if isinstance(self.sitting.handover.phase, Covered):
            self.context.stage.drop(PRIVATE)
            self.show_afresh()

    def away(self, away: bool) -> None:
        """With several people at the machine nobody's hand stays open when the window is left."""
        if away and self.context.settings.play.cover_when_away:
            self._cover()

    def clicked_nowhere(self) -> bool:
        """A click ends what is moving."""
        if self.course.timeline.busy:
            self.step()
            return True
        self.declaring = self.selected = None
        return False

    def context_clicked(self, spot: Spot | None) -> bool:
        """The right button shows a card at once."""
        card = picture.card_of(self, spot.id) if spot else None
        self.inspected = card
        self.inspected_since = self.now - REST
        return card is not None

    def scrolled(self, x: float, y: float, by: float) -> bool:
        """The wheel moves the chronicle."""
        if self.drawer and self.layout.chronicle.holds(x, y):
            self.scroll = max(0, self.scroll - round(by * 3))
            return True
        return False

    def hovered(self, spot: Spot | None) -> None:
        """A card under the pointer is shown large after a while."""
        self.rests_since = self.now
        self._look_at(picture.card_of(self, spot.id) if spot and self.by_hand else None)
        self._lift(spot)

    def focused(self, spot: Spot | None) -> None:
        """A card in the focus stands out; it is shown large on a key only."""
        self.inspected = None
        self.rests_since = self.now
        self._lift(spot)

    def _look_at(self, card: str | None) -> None:
        if card != self.inspected:
            self.inspected, self.inspected_since = card, self.now

    def _inspect_focus(self) -> None:
        spot = self.focus if self.by_keys else self.hover
        card = picture.card_of(self, spot) if spot else None
        self.inspected = None if self.inspected else card
        self.inspected_since = self.now - REST

    def _lift(self, spot: Spot | None) -> None:
        card = spot.id.removeprefix("hand/") if spot and spot.id.startswith("hand/") else None
        if card:
            self.last_hand = card
        for one, (_, up) in list(self._lifts.items()):
            if up and one != card:
                self._lifts[one] = (self.now, False)
            elif not up and self.now - self._lifts[one][0] >= LIFT:
                del self._lifts[one]
        if card and not self._lifts.get(card, (0.0, False))[1]:
            self._lifts[card] = (self.now, True)

    def buttons(self) -> list[Button]:
        """The buttons of the table."""
        return buttons_of(self)

    def first_focus(self) -> str | None:
        """The first thing that can be done."""
        if self.targets:
            return f"trick/{self.targets[0]}"
        hand, legal = self.hand, self.legal
        card = next((one for one in hand if one in legal), hand[0] if hand else None)
        return f"hand/{card}" if card else None

    def _focus_turn(self) -> bool:
        """When a turn begins, keys find what can be done, unless they look at something else."""
        had, self._had_turn = self._had_turn, bool(self.legal or self.targets)
        if had or not self._had_turn or not (self.focus or "hand/").startswith("hand/"):
            return False
        self.focus = self.first_focus()
        return True

    def spots(self) -> Sequence[Spot]:
        """Everything that can be pointed at."""
        return spots_of(self)

    def draw(self, canvas: Canvas) -> None:
        """Draws the table."""
        picture.draw(canvas, self)


def names_of(sitting: Sitting) -> tuple[str, ...]:
    """What everyone at the table is called."""
    return tuple(
        sitter.name or NAMES[seat % len(NAMES)] for seat, sitter in enumerate(sitting.match.seats)
    )


def looked_at(sitting: Sitting) -> Seat | None:
    """Whose hand is on the screen; None while it is covered."""
    phase = sitting.handover.phase
    return phase.seat if isinstance(phase, Looking) else None
