"""The window: the only part that knows pygame. See docs/interface.md."""
