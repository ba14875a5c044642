"""Orders as one would write them to a friend, and what they are taken for; each row of why lines were not read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.problems import Problem
from pbem.core.vocabulary import Vocabulary
from pbem.language.forms.say import say
from pbem.language.reading.parse import Reader, Reading
from pbem.rulesets.campaign.words.forms import vocabulary
from tests.language.campaign import LEXICONS, READERS, VIEW, VOCABULARY, orders

CARRIES_NOTHING = """
en | so 2 right 4 | army 2: right 4
en | OK, so 2 should just walk right 4 steps, thanks | army 2: right 4
en | 2 right 4 please! | army 2: right 4
en | 1 up 3 :) | army 1: up 3
en | "1: up 3" | army 1: up 3
cs | ahoj 2 doprava 4 | oddíl 2: vpravo 4
cs | takže 2 jen doprava 4, dík | oddíl 2: vpravo 4
sk | ahojte, tak 2 doprava 4, vďaka | oddiel 2: vpravo 4
ru | так, 2 вправо 4, плиз | отряд 2: вправо 4
"""
SEVERAL = """
en | 1, 2: up 3 | army 1: up 3; army 2: up 3
en | 1 and 2 up 3 | army 1: up 3; army 2: up 3
en | 1-3 up 3 | army 1: up 3; army 2: up 3; army 3: up 3
en | 1 up 3, 2 stay | army 1: up 3; army 2: stay
en | armies 2, 3 and 4 rush to K9 | army 2: to K9; army 3: to K9; army 4: to K9
cs | 1 a 2 jděte na Sokol a obsaďte ho | oddíl 1: obsaď město Sokol; oddíl 2: obsaď město Sokol
sk | štvorka a päťka vľavo 2 | oddiel 4: vľavo 2; oddiel 5: vľavo 2
ru | первый и второй идут вправо 3 | отряд 1: вправо 3; отряд 2: вправо 3
"""
OF_TWO = """
en | 7 joins 2; army 2 waits for it | army 7: join 2; army 2: wait for join with 7
en | Army 3 shall unite with army 4; army 4 shall wait for it. | army 3: join 4; army 4: wait for join with 3
ru | 7 вливается в 2; отряд 2 ожидает его | отряд 7: объединиться с отрядом 2; отряд 2: ждать объединения с отрядом 7
"""
COUNTED = """
en | army 2: 2x right, 1x up | army 2: right 2, up 1
en | army 1 right 8; at the third step down 2 | army 1: right 8; at step 3: down 2
cs | 2: 2x doprava, 1x nahoru | oddíl 2: vpravo 2, nahoru 1
"""
MET_THERE = """
en | 5 goes to K15 and attacks the red army there | army 5: attack red at K15
en | let 5 go for K15 and hit the red army there | army 5: attack red at K15
en | 5 goes to K15, then attacks red | army 5: to K15, attack red
cs | 5 jde na K15 a napadne tam červeného | oddíl 5: zaútoč na červené u K15
sk | 5 ide na K15 a napadne tam červeného | oddiel 5: zaútoč na červených pri K15
ru | 5 идёт на K15 и атакует там красных | отряд 5: напасть на красных у K15
"""
NOUNS = """
en | army number 2 up 3 | army 2: up 3
en | my army 1 up 3 | army 1: up 3
en | army 2, join 3 | army 2: join 3
cs | dvojka vlevo 3 | oddíl 2: vlevo 3
cs | druhou armádu nahoru 3 | oddíl 2: nahoru 3
cs | trojka pochoduje vpravo o 4 pole | oddíl 3: vpravo 4
sk | prvá armáda nech obsadí Yaz a potom zostane tam | oddiel 1: obsaď mesto Yaz, zostaň
ru | отр. 1 вверх 3 | отряд 1: вверх 3
ru | двойка влево 3 | отряд 2: влево 3
cs | můj nejsilnější oddíl, tedy dvojka, ať zůstane stát | oddíl 2: zůstaň
ru | самая слабая моя армия, вторая, вправо 3 | отряд 2: вправо 3
"""
CONDITIONS = """
en | if 5 sees red: flee | army 5: if it sees red: flee
en | 1 up 10, stop if you see an enemy | army 1: up 10; if it sees an enemy: stay
en | 1 up 4 but if it sees red it flees | army 1: up 4; if it sees red: flee
en | if 3 sees an enemy it flees, otherwise right 4 | army 3: right 4; if it sees an enemy: flee
en | when 2 has taken Yaz, it should stay | army 2: if it captures Yaz: stay
cs | když 5 uvidí červeného, uteče | oddíl 5: při spatření červených: uteč
cs | kdyby 2 potkala zelené, ať se stáhne | oddíl 2: při odhalení zelených: uteč
sk | keď 5 uvidí červeného, utečie | oddiel 5: pri zazretí červených: uteč
ru | 1-му отряду идти вниз 5, а упрётся - влево 2 | отряд 1: вниз 5; если путь закрыт: влево 2
en | 1 up 5, sees red - flee | army 1: up 5; if it sees red: flee
ru | отряд 1 идёт вверх на 3, а если увидит врага, то бежит | отряд 1: вверх 3; при виде врага: убежать
"""
PLACES = """
en | 1 to Sokol and from there right 2 | army 1: to city Sokol, right 2
en | 1 up 3 and from there right 2 | army 1: up 3, right 2
en | 4 back to Sokol | army 4: to city Sokol
en | 4 stays where it is | army 4: stay
en | 1 grabs Yaz and stays there | army 1: capture city Yaz, stay
en | 1 heads for Sokol and takes it | army 1: capture city Sokol
cs | 1 na Sokol a odtud doprava 2 | oddíl 1: jdi na město Sokol, vpravo 2
cs | 1 nahoru 3, odtud doprava 2 | oddíl 1: nahoru 3, vpravo 2
cs | vraťte 2 do Sokol | oddíl 2: jdi na město Sokol
sk | 4 naspäť do Sokol | oddiel 4: choď na mesto Sokol
ru | 4 обратно в Sokol | отряд 4: к городу Сокол
"""
WISHES = """
en | army 1 should go up 3 | army 1: up 3
en | let army 1 go 3 up | army 1: up 3
en | I would like army 3 to attack Yaz | army 3: attack city Yaz
cs | ať 1 jde nahoru 3 | oddíl 1: nahoru 3
sk | nech 1 ide hore 3 | oddiel 1: hore 3
ru | пусть 1 идёт вверх 3 | отряд 1: вверх 3
"""
VERBS = """
en | 2 runs to Sokol | army 2: to city Sokol
en | split army 6 into 11 and 13 | army 6: split 11+13
en | attack Yaz with army 4 | army 4: attack city Yaz
en | 4 joins up with 2 | army 4: join 2
cs | 1 půjde do Sokol | oddíl 1: jdi na město Sokol
cs | pošli 1 nahoru 3 a pak doleva 2 | oddíl 1: nahoru 3, vlevo 2
cs | 4 se připojí ke 2 | oddíl 4: spoj se s oddílem 2
cs | 2 se přiblíží k zeleným | oddíl 2: přibliž se k zeleným
sk | 1 sa premiestni hore 4 | oddiel 1: hore 4
ru | второй отряд захватывает Yaz | отряд 2: захватить город Яз
ru | раздели первый отряд | отряд 1: разделить пополам
"""
STEPS = """
en | 1 up 5 left 3 | army 1: up 5, left 3
en | 1:up6 | army 1: up 6
en | 1: 5N 2E | army 1: up 5, right 2
ru | 1: вверх 5 влево 3 | отряд 1: вверх 5, влево 3
"""
EVERY = (CARRIES_NOTHING, SEVERAL, OF_TWO, COUNTED, MET_THERE, NOUNS, CONDITIONS, PLACES, WISHES, VERBS, STEPS)
ROWS = [tuple(row.split(" | ")) for table in EVERY for row in table.strip().splitlines()]


def said(reader: Reader, line: str) -> str:
    """Say what a line was taken for."""
    reading = reader.read(line)
    assert isinstance(reading, Reading), (line, reading)
    return "; ".join(say(phrase, reader.lexicon) for phrase in reading.phrases)


@pytest.mark.parametrize(("language", "line", "echo"), ROWS, ids=[line for _, line, _ in ROWS])
def test_a_line_is_read_as_its_writer_meant_it(language: str, line: str, echo: str) -> None:
    assert said(READERS[language], line) == echo


@pytest.mark.parametrize(
    ("language", "line", "stays"),
    [
        ("en", "all but 3 stay", (1, 2, 4, 5, 6)),
        ("en", "everyone hold, 3 goes up 4", (1, 2, 4, 5, 6)),
        ("en", "2 right 3, the rest stay", (1, 3, 4, 5, 6)),
        ("cs", "všichni stát", (1, 2, 3, 4, 5, 6)),
        ("sk", "1 hore 3, ostatní stoja", (2, 3, 4, 5, 6)),
        ("ru", "1 вверх 3, остальные стоят", (2, 3, 4, 5, 6)),
        ("sk", "okrem trojky všetci stoja, trojka hore 2", (1, 2, 4, 5, 6)),
        ("en", "everybody stays except 3, that one goes up 2", (1, 2, 4, 5, 6)),
        ("ru", "все стоят, кроме третьей, она идёт вверх 2", (1, 2, 4, 5, 6)),
    ],
)
def test_all_are_those_without_an_order_of_their_own(language: str, line: str, stays: tuple[int, ...]) -> None:
    reading = READERS[language].read(line)
    assert isinstance(reading, Reading)
    plans = {phrase.slots["army"]: phrase.slots["plan"] for phrase in reading.phrases}
    assert tuple(sorted(str(army) for army, plan in plans.items() if "stay" in str(plan))) == tuple(map(str, stays))


TRAPS = [
    ("en", "2 goes to Yaz or stays"),
    ("en", "does 2 go up 3?"),
    ("en", "red army 1 goes up 3"),
    ("en", "1 does not go up 3"),
    ("en", "1 don't capture Yaz"),
    ("en", "maybe 2 up 3"),
    ("en", "1 could go up 3"),
    ("en", "2 xyzzy up 3"),
    ("en", "5 up 4 unless it sees red"),
    ("en", "I think 1 should go up 3"),
    ("en", "green said 1 up 3"),
    ("en", "1 up 3 again"),
    ("en", "1 back"),
    ("en", "the rest stay"),
    ("cs", "2 nejdi nahoru 3"),
    ("cs", "možná 2 nahoru 3"),
    ("cs", "červená armáda 1 jde nahoru 3"),
    ("cs", "1 nahoru 3 nebo dolů 2"),
    ("sk", "1 nech nejde hore 3"),
    ("sk", "2 hore 3 alebo ostane"),
    ("ru", "отряд 1 не идёт вверх 3"),
    ("ru", "может быть, 2 вверх 3"),
    ("ru", "1 вверх 3 или влево 2"),
    ("ru", "красный отряд 1 идёт вверх 3"),
]


@pytest.mark.parametrize(("language", "line"), TRAPS, ids=[line for _, line in TRAPS])
def test_what_is_no_order_is_not_carried_out(language: str, line: str) -> None:
    """A negation, a doubt, a choice, a question, the hypothetical, what others do, a word nobody knows."""
    assert isinstance(READERS[language].read(line), Problem)


def test_an_army_is_told_by_its_place() -> None:
    reader = Reader(LEXICONS["en"], vocabulary(replace(VIEW, terrain=("." * 30,) * 30)))
    assert said(reader, "the army that stands in Sokol goes up 3") == "army 4: up 3"
    assert said(reader, "army in Sokol up 3") == "army 4: up 3"


def test_home_is_the_capital() -> None:
    home = Vocabulary(VOCABULARY.names, VOCABULARY.numbers, 30, 30, home="Sokol")
    reader = Reader(LEXICONS["cs"], home)
    assert said(reader, "5 ať se vrátí domů") == "oddíl 5: jdi na město Sokol"
    assert said(Reader(LEXICONS["en"], home), "4 goes home") == "army 4: to city Sokol"
    assert isinstance(READERS["en"].read("4 goes home"), Problem), "nobody guesses where a home is"


@pytest.mark.parametrize(
    ("language", "line", "means"),
    [
        ("en", "2 waits until 4 joins it, then goes to Yaz", "army 2: wait for join with 4, to Yaz"),
        ("cs", "2 počká, až se připojí 4", "army 2: wait for join with 4"),
        ("sk", "2 počká, kým sa pripojí 4", "army 2: wait for join with 4"),
        ("ru", "2 ждёт, пока не присоединится 4", "army 2: wait for join with 4"),
    ],
)
def test_waiting_until_another_joins_is_one_thing(language: str, line: str, means: str) -> None:
    """It is no rule that makes the army stay when it has been joined."""
    assert orders(line, language) == orders(means, "en")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "2 goes up 9 until it sees red"),
        ("en", "next turn army 2 will go to Tor"),
        ("en", "army 2 went up 3 last turn"),
        ("cs", "příští kolo půjde 2 na Tor"),
        ("cs", "na Tor dvojkou neútočit"),
        ("sk", "dvojkou na Tor neútoč"),
        ("sk", "v budúcom ťahu pôjde 2 na Tor"),
        ("ru", "на следующем ходу 2 пойдёт на Тор"),
        ("ru", "на Тор двойкой не нападать"),
        ("ru", "2 идёт вверх 9, пока не увидит красных"),
    ],
)
def test_another_turn_a_limit_and_what_is_forbidden_are_no_orders(language: str, line: str) -> None:
    """A later turn is not this one; `until` is not `if`; a negated verb beside its object forbids it."""
    assert not isinstance(READERS[language].read(line), Reading)
