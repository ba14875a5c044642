"""Who stands where, and what an attack on a land is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from pbem.core.seats import Seat
from pbem.rulesets.powers.board.units import Row
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.treaties import peace
from pbem.rulesets.powers.ground import world
from pbem.rulesets.powers.state import owned, stacks_at
from pbem.rulesets.powers.view import View

Rows = Mapping[str, int]
"""Units by their row."""
COVER = {"forest": Fraction(3, 2), "mountain": Fraction(2)}
"""P-8.1: what ground gives to those who defend it."""


@dataclass(frozen=True)
class Forces:
    """What a power makes of the table."""

    view: View
    me: Seat

    @cached_property
    def own(self) -> tuple[str, ...]:
        """List the own lands."""
        return owned(self.view, self.me)

    @cached_property
    def rows(self) -> Mapping[str, Row]:
        """Give all unit types in play."""
        return every.book(self.view).points.rows

    def near(self, at: str) -> tuple[str, ...]:
        """List the lands one step away."""
        return tuple(other for other in world(self.view).neighbours[at] if other in self.view.lands)

    def ready(self, at: str) -> Rows:
        """Count the own units that can march, by their row; hidden ones lie where they are, and
        cargo fights nobody."""
        return {row: count for row, count in self.standing(at).items() if self._marches(self.rows[row])}

    def _marches(self, row: Row) -> bool:
        return row.speed > 0 and row.type in ("NE", "PA") and not row.flags & {"token", "cargo"}

    def standing(self, at: str) -> Rows:
        """Count the own ready units of an area, by their row."""
        found = Counter[str]()
        for each in stacks_at(self.view, at):
            if each.owner == self.me and each.mover == self.me and not each.left:
                found[each.row] += each.count
        return found

    def hostile(self, at: str) -> bool:
        """P-16.2: tell whether a land may be attacked: another's with whom there is no peace, or nobody's."""
        owner = self.view.lands[at].owner
        return owner != self.me and not (owner and peace(self.view, self.me, owner))

    def foes(self, at: str) -> Rows:
        """Count the units that stand there against one, by their row."""
        found = Counter[str]()
        for each in stacks_at(self.view, at):
            if each.owner != self.me:
                found[each.row] += each.count
        return found

    def threat(self, at: str) -> int:
        """Count the hostile units beside a land."""
        return sum(sum(self.foes(other).values()) for other in self.near(at) if self.hostile(other))

    def advantage(self, attack: Rows, at: str) -> Fraction:
        """P-6: weigh an attack: fire times units on either side; without a defender it is sure."""
        foes = {row: count for row, count in self.foes(at).items() if row in self.rows}
        if not sum(foes.values()):
            return Fraction(1000)
        cover = COVER.get(world(self.view).areas[at].terrain, Fraction(1))
        theirs = self._fire(foes, attack, "defence") * sum(foes.values()) * cover
        ours = self._fire(attack, foes, "attack") * sum(attack.values())
        return Fraction(ours) / theirs if theirs else Fraction(1000 if ours else 0)

    def _fire(self, one: Rows, other: Rows, role: str) -> Fraction:
        """P-6.4: add up the strengths of one side against what stands on the other."""
        against = Counter[str]()
        for row, count in other.items():
            against[self.rows[row].type] += count
        total = sum(against.values())
        if not total:
            return Fraction(0)
        fire = (self._hits(self.rows[row], against, role) * count for row, count in one.items())
        return sum(fire, Fraction(0)) / total

    def _hits(self, row: Row, against: Rows, role: str) -> Fraction:
        strengths = row.attack if role == "attack" else row.defence
        return sum((Fraction(strengths.get(type_, 0)) * count for type_, count in against.items()), Fraction(0))
