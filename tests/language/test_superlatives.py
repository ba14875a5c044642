"""D-1.4: a unit is named by its values ("my fastest unit"), and purposes and second choices are said with a clause."""

from __future__ import annotations

from pbem.rulesets.duncan.state import Unit
from pbem.rulesets.duncan.words.extremes import extremes
from tests.language import duncan
from tests.language.kit import means, orders_nothing

SIGHT = tuple(f"upgrade u{number} sight" for number in range(1, 5))
LINES = (
    ("duncan", "en", "my fastest unit runs to I7", ("u2 to I7",)),
    ("duncan", "cs", "nejrychlejší jde na F4", ("u2 to F4",)),
    ("duncan", "sk", "najrýchlejšia ide na I7", ("u2 to I7",)),
    ("duncan", "ru", "самый быстрый идёт на I7", ("u2 to I7",)),
    ("duncan", "en", "the strongest one goes to E4", ("u1 to E4",)),
    ("duncan", "cs", "nejsilnější jde o pole doprava", ("u1 to E4",)),
    ("duncan", "sk", "najsilnejšiu jednotku posuň o pole doprava", ("u1 to E4",)),
    ("duncan", "ru", "самый сильный идёт на E4", ("u1 to E4",)),
    ("duncan", "en", "all units sight, once each", SIGHT),
    ("duncan", "cs", "všem dohled po jednom", SIGHT),
    ("duncan", "sk", "všetkým jednotkám kúp po jednom dohľade", SIGHT),
    ("duncan", "en", "a fresh unit on C4, or if that one is taken, on B4", ("new unit at C4 or B4",)),
    ("duncan", "cs", "vyvolat nováčka na C4, a kdyby tam bylo obsazeno, tak na B4", ("new unit at C4 or B4",)),
    ("duncan", "sk", "vyvolať nováčika na C4, a keby tam bolo obsadené, tak na B4", ("new unit at C4 or B4",)),
    ("duncan", "ru", "новый юнит на C4, или, если занято, на B4", ("new unit at C4 or B4",)),
    ("duncan", "en", "u4 walks back to B8 before somebody notices him", ("u4 to B8",)),
    ("duncan", "cs", "dýmavnici hoďte na L9, ať mají co čichat", ("smoke at L9",)),
    ("duncan", "sk", "dymovnicu hoďte na L9, nech majú čo čuchať", ("smoke at L9",)),
    ("duncan", "ru", "вспышка на H10, хочется увидеть, что там за стеной", ("flash at H10",)),
    ("campaign", "en", "army 1 descends 4 cells", ("army 1: down 4",)),
    ("campaign", "cs", "jednička sestoupí o 4 pole", ("army 1: down 4",)),
    ("campaign", "sk", "jednotka zostúpi o 4 polia", ("army 1: down 4",)),
    ("campaign", "ru", "обе армии из Яза спускаются на две клетки", ("army 2: down 2", "army 7: down 2")),
)  # fmt: skip
TRAPS = (
    ("duncan", "en", "the fastest unit does not move to I7"),
    ("duncan", "en", "my fastest unit went to I7"),
    ("duncan", "en", "is the fastest unit going to I7?"),
    ("duncan", "en", "the slowest goes to D5"),  # three are as slow
    ("duncan", "en", "the strongest red unit goes to I7"),
    ("duncan", "cs", "nejrychlejší nechoď na F4"),
    ("duncan", "sk", "najsilnejšia jednotka červených ide na I7"),
    ("duncan", "ru", "самый сильный юнит красных идёт на I7"),
    ("duncan", "ru", "самый сильный юнит пошёл на C4"),
    ("campaign", "ru", "обе армии из Яза не спускаются на две клетки"),
    ("campaign", "en", "army 1 stays until nobody is there"),
)

test_the_line_is_read = means(LINES)

test_nothing_is_ordered = orders_nothing(TRAPS)


def test_where_two_are_alike_none_is_the_fastest() -> None:
    cell = duncan.WIDE.units[0].cell
    slow, fast = Unit(1, cell, speed=1, strength=2), Unit(2, cell, speed=3, strength=2)
    assert extremes((slow, fast)) == {"fastest": 2, "slowest": 1}
    assert extremes(()) == {}
