"""One game in the window: the table, and the scenes that cover it now and then."""

from __future__ import annotations

from collections.abc import Sequence

from tolerance_game.core import Event, Seat
from tolerance_game.games.tolerance.foresight.execution import execution_of
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.moves import Execute, Move
from tolerance_game.games.tolerance.rules.state import EXECUTION, REPAY, TAKE_ROLE
from tolerance_game.match import Person
from tolerance_game.session import Session
from tolerance_game.ui.kit import Context, Scene
from tolerance_game.ui.pages.menu import MenuEntry
from tolerance_game.ui.table.curtain import Curtain
from tolerance_game.ui.table.first_games import ask_if_first
from tolerance_game.ui.table.game_room import ScreenActions
from tolerance_game.ui.table.handover_notice import HandoverNotice
from tolerance_game.words import Teller

from .cards.face import draw_back
from .curtain_notice import notice_for
from .scenes.boards import BoardsScene
from .scenes.first_card import FirstCard
from .scenes.look_back import look_back
from .scenes.reckoning import ReckoningScene
from .scenes.reckoning_questions import ask_repay
from .scenes.result import ResultScene
from .scenes.role_choice import RoleChoice
from .scenes.role_reading import RoleReading
from .scenes.table import TableScene
from .sheet import ScoreSheet
from .sheet.figure import TRICKS
from .sheet.result import Result
from .sheet.shelf import SeatPiles, shelves_of_boards, shelves_of_view
from .table.commands import ToleranceActions


