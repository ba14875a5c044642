"""Letters as people write them, with `first`, `then` and `also` before their orders."""

from __future__ import annotations

import pytest

from pbem.language.forms.say import say
from pbem.language.letter import sheet, understanding
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.dice_empires.words import phrases
from pbem.rulesets.europe.ruleset import EUROPE
from tests.language import dice_empires, europe

LETTERS = (
    (
        "dice_empires",
        "en",
        "For this round:\nFirst command: move 3 people from d1 to the farm.\nSecond command: send d2 against red.\n"
        "Then attack green with everything in the barracks!\nAnd please reroll ones and twos.",
        ("split 3 from d1 to farm", "send d2 left", "send barracks right", "reroll <= 2"),
    ),
    (
        "dice_empires",
        "cs",
        "Moje příkazy na kolo 4:\n1) 3 lidi z k1 na farmu\n2) k2 pošli na červené\n"
        "3) když bude vlevo nepřítel, tak k2 na levé hradby\nDruhý hod do dvojky. Zajatce neber.",
        (
            "odděl 3 z k1 na farmu",
            "pošli k2 vlevo",
            "pokud nepřítel vlevo: přesuň k2 na hradby levé",
            "opakuj <= 2",
            "zajatci ne",
        ),
    ),
    (
        "dice_empires",
        "sk",
        "Najprv k1 na farmu.\nPotom pošli k2 na červených.\nA ešte: zajatcov neber",
        ("presuň k1 na farmu", "pošli k2 vľavo", "zajatci nie"),
    ),
    (
        "dice_empires",
        "ru",
        "1. к1 - на ферму\n2. отправить к2 на красных\n3. если враг слева, то к2 на стену слева\n"
        "пленных не брать\nграбить до церкви",
        (
            "переведи к1 на ферму",
            "пошли к2 влево",
            "если враг слева: переведи к2 на стены левые",
            "пленные нет",
            "грабёж до церкви",
        ),
    ),
    (
        "europe",
        "en",
        "I want to spy on Russia.\nThen attack Benelux from France with both figures, playing my best cards.\n"
        "Always defend with enough.\nRetreat to Spain or Italy.",
        ("spy RU", "attack FRA -> BEN with 2", "defend enough", "retreat from anywhere: SPA, ITA"),
    ),
    (
        "europe",
        "cs",
        "Nejdřív špionáž Ruska.\n"
        "Potom útok z Francie na Benelux oběma figurkami s nejlepšími kartami, jinak odvod ve Francii.\n"
        "Obranu vždy dostatečnou.\nNakonec ústup do Španělska nebo Itálie.",
        ("špionáž RU", "útok FRA -> BEN 2 jinak odvod FRA", "obrana dost", "ústup odkudkoli: SPA, ITA"),
    ),
    (
        "europe",
        "sk",
        "Najprv špionáž Ruska.\nPotom útok z Francúzska na Benelux oboma figúrkami, inak odvod vo Francúzsku.",
        ("špionáž RU", "útok FRA -> BEN 2 inak odvod FRA"),
    ),
    (
        "europe",
        "ru",
        "Сначала разведка России.\nПотом атака из Франции на Бенилюкс двумя фигурами, иначе призыв во Франции.\n"
        "Защита: достаточно.",
        ("шпионаж RU", "атака FRA -> BEN 2 иначе призыв FRA", "защита достаточно"),
    ),
)


@pytest.mark.parametrize(("game", "language", "text", "orders"), LETTERS, ids=[f"{one[0]}-{one[1]}" for one in LETTERS])
def test_a_letter_is_understood_to_its_last_line(game: str, language: str, text: str, orders: tuple[str, ...]) -> None:
    """X-13.1, E-11.1: nothing is asked back, nothing is taken for something else."""
    assert _said(game, language, text) == orders


def _said(game: str, language: str, text: str) -> tuple[str, ...]:
    """Read a letter in which nothing is wrong, and say what it was taken for."""
    lines = list(enumerate(text.split("\n"), 1))
    if game == "europe":
        powers = understanding.understood(
            lines,
            EUROPE,
            europe.VIEW,
            sheet.readers(EUROPE, europe.VIEW, europe.LEXICONS, language),
        )
        assert not powers.problems, powers.problems
        return tuple(europe.said(order, language) for order in powers.sheet)
    ruleset = DICE_EMPIRES
    lords = understanding.understood(
        lines, ruleset, dice_empires.SEEN, sheet.readers(ruleset, dice_empires.SEEN, dice_empires.LEXICONS, language)
    )
    assert not lords.problems, lords.problems
    return tuple(say(phrases.phrase(order), dice_empires.LEXICONS[language]) for order in lords.sheet)
