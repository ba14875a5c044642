"""Orders of several ways tried one after another, each on conditions: those of a chain that a form has read, opened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from pbem.language.deeds.deed import Deed
from pbem.language.forms.matching import Found, Value
from pbem.language.lattice.meant import Line

When = tuple[Found | Deed, ...]


class Way(NamedTuple):
    """One of the ways an order may go: what is done, a deed or an order as a form has it, and on what conditions."""

    deed: Deed | Found
    when: When = ()


Order = tuple[Way, ...]
"""Ways tried one after another."""


def opens(found: Found, line: Line) -> bool:
    """Tell whether each way of an order that a form has read is but what is done, and on what conditions.

    A condition said in a slot of its own ("move A to B, if it is empty") would be lost; it is read beside the deed.
    """
    chain = line.spec.get("chain", {})
    return all(slots.keys() <= {chain["do"], chain["when"]} for slots in _slots(found, chain))


def ways(found: Found, when: When, line: Line) -> Order:
    """Open an order of several ways that a form has read, so that more can be said of it."""
    chain = line.spec.get("chain", {})
    if found.kind != chain.get("kind"):
        return (Way(found, when),)
    first, *others = (
        Way(slots[chain["do"]], slots.get(chain["when"], ()))  # type: ignore[arg-type]  # a deed and its conditions
        for slots in _slots(found, chain)
    )
    return (first._replace(when=(*when, *first.when)), *others)


def _slots(found: Found, chain: Mapping[str, str]) -> Iterator[Mapping[str, Value]]:
    """Give the slots of each way of a chain; nothing, if it is none."""
    if found.kind == chain.get("kind"):
        yield from (dict(way.slots) for way in dict(found.slots)[chain["of"]])  # type: ignore[union-attr]  # its ways
