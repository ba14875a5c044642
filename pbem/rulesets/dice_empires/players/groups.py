"""X-1.2, X-7.2: a lord's dice on paper, and the commands that bring people from one part to another."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pbem.rulesets.dice_empires.orders import PARTS, Part
from pbem.rulesets.dice_empires.state import Band
from pbem.rulesets.dice_empires.words.forms import DICE

FULL = 6
SAID: dict[Part, str] = {
    "WL": "left wall",
    "H": "houses",
    "B": "barracks",
    "T": "town hall",
    "C": "church",
    "F": "farm",
    "WR": "right wall",
}
"""What players call the parts."""


@dataclass(frozen=True)
class Groups:
    """The groups as they stand after the commands written so far, and these."""

    bands: tuple[Band, ...]
    lines: tuple[str, ...] = ()

    def at(self, part: str) -> int:
        """Count the people in a place."""
        return sum(band.people for band in self.bands if band.place == part)

    def largest(self, part: str) -> Band | None:
        """X-13.4: give the largest group there, of several that with the lowest die."""
        there = [band for band in self.bands if band.place == part]
        return min(there, key=lambda band: (-band.people, band.die), default=None)

    def brought(self, people: int, source: Part, to: Part) -> Groups:
        """Bring people from part to part with one command, as many as it can; the same groups when none can."""
        band = self.largest(source)
        if band is None:
            return self
        people = min(people, band.people)
        roomy = next((one for one in self.bands if one.place == to and one.people < FULL), None)
        if roomy is not None:
            return self._transferred(min(people, FULL - roomy.people), band, roomy)
        if people == band.people:
            return self._written(f"move d{band.die} to {SAID[to]}", (band, replace(band, place=to)))
        return self._split(people, band, to)

    def sent(self, side: str) -> Groups:
        """X-7.2 C4: send the largest group of the barracks out."""
        band = self.largest("B")
        if band is None:
            return self
        road = replace(band, place="OL" if side == "left" else "OR")
        return self._written(f"send d{band.die} {side}", (band, road))

    def _transferred(self, people: int, band: Band, to: Band) -> Groups:
        line = f"transfer {people} from d{band.die} to d{to.die}"
        return self._written(
            line, (band, replace(band, people=band.people - people)), (to, replace(to, people=to.people + people))
        )

    def _split(self, people: int, band: Band, to: Part) -> Groups:
        """X-7.2 C3: the new group has the lowest free die; without a free one nothing can be split off."""
        taken = {one.die for one in self.bands}
        free = [die for die in DICE if die not in taken]
        if not free:
            return self
        left = replace(band, people=band.people - people)
        line = f"split {people} from d{band.die} to {SAID[to]}"
        return Groups((*self._without(band), left, Band(free[0], people, to)), (*self.lines, line))

    def _written(self, line: str, *changes: tuple[Band, Band]) -> Groups:
        became = {before.die: after for before, after in changes}
        bands = (became.get(band.die, band) for band in self.bands)
        return Groups(tuple(band for band in bands if band.people), (*self.lines, line))

    def _without(self, gone: Band) -> tuple[Band, ...]:
        return tuple(band for band in self.bands if band.die != gone.die)


def spare(groups: Groups, wanted: dict[Part, int]) -> Part | None:
    """Name the part with most people to spare; None: nobody is."""
    over = {part: groups.at(part) - wanted.get(part, 0) for part in PARTS}
    best = max(over, key=lambda part: over[part])
    return best if over[best] > 0 else None
