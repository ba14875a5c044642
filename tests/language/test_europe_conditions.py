"""Conditions are shown back as a person would write them, and still read in the older, shorter way."""

from __future__ import annotations

import pytest

from pbem.core.problems import Problem
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.rulesets.europe.words import forms
from tests.language.europe import LEXICONS, VIEW, orders, said

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


IF_IT_IS_EMPTY = (
    ("en", "Going by ship from Spain to Ukraine if it is free.", "if UKR empty: move SPA -> UKR"),
    ("en", "Hello, spy RU, then move FRA -> SWI, if it's free!", "spy RU; if SWI empty: move FRA -> SWI"),
    ("ru", "Морем из Испании в Румынию, если она свободна.", "if ROM empty: move SPA -> ROM"),
    ("cs", "Pluju lodí ze Španělska do Rumunska, pokud je volné.", "if ROM empty: move SPA -> ROM"),
    ("sk", "Loďou zo Španielska do Rumunska, pokiaľ je voľné.", "if ROM empty: move SPA -> ROM"),
)


@pytest.mark.parametrize(("language", "line", "means"), IF_IT_IS_EMPTY)
def test_a_condition_a_form_holds_beside_the_deed_is_not_lost(language: str, line: str, means: str) -> None:
    assert orders(line, language) == orders(means, "en")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("sk", "Idem loďou zo Španielska na Ukrajinu, pokiaľ je voľná."),
        ("en", "I'd draft anywhere but in France."),
        ("en", "Spy on anybody but Britain."),
        ("ru", "Призыв где угодно, только не во Франции."),
        ("cs", "Odvod kdekoliv, jen ne ve Francii."),
        ("sk", "Odvod hocikde, len nie vo Francúzsku."),
    ],
)
def test_neither_a_condition_nor_a_denial_is_passed_over(language: str, line: str) -> None:
    found, reading = Readers(LEXICONS, forms.vocabulary(VIEW), language).read(line)
    guarded = isinstance(reading, Reading) and "guard_empty" in repr(reading.phrases)
    assert isinstance(reading, Problem) or guarded, found
