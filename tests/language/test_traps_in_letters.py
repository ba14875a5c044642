"""Orders hidden in letters: in a tale, in somebody else's mouth, in the past, in a dream, or taken back further below.

Each letter has one order that stands, and one that is none; what is none is asked about or left out, never carried out.
"""

from __future__ import annotations

import pytest

from tests.language.kit import ORDER, draft

TRAPS = {
    ("campaign", "en"): (
        "My neighbour writes, army 2 up 3.",
        "According to my brother army 2 should go up 3.",
        "In an ideal world, army 2 up 3.",
        "Red told me on the phone: army 2 moves up 3.",
        "Last turn, as you know, army 2 went up 3.",
        "I dreamt of it all night, army 2 attacking Sudak.",
        "The old order was army 2 up 3, that is over.",
        "He'll attack Tor with army 2 sooner or later.",
        "Sorry, wrong letter: no army 2 up 3 today.",
        "Next turn army 2 will go up 3.",
        "My dog barks, and says army 2 up 3.",
        "Enemy sighted at I12, army 2 was up there.",
        "Don't tell Red, but army 2 nearly took Sudak.",
    ),
    ("campaign", "ru"): (
        "По словам соседа, армия 2 вверх 3.",
        "Сын говорит: вторая армия вверх 3.",
        "В прошлый ход вторая армия ходила вверх на 3.",
        "Мне приснилось, что вторая взяла Судак.",
        "Красный пишет: вторая вверх 3.",
        "На будущий ход вторая пойдёт вверх 3.",
        "Хотел было вторую вверх 3, да жена отговорила.",
    ),
    ("campaign", "cs"): (
        "Podle souseda armáda 2 nahoru 3.",
        "Manželka říká, dvojka nahoru 3.",
        "Minule šla dvojka nahoru 3.",
        "Zdálo se mi, že dvojka obsadila Sudak.",
        "Červený mi píše: dvojka nahoru 3.",
        "Příští tah půjde dvojka nahoru 3.",
        "Chtěl jsem dvojku nahoru 3, ale nechám to být.",
    ),
    ("campaign", "sk"): (
        "Podľa suseda armáda 2 hore 3.",
        "Manželka vraví, dvojka hore 3.",
        "Minule išla dvojka hore 3.",
        "Snívalo sa mi, že dvojka obsadila Sudak.",
        "Červený mi píše: dvojka hore 3.",
        "Budúci ťah pôjde dvojka hore 3.",
        "Chcel som dvojku hore 3, ale nechám to tak.",
    ),
    ("dice_empires", "en"): (
        "My brother would send d2 left, hehe.",
        "Red claims: send d2 left.",
        "Last round d2 went left.",
        "Should I send d2 left?",
        "I was thinking of sending d2 left.",
    ),
    ("dice_empires", "ru"): ("Брат советует: к2 влево.", "В прошлый раз к2 пошла влево.", "Может, к2 влево?"),
    ("dice_empires", "cs"): ("Brácha radí: k2 pošli vlevo.", "Minule šla k2 vlevo.", "Že by k2 vlevo?"),
    ("dice_empires", "sk"): ("Brat radí: k2 pošli vľavo.", "Minule išla k2 vľavo."),
    ("duncan", "en"): (
        "First I thought of it: u2 to G6, but no.",
        "The Reds say u2 should go to G6.",
        "Yesterday u2 went to G6.",
    ),
    ("duncan", "cs"): ("Červení tvrdí, že u2 půjde na G6.", "Včera šla u2 na G6."),
    ("duncan", "sk"): ("Červení tvrdia, že u2 pôjde na G6.",),
    ("europe", "en"): (
        "My brother says he'd attack Benelux from France with 2.",
        "Last round I attacked Benelux from France with 2.",
        "I was toying with an attack from France on Benelux.",
    ),
    ("europe", "ru"): ("Сосед советует атаковать из Франции Бенилюкс двумя фигурами.",),
    ("europe", "cs"): ("Manžel by z Francie zaútočil na Benelux dvěma.",),
    ("europe", "sk"): ("Manžel by z Francúzska zaútočil na Benelux dvoma.",),
}

EVERY = [(game, language, trap) for (game, language), traps in TRAPS.items() for trap in traps]


def test_there_are_fifty_traps() -> None:
    assert len(EVERY) >= 50


@pytest.mark.parametrize(("game", "language", "trap"), EVERY)
@pytest.mark.parametrize("above", [True, False], ids=["above", "below"])
def test_an_order_that_is_none_is_not_carried_out(game: str, language: str, trap: str, above: bool) -> None:
    real = ORDER[game, language]
    (order,) = draft(language, real, game=game).sheet
    lines = (trap, real) if above else (real, trap)
    assert list(draft(language, *lines, game=game).sheet) == [order]
