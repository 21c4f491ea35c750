"""Parts of the table explained by tooltips: goals, tallies with their pennants, the banner,
portraits and piles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from tolerance_game.games.tolerance.foresight.goals import Deaths, Goals, Majority, Pennants
from tolerance_game.games.tolerance.rules.cards import PREVAILING_RELIGION, RELIGIONS, SUITS
from tolerance_game.games.tolerance.rules.debts import UNPAID_LOAN
from tolerance_game.games.tolerance.rules.scoring import GUILD
from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.games.tolerance.rules.tallies import PENNANT_STEP, PENNANTS
from tolerance_game.ui.kit import Box, Spot
from tolerance_game.ui.kit.spots import look_only
from tolerance_game.ui.table.setup_cast import introduction
from tolerance_game.ui.tolerance.law import cite
from tolerance_game.words.cited import Cited, in_lines
from tolerance_game.words.words import figure, signed

from .boards import epithet, opponent_portrait, opponent_tallies, own_tallies, role_wants
from .model import TableModel
from .role_sheet import death_boxes, pennant_boxes, suit_boxes

EXPLAINED: Final = ("goal/", "tally/", "banner", "portrait/", "role/", "pile/", "seat/")
"""The prefixes of their spots."""


def text_of(model: TableModel, spot: str) -> str:
    """The text for one of them; empty where a sheet or a card says it."""
    kind, _, rest = spot.partition("/")
    if kind == "goal":
        return _goal(model, rest)
    if kind == "tally":
        seat, _, tally = rest.partition("/")
        return _tally(model, int(seat), tally)
    if kind == "banner":
        return _banner(model)
    if kind in ("portrait", "role"):
        return _portrait(model, model.me if kind == "role" else int(rest))
    if kind == "pile":
        return _pile(model, rest)
    return "" if model.public.seats[int(rest)].role else _portrait(model, int(rest))


# Where they are.


def spots_of(model: TableModel) -> Iterator[Spot]:
    """The banner, the tallies of everyone, and the portraits of the others."""
    yield _spot(model, "banner", model.layout.banner, "buttons")
    for seat, box in model.others.items():
        yield _spot(model, f"portrait/{seat}", opponent_portrait(box), f"panel/{seat}")
        yield from _tally_spots(model, seat, opponent_tallies(box))
    yield from _tally_spots(model, model.shown.me, own_tallies(model.layout.board))


def _tally_spots(model: TableModel, seat: int, boxes: list[Box]) -> Iterator[Spot]:
    for tally, box in zip(TALLIES, boxes, strict=True):
        yield _spot(model, f"tally/{seat}/{tally}", box, f"panel/{seat}")


def goal_spots(model: TableModel, read: Callable[[], None] | None) -> Iterator[Spot]:
    """The rows of the own role, explained by tooltips; `read` opens the role itself."""
    if model.view.seat < 0 or not model.view.seats[model.me].role:
        return
    role = model.layout.role
    if read is not None:
        box = Box(role.x + 14, role.y + 12, role.w - 28, 78)
        yield _spot(model, "role/own", box, "goals", read)
    boxes = dict(zip((*SUITS, GUILD), suit_boxes(role), strict=True))
    boxes |= {
        f"dead_{one}": box for one, box in zip(RELIGIONS[::2], death_boxes(role), strict=True)
    }
    boxes |= {f"pennants_{tally}": box for tally, box in pennant_boxes(role).items()}
    for of, box in boxes.items():
        yield _spot(model, f"goal/{of}", box, "goals")


def _spot(
    model: TableModel, spot: str, box: Box, group: str, act: Callable[[], None] = look_only
) -> Spot:
    """A spot that says the first line of its text."""
    return Spot(spot, box, act, lambda: text_of(model, spot).partition("\n")[0], group)


# What they say.


def _goal(model: TableModel, of: str) -> str:
    goals = model.goals
    if goals is None:
        return ""
    for line in (*goals.suits, goals.guild):
        if line.of == of:
            lines = [_majority(model, line), _worth(model, goals, line)]
            if model.covers_others:
                which = model.view.options.rulings.covered_cards
                lines.append(cite(model.words, f"table.tip.{which}"))
            return in_lines(lines)
    for dead in goals.deaths:
        if of == f"dead_{dead.religion}":
            return _each(model, "table.tip.dead", dead, dead.dead, believers=dead.religion)
    for one in goals.pennants:
        if of == f"pennants_{one.tally}":
            return _each(model, "table.tip.pennants", one, one.earned, tally=one.tally)
    return ""


def _majority(model: TableModel, line: Majority) -> str:
    """T6.6: how many the viewer has, and who has the most."""
    say = partial(model.words.say, of=line.of)
    if line.owned is None or line.best_other is None:
        return say("table.tip.goal_unknown")
    if line.leaders:
        others = {"best_other": line.best_other, "seats": line.leaders}
        said = say("table.tip.goal", owned=line.owned, **others)
    else:
        said = say("table.tip.goal_alone", owned=line.owned)
    return Cited(said, line.paragraph)


def _worth(model: TableModel, goals: Goals, line: Majority) -> str:
    """What having any and having the most is worth, and what it is worth now."""
    say = model.words.say
    if not line.any and not line.most:
        return say("table.tip.worth_nothing", role=goals.role, reign=goals.reign)
    now = "?" if line.points is None else signed(line.points)
    return say("table.tip.worth", name=signed(line.any), which=signed(line.most), sum=now)


def _each(model: TableModel, text: str, line: Deaths | Pennants, number: int, **of: str) -> str:
    """What each of a number is worth, and all of them together."""
    sums = {"name": signed(line.each), "sum": signed(line.points)}
    return Cited(model.words.say(text, number=number, **sums, **of), line.paragraph)


def _tally(model: TableModel, seat: int, tally: str) -> str:
    """T8.1: pennants at 10, 20 and so on to 60; what one is worth says the role (T9.1)."""
    say = partial(cite, model.words)
    one, place = model.public.seats[seat], TALLIES.index(tally)
    earned = one.pennants[place]
    lines = [say("table.tip.tally", tally=tally, number=one.tallies[place])]
    if earned < PENNANTS:
        threshold = PENNANT_STEP * (earned + 1)
        lines.append(say("table.tip.next_pennant", number=earned, threshold=threshold))
    else:
        lines.append(say("table.tip.all_pennants", number=earned))
    if one.role:
        worth = model.view.options.role_by_id[one.role].pennant_worth[place]
        lines.append(say("table.tip.pennant_worth", role=one.role, name=figure(worth)))
    if tally == TALLIES[0] and one.loans:
        each = figure(abs(UNPAID_LOAN))
        once = model.view.options.rulings.unpaid_loans == "once" and one.loans > 1
        which = "loans_once" if once else "loans"
        lines.append(say(f"table.tip.{which}", count_loans=one.loans, name=each))
    return in_lines(lines)


def _banner(model: TableModel) -> str:
    """T2.1: who reigns, and what prevails."""
    say, public = partial(cite, model.words), model.public
    which = say(f"table.reign.{public.reign}")
    lines = [
        say("table.tip.reign", reign=public.reign, which=which),
        say(f"table.tip.prevails.{PREVAILING_RELIGION[public.reign]}"),
    ]
    if not model.shown.is_over:
        lines.append(say("table.tip.trick", number=public.trick.number))
    return in_lines(lines)


def _portrait(model: TableModel, seat: int) -> str:
    """T2.6: the role, as far as it may be known; and who it is that has it."""
    words, role, face = model.words, model.public.seats[seat].role, model.seen.face(seat)
    lines: list[str] = [cite(words, "table.tip.hidden", seat=seat)]
    if role:
        lines = [words.say("table.tip.role", seat=seat, name=epithet(words, role))]
        lines += [about] if (about := role_wants(words, role)) else []
    if face:
        lines.append(introduction(words, face))
    return in_lines(lines)


def _pile(model: TableModel, rest: str) -> str:
    seat, side, religion = rest.split("/")
    shown, say = model.shown, model.words.say
    pile = shown.public.seats[int(seat)].pile(side == "living", RELIGIONS.index(religion))
    which = say(f"table.says.pile_{'living' if side == 'living' else 'dead'}", religion=religion)
    return say("table.says.pile", seat=int(seat), which=which, number=len(pile))
