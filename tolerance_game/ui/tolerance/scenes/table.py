"""The table of Tolerance: one game, seen from one seat, played by mouse, keys or pad."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from tolerance_game.core import Seat
from tolerance_game.games.tolerance import telling
from tolerance_game.games.tolerance.rules.state import EXECUTION, PLAY, REPAY, STARTER, TARGET
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.session import Session
from tolerance_game.ui.kit import Box, Button, Canvas, Context, Intent, Spot
from tolerance_game.ui.kit.widgets.button import evened
from tolerance_game.ui.kit.widgets.rule_mark import RuleMark
from tolerance_game.ui.table.game_table import GameTable
from tolerance_game.ui.table.ground import Ground
from tolerance_game.ui.table.memo import Memo
from tolerance_game.ui.table.source import Source
from tolerance_game.ui.table.table_buttons import page_buttons
from tolerance_game.ui.tolerance.table import ahead, picture
from tolerance_game.ui.tolerance.table.carrying import Carrying
from tolerance_game.ui.tolerance.table.closeup import TOLD, card_of, marked_beside, text_of
from tolerance_game.ui.tolerance.table.commands import ToleranceActions, ToleranceCommands
from tolerance_game.ui.tolerance.table.explained import EXPLAINED
from tolerance_game.ui.tolerance.table.large_card import LargeCard
from tolerance_game.ui.tolerance.table.model import LookingAtCards, TableModel, ToleranceProgress
from tolerance_game.ui.tolerance.table.playback import TolerancePlayback
from tolerance_game.ui.tolerance.table.prompting import mark_of_prompt, prompt
from tolerance_game.ui.tolerance.table.shown import Shown
from tolerance_game.ui.tolerance.table.table_spots import buttons_of, first_focus, spots_of
from tolerance_game.words import Teller

ON_TABLE = (STARTER, PLAY, TARGET)
"""The phases whose decisions are made on the table itself, with everything in sight."""
READING = ("log/", "filter/", "chronicle/", "last/", *EXPLAINED, "points/")
"""Spots that keep the focus when a turn begins: something is being looked up there."""


class TableScene(GameTable[View, TolerancePlayback]):
    """The table: it makes the model that is drawn, and has the commands of the viewer."""

    commands: ToleranceCommands
    TIPS = TOLD

    def __init__(
        self,
        context: Context,
        session: Session,
        actions: ToleranceActions | None = None,
        source: Source[View] | None = None,
    ) -> None:
        """Without another `source` it shows the session as it is played."""
        self.session = session
        self.actions = actions or ToleranceActions()
        super().__init__(context, source or Source(session), self.actions)
        self.commands = ToleranceCommands(self, session, self.actions)
        self.carrying = Carrying()
        self.ground = Ground()
        self._memo = Memo()
        self._had_turn = False
        self._welcomed: set[Seat] = set()
        """The seats that have seen the first card of this game."""
        self.owes_scores = False
        """Whether a reign was scored while somebody else had the screen: the viewer sees it yet."""
        self.show_afresh()

    # Following the game.

    def new_teller(self) -> Teller:
        """What says everything at this table."""
        return Teller(self.context.words, telling.names(self.view.options), self.names)

    def new_playback(self) -> TolerancePlayback:
        """An empty table."""
        options, sound = self.view.options, self.context.sound
        return TolerancePlayback(options, self.me, self.teller, self.names, sound)

    def compare(self) -> None:
        """All events are shown: the view has the last word, unless only events are shown."""
        if self.source.is_past:
            self.shown.end_queue()
        else:
            self.shown.agree_with(self.view)

    def shows_anew(self) -> None:
        """Another moment is shown: what was chosen for the last one is forgotten."""
        super().shows_anew()
        self.carrying.forget()
        self._memo.clear()

    def goes_on(self) -> None:
        """Something new has happened."""
        super().goes_on()
        self._memo.clear()

    def tick(self, now: float) -> bool:
        """Plays on: a turn may begin, and a dropped card returns to the hand."""
        changed = super().tick(now)
        changed |= self._focus_turn()
        return self.carrying.tick(now, self.shown.hand) or changed

    def moving(self, now: float) -> bool:
        """Whether the next frame will look different."""
        return super().moving(now) or self.carrying.moving(now)

    # What the director must know.

    @property
    def awaits_welcome(self) -> bool:
        """Whether the viewer has seen the first card of this game."""
        one = self.view.seats[self.me]
        plays = self.source.can_play and self.view.seat >= 0
        return plays and self.me not in self._welcomed and bool(one.role)

    @property
    def scores_due(self) -> bool:
        """Whether the score sheet has something to show, and no other seat must decide first."""
        others = self.view.phase in (EXECUTION, REPAY) and self.view.to_act != self.me
        owed = self.owes_scores and not self.source.is_covered
        return (bool(self.playback.withheld) or owed) and not others

    @property
    def asks_elsewhere(self) -> bool:
        """Whether the viewer must decide on something that is not on the table."""
        decides = self.my_turn and not self.source.is_under_way
        return decides and self.view.phase not in ON_TABLE

    def welcome(self) -> bool:
        """Shows the first card, once for each seat."""
        self._welcomed.add(self.me)
        return super().welcome()

    def show_scores(self) -> bool:
        """Opens the score sheet."""
        self.owes_scores = False
        scored = self.playback.take_scored()
        if self.actions.reckon is None:
            self.scores_shown()
        else:
            self.actions.reckon(scored)
        return True

    # State.

    @property
    def shown(self) -> Shown:
        """The shown state of the table."""
        return self.playback.shown

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is to decide, and everything before has been shown."""
        return self.source.can_play and bool(self.view.moves) and not self.is_moving

    @property
    def model(self) -> TableModel:
        """Everything that is shown now."""
        context, source, playback, gaze = self.context, self.source, self.playback, self.gaze
        timeline = playback.timeline
        return TableModel(
            view=self.view,
            shown=playback.shown,
            version=playback.version,
            me=self.me,
            names=self.names,
            teller=self.teller,
            chronicle=playback.chronicle,
            drawer=self.drawer,
            why=playback.why,
            stamp=source.stamp,
            can_play=source.can_play,
            thinking=None if timeline.busy else source.thinking,
            undo_limit=source.undo_limit(),
            warnings=source.warnings,
            looking=LookingAtCards(
                *(self.hover, self.pressed, self.by_keys, self.framed, gaze.inspected),
                is_close=gaze.close is not None,
                rests=gaze.rests,
                marked=gaze.asked or context.settings.play.paragraphs,
                last_hand=gaze.last_hand,
                lifts=tuple(gaze.shares().items()),
            ),
            choice=self.commands.choice,
            carried=self.carrying.carried,
            progress=ToleranceProgress(
                tuple(timeline.beats),
                share=timeline.progress(self.now),
                waits=timeline.waiting,
                floaters=tuple(playback.floaters),
                floating=playback.floating,
                at_once=timeline.factor == 0,
                is_led=self.pace.is_led,
                speed=self.pace.name,
            ),
            now=self.now,
            on_top=self.is_on_top,
            settings=context.settings,
            bindings=context.bindings,
            scale=context.stage.scale,
            theme=context.theme,
            memo=self._memo,
            seen=self.seen,
            hands=tuple((one.seat, one.hand) for one in source.opened()),
        )

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
        model = self.model
        return marked_beside(model, LargeCard(model, self.spots))

    @property
    def playable(self) -> Collection[str]:
        """The cards that may be played now."""
        return self.model.legal

    def card_at(self, spot: str) -> str | None:
        """The card that a spot is about."""
        return card_of(self.model, spot)

    def tells(self, spot: str) -> bool:
        """Whether a few words are said beside a spot."""
        return bool(text_of(self.model, spot))

    # Input.

    def acts(self) -> dict[Intent, Callable[[], None]]:
        """What keys mean everywhere on the table."""
        commands, acts = self.commands, super().acts()
        if self.pages is None:
            acts[Intent.PREVIEW] = commands.toggle_preview
            acts[Intent.LAST_TRICK] = commands.look_at_last_trick
            acts[Intent.SORT] = commands.next_sort
        return acts

    @property
    def chronicle_area(self) -> Box:
        """Where the chronicle is, when it is open."""
        return self.model.layout.chronicle

    def drag_begins(self, spot: Spot, x: float, y: float) -> bool:
        """A card is drawn from the hand."""
        if not self.carrying.begin(self.model, spot.id, x, y):
            return False
        self.commands.leave()
        self.gaze.leave()
        return True

    def dragged(self, x: float, y: float) -> None:
        """The card follows the pointer."""
        self.carrying.move(x, y)

    def dropped(self, x: float, y: float) -> None:
        """The card is dropped."""
        self.carrying.move(x, y)
        card = self.carrying.drop(self.model)
        if card is not None:
            self.commands.drop_card(card)

    def drag_left(self) -> None:
        """The card goes back to the hand."""
        self.carrying.leave(self.model)

    def first_focus(self) -> str | None:
        """The first thing that can be done."""
        return first_focus(self.model)

    @property
    def reads(self) -> bool:
        """Whether keys look something up."""
        return (self.framed or "").startswith(READING)

    def _focus_turn(self) -> bool:
        """When a turn begins, keys find what can be done, unless they look at something else."""
        had, self._had_turn = self._had_turn, self._has_turn
        if had or not self._had_turn or self.reads:
            return False
        # What stood out in the focus before sinks back.
        self.look_at(self.first_focus())
        return True

    @property
    def _has_turn(self) -> bool:
        """Whether the viewer is to decide on the table."""
        return self.my_turn and self.view.phase in ON_TABLE

    # What can be pointed at, and what it looks like.

    def buttons(self, model: TableModel) -> list[Button]:
        """The buttons of the table."""
        found = buttons_of(model, self.commands)
        if self.pages is not None:
            right = model.layout.width - 16
            back = page_buttons(self.words, self.pages, self.turn, self.actions, right)
            return evened([*back, *(one for one in found if one.id == "button/chronicle")])
        return evened(found)

    def spots(self) -> Sequence[Spot]:
        """Everything that can be pointed at."""
        model = self.model
        found = spots_of(model, self.commands, self.buttons(model))
        mark = mark_of_prompt(model)
        return found if mark is None else [*found, mark.spot(self.context)]

    def told(self) -> dict[str, Any]:
        """How far the game is, and whether the viewer is to decide."""
        return {
            "moves": self.session.number,
            "kept": self.session.saved.number,
            "over": self.view.outcome is not None,
            "turn": self._has_turn and not self.session.is_under_way,
            "refusals": self.commands.answers.refusals,
            "prompt": self.prompt()[0],
        }

    def draw(self, canvas: Canvas) -> None:
        """Draws the table."""
        model = self.model
        buttons = self.buttons(model)
        picture.draw(canvas, model, buttons, self.spots, self.ground)

    @property
    def ahead_key(self) -> object:
        """What `ahead` makes depends on the current animation."""
        return ahead.key_of(self.model)

    def ahead(self, canvas: Canvas) -> Iterator[None]:
        """Makes the pictures that will be needed soon."""
        model = self.model
        return ahead.ahead(model, LargeCard(model, self.spots), canvas)