class ToleranceGame:
    """The table of one session with everything it leads to."""

    def __init__(
        self, context: Context, session: Session, actions: ScreenActions | None = None
    ) -> None:
        """Without `actions` it leads nowhere, as in tests."""
        self.context = context
        self.session = session
        self._actions = actions = actions or ScreenActions()
        self._told: dict[tuple[Seat, int], int] = {}
        """How much of the end of each reign each person has been told on the score sheet."""
        acts = ToleranceActions(
            menu=actions.menu,
            save=actions.save,
            help=actions.help,
            cover=lambda: self._curtain.fall(),
            welcome=self._welcome,
            ask=self._ask,
            over=self._over,
            reckon=self._reckon,
            role=self._read_role,
            look=self._look,
        )
        self.table = TableScene(context, session, acts)
        self._curtain = Curtain(
            context, session, self._notice, self._uncovered, actions.menu, draw_back
        )

    @property
    def _faces(self) -> tuple[str, ...]:
        """Who of the cast has which seat."""
        return tuple(sitter.face for sitter in self.session.match.seats)

    @property
    def teller(self) -> Teller:
        """Tells of this session in words, with the names of its players."""
        return self.table.teller

    def menu_entries(self) -> tuple[MenuEntry, ...]:
        """The first card can be read again, by whoever has the screen and a role; hands can be
        opened by one person who practises."""
        found = []
        handover = self.session.handover
        if self._has_card:
            found.append(MenuEntry("first", "scene.menu.first", "own-pennant", self.first_card))
        if handover.may_open_hands:
            which = "cover_hands" if handover.hands_are_open else "open_hands"
            found.append(
                MenuEntry("hands", f"scene.menu.{which}", "own-card-outline", self.turn_hands)
            )
        return tuple(found)

    def turn_hands(self) -> None:
        """Opens all hands, or covers them again."""
        handover = self.session.handover
        handover.open_hands(not handover.hands_are_open)

    def save_name(self) -> str:
        """Says how far the game is."""
        public = self.table.shown.public
        number = min(12, public.trick.number)
        return self.table.words.say("window.save_name", reign=public.reign, number=number)

    def _show(self, scene: Scene) -> None:
        """A scene above the table, from which the menu is reached as from there."""
        scene.menu = self._actions.menu
        self.context.stage.push(scene)

    def begin(self) -> None:
        """The table is shown."""
        home, game = self.session.home, self.session.match.game.NAME
        ask_if_first(self.context, home, game, self.table.begin_slowly)

    # The first card.

    def _welcome(self) -> bool:
        """Before the first card of a person, and not where they have said not to."""
        view = self.table.view
        played = any(play.seat == self.table.me for play in view.trick.plays)
        begun = view.reign > 1 or bool(view.tricks) or played
        if begun or not self.context.settings.play.first_card:
            return False
        self._show_first_card(may_end=True)
        return True

    @property
    def _has_card(self) -> bool:
        """Whether there is somebody to tell who they are: not while the curtain hangs."""
        view = self.table.view
        return view.seat >= 0 and bool(view.seats[self.table.me].role)

    def first_card(self) -> None:
        """Shows the first card again, on request."""
        if self._has_card:
            self._show_first_card()

    def _show_first_card(self, *, may_end: bool = False) -> None:
        drawn, read = self._why_chooser() == "drawn", self._read_role
        scene = FirstCard(self.context, self.table.view, self.teller, drawn=drawn,
                          read_role=read, may_end=may_end)  # fmt: skip
        self._show(scene)

    def _read_role(self) -> None:
        """What the own role is after, with all its figures."""
        view = self.table.view
        role = view.options.role_by_id.get(view.seats[self.table.me].role)
        if role is not None:
            self._show(RoleReading(self.context, role, self.teller, view.reign))

    def _notice(self, seat: Seat, since: int) -> HandoverNotice:
        table = self.table
        match = self.session.handover.table
        return notice_for(match, seat, table.names, table.words, since, self._faces)

    def _uncovered(self) -> None:
        """Another person looks at the screen, or nobody does."""
        self.table.show_afresh()
        self.table.owes_scores = self._missed_scores()

    # The score sheet.

    def sheet(self) -> ScoreSheet:
        """All that was scored, as far as the viewer may know it."""
        events = self.session.handover.events(0)
        # The next reign, which the table has not shown yet, waits for the sheet.
        shown = events[: len(events) - len(self.table.playback.withheld)]
        return ScoreSheet.from_events(shown, self.table.view.options)

    def _ended_reign(self) -> ScoreSheet:
        """The sheet as it was at the end of the last reign that has one, although another began."""
        sheet = self.sheet()
        if sheet.stage != TRICKS or not sheet.scored:
            return sheet
        events = self.session.handover.events(0)
        began = max(
            place for place, event in enumerate(events) if isinstance(event, told.ReignBegan)
        )
        return ScoreSheet.from_events(events[:began], self.table.view.options)

    def _missed_scores(self) -> bool:
        """Whether a reign was scored while somebody else had the screen: everyone who takes it is
        led through the sheet once, until they have played in the next reign.
        """
        view, me = self.table.view, self.table.me
        if view.seat < 0:
            return False
        played = bool(view.tricks) or any(play.seat == me for play in view.trick.plays)
        if view.phase not in (EXECUTION, REPAY) and (view.reign == 1 or played):
            return False
        sheet = self._ended_reign()
        return self._told.get((me, sheet.reign), 0) < len(sheet.steps.get(sheet.reign, ()))

    def _reckon(self, events: Sequence[Event]) -> None:
        """The end of a reign, as far as it is known; a decision of the viewer interrupts it."""
        table = self.table
        if any(isinstance(event, told.ReignEnded) for event in events):
            self.context.sound("reign")
        phase, mine = table.view.phase, bool(table.view.moves)
        asks = mine and phase in (EXECUTION, REPAY)
        sheet = self._ended_reign()
        already = self._cap(sheet)
        self._told[table.me, sheet.reign] = len(sheet.steps.get(sheet.reign, ()))
        scene = ReckoningScene(
            self.context,
            sheet,
            table.teller,
            self._read,
            lambda: self._scored_boards(scene),
            on_written=self._ask_over_sheet if asks else None,
            told=already,
            steps=table.pace.in_steps,
            awaits=mine and phase == EXECUTION,
            faces=self._faces,
        )
        self._show(scene)

    def _cap(self, sheet: ScoreSheet) -> int:
        """How many steps of this reign's end the viewer was told: no more than there are."""
        key = self.table.me, sheet.reign
        self._told[key] = min(self._told.get(key, 0), len(sheet.steps.get(sheet.reign, ())))
        return self._told[key]

    def _ask_over_sheet(self) -> None:
        if self.session.is_under_way:
            return
        if self.table.view.moves and self.context.stage.top is not self.table:
            self._ask()

    def _read(self) -> None:
        """The sheet was read to its end."""
        self._back_to_table()
        self.table.scores_shown()

    def _back_to_table(self) -> None:
        while self.context.stage.top is not self.table:
            self.context.stage.pop()

    def _scored_boards(self, scene: ReckoningScene) -> None:
        """The boards as they were scored in the reign shown; before that, as they are now."""
        sheet = self.sheet()
        boards = sheet.scored_boards(scene.page.reign)
        if boards is not None:
            self._open_boards(shelves_of_boards(boards, sheet.roles, scene.page.reign))
        else:
            self._open_boards(shelves_of_view(self.table.view, memory=self.table.shown.public))

    def _open_boards(self, shelves: Sequence[SeatPiles]) -> None:
        options = self.table.view.options
        self._show(BoardsScene(self.context, shelves, options, self.teller, faces=self._faces))

    def _look(self, seat: Seat) -> None:
        """The own piles, looked through."""
        self._open_boards(shelves_of_view(self.table.view, [seat], self.table.shown.public))

    # Decisions that are not made on the table.

    def _ask(self) -> bool:
        table, view = self.table, self.table.view
        if view.phase in (EXECUTION, REPAY):
            # It may have been decided before, and been taken back.
            self._cap(self.sheet())
        scene: Scene
        if view.phase == EXECUTION:
            memory = table.shown.public
            scene = BoardsScene(
                self.context,
                shelves_of_view(view, memory=memory),
                view.options,
                table.teller,
                legal={move.card: move for move in view.moves if isinstance(move, Execute)},
                choose=self._decided,
                consequence=lambda card: execution_of(view, card, memory),
                faces=self._faces,
            )
        elif view.phase == REPAY:
            scene = ask_repay(self.context, view, table.teller, self._decided)
        elif view.phase == TAKE_ROLE:
            scene = RoleChoice(self.context, view, table.teller, self._decided)
        else:
            return False
        scene.help = table.actions.help
        scene.hint = table.commands.hint
        self._show(scene)
        return True

    def _why_chooser(self) -> str:
        events = reversed(self.session.handover.events(0))
        return next((one.why for one in events if isinstance(one, told.ChooserNamed)), "drawn")

    def _decided(self, move: Move) -> None:
        self._back_to_table()
        self.table.commands.submit(move)

    # The end.

    def _over(self) -> None:
        """The game has ended: who won, by what, and when it turned."""
        match, stage = self.session.match, self.context.stage
        sheet = ScoreSheet.from_events(match.all_events(), match.options)
        result = Result.of(sheet, match.moments_for_storage())
        people = {seat for seat, one in enumerate(match.seats) if isinstance(one, Person)}
        # Spectators hear the winners.
        won = not people or people.intersection(match.outcome.winners if match.outcome else ())
        self.context.sound("victory" if won else "defeat")
        scene = ResultScene(
            self.context,
            result,
            self.teller,
            self._actions,
            open_sheet=lambda: stage.push(
                ReckoningScene(
                    self.context, sheet, self.teller, stage.pop, animate=False, faces=self._faces
                )
            ),
            show_trick=lambda reign, trick: stage.push(
                look_back(self.context, self.session, reign, trick, self._actions.branch)
            ),
            faces=self._faces,
        )
        stage.push(scene)
