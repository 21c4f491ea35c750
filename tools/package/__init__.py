"""The program as people get it: a folder with everything in it, and an archive of that."""
