"""The curtain between two people at one screen.

It covers from its first frame: the table below is not drawn until the next person lifts it. While
it falls, the last picture is shown behind it, which the previous person has already seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from pygame import Surface

from tolerance_game.ui.kit import (
    Box,
    Button,
    Canvas,
    Context,
    Intent,
    Scene,
    Spot,
    ornaments,
    textures,
)
from tolerance_game.ui.kit.key_names import first_key
from tolerance_game.ui.kit.motion import SPEEDS, ease_in_out, ease_out
from tolerance_game.ui.kit.theme import rgb
from tolerance_game.ui.kit.widgets.button import evened
from tolerance_game.ui.kit.widgets.row import side_by_side

from .handover_notice import SHEET, HandoverNotice, draw_notice

DrawBack = Callable[[Canvas, float, float, float, float], object]
"""Draws the back of a card: the corner, the width, and by how many degrees it is turned."""
FALL: Final = 350.0
LIFT: Final = 450.0
LIFTS: Final = "handover/lift"
PEEK: Final = "handover/peek"
VALANCE: Final = 160.0
LONG_NAME: Final = 14
"""A longer name is not said again on the button."""


class HandoverScene(Scene):
    """It waits for one person."""

    name = "handover"

    def __init__(
        self,
        context: Context,
        notice: HandoverNotice,
        lift: Callable[[], None],
        menu: Callable[[], None],
        peek: Callable[[bool], None],
        draw_back: DrawBack | None = None,
    ) -> None:
        """`lift` is called once, when the table below may be seen; `peek` when a person looks below
        for a moment, and when that is over. `draw_back` draws the covered hand, card by card.
        """
        super().__init__(context)
        self._notice = notice
        self._lift = lift
        self._menu = menu
        self._peek = peek
        self._draw_back = draw_back
        self._before: Surface | None = None
        """What was on the screen before, while the curtain falls."""
        self._falls: float | None = None
        self._lifts: float | None = None
        self._toggled = False
        self._peeking = False

    @property
    def opaque(self) -> bool:  # type: ignore[override]
        """Whether the table below is hidden: always, except while lifting or peeking."""
        return self._lifts is None and not (self._peeking and self._held)

    @property
    def _held(self) -> bool:
        return self._toggled or self.pressed == PEEK

    @property
    def _quick(self) -> bool:
        return self.context.settings.look.reduced_motion or self._factor == 0

    @property
    def _factor(self) -> float:
        return SPEEDS[self.context.settings.pace.animation]

    def entered(self) -> None:
        """It falls the first time; when a menu above it is gone, it is down already."""
        if self._falls is not None:
            return
        self._before = self.context.stage.take_fading()
        self._falls = self.now
        if self._quick or self._before is None:
            self._end_fall()
        self.context.sound("curtain_down")

    def left(self) -> None:
        """Nothing stays open behind it."""
        self._before = None
        if self._peeking:
            self._peeking = False
            self._peek(False)

    def _share(self, began: float | None, length: float) -> float:
        if began is None:
            return 0.0
        whole = length * max(self._factor, 0.01)
        return max(0.0, min(1.0, (self.now - began) / whole))

    @property
    def _down(self) -> bool:
        return self._share(self._falls, FALL) >= 1

    def _end_fall(self) -> None:
        self._falls, self._before = self.now - FALL * 10, None

    @property
    def plays_back(self) -> bool:
        """Whether it falls or lifts, or keys let somebody peek: any key ends that."""
        return self._moves or self._toggled

    @property
    def _moves(self) -> bool:
        return not self._down or self._lifts is not None

    def lead_on(self) -> None:
        """It hangs, or is gone."""
        if self._lifts is not None:
            self._go()
        elif not self._down:
            self._end_fall()
        else:
            self._end_peek()

    def end_playback(self) -> None:
        """As `lead_on`: it moves once."""
        self.lead_on()

    def spots(self) -> Sequence[Spot]:
        """The buttons, once the curtain is down."""
        shown = self._buttons() if self._down and self._lifts is None else []
        # Who peeks sees the table and not the buttons: none of them may be hit blindly.
        return [button.spot for button in shown if not self._toggled or button.id == PEEK]

    def first_focus(self) -> str | None:
        """Enter lifts it."""
        return LIFTS

    def of_enter(self) -> str | None:
        """Enter lifts it, as the button says."""
        return None if self.plays_back else LIFTS

    def _buttons(self) -> list[Button]:
        words, name = self.context.words, self._notice.name
        label = words.say("scene.handover.lift", name=name)
        if len(name) > LONG_NAME:
            label = words.say("scene.handover.lift_short")
        # While it lifts, the button stays as it was pressed.
        enters = self.enters == LIFTS or self._lifts is not None
        key = first_key(words, self.context.bindings, Intent.CONFIRM) if enters else ""
        place = Box(SHEET.x + 60, SHEET.bottom - 112, 940, 68)
        found = [
            Button(LIFTS, place, label, self.lift, key=key, primary=True, size=26),
            Button(PEEK, place, words.say("scene.handover.peek"), self._toggle, "eye-target",
                   on=self._toggled, size=26),
            Button("handover/menu", place, words.say("scene.handover.menu"), self._menu,
                   "hamburger-menu", size=26),
        ]  # fmt: skip
        return evened(side_by_side(found, place, gap=18, fill=True))

    def lift(self) -> None:
        """The person it waited for is here."""
        if self._lifts is not None or not self._down:
            return
        self._end_peek()
        self._lifts = self.now
        self.context.sound("curtain_up")
        self._lift()
        if self._quick:
            self._go()

    def _go(self) -> None:
        stage = self.context.stage
        if stage.top is self:
            stage.pop()

    def _toggle(self) -> None:
        # A mouse holds the button down; keys and pads cannot tell how long, so they toggle.
        self._toggled = self.by_keys and not self._toggled
        self._tell_peek()

    def _end_peek(self) -> None:
        self._toggled = False
        self._tell_peek()

    def _tell_peek(self) -> None:
        held = self._held and self._down and self._lifts is None
        if held != self._peeking:
            self._peeking = held
            self._peek(held)
            self.context.stage.dirty = True

    def intent(self, intent: Intent) -> bool:
        """A key while it lifts ends that, and means what it means on the table."""
        if self._lifts is not None and intent is not Intent.CONFIRM:
            self._go()
            return self.context.stage.top is not self and self.context.stage.intent(intent)
        if self.plays_back:
            self.lead_on()
        elif intent is Intent.BACK:
            self._back()
        elif intent is Intent.MENU:
            self._menu()
        else:
            return False
        return True

    def _back(self) -> None:
        """Escape does as Enter on the button; what was meant for the scene before lifts nothing."""
        if self.framed not in (None, LIFTS):
            self.focus = LIFTS
        else:
            self.context.stage.intent(Intent.CONFIRM)

    def clicked_nowhere(self) -> bool:
        """A click while it moves ends that, and so does one while keys let somebody peek."""
        plays = self.plays_back
        if plays:
            self.lead_on()
        return plays

    def away(self, away: bool) -> None:
        """Peeking ends when another window comes to the front."""
        if away:
            self.pressed = None
            self._end_peek()

    def tick(self, now: float) -> bool:
        """Peeking begins and ends with the button; the end of its ways ends the movement."""
        self._tell_peek()
        if self._before is not None and self._down:
            self._before = None
            return True
        if self._lifts is not None and self._share(self._lifts, LIFT) >= 1:
            self._go()
            return True
        return self.moving(now)

    def moving(self, now: float) -> bool:  # noqa: ARG002
        """While it falls or lifts."""
        return self._moves

    def draw(self, canvas: Canvas) -> None:
        """The curtain where it is now, and the notice on it when it hangs."""
        if not self.opaque and self._lifts is None:
            self._peeked(canvas)
            return
        hidden = 1 - ease_in_out(self._share(self._lifts, LIFT))
        if self._lifts is None and not self._down:
            hidden = ease_out(self._share(self._falls, FALL))
            self._behind(canvas)
        height = canvas.surface.get_height()
        up = round(height * (1 - hidden) * 1.1) if hidden < 1 else 0
        # A moving curtain is not audited: nobody can read it yet.
        audit = canvas.audit if hidden >= 1 else None
        scale = replace(canvas.scale, top=canvas.scale.top - up)
        hung = Canvas(canvas.surface, scale, canvas.theme, audit)
        window = canvas.scale.window
        canvas.covered(window._replace(h=window.h - up / canvas.scale.s))
        self._curtain(hung, up)
        if self._down:
            if self._lifts is None:
                self._hand(hung)
            draw_notice(hung, self.context.words, self._notice)
            for button in self._buttons():
                button.draw(hung, self)

    def _behind(self, canvas: Canvas) -> None:
        if self._before is not None and self._before.get_size() == canvas.surface.get_size():
            canvas.surface.blit(self._before, (0, 0))
        else:
            canvas.wood()
        canvas.covered(canvas.scale.window)

    def _curtain(self, canvas: Canvas, up: int) -> None:
        surface = canvas.surface
        w, h = surface.get_size()
        if canvas.theme.textured:
            surface.blit(textures.picture("textures", "curtain", w, h), (0, -up))
            surface.blit(_valance(w), (0, -up))
        else:
            surface.fill(rgb(canvas.theme.rubric), (0, -up, w, h))
        # The hem, seen while it moves.
        surface.fill(rgb(canvas.theme.gold), (0, h - up, w, canvas.scale.px(7)))

    def _hand(self, canvas: Canvas) -> None:
        if self._draw_back is None:
            return
        count = min(12, self._notice.cards)
        for place in range(count):
            t = (place - (count - 1) / 2) / 4
            x, y = 960 + t * 330, 1046 + t * t * 46
            self._draw_back(canvas, x - 66, y - 95, 132, -t * 9)

    def _peeked(self, canvas: Canvas) -> None:
        """The curtain is held aside: only its hem and a word on how it falls again."""
        if canvas.theme.textured:
            canvas.surface.blit(_valance(canvas.surface.get_width()), (0, 0))
            canvas.covered(Box(0, 0, 1920, VALANCE * 0.55))
        keys = "pad" if self.context.bindings.hand else "keys"
        said = self.context.say(f"scene.handover.peeking.{keys if self._toggled else 'mouse'}")
        ornaments.ribbon(canvas, 960, 118, said, size=24)


def _valance(w: int) -> Surface:
    return textures.picture("textures", "valance", w, round(w * VALANCE / 1920))
