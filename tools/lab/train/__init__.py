"""Figures that opponents of Tolerance have learned beforehand, by play against themselves."""
