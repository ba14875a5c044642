"""The same knowledge, another truth: what a lord does not know may be dealt anew without his noticing (X-11)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.seats import Seat
from pbem.rulesets.dice_empires.city import circle
from pbem.rulesets.dice_empires.city.groups import all_people, own_people
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.sight.reimagine import reimagine
from pbem.rulesets.dice_empires.sight.vision import view
from pbem.rulesets.dice_empires.state import Memory, State
from pbem.rulesets.dice_empires.war.battle import roads_of
from tests.rules.dice_empires.table_kit import BLUE, GREEN, RED, WHITE, lord, table

SEATS = (BLUE, RED, GREEN, WHITE)


def position(options: Options) -> State:
    """Put up four lords with troops, slaves, memories and orders."""
    state = table(
        options,
        fought=[RED],
        blue=lord("T4 WR2 OL3", slaves="white H2", standing=["reroll never"], reputation=3),
        red=lord("WR2 WR3 F4 T1 OL2", slaves="blue F1", standing=["captives yes"], reputation=5),
        green=lord("H6 T6 WR1 C6 F6 OR3", slaves="red H6", standing=["plunder no"]),
        white=lord("F5 OL4 OL2 WL3", slaves="red F1, blue T6"),
    )
    memory = Memory(RED, "F", 3, (4,))
    lords = tuple(replace(each, memories=(memory,)) if each.seat == WHITE else each for each in state.lords)
    queue = (RED, BLUE, WHITE, GREEN, BLUE) if options.pace == "command" else ()
    return replace(state, lords=lords, queue=queue, convert={"blue": WHITE, "red": BLUE})


def dealt(state: State, seat: Seat) -> tuple[State, ...]:
    """Deal what a seat does not know anew, some times."""
    return tuple(reimagine(state, seat, KeyedDice(bytes([key]))) for key in range(12))


OPTIONS = [
    Options(),
    Options(visibility="fog"),
    Options(visibility="fog", slave_dice="victim"),
    Options(visibility="fog", pace="command"),
    Options(pace="command"),
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seat", SEATS)
def test_the_view_stays_as_it_was(options: Options, seat: Seat) -> None:
    """X-11: nobody can tell the truth from what might be true instead."""
    state = position(options)
    for other in dealt(state, seat):
        assert view(other, seat) == view(state, seat)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_standing_orders_of_others_are_dealt(options: Options) -> None:
    """X-11.1: and whose slaves they mean to convert; one's own stay."""
    state = position(options)
    others = dealt(state, BLUE)
    assert len({repr(circle.lord(other, RED).standing) for other in others}) > 6
    assert all(circle.lord(other, BLUE) == circle.lord(state, BLUE) for other in others)
    assert len({repr(other.convert) for other in others}) > 3


def test_the_open_table_stays() -> None:
    """X-11.1: all cities are public."""
    state = position(Options())
    for other in dealt(state, BLUE):
        assert [(each.bands, each.slaves) for each in other.lords] == [
            (each.bands, each.slaves) for each in state.lords
        ]


@pytest.mark.parametrize("slave_dice", ["marker", "victim"])
def test_cities_in_the_fog_are_dealt(slave_dice: str) -> None:
    """X-11.2: within the rules: six dice, six people on each, nobody his own slave, as many people as before."""
    state = position(Options(visibility="fog", slave_dice="victim" if slave_dice == "victim" else "marker"))
    others = dealt(state, BLUE)
    assert len({repr(circle.lord(other, GREEN).bands) for other in others}) == len(others)
    for other in others:
        for one, before in zip(other.lords, state.lords, strict=True):
            assert len(one.bands) <= 6
            assert {band.people for band in one.bands} <= set(range(1, 7))
            assert len({band.die for band in one.bands}) == len(one.bands)
            assert one.seat not in {each.origin for each in one.slaves}
            assert {each.people for each in one.slaves} <= set(range(1, 7))
            assert (all_people(one), own_people(one) > 0) == (all_people(before), True)


def test_commands_left_are_dealt() -> None:
    """X-11.2: who is on turn stays, the others may have had more or fewer commands."""
    others = dealt(position(Options(visibility="fog", pace="command")), BLUE)
    assert {other.queue[0] for other in others} == {RED}
    assert {other.queue.count(BLUE) for other in others} == {2}
    assert len({other.queue.count(WHITE) for other in others}) > 1


def test_a_ruined_lord_knows_nothing() -> None:
    """X-12.3: to him every city is dealt anew."""
    state = table(Options(visibility="fog"), blue=lord("T6"), red={**lord(""), "ruined": True}, green=lord("F3"))
    for other in dealt(state, RED):
        assert view(other, RED) == view(state, RED)
    assert len({repr(other.lords) for other in dealt(state, RED)}) == 12


def test_the_roads_are_in_order() -> None:
    """X-8.7: the start lord's left road first; two lords have two roads, one lord none."""
    state = position(Options())
    assert roads_of(replace(state, token=GREEN)) == (GREEN, WHITE, BLUE, RED)
    alone = tuple(replace(each, ruined=each.seat != BLUE) for each in state.lords)
    assert roads_of(replace(state, lords=alone)) == ()
