"""What befalls before a dash, and so is a condition without `if`: „Появится враг слева - третья на стену“."""

from __future__ import annotations

from pbem.language.lattice.meant import Line


def befalls(line: Line, at: int, dash: int) -> bool:
    """Tell whether what stands between two places is led by a verb, or has one of those that befall somebody."""
    if any(edge.kind == "verb" for edge in line.edges(at)):
        return True
    verbs = line.spec.get("befalling", ())
    every = (edge for on in range(at, dash) for edge in line.edges(on) if edge.kind == "verb" and not edge.past)
    return any(edge.value in verbs for edge in every)
