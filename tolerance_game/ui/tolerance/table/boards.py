"""The boards: opponents' panels above, the own one below at the left."""

from __future__ import annotations

from typing import NamedTuple

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.rules.cards import RELIGIONS, SUITS
from tolerance_game.games.tolerance.rules.public import PublicSeat
from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.ui.kit import Box, Canvas, badges, ornaments
from tolerance_game.ui.pages.faces import PORTRAIT
from tolerance_game.ui.pages.faces import WIDE as NARROW
from tolerance_game.ui.pages.player_names import short_name
from tolerance_game.ui.table.voices import draw_tag as draw_remark
from tolerance_game.ui.table.voices import fits_tag
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.cards.mini import draw_mini
from tolerance_game.words import Words
from tolerance_game.words.words import signed

from .model import TableModel
from .shown import Shown
from .total import draw_tag, standing_out

MINI = 1.36
"""Height over width of a small card."""
BIG = 420.0
"""From this width, an opponent's panel has the large portrait."""
LAPS = (-4.0, 36.0, 60.0)
"""So far a remark lies over the portrait: as little as its words allow."""
WIDE = 700.0
"""From this width, an opponent's panel shows the goals of the role."""
NEAR = 6.0
"""The least gap between piles."""
SEALED = 100.0
"""From this width a portrait has the larger seal."""
UNDER = 9.0
"""How much lower the tallies are when the role is below the name."""
SHORTEST, LEAST = 6, 0.88
"""The fewest letters of a shortened name, and its smallest share of the full size."""
OWN_TALLIES = (0, 108, 214)
"""Where each tally begins on the own board."""
APART = 18.0
"""The gap between the pennants of two tallies."""


class PilePlace(NamedTuple):
    """The place of one pile: where, whose, and which."""

    box: Box
    seat: Seat
    alive: bool
    religion: str

    @property
    def id(self) -> str:
        """The id of its spot."""
        side = "living" if self.alive else "dead"
        return f"pile/{self.seat}/{side}/{self.religion}"


def draw_tally(
    canvas: Canvas, one: PublicSeat, place: int, x: float, y: float, size: float, flag: float,
    room: float = 0,
) -> None:  # fmt: skip
    """Draws a tally of a seat with its sign and its six pennants, which fit the room."""
    sign = size * 0.95
    signs.tally_sign(canvas, TALLIES[place], x, y + size * 0.1, sign, "strong")
    figure = str(one.tallies[place]).replace("-", "−")
    canvas.text(figure, x + sign + 8, y + size * 0.56, "figure", size, "strong", middle=True)
    signs.pennants(canvas, x, y + size * 1.14, one.pennants[place], flag, room=room)


def portrait(canvas: Canvas, box: Box, role: str, form: str, *, face: str = "") -> None:
    """The woodcut of a face, else of a role; a card back where the role is hidden."""
    if face:
        canvas.plate(face, box)
    elif role:
        canvas.plate(f"role-{role}-{form}", box)
    else:
        ornaments.tablet(canvas, box, "rubric", radius=2)
        canvas.icon("own-fleuron", box.cx, box.cy, box.w * 0.5, "second")
    body = (
        f'<rect x="1.5" y="1.5" width="{box.w - 3:g}" height="{box.h - 3:g}" fill="none"'
        f' stroke="{canvas.theme.edge}" stroke-width="3"/><rect x="4" y="4"'
        f' width="{box.w - 8:g}" height="{box.h - 8:g}" fill="none"'
        f' stroke="{canvas.colour("second")}" stroke-width="2"/>'
    )
    canvas.shape(body, box)


def role_seal(canvas: Canvas, face: Box, role: str) -> None:
    """The role of somebody whose face is seen: its sign alone, on the corner of the portrait."""
    seal = seal_place(face)
    ornaments.tablet(canvas, seal.grown(3), "#16100B", radius=4)
    if role:
        canvas.plate(f"role-{role}-tiny", seal)
    else:
        ornaments.tablet(canvas, seal, "rubric", radius=2)
        canvas.icon("own-fleuron", seal.cx, seal.cy, seal.w * 0.6, "second")
    ornaments.outline(canvas, seal, "gold", width=2, radius=2, glow=False)


def seal_place(face: Box) -> Box:
    """Where the role is sealed on a face, or the hourglass runs."""
    side = 46.0 if face.w > SEALED else 38.0
    return Box(face.right - side + 9, face.bottom - side + 4, side, side)


