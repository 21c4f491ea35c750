"""What a table of Tolerance shows at one moment. Pictures are drawn from it alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from tolerance_game.core import Reason, Seat
from tolerance_game.games.tolerance.foresight.choices import Consequence, consequences
from tolerance_game.games.tolerance.foresight.goals import Goals, goals_shown
from tolerance_game.games.tolerance.foresight.preview import Preview, current, if_played, if_won
from tolerance_game.games.tolerance.foresight.prospect import Prospect, prospect_of
from tolerance_game.games.tolerance.rules.cards import ORDINARY_SUITS, WILD
from tolerance_game.games.tolerance.rules.moves import ChooseStarter, ChooseTarget, Play
from tolerance_game.games.tolerance.rules.playing import winner_of
from tolerance_game.games.tolerance.rules.public import Public
from tolerance_game.games.tolerance.rules.state import PLAY, STARTER, TARGET
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.storage.settings.settings import Settings
from tolerance_game.ui.kit import Box
from tolerance_game.ui.kit.intents import Bindings
from tolerance_game.ui.kit.scale import Scale
from tolerance_game.ui.kit.theme import Theme
from tolerance_game.ui.table.chronicle_drawer import ChronicleDrawer
from tolerance_game.ui.table.gaze import HAND
from tolerance_game.ui.table.looking import Looking
from tolerance_game.ui.table.memo import Memo
from tolerance_game.ui.table.playback import EventBeat
from tolerance_game.ui.table.progress import Progress
from tolerance_game.ui.table.voices import Seen
from tolerance_game.ui.tolerance.cards.printed import Face
from tolerance_game.words import Teller, Words

from .chronicle import ToleranceChronicle
from .hand import Carried, hand_boxes, sorted_hand
from .layout import Layout
from .playback import Floater
from .shown import Shown


@dataclass(frozen=True, slots=True)
class LookingAtCards(Looking):
    """What the viewer points at, and the cards of the hand that rise for it."""

    is_close: bool = False
    """Whether the card pointed at is shown large by now."""
    last_hand: str | None = None
    """The card of the hand that was pointed at last."""
    lifts: tuple[tuple[str, float], ...] = ()
    """How far cards of the hand have risen, 0 to 1, while they rise or sink."""


@dataclass(frozen=True, slots=True)
class PendingChoice:
    """The viewer's half-made choice, and the current messages."""

    selected: str | None = None
    """The card chosen once, where a second click confirms it."""
    declaring: str | None = None
    """The Wild whose suit is to be chosen."""
    under_way: str | None = None
    """The card of a decision not yet on the disk; it stands out until played."""
    is_saving: bool = False
    """Whether writing it takes noticeably long."""
    refusal: str = ""
    """Why something cannot be."""
    note: str = ""
    advised: str = ""
    """The card that the hint on show names, or the spot of a seat."""
    hint_is_pending: bool = False


@dataclass(frozen=True, slots=True)
class ToleranceProgress(Progress):
    """How far playback has come, and the changes that float up meanwhile."""

    floaters: tuple[Floater, ...] = ()
    floating: float = 0.0
    """Milliseconds for which a change floats."""


