"""What a seat can foresee of a game of Tolerance: goals, previews, consequences, and the story.

Everything here is computed from a `View`, so from what one seat may know, by the functions of the
rules themselves: a table is supposed that agrees with the view, and the rules are applied to it.
Only `story` looks at states, once a game is over and they are open.
"""
