"""The scenes of Schisma."""
