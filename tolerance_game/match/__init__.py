"""A game in progress: who sits where, what was done, what may be taken back, and who may look."""
