"""What a person may choose now, as data: journeys make any move by it."""

from __future__ import annotations

from typing import Any

from tolerance_game.games.schisma.rules.moves import ACTIONS
from tolerance_game.games.schisma.rules.track import COLUMNS

from .model import TableModel


def told_choice(model: TableModel) -> dict[str, Any]:
    """Whom each action may meet, and what is chosen of one so far; empty when it is not their turn.

    Of a plan: the step that is asked (0 when nothing is), who is picked, who can be, whether that
    may be enough, and whether it can be carried out.
    """
    if not model.my_turn:
        return {}
    choice, plan = model.choice, model.choice.plan
    found: dict[str, Any] = {
        "able": {
            action: [column for column in COLUMNS if model.refusal(action, column) is None]
            for action in ACTIONS
        },
        "action": choice.action,
        "menu": choice.menu,
    }
    if plan is not None:
        ask = plan.ask
        found["plan"] = {
            "action": plan.action,
            "column": plan.column,
            "step": ask.number if ask else 0,
            "least": ask.least if ask else 0,
            "most": ask.most if ask else 0,
            "picked": ask.picked if ask else (),
            "able": [
                column
                for column in COLUMNS
                if ask and column not in ask.picked and ask.why_not[column] is None
            ],
            "enough": ask is not None and ask.may_stop and ask.why_not_stop is None,
            "ready": model.can_confirm,
        }
    return found
