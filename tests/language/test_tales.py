"""Two sentences a line, one of which but leads to the order of the other: a tale, or how things stand."""

from __future__ import annotations

import pytest

from tests.language.kit import draft, orders_nothing

TALES = [
    ("campaign", "en", "My sister says Green is going to win this, and she's never wrong. 2 up 3"),
    ("campaign", "cs", "Koukám na mapu a se sedmou je to blbost, je moc slabá. Sedmá armáda zůstane v Yazu."),
    ("campaign", "sk", "Teraz pozerám, že z I12 na mňa niekto zazerá, takže inak. Dvojka zostane v Yaze."),
    ("campaign", "ru", "Жена говорит, что зелёный всё равно победит в этой войне. 2: вверх 3"),
    ("duncan", "en", "My sister says Blue is going to win this, and she's never wrong (except about boys). u2 to F9"),
    ("duncan", "cs", "Jenže žena říká, že tam číhají Červení, a ta má vždycky pravdu. Takže dvojka půjde na E6."),
    ("duncan", "ru", "Брат говорит, что красные опять всех победят. u1 на E4"),
    ("duncan", "sk", "Manželka hovorí, že tam číhajú Červení a že má pravdu. u1 na E4"),
    ("europe", "ru", "Посидела, подумала, чай остыл. Защита дешёвая."),
]
ORDERS = [
    ("campaign", "en", "2 zigzags beyond the sea gloriously. 2 up 3"),
    ("campaign", "cs", "S trojkou je to blbost, je moc slabá. Sedmá armáda zůstane v Yazu."),
    ("campaign", "sk", "S trojkou je to hlúposť, je slabučká a smutná. Dvojka zostane v Yaze."),
    ("campaign", "ru", "Если третьей станет совсем грустно и одиноко. 2: вверх 3"),
]


@pytest.mark.parametrize(("game", "language", "line"), TALES)
def test_a_tale_before_an_order_of_its_line_is_left_out(game: str, language: str, line: str) -> None:
    found = draft(language, line, game=game)
    assert len(found.sheet.lines) == 1, found.problems
    assert len(found.asides) == 1


test_who_is_told_nothing_beside_it_stops_the_line = orders_nothing(ORDERS)
"""Halves of lines are never carried out."""
