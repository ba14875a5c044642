"""Short words for battles in tests: armies as text, dice, and random battles for both referees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any

from pbem.core.dice import Dice, KeyedDice
from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.battle import battle
from pbem.rulesets.powers.battle.doctrine import NEUTRAL, Doctrine, Reserve, Retreat, Units
from pbem.rulesets.powers.battle.forces import DIE, Fighters, Force, Outcome, Site, Unit
from pbem.rulesets.powers.battle.ground import TERRAIN
from pbem.rulesets.powers.battle.lines import LINE2
from pbem.rulesets.powers.battle.many import meeting, scramble
from pbem.rulesets.powers.battle.points import BattlePoints, joined
from pbem.rulesets.powers.battle.shot import LAND
from pbem.rulesets.powers.battle.withdrawal import RETREAT
from pbem.rulesets.powers.board.units import Row, rows
from pbem.rulesets.powers.board.world import Area
from tests.rules.powers.battle.referee import Referee

RED, BLUE, GREEN, NOBODY = Seat("red"), Seat("blue"), Seat("green"), Seat("")
TIES = (RED, BLUE, GREEN)
THIRD, TWICE = Fraction(1, 3), Fraction(2)
ROWS = {
    **{row.key: row for row in rows("land")},
    "neu": Row("neu", "NE", {}, {"NE": Fraction(1), "PA": Fraction(1)}, 0, place=50),
    "bun": Row(
        "bun",
        "PA",
        {},
        {"NE": Fraction(1, 2), "PA": Fraction(1, 2)},
        0,
        Fraction(1, 3),
        {"PA": Fraction(1, 2), "inf": TWICE},
        flags=frozenset({"fortress"}),
        place=30,
    ),
    "trk": Row("trk", "NE", {}, {}, 3, Fraction(1, 2), {"*": Fraction(3)}, place=31),
    "par": Row(
        "par", "NE", {"NE": THIRD, "PA": THIRD}, {"NE": THIRD, "PA": THIRD}, 1, THIRD, {"*": Fraction(3)}, place=32
    ),
    "ltk": Row(
        "ltk", "PA", {"NE": Fraction(3), "PA": Fraction(1)}, {"NE": Fraction(3), "PA": Fraction(1)}, 2, place=33
    ),
}
PLAIN = Area("C1", "Crag")
FOREST = Area("C1", "Crag", terrain="forest", defence=Fraction(3, 2), rough=2)
MOUNTAINS = Area("C1", "Crag", terrain="mountain", defence=Fraction(2), rough=3)
CHAPTERS = {"land": LAND, "terrain": TERRAIN, "line2": LINE2, "retreat": RETREAT}
NEVER = Doctrine(retreat=Retreat("never"))


class Always:
    """Dice that show what they are told, in turn, and then 3."""

    def __init__(self, *values: int) -> None:
        self.values = list(values)

    def roll(self, sides: int, why: str) -> int:
        return self.values.pop(0) if self.values else 3

    def shuffle(self, items: Sequence[Any], why: str) -> tuple[Any, ...]:
        return tuple(items)


def army(seat: Seat, text: str, doctrine: Doctrine = NEVER, where: str = "") -> Force:
    """Read `2 inf, 1 tnk 18, 1 building`: so many units, their damage in sixths."""
    fighters = []
    for part in text.split(","):
        count, key, *damage = part.split()
        building = key == "building"
        unit = Unit(seat, ROWS["tnk" if building else key], building, where=where)
        fighters.append(Fighters(unit, int(count), int(damage[0]) if damage else 0))
    return Force(seat, tuple(fighters), doctrine)


def points(*chapters: str) -> BattlePoints:
    return joined(*(CHAPTERS[chapter] for chapter in chapters or CHAPTERS))


def fought(attack: str, defence: str, *dice: int, land: Area = PLAIN, **doctrines: Doctrine) -> Outcome:
    """Red attacks blue, all chapters in play."""
    holder = [army(BLUE, defence, doctrines.get("defender", NEVER))]
    attackers = [army(RED, attack, doctrines.get("attacker", NEVER))]
    return battle(holder, attackers, Site("C1", land, ties=TIES), points(), Always(*dice))


def left(outcome: Outcome, seat: Seat = RED) -> str:
    """Tell who of a seat is left on the field: `1 tnk 27, 1 inf`."""
    found = [each for after in outcome.forces for each in after.standing if each.unit.owner == seat]
    found.sort(key=lambda each: (each.unit.body.place, -each.damage))
    return ", ".join(f"{each.count} {each.unit.body.key} {each.damage}".removesuffix(" 0") for each in found)


def after(outcome: Outcome, label: str, seat: Seat) -> str:
    """Tell how a seat stood after a salvo: `2 inf, 1 tnk 18`."""
    volley = [each for each in outcome.record.volleys if each.label == label][-1]
    lots = sorted((lot for lot in volley.after if lot.seat == seat), key=lambda lot: (lot.unit, -lot.damage))
    return ", ".join(f"{lot.count} {lot.unit} {lot.damage}".removesuffix(" 0") for lot in lots)


@dataclass(frozen=True)
class Case:
    """A battle for both referees; `kind` is `battle`, `meeting` or `contest`."""

    kind: str
    holder: tuple[Force, ...]
    attackers: tuple[Force, ...]
    site: Site
    chapters: tuple[str, ...]

    def by_the_game(self, dice: Dice, said: BattlePoints | None = None) -> Outcome:
        said = said or points(*self.chapters)
        if self.kind == "battle":
            return battle(self.holder, self.attackers, self.site, said, dice)
        return {"meeting": meeting, "contest": scramble}[self.kind](self.attackers, self.site, said, dice)

    def by_the_book(self, dice: Dice) -> tuple[Referee, str]:
        referee = Referee(list(self.holder), list(self.attackers), self.site, set(self.chapters), dice)
        return referee, getattr(referee, self.kind)()


def random_case(chance: Random) -> Case:
    """Make a battle: mostly of two, sometimes of three; any chapters, doctrines, lands, damage and dice."""
    kind = chance.choice(("battle", "battle", "battle", "battle", "meeting", "contest"))
    neutral = kind == "battle" and chance.random() < 0.15
    site = Site(
        "C1",
        chance.choice((PLAIN, FOREST, MOUNTAINS, replace(PLAIN, defence=THIRD), replace(PLAIN, rough=2), None)),
        chance.choice((DIE, DIE, DIE, None, (Fraction(1, 3), *DIE[1:]))),
        chance.choice((Fraction(1, 2), Fraction(1, 2), Fraction(1), Fraction(2, 3))),
        20,
        tuple(chance.sample(TIES, 3)),
        frozenset({frozenset((RED, GREEN))}) if chance.random() < 0.2 else frozenset(),
    )
    chapters = ("land", *(chapter for chapter in ("terrain", "line2", "retreat") if chance.random() < 0.6))
    attackers = [*_forces(chance, RED)]
    if kind != "battle" or chance.random() < 0.3:
        attackers += _forces(chance, GREEN if kind != "meeting" else BLUE)
    if kind == "contest" and chance.random() < 0.4:
        attackers += _forces(chance, BLUE)
    holder: tuple[Force, ...] = ()
    if kind == "battle":
        holder = (
            (replace(army(NOBODY, f"{chance.randint(1, 7)} neu"), doctrine=NEUTRAL),)
            if neutral
            else _forces(chance, BLUE)
        )
    return Case(kind, holder, tuple(attackers), site, chapters)


def _forces(chance: Random, seat: Seat) -> tuple[Force, ...]:
    return tuple(_force(chance, seat, f"from {place}") for place in range(chance.choice((1, 1, 2))))


def _force(chance: Random, seat: Seat, where: str) -> Force:
    keys = ["inf", "inf", "tnk", "atg", "atg", "par", "ltk", "trk"] + (["bun", "building"] if seat == BLUE else [])
    parts = []
    for key in chance.sample(keys, chance.randint(1, 3)):
        damage = chance.choice((0, 0, 0, chance.randint(1, 35)))
        parts.append(f"{chance.randint(1, 4)} {key} {damage}")
    return replace(army(seat, ", ".join(parts), _doctrine(chance), where), may_retreat=chance.random() < 0.8)


def _doctrine(chance: Random) -> Doctrine:
    def sometimes(*values: Any) -> Any:
        return chance.choice(values) if chance.random() < 0.4 else None

    reserve = Reserve(
        Units(chance.choice(("inf", "tnk", "atg")), chance.randint(0, 2)),
        chance.choice(("line1", "salvo", "gone")),
        chance.randint(0, 4),
        chance.choice(("inf", "tnk")),
    )
    return Doctrine(
        sometimes(("threat",), ("cost",), ("tnk", "*"), ("inf", "atg", "*", "cost"), ("*", "tnk")),
        sometimes(("atg",), ("tnk", "trk"), ()),
        sometimes((reserve,), (reserve, replace(reserve, until="salvo"))),
        sometimes(6, 18, 24),
        sometimes(
            Retreat("never"),
            Retreat("after", chance.randint(0, 4)),
            Retreat("losses", chance.choice((10, 30, 50))),
            Retreat("odds", share=chance.choice(("1/2", "1", "3/2"))),
            Retreat("recon"),
        ),
        versus=sometimes(("all",), ("holder",), (GREEN, BLUE), (RED,)),
        holdfire=sometimes((GREEN,)) if chance.random() < 0.3 else None,
    )


def dice(seed: int) -> KeyedDice:
    return KeyedDice(str(seed).encode())


def told(outcome: Outcome) -> list[Any]:
    """Put the game's record in the second referee's words."""
    found: list[Any] = []
    for volley in outcome.record.volleys:
        dealt: Counter[Any] = Counter()
        for hit in volley.hits:
            target = "building" if hit.building else hit.target
            dealt[hit.seat, hit.unit, hit.foe, target, hit.before] += Fraction(*hit.amount)  # type: ignore[assignment]
        found.append((volley.label, volley.seat, volley.die, dict(dealt)))
        if volley.last:
            lots = ((lot.seat, lot.unit, lot.building, lot.damage, lot.line, lot.count) for lot in volley.after)
            table: Counter[Any] = Counter()
            for *key, count in lots:
                table[tuple(key)] += count
            found.append(table)
    return found


def fates(outcome: Outcome) -> list[Any]:
    def counted(fighters: Sequence[Fighters]) -> Counter[Any]:
        table: Counter[Any] = Counter()
        for each in fighters:
            table[each.unit.row.key, each.unit.building, each.damage] += each.count
        return table

    return [
        {name: counted(getattr(each, name)) for name in ("standing", "withdrawn", "returned")}
        for each in outcome.forces
    ]
