"""What can be foreseen in Schisma: half-chosen actions, dangers, threats, and the story of a game.

Nothing is secret (S7), so everything is computed from a state, by the functions of the rules
themselves. Who will be drawn is known to nobody, and nothing here guesses it.
"""
