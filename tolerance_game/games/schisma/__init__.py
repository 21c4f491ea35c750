"""Schisma, the tug of war of two popes over the persons between Avignon and Rome.

After the rulebook *Schisma - Krieg der Heiligen*; the paragraphs cited as `S3.2` are those of the
project's rules. What the book leaves open is a field of `ruleset.Rulings`. What neither says is
settled here, as players would at the table:

- *idle_targets* (S2.8, S6; a ruling): whom a step would leave where they stand can be chosen for
  it, a person at Genoa by the Priest, one at the Guildmaster's own land for the swap: the rules
  forbid only what leaves the whole display as it was. With `refused` they can't; with nobody else
  to choose, the step lapses then.
- *effect_of_the_whole* (S2.8): a petition is judged as a whole, from the display before it to the
  one after it. Whoever leaves or is discarded changes it, whoever is then drawn.
- *at_once_between_steps* (S3.2): within a step nobody is drawn; after it, left to right. A new
  person in the column of a petitioned one who has left is an *other*.
- *at_once_after_the_end* (S3.2, S4.1): when no step is left, the end comes before the draws.
- *at_once_choices* (S3.2): only what comes before the draw is chosen with the petition. What comes
  after it is chosen then, and not asked where there is only one way.
- *left_counts_out* (S6): who has left the track is counted by no step that begins later.
- *others_without_the_petitioned* (S6): a step on others anywhere is done even when the petitioned
  person has left; one at their land, or a swap with them, lapses.
- *faction_of_every* (S1.4): "every Cardinal" and "every Peasant" mean the name, not the faction.
- *breach_needs_no_draw* (S2.7, S2.9): an action after which somebody is to be drawn never breaches
  the Samaritan rule or closes a circle; nor does anything later in that turn.
- *third_time* (S2.9): counted are the beginnings of the turns of one player, draws between them or
  not; the third ends the game before the turn is played.
- *order_of_endings* (S4): who meets several conditions wins by three persons before the Noble.
- *lapsed_last_card* (S2.6): with nobody left to draw a column stays empty; that can happen only in
  an action that ends the game.
"""

from .rules.moves import MOVES
from .rules.protocol import apply, chance_move, legal_moves, outcome, start, to_act
from .rules.refusals import petition_refusal, refusal
from .rules.view import state_of, view

NAME = "schisma"
HAS_SECRETS = False
"""S7: every seat may know what any seat knows."""
SEATS = (2,)
UI = "tolerance_game.ui.schisma"

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
    "petition_refusal",
    "refusal",
    "start",
    "state_of",
    "to_act",
    "view",
]
