"""How the temperaments of Tolerance show in play, and what they cost."""
