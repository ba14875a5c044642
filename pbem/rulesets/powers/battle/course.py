"""The course of a battle, step by step: lines, announcements, salvos, withdrawals; everything goes into the record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import zip_longest

from pbem.core.dice import Dice
from pbem.rulesets.powers.battle.field import Field, Party, Troop, drawn, gathered
from pbem.rulesets.powers.battle.forces import DESTROYED, After, Fighters, Force, Site
from pbem.rulesets.powers.battle.points import BattlePoints, Prelude
from pbem.rulesets.powers.battle.record import Lot, Volley
from pbem.rulesets.powers.battle.salvo import Salvo
from pbem.rulesets.powers.battle.shot import shots

ONE = Fraction(1)
RECON = "recon"


class Course:
    """A battle under way."""

    def __init__(
        self, holder: Sequence[Force], attackers: Sequence[Force], site: Site, points: BattlePoints, dice: Dice
    ) -> None:
        self.points, self.dice = points, dice
        self.field = drawn(holder, attackers, site)
        self.field.fires = self._fires
        self.volleys: list[Volley] = []
        self.withdrawn: dict[int, list[Fighters]] = {}
        self.returned: dict[int, list[Fighters]] = {}
        self.survey(site)
        self._line_up()
        self.start = self.lots(self.field.parties)

    def survey(self, site: Site) -> None:
        """Make the table of shots for a site: of the whole battle, or of the contest after it (S-8.1)."""
        self.field.site = site
        sides = {
            kind.shape: (kind.unit, self.field.parties[kind.party].defending, kind.party) for kind in self.field.kinds
        }
        self.field.shots = shots([sides[shape] for shape in sorted(sides)], site, self.points)

    def _fires(self, troop: Troop) -> bool:
        unit = self.field.kinds[troop.kind].unit
        return all(able(troop, unit) for able in self.points.able)

    def _line_up(self) -> None:
        """P-12.1: draw up the lines, the defender first."""
        for party in self.field.parties:
            party.troops = [troop._replace(line=self._stands(troop)) for troop in party.troops]
        for party in self.field.parties:
            for opening in self.points.opening:
                opening(self.field, party)
            party.troops = gathered(party.troops)

    def _stands(self, troop: Troop) -> int:
        unit = self.field.unit(troop)
        lines = (stands(troop, unit) for stands in self.points.stands)
        return next((line for line in lines if line is not None), 1)

    def announce(self) -> None:
        """P-34.1, P-34.7: let attacking forces announce their retreat."""
        for party in self.field.attackers():
            forces = {self.field.kinds[troop.kind].force for troop in party.troops} - party.leaving
            leaving = {force for force in forces if any(asked(self.field, force) for asked in self.points.retreats)}
            party.leaving |= leaving
            party.announced = bool(leaving)

    def withdraw(self) -> None:
        """P-34.1: whoever announced it leaves after the defender's salvo."""
        left: list[Lot] = []
        for party in self.field.attackers():
            going = [troop for troop in party.troops if self.field.kinds[troop.kind].force in party.leaving]
            left += self.lots([party], going.__contains__)
            self.leave(party, going)
        if left:
            self.volleys[-1] = replace(self.volleys[-1], left=tuple(left))

    def leave(self, party: Party, troops: Iterable[Troop], back: bool = False) -> None:
        """P-34.2: let troops go; P-34.5: those of a recon retreat go back to where they came from."""
        for troop in troops:
            kind = self.field.kinds[troop.kind]
            retreat = self.field.forces[kind.force].doctrine.retreat
            recon = retreat is not None and retreat.when == RECON
            gone = self.returned if back or recon else self.withdrawn
            gone.setdefault(kind.force, []).append(Fighters(kind.unit, troop.size, troop.damage))
            party.withdrawn += kind.unit.cost * troop.size
        party.troops = [troop for troop in party.troops if troop not in troops]

    def salvo(self, parties: Sequence[Party], label: str, first: Fraction = ONE) -> None:
        """P-6.2: step or fire, with one die for every party; several fire at the same time (S-7, S-8)."""
        for party in parties:
            for steps in self.points.steps:
                steps(self.field, party)
            party.troops = gathered(party.troops)
        salvos = [self._fired(party, label, first) for party in parties]
        self._settle(salvos)
        contest = not self.field.held
        for party in self.field.parties:
            ours = party in parties
            party.troops = gathered(
                [
                    troop._replace(
                        moved=troop.moved and not ours,
                        exposed=troop.exposed and ours and not contest,
                        waits=troop.waits and not ours,
                    )
                    for troop in party.troops
                ]
            )
        self.volleys[-1] = replace(self.volleys[-1], last=True, after=self.lots(self.field.parties))

    def prelude(self) -> None:
        """P-11.3: fire what is fired before D1."""
        salvos = (each for function in self.points.prelude for each in function(self.field))
        for prelude in salvos if self.field.held else ():
            self._settle([self._fired(self.field.parties[0], "D0", prelude.factor, prelude)])

    def _fired(self, party: Party, label: str, first: Fraction, prelude: Prelude | None = None) -> Salvo:
        site = self.field.site
        die = self.dice.roll(6, f"{site.name} {label} {party.seat}".rstrip()) if site.die else 0
        factor = first * (site.die[die - 1] if site.die else 1)
        salvo = Salvo(self.field, self.points, party, factor)
        salvo.fire(prelude)
        steps = self.lots([party], lambda troop: troop.moved)
        share = (factor.numerator, factor.denominator)
        self.volleys.append(Volley(label, party.seat, die, share, tuple(salvo.hits), steps, party.announced))
        party.announced = False
        return salvo

    def _settle(self, salvos: Sequence[Salvo]) -> None:
        """P-6.6, P-6.7: put who is left in the place of those who stood there."""
        troops = salvos[0].left() if len(salvos) == 1 else summed(self.field, salvos)
        left: dict[int, list[Troop]] = {}
        for troop in troops:
            left.setdefault(self.field.kinds[troop.kind].party, []).append(troop)
        for party in self.field.parties:
            if len(salvos) > 1 or party is not salvos[0].party:
                before, party.troops = party.troops, left.get(party.place, [])
                for share in self.points.shared:
                    share(self.field, party, before)

    def lots(self, parties: Iterable[Party], which: Callable[[Troop], bool] | None = None) -> tuple[Lot, ...]:
        """Tell who stands where, for the record."""
        found = (
            (self.field.unit(each), each) for party in parties for each in party.troops if not which or which(each)
        )
        return tuple(
            Lot(unit.owner, unit.row.key, troop.size, troop.damage, troop.line, unit.building, unit.where)
            for unit, troop in found
        )

    def after(self) -> tuple[After, ...]:
        """Tell what became of each force."""
        standing: dict[int, list[Fighters]] = {}
        for party in self.field.parties:
            for troop in party.troops:
                kind = self.field.kinds[troop.kind]
                standing.setdefault(kind.force, []).append(Fighters(kind.unit, troop.size, troop.damage))
        return tuple(
            After(*(tuple(gone.get(force, ())) for gone in (standing, self.withdrawn, self.returned)))
            for force in range(len(self.field.forces))
        )


def summed(field: Field, salvos: Sequence[Salvo]) -> list[Troop]:
    """S-7, S-8: add the damage of parties that fired at the same time; of equal units all shoot at the first first."""
    given: dict[Troop, list[list[Fraction]]] = {}
    for salvo in salvos:
        for troop, amounts in salvo.dealt().items():
            given.setdefault(troop, []).append(amounts)
    left: list[Troop] = []
    for troop in (troop for party in field.parties for troop in party.troops):
        damages = [
            troop.damage + int(6 * sum(each)) for each in zip_longest(*given.get(troop, ()), fillvalue=Fraction(0))
        ]
        left.append(troop._replace(size=troop.size - len(damages)))
        left += [troop._replace(size=1, damage=damage) for damage in damages if damage < DESTROYED]
    return gathered(left)
