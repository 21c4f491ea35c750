"""The bake: makes the pictures of the game at build time; the game itself only shows them.

The program never imports this package, so NumPy is needed for building only.
"""
