"""C-4: why somebody is attacked names him; the order drawn from it speaks of `him`."""

from __future__ import annotations

import pytest

from tests.language.kit import means, orders, orders_nothing

LINES = (
    ("en", "Red at I12 keeps bothering me, so let 2 hit him", "2: attack red at I12"),
    ("en", "I'm sick of those greens at K8, so 4 can go and wallop them", "4: attack green at K8"),
    ("en", "Orel is still empty, so 3 takes it", "3: capture Orel"),
    ("en", "Sudak must fall, so 4 attacks it and stays there if it wins", "4: attack Sudak; if it wins: stay"),
    ("en", "reds at I12 annoy me, so 5 goes up 3; if it sees an enemy it flees", "5: up 3; if it sees an enemy: flee"),
    ("ru", "красный на I12 меня бесит, пусть вторая на него нападёт", "2: attack red at I12"),
    ("ru", "Судак нам нужен, поэтому четвёртый его захватит", "4: capture Sudak"),
    ("cs", "ten červený na I12 mě vytáčí, ať na něj dvojka zaútočí", "2: attack red at I12"),
    ("cs", "Orel je pořád prázdný, takže ho trojka obsadí", "3: capture Orel"),
    ("sk", "zelení na K8 ma štvú, takže štvorka na nich zaútočí", "4: attack green at K8"),
    ("sk", "Červených sa bojím, preto sa prvý oddiel vyberie doprava o 3", "1: right 3"),
    ("cs", "jednička vlevo 2, ale jestli uvidí nepřítele, hned uteče", "1: left 2; if it sees an enemy: flee"),
    ("sk", "jednotka vľavo 2, ale ak uvidí nepriateľa, hneď utečie", "1: left 2; if it sees an enemy: flee"),
    ("cs", "dvojka zaútočí na J8", "2: attack J8"),
)  # fmt: skip
TRAPS = (
    ("en", "Orel is empty, so 3 could take it"),
    ("en", "Orel is empty, so 3 does not go there"),
    ("en", "if Orel is empty, so 3 takes it?"),
    ("en", "Red says he is near Orel, so should 3 take it?"),
    ("ru", "Судак нам нужен, но четвёртый его не захватит"),
    ("cs", "Orel je prázdný, takže ho trojka neobsadí"),
    ("cs", "Orel a Tor jsou prázdné, takže ho trojka obsadí"),
    ("sk", "zelení na K8 ma štvú, takže by štvorka na nich mohla zaútočiť"),
)

test_him_is_who_was_named = means(LINES, whose="army ")
"""C-4: a power, with the square it stands on, or a city."""

test_nothing_is_drawn_from_what_is_open = orders_nothing(TRAPS)
"""C-4: of two nobody knows which; a denial and a mere possibility order nothing."""


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("cs", "ty dvě v Yazu dolů 3", (2, 7)),
        ("sk", "tie dve armády v Yaze idú dole 3", (2, 7)),
        ("ru", "две армии в Язе идут вниз на 3", (2, 7)),
        ("cs", "dvojka v Yazu jde dolů 3", (2,)),
        ("ru", "2 в Язе: вниз 3", (2,)),
    ],
)
def test_where_one_stands_is_no_way(language: str, line: str, told: tuple[int, ...]) -> None:
    """C-4: a place where somebody stands says who is told; nobody goes there first."""
    assert orders(language, line) == [one for number in told for one in orders("en", f"army {number}: down 3")]
