"""The scenes of the program."""
