"""The table of Tolerance: what lies on it, where, and how it changes."""
