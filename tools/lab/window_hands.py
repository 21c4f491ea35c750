"""A person who does anything at all in the window: clicks, keys, letters, sizes, settings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

import pygame
from pygame.event import Event

from tolerance_game.ui.schisma.scenes.table import TableScene as SchismaScene
from tolerance_game.ui.tolerance.scenes.table import TableScene

from .window_desk import WindowDesk

SIZES: Final = ((1280, 720), (1200, 700), (1600, 900), (1920, 1080))
TINY: Final = ((1, 1), (2, 2), (50, 50), (30, 720), (1280, 30), (639, 361))
"""What a desktop may make of a window all the same."""
SCALES: Final = (75, 100, 125, 200)
THEMES: Final = ("woodcut", "high_contrast", "plain")
PACES: Final = ("none", "fast", "normal")
NAME: Final = "Wolfgang Amadeus von Hohenlohe-Langenburg zu Waldenburg"
LETTERS: Final = "aß Ω→\t7_/.'\"%"
KEYS: Final = (
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB, pygame.K_RETURN),
    *(pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_F1, pygame.K_F10, pygame.K_BACKSPACE),
    *(getattr(pygame, f"K_{letter}") for letter in "cfhilmopsux"),
)
_RARELY: Final = 1 / 250


class Hands:
    """Each `turn` is one thing that a person might do, with a frame or two after it."""

    def __init__(self, desk: WindowDesk, rng: Random, *, wild: bool = False) -> None:
        """Wild ones drag, make the window tiny, and put it out of sight besides."""
        self._desk = desk
        self._rng = rng
        self.done: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        """The scenes that were on top."""
        desk.context.quit = self._quit
        self._often: tuple[tuple[float, Callable[[], None]], ...] = (
            (0.45, self._click_spot),
            (0.12, self._play_card),
            (0.18, self._key),
            (0.08, self._point),
            (0.05, self._wheel),
            (0.04, self._letters),
            (0.03, self._click_anywhere),
            (0.03, self._right_click),
            (0.02, self._away),
        )
        self._now_and_then: tuple[tuple[float, Callable[[], None]], ...] = (
            (_RARELY, self._resize),
            (_RARELY, self._language),
            (_RARELY, self._theme),
            (_RARELY, self._pace),
            (_RARELY, self.sit_down),
            (_RARELY, self.sit_down_at_the_track),
            (_RARELY, self._title),
        )
        if wild:
            self._often += ((0.06, self._drag), (0.03, self._name))
            self._now_and_then += (
                (2 * _RARELY, self._tiny),
                (_RARELY, self._out_of_sight),
                (_RARELY, self._scale),
                (_RARELY, self._set_up),
            )

    def turn(self) -> None:
        """Does one thing, and lets the window draw it."""
        self.seen[self._desk.stage.top.name] += 1
        for share, act in self._now_and_then:
            if self._rng.random() < share:
                self._do(act)
        weights = [share for share, _ in self._often]
        self._do(self._rng.choices([act for _, act in self._often], weights)[0])
        self._desk.frames(self._rng.choice((1, 1, 2, 8)))

    def _do(self, act: Callable[[], None]) -> None:
        self.done[act.__name__.strip("_")] += 1
        act()

    # Input.

    def _click_spot(self) -> None:
        spots = self._desk.stage.top.spots()
        if spots:
            self._desk.click(*self._desk.place(self._rng.choice(spots)))

    def _play_card(self) -> None:
        """A move that is allowed, so that games come to their end."""
        table = self._desk.stage.top
        if isinstance(table, TableScene):
            if table.model.legal:
                table.commands.choose_card(self._rng.choice(sorted(table.model.legal)))
            elif table.model.targets:
                table.commands.choose_target(self._rng.choice(table.model.targets))
        elif isinstance(table, SchismaScene) and table.my_turn:
            legal = table.session.match.legal_moves(table.me)
            # One may be on its way to the disk.
            if legal:
                table.commands.submit(self._rng.choice(legal))

    def _key(self) -> None:
        mod = self._rng.choice((0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL))
        key = self._rng.choice(KEYS)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self._desk.window.handle(Event(kind, key=key, mod=mod, unicode="", scancode=0))

    def _letters(self) -> None:
        for _ in range(self._rng.randrange(1, 6)):
            text = self._rng.choice(LETTERS)
            self._desk.window.handle(Event(pygame.TEXTINPUT, text=text))

    def _anywhere(self) -> tuple[int, int]:
        w, h = self._desk.window.surface.get_size()
        return self._rng.randrange(-5, w + 5), self._rng.randrange(-5, h + 5)

    def _point(self) -> None:
        self._desk.point(*self._anywhere())

    def _click_anywhere(self) -> None:
        self._desk.click(*self._anywhere())

    def _right_click(self) -> None:
        spots = self._desk.stage.top.spots()
        place = self._desk.place(self._rng.choice(spots)) if spots else self._anywhere()
        self._desk.click(*place, button=3)

    def _drag(self) -> None:
        """From a spot, or from anywhere, over a few places; mostly it is let go."""
        spots = self._desk.stage.top.spots()
        known = spots and self._rng.random() < 0.8
        at = self._desk.place(self._rng.choice(spots)) if known else self._anywhere()
        handle = self._desk.window.handle
        handle(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        for _ in range(self._rng.randrange(1, 6)):
            at = self._anywhere()
            self._desk.point(*at)
            self._desk.frames(self._rng.choice((0, 1)))
        if self._rng.random() < 0.1:
            self._key()
        if self._rng.random() < 0.95:
            handle(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))

    def _name(self) -> None:
        """Long names into whatever is written in."""
        fields = [spot for spot in self._desk.stage.top.spots() if "/name" in spot.id]
        if fields:
            self._desk.click(*self._desk.place(self._rng.choice(fields)))
        self._desk.window.handle(Event(pygame.TEXTINPUT, text=NAME))

    def _wheel(self) -> None:
        self._desk.point(*self._anywhere())
        self._desk.window.handle(Event(pygame.MOUSEWHEEL, x=0, y=self._rng.choice((-3, -1, 1, 3))))

    def _away(self) -> None:
        for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWFOCUSGAINED):
            self._desk.window.handle(Event(kind))

    # What changes everything.

    def _resize(self) -> None:
        self._desk.resize(self._rng.choice(SIZES))

    def _tiny(self) -> None:
        """As small as can be for some turns; then large again, or little else would be met."""
        self._desk.resize(self._rng.choice(TINY))
        for _ in range(self._rng.randrange(2, 12)):
            self._do(self._rng.choice([act for _, act in self._often]))
            self._desk.frames()
        self._resize()

    def _out_of_sight(self) -> None:
        """Minimised nothing is drawn, however much happens; then all of it is."""
        window, drawn = self._desk.window, self._desk.window.frames
        for kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            window.handle(Event(kind))
        self._desk.frames(self._rng.choice((1, 8, 60)))
        if window.frames != drawn or self._desk.stage.dirty:
            raise RuntimeError("a hidden window is drawn, or would not sleep")
        for kind in (pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED):
            window.handle(Event(kind))
        self._desk.frames()
        if window.frames == drawn:
            raise RuntimeError("a window that came back is not drawn")

    def _scale(self) -> None:
        self._desk.context.change("look.scale", self._rng.choice(SCALES))

    def _set_up(self) -> None:
        self._desk.program.set_up(self._rng.choice(("tolerance", "schisma")))

    def _language(self) -> None:
        self._desk.context.change("language", self._rng.choice(("de", "en")))

    def _theme(self) -> None:
        self._desk.context.change("look.theme", self._rng.choice(THEMES))

    def _pace(self) -> None:
        self._desk.context.change("pace.animation", self._rng.choice(PACES))

    def sit_down(self) -> None:
        """Another game, with one or more people at the screen."""
        players = self._rng.choice((3, 4, 5))
        self._desk.play(players, self._rng.randrange(1, 3), seed=self._rng.randrange(10_000))

    def sit_down_at_the_track(self) -> None:
        """The same of Schisma."""
        self._desk.play_schisma(self._rng.randrange(1, 3), seed=self._rng.randrange(10_000))

    def _title(self) -> None:
        self._desk.program.title()

    def _quit(self) -> None:
        """Begins again after quitting, or the rest of the run would show nothing."""
        self.done["quits"] += 1
        self._desk.program.title()
