"""What both games share: the protocol, events, records, the notation of moves, and errors."""
