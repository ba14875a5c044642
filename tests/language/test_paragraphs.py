"""A paragraph is read sentence by sentence: what cannot be read is asked about, and stops what it may be about."""

from __future__ import annotations

import pytest

from tests.language.kit import draft

ASKED = [
    (
        "en",
        "We read your report over breakfast. Army 5 goes up 3 and left 2. Army 4 galumphs to G6. Army 2 stays put.",
        "Army 4 galumphs to G6.",
        2,
    ),
    (
        "ru",
        "Отчёт прочли за завтраком, спасибо. Пятый отряд вверх 3, влево 2. Четвёртый хливко на G6. Второй стоит.",
        "Четвёртый хливко на G6.",
        2,
    ),
    (
        "cs",
        "Hlášení jsme si přečetli u snídaně. Pátý oddíl nahoru 3 a vlevo 2. Čtvrtý vytrčeně na G6. Druhý zůstane stát.",
        "Čtvrtý vytrčeně na G6.",
        2,
    ),
    (
        "sk",
        "Hlásenie sme čítali ráno, vďaka. Piaty oddiel hore 3 a vľavo 2. Štvrtý zmrndolene na G6. Druhý zostane stáť.",
        "Štvrtý zmrndolene na G6.",
        2,
    ),
]
"""A paragraph, the sentence of it that nobody can read, and how many orders stand beside it."""

WHOLE = [
    ("en", "We read your report over breakfast, all of us. Army 5 goes up 3. It and army 4 galumph over to G6."),
    ("en", "We read your report over breakfast, all of us. Army 5 goes up 3. Then galumph to Kem with army 4 please."),
    ("en", "We read your report over breakfast, all of us. Army 5 goes up 3. Army 5 galumphs home if it gets dark."),
    ("en", "We read your report over breakfast, all of us. Army 5 goes up 3. Or army 4 galumphs over to G6 instead."),
    ("en", "We read your report over breakfast, all of us. Army 5 goes up 3. Oh, forget what I said about them all."),
    ("en", "We read your report over breakfast, all of us. If 4 should climb up to G6 gloriously. Army 5 up 3."),
    ("ru", "Отчёт мы прочли за завтраком всей семьёй, спасибо. Пятый отряд вверх 3. Хотя нет, это всё отменяется."),
    ("cs", "Hlášení jsme si přečetli u snídaně, všichni. Pátý oddíl nahoru 3. Ačkoli ne, tohle radši celé zrušte."),
    ("sk", "Hlásenie sme si prečítali pri raňajkách, všetci. Piaty oddiel hore 3. Alebo radšej nie, zrušte to celé."),
]


@pytest.mark.parametrize(("language", "paragraph", "unread", "standing"), ASKED)
def test_a_sentence_nobody_can_read_is_asked_about_by_itself(
    language: str, paragraph: str, unread: str, standing: int
) -> None:
    """The others stand, each with its own words."""
    found = draft(language, paragraph)
    assert len(found.sheet.lines) == standing
    assert all(one.words in paragraph and one.words.endswith(".") for one in found.sheet.lines)
    assert len({one.words for one in found.sheet.lines}) == standing
    (problem,) = found.problems
    start = paragraph.index(unread)
    assert start <= problem.start < problem.end <= start + len(unread)


@pytest.mark.parametrize(("language", "paragraph"), WHOLE)
def test_what_may_be_about_an_order_beside_it_is_asked_about_with_it(language: str, paragraph: str) -> None:
    found = draft(language, paragraph)
    assert not any(" 3" in one.words and one.words.count(".") == 1 for one in found.sheet.lines), found.sheet.lines
    assert found.problems


@pytest.mark.parametrize("line", ["2 up 3. 4 jumps the river.", "2 up 3; 4 jumps the river", "2 up 3. 4 galumphs."])
def test_half_a_short_line_is_never_carried_out(line: str) -> None:
    assert not draft("en", line).sheet.lines


def test_each_order_of_a_paragraph_that_is_read_keeps_its_sentence() -> None:
    line = "Army 5 goes up 3 and then left 2, as we said. The fourth one heads for G6 now. Army 2 stays put."
    found = draft("en", line)
    assert [one.words for one in found.sheet.lines] == [
        "Army 5 goes up 3 and then left 2, as we said.",
        "The fourth one heads for G6 now.",
        "Army 2 stays put.",
    ]
