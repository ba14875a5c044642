"""For which deeds a line has the words: only those are looked for in it."""

from __future__ import annotations

from collections.abc import Mapping, Set

from pbem.language.deeds.parts import types
from pbem.language.deeds.qualifying import qualifier
from pbem.language.forms.lexicon_check import Toml
from pbem.language.lattice.meant import Line


def possible(line: Line, section: str) -> Mapping[str, Toml]:
    """List the deeds for which a line has the words: what must qualify it, something for each slot, a verb of its own,
    or of another deed of its kind, with which it may go on.
    """
    known: Mapping[str, Toml] | None = line.remembered.get(("possible", section))
    if known is None:
        denied = {str(edge.value) for edges in line.lattice for edge in edges if edge.kind == "negated"}
        said = {
            "",
            *denied,
            *(["no"] if denied else []),
            *(qualifier(edge) for edges in line.lattice for edge in edges),
        }
        listed = line.lexicon.items.get(section, {}).items()
        worded = {name: spec for name, spec in listed if said.issuperset(spec.get("needs", ()))}
        every = _with_a_verb(worded, said).items()
        filled = {name: spec for name, spec in every if _filled(spec, line, section == "condition")}
        known = line.remembered["possible", section] = _with_a_verb(filled, said)
    return known


def _with_a_verb(specs: Mapping[str, Toml], said: Set[str]) -> dict[str, Toml]:
    """Leave out the deeds of a kind for none of whose deeds a verb is said."""
    kinds = {spec.get("kind", name) for name, spec in specs.items() if not said.isdisjoint(spec["verb"])}
    return {name: spec for name, spec in specs.items() if spec.get("kind", name) in kinds}


def _filled(spec: Toml, line: Line, told: bool) -> bool:
    """Tell whether a line has something for each slot of a deed that cannot stay open."""
    found = types(line, told)
    open_ = {line.spec.get("actor", ""), *spec.get("open", ()), *spec.get("in_condition", ())}
    again = {slot for one in line.spec.get("again", {}).values() for slot in one["fills"]} if "again" in found else ()
    return all(
        slot in open_ or slot in again or not found.isdisjoint(wanted.rstrip("+*").split("|"))
        for slot, wanted in spec.get("slots", {}).items()
    )
