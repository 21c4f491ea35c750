"""What all scenes share: words, theme, settings, stage, sound, and the way to other scenes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from pygame import Surface

from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.words import Teller, Words

from .intents import Bindings, Intent
from .layer import Layer
from .scale import Scale
from .theme import THEMES, WOODCUT, Theme
from .waiting import Waiting


class SceneStack(Protocol):
    """The `stage.Stage` as scenes know it, so that no modules import each other in a circle."""

    scenes: list[Layer]
    dirty: bool
    pointer: tuple[float, float] | None
    scale: Scale
    on_away: list[Callable[[bool], None]]

    @property
    def top(self) -> Layer: ...
    def push(self, scene: Layer) -> None: ...
    def pop(self) -> None: ...
    def replace(self, scene: Layer) -> None: ...
    def become(self, *scenes: Layer) -> None: ...
    def drop(self, names: Collection[str]) -> None: ...
    def notice(self, text: str) -> None: ...
    def take_fading(self) -> Surface | None: ...
    def focus_on(self, spot_id: str) -> None: ...
    def intent(self, intent: Intent) -> bool: ...
    def press(self, x: float, y: float, button: int = 1) -> bool: ...


@dataclass
class Context:
    """One for the whole program."""

    words: Words
    settings: Settings = field(default_factory=Settings)
    bindings: Bindings = field(default_factory=Bindings.standard)
    sound: Callable[[str], None] = lambda _cue: None
    keep: Callable[[Settings], None] = lambda _settings: None
    """Writes changed settings; says what went wrong by `notice`."""
    quit: Callable[[], None] = lambda: None
    open_rules: Callable[[Sequence[str], str], None] = lambda _paragraphs, _game: None
    """Opens the rules at the first of some paragraphs, with all of them marked; of the game that
    is on the table, unless another one is named.
    """
    waiting: Waiting = field(default_factory=Waiting)
    """Answers of disk and worker that scenes wait for."""
    stage: SceneStack = field(init=False)
    on_change: list[Callable[[str], None]] = field(default_factory=list)
    """Called with the path of every setting that changes."""

    @property
    def theme(self) -> Theme:
        """The colours and faces that are set."""
        return THEMES.get(self.settings.look.theme, WOODCUT)

    def say(self, text_id: str, **values: Any) -> str:
        """A text of the interface."""
        return self.words.say(text_id, **values)

    @property
    def teller(self) -> Teller:
        """For reasons and faults outside a game."""
        return Teller(self.words)

    def change(self, path: str, value: Any) -> None:
        """Changes a setting, stores it, and notifies the listeners."""
        self.settings = changed(self.settings, path, value)
        self.keep(self.settings)
        for told in self.on_change:
            told(path)
        self.stage.dirty = True
