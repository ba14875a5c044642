"""Addresses compared, and those only the eye takes for the same."""

from __future__ import annotations

import pytest

from pbem.core.addresses import plain
from pbem.mail.lookalike import alike

ANNA = "anna.novak@players.test"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna@Players.TEST", "anna@players.test"),
        ("jana@příklad.cz", "jana@xn--pklad-zsa96e.cz"),
        ("jana@PŘÍKLAD.cz", "jana@příklad.cz"),
        ("Жанна@players.test", "жанна@players.test"),
    ],
)
def test_case_and_the_spelling_of_a_domain_do_not_matter(one: str, other: str) -> None:
    assert plain(one) == plain(other)
    assert not alike(one, other)


@pytest.mark.parametrize(
    "other",
    [
        "аnna.novak@players.test",
        "anna.novak+x@players.test",
        "annanovak@players.test",
        "anna.novak@mail.players.test",
        "anna.novak@p1ayers.test",
        "anna.novak@playrs.test",
        "anna.novac@players.test",
        "anna.novak@рlayers.test",
        "anna.novaK@players.test".replace("K", "\u212a"),
    ],
)
def test_a_look_alike_is_another_address_that_looks_alike(other: str) -> None:
    assert plain(other) != plain(ANNA)
    assert alike(other, ANNA)
    assert alike(ANNA, other)


@pytest.mark.parametrize("other", ["boris@players.test", "anna.novak@elsewhere.test", "a@b.c", "", "@"])
def test_others_do_not(other: str) -> None:
    assert not alike(ANNA, other)
