"""The table of Tolerance: one game, seen from one seat, played by mouse, keys or pad."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from tolerance_game.core.events import Seat
from tolerance_game.games.tolerance.rules.moves import ChooseTarget, Play
from tolerance_game.games.tolerance.rules.playing import highest_plays, winning_play
from tolerance_game.games.tolerance.rules.state import EXECUTION, PLAY, REPAY, TARGET
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.match.handover import Covered
from tolerance_game.match.seats import Person
from tolerance_game.session import Session
from tolerance_game.storage.settings.settings import HAND_ORDERS
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.motion import SPEEDS, STANDING
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.kit.spots import Spot, by_id
from tolerance_game.ui.kit.widgets.button import Button
from tolerance_game.ui.pages.player_names import names_of as called_at
from tolerance_game.ui.pages.player_names import short_names
from tolerance_game.ui.tolerance.table import ahead, picture
from tolerance_game.ui.tolerance.table.actions import TableActions
from tolerance_game.ui.tolerance.table.carrying import Carrying
from tolerance_game.ui.tolerance.table.chronicle_panel import PlacedLine
from tolerance_game.ui.tolerance.table.deciding import Deciding
from tolerance_game.ui.tolerance.table.explained import EXPLAINED
from tolerance_game.ui.tolerance.table.finder import Finder
from tolerance_game.ui.tolerance.table.gaze import Gaze
from tolerance_game.ui.tolerance.table.ground import Ground
from tolerance_game.ui.tolerance.table.hand import hand_boxes, sorted_hand
from tolerance_game.ui.tolerance.table.insight import Insight
from tolerance_game.ui.tolerance.table.large_card import LargeCard
from tolerance_game.ui.tolerance.table.layout import Layout
from tolerance_game.ui.tolerance.table.playback import Playback
from tolerance_game.ui.tolerance.table.prompting import prompt_of
from tolerance_game.ui.tolerance.table.table_spots import buttons_of, spots_of
from tolerance_game.words.names import names_of_tolerance
from tolerance_game.words.teller import Teller

NARROW = 1600
"""In windows narrower than that the chronicle lies over the table, and is closed at first."""
PRIVATE = ("boards", "question", "reckoning", "first_card", "role")
"""Scenes above the table that are for the one at the screen alone."""
READING = ("log/", "filter/", "chronicle/", "last/", *EXPLAINED, "points/")
"""What keys are not taken away from when a turn begins: somebody looks something up."""
PACES = ("slow", "normal", "fast", "none")


class TableScene(Scene):
    """The table. What is on it comes from the hand-over alone."""

    name = "table"

    def __init__(self, context: Context, session: Session, actions: TableActions | None = None):
        super().__init__(context)
        self.session = session
        self.actions = actions or TableActions()
        self.view: View = session.handover.view()
        self.names = short_names(names_of(session))
        self.filter = "all"
        """What of the chronicle one wants to see."""
        self.scroll = 0
        self.gaze = Gaze(self)
        self.large = LargeCard(self)
        self.insight = Insight(self)
        self.deciding = Deciding(self)
        self.finder = Finder(self)
        self.carrying = Carrying(self)
        self.ground = Ground()
        self.placed: tuple[object, list[PlacedLine]] | None = None
        """The lines of the chronicle in sight, as they were measured last."""
        self._drawn_out = False
        """Whether the chronicle is open in a narrow window."""
        self._for_last_trick = False
        """Whether the chronicle was opened to look at the last trick."""
        self._asked = False
        self._shown_number = 0
        self._shown_stamp = -1
        self._over_told = False
        self._had_turn = False
        self.is_beginner = False
        """Whether the people of this computer have finished but few games."""
        self.show_afresh()

    # Following the game.

    def show_afresh(self) -> None:
        """Shows everything as it is now: at the start, after an undo, after a hand-over."""
        handover = self.session.handover
        self.view = handover.view()
        self.me = self.view.seat if self.view.seat >= 0 else self._next_person()
        words = self.context.words
        self.teller = Teller(words, names_of_tolerance(self.view.options), self.names)
        self.words = self.teller.words
        self.course = Playback(
            self.view.options, self.me, self.teller, self.names, self.context.sound
        )
        self._set_pace()
        self.course.begin_with(handover.events(0))
        self.course.agree_with(self.view)
        self._note_shown()
        self.deciding.begin_anew()
        self.carrying.forget()
        self.insight.forget()
        self._asked = False
        self.scroll = 0

    def _note_shown(self) -> None:
        handover = self.session.handover
        self._shown_number, self._shown_stamp = handover.number, handover.stamp

    def _next_person(self) -> Seat:
        phase = self.session.handover.phase
        return phase.seat

    def _set_pace(self) -> None:
        pace = self.context.settings.pace
        self.course.timeline.factor = SPEEDS[pace.animation]
        self.course.timeline.reading = STANDING[pace.animation]
        self.course.timeline.step_by_step = self.in_steps

    def begin_slowly(self) -> None:
        """This is one of the first games: each effect waits for a key, unless it is not wished."""
        self.is_beginner = True
        self._set_pace()

    @property
    def is_led(self) -> bool:
        """Whether effects wait only because it is one of the first games."""
        pace = self.context.settings.pace
        wished = pace.first_games and STANDING[pace.animation] > 0
        return self.is_beginner and wished and not pace.step_by_step

    @property
    def in_steps(self) -> bool:
        """Whether effects wait for a key."""
        return self.context.settings.pace.step_by_step or self.is_led

    def lead_no_more(self) -> None:
        """The first games, too, shall go on by themselves, as fast as it is set."""
        self.context.change("pace.first_games", False)
        self._set_pace()

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
        changed |= self.session.tick()
        changed |= self.catch_up()
        if self.context.stage.top is self:
            changed |= self._lead_on()
        changed |= self._focus_turn()
        changed |= self.deciding.tick(now)
        changed |= self.gaze.tick(now)
        changed |= self.carrying.tick(now)
        return changed

    def _hold(self) -> None:
        busy = self.course.timeline.busy or self._sheet_is_due
        if busy or self.context.stage.top is not self:
            self.session.hold()
        else:
            self.session.release()

    @property
    def _sheet_is_due(self) -> bool:
        """Whether the score sheet has something to show, and nobody else must decide before."""
        if not self.course.reckoning:
            return False
        others = self.view.phase in (EXECUTION, REPAY) and self.view.to_act != self.me
        return not others

    def catch_up(self) -> bool:
        """Takes what is new, as far as whoever looks may know it. Whether there was anything.

        What is new begins to move with the next frame: until then its pictures can be made.
        """
        handover = self.session.handover
        if handover.stamp == self._shown_stamp:
            return False
        if handover.number <= self._shown_number or isinstance(handover.phase, Covered):
            # Moves were taken back, or somebody else is to look.
            self.show_afresh()
            return True
        events = handover.events(self._shown_number)
        self.view = handover.view()
        if self.view.seat != self.me:
            self.show_afresh()
            return True
        self._note_shown()
        self._asked = False
        self.deciding.is_shown()
        self.insight.forget()
        self.course.add(events)
        return True

    def _lead_on(self) -> bool:
        """When all is shown: who is next, and where it happens."""
        course = self.course
        if course.timeline.busy:
            return False
        if not course.agrees and not course.reckoning:
            course.agree_with(self.view)
            return True
        covered = isinstance(self.session.handover.phase, Covered)
        if not covered and self.actions.welcome(self):
            return True
        if self._sheet_is_due:
            self.actions.reckon(self, course.take_reckoning())
            return True
        if isinstance(self.session.handover.phase, Covered):
            self.actions.cover(self)
            return True
        if self.session.handover.due is not None:
            self.session.handover.cover()
            self.show_afresh()
            return True
        if self.view.outcome is not None and not self._over_told:
            self._over_told = True
            self.actions.over(self)
            return True
        decides = self.my_turn and not self.session.is_under_way
        if decides and self.view.phase not in (PLAY, TARGET) and not self._asked:
            self._asked = True
            return self.actions.ask(self)
        return False

    def reckoned(self) -> None:
        """The score sheet has been read."""
        self.course.go_on()
        self.course.tick(self.now)
        self.context.stage.dirty = True

    def moving(self, now: float) -> bool:
        """Whether the next frame will look different."""
        return self.course.moving(now) or self.gaze.moving(now) or self.carrying.moving(now)

    def wake_at(self) -> float | None:
        """For what rests under the pointer, and for words that fade."""
        times = (self.deciding.wake_at(), self.gaze.wake_at(), self.course.timeline.wake_at())
        return min((time for time in times if time is not None), default=None)

    # What is so.

    @property
    def shown(self) -> Any:
        """What lies on the table."""
        return self.course.shown

    @property
    def my_turn(self) -> bool:
        """Whether the one who looks is to decide, and everything before has been shown."""
        mine = isinstance(self.session.match.seats[self.me], Person)
        return mine and bool(self.view.moves) and not self.course.timeline.busy

    @property
    def _wide(self) -> bool:
        return self.context.stage.scale.width >= NARROW

    @property
    def drawer(self) -> bool:
        """Whether the chronicle is open: beside the table as one likes it, over it for a while."""
        return self.context.settings.play.chronicle if self._wide else self._drawn_out

    @property
    def layout(self) -> Layout:
        """Where everything lies now."""
        return Layout(
            len(self.names),
            self.drawer and self._wide,
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
    def sort(self) -> str:
        """By what the hand is sorted."""
        return self.context.settings.play.sort

    @property
    def hand(self) -> list[str]:
        """The own cards in the order that is wished."""
        return self.sorted(self.shown.hand)

    def sorted(self, cards: Collection[str]) -> list[str]:
        """Cards in the order that is wished."""
        return sorted_hand(cards, self.view.options, self.sort)

    @property
    def chosen(self) -> str | None:
        """The card of the hand that stands out."""
        deciding = self.deciding
        carried = self.carrying.card
        for one in (carried, deciding.declaring, deciding.selected, deciding.under_way):
            if one in self.shown.hand:
                return one
        spot = self.gaze.spot
        card = spot.removeprefix("hand/") if spot and spot.startswith("hand/") else None
        card = card or self.deciding.advised
        return card if card in self.shown.hand else None

    def hand_boxes(self) -> list[Box]:
        """Where the own cards are drawn now."""
        legal = self.legal or frozenset(self.shown.hand if not self.my_turn else ())
        raised = legal if self.my_turn else frozenset()
        return hand_boxes(self.layout, self.hand, raised, self.chosen, self.gaze.shares())

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

    @property
    def thinking(self) -> Seat | None:
        """The opponent who is thinking."""
        return self.session.thinking if not self.course.timeline.busy else None

    def prompt(self) -> tuple[str, bool]:
        """The sentence that says what to do, and whether it is a refusal."""
        if self.deciding.refusal:
            return self.deciding.refusal[0], True
        if self.deciding.hinting.thinks:
            return self.words.say("table.prompt.hint_thinks"), False
        if self.deciding.note:
            return self.deciding.note[0], False
        return prompt_of(self), False

    @property
    def ahead_key(self) -> object:
        """What may be wanted soon hangs on what is under way."""
        return ahead.key_of(self)

    def ahead(self, canvas: Canvas) -> Iterator[None]:
        """Makes what will be wanted soon."""
        return ahead.ahead(self, canvas)

    # What one may set.

    def toggle_preview(self) -> None:
        """Shows or hides what winning would bring."""
        self.context.change("play.preview", not self.context.settings.play.preview)

    def toggle_chronicle(self) -> None:
        """Opens or closes the drawer."""
        self.finder.close()
        self._for_last_trick = False
        self.context.sound("drawer")
        if self._wide:
            self.context.change("play.chronicle", not self.drawer)
        else:
            self._drawn_out = not self._drawn_out

    def look_at_last_trick(self) -> None:
        """It lies at the foot of the chronicle: opens that where it is closed, and closes it again
        only if it was opened for this."""
        if not self.drawer or self._for_last_trick:
            opens = not self.drawer
            self.toggle_chronicle()
            self._for_last_trick = opens
            return
        if self.shown.last and self.by_keys:
            self.context.stage.focus_on(f"last/{self.shown.last[0].card}")

    def next_pace(self) -> None:
        """The next speed; after the fastest comes step by step."""
        pace = self.context.settings.pace
        if self.is_led:
            self.lead_no_more()
        elif pace.step_by_step:
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
        place = HAND_ORDERS.index(self.sort) + 1
        self.context.change("play.sort", HAND_ORDERS[place % len(HAND_ORDERS)])

    def step(self) -> None:
        """Ends what is moving now, or lets the next effect begin."""
        self.course.timeline.step(self.now)

    def finish(self) -> None:
        """Ends everything that is moving."""
        self.course.timeline.finish(self.now)

    # Input.

    def intent(self, intent: Intent) -> bool:
        """Keys that mean something everywhere on the table."""
        if self.finder.writing and intent in (Intent.CONFIRM, Intent.BACK):
            if intent is Intent.CONFIRM:
                self.finder.end()
            else:
                self.finder.close()
            return True
        timeline = self.course.timeline
        if timeline.busy and intent in (Intent.CONFIRM, Intent.STEP):
            self.step()
            return True
        if intent is Intent.BACK:
            return self._back()
        acts: dict[Intent, Callable[[], None]] = {
            Intent.FINISH: self.finish,
            Intent.MENU: self.actions.menu,
            Intent.UNDO: self.deciding.undo,
            Intent.REDO: self.deciding.redo,
            Intent.HINT: self.deciding.hint,
            Intent.PREVIEW: self.toggle_preview,
            Intent.CHRONICLE: self.toggle_chronicle,
            Intent.LAST_TRICK: self.look_at_last_trick,
            Intent.SORT: self.next_sort,
            Intent.SPEED: self.next_pace,
            Intent.SAVE: self.actions.save,
            Intent.HELP: self.actions.help,
            Intent.INSPECT: self.gaze.look_or_leave,
            Intent.COVER: self._cover,
        }
        act = acts.get(intent)
        if act is None:
            return False
        act()
        return True

    def _back(self) -> bool:
        if self.deciding.leave() or self.deciding.dismiss():
            pass
        elif self.gaze.inspected and self.by_keys:
            self.gaze.inspected = None
        elif self.drawer and not self._wide:
            self.toggle_chronicle()
        else:
            self.actions.menu()
        return True

    def _cover(self) -> None:
        self.session.handover.cover()
        if isinstance(self.session.handover.phase, Covered):
            self.context.stage.drop(PRIVATE)
            self.show_afresh()

    def away(self, away: bool) -> None:
        """With several people at the machine nobody's hand stays open when the window is left."""
        if away and self.context.settings.play.cover_when_away:
            self._cover()

    def clicked_nowhere(self) -> bool:
        """A click ends what is moving."""
        self.finder.end()
        if self.course.timeline.busy:
            self.step()
            return True
        self.deciding.leave()
        return False

    def context_clicked(self, spot: Spot | None) -> bool:
        """The right button shows a card at once."""
        return self.gaze.look_at_once(spot.id if spot else None)

    def drag_begins(self, spot: Spot, x: float, y: float) -> bool:
        """A card is drawn from the hand."""
        return self.carrying.begin(spot.id, x, y)

    def dragged(self, x: float, y: float) -> None:
        """It is carried."""
        self.carrying.move(x, y)

    def dropped(self, x: float, y: float) -> None:
        """It is let go."""
        self.carrying.move(x, y)
        self.carrying.drop()

    def drag_left(self) -> None:
        """It goes back to the hand."""
        self.carrying.leave()

    @property
    def typing(self) -> bool:
        """Letters are wanted while something is looked for in the chronicle."""
        return self.finder.writing and self.drawer

    def typed(self, text: str) -> None:
        """Letters of what is looked for."""
        self.finder.write(*self.finder.field(self.layout.chronicle).written(text))

    def edited(self, key: str) -> None:
        """A key that moves in them, or takes some away."""
        self.finder.write(*self.finder.field(self.layout.chronicle).edited(key))

    def scrolled(self, x: float, y: float, by: float) -> bool:
        """The wheel moves the chronicle."""
        if self.drawer and self.layout.chronicle.holds(x, y):
            self.scroll = max(0, self.scroll - round(by * 3))
            return True
        return False

    def hovered(self, spot: Spot | None) -> None:
        """The pointer came over something else."""
        self.gaze.hovered(spot)

    def focused(self, spot: Spot | None) -> None:
        """The focus went to something else."""
        self.finder.end()
        self.gaze.focused(spot)

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
        reads = self.by_keys and (self.focus or "").startswith(READING)
        if had or not self._had_turn or reads:
            return False
        self.focus = self.first_focus()
        if self.by_keys:
            # What stood out in the focus before sinks back.
            self.gaze.focused(by_id(self.spots(), self.focus))
        return True

    def spots(self) -> Sequence[Spot]:
        """Everything that can be pointed at."""
        return spots_of(self)

    def told(self) -> dict[str, Any]:
        """How far the game is, and whether the one who looks is to decide."""
        return {
            "moves": self.session.number,
            "kept": self.session.saved.number,
            "over": self.view.outcome is not None,
            "turn": bool(self.legal or self.targets) and not self.session.is_under_way,
            "refusals": self.deciding.refusals,
            "prompt": self.prompt()[0],
        }

    def draw(self, canvas: Canvas) -> None:
        """Draws the table."""
        picture.draw(canvas, self)


def names_of(session: Session) -> tuple[str, ...]:
    """What everyone at the table is called."""
    return called_at(session.match.seats)