@dataclass(frozen=True)
class TableModel:
    """Made for every picture and every act; what takes long is kept in `memo`."""

    view: View
    shown: Shown
    """What is on the table, some time behind the view."""
    version: int
    """Counts up whenever that has changed."""
    me: Seat
    names: Sequence[str]
    teller: Teller
    chronicle: ToleranceChronicle
    drawer: ChronicleDrawer
    why: str
    """Why this seat chose the leader of the first trick."""
    stamp: int
    can_play: bool
    thinking: Seat | None
    undo_limit: Reason | None
    warnings: Sequence[Reason]
    looking: LookingAtCards
    choice: PendingChoice
    carried: Carried
    progress: ToleranceProgress
    now: float
    on_top: bool
    """Whether the table is the top scene."""
    settings: Settings
    bindings: Bindings
    scale: Scale
    theme: Theme
    memo: Memo
    seen: Seen
    """The company: their faces, and what is being said."""
    hands: tuple[tuple[Seat, tuple[str, ...]], ...] = ()
    """Those of the others, where all hands are open."""

    def open_hand(self, seat: Seat) -> list[str]:
        """The hand of another seat in the chosen order, as far as it is still to be played."""
        on_table = {play.card for play in self.shown.trick.cards}
        found = next((hand for other, hand in self.hands if other == seat), ())
        return self.sorted([card for card in found if card not in on_table])

    @property
    def words(self) -> Words:
        """The words of this table."""
        return self.teller.words

    @cached_property
    def public(self) -> Public:
        """What everyone may know of what is shown; by heart, where the table plays so (T5.2)."""
        counts = self.view.options.rulings.covered_cards == "counted"
        return self.shown.public._replace(counts_covered=counts)

    @property
    def covers_others(self) -> bool:
        """T5.2: whether others have cards that nobody else may look at."""
        seats = (board for seat, board in enumerate(self.view.seats) if seat != self.view.seat)
        piles = (pile for one in seats for pile in one.board.piles)
        return any(pile.cards is None and pile.size > 1 for pile in piles)

    def face(self, card: str) -> Face:
        """What a card of this game shows in this reign."""
        options, reign = self.view.options, self.public.reign
        return Face(options.cards[card], self.words, rulings=options.rulings, reign=reign)

    # What is going on.

    @property
    def beat(self) -> EventBeat | None:
        """What is played back now."""
        return self.progress.beat

    @property
    def busy(self) -> bool:
        """Whether something is played back."""
        return bool(self.progress.beats)

    @property
    def acting(self) -> Seat | None:
        """The seat that is to decide, once everything before has been shown."""
        return None if self.busy else self.view.to_act

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is to decide, and everything before has been shown."""
        return self.can_play and bool(self.view.moves) and not self.busy

    @cached_property
    def legal(self) -> frozenset[str]:
        """The cards that may be played now."""
        if not self.my_turn or self.view.phase != PLAY:
            return frozenset()
        return frozenset(move.card for move in self.view.moves if isinstance(move, Play))

    @cached_property
    def targets(self) -> tuple[str, ...]:
        """The cards that may be chosen now."""
        if not self.my_turn or self.view.phase != TARGET:
            return ()
        return tuple(move.card for move in self.view.moves if isinstance(move, ChooseTarget))

    @cached_property
    def leaders(self) -> tuple[Seat, ...]:
        """T2.4-5: the seats that may be chosen now to lead the first trick."""
        if not self.my_turn or self.view.phase != STARTER:
            return ()
        return tuple(move.seat for move in self.view.moves if isinstance(move, ChooseStarter))

    @cached_property
    def winning(self) -> str | None:
        """The card that is winning the trick so far."""
        on_table = {play.card for play in self.shown.trick.cards}
        plays = tuple(play for play in self.view.trick.plays if play.card in on_table)
        if self.shown.trick.winner >= 0 or not plays or not self.view.trick.suit:
            return None
        return winner_of(plays, self.view.trick.suit, self.view.options).card

    # Places.

    @cached_property
    def layout(self) -> Layout:
        """The current layout."""
        return Layout(
            len(self.names),
            self.drawer.is_open,
            self.shown.trick.winner >= 0 and bool(self.shown.queue),
            self.settings.play.preview,
        )

    @cached_property
    def others(self) -> dict[Seat, Box]:
        """The panels of the other seats, clockwise from the next one."""
        return {seat: self.layout.opponent(n) for n, seat in enumerate(self.shown.order()[:-1])}

    @cached_property
    def slots(self) -> dict[Seat, Box]:
        """The place of each seat's card in the trick, in the same order, and mine last."""
        return {seat: self.layout.slot(n) for n, seat in enumerate(self.shown.order())}

    @cached_property
    def hand(self) -> list[str]:
        """The hand in the chosen order."""
        return self.sorted(self.shown.hand)

    def sorted(self, cards: Collection[str]) -> list[str]:
        """Cards in the chosen order."""
        return sorted_hand(cards, self.view.options, self.settings.play.sort)

    @cached_property
    def chosen(self) -> str | None:
        """The card of the hand that stands out."""
        choice, hand = self.choice, self.shown.hand
        for one in (self.carried.card, choice.declaring, choice.selected, choice.under_way):
            if one in hand:
                return one
        spot = self.looking.spot
        card = spot.removeprefix(HAND) if spot and spot.startswith(HAND) else None
        card = card or choice.advised
        return card if card in hand else None

    @property
    def away(self) -> str | None:
        """The card that is not in its place in the hand."""
        return self.carried.away(self.choice.under_way)

    @cached_property
    def hand_boxes(self) -> dict[str, Box]:
        """Where the own cards are drawn now."""
        lifts = dict(self.looking.lifts)
        return hand_boxes(self.layout, self.hand, self.legal, self.chosen, lifts)

    @property
    def fan(self) -> Box | None:
        """All of them, down to the edge; None without cards."""
        boxes = list(self.hand_boxes.values())
        top = min((box.y for box in boxes), default=0)
        x, right = (boxes[0].x, boxes[-1].right) if boxes else (0, 0)
        return Box(x, top, right - x, 1080 - top) if boxes else None

    @cached_property
    def declare_boxes(self) -> dict[str, Box]:
        """The four suits that a Wild can be declared as: above its card."""
        box = self.hand_boxes.get(self.choice.declaring or "")
        if box is None:
            return {}
        w, gap = 146.0, 8.0
        total = 4 * w + 3 * gap
        # Near its card, but never over the preview, which tells what follows from the choice.
        middle = self.layout.middle
        x = min(max(box.cx - total / 2, middle.x + 12), middle.right - 12 - total)
        y = box.y - 74
        return {suit: Box(x + n * (w + gap), y, w, 62) for n, suit in enumerate(ORDINARY_SUITS)}

    @property
    def declare_ground(self) -> Box | None:
        """The panel on which they are; None while no Wild is being declared."""
        boxes = list(self.declare_boxes.values())
        if not boxes:
            return None
        first, last = boxes[0], boxes[-1]
        return Box(first.x - 12, first.y - 44, last.right - first.x + 24, first.h + 54)

    # What can be known beforehand: for one moment and one seat.

    @cached_property
    def preview(self) -> Preview | None:
        """What winning this trick would bring: with the card pointed at, or as it is."""
        if not self.settings.play.preview or self.shown.trick.winner >= 0:
            return None
        cards = (self.chosen, self.looking.last_hand, *self.hand)
        card = next((card for card in cards if card in self.legal), None)
        if card is not None:
            return self.with_card(card)
        if self.busy or not self.view.trick.plays:
            # The trick does not lie there yet, or is still on its way.
            return None
        return self.as_it_lies

    @property
    def as_it_lies(self) -> Preview | None:
        """What the trick would bring if no more cards were played."""
        return self.memo.get("as it lies", self.stamp, lambda: current(self.view, self.public))

    def with_card(self, card: str) -> Preview:
        """What playing this card would bring to the seat that is ahead then."""
        return self.memo.get(("preview", card), self.stamp, lambda: self._with_card(card))

    def _with_card(self, card: str) -> Preview:
        view, suit = self.view, self.view.trick.suit
        declared = suit if view.options.cards[card].suit == WILD else ""
        found = if_won(view, card, declared or None, self.public)
        if found.wins is False:
            # Then another seat will carry out the effects, this card's included.
            return if_played(view, card, declared, self.public)
        return found

    @cached_property
    def prospect(self) -> Prospect | None:
        """What the trick that is previewed would change of the viewer's goals."""
        return self.prospect_of(self.preview) if self.preview is not None else None

    def prospect_of(self, found: Preview) -> Prospect | None:
        """The same of any preview."""
        make = partial(prospect_of, self.view, found, self.public)
        return self.memo.get(("prospect", found), self.stamp, make)

    def is_open(self, found: Preview) -> bool:
        """Whether others would still have to play to such a trick."""
        return len(found.entries) < self.view.options.players

    def consequence(self, card: str) -> Consequence | None:
        """What choosing this target would mean."""
        make = partial(consequences, self.view, self.public)
        found = self.memo.get("consequences", self.stamp, make)
        return next((one for one in found if getattr(one.move, "card", "") == card), None)

    @cached_property
    def goals(self) -> Goals | None:
        """What the viewer's role scores as shown; None when only watching."""
        if self.view.seat < 0:
            return None
        # The view is part of the key: it is a value, and usually the same one.
        key = (self.version, self.view)
        return self.memo.get("goals", key, lambda: goals_shown(self.view, self.me, self.public))
