"""Conditions are shown back as a person would write them, and still read in the older, shorter way."""

from __future__ import annotations

import pytest

from tests.language.europe import orders, said

SHOWN = [
    ("cs", "pokud špion viděl RU má K: pas", "pokud špion viděl u RU K: pas"),
    ("cs", "pokud špion viděl u Ruska krále: pas", "pokud špion viděl u RU K: pas"),
    ("cs", "pokud špion viděl RU nemá K: pas", "pokud špion neviděl u RU K: pas"),
    ("cs", "pokud má ruka >= 2: pas", "pokud mám v ruce >= 2: pas"),
    ("sk", "ak špión videl RU má K: pas", "ak špión videl u RU K: pas"),
    ("sk", "ak špión nevidel u Ruska kráľa: pas", "ak špión nevidel u RU K: pas"),
    ("sk", "ak moja ruka >= 2: pas", "ak mám v ruke >= 2: pas"),
    ("ru", "если шпион видел RU имеет K: пас", "если шпион видел у RU K: пас"),
    ("ru", "если шпион видел у России короля: пас", "если шпион видел у RU K: пас"),
    ("ru", "если моя рука >= 2 K: пас", "если у меня в руке >= 2 K: пас"),
]


@pytest.mark.parametrize(("language", "line", "shown"), SHOWN)
def test_a_condition_is_shown_as_a_person_would_write_it(language: str, line: str, shown: str) -> None:
    assert [said(order, language) for order in orders(line, language)] == [shown]
