"""Matches between players on duplicate deals: played, kept in files, and summed up."""
