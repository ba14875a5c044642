"""Conditions in Evropská válka: who holds the land an order is of, and what a spy has seen, however he is named."""

from __future__ import annotations

import pytest

from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.rulesets.europe.words import forms
from tests.language.europe import LEXICONS, VIEW, orders

LINES = (
    ("en", "Attack Germany from France with two if Russia holds it.", "if RU holds GER: attack FRA -> GER with 2"),
    ("cs", "Na Německo zaútočím z Francie dvěma, pokud ho drží Rusko.", "if RU holds GER: attack FRA -> GER with 2"),
    ("ru", "Атаковать из Франции Германию двумя, если её держит Россия.", "if RU holds GER: attack FRA -> GER with 2"),
    ("sk", "Na Nemecko zaútočím z Francúzska dvoma, ak ho drží Rusko.", "if RU holds GER: attack FRA -> GER with 2"),
    ("en", "If my spy discovers an ace with Russia, fate.", "if spied RU has A: fate"),
    ("cs", "Když špionáž najde u Ruska eso, osud.", "if spied RU has A: fate"),
    ("ru", "Если разведка обнаружит у России туза, судьба.", "if spied RU has A: fate"),
    ("sk", "Ak špionáž objaví u Ruska eso, osud.", "if spied RU has A: fate"),
    ("cs", "Při odhazování si nech nejdřív krále, potom esa.", "keep K, A first"),
    ("sk", "Nechaj si najprv kráľov, potom dámy.", "keep K, Q first"),
    ("cs", "Smrtelné útoky budou zastaveny.", "stop deadly"),
    ("ru", "Пусть смертельные атаки будут остановлены.", "stop deadly"),
)
TRAPS = (
    ("cs", "Nejdřív krále, potom esa."),
    ("en", "If Russia holds it, fate."),
    ("en", "If my spy does not see an ace with Russia, fate."),
    ("sk", "Ak špionáž nenájde u Ruska eso, osud."),
    ("cs", "Špionáž u Ruska našla eso."),
    ("ru", "Смертельные атаки были остановлены."),
    ("cs", "Smrtelné útoky nebudou zastaveny."),
)


@pytest.mark.parametrize(("language", "line", "means"), LINES)
def test_what_an_order_hangs_on_is_said_of_what_it_names(language: str, line: str, means: str) -> None:
    assert orders(line, language) == orders(means, "en")


@pytest.mark.parametrize(("language", "line"), TRAPS)
def test_what_names_nothing_or_denies_orders_nothing(language: str, line: str) -> None:
    _, reading = Readers(LEXICONS, forms.vocabulary(VIEW), language).read(line)
    assert not isinstance(reading, Reading)
