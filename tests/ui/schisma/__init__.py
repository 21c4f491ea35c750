"""The table of Schisma."""
