"""What the games of tournaments say of the games themselves, beside what is wanted of them."""
