"""What the score sheet shows: every figure with the sum behind it, from events alone."""

from .figure import Figure, Term
from .sheet import Sheet

__all__ = ["Figure", "Sheet", "Term"]
