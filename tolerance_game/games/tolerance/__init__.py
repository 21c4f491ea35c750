"""Tolerance: a trick-taking game for three to five in the English Reformation.

The winner of a trick must carry out the effects of all its cards, wanted or not; the cards then
lie on the own board, living or dead, and each reign scores by the role one plays. The modules
follow the numbered paragraphs of the rules: `reign` (T2), `playing` (T3), `trick` and `effects`
(T4, T5), `reckoning` (T6), `debts` (T7), `tallies` (T4.8, T8), `scoring` (T6.6, T9).
"""

from .rules.moves import MOVES
from .rules.protocol import apply, chance_move, legal_moves, outcome, refusal, start, to_act, view
from .rules.ruleset import PLAYERS as SEATS

NAME = "tolerance"
HAS_SECRETS = True
UI = "tolerance_game.ui.tolerance"

__all__ = [
    "HAS_SECRETS",
    "MOVES",
    "NAME",
    "SEATS",
    "UI",
    "apply",
    "chance_move",
    "legal_moves",
    "outcome",
    "refusal",
    "start",
    "to_act",
    "view",
]
