"""One game in the window: the table of Schisma, and the scenes that follow it."""

from __future__ import annotations

from typing import Final

from tolerance_game.match.seats import Person
from tolerance_game.session import Session
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.pages.menu import MenuEntry
from tolerance_game.ui.table.first_games import ask_if_first
from tolerance_game.ui.table.game_room import ScreenActions
from tolerance_game.words.teller import Teller

from .scenes.finished import FinishedGame
from .scenes.first_card import PopeCard
from .scenes.look_back import look_back
from .scenes.result import ResultScene
from .scenes.table import TableScene
from .table.commands import SchismaActions

FIRST_TURNS: Final = 2
"""Each side has had its first turn then."""


class SchismaGame:
    """The table of one session with everything it leads to."""

    def __init__(
        self, context: Context, session: Session, actions: ScreenActions | None = None
    ) -> None:
        """Without `actions` it leads nowhere, as in tests."""
        self.context = context
        self.session = session
        self._actions = actions = actions or ScreenActions()
        self.table = TableScene(
            context,
            session,
            SchismaActions(
                menu=actions.menu,
                save=actions.save,
                help=actions.help,
                welcome=self._welcome,
                over=self._over,
            ),
        )

    @property
    def teller(self) -> Teller:
        """Tells of this session in words, with the names of its players."""
        return self.table.teller

    def menu_entries(self) -> tuple[MenuEntry, ...]:
        """The first card can be read again."""
        return (MenuEntry("first", "scene.menu.first", "pope-crown", self.first_card),)

    def save_name(self) -> str:
        """Says how far the game is."""
        turn = self.table.shown.public.turn
        return self.table.words.say("schisma.table.save_name", number=turn)

    def begin(self) -> None:
        """The table is shown."""
        home, game = self.session.home, self.session.match.game.NAME
        ask_if_first(self.context, home, game, self.table.begin_slowly)

    # The first card.

    def _welcome(self) -> bool:
        """Before the first turn of a person, and not where they have said not to."""
        if self.table.view.turn > FIRST_TURNS or not self.context.settings.play.first_card:
            return False
        self._show_first_card(may_end=True)
        return True

    def first_card(self) -> None:
        """Shows the first card again, on request."""
        self._show_first_card()

    def _show_first_card(self, *, may_end: bool = False) -> None:
        table = self.table
        at_bottom = table.model.layout.bottom == table.me
        card = PopeCard(self.context, table.view, self.teller, table.me, at_bottom=at_bottom,
                        read_rules=self._actions.help, may_end=may_end)  # fmt: skip
        card.menu = self._actions.menu
        self.context.stage.push(card)

    def _over(self) -> None:
        """The game has ended: who won and why, and when it was decided."""
        match, stage = self.session.match, self.context.stage
        winners = match.outcome.winners if match.outcome else ()
        people = {seat for seat, one in enumerate(match.seats) if isinstance(one, Person)}
        # Spectators hear the winner; a draw is neither victory nor defeat.
        lost = bool(winners and people) and not people.intersection(winners)
        self.context.sound("defeat" if lost else "victory" if winners else "reign")
        scene = ResultScene(
            self.context,
            FinishedGame(match.options, match.moments_for_storage()),
            self.teller,
            self._actions,
            bottom=self.table.model.layout.bottom,
            show_turn=lambda turn: stage.push(
                look_back(self.context, self.session, turn, self._actions.branch)
            ),
            series=match.series,
            names=self.table.names,
            faces=[sitter.face for sitter in match.seats],
            voices=self.table.new_voices() if self.context.settings.play.remarks else None,
        )
        stage.push(scene)
