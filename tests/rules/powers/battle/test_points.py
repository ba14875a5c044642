"""The points of a battle: in whatever order chapters speak, the battle is the same; and each point does its work."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from pbem import codec
from pbem.core.seats import Seat
from pbem.rulesets.powers.battle.battle import battle
from pbem.rulesets.powers.battle.field import Field, Troop
from pbem.rulesets.powers.battle.forces import Fighters, Force, Outcome, Site, Unit
from pbem.rulesets.powers.battle.points import Aimed, BattlePoints, Prelude, Shot, joined
from pbem.rulesets.powers.battle.record import Record
from pbem.rulesets.powers.board.units import Row
from tests.rules.powers.battle.kit import (
    BLUE,
    CHAPTERS,
    FOREST,
    NEVER,
    PLAIN,
    RED,
    TIES,
    Always,
    Case,
    army,
    dice,
    fates,
    points,
    random_case,
    told,
)


def level(shot: Shot) -> Fraction:
    """As technology: red is ahead."""
    return Fraction(2) if shot.shooter.owner == RED else Fraction(1, 2)


def half(shot: Shot) -> Fraction:
    return Fraction(1, 2) if "half" in shot.shooter.row.flags else Fraction(1)


def pioneers(aimed: Aimed) -> bool:
    """P-46.1, with partisans for pioneers."""
    return aimed.defending and any(unit.row.key == "par" and troop.line == 1 for unit, troop in aimed.standing)


def no_trucks(aimed: Aimed) -> bool:
    return aimed.unit.row.key == "trk" and any(unit.row.key != "trk" for unit, _ in aimed.standing)


def tanks_rest(troop: Troop, unit: Unit) -> bool:
    return unit.row.key != "ltk" or troop.damage < 18


def trucks_hold_nothing(field: Field, troop: Troop) -> bool:
    return field.unit(troop).row.key != "trk"


OTHERS = {
    "level": BattlePoints(factor=(level,)),
    "half": BattlePoints(factor=(half,)),
    "pioneers": BattlePoints(lifted=(pioneers,)),
    "shy": BattlePoints(barred=(no_trucks,), holds_ground=(trucks_hold_nothing,)),
    "tired": BattlePoints(able=(tanks_rest,)),
}
"""As chapters of later releases will speak."""
ALL = {**CHAPTERS, **OTHERS}


def shuffled(said: BattlePoints, chance: Random) -> BattlePoints:
    """Put the functions at every point in another order."""
    lists = {each.name: list(getattr(said, each.name)) for each in fields(said)}
    for functions in lists.values():
        chance.shuffle(functions)
    return BattlePoints(**{name: tuple(functions) for name, functions in lists.items()})


@pytest.mark.parametrize("pair", [pair for pair in combinations(ALL, 2) if pair[0] == "land" or "land" not in pair])
def test_the_order_of_chapters_says_nothing(pair: tuple[str, str]) -> None:
    """Every pair of chapters, with `land` and all the others of the release or none: the same battle, shot by shot."""
    for number in range(12):
        case, chance = random_case(Random(number)), Random(number)
        keys = ["land", *(key for key in pair if key != "land")]
        keys += [key for key in CHAPTERS if key not in keys] if number % 2 else []
        usual = case.by_the_game(dice(number), joined(*(ALL[key] for key in keys)))
        chance.shuffle(keys)
        other = case.by_the_game(dice(number), shuffled(joined(*(ALL[key] for key in keys)), chance))
        assert (told(usual), fates(usual)) == (told(other), fates(other))


def test_functions_of_chapters_not_in_play_are_never_called() -> None:
    """P-8 without chapter `terrain`: a forest is plain."""
    forest, plain = Site("C1", FOREST, ties=TIES), Site("C1", PLAIN, ties=TIES)
    case = Case("battle", (army(BLUE, "2 inf"),), (army(RED, "2 tnk"),), forest, ("land",))
    assert told(case.by_the_game(dice(1))) == told(replace(case, site=plain).by_the_game(dice(1)))


def test_every_point_says_how_answers_are_combined() -> None:
    said = BattlePoints.__doc__ or ""
    assert [each.name for each in fields(BattlePoints) if f"`{each.name}` [" not in said] == []


def battled(holder: Iterable[Force], attackers: Iterable[Force], *more: BattlePoints, land: object = PLAIN) -> Outcome:
    site = Site("C1", FOREST if land is FOREST else PLAIN, ties=TIES)
    return battle(list(holder), list(attackers), site, joined(points(), *more), Always())


def test_the_rest_of_the_fire_has_the_bonus_again_when_the_last_pioneer_is_gone() -> None:
    """P-46.1 [L1233], pioneers hit three times over: one infantry destroys them with 2/3 of 3/2, without the bonus; its
    rest has the forest's bonus again, 1/3 of 3/4, and so have the other three."""
    outcome = battled([army(BLUE, "4 inf")], [army(RED, "1 par 30, 3 inf")], OTHERS["pioneers"], land=FOREST)
    hits = [(hit.target, hit.count, hit.amount) for hit in outcome.record.volleys[0].hits]
    assert hits == [("par", 1, (1, 1)), ("inf", 1, (1, 4)), ("inf", 3, (9, 4))]


def test_a_salvo_before_the_first() -> None:
    """P-11.3: two chosen units fire with a bonus before D1."""

    def shore(field: Field) -> Iterable[Prelude]:
        yield Prelude(Fraction(2), lambda troop: field.unit(troop).row.key == "inf", lambda troop: True)

    outcome = battled([army(BLUE, "2 inf, 1 tnk")], [army(RED, "2 inf")], BattlePoints(prelude=(shore,)))
    first = outcome.record.volleys[0]
    assert (first.label, first.factor, [hit.amount for hit in first.hits]) == ("D0", (2, 1), [(4, 1)])


def test_a_raid_ends() -> None:
    """P-6.9 c"""
    outcome = battled([army(BLUE, "3 inf")], [army(RED, "1 inf")], BattlePoints(spent=(lambda field: True,)))
    assert (outcome.ending, outcome.winner, len(outcome.record.volleys)) == ("spent", BLUE, 2)


def test_aircraft_reach_line_two_when_attacking_and_else_from_their_second_salvo_on() -> None:
    """P-12.3"""
    bomber = Row("bom", "LE", {"NE": Fraction(4)}, {"NE": Fraction(4)}, 4, place=9)

    def flying(seat: Seat) -> Force:
        return Force(seat, (Fighters(Unit(seat, bomber)),), replace(NEVER, aim=("trk", "*")))

    def screened(seat: Seat) -> Force:
        return army(seat, "1 inf, 1 trk", replace(NEVER, second=("trk",)))

    attack = battled([screened(BLUE)], [flying(RED)])
    assert [hit.target for hit in attack.record.volleys[1].hits] == ["trk", "inf"]
    defence = battled([flying(BLUE)], [screened(RED)])
    fire = {volley.label: [hit.target for hit in volley.hits] for volley in defence.record.volleys}
    assert (fire["D1"], fire["D2"]) == (["inf"], ["trk", "inf"])


def test_a_record_is_kept_as_json() -> None:
    """Whole numbers and words only: it outlives the code that wrote it."""
    record = random_case(Random(7)).by_the_game(dice(7)).record
    assert codec.loads(codec.dumps(record, Record), Record) == record
