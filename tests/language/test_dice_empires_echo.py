"""What is said back reads back to the same order, in each language: parse(say(order)) == order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product
from typing import Literal

import pytest

from pbem.core.languages import LANGUAGES
from pbem.core.seats import COLOURS, Seat
from pbem.language.forms.say import say
from pbem.language.reading.parse import Reader, Reading
from pbem.rulesets.dice_empires.orders import (
    PARTS,
    BirthsOrder,
    CaptivesOrder,
    CommandOrder,
    Condition,
    ConvertAutoOrder,
    ConvertOrder,
    Die,
    Enemy,
    Group,
    GroupDecree,
    Hall,
    Hungry,
    In,
    LossesOrder,
    Move,
    Order,
    Pass,
    People,
    PlanOrder,
    PlunderOrder,
    Recall,
    Reputation,
    ReputationDecree,
    RerollOrder,
    RuinDecree,
    Send,
    Siege,
    SlavebornOrder,
    SlavesOf,
    Split,
    StarveOrder,
    Step,
    TakeOrder,
    TargetsOrder,
    Transfer,
    Walls,
)
from pbem.rulesets.dice_empires.words import forms, phrases
from tests.language.dice_empires import LEXICONS, SEEN, step

GROUPS: tuple[Group, ...] = (Die(1), Die(6), *map(In, PARTS), *map(SlavesOf, COLOURS[:8]))
OUTSIDE: tuple[Group, ...] = (Die(3), In("OL"), In("OR"))
NAMED: tuple[Seat | Literal[""], ...] = ("", COLOURS[1])
CONDITIONS: tuple[Condition, ...] = (
    *(Enemy("L", least, of) for least, of in product((1, 2), NAMED)),
    Enemy("R", 3),
    Siege("L"),
    Siege("R"),
    Walls("L", 1),
    Walls("R", 3),
    Hall(5),
    People(12),
    Reputation(COLOURS[0], 15),
)
HUNGRY = (Hungry("slaves"), Hungry("C", 2), Hungry("WL"), Hungry(4), Hungry(5, 1), Hungry("OR"))


def commands() -> Iterator[Order]:
    """Walk over commands of every sort, with every sort of group."""
    yield step(Pass())
    for group, part in product(GROUPS, PARTS):
        yield step(Move(group, part))
    for part in PARTS:
        yield step(Split(2, Die(1), part))
        yield step(Split(6, In("B"), part, 4))
    for group in GROUPS[:4]:
        yield from (step(Transfer(3, group, Die(2))), step(Transfer(3, group, In("F"))))
    for group in OUTSIDE:
        yield step(Recall(group))
        yield step(Transfer(1, group, Die(2)))
    for group in (Die(2), In("B")):
        yield from (step(Send(group, "L")), step(Send(group, "R", 3)), step(Send(group, "L", 1, 5)))


def conditional() -> Iterator[Order]:
    """Walk over lines with conditions and alternatives."""
    for condition in CONDITIONS:
        yield step(Move(Die(3), "WL"), condition)
        yield CommandOrder((Step(Send(Die(2), "L"), (condition, Hall(3))), Step(Pass())))
        yield PlanOrder((step(Move(Die(3), "WL"), condition), step(Recall(Die(2)))))


def choices() -> Iterator[Order]:
    """Walk over standing orders."""
    yield from (ConvertOrder(COLOURS[1]), ConvertAutoOrder(), ConvertAutoOrder(False), PlanOrder())
    yield from (BirthsOrder(()), BirthsOrder((2, 1)), SlavebornOrder("citizens"), SlavebornOrder("slaves"))
    yield from (StarveOrder(()), StarveOrder(HUNGRY), *(StarveOrder((one,)) for one in HUNGRY))
    yield from (RerollOrder("most", 2), RerollOrder("always"), RerollOrder("never"), RerollOrder("behind"))
    yield from (LossesOrder("smallest"), LossesOrder("largest"), LossesOrder("dice", (4, 5)))
    yield from (PlunderOrder(), PlunderOrder(False), *(PlunderOrder(True, part) for part in PARTS))
    yield from (TakeOrder(), TakeOrder(True), TakeOrder(True, 2), CaptivesOrder(True), CaptivesOrder(False))
    yield from (TargetsOrder("smallest"), TargetsOrder("largest"), TargetsOrder("slaves"), TargetsOrder("citizens"))


def decrees() -> Iterator[Order]:
    """Walk over what the referee decrees."""
    for seat in COLOURS[:3]:
        yield from (ReputationDecree(seat, 2), ReputationDecree(seat, -3), RuinDecree(seat))
        yield from (GroupDecree(seat, 3, 4, "F"), GroupDecree(seat, 3, 4, "OL"), GroupDecree(seat, 3, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_back_means_the_same(language: str) -> None:
    """docs/lexicon.md: the first form of a kind is the echo, and a player may copy it into the next letter."""
    reader = Reader(LEXICONS[language], forms.vocabulary(SEEN))
    for order in chain(commands(), conditional(), choices(), decrees()):
        said = say(phrases.phrase(order), LEXICONS[language])
        reading = reader.read(said)
        assert isinstance(reading, Reading), (said, reading)
        assert not reading.corrections, said
        meant = tuple(one for phrase in reading.phrases for one in phrases.orders(phrase, SEEN))
        assert meant == (order,), said
