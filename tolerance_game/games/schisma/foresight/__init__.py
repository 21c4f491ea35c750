"""What can be foreseen in Schisma: half-chosen actions, dangers, threats, and the story of a game.

Nothing is secret (S7), so everything is computed from a state, by the functions of the rules
themselves. What is settled here:

- *open_draws*: who will be drawn is known to nobody and not guessed; a column that is refilled
  counts as empty (`supposition.undrawn`).
- *next_turn*: a seat's threats are those of a whole turn from the display as it stands, whoever
  has the turn now (`supposition.turn_of`).
- *way_out*: the turn that decided a game is where its loser last had a way out (`decision`). There
  the loser's draws are tried with everybody who can come: a draw that nobody could make good is no
  way out.
"""
