"""What the score sheet shows: every figure with the sum behind it, from events alone."""

from .figure import Figure, FigureTerm
from .sheet import ScoreSheet

__all__ = ["Figure", "FigureTerm", "ScoreSheet"]
