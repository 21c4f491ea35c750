"""Tolerance and Schisma: two historical card games, played on one machine."""

VERSION = "0.1.0"
