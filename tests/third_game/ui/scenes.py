"""Set-up, table and result, as plain as they can be: buttons, lines of text, and the director."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from tests.third_game.game import rules, telling
from tests.third_game.game.players import USUAL
from tests.third_game.game.rules import Bid, View
from tolerance_game.core.events import Event, Seat
from tolerance_game.session import Choices, Session
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.kit.widgets.button import Button
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.pages.menu import MenuEntry
from tolerance_game.ui.pages.page import Page, Widget, heading
from tolerance_game.ui.table.actions import TableActions
from tolerance_game.ui.table.chronicle import Chronicle
from tolerance_game.ui.table.commands import TableCommands
from tolerance_game.ui.table.curtain import Curtain
from tolerance_game.ui.table.game_room import ScreenActions, SetupActions
from tolerance_game.ui.table.game_table import GameTable
from tolerance_game.ui.table.handover_notice import HandoverNotice
from tolerance_game.ui.table.playback import Playback
from tolerance_game.ui.table.setup_draft import SetupDraft, places_of
from tolerance_game.ui.table.setup_page import OWN, SetupPage
from tolerance_game.ui.table.source import PlayedGame
from tolerance_game.words.teller import Teller

NAME: Final = "goofspiel"
SHEET: Final = Box(260, 60, 1400, 960)
LINES: Final = 8
"""So many lines of the chronicle are in sight."""


class BiddersPage(SetupPage):
    """The page of set-up: what every game has there, and what the last prize counts."""

    def __init__(self, context: Context, last: Choices, actions: SetupActions) -> None:
        places = places_of(last, rules.SEATS, USUAL)
        draft = SetupDraft(places, len(last.seats), last.practice)
        super().__init__(context, NAME, draft, actions)
        self._rulings = {"last_prize": rules.ONCE, **last.options.get("rulings", {})}

    def options(self) -> dict[str, object]:
        """The options that were chosen, as plain values."""
        return {"seats": self.draft.players, "rulings": self._rulings}

    def own_widgets(self) -> Sequence[Widget]:
        """A choice for each ruling."""
        say = self.context.say
        return [
            Choice(
                f"game/{name}",
                Box(OWN.x, OWN.y + 40, OWN.w, 46),
                tuple((value, say(f"goofspiel.ruling.{name}.value.{value}")) for value in values),
                self._rulings[name],
                partial(self._rulings.__setitem__, name),
                says=say(f"goofspiel.ruling.{name}.name"),
            )
            for name, values in rules.VALUES.items()
        ]

    def draw_own(self, canvas: Canvas) -> None:
        """The names of the rulings."""
        canvas.text(self.context.say("goofspiel.ruling.last_prize.name"), OWN.x, OWN.y, "label")

    def about(self, name: str) -> str:
        """The sentence on a ruling."""
        return self.context.say(f"goofspiel.ruling.{name}.about") if name in self._rulings else ""


@dataclass(slots=True)
class Shown:
    """What lies on the table: events alone change it."""

    points: list[int]
    hand: set[int] = field(default_factory=set)
    prize: str = ""
    laid: int = 0
    """So many cards lie face down."""


class TablePlayback(Playback):
    """The table some time behind the game, and its chronicle."""

    LENGTHS: ClassVar[Mapping[type[Event], float]] = {
        rules.PrizeTurned: 600.0,
        rules.CardLaid: 300.0,
        rules.BidsShown: 900.0,
    }

    def __init__(self, context: Context, teller: Teller, view: View) -> None:
        super().__init__(context.sound)
        self.shown = Shown([0] * len(view.points))
        self.chronicle = Chronicle(teller, teller.words.say("goofspiel.name"))
        self._viewer = view.viewer

    def happened(self, event: Event) -> None:
        """One more line, and what it changes on the table."""
        self.chronicle.tell(event)
        shown = self.shown
        match event:
            case rules.HandDealt() if event.seat == self._viewer:
                shown.hand = set(event.cards)
            case rules.PrizeTurned():
                shown.prize, shown.laid = event.prize, 0
            case rules.CardLaid():
                shown.laid += 1
            case rules.OwnCardLaid() if event.seat == self._viewer:
                shown.hand.discard(event.card)
            case rules.PrizeWon():
                shown.points[event.seat] = event.after
                shown.prize = ""


class Commands(TableCommands[Bid]):
    """What a person can do: bid, and what every table offers."""

    def spot_of(self, move: Bid) -> str:
        """A card of the hand."""
        return f"hand/{move.card}"


class TableScene(GameTable[View, TablePlayback]):
    """The table."""

    def __init__(self, context: Context, session: Session, actions: TableActions) -> None:
        super().__init__(context, PlayedGame(session), actions)
        self.session = session
        self.menu = actions.menu
        self.commands = Commands(self, session)
        self.show_afresh()

    def new_teller(self) -> Teller:
        """With the names of the prizes."""
        names = telling.names(self.view.options, self.session.home.catalogue.of(NAME))
        return Teller(self.context.words, names, self.names)

    def new_playback(self) -> TablePlayback:
        """Nothing was shown yet."""
        return TablePlayback(self.context, self.teller, self.view)

    def compare(self) -> None:
        """The picture of events and the view must be the same."""
        shown, view = self.playback.shown, self.view
        assert shown.hand == set(view.hand), (shown, view)
        assert (shown.prize, tuple(shown.points)) == (view.prize, view.points), (shown, view)
        self.playback.compared()

    def shows_anew(self) -> None:
        """Nothing is chosen any more."""
        self.commands.begin_anew()

    def goes_on(self) -> None:
        """The own bid is shown."""
        self.commands.is_shown()

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is to bid, and has seen all that was before."""
        mine = self.source.can_play and bool(self.view.moves)
        return mine and not self.is_moving and not self.source.is_under_way

    def tick(self, now: float) -> bool:
        """The game goes on by itself, and what was said is over at some time."""
        changed = super().tick(now)
        return self.commands.tick(now) or changed

    def intent(self, intent: Intent) -> bool:
        """The keys of every table."""
        acts = {
            Intent.UNDO: self.commands.undo,
            Intent.REDO: self.commands.redo,
            Intent.HINT: self.commands.hint,
            Intent.MENU: self._actions.menu,
            Intent.BACK: self._actions.menu,
            Intent.SAVE: self._actions.save,
            Intent.HELP: self._actions.help,
        }
        if intent not in acts:
            return False
        acts[intent]()
        return True

    def told(self) -> dict[str, object]:
        """How far the game is."""
        return {"moves": self.session.number, "turn": self.my_turn}

    def _buttons(self) -> list[Button]:
        """The hand, undo and menu."""
        hand = sorted(self.playback.shown.hand)
        found = [
            Button(
                f"hand/{card}",
                Box(960 - 70 * len(hand) + 140 * place, 830, 120, 130),
                str(card),
                partial(self.commands.submit, Bid(card)),
                size=48,
                off=not self.my_turn,
            )
            for place, card in enumerate(hand)
        ]
        say = self.context.say
        for place, (name, act) in enumerate(
            (("undo", self.commands.undo), ("menu", self._actions.menu))
        ):
            box = Box(280, 800 + 80 * place, 240, 60)
            found.append(Button(f"table/{name}", box, say(f"goofspiel.table.{name}"), act))
        return found

    def spots(self) -> Sequence[Spot]:
        """What can be clicked."""
        return [button.spot for button in self._buttons()]

    def draw(self, canvas: Canvas) -> None:
        """Who has what, the prize, the bids, the chronicle."""
        shown, say, answers = self.playback.shown, self.teller.words.say, self.commands.answers
        sheet(canvas, say("goofspiel.name"))
        draw_points(canvas, shown.points, say)
        groups = reversed(self.playback.chronicle.groups)
        lines = [line.text for group in groups for line in reversed(group.lines)]
        for place, text in enumerate(lines[:LINES]):
            canvas.text(text, SHEET.x + 640, 220 + 40 * place, size=24, fit=720)
        if shown.prize:
            text = say("goofspiel.table.bids", prize=shown.prize, number=shown.laid)
            canvas.text(text, 960, 640, size=36, align="c")
        said = answers.refusal or answers.note
        canvas.text(said.text if said else "", 960, 740, size=24, align="c", fit=1200)
        for button in self._buttons():
            button.draw(canvas, self)


