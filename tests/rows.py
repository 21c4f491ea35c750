"""Tables of cases as text, so that a case takes its lines and no brackets."""

from __future__ import annotations


def rows(table: str) -> list[tuple[str, ...]]:
    """Each line at the margin with the indented lines below it; a # begins a remark.

    A line with a deeper indent goes on with the one above it.
    """
    found: list[list[str]] = []
    for line in table.splitlines():
        text = line.lstrip()
        indent = len(line) - len(text)
        if not text or text.startswith("# "):
            continue
        if indent == 0:
            found.append([text])
        elif indent == 2:
            found[-1].append(text)
        else:
            found[-1][-1] += " " + text
    return [tuple(row) for row in found]
