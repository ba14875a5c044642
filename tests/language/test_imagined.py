"""What is only imagined, laughed at, nearly done or said of another turn orders nothing, and is not offered either."""

from __future__ import annotations

import pytest

from tests.language.kit import draft

IMAGINED = [
    ("campaign", "cs", "To určitě, pětka vezme Lhotu sama, haha."),
    ("campaign", "cs", "Málem bych poslal šestku na Tor."),
    ("campaign", "ru", "Четвёртый должен был занять Тор."),
    ("campaign", "ru", "На следующий ход: 4 влево 3."),
    ("campaign", "sk", "Štvorka mala obsadiť Tor."),
    ("campaign", "sk", "Oddiel 6 doprava 2 sa ruší."),
    ("duncan", "cs", "Prý máme koupit na C4."),
    ("duncan", "cs", "V příštím tahu: u2 na G8."),
    ("duncan", "ru", "Ага, второй сам дойдёт до J7, ха-ха."),
    ("duncan", "ru", "Послать второго на G8 глупо."),
    ("duncan", "sk", "Nová jednotka na C4 by sa hodila."),
    ("duncan", "sk", "Na F6 ide dvojka, na D3 jednotka"),
    ("europe", "cs", "Nemysli si, že zaútočím z Francie na Německo."),
    ("europe", "sk", "Špión u Rusov by sa hodil."),
    ("dice_empires", "cs", "Nemysli si, že kostka 1 půjde na farmu."),
    ("dice_empires", "sk", "V budúcom kole: k1 na farmu."),
    ("dice_empires", "sk", "Kocka 1 mala ísť na farmu."),
]


@pytest.mark.parametrize(("game", "language", "line"), IMAGINED)
def test_what_is_not_meant_is_neither_done_nor_offered(game: str, language: str, line: str) -> None:
    found = draft(language, line, game=game)
    assert (found.sheet.lines, [problem.try_ for problem in found.problems if problem.try_]) == ((), [])


@pytest.mark.parametrize(
    ("language", "line", "count"),
    [("en", "u1 d3 u2 f6", 2), ("en", "u1 stays and u2 to F6", 2), ("cs", "Rozkazy na příští tah: u2 na F6", 1)],
)
def test_what_is_meant_is_done(language: str, line: str, count: int) -> None:
    """Small letters name units, who goes does not stay, and orders may be announced for the turn that comes."""
    found = draft(language, line, game="duncan")
    assert (len(found.sheet.lines), found.problems) == (count, ())
