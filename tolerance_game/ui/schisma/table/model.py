"""What a table of Schisma shows at one moment. Pictures are drawn from it alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from tolerance_game.core.errors import Reason
from tolerance_game.core.events import Seat
from tolerance_game.games.schisma.foresight.choices import actions_of
from tolerance_game.games.schisma.foresight.dangers import Danger, dangers
from tolerance_game.games.schisma.foresight.plan import Plan, begin
from tolerance_game.games.schisma.foresight.supposition import table_after
from tolerance_game.games.schisma.foresight.threats import ThreatSearch
from tolerance_game.games.schisma.rules.events import Joined
from tolerance_game.games.schisma.rules.moves import ACTIONS, PETITION
from tolerance_game.games.schisma.rules.persons import PersonCard
from tolerance_game.games.schisma.rules.public import Public
from tolerance_game.games.schisma.rules.state import ACTING, CHOOSING, State
from tolerance_game.games.schisma.rules.track import COLUMNS, ROME, Congregations
from tolerance_game.games.schisma.rules.view import View, state_of
from tolerance_game.match import Series
from tolerance_game.storage.settings.settings import Settings
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.intents import Bindings
from tolerance_game.ui.kit.scale import Scale
from tolerance_game.ui.kit.theme import Theme
from tolerance_game.ui.table.chronicle_drawer import ChronicleDrawer
from tolerance_game.ui.table.looking import Looking
from tolerance_game.ui.table.memo import Memo
from tolerance_game.ui.table.playback import EventBeat
from tolerance_game.ui.table.progress import Progress
from tolerance_game.ui.table.voices import Seen
from tolerance_game.words import Words
from tolerance_game.words.teller import Teller

from .chronicle import SchismaChronicle
from .layout import COLUMN, Layout
from .shown import Shown

CHIP_HEIGHT = 46.0
"""Of a row of the menu beside a person."""
DRAWN = 50.0
"""How far along its column a person must be drawn to be pulled or pushed."""


@dataclass(frozen=True, slots=True)
class PendingChoice:
    """The viewer's half-made choice, and the current messages."""

    action: str = ""
    """The action that was chosen first: it marks whom it may meet."""
    menu: int | None = None
    """The column whose person was chosen first: a menu offers what can be done."""
    plan: Plan | None = None
    """A petition whose targets are being chosen, or an action that waits to be confirmed."""
    made: Plan | None = None
    """An action that was made by one click, and is not shown yet."""
    is_saving: bool = False
    refusal: str = ""
    note: str = ""
    advised: str = ""
    """The spot that the hint on show names."""
    advised_plan: Plan | None = None
    """What the hint on show would do."""
    hint_is_pending: bool = False


@dataclass(frozen=True, slots=True)
class Carried:
    """The person that the pointer holds."""

    column: int
    y: float
    """How far it was drawn along its column."""
    at: tuple[float, float]


