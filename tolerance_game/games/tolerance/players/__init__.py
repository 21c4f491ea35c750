"""Who decides. A player gets a View and gives a move with its reason; it never sees a State."""
