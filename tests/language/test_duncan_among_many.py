"""One of many is told by place ("the second of our warriors"); what is bought elsewhere, where one square is taken."""

from __future__ import annotations

import pytest

from tests.language.kit import draft

DONE = (
    ("en", "u1 stays, same for u3", "u1 stay; u3 stay"),
    ("en", "u1 up 1, ditto u3", "u1 up 1; u3 up 1"),
    ("en", "The third of our heroes goes to B4", "u3 to B4"),
    ("en", "D5 for u1", "u1 to D5"),
    ("en", "To D5 goes u1", "u1 to D5"),
    ("en", "new unit at C4 unless it's taken, then C5", "new unit at C4 or C5"),
    ("en", "new unit at C4, and if that's full, at C5", "new unit at C4 or C5"),
    ("en", "We argued about it all night, and u1 goes to D5", "u1 to D5"),
    ("en", "u1 is to become stronger", "upgrade u1 strength"),
    ("ru", "Третий из наших бойцов идёт на B4", "u3 to B4"),
    ("ru", "На D5 идёт u1", "u1 to D5"),
    ("ru", "купить юнита на C4, если свободно, иначе на C5", "new unit at C4 or C5"),
    ("ru", "Бесплатный бонус — регенерация", "choose regen"),
    ("ru", "всю ночь спорили, и u1 идёт на D5", "u1 to D5"),
    ("cs", "Třetí z našich bojovníků půjde na B4", "u3 to B4"),
    ("cs", "Na D5 jde u1", "u1 to D5"),
    ("cs", "kupte jednotku na C4, pokud je volno, jinak na C5", "new unit at C4 or C5"),
    ("cs", "Bonus zdarma: regenerace", "choose regen"),
    ("cs", "u1 ať je rychlejší", "upgrade u1 speed"),
    ("sk", "Tretí z našich bojovníkov pôjde na B4", "u3 to B4"),
    ("sk", "Na D5 ide u1", "u1 to D5"),
    ("sk", "kúpte jednotku na C4, ak je voľno, inak na C5", "new unit at C4 or C5"),
    ("sk", "Bonus zadarmo: regenerácia", "choose regen"),
)
NOT_DONE = (
    ("en", "u1 stays, not the same for u3"),
    ("en", "u1 to D5, that's madness"),
    ("en", "Two of our heroes go to B4"),
    ("en", "new unit at C4 unless Red comes"),
    ("en", "We argued about it all night, and u1 might go to D5"),
    ("ru", "u1 на D5 — это безумие"),
    ("ru", "Третий из их бойцов идёт на B4"),
    ("cs", "u1 na D5, ale nedohodli jsme se"),
    ("cs", "Bonus zdarma není regenerace"),
    ("sk", "u1 na D5, ale nedohodli sme sa"),
)


@pytest.mark.parametrize(("language", "line", "plain"), DONE)
def test_it_is_done(language: str, line: str, plain: str) -> None:
    found, meant = draft(language, line, game="duncan"), draft("en", plain, game="duncan")
    assert not found.problems, found.problems
    assert [one.order for one in found.sheet.lines] == [one.order for one in meant.sheet.lines]


@pytest.mark.parametrize(("language", "line"), NOT_DONE)
def test_it_is_not_done(language: str, line: str) -> None:
    assert not draft(language, line, game="duncan").sheet.lines
