"""Tests of the table of Tolerance."""