def sheet(canvas: Canvas, title: str) -> None:
    """The paper that everything stands on."""
    canvas.wood()
    canvas.covered(canvas.scale.window)
    ornaments.sheet(canvas, SHEET, seed=3, inset=12)
    heading(canvas, title, SHEET.x + 60, SHEET.y + 40, SHEET.w - 120)


def draw_points(canvas: Canvas, points: Sequence[int], say: Callable[..., str]) -> None:
    """What everyone has."""
    for seat, count in enumerate(points):
        text = say("goofspiel.table.points", seat=seat, points=count)
        canvas.text(text, SHEET.x + 60, 220 + 40 * seat, size=28, fit=540)


class ResultPage(Page):
    """Who has won, and where it goes on."""

    name = "result"

    def __init__(self, context: Context, table: TableScene, actions: ScreenActions) -> None:
        super().__init__(context)
        self._table = table
        self._actions = actions

    def leave(self) -> None:
        """To the title."""
        self._actions.title()

    def widgets(self) -> Sequence[Widget]:
        """Where it goes on."""
        actions, say = self._actions, self.context.say
        ways = (("again", actions.again), ("new", actions.new_game), ("title", actions.title))
        return [
            Button(
                f"result/{name}",
                Box(340 + 420 * place, 900, 400, 64),
                say(f"goofspiel.result.{name}"),
                act,
            )
            for place, (name, act) in enumerate(ways)
        ]

    def draw(self, canvas: Canvas) -> None:
        """The points, and the last line of the chronicle."""
        words, playback = self._table.teller.words, self._table.playback
        sheet(canvas, words.say("goofspiel.name"))
        draw_points(canvas, playback.shown.points, words.say)
        last = playback.chronicle.current.lines[-1].text
        canvas.text(last, SHEET.x + 60, 480, size=32, fit=1280)
        self.draw_widgets(canvas)


class Screen:
    """One session on the screen."""

    def __init__(self, context: Context, session: Session, actions: ScreenActions) -> None:
        self.context = context
        self.session = session
        self.actions = actions
        leads_to = TableActions(
            menu=actions.menu,
            save=actions.save,
            help=actions.help,
            cover=lambda: self._curtain.fall(),
            over=self._over,
        )
        self.table = TableScene(context, session, leads_to)
        table = self.table
        self._curtain = Curtain(context, session, self._notice, table.show_afresh, actions.menu)

    @property
    def teller(self) -> Teller:
        """Tells of this session in words."""
        return self.table.teller

    def begin(self) -> None:
        """Nothing is to be prepared."""

    def menu_entries(self) -> tuple[MenuEntry, ...]:
        """Nothing but what every menu offers."""
        return ()

    def save_name(self) -> str:
        """The name that is proposed for a save."""
        return self.context.say("goofspiel.standing", number=len(self.table.view.shown) + 1)

    def _over(self) -> None:
        self.context.stage.push(ResultPage(self.context, self.table, self.actions))

    def _notice(self, seat: Seat, _since: int) -> HandoverNotice:
        return HandoverNotice(self.table.names[seat], points=self.table.view.points[seat])
