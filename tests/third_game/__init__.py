"""A third game, as the proof that a game is two rooms and nobody else knows its name.

`game` and `ui` are what `tolerance_game/games/NAME` and `tolerance_game/ui/NAME` are for the games
of the program. `put_on_the_list` is all that the program is told of it.
"""
