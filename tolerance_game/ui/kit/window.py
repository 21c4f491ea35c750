"""The window on the desktop: where SDL's events come in and pictures go out.

It draws only when something changed; between changes it sleeps until an event, until the stage
wants to wake, or until another thread calls `wake`. While it is hidden, time passes in large steps
and nothing is drawn.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

import pygame
from pygame.event import Event

from .assets import assets
from .cache import CACHE
from .clipboard import pasted
from .context import Context
from .frame import Frame
from .hush import hushed
from .intents import DIRECTIONS, Intent
from .key_names import key_name
from .memory import give_back, keep_little
from .message_box import HIDDEN
from .pads import PAD, Pads
from .safe_graphics import ACCELERATION, ask_sdl, suit_driver
from .scale import Scale
from .spots_file import tell_spots
from .stage import Stage
from .widgets.pen import EDITING, PASTE

TITLE: Final = "Tolerance & Schisma"
FRAMES: Final = 60
SPARE: Final = 0.009
"""Seconds from the beginning of a frame in which pictures may be made for later ones: what is begun
last must be ready before the next frame is due."""
IDLE: Final = 1000
"""The longest sleep in milliseconds, in case a wake-up was lost."""
GLANCE: Final = 0.008
"""Seconds from one look for events to the next while asleep: half a frame."""
DOZE: Final = 0.02
"""The same after `AWAKE` seconds without events: each look costs processor time."""
AWAKE: Final = 0.5
UNSEEN: Final = 0.1
"""The same, and the least time from one round to the next, while the window cannot be seen."""

REPEATED: Final = (*DIRECTIONS, Intent.NEXT, Intent.PREVIOUS)
"""What is said again while a key or a button is held. pygame repeats every key, also one that was
let go long ago while a picture took its time: whatever acts would act twice."""
LETTERS: Final = ("space", "shift+space", "shift+")
"""Keys that write a letter although they have a longer name."""
BY_MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)
WAKE: Final = pygame.event.custom_type()


class NoDisplay(Exception):
    """There is nowhere to open a window."""


def wake() -> None:
    """Wakes a sleeping window; from any thread."""
    if pygame.display.get_init():
        pygame.event.post(Event(WAKE))


def _wait(
    milliseconds: float, look: Callable[[], list[Event]], glance: Callable[[], float]
) -> list[Event]:
    """The events that come within so long; empty when there are none.

    `pygame.event.wait` looks every millisecond, which alone takes more than a hundredth of a core.
    """
    end = time.monotonic() + milliseconds / 1000
    while not (found := look()) and (left := end - time.monotonic()) > 0:
        time.sleep(min(glance(), left))
    return found


class Window:
    """Opens the window and runs a stage in it until the program quits."""

    def __init__(self, context: Context, pictures: Path | None = None, safe: bool = False) -> None:
        """`safe` is for a display that gives trouble; see `safe_graphics`."""
        self._context = context
        self._safe = safe
        self._pictures = pictures
        """Where F12 puts pictures."""
        self._frame = Frame(context, usual=safe)
        self._quitting = False
        self._unseen = False
        """Whether the window is minimised or on another desktop."""
        self._came = 0.0
        """When the last event came, in seconds."""
        self._listening = False
        self._held: set[int] = set()
        """The keys that are down."""
        self.frames = 0
        self.on_frame: Callable[[float], None] | None = None
        """For measuring: called after every frame with the time it took, in milliseconds."""
        keep_little()
        self._used = False
        """Whether something was drawn since it last rested."""
        self._open()
        self._pads = Pads()
        CACHE.suit(*self.surface.get_size())
        self.stage = Stage(context, self._scale())
        context.quit = self.quit
        context.on_change.append(self._setting_changed)

    # Opening.

    def _open(self) -> None:
        ask_sdl(os.environ, self._safe)
        try:
            with hushed():
                pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        driver = pygame.display.get_driver()
        if driver in HIDDEN and os.environ.get("SDL_VIDEODRIVER") != driver:
            # Without a display SDL would run with no visible window and no error.
            pygame.display.quit()
            raise NoDisplay(driver)
        self._choose_drawing()
        pygame.font.init()
        with suppress(OSError, pygame.error):
            # One that is lost or damaged must not keep anybody from playing.
            pygame.display.set_icon(pygame.image.load(assets() / "icon-64.png"))
        self.surface = self._frame.open()
        pygame.display.set_caption(TITLE)
        pygame.key.set_repeat(400, 60)
        pygame.key.stop_text_input()

    def _choose_drawing(self) -> None:
        """On X11 "auto" means without the graphics card; asked before the window is opened.

        The card would need the whole of OpenGL in this process: 97 MB more where it is emulated,
        and a frame takes ten times longer there. X11 shows a finished picture without it. All other
        systems choose well by themselves.
        """
        if self._safe:
            suit_driver(os.environ, pygame.display.get_driver())
            return
        asked = self._context.settings.window.drawing
        on_x11 = pygame.display.get_driver() == "x11"
        if asked == "software" or (asked == "auto" and on_x11):
            os.environ.setdefault(ACCELERATION, "0")

    def _scale(self) -> Scale:
        w, h = self.surface.get_size()
        return Scale.of(w, h, self._context.settings.look.scale)

    # The loop.

    def quit(self) -> None:
        """Ends the loop after this round."""
        self._quitting = True

    def start_over(self, context: Context) -> None:
        """After a failure: another stage with another context, and nothing of what was there."""
        self._context = context
        self._quitting = self._unseen = False
        self._held.clear()
        self.on_frame = None
        pygame.mouse.set_visible(True)
        CACHE.clear()
        self.stage = Stage(context, self._scale())
        context.quit = self.quit
        context.on_change.append(self._setting_changed)

    def run(self, begun: Callable[[], object] = lambda: None) -> None:
        """Runs until the program quits. `begun` is called after the first frame, so that slow
        things such as opponents and gamepads do not delay the start.
        """
        clock = pygame.time.Clock()
        self._round(clock)
        begun()
        self.find_pads()
        while not self._quitting:
            self._round(clock)

    def find_pads(self) -> None:
        """Listens to the gamepads that are there; of later ones SDL tells."""
        self._pads.find()

    def _round(self, clock: pygame.time.Clock) -> None:
        now = time.monotonic() * 1000
        for event in self._events(now):
            # It may have slept since the last frame.
            self.stage.now = time.monotonic() * 1000
            self.handle(event)
            if self._quitting:
                return
        began = time.monotonic()
        self.frame(began * 1000)
        if self.stage.moving(self.stage.now) and not self._unseen:
            self.use_spare_time(began + SPARE)
            clock.tick(FRAMES)

    def _look(self) -> list[Event]:
        found = self._pads.sift(pygame.event.get())
        if found:
            self._came = time.monotonic()
        return found

    def _glance(self) -> float:
        """How long it may sleep before it looks for events again."""
        if self._unseen:
            return UNSEEN
        return GLANCE if time.monotonic() - self._came < AWAKE else DOZE

    def _events(self, now: float) -> list[Event]:
        moves = self.stage.moving(now)
        at = self._wake_at()
        if self._unseen:
            # Nothing is drawn; it waits for what is due.
            at, least = now if moves else at, UNSEEN * 1000
        else:
            if self.stage.dirty or moves:
                return self._look()
            while at is None or time.monotonic() * 1000 < at:
                if found := self._look():
                    return found
                if not self.stage.make_ahead(self.surface):
                    break
            # Something that ought to have happened before, and has not, shall not keep it awake.
            least = GLANCE * 1000 if at is not None and at < now else 1
        sleep = IDLE if at is None else max(least, min(IDLE, at - now))
        found = _wait(sleep, self._look, self._glance)
        if not found and (self._unseen or sleep == IDLE):
            self.rest()
        return found

    def _wake_at(self) -> float | None:
        """When something is due, in milliseconds."""
        times = [at for at in (self.stage.wake_at(), self._pads.wake_at()) if at is not None]
        return min(times, default=None)

    def use_spare_time(self, until: float) -> None:
        """Makes pictures that will be wanted soon, until the next frame is due."""
        while time.monotonic() < until and self.stage.make_ahead(self.surface):
            pass

    def rest(self) -> None:
        """Nothing has happened for a while: a good time for tidying up."""
        if self._used:
            self._used = False
            give_back()

    def frame(self, now: float) -> None:
        """One round: time passes, and when something changed it is drawn."""
        stage = self.stage
        stage.tick(now)
        self._wish(self._context.bindings.intent(self._pads.again(now)))
        self._listen()
        if self._unseen:
            stage.pass_unseen()
            return
        if not (stage.dirty or stage.moving(now)):
            return
        self._draw()

    def _draw(self) -> None:
        start = time.perf_counter()
        self.stage.draw(self.surface)
        pygame.display.flip()
        self.frames += 1
        self._used = True
        if self.on_frame:
            self.on_frame((time.perf_counter() - start) * 1000)
        tell_spots(self.stage, self.frames)

    def _listen(self) -> None:
        """Letters are asked for while a scene wants them, whether a key or a click began it."""
        wanted = bool(self.stage.scenes) and self.stage.top.typing
        if wanted != self._listening:
            self._listening = wanted
            (pygame.key.start_text_input if wanted else pygame.key.stop_text_input)()

    # Events.

    def handle(self, event: Event) -> None:
        """One event of SDL."""
        stage, kind = self.stage, event.type
        if kind in BY_MOUSE:
            self._take_up("")
        if kind == pygame.MOUSEMOTION:
            stage.move_pointer(*event.pos)
        elif kind == pygame.MOUSEBUTTONDOWN:
            stage.press(event.pos[0], event.pos[1], event.button)
        elif kind == pygame.MOUSEBUTTONUP:
            stage.release(event.pos[0], event.pos[1], event.button)
        elif kind == pygame.MOUSEWHEEL:
            stage.wheel(*(stage.pointer or (0.0, 0.0)), event.y)
        elif kind == pygame.KEYDOWN:
            self._key(event)
        elif kind == pygame.KEYUP:
            self._held.discard(event.key)
        elif kind == pygame.TEXTINPUT:
            if stage.top.typing:
                stage.top.typed(event.text)
                stage.dirty = True
        elif kind == PAD:
            self._pad(event)
        elif kind == pygame.QUIT:
            self._wish(Intent.QUIT)
        else:
            self._window_event(event)

    def _window_event(self, event: Event) -> None:
        stage, kind = self.stage, event.type
        self._frame.heard(kind)
        if kind in (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED):
            self.surface = pygame.display.get_surface() or self.surface
            if self.surface.get_size() != (stage.scale.width, stage.scale.height):
                self._resize()
        elif kind in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self._appear()
        elif kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._unseen = True
        elif kind == pygame.WINDOWFOCUSLOST:
            self._pads.let_go()
            self._held.clear()
            stage.away(True)
        elif kind == pygame.WINDOWFOCUSGAINED:
            self._appear()
            stage.away(False)
        elif kind == pygame.WINDOWLEAVE:
            stage.pointer_left()

    def _appear(self) -> None:
        """The window can be seen again; nothing of what changed meanwhile has been drawn."""
        self._unseen = False
        self.stage.dirty = True

    def _take_up(self, hand: str) -> None:
        """A pad of this kind, or keys and mouse: their names are shown from now on."""
        bindings = self._context.bindings
        if hand != bindings.hand:
            self._context.bindings = replace(bindings, hand=hand)
            pygame.mouse.set_visible(not hand)
            self.stage.dirty = True

    def _pad(self, event: Event) -> None:
        if not event.down:
            self._pads.let_go(event)
            if not self._pads:
                self._take_up("")
            return
        self._take_up(event.kind)
        if self._is_bound(event.button):
            return
        intent = self._context.bindings.intent(event.button)
        if intent in REPEATED:
            self._pads.hold(event)
        self._wish(intent)

    def _is_bound(self, key: str) -> bool:
        """Whether a page that binds keys took this one."""
        if not self.stage.top.bound(key):
            return False
        self.stage.dirty = True
        return True

    def _key(self, event: Event) -> None:
        top = self.stage.top
        name = key_name(event)
        intent = self._context.bindings.intent(name)
        again = event.key in self._held
        self._held.add(event.key)
        if again and intent not in REPEATED and not (top.typing and name in EDITING):
            return
        self._take_up("")
        if self._is_bound(name):
            return
        if top.typing and name in (*EDITING, PASTE):
            if name == PASTE:
                top.typed(pasted())
            else:
                top.edited(name)
            self.stage.dirty = True
        elif not top.typing or (len(name) > 1 and name not in LETTERS):
            self._wish(intent)

    def _wish(self, intent: Intent | None) -> None:
        if intent is None:
            return
        if intent is Intent.CONFIRM and self.stage.dirty and not self._unseen:
            # It acts on a focus that was seen: what the keys before it did is shown first.
            self._draw()
        if intent is Intent.FULL_SCREEN:
            self.toggle_full_screen()
        elif intent is Intent.SCREENSHOT:
            self._tell_picture(self.take_picture())
        elif not self.stage.intent(intent) and intent is Intent.QUIT:
            self.quit()

    def toggle_full_screen(self) -> None:
        """To the whole screen without borders, or back."""
        self.surface = self._frame.toggle()
        self._resize()
        self._context.change("window.full_screen", self._frame.full)

    def _tell_picture(self, path: Path | None) -> None:
        said = "scene.picture.kept" if path else "scene.picture.failed"
        self.stage.notice(self._context.say(said, name=str(path or self._pictures or "")))

    def take_picture(self) -> Path | None:
        """F12: what the window shows, as a file."""
        if self._pictures is None:
            return None
        path = self._pictures / time.strftime("tolerance-%Y-%m-%d-%H%M%S.png")
        try:
            self._pictures.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self.surface, path)
        except (OSError, pygame.error):
            return None
        return path

    def _setting_changed(self, path: str) -> None:
        if path.startswith("look.") or path == "language":
            self._resize()
        full = self._context.settings.window.full_screen
        if path == "window.full_screen" and full != self._frame.full:
            self.toggle_full_screen()

    def _resize(self) -> None:
        """Another size or look: no picture fits any more."""
        CACHE.clear()
        CACHE.suit(*self.surface.get_size())
        self.stage.resize(self._scale())

    def close(self) -> None:
        """Remembers where the window was, and closes it."""
        if pygame.display.get_init():
            self._frame.remember()
        pygame.display.quit()
