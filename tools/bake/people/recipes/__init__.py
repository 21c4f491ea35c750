"""Who is who: what each person looks like, wears and holds. A module for each group."""
