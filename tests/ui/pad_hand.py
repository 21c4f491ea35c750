"""Somebody with nothing but a gamepad, at the window of the whole program."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Final

import pygame
from pygame.event import Event

from tests.session.tables import ENOUGH, Puppets
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.kit.window import Window
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tools.lab.window_desk import WindowDesk

from .virtual_pad import VirtualPad

SIZE: Final = (1280, 720)
SUITS: Final = ("nobles", "clergy", "townsfolk", "peasants")
ROUNDS: Final = 6000


def press_key(window: Window, key: str) -> None:
    """A key as SDL reports it: down, and up again."""
    name, mod = key, 0
    for sign, bit in (("ctrl+", pygame.KMOD_LCTRL), ("shift+", pygame.KMOD_LSHIFT)):
        if name.startswith(sign):
            name, mod = name.removeprefix(sign), mod | bit
    code = pygame.key.key_code(name)
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        window.handle(Event(kind, key=code, mod=mod, unicode="", scancode=0))


class PadHand:
    """A program in a window, a pad, and who holds it. Time passes by `turn` alone."""

    def __init__(self, folder: Path, *, pad: VirtualPad | None = None, seed: int = 1) -> None:
        """With a pad it was plugged in before the window came; else it is now."""
        self.desk = WindowDesk(folder, SIZE, pace="none", opponents=Puppets())
        self.window = self.desk.window
        self.pad = pad or VirtualPad()
        self.seen: Counter[str] = Counter()
        self._chance = Random(seed)
        self.turn()

    @property
    def top(self) -> Scene:
        """The scene that has the input."""
        scene: Scene = self.desk.stage.top
        return scene

    def turn(self, milliseconds: float = 20) -> None:
        """One round of the window's loop, so much later."""
        self.desk.now += milliseconds
        for event in self.window._look():
            self.window.handle(event)
        self.window.frame(self.desk.now)

    def tap(self, *names: str) -> None:
        """Presses buttons one after the other."""
        self.pad.tap(*names)
        self.turn()

    def key(self, key: str) -> None:
        """Lays the pad aside and presses a key."""
        press_key(self.window, key)

    def wait(self, true: Callable[[], bool]) -> None:
        """Waits until something is so: the disk and opponents may have something to do."""
        deadline = time.monotonic() + ENOUGH
        while not true():
            assert time.monotonic() < deadline, f"waits in vain in {self.top.name}"
            time.sleep(0.005)
            self.turn(50)

    def until(self, name: str) -> None:
        """Waits for a scene."""
        self.wait(lambda: self.top.name == name)

    def noting(self) -> list[Intent]:
        """What is wished from now on."""
        said: list[Intent] = []
        stage = self.desk.stage
        real: Callable[[Intent], bool] = stage.intent

        def noted(intent: Intent) -> bool:
            said.append(intent)
            return real(intent)

        stage.intent = noted
        return said

    # Acting on spots.

    def able(self) -> list[Spot]:
        """What can have the focus, in the order of the shoulder buttons."""
        return [spot for spot in self.top.spots() if spot.focusable]

    def focus(self, id_: str) -> None:
        """Brings the focus to a spot."""
        for _ in range(3):
            if self.top.framed == id_:
                return
            self.tap(*self._way(id_))
        assert self.top.framed == id_, f"{id_} is not reached from {self.top.focus}"

    def _way(self, id_: str) -> list[str]:
        """Which buttons lead there. The first of them may only show where the focus was."""
        ids = [spot.id for spot in self.able()]
        assert id_ in ids, f"no {id_} in {self.top.name}: {ids}"
        here = self.top.focus
        if here not in ids:
            return ["right_shoulder"] * (1 + ids.index(id_))
        shown = [] if self.top.framed else ["right_shoulder"]
        steps = (ids.index(id_) - ids.index(here)) % len(ids)
        if here.startswith("hand/") and id_.startswith("hand/"):
            along = ids.index(id_) - ids.index(here)
            return shown + ["dpad_right" if along > 0 else "stick_left"] * abs(along)
        if steps > len(ids) / 2:
            return shown + ["left_shoulder"] * (len(ids) - steps)
        return shown + ["right_shoulder"] * steps

    def act(self, id_: str) -> None:
        """Does what a spot is for."""
        self.focus(id_)
        self.tap("a")

    # Playing.

    @property
    def moves(self) -> int:
        """How many were made in the game that is played."""
        game = self.desk.program.game
        return game.session.number if game else -1

    def begin(self, players: int = 3) -> None:
        """From the title to the table."""
        self.act("title/tolerance")
        self.act(f"players/{players}")
        self.act("new/start")
        self.wait_for_disk()

    def wait_for_disk(self) -> None:
        """Lets frames pass until what was done last is shown."""
        deadline = time.monotonic() + ENOUGH
        while self.top.name == "setup" or self._is_under_way:
            assert time.monotonic() < deadline
            time.sleep(0.002)
            self.turn()

    @property
    def _is_under_way(self) -> bool:
        game = self.desk.program.game
        return game is not None and game.session.is_under_way

    def play(self, until: str = "result", moves: int = 10**6) -> None:
        """Plays until a scene comes, or until so many moves have been made."""
        for _ in range(ROUNDS):
            self.turn(100)
            self.seen[self.top.name] += 1
            if self.top.name == until or self.moves >= moves:
                return
            self.decide()
        raise AssertionError(f"stuck at {self.top.name}: {self.seen}")

    def decide(self) -> None:
        """Does what is to be done now, if anything is."""
        top = self.top
        if isinstance(top, TableScene):
            choices = self._at_the_table(top)
        elif top.name == "question":
            choices = [spot.id for spot in self.able()]
        elif top.name == "boards":
            cards = [spot.id for spot in self.able() if spot.id.startswith("card/")]
            choices = ["close"] if any(spot.id == "close" for spot in self.able()) else cards
        else:
            assert top.name in ("reckoning", "handover"), top.name
            self.tap("a")
            return
        if choices:
            self.act(self._chance.choice(choices))
            self.wait_for_disk()

    def _at_the_table(self, table: TableScene) -> list[str]:
        if not table.my_turn:
            return []
        if table.commands.declaring:
            return [f"declare/{suit}" for suit in SUITS]
        if table.model.targets:
            return [f"trick/{card}" for card in table.model.targets]
        if table.model.leaders:
            return [f"starter/{seat}" for seat in table.model.leaders]
        return [f"hand/{card}" for card in sorted(table.model.legal)]

    def close(self) -> None:
        """All is put away."""
        self.pad.unplug()
        self.desk.close()

    def __enter__(self) -> PadHand:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
