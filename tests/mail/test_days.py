"""Days as people write them in four languages."""

from __future__ import annotations

from datetime import date

import pytest

from pbem.mail.days import read

TODAY = date(2026, 11, 21)


@pytest.mark.parametrize(
    "words",
    [
        "2026-12-20 to 2026-12-27",
        "2026-12-20 - 2026-12-27",
        "2026-12-20..2026-12-27",
        "20.12.-27.12.",
        "20.12.2026 - 27.12.2026",
        "20. 12. – 27. 12. 2026",
        "20.-27.12.",
        "from 20 December to 27 December",
        "20th to 27th of December 2026",
        "December 20 to 27",
        "Dec 20th, 2026 until Dec 27th",
        "20-27 dec",
        "с 20 по 27 декабря",
        "с 20-го по 27-е декабря",
        "20 дек. 2026 г. — 27 дек. 2026 г.",
        "od 20. prosince do 27. prosince",
        "20.–27. prosince 2026 včetně",
        "od 20. decembra do 27. decembra",
    ],
)
def test_the_same_days_in_many_ways(words: str) -> None:
    assert read(words, TODAY) == (date(2026, 12, 20), date(2026, 12, 27))


@pytest.mark.parametrize(
    ("words", "first", "last"),
    [
        ("2026-12-24", "2026-12-24", "2026-12-24"),
        ("28.12.-3.1.", "2026-12-28", "2027-01-03"),
        ("28.12.-3.1.2027", "2026-12-28", "2027-01-03"),
        ("od 28. decembra do 3. januára", "2026-12-28", "2027-01-03"),
        ("1.-3. Juni", None, None),
        ("1.-3.6.", "2027-06-01", "2027-06-03"),
        ("29.2.", "2028-02-29", "2028-02-29"),
        ("27.12.2026 - 20.12.2026", "2026-12-27", "2026-12-20"),
    ],
)
def test_a_year_that_is_not_written_is_the_next_that_fits(words: str, first: str | None, last: str | None) -> None:
    expected = (date.fromisoformat(first), date.fromisoformat(last)) if first and last else None
    assert read(words, TODAY) == expected


@pytest.mark.parametrize(
    "words", ["", "next week", "12/20 to 12/27", "2026-02-30", "20", "1 2 3", "20.12. if I may", "💀"]
)
def test_what_is_not_clear_is_not_guessed(words: str) -> None:
    assert read(words, TODAY) is None
