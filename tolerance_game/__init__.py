"""Tolerance and Schisma: two historical card games, played on one machine."""

VERSION = "0.1.0"

PROGRAM = __name__.partition("_")[0]
"""The name of the program, as of its command and of its folders."""
