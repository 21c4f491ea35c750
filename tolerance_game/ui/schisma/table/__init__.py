"""The table of Schisma: its model, its commands, its playback, and how it is drawn."""
