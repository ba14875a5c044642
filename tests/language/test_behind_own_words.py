"""An order behind an answer, a note, a report or a name is no part of these; what but goes on with them is (D-9.1)."""

from __future__ import annotations

import pytest

from tests.language.kit import draft, means

test_an_order_behind_words_of_ones_own_is_an_order = means(
    [
        (
            "duncan",
            "en",
            "Our answer to question 2: the clockmaker. Please move u3 to D2.",
            ('answer 2: "the clockmaker"', "u3 to D2"),
        ),
        ("duncan", "en", "Answer 2: the clockmaker; u3 to D2.", ('answer 2: "the clockmaker"', "u3 to D2")),
        (
            "duncan",
            "ru",
            "На второй вопрос отвечаем: часовщик. Юнит u3 просим передвинуть на D2.",
            ('answer 2: "часовщик"', "u3 to D2"),
        ),
        (
            "duncan",
            "cs",
            "Na druhou otázku odpovídáme: hodinář. Jednotku u3 prosíme přesunout na D2.",
            ('answer 2: "hodinář"', "u3 to D2"),
        ),
        (
            "duncan",
            "sk",
            "Na druhú otázku odpovedáme: hodinár. Jednotku u3 presuň na D2.",
            ('answer 2: "hodinár"', "u3 to D2"),
        ),
        (
            "duncan",
            "en",
            "Note on F7: nothing here. Please move u3 to D2.",
            ('note on square F7 "nothing here"', "u3 to D2"),
        ),
        ("duncan", "en", "Bug: the map is wrong. Please move u3 to D2.", ('bug: "the map is wrong"', "u3 to D2")),
        ("campaign", "en", "Call army 5 the Wolves. Army 3 up 2.", ('name 5 "the Wolves"', "3: up 2")),
        ("campaign", "ru", "Назови пятую армию Волки. Третья вверх 2.", ('name 5 "Волки"', "3: up 2")),
        ("campaign", "cs", "Pátou armádu pojmenuj Vlci. Trojka nahoru 2.", ('name 5 "Vlci"', "3: up 2")),
    ]
)


@pytest.mark.parametrize(
    "line",
    [
        "Answer 2: he who winds the clock. It stands at six.",
        "Answer 2: He goes to E5. Then he waits for the miller.",
        'Answer 2: "the clockmaker. Move u3 to D2."',
    ],
)
def test_what_goes_on_with_an_answer_is_of_it(line: str) -> None:
    found = draft("en", line, game="duncan")
    assert len(found.sheet.lines) == 1
    assert not found.problems
