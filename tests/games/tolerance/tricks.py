"""Tricks whose figures several tests count with."""

from __future__ import annotations

DEBT = "nobles-4 clergy-14 townsfolk-2"
"""The Standard Bearer taxes -4 + 1 = -3."""
DIP = "clergy-12 clergy-14 wild-10:nobles townsfolk-11"
"""English print: Marcus taxes -4 - 1 - 1 = -6, then the Bailiff 3 - 1 = 2."""
