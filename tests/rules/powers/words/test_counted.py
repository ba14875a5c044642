"""Counted units in the echo: as the number wants them, in four languages; and the echo reads back."""

from __future__ import annotations

import pytest

from pbem.language.words.plural import plural
from pbem.rulesets.powers.formations import TRUE, UNSURE
from pbem.rulesets.powers.orders import BuildOrder, KeepOrder, MoveOrder, Order, PlaceOrder, Units
from tests.rules.powers.words.kit import CATALOGUES, INSTALLED, VIEW, begun, read, said, seen

ROWS = sorted(set(INSTALLED.lexicons["en"].tables["row"]) - {"building"})
COUNTS = (1, 2, 5, 11, 22)
MEANT = {UNSURE[name]: row for name, row in TRUE.items()}
"""P-47.9: in a move the bare name of a formation, as the others see its tokens, is the true token of one's own."""


@pytest.mark.parametrize("language", CATALOGUES)
def test_every_counted_unit_reads_back(language: str) -> None:
    start = seen(begun(chapters=("minimal",)))
    for row in ROWS:
        for count in COUNTS:
            units = (Units(row, count),)
            move, build = MoveOrder(units, ("A1", "B2")), BuildOrder(row, "A1", count)
            moved = MoveOrder((Units(MEANT.get(row, row), count),), move.path)
            assert read(said(move, language), language, VIEW) == (moved,)
            assert read(said(build, language), language, VIEW) == (build,)
            for placed in (PlaceOrder(units, "A1"), KeepOrder(units)):
                assert read(said(placed, language), language, start) == (placed,)


@pytest.mark.parametrize("language", [language for language in CATALOGUES if language != "en"])
def test_every_unit_has_a_form_for_a_few_and_for_many(language: str) -> None:
    table = INSTALLED.lexicons[language].tables["row"]
    assert [row for row in ROWS if not {"few", "many"} <= table[row].said.keys()] == []


@pytest.mark.parametrize(
    ("language", "order", "echo"),
    [
        ("en", PlaceOrder((Units("tnk", 2), Units("inf", 10)), "A1"), "place 2 tanks, 10 infantry A1"),
        ("en", MoveOrder((Units("tnk", 1),), ("A1", "B2")), "move 1 tank A1 -> B2"),
        ("cs", PlaceOrder((Units("inf", 1), Units("inf", 10)), "A1"), "umísti 1 pěchotu, 10 pěchot A1"),
        ("cs", MoveOrder((Units("tnk", 2), Units("atg", 5)), ("A1", "B2")), "pohyb 2 tanky, 5 ptděl A1 -> B2"),
        ("sk", PlaceOrder((Units("inf", 10), Units("tnk", 5)), "A1"), "umiestni 10 pechôt, 5 tankov A1"),
        ("sk", BuildOrder("inf", "A1", 1), "postav 1 pechotu v A1"),
        ("ru", PlaceOrder((Units("inf", 4), Units("tnk", 21)), "A1"), "разместить 4 пехоты, 21 танк A1"),
        ("ru", BuildOrder("tnk", "A1", 11), "строить 11 танков в A1"),
    ],
)
def test_counted_units_are_said_as_the_number_wants_them(language: str, order: Order, echo: str) -> None:
    assert said(order, language) == echo


def test_numbers_want_other_forms_in_other_languages() -> None:
    forms = {language: [plural(language, count)[0] for count in (1, 2, 5, 12, 21, 22)] for language in CATALOGUES}
    assert {language: "".join(found) for language, found in forms.items()} == {
        "en": "ommmmm",
        "cs": "ofmmmm",
        "sk": "ofmmmm",
        "ru": "ofmmof",
    }
