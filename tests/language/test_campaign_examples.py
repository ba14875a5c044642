"""The 32 examples of section 4.3, word for word."""

from __future__ import annotations

import pytest

from pbem.core.grid import Direction
from pbem.core.seats import Seat
from pbem.rulesets.campaign.orders import (
    IT,
    Approach,
    ArmyOrder,
    Attack,
    Capture,
    Flee,
    Goto,
    Guard,
    Happening,
    Join,
    Move,
    Order,
    Resume,
    Rule,
    Sighting,
    Stay,
    Target,
    Wait,
    WaitJoin,
)
from tests.language.campaign import orders

N, E, S, W = Direction.N, Direction.E, Direction.S, Direction.W
RED, GREEN = Seat("red"), Seat("green")
ENEMY = Sighting("reveal", "enemy")
FLEE_OR_CAPTURE = (
    Rule((ENEMY, Sighting("reveal", "occupied_city")), (Flee(),)),
    Rule((Sighting("reveal", "free_city"),), (Capture(IT),)),
)
FIRST = ArmyOrder(1, (Move(N, 10),), FLEE_OR_CAPTURE)


def _captured(city: str) -> Rule:
    """The capture that is spoken of is that of the city the army is to take."""
    return Rule((Happening("captured", city=city),), (Stay(),))


YAZ, YAZ_RU = Target(city="Yaz"), Target(city="Ржев")

