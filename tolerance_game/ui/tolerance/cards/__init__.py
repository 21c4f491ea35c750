"""The cards of both games as pictures: faces, backs, minis, and strips that say what they do."""
