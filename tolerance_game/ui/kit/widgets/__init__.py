"""Things with a ground, a word and an act, that scenes put together."""