EXAMPLES: tuple[tuple[int, str, str, tuple[Order, ...]], ...] = (
    (
        1,
        "ru",
        "1 отряд – вверх на 10 клеток (при открытии врага или занятого города – убежать в обратном направлении, "
        "при открытии свободного города – направиться к нему и захватить)",
        (FIRST,),
    ),
    (2, "ru", "2 отряд – остаться в городе", (ArmyOrder(2, (Stay(),)),)),
    (
        3,
        "ru",
        "3 отряд – влево на 8 клеток и объединиться с 4 отрядом",
        (ArmyOrder(3, (Move(W, 8), Join(4))),),
    ),
    (
        4,
        "ru",
        "4 отряд – объединившись напасть на город Ржев (при захвате остаться в городе)",
        (ArmyOrder(4, (WaitJoin(), Attack(YAZ_RU)), (_captured("Ржев"),)),),
    ),
    (
        5,
        "ru",
        "5 отряд – приблизиться к зелёному юниту и установить дипломатические отношения",
        (ArmyOrder(5, (Approach(Target(colour=GREEN)),)),),
    ),
    (
        6,
        "en",
        "army 1: up 10 (on reveal enemy or occupied city: flee; on reveal free city: go to it and capture)",
        (FIRST,),
    ),
    (7, "en", "2: stay", (ArmyOrder(2, (Stay(),)),)),
    (8, "en", "3: left 8, join 4", (ArmyOrder(3, (Move(W, 8), Join(4))),)),
    (
        9,
        "en",
        "4: wait for join; attack Yaz; if captured: stay",
        (ArmyOrder(4, (WaitJoin(), Attack(YAZ)), (_captured("Yaz"),)),),
    ),
    (10, "en", "5: approach green and contact", (ArmyOrder(5, (Approach(Target(colour=GREEN)),)),)),
    (11, "en", "1: right 3, up 4", (ArmyOrder(1, (Move(E, 3), Move(N, 4))),)),
    (12, "en", "1: to H12", (ArmyOrder(1, (Goto(Target(cell="H12")),)),)),
    (13, "ru", "6 отряд: к городу Тор, захватить", (ArmyOrder(6, (Capture(Target(city="Тор")),)),)),
    (
        14,
        "en",
        "2: split 11+13; 2 stays; 7: down 5",
        (ArmyOrder(2, (Stay(),), split=(11, 13)), ArmyOrder(7, (Move(S, 5),))),
    ),
    (15, "ru", "отряд 2: разделить на 11 и 13", (ArmyOrder(2, (Stay(),), split=(11, 13)),)),
    (16, "en", "3: attack red at F7", (ArmyOrder(3, (Attack(Target(colour=RED, cell="F7")),)),)),
    (17, "ru", "3: вправо 6, без боя", (ArmyOrder(3, (Move(E, 6),), careful=True),)),
    (18, "en", "3: right 6, do not capture", (ArmyOrder(3, (Move(E, 6),), passing=True),)),
    (
        19,
        "en",
        "1: up 6; if see enemy: flee",
        (ArmyOrder(1, (Move(N, 6),), (Rule((Sighting("see", "enemy"),), (Flee(),)),)),),
    ),
    (
        20,
        "en",
        "1: up 6; if strength >= 20 and reveal enemy: attack it; if reveal enemy: flee",
        (
            ArmyOrder(
                1,
                (Move(N, 6),),
                (Rule((ENEMY,), (Attack(IT),), (Guard("strength", ">=", 20),)), Rule((ENEMY,), (Flee(),))),
            ),
        ),
    ),
    (21, "ru", "4: ждать 3, влево 5", (ArmyOrder(4, (Wait(3), Move(W, 5))),)),
    (
        22,
        "ru",
        "1: вверх 5; при открытии зелёного: приблизиться к нему; при открытии красного: убежать",
        (
            ArmyOrder(
                1,
                (Move(N, 5),),
                (
                    Rule((Sighting("reveal", "enemy", GREEN),), (Approach(IT),)),
                    Rule((Sighting("reveal", "enemy", RED),), (Flee(),)),
                ),
            ),
        ),
    ),
    (
        23,
        "en",
        "1: up 10; if captured: resume",
        (ArmyOrder(1, (Move(N, 10),), (Rule((Happening("captured"),), (Resume(),)),)),),
    ),
    (
        24,
        "cs",
        "oddíl 1: nahoru 10 (při odhalení nepřítele nebo obsazeného města: uteč; "
        "při odhalení volného města: jdi k němu a obsaď)",
        (FIRST,),
    ),
    (25, "cs", "armáda 3: vlevo 8, spoj se s 4", (ArmyOrder(3, (Move(W, 8), Join(4))),)),
    (26, "sk", "oddiel 5: priblíž sa k zelenému", (ArmyOrder(5, (Approach(Target(colour=GREEN)),)),)),
    (27, "sk", "oddiel 2: zostaň v meste", (ArmyOrder(2, (Stay(),)),)),
    (
        28,
        "cs",
        "armáda 4: počkej na spojení, zaútoč na Yaz; při dobytí zůstaň",
        (ArmyOrder(4, (WaitJoin(), Attack(YAZ)), (_captured("Yaz"),)),),
    ),
    (
        29,
        "en",
        "1: up 4; if blocked: right 3",
        (ArmyOrder(1, (Move(N, 4),), (Rule((Happening("blocked"),), (Move(E, 3),)),)),),
    ),
    (
        30,
        "ru",
        "2 отряд: остаться; при открытии врага: к городу Ржев",
        (ArmyOrder(2, (Stay(),), (Rule((ENEMY,), (Goto(YAZ_RU),)),)),),
    ),
    (
        31,
        "en",
        "1: up 3; at step 3: left 2",
        (ArmyOrder(1, (Move(N, 3),), (Rule((Happening("step", step=3),), (Move(W, 2),)),)),),
    ),
    (
        32,
        "en",
        "6: attack Yaz; if won: resume; if reveal enemy and enemies >= 2: flee",
        (
            ArmyOrder(
                6,
                (Attack(YAZ),),
                (
                    Rule((Happening("won"),), (Resume(),)),
                    Rule((ENEMY,), (Flee(),), (Guard("enemies", ">=", 2),)),
                ),
            ),
        ),
    ),
)


@pytest.mark.parametrize(("language", "line", "expected"), [row[1:] for row in EXAMPLES], ids=[r[0] for r in EXAMPLES])
def test_an_example_of_the_rules(language: str, line: str, expected: tuple[Order, ...]) -> None:
    """4.3: each example gives exactly the data named there."""
    assert orders(line, language) == expected


def test_every_example_is_here() -> None:
    """4.3: 32 examples, none left out."""
    assert [row[0] for row in EXAMPLES] == list(range(1, 33))


def test_a_city_without_a_name_is_the_nearest_foreign_one_known() -> None:
    """4.3, example 4: own cities and farther ones do not count."""
    line = "4 отряд – объединившись напасть на город (при захвате остаться в городе)"
    assert orders(line, "ru") == (ArmyOrder(4, (WaitJoin(), Attack(YAZ_RU)), (_captured("Ржев"),)),)


def test_the_city_of_a_rule_is_the_one_that_fired_it() -> None:
    """E-4: `attack the city` after `if it reveals a free city` means that city."""
    rule = Rule((Sighting("reveal", "free_city"),), (Capture(IT),))
    assert orders("1: up 3; if it reveals a free city: capture the city", "en") == (
        ArmyOrder(1, (Move(N, 3),), (rule,)),
    )