def opponent_piles(box: Box, seat: Seat) -> list[PilePlace]:
    """The places of the six piles on an opponent's panel."""
    mini, split = (40.0, 26.0) if box.w >= BIG else (33.0, 20.0)
    gap = min(14.0, (_content(box) - 2 - 6 * mini - split) / 5)
    if gap < NEAR:
        # The figure of a card would lie under the pile beside it.
        mini, gap = mini - 2, gap + 12 / 5
    y = box.y + box.h - mini * MINI - 26
    x = _content_x(box) + 1
    places = []
    for alive in (True, False):
        for religion in RELIGIONS:
            places.append(PilePlace(Box(x, y, mini, mini * MINI), seat, alive, religion))
            x += mini + gap
        x += split
    return places


def draw_opponent(canvas: Canvas, model: TableModel, box: Box, seat: Seat) -> None:
    """The panel of another player: role, points, tallies, tops of the piles."""
    shown, words, thinks = model.shown, model.words, model.thinking == seat
    one = shown.public.seats[seat]
    ornaments.panel(canvas, box, active=thinks or model.acting == seat)
    big = box.w >= BIG
    place = opponent_portrait(box)
    face = model.seen.plate(seat, PORTRAIT if big else NARROW)
    portrait(canvas, place, one.role, "portrait" if big else "wide", face=face)
    if face and not thinks:
        role_seal(canvas, place, one.role)
    elif face:
        seal = seal_place(place)
        badges.disc(canvas, seal.cx, seal.cy, seal.w, "#16100B", "gold", 2.5)
        canvas.icon("hourglass", seal.cx, seal.cy, 26, "gold")
    elif thinks:
        badges.disc(canvas, place.right - 20, place.bottom - 20, 44, "#16100B", "gold", 2.5)
        canvas.icon("hourglass", place.right - 20, place.bottom - 20, 26, "gold")
    with canvas.region(box):
        said = words.say("table.cards", number=one.cards)
        canvas.text(said, place.cx, place.bottom + 6, "italic", 20, "muted", "c", fit=place.w + 16)
        x = _content_x(box)
        seal = opponent_seal(box)
        room = seal.x - standing_out(shown, seat) - 8 - x
        under = _who(canvas, model, seat, Box(x, box.y + 7, room, 52), big=big)
        draw_tag(canvas, seal, shown, seat)
        badges.seal(canvas, seal.x, seal.y, seal.w, str(one.points), 26)
        down = UNDER if under else 0.0
        w, (size, flag) = _content(box) / 3, (32, 16) if big else (28, 13.5)
        for n in range(3):
            draw_tally(canvas, one, n, x + n * w, box.y + 54 + down, size, flag, w - APART)
        if box.w >= WIDE and one.role:
            left = x + _content(box) + 22
            draw_goals(canvas, Box(left, box.y + 78, box.right - 16 - left, 110), one, shown, words)
    if said := model.seen.remark(seat, words):
        # In place of name and role, which everyone knows.
        end = seal.x - standing_out(shown, seat) - 6
        lefts = (place.right - laps for laps in LAPS)
        left = next((x for x in lefts if fits_tag(canvas, said, end - x)), place.right - LAPS[-1])
        draw_remark(canvas, said, left, box.y + 7, end - left)
    if one.loans:
        if big:
            # Behind the money they were taken for, however many digits it has.
            money = str(one.tallies[0]).replace("-", "−")
            after = x + 38 + canvas.width(money, "figure", 32)
            draw_loans(canvas, after + 18, box.y + 73 + down, one.loans, close=True)
        else:
            draw_loans(canvas, place.cx - 14, place.bottom + 46, one.loans)
    piles = opponent_piles(box, seat)
    for pile in piles:
        draw_pile(canvas, pile, shown, one)
    between = (piles[2].box.right + piles[3].box.x) / 2
    canvas.icon("death-skull", between, piles[3].box.cy - 1, 20, "#A08C6C")


def opponent_seal(box: Box) -> Box:
    """The seal with the points in the panel of another player."""
    return Box(box.right - 66, box.y + 9, 56, 56)


def own_seal(box: Box) -> Box:
    """The same on the own board."""
    return Box(box.right - 64, box.y + 7, 52, 52)


def fitting_name(canvas: Canvas, name: str, size: float, room: float) -> str:
    """A name, shortened until it fits at nearly its full size."""
    short, longest = name, len(name)
    while longest > SHORTEST and canvas.width(short, "name", size * LEAST) > room:
        longest -= 1
        short = short_name(name, longest)
    return short


