"""The questions at the end of a reign: how many loans to repay, and who leads the next trick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from tolerance_game.games.tolerance.rules.debts import LOAN_PRICE, UNPAID_LOAN
from tolerance_game.games.tolerance.rules.moves import ChooseStarter, Move, Repay
from tolerance_game.games.tolerance.rules.state import MONEY
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.ui.kit import Context
from tolerance_game.words import Teller

from .reckoning_dialog import QuestionScene, SheetAnswer


def ask_repay(
    context: Context,
    view: View,
    teller: Teller,
    moves: Sequence[Move],
    choose: Callable[[Move], None],
) -> QuestionScene:
    """T6.5: how many loans to repay, each answer with the money and the points it means."""
    say = teller.words.say
    seat = view.seats[view.seat]
    answers = []
    for move in moves:
        if not isinstance(move, Repay):
            continue
        label = say("reckoning.repay.none")
        if move.loans:
            label = say("reckoning.repay.some", number=move.loans)
        money = seat.tallies[MONEY]
        after = money - LOAN_PRICE * move.loans
        left = seat.loans - move.loans
        unpaid = say("reckoning.repay.free")
        if left:
            change = -UNPAID_LOAN * left
            unpaid = say("reckoning.repay.unpaid", number=left, change=change)
        means = f"{say('reckoning.repay.after', before=money, after=after)}. {unpaid}."
        answers.append(SheetAnswer(f"repay/{move.loans}", label, means, partial(choose, move)))
    about = say("reckoning.repay.about", number=seat.loans, seat=view.seat)
    return QuestionScene(context, say("reckoning.repay.title"), about, answers)


def ask_starter(
    context: Context,
    view: View,
    teller: Teller,
    moves: Sequence[Move],
    choose: Callable[[Move], None],
    why: str,
) -> QuestionScene:
    """T2.4-5: who leads the first trick; `why` is that of the event `ChooserNamed`."""
    say = teller.words.say
    answers = []
    for move in moves:
        if not isinstance(move, ChooseStarter):
            continue
        seat = view.seats[move.seat]
        which = "self" if move.seat == view.chooser else "lead"
        answers.append(
            SheetAnswer(
                f"starter/{move.seat}",
                say(f"reckoning.starter.{which}", seat=move.seat),
                say("reckoning.starter.points", number=seat.points),
                partial(choose, move),
                seat.role,
            )
        )
    about = say(f"reckoning.starter.why.{why}", seat=view.chooser)
    return QuestionScene(context, say("reckoning.starter.title"), about, answers)
