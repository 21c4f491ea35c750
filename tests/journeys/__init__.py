"""Journeys: the program in a real window on a virtual screen, played by real mouse and keys."""
