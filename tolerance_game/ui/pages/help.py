"""Help: the game in short, its rules as they hold, the signs, and all keys as they are bound."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

from tolerance_game.ui.kit import Box, Button, Canvas, Context, Intent, ornaments
from tolerance_game.ui.kit.key_names import first_key, keys_text
from tolerance_game.ui.kit.rich import LETTERS
from tolerance_game.ui.kit.widgets.choice import Choice
from tolerance_game.words import Words
from tolerance_game.words.rulebook import Rulebook, Section, find_rulebook
from tolerance_game.words.rules_said import held, say_paragraph

from .intent_names import further_keys, intent_name, known_intents
from .page import Page, Widget
from .reading import Reader, TextLine, wrapped

SHEET: Final = Box(130, 22, 1660, 1036)
TABS: Final = ("game", "rules", "signs", "keys")
HOLDS: Final = "holds"
ALL: Final = "all"
SCOPES: Final = (HOLDS, ALL)
"""What the rules tell of editions and rulings: those in force, or all there are."""
LIST: Final = Box(192, 168, 420, 760)
TEXT: Final = Box(650, 168, 1040, 760)
SHORT: Final = Box(192, 170, 1490, 760)
FOOT: Final = 958.0
KEY_PITCH: Final = 44.0
MOUSE: Final = ("mouse_left", "mouse_right", "mouse_wheel")
SECTION_H: Final = 56.0
PREVAILING: Final = "○"
"""How the rules write the sign of the Prevailing; the faces do not have it, the badges do."""


class HelpScene(Page):
    """Four tabs, the game itself first."""

    name = "help"

    def __init__(
        self,
        context: Context,
        game: str,
        draw_signs: Callable[[Canvas, Words], None],
        paragraphs: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """With paragraphs, as `T4.5`, the rules are open at the first of them, and all are marked.

        A game without a rulebook has signs and keys alone. `draw_signs` draws its page of signs.
        `options` are those of the game that is played or would be played next, as plain values.
        """
        super().__init__(context)
        self._game = game
        self._draw_signs = draw_signs
        self._holding = held(options or {})
        edition = self._holding.get("edition", "")
        names = replace(context.words.names, game=game, edition=edition)
        self._words = context.words.naming(names)
        self._book = find_rulebook(game, context.words.language, edition)
        self._scope = HOLDS if options else ALL
        self._tabs = TABS if self._book is not None else TABS[2:]
        self._asked = self._known(paragraphs)
        self._tab = "rules" if self._asked else self._tabs[0]
        self._section = 0
        self._reader = Reader(TEXT)
        self._short = Reader(SHORT, 34)
        self._aimed = False
        for place, section in enumerate(self._sections):
            if any(one.id == self._asked[0] for one in section.paragraphs if self._asked):
                self._section = place

    def _known(self, paragraphs: Sequence[str]) -> tuple[str, ...]:
        """Those that the rules have, as these number them."""
        found = []
        for number in paragraphs:
            with suppress(KeyError):
                found.append(self._book.paragraph(number).id if self._book else "")
        return tuple(dict.fromkeys(filter(None, found)))

    @property
    def _sections(self) -> Sequence[Section]:
        return self._book.sections if self._book is not None else ()

    @property
    def _page(self) -> Reader:
        """What is read in the tab in sight."""
        return self._short if self._tab == "game" else self._reader

    def first_focus(self) -> str | None:
        """The tab in sight."""
        return f"help/{self._tab}"

    def intent(self, intent: Intent) -> bool:
        """The key that opened help closes it; on the text the arrows turn it."""
        if intent is Intent.HELP:
            self.leave()
            return True
        if self.focus in ("rules/up", "rules/down") and self._page.turned(intent):
            return True
        return super().intent(intent)

    def scrolled(self, x: float, y: float, by: float) -> bool:
        """The wheel turns what is read."""
        return self._tab in ("game", "rules") and self._page.scrolled(x, y, by)

    def widgets(self) -> Sequence[Widget]:
        """The tabs, the sections of the rules, and Back."""
        say = self.context.say
        found: list[Widget] = [
            Choice("help", Box(960, 72, 768, 50),
                   tuple((tab, say(f"scene.help.{tab}")) for tab in self._tabs), self._tab,
                   self._turn_to, size=23),
        ]  # fmt: skip
        if self._tab == "rules":
            found += [
                Button(f"rules/{section.id}",
                       Box(LIST.x, LIST.y + place * SECTION_H, LIST.w, SECTION_H - 8),
                       f"{section.id} {section.title}", partial(self._open, place),
                       on=place == self._section, size=21, group="sections")
                for place, section in enumerate(self._sections)
            ]  # fmt: skip
            if self._holding:
                found.append(
                    Choice("scope", Box(650, FOOT + 5, 640, 50),
                           tuple((one, say(f"scene.help.scope.{one}")) for one in SCOPES),
                           self._scope, self._show, size=22)
                )  # fmt: skip
        if self._tab in ("game", "rules"):
            found += self._page.buttons(self.context, "rules", (1558, 1630), 12, "foot")
        return [*found, self.back_button(192)]

    def _turn_to(self, tab: str) -> None:
        self._tab = tab

    def _show(self, scope: str) -> None:
        self._scope, self._reader = scope, Reader(TEXT)

    def _open(self, place: int) -> None:
        self._section, self._reader, self._aimed = place, Reader(TEXT), False

    def draw(self, canvas: Canvas) -> None:
        """The tab in sight."""
        words = self._words
        self.paper(canvas, SHEET, self.context.say("scene.help.heading"), 62)
        ornaments.line(canvas, 192, 140, 1536, "ink", 1.4)
        if self._tab == "keys":
            self._draw_keys(canvas)
        elif self._tab == "signs":
            self._draw_signs(canvas, words)
        elif self._tab == "game":
            self._short.draw(canvas, short_lines(self._book) if self._book is not None else ())
        else:
            section, whole = self._sections[self._section], self._scope == ALL
            lines = rule_lines(words, self._game, section, self._asked, self._holding, whole)
            self._aim(canvas, lines)
            self._reader.draw(canvas, lines)
        self.draw_widgets(canvas)
        if self._tab == "rules":
            self._mark_sections(canvas)

    def _mark_sections(self, canvas: Canvas) -> None:
        """The mark beside other sections that have something of what was asked for."""
        for place, section in enumerate(self._sections):
            asked = any(one.id in self._asked for one in section.paragraphs)
            if asked and place != self._section:
                x, y = LIST.right + 8, LIST.y + place * SECTION_H + (SECTION_H - 8) / 2
                canvas.text(LETTERS["rule"], x, y, "label", 24, "rubric", middle=True)

    def _aim(self, canvas: Canvas, lines: Sequence[TextLine]) -> None:
        """The paragraph that was asked for is brought into sight, once."""
        if self._aimed or not self._asked:
            return
        self._aimed = True
        found = wrapped(canvas, lines, TEXT.w)
        self._reader.shelf.hold(len(found))
        marked = next((n for n, line in enumerate(found) if line.colour == "rubric" and n), 0)
        self._reader.shelf.turn(max(0, marked - 1))

    def _draw_keys(self, canvas: Canvas) -> None:
        context, bindings = self.context, self.context.bindings
        nothing = context.say("scene.options.pad.no_key" if bindings.hand else
                              "scene.options.no_key")  # fmt: skip
        known = known_intents(self._game)
        rows = (len(known) + 1) // 2
        for number, intent in enumerate(known):
            x = 192 + number // rows * 790
            y = 186 + number % rows * KEY_PITCH
            with canvas.region(Box(x, y, 380, KEY_PITCH)):
                name = intent_name(context.words, intent, self._game)
                canvas.text(name, x, y + 20, "body", 23, "ink", middle=True, fit=370)
            keys = keys_text(context.words, bindings, intent)
            with canvas.region(Box(x + 380, y, 370, KEY_PITCH)):
                canvas.text(keys or nothing, x + 384, y + 20, "label",
                            23, "ink" if keys else "ink_muted", middle=True, fit=350)  # fmt: skip
            ornaments.line(canvas, x, y + KEY_PITCH - 3, 730, "ink_ornament")
        y = 186 + rows * KEY_PITCH + 26
        with canvas.region(Box(192, y - 20, 1536, 50)):
            canvas.text(context.say("scene.help.mouse"), 192, y, "heading", 30, "rubric",
                        middle=True)  # fmt: skip
        told = [context.say(f"scene.help.{name}") for name in MOUSE]
        for place, said in enumerate((*told, self._of_pad(), *self._further)):
            x, row = (192, 982)[place % 2], place // 2
            with canvas.region(Box(x, y + 22 + row * 36, 740, 40)):
                canvas.text(said, x, y + 44 + row * 36, "italic", 23, "ink_second", middle=True,
                            fit=736)  # fmt: skip

    @property
    def _further(self) -> list[str]:
        return further_keys(self.context.words, self._game).splitlines()

    def _of_pad(self) -> str:
        words, bindings = self.context.words, self.context.bindings
        pad = replace(bindings, hand=bindings.hand or "xbox")
        said = (Intent.CONFIRM, Intent.STEP, Intent.BACK)
        chooses, leads, back = (first_key(words, pad, one) for one in said)
        return words.say("scene.help.pad", name=chooses, sign=leads, which=back)


def short_lines(book: Rulebook) -> list[TextLine]:
    """The game in a few paragraphs."""
    found = [TextLine(book.title, "heading", 31, "rubric"), TextLine("")]
    for text in book.short:
        found += [TextLine(text, "body", 26), TextLine("")]
    return found


def rule_lines(
    words: Words,
    game: str,
    section: Section,
    marked: Collection[str],
    holding: Mapping[str, str],
    whole: bool,
) -> list[TextLine]:
    """A section as lines: its paragraphs with their numbers, those asked for in red.

    Of what can be chosen it says what holds; or, as a whole, everything, with a mark at what holds.
    """
    found = [TextLine(f"{section.id} {section.title}", "heading", 31, "rubric"), TextLine("")]
    for paragraph in section.paragraphs:
        colour = "rubric" if paragraph.id in marked else "ink"
        indent = 28.0 * paragraph.level
        said = say_paragraph(words, game, paragraph, holding, whole)
        for place, one in enumerate(said):
            face = "italic" if one.kind == "choice" else "body"
            lead = "" if place else f"{paragraph.id}  "
            shown = one.text.replace(PREVAILING, "<prevailing>")
            further = indent + (28.0 if one.kind == "value" else 0.0)
            found.append(TextLine(lead + shown, face, 23, colour, further))
        if said:
            found.append(TextLine(""))
    return found
