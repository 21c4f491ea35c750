"""The cards of Tolerance as pictures: faces, backs, minis, and strips that say what they do."""