def epithet(words: Words, role: str) -> str:
    """The name of a role with its epithet; an owner's own role has only its name."""
    text = f"reckoning.epithet.{role}"
    return words.say(text) if words.has(text) else words.named("role", role)


def role_wants(words: Words, role: str) -> str:
    """What a role wants; empty for an owner's own role."""
    text = f"tolerance.role.{role}"
    return words.say(text) if words.has(text) else ""


def _who(canvas: Canvas, model: TableModel, seat: Seat, box: Box, *, big: bool) -> bool:
    """Draws name and role, unless a remark takes their place. Whether the role is below."""
    one, words, silent = model.shown.public.seats[seat], model.words, seat != model.seen.speaker
    name = fitting_name(canvas, model.names[seat], 32, box.w)
    w = canvas.width(name, "name", canvas.fitting(name, "name", 32, box.w))
    if silent:
        canvas.text(name, box.x, box.y, "name", 32, "strong", worn=True, fit=box.w)
    return _role(canvas, one, words, box, w, beside=big, silent=silent)


def _role(
    canvas: Canvas,
    one: PublicSeat,
    words: Words,
    box: Box,
    name: float,
    *,
    beside: bool,
    silent: bool,
) -> bool:
    """Draws the role after the name, or below it where it does not fit. Whether it is below.

    Nothing is drawn where somebody is not `silent`.
    """
    role = epithet(words, one.role) if one.role else words.say("table.hidden_role")
    left = box.w - name - 10
    for said in (role, words.named("role", one.role)) if one.role else (role,):
        if beside and left > 40 and canvas.width(said, "italic", 18) <= left:
            if silent:
                x = box.x + name + 10
                canvas.text(said, x, box.y + 10, "italic", 21, "second", fit=left)
            return False
    if one.role and canvas.width(role, "italic", 18) > box.w:
        role = words.named("role", one.role)
    if silent:
        canvas.text(role, box.x, box.y + 33, "italic", 20, "second", fit=box.w)
    return True


def draw_goals(canvas: Canvas, box: Box, one: PublicSeat, shown: Shown, words: Words) -> None:
    """T6.6: what a role scores in this reign, in signs: each suit and the guild, any and most."""
    column = shown.options.role_by_id[one.role].columns[shown.public.reign]
    rows = [(suit, column.suits[suit]) for suit in SUITS] + [("guild", column.guild)]
    names = (words.say("table.any"), words.say("table.most"))
    size = min(canvas.fitting(name, "italic", 20, 62) for name in names)
    label = max(canvas.width(name, "italic", size) for name in names) + 12
    step = min(58.0, (box.w - label) / len(rows))
    for name, y in zip(names, (34.0, 62.0), strict=True):
        canvas.text(name, box.x, box.y + y + 1, "italic", size, "second")
    for place, (of, worth) in enumerate(rows):
        cx = box.x + label + (place + 0.5) * step
        if of == "guild":
            canvas.icon("hanging-sign", cx, box.y + 15, 26, "second")
        else:
            signs.suit(canvas, of, cx - 13, box.y + 2, 26)
        for value, y in ((worth.any, 34.0), (worth.most, 62.0)):
            said = signed(value) if value else "–"
            face, colour = ("figure", "strong") if value else ("body", "muted")
            canvas.text(said, cx, box.y + y, face, 22 if step > 40 else 20, colour, "c")


def _content_x(box: Box) -> float:
    """Where tallies and piles begin on an opponent's panel."""
    return opponent_portrait(box).right + 16


def _content(box: Box) -> float:
    """The width for them; wide panels have goals beside."""
    room = box.right - 14 - _content_x(box)
    return min(room, 324.0) if box.w >= WIDE else room


def opponent_portrait(box: Box) -> Box:
    """The place of an opponent's portrait."""
    return Box(box.x + 13, box.y + 13, *((112.0, 148.0) if box.w >= BIG else (84.0, 112.0)))


def opponent_tallies(box: Box) -> list[Box]:
    """Each tally of an opponent with its pennants."""
    x, w = _content_x(box), _content(box) / 3
    return [Box(x + place * w - 4, box.y + 52, w - 4, 62 + UNDER) for place in range(3)]


def own_tallies(box: Box) -> list[Box]:
    """Each own tally with its pennants."""
    return [Box(box.x + 14 + left, box.y + 66, 102, 62) for left in OWN_TALLIES]


