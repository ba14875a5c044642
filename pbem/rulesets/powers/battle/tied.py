"""Trucks and what they carried this turn (P-42.2): all damage to the truck falls on its load, too.

Trucks and loads of a party that are tied stand in pairs, the most damaged of each together: equal units are not told
apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pbem.rulesets.powers.battle.field import Field, Party, Troop, gathered
from pbem.rulesets.powers.battle.forces import DESTROYED, Unit

TIED, TRUCK = "tied", "truck"


def shared(field: Field, party: Party, before: Sequence[Troop]) -> None:
    """P-42.2: what the trucks of a party have just got, their loads get."""
    had, have = _damages(field, before), _damages(field, party.troops)
    have = [*[DESTROYED] * (len(had) - len(have)), *have]
    gains = [now - old for now, old in zip(have, had, strict=True)]
    loads = [troop for troop in _expanded(party.troops) if _is(field, troop, truck=False)]
    loads.sort(key=lambda troop: (-troop.damage, troop.kind))
    hit = [troop._replace(damage=troop.damage + gain) for troop, gain in zip(loads, gains, strict=False)]
    others = [troop for troop in party.troops if not _is(field, troop, truck=False)]
    alive = [troop for troop in (*hit, *loads[len(hit) :]) if troop.damage < DESTROYED]
    party.troops = gathered([*others, *alive])


def _damages(field: Field, troops: Iterable[Troop]) -> list[int]:
    """Give the damage of each tied truck, the most damaged first."""
    return sorted((troop.damage for troop in _expanded(troops) if _is(field, troop, truck=True)), reverse=True)


def _expanded(troops: Iterable[Troop]) -> list[Troop]:
    return [troop._replace(size=1) for troop in troops for _ in range(troop.size)]


def _is(field: Field, troop: Troop, truck: bool) -> bool:
    unit: Unit = field.unit(troop)
    return TIED in unit.marks and (TRUCK in unit.row.flags) == truck
