"""For engineers: whole games printed, bench figures, long runs."""