def tally_place(model: TableModel, seat: Seat, tally: str) -> tuple[float, float]:
    """Where a change of a tally floats: right of its figure."""
    place = TALLIES.index(tally)
    if seat == model.shown.me:
        board = model.layout.board
        return board.x + 60 + OWN_TALLIES[place], board.y + 116
    box = model.others[seat]
    return _content_x(box) + place * _content(box) / 3 + 82, box.y + 50


def draw_loans(canvas: Canvas, cx: float, cy: float, loans: int, *, close: bool = False) -> None:
    """Loans: a scroll for the first, their number beside it, or close upon it."""
    canvas.icon("tied-scroll", cx, cy, 25, "gold")
    if loans > 1 and close:
        badges.count(canvas, cx + 12, cy - 10, loans, 20)
    elif loans > 1:
        canvas.text(f"×{loans}", cx + 15, cy - 1, "figure", 20, "gold", middle=True)


def draw_pile(canvas: Canvas, place: PilePlace, shown: Shown, one: PublicSeat) -> None:
    """A pile: its top card, its religion below, its size on the corner."""
    box = place.box
    pile = one.pile(place.alive, RELIGIONS.index(place.religion))
    card = shown.options.cards.get(pile[-1]) if pile else None
    draw_mini(canvas, card, box.x, box.y, box.w, dead=not place.alive, number=len(pile))
    side = box.w * 0.46
    sign = signs.pile_sign(place.religion, shown.public.reign)
    signs.religion(canvas, sign, box.cx - side / 2, box.bottom + 1, side)
    if pile:
        badges.count(canvas, box.right - 2, box.y + 1, len(pile), 17 if box.w < 45 else 20)


def own_piles(box: Box, seat: Seat) -> list[PilePlace]:
    """The places of the six piles on the own board."""
    mini = 47.0
    places = []
    for row, alive in enumerate((True, False)):
        y = box.y + 143 + row * (mini * MINI + 29)
        for column, religion in enumerate(RELIGIONS):
            x = box.x + 122 + column * (mini + 26)
            places.append(PilePlace(Box(x, y, mini, mini * MINI), seat, alive, religion))
    return places


def draw_own_board(canvas: Canvas, model: TableModel) -> None:
    """The own board: tallies and both rows of piles."""
    box, shown, words = model.layout.board, model.shown, model.words
    one = shown.public.seats[shown.me]
    ornaments.panel(canvas, box, active=model.my_turn)
    with canvas.region(box):
        seal = own_seal(box)
        left = seal.x - standing_out(shown, shown.me)
        room = left - 8 - (34.0 if one.loans else 0.0) - box.x - 20
        name = fitting_name(canvas, model.names[shown.me], 36, room)
        w = canvas.text(name, box.x + 20, box.y + 6, "name", 36, "strong", worn=True, fit=room)
        said = words.say("table.your_board")
        if canvas.width(said, "italic", 19) <= room - w - 12:
            x = box.x + 20 + w + 12
            canvas.text(said, x, box.y + 19, "italic", 21, "second", fit=room - w - 12)
        draw_tag(canvas, seal, shown, shown.me)
        badges.seal(canvas, seal.x, seal.y, seal.w, str(one.points), 25)
        for n, tally_x in enumerate(OWN_TALLIES):
            draw_tally(canvas, one, n, box.x + 18 + tally_x, box.y + 66, 34, 16)
        if one.loans:
            draw_loans(canvas, left - 20, box.y + 34, one.loans, close=True)
        ornaments.line(canvas, box.x + 20, box.y + 135, box.w - 40)
        _rows(canvas, box, one, words)
    for pile in own_piles(box, shown.me):
        draw_pile(canvas, pile, shown, one)


def _rows(canvas: Canvas, box: Box, one: PublicSeat, words: Words) -> None:
    for row, (alive, piles) in enumerate(((True, one.board.living), (False, one.board.dead))):
        y = box.y + 143 + row * (47 * MINI + 29)
        said = words.say("table.living" if alive else "table.dead")
        canvas.text(said, box.x + 20, y + 6, "italic", 22, "body", fit=98)
        total = sum(len(pile) for pile in piles)
        canvas.text(str(total), box.x + 20, y + 30, "figure", 28, "strong")
        if not alive:
            canvas.icon("death-skull", box.x + 60, y + 49, 24, "#A08C6C")


def all_places(model: TableModel) -> list[PilePlace]:
    """Every pile on the table."""
    found = [place for seat, box in model.others.items() for place in opponent_piles(box, seat)]
    return [*found, *own_piles(model.layout.board, model.shown.me)]
