"""Who is with whom this turn (C-1.6), who may enter whose cities (C-4.7), who sees with whose eyes (C-7.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pbem.core.seats import Seat
from pbem.rulesets.campaign.state import NEUTRAL, Alliance


@dataclass(frozen=True)
class Sides:
    """C-1.6: the partition of the states into sides, for one turn. Neutral garrisons are a side of their own."""

    side: Mapping[Seat, str]
    entry: frozenset[str]
    """The sides whose treaty gives entry into cities of members."""

    def hostile(self, a: Seat | None, b: Seat | None) -> bool:
        """Tell whether two owners are enemies; nobody's cities belong to the neutral garrisons."""
        one, other = a or NEUTRAL, b or NEUTRAL
        return one != other and self.side.get(one, one) != self.side.get(other, other)

    def of(self, seat: Seat | None) -> str:
        """Name the side of an owner."""
        owner = seat or NEUTRAL
        return self.side.get(owner, owner)

    def admitted(self, owner: Seat | None, army: Seat) -> bool:
        """C-4.7: tell whether the treaty lets an army into a city of that owner; enemies do not ask."""
        return owner == army or self.hostile(owner, army) or self.of(army) in self.entry


def sides(alliances: Iterable[Alliance]) -> Sides:
    """C-1.6: make the sides of the alliances in force."""
    bound = tuple(alliances)
    side = {member: _name(each) for each in bound for member in each.members}
    return Sides(side, frozenset(_name(each) for each in bound if each.entry))


def _name(alliance: Alliance) -> str:
    """Name a side; a state is in one alliance only (C-8.3), so its members tell it from all others."""
    return f"alliance of {' '.join(alliance.members)}"


def sharers(alliances: Iterable[Alliance], term: str) -> dict[Seat, tuple[Seat, ...]]:
    """C-8.5: list for every member of a treaty with that term whom it shares with, itself among them."""
    return {member: each.members for each in alliances if getattr(each, term) for member in each.members}
