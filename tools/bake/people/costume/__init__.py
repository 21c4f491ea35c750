"""What people wear, as surfaces about a head.

Decimetres; 0, 0, 0 lies between the eyes, x to the sitter's left, y up, z to the front. The skull
is 0.75 wide to each side, its top at 1.2, its back at -1.64; the chin is at -1.1, the ears end at
-0.6.
"""
