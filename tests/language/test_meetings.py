"""C-4: whether somebody waits some time or for somebody is said by an ordinal, or by the other lines of the letter."""

from __future__ import annotations

import pytest

from pbem.rulesets.campaign.orders import ArmyOrder, Wait, WaitJoin
from tests.language.kit import draft


def _first_item(language: str, army: int, *lines: str) -> object:
    found = draft(language, *lines)
    every = [one.order for one in found.sheet.lines if isinstance(one.order, ArmyOrder) and one.order.army == army]
    return every[0].plan[0] if every else None


@pytest.mark.parametrize(
    ("language", "waits", "comes"),
    [
        ("en", "2: wait for 5", "5: join 2"),
        ("en", "2 waits for 5 and then attacks Tor", "the fifth joins 2"),
        ("en", "Army 2 waits for 5, then goes up 3", "5 goes to join 2"),
        ("cs", "dvojka čeká na pětku", "pětka se připojí k dvojce"),
        ("sk", "Päťka sa pripojí k dvojke a dvojka ju počká.", "1: hore 2"),
    ],
)
def test_whoever_is_waited_for_comes(language: str, waits: str, comes: str) -> None:
    """C-4.3: "2: wait for 5" waits for the fifth, where the letter says that the fifth joins the second."""
    for lines in ((waits, comes), (comes, waits)):
        assert not draft(language, *lines).problems
        assert _first_item(language, 2, *lines) == WaitJoin(5)


@pytest.mark.parametrize("other", ["5: join 3", "5: up 2", "5: do not join 2", "1: join 2", "2 joins 5", "join 5 or 2"])
def test_where_nobody_comes_the_writer_is_asked(other: str) -> None:
    """C-4.3: nothing in the letter says that the fifth comes."""
    assert _first_item("en", 2, "2: wait for 5", other) not in (WaitJoin(5), Wait(5))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "the second waits for the fifth"),
        ("en", "2 waits for the 5th"),
        ("ru", "Второй ждёт пятого"),
        ("ru", "2 ждёт 5-го"),
        ("cs", "Druhý vyčká pátého"),
        ("sk", "Druhý počká piateho"),
    ],
)
def test_an_ordinal_counts_nothing(language: str, line: str) -> None:
    """C-4.3: who waits for the fifth does not wait five steps."""
    assert _first_item(language, 2, line) == WaitJoin(5)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "2 waits 5 and then joins 3"),
        ("ru", "2 ждёт 5, а потом соединяется с 3"),
        ("cs", "Druhý počká 5 a pak se spojí s trojkou"),
        ("sk", "Druhý počká 5 a potom sa spojí s trojkou"),
    ],
)
def test_a_bare_number_counts(language: str, line: str) -> None:
    """C-4.3: what joins two deeds is no army behind the number."""
    assert not draft(language, line).problems
    assert _first_item(language, 2, line) == Wait(5)
