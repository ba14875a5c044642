"""The orders of one question as they are given, letter by letter, and who hears what of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pbem.core.blocks import Brief
from pbem.core.overtures import Overture
from pbem.core.seats import REFEREE, Seat
from pbem.core.sheets import Sheet, Written
from pbem.language.letter import merging
from pbem.registry import AnyOrder, AnyRuleset, AnyState, AnyView
from pbem.service.game import dealings
from pbem.service.game.games import Overtures
from pbem.service.turns import overtures

ELSEWHERE = 100
"""The place of the first letter, where it must not matter which it is."""


@dataclass(frozen=True)
class Hearing:
    """What one seat hears of a letter: what it had been told until then, and what is said now or (True) no more."""

    seat: Seat
    heard: Overtures
    said: tuple[tuple[Overture[AnyOrder], bool], ...]


@dataclass(frozen=True)
class Letter:
    """A letter: what its writer had heard before, the orders read from it, who hears of them."""

    seat: Seat
    heard: Overtures
    sheet: Sheet[AnyOrder]
    hearings: tuple[Hearing, ...]


@dataclass
class Table:
    """The sheets of one question; each letter is put over those its seat sent before.

    `seats` are those of the game, where they are known: others hear nothing, though orders may be addressed to them.
    """

    ruleset: AnyRuleset
    state: AnyState
    seats: tuple[Seat, ...] = ()
    sheets: dict[Seat, Sheet[AnyOrder]] = field(default_factory=dict)
    letters: list[Letter] = field(default_factory=list)

    def heard(self, seat: Seat) -> Overtures:
        """Give what a seat has heard until now, and what it said itself."""
        return dealings.across(self.ruleset, self.sheets, seat) if dealings.speaks(self.ruleset) else ()

    def view(self, seat: Seat) -> AnyView:
        """Give what a seat knows now."""
        return told(self.ruleset, self.state, seat, self.heard(seat))

    def give(self, seat: Seat, sheet: Sheet[AnyOrder]) -> Letter:
        """Take the orders of a letter."""
        before, heard = self.sheets.get(seat, Sheet()), self.heard(seat)
        merged = merging.merge(self.ruleset, before, sheet) if seat in self.sheets else sheet
        self.sheets[seat] = dealings.stamped(self.ruleset, seat, merged, len(self.letters) + 1)
        self.letters.append(Letter(seat, heard, sheet, self._hearings(seat, before)))
        return self.letters[-1]

    def _hearings(self, by: Seat, before: Sheet[AnyOrder]) -> tuple[Hearing, ...]:
        if not dealings.speaks(self.ruleset):
            return ()
        every = dealings.changes(self.ruleset, by, before, self.sheets[by])
        changed = tuple(change for change in every if not self.seats or change[0] in (REFEREE, *self.seats))
        return tuple(
            Hearing(seat, self.heard(seat), tuple((said, gone) for whom, said, gone in changed if whom == seat))
            for seat in dict.fromkeys(seat for seat, _, _ in changed)
        )


def told(ruleset: AnyRuleset, state: AnyState, seat: Seat, heard: Overtures) -> AnyView:
    """Give what a seat knows, with what it has heard."""
    view = ruleset.rules.view(state, seat)
    return ruleset.talk.told(view, heard) if heard and ruleset.talk else view


def announced(ruleset: AnyRuleset, state: AnyState, hearing: Hearing) -> Brief | None:
    """Write what a seat is mailed of a letter."""
    return overtures.announced(ruleset, told(ruleset, state, hearing.seat, hearing.heard), hearing.said)


def alone(ruleset: AnyRuleset, given: Mapping[Seat, Sheet[AnyOrder]], seat: Seat) -> dict[Seat, Sheet[AnyOrder]]:
    """Leave of all sheets only what a seat has said or hears, as if the others had written nothing else."""
    left = {by: heard_by(ruleset, by, sheet, seat) for by, sheet in given.items()}
    places = sorted({line.came for sheet in left.values() for line in sheet.lines})
    return {by: Sheet(tuple(_placed(line, places) for line in sheet.lines)) for by, sheet in left.items()}


def heard_by(ruleset: AnyRuleset, by: Seat, sheet: Sheet[AnyOrder], seat: Seat) -> Sheet[AnyOrder]:
    """Leave of a sheet what a seat hears."""
    if by == seat:
        return sheet
    return Sheet(tuple(line for line in sheet.lines if seat in dealings.told(ruleset, by, line.order)))


def _placed(line: Written[AnyOrder], places: list[int]) -> Written[AnyOrder]:
    """Count its letter among those that are left, from another beginning: the same order, other numbers."""
    return replace(line, came=ELSEWHERE + places.index(line.came) if line.came else 0)