@dataclass(frozen=True)
class TableModel:
    """Made for every picture and every act; what takes long is kept in `memo`."""

    view: View
    shown: Shown
    """What is on the table, some time behind the view."""
    version: int
    me: Seat
    bottom: int
    """The side at the lower edge."""
    names: Sequence[str]
    series: Series | None
    """The series of the game, counted once its end is shown."""
    teller: Teller
    chronicle: SchismaChronicle
    drawer: ChronicleDrawer
    stamp: int
    can_play: bool
    is_past: bool
    """Whether a turn of a finished game is looked at."""
    thinking: Seat | None
    undo_limit: Reason | None
    warnings: Sequence[Reason]
    looking: Looking
    choice: PendingChoice
    carried: Carried | None
    progress: Progress
    searched: ThreatSearch | None
    """The latest search for what the opponent could do next turn; see `threats`."""
    now: float
    on_top: bool
    settings: Settings
    bindings: Bindings
    scale: Scale
    theme: Theme
    memo: Memo
    seen: Seen
    """The company: their faces, and what is being said."""

    @property
    def words(self) -> Words:
        """The words of this table."""
        return self.teller.words

    @property
    def public(self) -> Public:
        """What lies on the table as shown."""
        return self.shown.public

    @property
    def turned(self) -> bool:
        """Whether the viewer's own side is the upper one: then pulls lead up."""
        return self.bottom != self.me

    def person(self, which: str) -> PersonCard:
        """The card of a person."""
        return self.view.options.catalogue.by_id[which]

    # Pointer and focus, for buttons and the like.

    @property
    def framed(self) -> str | None:
        """The spot that keys act on, while it is framed."""
        return self.looking.framed

    @property
    def pressed(self) -> str | None:
        """The spot on which the button of the mouse went down."""
        return self.looking.pressed

    @property
    def by_keys(self) -> bool:
        """Whether keys or a pad were used last."""
        return self.looking.by_keys

    def lit(self, spot_id: str) -> bool:
        """Whether a spot shows that it would act."""
        return self.looking.lit(spot_id)

    # What is going on.

    @property
    def beat(self) -> EventBeat | None:
        """What is played back now."""
        return self.progress.beat

    @property
    def busy(self) -> bool:
        """Whether something is played back."""
        return self.progress.beat is not None

    @property
    def congregations(self) -> Congregations:
        """The persons of both, with those who have just come there and wait for a key."""
        avignon, rome = self.public.congregations
        if self.beat is None or not self.has_arrived:
            return avignon, rome
        came = [one for one in self.beat.events if isinstance(one, Joined)]
        return (
            (*avignon, *(one.person for one in came if one.seat != ROME)),
            (*rome, *(one.person for one in came if one.seat == ROME)),
        )

    @property
    def has_arrived(self) -> bool:
        """Whether what is played back is over but for a key."""
        return self.progress.waits and self.progress.share >= 1

    @property
    def threats_shown(self) -> bool:
        """Whether it is shown what the opponent could do next turn."""
        plays = not self.is_past and self.public.turn > 0 and self.public.outcome is None
        return plays and self.settings.play.threats

    @cached_property
    def supposed(self) -> State | None:
        """The table of which it is shown what the opponent could do: as it would be after what is
        previewed. None while it changes.
        """
        if self.busy or not self.threats_shown or self.view.outcome is not None:
            return None
        return self.state if self.plan is None else table_after(self.plan)

    @cached_property
    def threats(self) -> ThreatSearch | None:
        """What the opponent could do with that table; None where it was not looked for yet."""
        search = self.searched
        fits = search is not None and search.seat == 1 - self.me and search.state == self.supposed
        return search if fits else None

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is to decide, and everything before has been shown."""
        acts = self.view.phase in (ACTING, CHOOSING) and self.view.seat == self.me
        return self.can_play and acts and not self.busy

    @cached_property
    def state(self) -> State:
        """The table for looking ahead: nothing of it is secret (S7)."""
        return self.memo.get("state", self.stamp, lambda: state_of(self.view))

    # What can be done.

    def refusals(self, column: int) -> dict[str, Reason | None]:
        """Why each action is refused for the person of a column; None where it is not."""
        return self.memo.get(
            ("actions", column), self.stamp, lambda: dict(actions_of(self.state, column))
        )

    def refusal(self, action: str, column: int) -> Reason | None:
        """Why an action is refused for the person of a column."""
        return self.refusals(column)[action]

    @cached_property
    def able(self) -> frozenset[int]:
        """The columns that the chosen action may meet."""
        action = self.choice.action
        if not action or not self.my_turn:
            return frozenset()
        return frozenset(column for column in COLUMNS if self.refusal(action, column) is None)

    def is_open(self, action: str) -> bool:
        """Whether an action can still be taken for anybody in this turn."""
        return self.my_turn and any(self.refusal(action, column) is None for column in COLUMNS)

    def begun(self, action: str, column: int) -> Plan:
        """An action begun for the person of a column."""
        return self.memo.get(
            ("plan", action, column), self.stamp, lambda: begin(self.state, action, column)
        )

    @cached_property
    def plan(self) -> Plan | None:
        """What is previewed: the half-made choice, with what is pointed at; or what a click on
        what is pointed at would begin.
        """
        if not self.my_turn:
            return None
        choice, pointed = self.choice, self.looking.spot or ""
        if choice.made is not None:
            return choice.made
        kind, _, rest = pointed.partition("/")
        if choice.plan is not None:
            return self._with_target(choice.plan, int(rest) if kind == "person" else None)
        if self.carried is not None:
            action = self.carried_action
            return self.begun(action, self.carried.column) if action else None
        if kind == "menu" and choice.menu is not None and rest in ACTIONS:
            return self._if_legal(rest, choice.menu)
        if kind == "action" and choice.menu is not None:
            return self._if_legal(rest, choice.menu)
        if kind == "person" and choice.action:
            return self._if_legal(choice.action, int(rest))
        return choice.advised_plan

    def _if_legal(self, action: str, column: int) -> Plan | None:
        return self.begun(action, column) if self.refusal(action, column) is None else None

    def _with_target(self, plan: Plan, column: int | None) -> Plan:
        """The plan with the person pointed at, if they can be chosen."""
        ask = plan.ask
        if column is None or ask is None or column in ask.picked:
            return plan
        return plan if ask.why_not[column] is not None else plan.pick(column)

    @property
    def carried_action(self) -> str:
        """The action that dropping the carried person would take; empty for none."""
        if self.carried is None:
            return ""
        action = self.carried_to
        return action if action and self.refusal(action, self.carried.column) is None else ""

    @cached_property
    def carried_to(self) -> str:
        """The action that the place under the carried person stands for."""
        carried = self.carried
        standing = self.view.display[carried.column] if carried is not None else None
        if carried is None or standing is None:
            return ""
        if self.layout.discard_pile.grown(20).holds(*carried.at):
            return "excommunicate"
        place = self.layout.place(carried.column, standing.land)
        if abs(carried.y) < DRAWN or abs(carried.at[0] - place.cx) > COLUMN:
            return ""
        towards_me = (carried.y > 0) == (self.me == self.bottom)
        return "beseech" if towards_me else "chastise"

    # Places.

    @cached_property
    def layout(self) -> Layout:
        """The current layout. The chronicle fits beside the table in windows of any width."""
        return Layout(self.drawer.is_open, self.bottom)

    @cached_property
    def menu_boxes(self) -> dict[str, Box]:
        """The menu beside the person that was chosen first."""
        column = self.choice.menu
        standing = self.view.display[column] if column is not None else None
        if column is None or standing is None or not self.my_turn:
            return {}
        person = self.layout.place(column, standing.land)
        w, h = 236.0, CHIP_HEIGHT
        # Beside its person, so that its column shows what would happen.
        x = person.right + 14 if column < 3 else person.x - 14 - w
        y = min(max(person.cy - 2 * h - 4, 222.0), 838.0 - 4 * h - 12)
        return {action: Box(x, y + place * (h + 4), w, h) for place, action in enumerate(ACTIONS)}

    # What threatens.

    @cached_property
    def dangers(self) -> tuple[Danger, ...]:
        """What threatens on the table as it is; nothing while it changes."""
        if self.busy or self.view.outcome is not None or not self.view.turn:
            return ()
        return self.memo.get("dangers", self.stamp, lambda: tuple(dangers(self.state)))

    @property
    def can_confirm(self) -> bool:
        """Whether what was chosen can be carried out."""
        plan = self.choice.plan
        return plan is not None and plan.move is not None and plan.refused is None

    @property
    def is_petition(self) -> bool:
        """Whether a petition is being chosen."""
        plan = self.choice.plan
        return plan is not None and plan.action == PETITION
