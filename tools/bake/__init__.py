"""The bake: makes the pictures of the game at build time; the game itself only shows them.

Nothing of the program imports this package, so NumPy is needed for building only.
"""
