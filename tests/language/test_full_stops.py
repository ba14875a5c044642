"""The full stop of a sentence is no part of the report or the note it ends (Duncan); what is quoted keeps its own."""

from __future__ import annotations

import pytest

from pbem.rulesets.duncan.orders import BugOrder, NoteOrder
from tests.language.kit import orders


@pytest.mark.parametrize(
    ("language", "line", "text"),
    [
        ("en", "There's a bug: my map shows a wall in G4.", "my map shows a wall in G4"),
        ("sk", "Chcem nahlásiť chybu: políčko G4 je na mojej mape stena.", "políčko G4 je na mojej mape stena"),
        ("ru", "Ошибка: в отчёте ход 3 вместо 4. Нового юнита ставьте на B3.", "в отчёте ход 3 вместо 4"),
        ("en", 'bug: "0."', "0."),
        ("en", "bug: something is wrong...", "something is wrong..."),
    ],
)
def test_a_report_ends_without_the_stop_of_its_sentence(language: str, line: str, text: str) -> None:
    (report, *_) = orders(language, line, game="duncan")
    assert isinstance(report, BugOrder)
    assert report.text == text


def test_so_does_a_note() -> None:
    (note,) = orders("en", "note on square H7: the well.", game="duncan")
    assert isinstance(note, NoteOrder)
    assert note.text == "the well"
