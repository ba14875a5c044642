"""What may qualify a deed: words that are no verb of it, but say how it is done, or in which case."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.language.forms.lexicon_check import Toml
from pbem.language.lattice.meant import Line
from pbem.language.lattice.senses import Sense


def qualifier(edge: Sense) -> str:
    """Give the name by which a word may qualify a deed: its concept, or its kind; `first` of the ordinals."""
    if edge.kind in ("verb", "place", "group"):
        return str(edge.value)
    return "first" if edge.kind == "ordinal" and edge.value == 1 else edge.kind


def qualifiers(line: Line) -> frozenset[str]:
    """List what may qualify a deed."""
    known: frozenset[str] | None = line.lexicon.known.get("flags")
    if known is None:
        known = line.lexicon.known["flags"] = frozenset(flag for spec in _specs(line) for flag in spec.get("flags", ()))
    return known


def mere_qualifiers(line: Line) -> frozenset[str]:
    """List the concepts that are no deed's verb."""
    known: frozenset[str] | None = line.lexicon.known.get("only-flags")
    if known is None:
        verbs = {verb for spec in _specs(line) for verb in spec["verb"]}
        known = line.lexicon.known["only-flags"] = qualifiers(line) - verbs - {"go"}
    return known


def _specs(line: Line) -> Iterator[Toml]:
    """Give the deeds of the game; its conditions, too, unless they are those of numbered units."""
    items = line.lexicon.items
    sections = ("deed",) if "line" in items else ("deed", "condition")
    return (spec for section in sections for spec in items.get(section, {}).values())
