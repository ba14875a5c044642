"""People, slaves and lines are counted as each language counts them: one, a few, many, none."""

from __future__ import annotations

import pytest

from pbem.core.seats import Seat
from pbem.core.texts import Fact, Text
from tests.rules.dice_empires_report.kit import words

BLUE, RED = Seat("blue"), Seat("red")
RAID = "dice_empires-event-entered"
CONVERTED = "dice-empires-conversion-result"
HUNGER = "dice-empires-ahead-hunger"
STARVED = "dice_empires-event-starved"


def said(key: str, language: str, **facts: Fact) -> str:
    """Say a sentence with its facts."""
    return words(language).say(Text(key, facts))


def entered(language: str, found: int, killed: int, taken: int) -> str:
    """X-9: an army enters a farm; it is told how many were found, killed and taken."""
    part = Text("dice-empires-place", {"place": "F"})
    return said(RAID, language, who=BLUE, of=RED, part=part, found=found, killed=killed, taken=taken)


@pytest.mark.parametrize(
    ("language", "counts", "told"),
    [
        ("en", (1, 1, 0), "Blue entered the farm in the city of Red: 1 person, 1 killed, 0 taken."),
        ("en", (0, 0, 0), "Blue entered the farm in the city of Red: nobody was there."),
        ("cs", (0, 0, 0), "Modří vstoupili do části „farma“ ve městě Červených: nikdo tam nebyl."),
        ("sk", (6, 1, 5), "Modrí vstúpili do časti „farma“ v meste Červených: ľudí 6, zabitý 1, zajatých 5."),
        ("sk", (4, 2, 2), "Modrí vstúpili do časti „farma“ v meste Červených: ľudí 4, zabití 2, zajatí 2."),
        ("ru", (3, 1, 2), "Синие вошли в часть «ферма» города Красных: людей 3, убито 1, взято в рабство 2."),
    ],
)
def test_who_was_found_in_a_part(language: str, counts: tuple[int, int, int], told: str) -> None:
    """X-9.3: an empty part is entered too; then nobody is counted."""
    assert entered(language, *counts) == told


@pytest.mark.parametrize(
    ("language", "converted", "left", "told"),
    [
        ("en", 1, 0, "1 slave became a citizen."),
        ("en", 3, 1, "3 slaves became citizens, 1 found no room and remains a slave."),
        ("cs", 1, 0, "Občanem se stal 1."),
        ("cs", 2, 0, "Občany se stali 2."),
        ("cs", 5, 1, "Občany se stalo 5, 1 nenašel místo a zůstává v otroctví."),
        ("sk", 1, 0, "Občanom sa stal 1."),
        ("sk", 5, 2, "Občanmi sa stalo 5, 2 nenašli miesto a ostávajú otrokmi."),
        ("ru", 1, 0, "Горожанином стал 1."),
        ("ru", 4, 2, "Горожанами стали 4, 2 не нашли места и остаются рабами."),
    ],
)
def test_slaves_that_became_citizens(language: str, converted: int, left: int, told: str) -> None:
    """X-10.6: who finds no room remains a slave."""
    assert said(CONVERTED, language, done=1, people=6, converted=converted, left=left) == told


@pytest.mark.parametrize(
    ("language", "count", "told"),
    [
        ("cs", 1, "hladem zahyne 1."),
        ("cs", 3, "hladem zahynou 3."),
        ("cs", 5, "hladem zahyne 5."),
        ("sk", 1, "od hladu zahynie 1."),
        ("sk", 2, "od hladu zahynú 2."),
        ("ru", 1, "от голода умрёт 1."),
        ("ru", 5, "от голода умрут 5."),
        ("en", 1, "1 will starve."),
    ],
)
def test_who_will_starve(language: str, count: int, told: str) -> None:
    """X-6.3: the forecast counts those who will not be fed."""
    assert said(HUNGER, language, births=1, food=6, mouths=6 + count, count=count).endswith(told)


@pytest.mark.parametrize(
    ("language", "people", "told"),
    [
        ("cs", 1, "hladem zahynul 1"),
        ("cs", 2, "hladem zahynuli 2"),
        ("cs", 6, "hladem zahynulo 6"),
        ("sk", 6, "od hladu zahynulo 6"),
        ("ru", 1, "от голода умер 1"),
        ("ru", 2, "от голода умерли 2"),
        ("ru", 6, "от голода умерло 6"),
    ],
)
def test_who_starved(language: str, people: int, told: str) -> None:
    """X-6.3: those who starve are dead; the seed leaves open whether they only leave."""
    place = Text("dice-empires-place", {"place": "C"})
    line = said(STARVED, language, who=BLUE, people=people, die=3, origin="no", place=place, left=1)
    assert told in line


@pytest.mark.parametrize(
    ("language", "count", "told"),
    [
        ("en", 1, "person"),
        ("en", 6, "people"),
        ("sk", 1, "človek"),
        ("sk", 3, "ľudia"),
        ("sk", 6, "ľudí"),
        ("cs", 3, "lidé"),
    ],
)
def test_the_people_of_a_city(language: str, count: int, told: str) -> None:
    """The word below the number at the head of a report goes with it."""
    assert said("dice-empires-total-people", language, count=count) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Line 1 was not possible: nobody is on that die."),
        ("cs", "Řádek 1 nešlo provést: na té kostce nikdo není."),
        ("sk", "Riadok 1 nebolo možné vykonať: na tej kocke nik nie je."),
        ("ru", "Строку 1 выполнить не удалось: на этой кости никого нет."),
    ],
)
def test_why_a_line_was_not_possible_is_said_in_words(language: str, told: str) -> None:
    """X-13.2: in the referee's log too, no code stands for the reason."""
    assert said("dice_empires-event-skipped", language, order=1, reason="gone") == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Blue: d2 (3): barracks → farm."),
        ("cs", "Modří: k2 (3): kasárny → farma."),
        ("sk", "Modrí: k2 (3): kasáreň → farma."),
        ("ru", "Синие: к2 (3): казарма → ферма."),
    ],
)
def test_parts_of_a_city_are_named_wherever_an_event_is_told(language: str, told: str) -> None:
    """A referee's trial, a correction, and the command line tell events bare: they show no letters for parts."""
    facts: dict[str, Fact] = {"who": BLUE, "die": 2, "people": 3, "place": "B", "to": "F", "origin": "no"}
    assert said("dice_empires-event-moved", language, **facts) == told
    assert said(RAID, language, who=BLUE, of=RED, part="F", found=0, killed=0, taken=0).count("F") == 0
