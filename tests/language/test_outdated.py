"""Orders that a letter only shows (old ones, examples) are not carried out; what puts old ones right is."""

from __future__ import annotations

import pytest

from tests.language.kit import alike, draft, left_out, orders, orders_nothing, plainly

CAMPAIGN, DUNGEON = "campaign", "duncan"
SHOWN = (
    (CAMPAIGN, "en", "my old order: 5 to Tor"),
    (CAMPAIGN, "en", "last turn's orders: 5 to Tor"),
    (CAMPAIGN, "en", "cancelled order: 5 up 3"),
    (CAMPAIGN, "en", "a possible order: 5 up 3"),
    (CAMPAIGN, "ru", "старый приказ: 5 в Тор"),
    (CAMPAIGN, "ru", "пример приказа: 5 в Тор"),
    (CAMPAIGN, "cs", "minulý rozkaz: 5 na Tor"),
    (CAMPAIGN, "sk", "vzorový rozkaz: 5 na Tor"),
)
RENEWED = (
    (CAMPAIGN, "en", "Correction to my previous orders: 5 up 1", "5 up 1"),
    (CAMPAIGN, "en", "Instead of the previous orders: 5 up 1", "5 up 1"),
    (CAMPAIGN, "en", "Please replace my old orders with: 5 up 1", "5 up 1"),
    (CAMPAIGN, "ru", "Вместо прежнего приказа: 5 вверх 1", "5 вверх 1"),
    (CAMPAIGN, "cs", "Oprava předchozích rozkazů: 5 nahoru 1", "5 nahoru 1"),
    (CAMPAIGN, "sk", "Oprava starých rozkazov: 5 hore 1", "5 hore 1"),
)
UNMEANT = (
    (CAMPAIGN, "en", "Let's say, for the sake of argument, that 5 goes up 3"),
    (DUNGEON, "en", "I rule out opening the chest"),
    (CAMPAIGN, "en", "5 up 3. Psych!"),
    (CAMPAIGN, "en", "5 to Tor... psych!"),
)
LETTERS = (
    ("en", ("Old orders:", "5 to Tor", "3 up 2", "", "New orders:", "5 up 1"), "5 up 1"),
    ("en", ("Original orders:", "5 to Tor", "New orders: 5 up 1"), "5 up 1"),
    ("en", ("My previous orders were:", "3 up 2", "Please replace them by:", "5 up 1"), "5 up 1"),
    ("ru", ("Прошлые приказы:", "3 вверх 2", "", "Новые приказы:", "5 вверх 1"), "5 вверх 1"),
    ("cs", ("Staré rozkazy:", "3 nahoru 2", "Nové rozkazy:", "5 nahoru 1"), "5 nahoru 1"),
    ("cs", ("Ve 3. tahu jsem zadal:", "oddíl 2: vlevo 3", "", "5 nahoru 1"), "5 nahoru 1"),
    ("sk", ("Toto boli moje rozkazy v 5. kole:", "3 hore 2", "Rozkazy na 6. kolo:", "5 hore 1"), "5 hore 1"),
    ("sk", ("Možné rozkazy:", "3 hore 2", "", "5 hore 1"), "5 hore 1"),
)

test_an_order_that_is_but_shown_is_left_out = left_out(SHOWN)
test_what_puts_old_orders_right_is_carried_out = alike(RENEWED)
test_what_is_not_meant_is_not_done = orders_nothing(UNMEANT)


@pytest.mark.parametrize(("language", "lines", "meant"), LETTERS)
def test_the_lines_below_such_a_heading_are_left_out(language: str, lines: tuple[str, ...], meant: str) -> None:
    assert orders(language, *lines) == plainly(language, meant)
    assert not draft(language, *lines).problems


LEADING = (
    (
        "en",
        "Correction to what I sent yesterday. There I wrote army 1: down 3. Please take this in its place:",
        "5 up 1",
    ),
    ("ru", "Поправка к вчерашнему письму. Там у меня стояло «1: вниз 3». Прошу считать верным следующее:", "5 вверх 1"),
    ("cs", "Oprava k tomu, co jsem poslal včera: spletl jsem si strany. Správně má být:", "5 nahoru 1"),
)
TURNING = (
    ("cs", "Až jednou padne Orel, zahraju nejspíš tohle:", "3 nahoru 2"),
    ("sk", "Červený mi poradil:", "3 hore 2"),
)


@pytest.mark.parametrize(("language", "line", "order"), LEADING)
def test_what_tells_of_an_earlier_mail_leads_to_what_puts_it_right(language: str, line: str, order: str) -> None:
    found = draft(language, line, order)
    assert [*found.sheet] == plainly(language, order)
    assert not found.problems


@pytest.mark.parametrize(("language", "line", "order"), TURNING)
def test_what_stands_below_a_line_that_may_turn_it_is_not_done(language: str, line: str, order: str) -> None:
    found = draft(language, line, order)
    assert [*found.sheet] == []
    assert found.problems


@pytest.mark.parametrize(
    ("language", "head", "below", "ordered"),
    [
        ("en", "Red wanted me to play it like this:", "army 2: up 3", False),
        ("ru", "Красный хотел, чтобы я сыграл так:", "2: вверх 3", False),
        ("cs", "Červený po mně chtěl, abych to zahrál takto:", "oddíl 2: nahoru 3", False),
        ("sk", "Červený odo mňa chcel, aby som to zahral takto:", "oddiel 2: hore 3", False),
        ("en", "Green and I agreed on this, so here we go:", "army 2: up 3", True),
        ("en", "Blue, turn 7:", "army 2: up 3", True),
    ],
)
def test_what_another_power_wished_is_not_carried_out(language: str, head: str, below: str, ordered: bool) -> None:
    assert bool(orders(language, head, below)) is ordered
