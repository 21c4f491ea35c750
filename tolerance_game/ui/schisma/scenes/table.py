"""The table of Schisma: one game, seen from one side, played by mouse, keys or pad."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tolerance_game.core.events import Seat
from tolerance_game.games.schisma import NAME, telling
from tolerance_game.games.schisma.foresight.dangers import Danger
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.moves import ACTIONS
from tolerance_game.games.schisma.rules.protocol import start
from tolerance_game.games.schisma.rules.public import public_of
from tolerance_game.games.schisma.rules.state import ACTING, CHOOSING
from tolerance_game.games.schisma.rules.track import ROME
from tolerance_game.games.schisma.rules.view import View
from tolerance_game.match.seats import Opponent, people
from tolerance_game.match.series import Series, series_of
from tolerance_game.session import Session
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.motion import SPEEDS, STANDING
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.kit.widgets.rule_mark import RuleMark
from tolerance_game.ui.schisma.table import picture
from tolerance_game.ui.schisma.table.commands import SchismaActions, SchismaCommands
from tolerance_game.ui.schisma.table.model import Carried, TableModel
from tolerance_game.ui.schisma.table.playback import SchismaPlayback
from tolerance_game.ui.schisma.table.prompting import mark_of_prompt, prompt
from tolerance_game.ui.schisma.table.shown import Shown
from tolerance_game.ui.schisma.table.table_spots import buttons_of, first_focus, spots_of
from tolerance_game.ui.schisma.table.told_choice import told_choice
from tolerance_game.ui.schisma.table.tooltip import TOLD, text_of
from tolerance_game.ui.schisma.table.warnings import risks
from tolerance_game.ui.table.game_table import GameTable
from tolerance_game.ui.table.ground import Ground
from tolerance_game.ui.table.looking import Looking
from tolerance_game.ui.table.memo import Memo
from tolerance_game.ui.table.progress import Progress
from tolerance_game.ui.table.source import Source
from tolerance_game.words.teller import Teller

READING = ("log/", "filter/", "chronicle/", "pile/", "joined/", "ways/", "threat/")
"""Spots that keep the focus when a turn begins: something is being looked up there."""
STEP = "button/step"
"""Where the focus is while something is played back."""
FRAME = 16.0


class TableScene(GameTable[View, SchismaPlayback]):
    """The table: it makes the model that is drawn, and has the commands of the viewer."""

    commands: SchismaCommands
    TIPS = TOLD

    def __init__(
        self,
        context: Context,
        session: Session,
        actions: SchismaActions | None = None,
        source: Source[View] | None = None,
    ) -> None:
        """Without another `source` it shows the session as it is played."""
        self.session = session
        self.actions = actions or SchismaActions()
        super().__init__(context, source or Source(session), self.actions)
        self.commands = SchismaCommands(self, session, self.actions)
        self.carried: Carried | None = None
        self._grip = 0.0
        self.ground = Ground()
        self._memo = Memo()
        self._welcomed: set[Seat] = set()
        self._had_turn = self._is_retelling = False
        self._risks: frozenset[Danger] = frozenset()
        """Who could end the game for the other side by one land, when the last turn began."""
        self._bottom = self.me
        self.show_afresh()

    # Following the game.

    def new_teller(self) -> Teller:
        """What says everything at this table."""
        data = self.session.home.catalogue.of(NAME)
        return Teller(self.context.words, telling.names(self.view.options, data), self.names)

    def new_playback(self) -> SchismaPlayback:
        """An empty table."""
        options, announced = self.view.options, self._announced
        persons, sound = options.catalogue.by_id, self.context.sound
        return SchismaPlayback(public_of(start(options)), persons, announced, self.teller, sound)

    @property
    def _announced(self) -> frozenset[Seat]:
        """The seats of programs: they say what they do before it happens."""
        seats = enumerate(self.session.match.seats)
        return frozenset(seat for seat, one in seats if isinstance(one, Opponent))

    def compare(self) -> None:
        """All events are shown: the board turns to whoever acts, if that is wished."""
        if not self.source.is_past:
            self.shown.public = public_of(self.view)
        bottom = self._side_at_the_screen()
        if bottom != self._bottom:
            # The table turns by itself now: what was turned by hand is forgotten.
            self._bottom, self.commands.flipped = bottom, False

    def _side_at_the_screen(self) -> int:
        """Whose side is the lower one: the person's where there is one; of two that of whoever
        acts, and Rome's, as the track is laid (S1.1), where the table does not turn or is over."""
        alone = len(people(self.session.match.seats)) == 1
        is_over = self.source.is_over or self.source.is_past
        if not alone and (is_over or not self.context.settings.play.turn_table):
            return ROME
        return self.me

    def hides_from(self, viewer: Seat) -> bool:  # noqa: ARG002
        """Nothing is hidden (S7): the last action is played back when the other side acts, too."""
        return False

    def shows_anew(self) -> None:
        """Another moment is shown: what was chosen for the last one is forgotten."""
        super().shows_anew()
        self.commands.forget_choice()
        self.carried = None
        self._memo.clear()

    def goes_on(self) -> None:
        """Something new has happened."""
        super().goes_on()
        self.commands.forget_choice()
        self.carried = None
        self._memo.clear()

    def tick(self, now: float) -> bool:
        """Plays on: a turn may begin, or a petition go on."""
        changed = super().tick(now)
        self._end_retelling()
        changed |= self.commands.resume_petition()
        changed |= self.commands.search()
        return self._focus_turn() or changed

    def wake_at(self) -> float | None:
        """The search for threats goes on with the next frame."""
        at = super().wake_at()
        if not self.commands.searches:
            return at
        return self.now + FRAME if at is None else min(at, self.now + FRAME)

    @property
    def awaits_welcome(self) -> bool:
        """Whether the viewer has seen the first card of this game."""
        plays = self.source.can_play and self.view.turn > 0
        return plays and self.me >= 0 and self.me not in self._welcomed

    def welcome(self) -> bool:
        """Shows the first card, once for each side."""
        self._welcomed.add(self.me)
        return super().welcome()

    @property
    def shown(self) -> Shown:
        """The shown state of the table."""
        return self.playback.shown

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is to decide, and everything before has been shown."""
        acts = self.view.phase in (ACTING, CHOOSING) and self.view.seat == self.me
        return self.source.can_play and acts and not self.is_moving

    @property
    def notice_over(self) -> Box:
        """The prompt, which lies at the lower edge."""
        return self.model.layout.prompt

    @property
    def model(self) -> TableModel:
        """Everything that is shown now."""
        context, source, playback, gaze = self.context, self.source, self.playback, self.gaze
        timeline = playback.timeline
        bottom = 1 - self._bottom if self.commands.flipped else self._bottom
        return TableModel(
            view=self.view,
            shown=playback.shown,
            version=playback.version,
            me=self.me,
            bottom=bottom,
            names=self.names,
            series=self._series(),
            teller=self.teller,
            chronicle=playback.chronicle,
            drawer=self.drawer,
            stamp=source.stamp,
            can_play=source.can_play,
            is_past=source.is_past,
            thinking=None if timeline.busy else source.thinking,
            undo_limit=source.undo_limit(),
            warnings=source.warnings,
            looking=Looking(
                *(self.hover, self.pressed, self.by_keys, self.framed),
                inspected=gaze.close,
                rests=gaze.rests,
                marked=gaze.asked or context.settings.play.paragraphs,
            ),
            choice=self.commands.choice,
            carried=self.carried,
            progress=Progress(
                tuple(timeline.beats),
                share=timeline.progress(self.now),
                waits=timeline.waiting,
                at_once=timeline.factor == 0,
                is_led=self.pace.is_led,
                speed=self.pace.name,
            ),
            searched=self.commands.threats,
            now=self.now,
            on_top=self.is_on_top,
            settings=context.settings,
            bindings=context.bindings,
            scale=context.stage.scale,
            theme=context.theme,
            memo=self._memo,
            seen=self.seen,
        )

    def _series(self) -> Series | None:
        """The series of the game; its end does not count before it is shown."""
        series, outcome = series_of(self.session.match.header), self.shown.public.outcome
        if series is None or outcome is None:
            return series
        return series.counted(outcome.winners)

    def prompt(self) -> tuple[str, bool]:
        """The sentence that says what to do, and whether it is a refusal."""
        return prompt(self.model)

    def rule_marks(self) -> Sequence[RuleMark]:
        """The mark at the end of the prompt, if that follows from a rule."""
        mark = mark_of_prompt(self.model)
        return () if mark is None else (mark,)

    @property
    def marked_beside(self) -> tuple[str, ...]:
        """The paragraphs of the mark beside what is pointed at."""
        return picture.marked_beside(self.model)

    def card_at(self, spot: str) -> str | None:
        """The place of a person that can be looked at closely."""
        return picture.person_at(self.model, spot)

    def tells(self, spot: str) -> bool:
        """Whether a few words are said beside a spot."""
        return bool(text_of(self.model, spot))

    # Input.

    def acts(self) -> dict[Intent, Callable[[], None]]:
        """What keys mean everywhere on the table."""
        commands, acts = self.commands, super().acts()
        if self.pages is None:
            acts[Intent.PREVIEW] = commands.toggle_threats
            acts[Intent.LAST_TRICK] = self.show_last_turn
            acts[Intent.SORT] = commands.flip
        return acts

    def hide_focus(self) -> None:
        """What is played back is looked at: the focus leaves the person it was on."""
        super().hide_focus()
        if self.hides_focus and self.is_moving:
            self.focus = STEP
            if self.framed is not None:
                self.gaze.focused(by_hand=False)

    @property
    def reads(self) -> bool:
        """Whether keys look something up."""
        return (self.framed or "").startswith(READING)

    def bound(self, key: str) -> bool:
        """The digits choose the four actions."""
        if key in ("1", "2", "3", "4") and not self.typing and self.pages is None:
            self.commands.choose_action(ACTIONS[int(key) - 1])
            return True
        return False

    def show_last_turn(self) -> None:
        """Plays the last turn of the other side back once more."""
        if self.is_moving or self.source.is_over:
            return
        events = self.source.events()
        began = {n: one.seat for n, one in enumerate(events) if isinstance(one, told.TurnBegan)}
        theirs = [n for n in began if began[n] != self.me]
        if not theirs:
            self.commands.tell(self.words.say("schisma.table.no_last_turn"))
            return
        first = theirs[-1]
        after = next((n for n in began if n > first), len(events))
        self.commands.leave()
        self.playback = self.new_playback()
        # They follow the game from its beginning again, and go on with it afterwards.
        self.playback.voices = self.new_voices()
        # It is told as if nobody at the screen had made it.
        self.playback.announced = frozenset((0, 1))
        self.pace.rule(self.playback.timeline)
        if self.at_once:
            # Whoever asks for it wants to see it.
            self.playback.timeline.factor = SPEEDS["normal"]
            self.playback.timeline.reading = STANDING["normal"]
        self.playback.begin_with(events[:first])
        self.playback.add(events[first:after])
        self.playback.add_at_once(events[after:])
        self._is_retelling = True

    def _end_retelling(self) -> None:
        """What was shown again is over: the playback is as before."""
        if self._is_retelling and not self.is_moving:
            self._is_retelling = False
            self.playback.announced = self._announced
            self.pace.rule(self.playback.timeline)

    def clicked_nowhere(self) -> bool:
        """As at every table, but targets that were chosen are not lost by a slip."""
        plan = self.commands.plan
        if plan is None or not plan.picks or self.is_moving:
            return super().clicked_nowhere()
        self.drawer.finder.end()
        return False

    @property
    def chronicle_area(self) -> Box:
        """Where the chronicle is, when it is open."""
        return self.model.layout.chronicle

    def drag_begins(self, spot: Spot, x: float, y: float) -> bool:
        """A person is drawn along its column."""
        kind, _, rest = spot.id.partition("/")
        if kind != "person" or not self.my_turn or self.commands.plan is not None:
            return False
        self.commands.leave()
        self.gaze.leave()
        self._grip = y
        self.carried = Carried(int(rest), 0.0, (x, y))
        return True

    def dragged(self, x: float, y: float) -> None:
        """The person follows the pointer along its column."""
        if self.carried is not None:
            self.carried = Carried(self.carried.column, y - self._grip, (x, y))

    def dropped(self, x: float, y: float) -> None:
        """The person is dropped: one land on, or on the discard pile."""
        self.dragged(x, y)
        model, carried = self.model, self.carried
        self.carried = None
        if carried is not None and model.carried_to:
            # Whoever draws a person along the track has not slipped.
            self.commands.act_on(model.carried_to, carried.column, confirmed=True)

    def drag_left(self) -> None:
        """The person goes back to its place."""
        self.carried = None

    def first_focus(self) -> str | None:
        """The first thing that can be done."""
        return first_focus(self.model)

    def _focus_turn(self) -> bool:
        """When an action is to be chosen, keys find it, unless they look at something else."""
        had, self._had_turn = self._had_turn, self.my_turn
        if self._had_turn and not had:
            self._sound_danger()
        if had or not self._had_turn or self.reads:
            return False
        self.look_at(self.first_focus())
        return True

    def _sound_danger(self) -> None:
        """A person who has come one land from ending the game for the other side is heard, once."""
        before, self._risks = self._risks, frozenset(risks(self.model))
        if self._risks - before:
            self.context.sound("danger")

    # What can be pointed at, and what it looks like.

    def spots(self) -> Sequence[Spot]:
        """Everything that can be pointed at."""
        model = self.model
        found = spots_of(model, self.commands, buttons_of(model, self.commands, self))
        mark = mark_of_prompt(model)
        return found if mark is None else [*found, mark.spot(self.context)]

    def told(self) -> dict[str, Any]:
        """How far the game is, whether the viewer is to decide, and what may be chosen."""
        model, outcome = self.model, self.view.outcome
        return {
            "moves": self.session.number,
            "kept": self.session.saved.number,
            "over": outcome is not None,
            "winners": outcome.winners if outcome else (),
            "names": self.names,
            "turn": self.my_turn and not self.session.is_under_way,
            "refusals": self.commands.answers.refusals,
            "prompt": self.prompt()[0],
            "seat": self.me,
            "bottom": model.bottom,
            "busy": model.busy,
            "waits": model.progress.waits,
            "version": model.version,
            "number": model.public.turn,
            "display": model.public.display,
            "congregations": model.public.congregations,
            "choice": told_choice(model),
        }

    def draw(self, canvas: Canvas) -> None:
        """Draws the table."""
        model = self.model
        buttons = buttons_of(model, self.commands, self)
        picture.draw(canvas, model, buttons, self.spots, self.ground)
