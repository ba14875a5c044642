"""A field somebody is in, and no way: „v poli“ is not one field to the east, though „v“ is short for that, too."""

from __future__ import annotations

from pbem.language.lattice.meant import Line


def one_field(line: Line, at: int) -> bool:
    """Tell whether a noun for a field counts one: before it stands no number, nor a letter that may be `in`."""
    before = {edge.kind for edge in line.edges(at - 1)} if at else set()
    inside = {"direction", "prep"} <= before and len(line.run.tokens[at - 1].text) == 1
    return "number" not in before and not inside
