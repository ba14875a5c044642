"""The points at which a chapter speaks in a battle. The point says how answers are combined: in brackets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from fractions import Fraction
from typing import Literal, NamedTuple

from pbem.rulesets.powers.battle.field import Field, Party, Troop
from pbem.rulesets.powers.battle.forces import Site, Unit

Column = Literal["attack", "defence"]


class Shot(NamedTuple):
    """Who fires at whom, as far as it is the same all battle long; asked once a battle, not once a salvo."""

    shooter: Unit
    target: Unit
    defending: bool
    site: Site
    column: Column = "attack"
    lifted: bool = False


class Aimed(NamedTuple):
    """A shot as the lines are now: `standing` are the living of the target's party, `number` is the shooter's salvo."""

    shooter: Unit
    defending: bool
    number: int
    target: Troop
    unit: Unit
    standing: Sequence[tuple[Unit, Troop]]


class Prelude(NamedTuple):
    """A salvo of the defender before D1 (P-11.3): its factor, who fires, and at whom."""

    factor: Fraction
    shooters: Callable[[Troop], bool]
    targets: Callable[[Troop], bool]


@dataclass(frozen=True)
class BattlePoints:
    """What a chapter has to say in a battle; each field is a tuple of functions.

    - `column` [largest]: the columns of the unit table a shot may use; the one that does most damage counts
    - `factor` [product]: what multiplies a shot's damage: vulnerability, bonus, roughness, half, technology
    - `lifted` [any]: the target's presence of pioneers takes the shooter's defence bonus (P-46.1)
    - `barred` [any]: the target may not be shot at
    - `screened` [any]: it stands behind a line, unless the shooter `reaches` [any] over it
    - `able` [all]: the units may fire now (P-6.4)
    - `stands` [first]: the line they stand in at the start, before doctrine
    - `opening` [chain]: lines by doctrine before D1, the defender first
    - `steps` [chain]: changes of line before a salvo
    - `rises` [any]: units behind may still step up though nobody is hurt any more (P-6.9 d)
    - `prelude` [joined]: salvos before D1
    - `retreats` [any]: a force announces its retreat before this salvo (P-34.1); salvo 0 is before D1
    - `shared` [joined]: damage that falls on others, too, when a salvo is over; those who stood before it are given
    - `spent` [any]: a raid is over (P-6.9 c)
    - `delays` [any]: somebody has a shot yet before the land or sea counts as conquered (P-6.10)
    - `holds_ground` [all]: the unit keeps its land from being conquered (P-6.10)
    """

    column: tuple[Callable[[Shot], Iterable[Column]], ...] = ()
    factor: tuple[Callable[[Shot], Fraction], ...] = ()
    lifted: tuple[Callable[[Aimed], bool], ...] = ()
    barred: tuple[Callable[[Aimed], bool], ...] = ()
    screened: tuple[Callable[[Aimed], bool], ...] = ()
    reaches: tuple[Callable[[Aimed], bool], ...] = ()
    able: tuple[Callable[[Troop, Unit], bool], ...] = ()
    stands: tuple[Callable[[Troop, Unit], int | None], ...] = ()
    opening: tuple[Callable[[Field, Party], None], ...] = ()
    steps: tuple[Callable[[Field, Party], None], ...] = ()
    rises: tuple[Callable[[Field, Party, Troop], bool], ...] = ()
    prelude: tuple[Callable[[Field], Iterable[Prelude]], ...] = ()
    retreats: tuple[Callable[[Field, int], bool], ...] = ()
    shared: tuple[Callable[[Field, Party, Sequence[Troop]], None], ...] = ()
    spent: tuple[Callable[[Field], bool], ...] = ()
    delays: tuple[Callable[[Field], bool], ...] = ()
    holds_ground: tuple[Callable[[Field, Troop], bool], ...] = ()


def joined(*points: BattlePoints) -> BattlePoints:
    """Put the points of several chapters together."""
    return BattlePoints(
        **{each.name: sum((getattr(one, each.name) for one in points), ()) for each in fields(points[0])}
    )
