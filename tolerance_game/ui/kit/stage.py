"""The stack of scenes: who gets the input, what is drawn, how one gives way to the next."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from math import hypot

from pygame import Surface

from . import badges
from .box import CANVAS, Box
from .canvas import Canvas, TextBox
from .context import Context
from .intents import DIRECTIONS, Intent
from .layer import Layer
from .motion import SPEEDS
from .notice import LASTS, Notice
from .resting import Resting
from .scale import Scale
from .spots import Spot, after, at, by_id, towards

DRAG = 24.0
"""Logical units that the pointer goes with its button down before it draws something: hands tremble
while they click."""
FADE = 170.0
"""Milliseconds in which one scene gives way to another."""
IN_RHYTHM = 800.0
"""Milliseconds within which a press of Enter goes on with the one before it: whoever leads on by
Enter, press after press, means nothing but to lead on."""
IN_SIGHT = 1000.0
"""Milliseconds that a spot which came by itself must have said that it is Enter's before it is:
whoever led on by Enter a moment ago means what was there then."""


class Stage:
    """Scenes one above the other. Input goes to the topmost."""

    def __init__(self, context: Context, scale: Scale) -> None:
        self.context = context
        context.stage = self
        self.scale = scale
        self.scenes: list[Layer] = []
        self.dirty = True
        """Whether the picture must be redrawn; set by the code that changed it."""
        self.on_away: list[Callable[[bool], None]] = []
        """Called whenever the window loses the focus (True) or gets it back."""
        self.now = 0.0
        self.pointer: tuple[float, float] | None = None
        """Where the mouse is, in pixels; None outside of the window."""
        self._old: Surface | None = None
        """The picture that is fading out."""
        self._fade_began = 0.0
        self._picture: Surface | None = None
        self._grabbed: str | None = None
        self._pressed_at: tuple[float, float] | None = None
        """Where on the canvas the button went down, until it goes up or draws something."""
        self._drags: Layer | None = None
        """The scene in which something is drawn by the pointer."""
        self._notice: Notice | None = None
        self._resting = Resting()
        self._played: Layer | None = None
        """The scene that played something back when it was looked at last."""
        self._led_on_at = -IN_RHYTHM
        """When Enter led on last, or was pressed in the same rhythm."""
        self._by_person = False
        """Whether what happens now is what a person has just done."""
        self._drawn: tuple[Layer | None, str | None, float] = (None, None, 0.0)
        """The scene that was drawn last, what it said that Enter acts on, and since when it did."""
        self._ahead: tuple[object, Iterator[None]] = (None, iter(()))
        """What the topmost scene will want soon, and for which moment that is true."""

    @property
    def top(self) -> Layer:
        """The scene that has the input."""
        return self.scenes[-1]

    def notice(self, text: str) -> None:
        """Shows a short message above all scenes for a moment."""
        self._notice = Notice(text, self.now + LASTS)
        self.dirty = True

    # Changing scenes.

    def push(self, scene: Layer) -> None:
        """A scene above the present one."""
        self._begin_fade()
        before = self.scenes[-1] if self.scenes else None
        if before is not None and before.hover is not None:
            # The pointer is on something else now; what stood out below it sinks back.
            before.hover = None
            before.hovered(None)
        self.scenes.append(scene)
        self._arrive(before)

    def pop(self) -> None:
        """Back to the scene below."""
        self._begin_fade()
        before = self.scenes.pop()
        before.left()
        if self.scenes:
            self._arrive(before)
        self.dirty = True

    def replace(self, scene: Layer) -> None:
        """Another scene in place of the topmost."""
        self._begin_fade()
        before = self.scenes.pop() if self.scenes else None
        if before is not None:
            before.left()
        self.scenes.append(scene)
        self._arrive(before)

    def become(self, *scenes: Layer) -> None:
        """A new stack altogether."""
        self._begin_fade()
        before = self.scenes[-1] if self.scenes else None
        while self.scenes:
            self.scenes.pop().left()
        self.scenes.extend(scenes)
        self._arrive(before)

    def drop(self, names: Collection[str]) -> None:
        """Takes away every scene of these names, wherever it lies; nothing fades."""
        before = self.scenes[-1] if self.scenes else None
        gone = [scene for scene in self.scenes if scene.name in names]
        self.scenes = [scene for scene in self.scenes if scene not in gone]
        for scene in gone:
            scene.left()
        if gone and self.scenes:
            self._arrive(before)

    def _arrive(self, before: Layer | None) -> None:
        """Another scene has the input; whoever used keys goes on with keys."""
        self._let_go()
        self.dirty = True
        scene = self.top
        scene.now = self.now
        if before is not None:
            scene.by_keys = before.by_keys
            # What a person has opened themself shows its focus at once.
            scene.hides_focus = not self._by_person and before.hides_focus
        scene.hover = scene.pressed = None
        scene.entered()
        if self.scenes and scene is self.top:
            self._keep_focus(scene)
            self._point()

    def _begin_fade(self) -> None:
        quick = SPEEDS[self.context.settings.pace.animation] == 0
        if self._picture is not None and not quick and self._old is None:
            self._old = self._picture.copy()
            self._fade_began = self.now

    def take_fading(self) -> Surface | None:
        """The picture that was about to fade out, for a scene that shows the change itself."""
        taken, self._old = self._old, None
        return taken

    # Input. Each tells whether anything came of it.

    def intent(self, intent: Intent) -> bool:
        """An intent by key or pad."""
        self._by_person = True
        done = self._intend(intent)
        self._by_person = False
        self._follow_playback()
        return done

    def _intend(self, intent: Intent) -> bool:
        scene = self.top
        if intent is not Intent.CONFIRM:
            self._led_on_at = -IN_RHYTHM
        if intent in (Intent.STEP, Intent.FINISH):
            # These only ever lead on, on every scene: no scene is asked what they mean to it.
            return self._lead_on(scene, intent)
        if self._let_go() and intent is Intent.BACK:
            return True
        if intent in DIRECTIONS or intent in (Intent.NEXT, Intent.PREVIOUS):
            before = scene.framed, scene.typing
            done = scene.intent(intent) or self._move_focus(scene, intent)
            # At the edge nothing looks different, however long a key or a stick is held.
            self.dirty |= done or before != (scene.framed, scene.typing)
            return done
        self.dirty = True
        if intent in (Intent.BACK, Intent.HINT) and scene.advice:
            scene.advised = scene.advice = ""
            return True
        if intent is Intent.CONFIRM:
            return scene.intent(intent) or self._confirm(scene)
        if scene.intent(intent):
            return True
        if intent is Intent.HINT and scene.hint is not None:
            scene.hint()
            return True
        if intent is Intent.HELP and scene.help is not None:
            scene.help()
            return True
        if intent in (Intent.MENU, Intent.BACK) and scene.menu is not None:
            scene.menu()
            return True
        return False

    def _confirm(self, scene: Layer) -> bool:
        """Enter leads on, or acts on what was seen; but not in the rhythm in which it led on."""
        in_rhythm = self.now - self._led_on_at < IN_RHYTHM
        leads = self._lead_on(scene, Intent.STEP)
        if leads or in_rhythm:
            self._led_on_at = self.now
        if in_rhythm and not leads:
            if scene.framed is None:
                self._show_focus(scene)
            return True
        return leads or self._act_on_focus(scene)

    def _lead_on(self, scene: Layer, intent: Intent) -> bool:
        if not scene.plays_back:
            return False
        self.dirty = True
        (scene.lead_on if intent is Intent.STEP else scene.end_playback)()
        # What comes now is looked at, and not what the focus was on.
        scene.hide_focus()
        return True

    def _move_focus(self, scene: Layer, intent: Intent) -> bool:
        spots = scene.spots()
        if scene.framed is None and by_id(spots, scene.focus) is not None:
            # The first key only shows where the focus is.
            self._show_focus(scene)
            return True
        scene.by_keys, scene.hides_focus = True, False
        if intent in DIRECTIONS:
            found = towards(spots, scene.focus, intent)
        else:
            found = after(spots, scene.focus, 1 if intent is Intent.NEXT else -1)
        if found is None:
            return False
        self._focus(scene, found, by_hand=True)
        return True

    def _focus(self, scene: Layer, spot: Spot | None, *, by_hand: bool = False) -> None:
        scene.focus = spot.id if spot else None
        scene.by_hand = by_hand
        if not scene.hides_focus:
            scene.focused(spot)
        scene.by_hand = True
        if spot is not None and scene.by_keys:
            self.look_at(spot.box.cx, spot.box.cy)

    def focus_on(self, spot_id: str) -> None:
        """Brings the focus to a spot of the topmost scene, if it is there."""
        found = by_id(self.top.spots(), spot_id)
        if found is not None:
            self._focus(self.top, found)

    def _act_on_focus(self, scene: Layer) -> bool:
        """Enter acts on what was seen to be Enter's; else it only shows the focus."""
        enters, framed = scene.enters, scene.framed
        seen, said, since = self._drawn
        spot = by_id(scene.spots(), enters)
        is_seen = seen is scene and said == enters
        is_new = framed is None and scene.hides_focus and self.now - since < IN_SIGHT
        if spot is not None and is_seen and not is_new:
            self._act(spot)
            return True
        if framed is None and spot is not None:
            scene.focus = enters
        self._keep_focus(scene)
        self._show_focus(scene)
        return scene.framed is not None

    def _show_focus(self, scene: Layer) -> None:
        hovered = by_id(scene.spots(), scene.hover)
        if not scene.by_keys and hovered is not None and hovered.decides and hovered.focusable:
            # Whoever points at a card and takes up keys means that card.
            scene.focus = hovered.id
        scene.by_keys, scene.hides_focus = True, False
        self._focus(scene, by_id(scene.spots(), scene.focus))

    def _act(self, spot: Spot) -> None:
        if spot.decides and self._lead_on(self.top, Intent.STEP):
            return
        if not spot.silent:
            self.context.sound("button")
        spot.act()

    def _acts(self, spot: Spot) -> bool:
        self._act(spot)
        return True

    def _follow_playback(self) -> None:
        """Where a playback has begun or ended, the next key only shows the focus."""
        if not self.scenes:
            return
        played, scene = self._played, self.top
        self._played = scene if scene.plays_back else None
        if self._played not in (None, played):
            scene.hide_focus()
        if played is not None and not played.plays_back:
            # Perhaps it led to another scene.
            played.hide_focus()
            scene.hide_focus()

    def move_pointer(self, x: float, y: float) -> None:
        """The mouse is at this pixel."""
        self.pointer = (x, y)
        scene = self.top
        if scene.by_keys:
            scene.by_keys = False
            self.dirty = True
        self.look_at(*self._place(x, y))
        if self._drags is None and self._begins_to_drag(x, y):
            self._drags = scene
        if self._drags is scene:
            scene.dragged(*self.scale.logical(x, y))
            self.dirty = True
            return
        self._point()

    def _place(self, x: float, y: float) -> tuple[float, float]:
        """A pixel as a place on the whole canvas, whatever part of it is seen."""
        return x / self.scale.width * CANVAS.w, y / self.scale.height * CANVAS.h

    def _begins_to_drag(self, x: float, y: float) -> bool:
        began, scene = self._pressed_at, self.top
        if began is None:
            return False
        at = self.scale.logical(x, y)
        if hypot(at[0] - began[0], at[1] - began[1]) < DRAG:
            return False
        self._pressed_at = None
        spot = by_id(scene.spots(), self._grabbed)
        return spot is not None and scene.drag_begins(spot, *began)

    def _let_go(self) -> bool:
        """Whatever is drawn goes back where it was. Whether there was something."""
        drags, self._drags, self._pressed_at = self._drags, None, None
        if drags is None:
            return False
        self._grabbed = drags.pressed = None
        drags.drag_left()
        self.dirty = True
        return True

    def press(self, x: float, y: float, button: int = 1) -> bool:
        """A mouse button goes down."""
        self.move_pointer(x, y)
        scene = self.top
        spot = at(scene.spots(), *self.scale.logical(x, y))
        self.dirty = True
        if button != 1 and self._let_go():
            return True
        if button == 3:
            return scene.context_clicked(spot)
        if button != 1:
            return False
        if self._resting.holds_back(self.now):
            # It is meant for what lay there before: it leads on, where something can be led on.
            self._grabbed = scene.pressed = self._pressed_at = None
            self._lead_on(scene, Intent.STEP)
            self._follow_playback()
            return True
        self._grabbed = scene.pressed = spot.id if spot else ""
        self._pressed_at = self.scale.logical(x, y)
        if spot is None and scene.advice:
            scene.advised = scene.advice = ""
            return True
        if spot is None:
            return self._do(scene.clicked_nowhere)
        return True

    def _do(self, act: Callable[[], bool]) -> bool:
        """What a person does by the pointer; whatever comes there then is new."""
        self._by_person = True
        done = act()
        self._by_person = False
        self._follow_playback()
        if self.scenes:
            self._point()
        return done

    def release(self, x: float, y: float, button: int = 1) -> bool:
        """A mouse button goes up: on the spot it went down on, that one acts."""
        self.move_pointer(x, y)
        scene = self.top
        if button != 1:
            return False
        grabbed, self._grabbed, scene.pressed = self._grabbed, None, None
        self._pressed_at = None
        self.dirty = True
        if self._drags is scene:
            self._drags = None
            scene.dropped(*self.scale.logical(x, y))
            if scene is self.top:
                self._point()
            return True
        spot = at(scene.spots(), *self.scale.logical(x, y))
        if spot is None or spot.id != grabbed:
            return False
        if spot.focusable:
            scene.focus = spot.id
        self._do(partial(self._acts, spot))
        return True

    def wheel(self, x: float, y: float, by: float) -> bool:
        """The wheel was turned."""
        self.dirty = True
        return self.top.scrolled(*self.scale.logical(x, y), by)

    def pointer_left(self) -> None:
        """The mouse is outside of the window."""
        self.pointer = None
        self._point()

    def _point(self) -> None:
        scene = self.top
        spot = None
        if self.pointer is not None:
            spot = at(scene.spots(), *self.scale.logical(*self.pointer))
            under = scene, spot and spot.id, spot and spot.decides and scene.plays_back
            self._resting.look(under, self._place(*self.pointer), self.now)
        if scene.by_keys:
            spot = None
        found = spot.id if spot else None
        if found != scene.hover:
            scene.hover = found
            self.dirty = True
            scene.hovered(spot)
        elif scene.by_hand:
            scene.stirred(spot)

    def _keep_focus(self, scene: Layer) -> None:
        spots = scene.spots()
        if by_id(spots, scene.focus) is None:
            first = by_id(spots, scene.first_focus()) or after(spots, None, 1)
            if (first.id if first else None) != scene.focus:
                self._focus(scene, first)
                self.dirty = True

    # The canvas may be larger than the window.

    def look_at(self, x: float, y: float) -> None:
        """Brings a place of the canvas into sight; a notice that is seen whole does not move."""
        if not self.top.opaque:
            middle = self.scale.looking_at(CANVAS.cx, CANVAS.cy)
            if all(spot.box.within(middle.window) for spot in self.top.spots()):
                x, y = CANVAS.cx, CANVAS.cy
        moved = self.scale.looking_at(x, y)
        if moved != self.scale:
            self.scale = moved
            self.dirty = True

    # Time and picture.

    def tick(self, now: float) -> None:
        """Time passes."""
        self.now = now
        for scene in self.scenes:
            scene.now = now
        if self.context.waiting.look():
            self.dirty = True
        before = len(self.scenes)
        for scene in list(self.scenes):
            if scene.tick(now):
                self.dirty = True
        self._follow_playback()
        if self.dirty and self.scenes and len(self.scenes) == before:
            # Spots may have come, gone or moved under a pointer that rests.
            self._keep_focus(self.top)
            self.top.by_hand = False
            self._point()
            self.top.by_hand = True
        if self._old is not None:
            self.dirty = True
        if self._notice is not None and now >= self._notice.until:
            self._notice = None
            self.dirty = True

    def moving(self, now: float) -> bool:
        """Whether the very next frame will look different."""
        return self._old is not None or any(scene.moving(now) for scene in self._visible())

    def wake_at(self) -> float | None:
        """When something wants to happen by itself."""
        times = [time for scene in self.scenes if (time := scene.wake_at()) is not None]
        if self._notice is not None:
            times.append(self._notice.until)
        return min(times, default=None)

    def _visible(self) -> list[Layer]:
        lowest = max((place for place, scene in enumerate(self.scenes) if scene.opaque), default=0)
        return self.scenes[lowest:]

    def draw(self, surface: Surface, audit: list[TextBox] | None = None) -> None:
        """Draws the frame of `now`."""
        canvas = Canvas(surface, self.scale, self.context.theme, audit)
        for scene in self._visible():
            scene.now = self.now
            scene.draw(canvas)
        self._draw_advice(canvas)
        if self._old is not None:
            share = (self.now - self._fade_began) / FADE
            if share >= 1 or self._old.get_size() != surface.get_size():
                self._old = None
            else:
                self._old.set_alpha(round(255 * (1 - share)))
                surface.blit(self._old, (0, 0))
        if self._notice is not None:
            over = (scene.notice_over for scene in reversed(self.scenes))
            self._notice.draw(canvas, next((box for box in over if box is not None), None))
        self._picture = surface
        self.dirty = False
        self.was_seen()

    def was_seen(self) -> None:
        """The picture of now was shown: what it says of Enter holds."""
        if self.scenes:
            scene = self.top
            drawn = scene, scene.enters
            if drawn != self._drawn[:2]:
                self._drawn = (*drawn, self.now)

    def pass_unseen(self) -> None:
        """Skips drawing and fading while the window is hidden."""
        self._old = None
        self.dirty = False

    def _draw_advice(self, canvas: Canvas) -> None:
        """A lamp at what a hint advises, and its sentence, as long as the question stands."""
        if not self.scenes or not self.top.advice:
            return
        spot = by_id(self.top.spots(), self.top.advised)
        if spot is not None:
            box = spot.box
            canvas.covered(Box(box.x - 30, box.cy - 22, 44, 44))
            badges.advice(canvas, box.x - 8, box.cy)
        if not self.top.shows_advice:
            Notice(self.top.advice, self.now, marked=True).draw(canvas)

    def make_ahead(self, surface: Surface) -> bool:
        """Makes one picture that will be wanted soon; whether there was one."""
        if not self.scenes:
            return False
        scene = self.top
        key = (scene, scene.ahead_key, self.scale, self.context.theme.name)
        if key != self._ahead[0]:
            self._ahead = (key, scene.ahead(Canvas(surface, self.scale, self.context.theme)))
        return next(self._ahead[1], self) is None

    def resize(self, scale: Scale) -> None:
        """The window has another size, or the person another scale."""
        self.scale = scale
        self._old = self._picture = None
        self.dirty = True

    def away(self, away: bool) -> None:
        """The window lost the focus, or got it back."""
        self._let_go()
        for told in self.on_away:
            told(away)
        for scene in list(self.scenes):
            scene.away(away)
        self.dirty = True
