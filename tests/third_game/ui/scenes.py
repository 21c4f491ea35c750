"""Set-up, table and result, as plain as they can be: buttons, lines of text, and the director."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.kit.widgets.button import Button
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.ui.pages.menu import MenuEntry
from tolerance_game.ui.pages.page import Widget, heading
from tolerance_game.ui.table.chronicle import Chronicle
from tolerance_game.ui.table.chronicle_panel import ChroniclePanel
from tolerance_game.ui.table.commands import TableActions, TableCommands
from tolerance_game.ui.table.curtain import Curtain
from tolerance_game.ui.table.game_room import ScreenActions, SetupActions
from tolerance_game.ui.table.game_table import GameTable
from tolerance_game.ui.table.handover_notice import HandoverNotice
from tolerance_game.ui.table.memo import Memo
from tolerance_game.ui.table.playback import Playback
from tolerance_game.ui.table.points_chart import PointsChart, PointsCourse
from tolerance_game.ui.table.prompt import draw_prompt
from tolerance_game.ui.table.result_page import ResultLine, ResultPage, below
from tolerance_game.ui.table.setup_draft import SetupDraft, places_of
from tolerance_game.ui.table.setup_page import OWN, SetupPage
from tolerance_game.ui.table.source import Source
from tolerance_game.ui.table.table_buttons import play_buttons
from tolerance_game.words.teller import Teller

NAME: Final = "goofspiel"
SHEET: Final = Box(40, 90, 1490, 950)


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
    """The table: the hand as buttons, who has what, the prize, and the chronicle."""

    def __init__(self, context: Context, session: Session, actions: TableActions) -> None:
        super().__init__(context, Source(session), actions)
        self.session = session
        self.commands = Commands(self, session)
        self._memo = Memo()
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

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is to bid, and has seen all that was before."""
        mine = self.source.can_play and bool(self.view.moves)
        return mine and not self.is_moving and not self.source.is_under_way

    def told(self) -> dict[str, object]:
        """How far the game is."""
        return {"moves": self.session.number, "turn": self.my_turn}

    @property
    def _panel(self) -> ChroniclePanel:
        """What of the chronicle is in sight."""
        return ChroniclePanel(
            chronicle=self.playback.chronicle,
            drawer=self.drawer,
            area=self.chronicle_area,
            me=self.me,
            words=self.words,
            pointed=self,
            scale=self.context.stage.scale,
            theme=self.context.theme,
            memo=self._memo,
        )

    def _buttons(self) -> list[Button]:
        """Menu, undo, hint, and the hand."""
        may_undo = self.source.undo_limit() is None
        found = play_buttons(
            self.words, self.commands, self._actions.menu, may_undo=may_undo, hints=True
        )
        hand = sorted(self.playback.shown.hand)
        for place, card in enumerate(hand):
            box = Box(SHEET.cx - 70 * len(hand) + 140 * place, 830, 120, 130)
            bid = partial(self.commands.submit, Bid(card))
            found.append(Button(f"hand/{card}", box, str(card), bid, size=48, off=not self.my_turn))
        return found

    def spots(self) -> Sequence[Spot]:
        """What can be clicked."""
        found = [button.spot for button in self._buttons()]
        return [*found, *self._panel.spots(self.drawer.toggle)] if self.drawer.is_open else found

    def draw(self, canvas: Canvas) -> None:
        """All of it."""
        shown, say, answers = self.playback.shown, self.words.say, self.commands.answers
        canvas.wood()
        ornaments.sheet(canvas, SHEET, seed=3, inset=12)
        heading(canvas, say("goofspiel.name"), SHEET.x + 60, SHEET.y + 40, SHEET.w - 120)
        for seat, count in enumerate(shown.points):
            text = say("goofspiel.table.points", seat=seat, points=count)
            canvas.text(text, SHEET.x + 60, 260 + 40 * seat, size=28, fit=900)
        if shown.prize:
            text = say("goofspiel.table.bids", prize=shown.prize, number=shown.laid)
            canvas.text(text, SHEET.cx, 560, size=36, align="c")
        said = answers.refusal or answers.note
        draw_prompt(canvas, Box(SHEET.x + 100, 700, SHEET.w - 200, 56), said.text if said else "")
        for button in self._buttons():
            button.draw(canvas, self)
        if self.drawer.is_open:
            self._panel.draw(canvas)


def course_of(table: TableScene) -> PointsCourse:
    """The points after each prize."""
    say, seats = table.words.say, range(len(table.names))
    points = [(0,) * len(seats)]
    names = [say("goofspiel.course.start")]
    for event in table.source.events():
        if isinstance(event, rules.PrizeWon):
            after = list(points[-1])
            after[event.seat] = event.after
            points.append(tuple(after))
            names.append(table.words.named("prize", event.prize))
    return PointsCourse(
        heading=say("goofspiel.course.heading"),
        about=say("goofspiel.course.about"),
        unknown="",
        seats=[table.words.seat(seat) for seat in seats],
        points=points,
        moments=names,
    )


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
        match, words = self.session.match, self.table.words
        assert match.outcome is not None
        winners, points = match.outcome.winners, match.view(0).points
        order = sorted(range(len(points)), key=lambda seat: -points[seat])
        lines = [
            ResultLine(
                1 + sum(other > points[seat] for other in points),
                words.seat(seat),
                words.joined(words.named("prize", prize) for prize in match.view(0).won[seat]),
                str(points[seat]),
                seat in winners,
            )
            for seat in order
        ]
        reason = words.say(f"goofspiel.ending.{match.outcome.ending}")
        won = words.say("scene.result.won", seats=winners, name=reason)
        chart = PointsChart(course_of(self.table), below(len(lines)))
        page = ResultPage(self.context, self.actions, chart, won, lines)
        self.context.stage.push(page)

    def _notice(self, seat: Seat, _since: int) -> HandoverNotice:
        return HandoverNotice(self.table.names[seat], points=self.table.view.points[seat])
