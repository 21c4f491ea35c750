"""Files: strict reading of the data, and later journal, saves and settings."""
