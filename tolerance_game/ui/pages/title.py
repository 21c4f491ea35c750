"""The title: what can be played, what can be gone on with, and the way to everything else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from tolerance_game import VERSION
from tolerance_game.storage.saves.save_list import SavedGame
from tolerance_game.ui.kit import Box, Button, Canvas, Context, Intent, Scene, Spot, ornaments
from tolerance_game.ui.kit.key_names import first_key
from tolerance_game.ui.kit.widgets.button import evened
from tolerance_game.ui.kit.widgets.row import in_row
from tolerance_game.words import Words

from . import saved_game_lines

Act = Callable[[], None]

SHEET: Final = Box(270, 24, 1380, 1032)
PLATES: Final = Box(350, 277, 1220, 468)
PLATE_W: Final = 590.0
APART: Final = 40.0
"""Between two plates."""
GALLERY_X: Final = (414.0, 1358.0)


Sides = Collection[str]
CONTINUES: Final = "title/continue"
LEFT, RIGHT = "left", "right"
"""The sides of the sheet, where the table can be seen."""


@dataclass(frozen=True, slots=True)
class TitlePortrait:
    """One of the people who look on from the margins."""

    plate: str
    name: str
    """The id of a text."""


@dataclass(frozen=True, slots=True)
class TitleArt:
    """The texts of a game, by their ids, and its pictures."""

    name: str
    about: str
    """Time, place and number of players, in one line."""
    tagline: str
    """Stands below the heading where this is the only game."""
    plate: str = ""
    """The woodcut on its button; without one the button is plain paper."""
    draw_fan: Callable[[Canvas, Words, Sides], None] | None = None
    """Draws cards on the table on these sides of the sheet."""
    gallery: tuple[TitlePortrait, ...] = ()
    """Four portraits for the margins where this is the only game: left column, right column."""


@dataclass(frozen=True, slots=True)
class TitleGame:
    """A game that can be set up from here."""

    name: str
    art: TitleArt
    set_up: Act


ENTRIES: Final = (
    ("learn", "classical-knowledge"), ("almanac", "open-book"), ("replays", "backward-time"),
    ("saves", "book-pile"), ("options", "settings-knobs"), ("help", "help"),
    ("credits", "info"), ("quit", "exit-door"),
)  # fmt: skip
"""The small entries in their order, each with its icon."""
ENTRIES_Y: Final = 906.0
"""Where they stand. *Continue* comes between them and the plates once the disk has been asked, and
nothing moves for it, as a click may be under way."""
ONE_ROW: Final = 6
"""How many of them fit side by side; more make two rows."""


class TitleScene(Scene):
    """The first scene."""

    name = "title"

    def __init__(
        self,
        context: Context,
        acts: Mapping[str, Act],
        games: Sequence[TitleGame],
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        saving: Callable[[], str] = lambda: "saving.next_game.all",
    ) -> None:
        """`acts` are those of ENTRIES that lead somewhere, and `continue`, for the game that
        `offer` tells of. `games` are those with a table in the window; at least one. `saving`
        gives the id of the text that says whether a game will be saved.
        """
        super().__init__(context)
        self._acts = acts
        self._games = tuple(games)
        self._clock = clock
        self._saving = saving
        self._entry: SavedGame | None = None

    @property
    def _first(self) -> str:
        return f"title/{self._games[0].name}"

    @property
    def _alone(self) -> TitleArt | None:
        """The art of the only game; None where there are several."""
        return self._games[0].art if len(self._games) == 1 else None

    def offer(self, entry: SavedGame | None) -> None:
        """The game to continue, once it is known; None when there is none."""
        first = self._entry is None and self.focus in (None, self._first)
        self._entry = entry
        if first and entry is not None:
            self.focus = CONTINUES

    @property
    def _goes_on(self) -> Act | None:
        return self._acts.get("continue") if self._entry is not None else None

    def first_focus(self) -> str | None:
        """What is most likely wanted."""
        return CONTINUES if self._goes_on else self._first

    def of_enter(self) -> str | None:
        """Enter goes on, as it says there."""
        return CONTINUES if self._goes_on else None

    def intent(self, intent: Intent) -> bool:
        """Help is a key everywhere; going back from here is nothing, quitting is a button."""
        act = self._acts.get("help")
        if intent is not Intent.HELP or act is None:
            return False
        act()
        return True

    def _plates(self) -> list[tuple[TitleGame, Box]]:
        count = len(self._games)
        w = min(PLATE_W, (PLATES.w - APART * (count - 1)) / count)
        x = PLATES.cx - (count * w + (count - 1) * APART) / 2
        return [
            (game, Box(x + place * (w + APART), PLATES.y, w, PLATES.h))
            for place, game in enumerate(self._games)
        ]

    def _buttons(self) -> list[Button]:
        entries = [
            (f"title/{name}", self.context.say(f"scene.title.{name}"), icon, self._acts[name])
            for name, icon in ENTRIES
            if name in self._acts
        ]
        if len(entries) <= ONE_ROW:
            return in_row(entries, Box(350, ENTRIES_Y, 1220, 64))
        half = len(entries) // 2
        upper = in_row(entries[:half], Box(350, ENTRIES_Y - 10, 1220, 48), size=23)
        return [*upper, *in_row(entries[half:], Box(350, ENTRIES_Y + 48, 1220, 48), size=23)]

    def spots(self) -> Sequence[Spot]:
        """Plates, Continue, and the small entries."""
        found = [
            Spot(f"title/{game.name}", box, game.set_up, self.context.say(game.art.name), "plates")
            for game, box in self._plates()
        ]
        if self._goes_on:
            says = self.context.say("scene.title.continue")
            found.append(Spot(CONTINUES, CONTINUE, self._goes_on, says, "continue"))
        return [*found, *(button.spot for button in self._buttons())]

    def draw(self, canvas: Canvas) -> None:
        """The wood, the fanned cards, the sheet with its entries."""
        canvas.wood()
        fans = [game.art.draw_fan for game in self._games if game.art.draw_fan is not None]
        for place, draw_fan in enumerate(fans[:2]):
            sides = (LEFT, RIGHT) if len(fans) == 1 else (LEFT, RIGHT)[place : place + 1]
            draw_fan(canvas, self.context.words, sides)
        # The cards stand back behind the sheet, as in the shade of a candle.
        canvas.fill(canvas.scale.window, "#0C0703", 52)
        canvas.covered(SHEET)
        ornaments.sheet(canvas, SHEET, seed=5, inset=16)
        self._heading(canvas)
        if self._alone is not None:
            self._gallery(canvas, self._alone)
        for game, box in self._plates():
            self._plate(canvas, game, box)
        if self._goes_on:
            self._continue(canvas)
        else:
            ornaments.lozenge_rule(canvas, 660, CONTINUE.cy, 600)
        for button in evened(self._buttons()):
            button.draw(canvas, self)
        self._footer(canvas)

    def _heading(self, canvas: Canvas) -> None:
        say, alone = self.context.say, self._alone
        title = " & ".join(say(game.art.name) for game in self._games)
        tagline = say(alone.tagline if alone else "scene.title.tagline")
        with canvas.region(Box(SHEET.x + 40, 44, SHEET.w - 80, 180)):
            canvas.text(title, 960, 134, "title", 112, "ink", "c", middle=True, worn=True,
                        fit=SHEET.w - 90)  # fmt: skip
        for x in (500, 990):
            ornaments.line(canvas, x, 200, 430, "ink", 1.6)
            ornaments.line(canvas, x, 205, 430, "ink", 1)
        canvas.icon("own-fleuron", 960, 202, 30, "rubric")
        with canvas.region(Box(SHEET.x + 40, 212, SHEET.w - 80, 60)):
            canvas.text(
                tagline, 960, 240, "name_italic", 34, "ink_second", "c", middle=True, fit=1220
            )

    def _plate(self, canvas: Canvas, game: TitleGame, box: Box) -> None:
        lit = self.lit(f"title/{game.name}")
        pressed = self.pressed == f"title/{game.name}"
        box = box.moved(0, 2) if pressed else box
        canvas.shadow(box, 12 if lit else 8, 170, 0, 6)
        if game.art.plate:
            ornaments.framed_plate(canvas, game.art.plate, box)
        else:
            ornaments.sheet(canvas, box, seed=4, inset=12)
        if lit:
            ornaments.outline(canvas, box, width=5, radius=6)
        w = min(420.0, box.w - 40)
        label = Box(box.cx - w / 2, box.bottom - 121, w, 96)
        canvas.covered(label)
        _label(canvas, label, lit=lit)
        with canvas.region(label):
            canvas.text(self.context.say(game.art.name), label.cx, label.y + 31, "heading", 47,
                        "rubric", "c", middle=True, worn=True, fit=w - 30)  # fmt: skip
            canvas.text(self.context.say(game.art.about), label.cx, label.y + 70, "italic", 24,
                        "ink", "c", middle=True, fit=w - 30)  # fmt: skip

    def _gallery(self, canvas: Canvas, art: TitleArt) -> None:
        """Where one game is alone, four of its people look on from the margins."""
        for place, portrait in enumerate(art.gallery):
            column, row = divmod(place, 2)
            box = Box(GALLERY_X[column], PLATES.y + row * 243, 148, 196)
            ornaments.framed_plate(canvas, portrait.plate, box)
            name = self.context.say(portrait.name)
            with canvas.region(Box(box.x - 40, box.bottom + 3, box.w + 80, 32)):
                canvas.text(name, box.cx, box.bottom + 18, "italic", 21, "ink_second", "c",
                            middle=True, fit=box.w + 70)  # fmt: skip

    def _continue(self, canvas: Canvas) -> None:
        assert self._entry is not None
        box, lit, enters = CONTINUE, self.lit(CONTINUES), self.enters == CONTINUES
        if self.pressed == CONTINUES:
            box = box.moved(0, 2)
        if lit or enters:
            # A frame of gold: so it has none while another place is framed.
            canvas.glow(box, "gold", 7 if lit else 4, 190 if lit else 130)
        ornaments.button_face(canvas, box, "ph" if lit else "p")
        cream = canvas.colour("on_rubric")
        gold = canvas.colour("gold" if lit or enters else "edge")
        inner, h = box.w - 26, box.h - 28
        body = (
            f'<path d="M10 2h{box.w - 20:g}l8 8v{box.h - 20:g}l-8 8h-{box.w - 20:g}l-8-8'
            f'v-{box.h - 20:g}z" fill="none" stroke="{gold}" stroke-width="4"/>'
            f'<path d="M13 7h{inner:g}l7 7v{h:g}l-7 7h-{inner:g}l-7-7v-{h:g}z" fill="none"'
            f' stroke="{cream}" stroke-opacity=".65" stroke-width="1.2"/>'
        )
        canvas.shape(body, box)
        words = self.context.words
        canvas.icon("play-button", box.x + 64, box.cy, 42, "on_rubric")
        with canvas.region(box):
            w = canvas.text(words.say("scene.title.continue"), box.x + 112, box.cy - 2, "heading",
                            54, "on_rubric", middle=True, worn=True)  # fmt: skip
            x = max(box.x + 400, box.x + 112 + w + 44)
            key = first_key(words, self.context.bindings, Intent.CONFIRM) if enters else ""
            key_w = canvas.text(key, box.right - 36, box.cy - 1, "body", 22, "on_rubric", "r",
                                middle=True)  # fmt: skip
            room = box.right - 36 - max(94.0, key_w + 26) - x
            standing = saved_game_lines.continued(words, self._entry)
            canvas.text(standing, x, box.y + 36, "label", 28, "on_rubric", middle=True, fit=room)
            said = saved_game_lines.players_and_date(words, self._entry, self._clock())
            if canvas.width(said, "italic", 21.5) > room:
                # With five people the names matter more than the day.
                said = saved_game_lines.players_and_wins(words, self._entry)
            canvas.text(said, x, box.y + 70, "italic", 25, "on_rubric", middle=True, fit=room)

    def _footer(self, canvas: Canvas) -> None:
        say = self.context.say
        y = 1020.0
        with canvas.region(SHEET):
            canvas.text(say("scene.title.credit"), 334, y, "italic", 20, "ink_second", middle=True)
            version = say("scene.title.version", name=VERSION, which=say(self._saving()))
            canvas.text(version, 1586, y, "italic", 20, "ink_second", "r", middle=True)


def _label(canvas: Canvas, box: Box, *, lit: bool) -> None:
    """A paper label on the print, with a thick rule at its edge and a hairline inside."""
    canvas.shadow(box, 5, 120, 0, 3)
    colour = "paper_light" if lit else "paper"
    ornaments.sheet(canvas, box, colour=colour, seed=3, ruled=False, torn=False, shadow=False)
    ink = canvas.colour("ink")
    body = (
        f'<g fill="none" stroke="{ink}"><rect x="1.6" y="1.6" width="{box.w - 3.2:g}"'
        f' height="{box.h - 3.2:g}" stroke-width="3.2"/><rect x="6.5" y="6.5"'
        f' width="{box.w - 13:g}" height="{box.h - 13:g}" stroke-width="1.2"/></g>'
    )
    canvas.shape(body, box)


CONTINUE: Final = Box(350, 773, 1220, 104)
