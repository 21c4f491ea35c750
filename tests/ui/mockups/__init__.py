"""Our pictures of the scenes that the design drew first, with the same content."""
