"""Where somebody is: a wall named before, of which a condition speaks, and the hall two people join a die from."""

from __future__ import annotations

import pytest

from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.rulesets.dice_empires.words import forms
from tests.language.dice_empires import LEXICONS, SEEN, orders

LINES = (
    (
        "en",
        "Two from d1 to the right wall if it has fewer than three.",
        "if walls right < 3: split 2 from d1 to walls right",
    ),
    ("cs", "Dva z k1 na pravé hradby, pokud je tam míň než 3.", "if walls right < 3: split 2 from d1 to walls right"),
    (
        "ru",
        "Двух из группы 1 на правую стену, если там меньше трёх.",
        "if walls right < 3: split 2 from d1 to walls right",
    ),
    (
        "sk",
        "Dvoch z k1 na pravé hradby, ak je na nich menej ako 3.",
        "if walls right < 3: split 2 from d1 to walls right",
    ),
    ("cs", "k2 na levé hradby, pokud tam jsou nejvýš 2 lidé", "if walls left <= 2: move d2 to walls left"),
    (
        "en",
        "Two from the hall to the houses if there are fewer than ten people.",
        "if people < 10: split 2 from hall to houses",
    ),
)
JOINING = (
    ("en", "Two people in the town hall join d3."),
    ("cs", "Dva lidé v radnici ať se připojí ke k3."),
    ("ru", "В ратуше двое пусть присоединятся к группе 3."),
)
TRAPS = (
    ("cs", "k1 na farmu, pokud je tam míň než 2"),
    ("ru", "Группу 1 на ферму, если там меньше двух"),
    ("sk", "Ak je tam menej ako 2, choď k1 na farmu"),
    ("sk", "Na ľavých hradbách ich bolo menej ako 2."),
    ("cs", "Ať je to k3."),
    ("ru", "Пусть это будет группа 3."),
    ("en", "Two people in the town hall do not join d3."),
)


@pytest.mark.parametrize(("language", "line", "means"), LINES)
def test_there_is_the_wall_somebody_is_sent_to(language: str, line: str, means: str) -> None:
    assert orders(line, language) == orders(means, "en")


@pytest.mark.parametrize(("language", "line"), JOINING)
def test_those_who_join_a_die_stand_elsewhere(language: str, line: str) -> None:
    assert orders(line, language) == orders("transfer 2 from hall to d3", "en")


@pytest.mark.parametrize(("language", "line"), TRAPS)
def test_of_another_place_nobody_is_counted(language: str, line: str) -> None:
    _, reading = Readers(LEXICONS, forms.vocabulary(SEEN), language).read(line)
    assert not isinstance(reading, Reading)
