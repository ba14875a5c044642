"""Clauses that give a reason or an aim, and words that only lead to an order, are left out; what may bind stays."""

from __future__ import annotations

import pytest

from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.rulesets.duncan.words import forms
from tests.language.duncan import LEXICONS, WIDE, orders

READ = (
    ("en", "u2 to F9, because nobody is there", "u2 to F9"),
    ("en", "Since nobody is there, move u2 to F9", "u2 to F9"),
    ("en", "u2 to F9 (it is empty)", "u2 to F9"),
    ("en", "What I want is to move u2 to F9", "u2 to F9"),
    ("en", "Don't forget to upgrade the strength of u1", "upgrade u1 strength"),
    ("cs", "u2 na F9, neboť tam nikdo není", "u2 to F9"),
    ("cs", "Přesunu u2 na F9, abychom věděli, co se tam děje", "u2 to F9"),
    ("cs", "Nezbývá mi nic jiného než přesunout u2 na F9", "u2 to F9"),
    ("sk", "u2 na F9, lebo tam nikto nie je", "u2 to F9"),
    ("sk", "Presuniem u2 na F9, aby sme vedeli, čo sa tam deje", "u2 to F9"),
    ("sk", "Nezabudni presunúť u2 na F9", "u2 to F9"),
    ("ru", "u2 на F9, так как там никого нет", "u2 to F9"),
    ("ru", "Передвину u2 на F9, чтобы знать, что там творится", "u2 to F9"),
    ("ru", "Не забудь улучшить силу u1", "upgrade u1 strength"),
)
ASKED = (
    ("en", "u2 to F9, because it is empty and u3 goes to B3"),
    ("en", "u2 to F9, because it is strong unless Red comes"),
    ("en", "u2 to F9, I think"),
    ("en", "the unit, which is on B2, to F9 or C3"),
    ("cs", "u2 na F9, protože je to daleko nebo u3 na B3"),
    ("sk", "u2 na F9, lebo je to ďaleko a u3 na B3"),
    ("ru", "u2 на F9, потому что там пусто, если u3 стоит"),
    ("ru", "Думаю, u2 на F9"),
)


@pytest.mark.parametrize(("language", "line", "plain"), READ)
def test_what_orders_nothing_is_left_out(language: str, line: str, plain: str) -> None:
    """A reason, an aim, how things are, and what only leads to an order change nothing of it."""
    assert orders(line, language) == orders(plain, "en")


@pytest.mark.parametrize(("language", "line"), ASKED)
def test_what_may_bind_is_asked_about(language: str, line: str) -> None:
    """A doubt, a condition, or a second order within such a clause is never dropped."""
    _, reading = Readers(LEXICONS, forms.vocabulary(WIDE), language).read(line)
    assert not isinstance(reading, Reading)
