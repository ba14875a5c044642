"""C-4.2: rules said short: what is met without its verb, whatever it finds, "if it succeeds", what is in the way."""

from __future__ import annotations

from tests.language.kit import means, orders, orders_nothing

TWO_RULES = "1: up 7; if it sees an enemy: flee; if it sees a free city: capture it"
ANY_CITY = "3: right 6; if it reveals a free city: capture it"
GO_THERE = "4: down 5; if it reveals a free city: capture it"
STRONG = "1: right 5; if it reveals an enemy and strength >= 10: attack it"
LINES = (
    ("en", "1 up 7; if it sees a foe it runs, if a free town it takes it", TWO_RULES),
    ("ru", "1 вверх 7; если увидит врага - бежать, если свободный город - занять его", TWO_RULES),
    ("cs", "1 nahoru 7; uvidí-li nepřítele, uteče, a volné město obsadí", TWO_RULES),
    ("sk", "1 hore 7; ak uvidí nepriateľa, utečie, ak voľné mesto, zaberie ho", TWO_RULES),
    ("en", "3 right 6 and takes any free city it finds", ANY_CITY),
    ("en", "3 right 6; attack any red army it meets", "3: right 6; if it reveals red: attack it"),
    ("ru", "3 вправо 6, занимает любой свободный город, который встретит", ANY_CITY),
    ("cs", "3 vpravo 6, každé volné město, které objeví, obsadí", ANY_CITY),
    ("sk", "3 vpravo 6, zaberie každé voľné mesto, ktoré objaví", ANY_CITY),
    ("en", "4 down 5; an enemy means it flees", "4: down 5; if it reveals an enemy: flee"),
    ("en", "4 down 5; if it finds a free city go there and take it", GO_THERE),
    ("ru", "4 вниз 5; при открытии свободного города идти туда и захватить", GO_THERE),
    ("sk", "4 dole 5; ak odhalí voľné mesto, pôjde k nemu a obsadí ho", GO_THERE),
    ("en", "3 takes Orel, and if that works out it stays there", "3: capture Orel; if it captures Orel: stay"),
    ("ru", "3 занимает Orel, а если получится, остаётся там", "3: capture Orel; if it captures Orel: stay"),
    ("cs", "trojka obsadí Orel, a když se jí to podaří, zůstane tam", "3: capture Orel; if it captures Orel: stay"),
    ("sk", "trojka obsadí Orel, a ak to vyjde, zostane tam", "3: capture Orel; if it captures Orel: stay"),
    ("en", "1 right 5; if it uncovers an enemy while its strength is 10 or more, it attacks him", STRONG),
    ("ru", "1 вправо 5; если найдёт врага, а сила у неё не меньше 10, нападает на него", STRONG),
    ("cs", "1 vpravo 5; když odhalí nepřítele a její síla je 10 nebo víc, zaútočí na něj", STRONG),
    ("sk", "1 vpravo 5; ak odhalí nepriateľa a má silu 10 alebo viac, zaútočí na neho", STRONG),
    ("en", "4 attacks K15; if it succeeds, go to Yaz", "4: attack K15; if it wins: to Yaz"),
    ("en", "1 left 5, or if there's no way through up 2", "1: left 5; if it is blocked: up 2"),
    ("ru", "1 влево 5, а если дальше не пройти, вверх 2", "1: left 5; if it is blocked: up 2"),
    ("cs", "1 vlevo 5, když to dál nepůjde, nahoru 2", "1: left 5; if it is blocked: up 2"),
    ("sk", "1 vľavo 5, keby sa ďalej nedalo, hore 2", "1: left 5; if it is blocked: up 2"),
)  # fmt: skip
TRAPS = (
    ("en", "1: up 7; do not take any free city it finds"),
    ("en", "1 up 7; never attack any army it meets"),
    ("en", "3 up 2 or if you like up 4"),
    ("en", "if a free city, take it"),
    ("en", "did 3 take any free city it found?"),
    ("ru", "1 вверх 7, не занимать любой свободный город, который встретит"),
    ("ru", "если свободный город - занять его"),
    ("cs", "1 nahoru 7, neobsadí každé volné město, které objeví"),
    ("cs", "když se to podaří, zůstane tam"),
    ("sk", "3 obsadila Orel a podarilo sa jej to"),
    ("sk", "1 hore 7 alebo každé voľné mesto, ktoré objaví, obsadí"),
)

test_rules_said_short = means(LINES, whose="army ")
"""C-4.2: what is left out is said by the rule, or the deed, before it."""

test_what_is_denied_or_open_is_no_rule = orders_nothing(TRAPS)
"""C-4.2: nothing is carried out of it."""


def test_every_enemy_is_nobody_who_is_told() -> None:
    """C-4.2: "every free city" tells nobody: all armies would be ordered."""
    assert len(orders("en", "3 right 6 and takes every free city that it finds")) == 1
