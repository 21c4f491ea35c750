"""The table of any game: it follows a source of events, and its director decides what is next.

A game adds its playback (`new_playback`), its choices, its look, and the scenes it leads to.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any, ClassVar, Final, Generic, TypeVar

from tolerance_game.core import Seat
from tolerance_game.ui.kit import Box, Context, Intent, Scene, Spot
from tolerance_game.ui.pages.player_names import short_names
from tolerance_game.words import Teller, Words

from .chronicle_drawer import ChronicleDrawer
from .commands import TableActions, TableCommands
from .director import Director
from .gaze import Gaze
from .pace import Pace
from .playback import Playback
from .source import Source
from .voices import NOBODY, Seen, Voices

PlaybackT = TypeVar("PlaybackT", bound=Playback)
ViewT = TypeVar("ViewT")


CHRONICLE: Final = Box(1572, 0, 348, 1080)
"""Where the chronicle usually is: at the right edge."""


PAGES_ABOVE: Final = ("menu", "options")
"""Pages above the table that change nothing of the game."""


class GameTable(Scene, Generic[ViewT, PlaybackT]):
    """One game seen from one seat; all it shows comes from its source."""

    name = "table"
    view: ViewT
    playback: PlaybackT
    teller: Teller
    commands: TableCommands[Any]
    """Made by the game, before `show_afresh` is called for the first time."""
    TIPS: ClassVar[tuple[str, ...]] = ()
    """The prefixes of spots that may have tooltips."""

    def __init__(self, context: Context, source: Source[ViewT], actions: TableActions) -> None:
        super().__init__(context)
        self.source = source
        self.pages = source.pages
        self.names = short_names(source.names)
        self.me: Seat = source.viewer
        """The viewer's seat."""
        self.pace = Pace(context)
        self.gaze = Gaze(self, self.TIPS)
        self.drawer = ChronicleDrawer(context)
        self.director = Director(self)
        self._actions = actions
        self._number = self._stamp = -1
        """The moment shown."""

    # What a game overrides.

    def new_teller(self) -> Teller:
        """A teller in the language and with the names of this table."""
        return Teller(self.context.words, seats=self.names)

    def new_playback(self) -> PlaybackT:
        """A playback that has shown nothing yet."""
        raise NotImplementedError

    def hides_from(self, viewer: Seat) -> bool:
        """Whether what is shown now is not meant for this viewer."""
        return viewer != self.me

    def compare(self) -> None:
        """Corrects the picture by the view, once everything was shown."""

    def shows_anew(self) -> None:
        """Another moment is shown: forgets what was chosen or looked up before."""
        self.commands.begin_anew()
        self.drawer.scroll_up()

    def goes_on(self) -> None:
        """New events begin to be shown."""
        self.commands.is_shown()
        self.hide_focus()

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is to decide, with everything before it shown."""
        raise NotImplementedError

    @property
    def chronicle_area(self) -> Box:
        """Where the chronicle is, when it is open."""
        return CHRONICLE

    @property
    def playable(self) -> Collection[str]:
        """The cards of the hand that may be played now."""
        return ()

    def card_at(self, spot: str) -> str | None:  # noqa: ARG002
        """The card that a spot is about."""
        return None

    def tells(self, spot: str) -> bool:  # noqa: ARG002
        """Whether a spot has a tooltip."""
        return False

    @property
    def marked(self) -> tuple[str, ...]:
        """The paragraphs that marks in sight lead to: beside the pointer, else in the prompt."""
        return self.marked_beside or super().marked

    @property
    def marked_beside(self) -> tuple[str, ...]:
        """Those of the mark beside what is pointed at."""
        return ()

    @property
    def words(self) -> Words:
        """The words of this table."""
        return self.teller.words

    # Following the game.

    def show_afresh(self) -> None:
        """Shows everything as it is now, without motion: at the start, after undo or hand-over."""
        source = self.source
        self.view = source.view()
        self.me = source.viewer
        self.teller = self.new_teller()
        self.playback = self.new_playback()
        self.playback.voices = self.new_voices()
        self.pace.rule(self.playback.timeline)
        self.playback.begin_with(source.events())
        self.settle()
        self._number, self._stamp = source.number, source.stamp
        self.director.begin_anew()
        self.shows_anew()

    def new_voices(self) -> Voices | None:
        """Those of the company, where there is any; they have heard nothing yet."""
        words, game = self.context.words, self.source.game
        company = self.source.company(lambda remark: words.has(remark.text(game)))
        if company is None:
            return None
        # Who looks back at a game has heard it all.
        past = self.source.is_past
        return Voices(company, game, lambda: not past and self.context.settings.play.remarks)

    @property
    def seen(self) -> Seen:
        """The company as it is seen now."""
        return NOBODY if self.playback.voices is None else self.playback.voices.seen

    def catch_up(self) -> bool:
        """Takes new events, which begin to move with the next frame. Whether there were any."""
        source = self.source
        if source.stamp == self._stamp:
            return False
        if source.number <= self._number or source.is_covered or self.hides_from(source.viewer):
            # Moves were undone, or the viewer changes.
            self.show_afresh()
            return True
        events = source.events(self._number)
        self.view, self.me = source.view(), source.viewer
        self._number, self._stamp = source.number, source.stamp
        self.director.begin_anew()
        self.goes_on()
        self.playback.add(events)
        return True

    def entered(self) -> None:
        """Settings may have changed meanwhile."""
        if self.teller.words.language != self.context.words.language:
            self._speak_anew()
        self.pace.rule(self.playback.timeline)

    def _speak_anew(self) -> None:
        """Another language was chosen: what is played back goes on in it, if it can."""
        teller = self.new_teller()
        if self.is_moving and self.playback.retell(teller):
            self.teller = teller
            self.shows_anew()
        else:
            self.show_afresh()

    def _follow_language(self) -> bool:
        """Below menu and options the table is in sight: it speaks anew before they are closed."""
        if self.teller.words.language == self.context.words.language:
            return False
        scenes = self.context.stage.scenes
        above = scenes[scenes.index(self) + 1 :] if self in scenes else scenes
        if any(scene.name not in PAGES_ABOVE for scene in above):
            # A question or the scores are open, which `entered` waits for.
            return False
        self._speak_anew()
        return True

    def begin_slowly(self) -> None:
        """This is one of the first games: each effect waits for a key, unless that is disabled."""
        self.pace.is_beginner = True
        self.pace.rule(self.playback.timeline)

    def tick(self, now: float) -> bool:
        """Advances animations, opponents and the disk."""
        self.now = now
        changed = self._follow_language()
        changed |= self.playback.tick(now)
        changed |= self.director.tick()
        if self.playback.voices is not None:
            changed |= self.playback.voices.tick(now, seen=self.is_on_top)
        changed |= self.commands.tick(now)
        return self.gaze.tick(now) or changed

    def moving(self, now: float) -> bool:
        """Whether the next frame will look different."""
        return self.playback.moving(now) or self.gaze.moving(now)

    def wake_at(self) -> float | None:
        """When the next tooltip, pause or message is due."""
        voices = self.playback.voices
        times = (
            *(self.gaze.wake_at(), self.playback.timeline.wake_at(), self.commands.wake_at()),
            None if voices is None else voices.wake_at(),
        )
        return min((time for time in times if time is not None), default=None)

    def scores_shown(self) -> None:
        """The score scene is closed: plays back what has waited for it."""
        self.playback.go_on()
        self.playback.tick(self.now)
        self.context.stage.dirty = True

    # Facts for the director.

    @property
    def is_on_top(self) -> bool:
        """Whether the table is the top scene."""
        return self.context.stage.top is self

    @property
    def is_moving(self) -> bool:
        """Whether something is still played back."""
        return self.playback.timeline.busy

    @property
    def is_settled(self) -> bool:
        """Whether the picture has been compared with the view, or must lag behind it."""
        return self.playback.agrees or bool(self.playback.withheld)

    @property
    def awaits_welcome(self) -> bool:
        """Whether the viewer has yet to be shown how the game begins."""
        return False

    @property
    def scores_due(self) -> bool:
        """Whether scores wait to be shown in a scene of their own."""
        return bool(self.playback.withheld)

    @property
    def asks_elsewhere(self) -> bool:
        """Whether the viewer is to decide now in another scene."""
        return False

    # Acts of the director.

    def follow(self) -> bool:
        """Lets opponents act, checks the disk, and takes new events."""
        changed = self.source.tick()
        return self.catch_up() or changed

    def settle(self) -> bool:
        """Compares the picture with the view."""
        self.compare()
        self.playback.compared()
        return True

    def welcome(self) -> bool:
        """Shows the viewer how the game begins, if enabled."""
        return self._actions.welcome()

    def show_scores(self) -> bool:
        """Goes on: by default scores have no scene of their own."""
        self.scores_shown()
        return True

    def lower_curtain(self) -> bool:
        """Opens the curtain scene for the person the screen waits for."""
        self._actions.cover()
        return True

    def pass_on(self) -> bool:
        """Hides the viewer's secrets."""
        self.source.cover()
        self.show_afresh()
        return True

    def ask(self) -> bool:
        """Opens the scene in which the viewer decides."""
        return self._actions.ask()

    def tell_end(self) -> bool:
        """Shows how the game has ended."""
        self._actions.over()
        return True

    # What is played back.

    @property
    def plays_back(self) -> bool:
        """Whether something is still shown that has happened."""
        return self.is_moving

    def lead_on(self) -> None:
        """Ends the running beat, or begins the next step."""
        self.commands.step()

    def end_playback(self) -> None:
        """Ends all of it."""
        self.commands.finish()

    # Where the viewer looks.

    @property
    def at_once(self) -> bool:
        """Whether the speed setting turns animation off."""
        return self.playback.timeline.factor == 0

    def look_at(self, spot: str | None) -> None:
        """Moves the focus to a spot."""
        self.focus = spot
        if self.framed is not None:
            self.gaze.focused(by_hand=False)

    def hovered(self, spot: Spot | None) -> None:
        """The pointer moved to another spot."""
        self.gaze.hovered(spot)

    def stirred(self, spot: Spot | None) -> None:
        """The pointer moved on the same spot."""
        self.gaze.stirred(spot)

    def focused(self, spot: Spot | None) -> None:  # noqa: ARG002
        """The focus moved to another spot."""
        self.drawer.finder.end()
        self.gaze.focused(by_hand=self.by_hand)

    def context_clicked(self, spot: Spot | None) -> bool:
        """The right button shows a card large at once, and once more the rules about it."""
        here = spot.id if spot else None
        if here == self.gaze.spot and self._read_on():
            return True
        return self.gaze.look_at_once(here)

    def _read_on(self) -> bool:
        """Opens the rules at what is looked at, if it was asked for and has a mark."""
        paragraphs = self.marked_beside if self.gaze.asked else ()
        if paragraphs:
            self.context.open_rules(paragraphs, "")
        return bool(paragraphs)

    def look_closer(self) -> None:
        """A key shows what is in the focus; then the rules about it, or hides it again."""
        if not self._read_on():
            self.gaze.look_or_leave()

    def read_help(self) -> None:
        """The rules at what is marked; else the help, as it begins."""
        if self.marked:
            self.context.open_rules(self.marked, "")
        else:
            self._actions.help()

    # Keys and pointer.

    def acts(self) -> dict[Intent, Callable[[], None]]:
        """What keys mean everywhere on the table."""
        commands, actions = self.commands, self._actions
        always = {
            Intent.MENU: actions.menu,
            Intent.CHRONICLE: commands.toggle_chronicle,
            Intent.HELP: self.read_help,
            Intent.INSPECT: self.look_closer,
        }
        if self.pages is not None:
            back, on = partial(self.turn, -1), partial(self.turn, 1)
            return {**always, Intent.UNDO: back, Intent.REDO: on}
        return {
            **always,
            Intent.UNDO: commands.undo,
            Intent.REDO: commands.redo,
            Intent.HINT: commands.hint,
            Intent.SPEED: commands.next_pace,
            Intent.SAVE: actions.save,
            Intent.COVER: commands.cover,
        }

    def turn(self, by: int) -> None:
        """Turns to another page."""
        if self.pages is not None and self.pages.turn(by):
            self.show_afresh()

    def intent(self, intent: Intent) -> bool:
        """Keys that mean something everywhere on the table."""
        finder = self.drawer.finder
        if finder.writing and intent is Intent.CONFIRM:
            finder.end()
        elif finder.writing and intent is Intent.BACK:
            finder.close()
        elif intent is Intent.BACK:
            self._back()
        else:
            act = self.acts().get(intent)
            if act is None:
                return False
            act()
        return True

    def _back(self) -> None:
        if self.pages is not None:
            self._actions.menu()
            return
        if self.commands.back() or self.commands.dismiss() or (self.by_keys and self.gaze.leave()):
            return
        if self.drawer.is_open and not self.drawer.is_wide:
            self.commands.toggle_chronicle()
        else:
            self._actions.menu()

    def away(self, away: bool) -> None:
        """With several people, leaving the window covers the hand."""
        if away and self.context.settings.play.cover_when_away:
            self.commands.cover()

    def clicked_nowhere(self) -> bool:
        """A click skips the animation, or cancels a choice."""
        self.drawer.finder.end()
        if self.is_moving:
            self.lead_on()
            return True
        self.commands.leave()
        return False

    @property
    def typing(self) -> bool:
        """Whether letters go to the search in the chronicle."""
        return self.drawer.finder.writing and self.drawer.is_open

    def typed(self, text: str) -> None:
        """Types into the search."""
        self.drawer.finder.typed(text)

    def edited(self, key: str) -> None:
        """Edits the search by a key."""
        self.drawer.finder.edited(key)

    def scrolled(self, x: float, y: float, by: float) -> bool:
        """The wheel scrolls the chronicle."""
        is_over_it = self.drawer.is_open and self.chronicle_area.holds(x, y)
        if is_over_it:
            self.drawer.turned(by)
        return is_over_it
