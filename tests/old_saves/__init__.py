"""Sample files of every released format. They stay for good: each must load, to the same state."""
