"""What people hold, and the hands that hold it.

Decimetres as in the costume. What a hand holds lies in the space of the viewer (it turns with
nothing), so that it can be put where a card shows it: `at` is measured from between the eyes.
"""
