"""People cut in wood: a head, posed, dressed and lit, and engraved as the plates are.

None of it is part of the program: only the plates are.
"""
