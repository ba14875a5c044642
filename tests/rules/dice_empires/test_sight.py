"""What is public, and what a lord sees in the fog (X-11)."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.seats import REFEREE
from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.sight.vision import EVERYWHERE, view
from pbem.rulesets.dice_empires.state import Band, Memory, Slaves, State
from pbem.rulesets.dice_empires.view import City, View
from tests.rules.dice_empires.table_kit import BLUE, GREEN, RED, WHITE, lord, table, war

FOG = Options(visibility="fog")


def city(seen: View, seat: str) -> City:
    """Give a city as it is seen."""
    return next(each for each in seen.cities if each.seat == seat)


def four(options: Options) -> State:
    """Put up four lords: blue before red's wall, green before blue's."""
    return table(
        options,
        blue=lord("T4 WR2 OL3", slaves="white H2", standing=["reroll never"], reputation=3),
        red=lord("WR2 WR3 F4 T1", slaves="blue F1", standing=["captives yes"], reputation=5),
        green=lord("H6 T2 WR1", standing=["plunder no"]),
        white=lord("F5 OL4 OL2 WL3"),
    )


def test_the_open_table() -> None:
    """X-11.1: all cities, dice, slaves, roads and reputation are public."""
    for seat in (BLUE, GREEN, None):
        seen = view(four(Options()), seat)
        assert [each.places for each in seen.cities] == [EVERYWHERE] * 4
        assert city(seen, RED).bands[0] == Band(1, 2, "WR")
        assert (city(seen, RED).slaves, city(seen, RED).people) == ((Slaves(BLUE, 1, "F"),), 11)


def test_standing_orders_are_hidden() -> None:
    """X-11.1, X-11.3: of standing orders and what is asked for one sees one's own; the referee sees all."""
    state = replace(four(Options()), convert={"blue": WHITE, "red": BLUE})
    blue = view(state, BLUE)
    assert (blue.standing.reroll.mode, blue.standings, blue.convert) == ("never", {}, WHITE)
    assert view(state, None).standing == view(state, WHITE).standing
    referee = view(state, REFEREE)
    assert referee.standings["red"].captives.take
    assert referee.seat == REFEREE


def test_own_city_in_the_fog() -> None:
    """X-11.2: one's own city and roads are seen as they are."""
    seen = view(four(FOG), BLUE)
    assert city(seen, BLUE).places == EVERYWHERE
    assert (city(seen, BLUE).slaves, city(seen, BLUE).bands[2]) == ((Slaves(WHITE, 2, "H"),), Band(3, 3, "OL"))


def test_the_wall_that_faces_own_units() -> None:
    """X-11.2: the wall before the own units is seen, the largest group first and without dice; nothing behind it."""
    red = city(view(four(FOG), BLUE), RED)
    assert (red.places, red.bands, red.slaves) == (("WR", "OR"), (Band(0, 3, "WR"), Band(0, 2, "WR")), ())


def test_without_units_no_wall() -> None:
    """X-11.2: red has no units on his roads, so of his neighbours he sees what stands on the roads alone."""
    seen = view(four(FOG), RED)
    assert (city(seen, BLUE).places, city(seen, BLUE).bands) == (("OL",), (Band(0, 3, "OL"),))
    assert (city(seen, GREEN).places, city(seen, GREEN).bands) == (("OR",), ())


def test_the_others_are_figures() -> None:
    """X-11.2: of every other city reputation and total people, slaves among them."""
    green = city(view(four(FOG), BLUE), GREEN)
    assert (green.places, green.bands, green.people, green.reputation) == ((), (), 9, 0)
    red = city(view(four(FOG), None), RED)
    assert (red.places, red.people, red.reputation) == ((), 11, 5)


def test_enemy_troops_on_the_own_road() -> None:
    """X-11.2: white's left road is blue's right one: the troops there are in sight, their dice are not."""
    white = city(view(four(FOG), BLUE), WHITE)
    assert (white.places, white.bands) == (("OL",), (Band(0, 4, "OL"), Band(0, 2, "OL")))


def test_two_lords_have_two_roads() -> None:
    """X-1.4, X-11.2: with two lords both roads of the other are in sight."""
    state = table(FOG, blue=lord("T1 OL1 OR1"), red=lord("WL1 WR2 OL3 T6"))
    assert city(view(state, BLUE), RED).places == ("OL", "WL", "WR", "OR")


def test_what_an_army_found_is_remembered() -> None:
    """X-11.2: parts one's army entered, as they were on entering; the newest memory of a part counts."""
    state = table(FOG, blue=lord("H1 OL2"), red=lord("F4 F1 T3", slaves="green F1"), green=lord("H1"))
    told = war(state)
    found = Memory(RED, "F", 4, (4, 1), (Slaves(GREEN, 1, "F"),))
    assert told.lord(BLUE).memories == (found,)
    assert city(view(told.state, BLUE), RED).remembered == (found,)
    assert city(view(told.state, GREEN), RED).remembered == ()
    later = war(replace(told.state, round=5))
    assert later.lord(BLUE).memories == (Memory(RED, "F", 5, (4,), ()),)


def test_nothing_is_remembered_in_the_open() -> None:
    """X-11.1: there is no need to."""
    assert war(table(blue=lord("H1 OL2"), red=lord("F4"))).lord(BLUE).memories == ()


def test_battles_heard_of_in_the_fog() -> None:
    """X-11.2: the others hear of a battle on far roads without dice and church; those who fought see all."""
    state = table(FOG, blue=lord("C2 OL3"), red=lord("F1 OR3"), green=lord("F1"))
    told = war(state, 2, 2)
    assert (told.kinds(BLUE), told.kinds(GREEN)) == (["battle"], ["battle-afar"])
    afar = next(event for event in told.events if event.kind == "battle-afar")
    assert (afar.rolls, afar.facts["killed"], afar.facts["loser"]) == ((), 1, RED)
    assert not {"church_one", "first_one", "sum_one"} & set(afar.facts)


def test_sieges_heard_of_in_the_fog() -> None:
    """X-11.2: and of a siege in the same way; of what happened behind the walls nothing."""
    state = table(FOG, blue=lord("H1 OL3"), red=lord("WR1 F4 T1"), green=lord("F1"))
    told = war(state, 4, 1)
    assert told.kinds(GREEN) == ["siege-afar"]
    assert told.kinds(RED) == ["siege", "entered", "withdrew"]


def test_conversion_in_the_fog() -> None:
    """X-11.2: is the captor's own affair."""
    told = war(table(FOG, blue=lord("T6", slaves="red F1"), red=lord("T6")), 3, blue=RED)
    assert (told.kinds(BLUE), told.kinds(RED)) == (["conversion"], [])


def test_roads_where_a_battle_goes_on() -> None:
    """X-11.2: in the fog of one's own roads alone."""
    cities = {name: lord("F1 OL2") for name in ("blue", "red", "green", "white")}
    state = replace(table(FOG, cities=cities), fought=(BLUE, GREEN))
    assert view(state, BLUE).fought == (BLUE,)
    assert view(state, RED).fought == (BLUE,)
    assert view(replace(state, options=replace(state.options, visibility="open")), BLUE).fought == (BLUE, GREEN)


def test_who_stood_on_the_own_roads() -> None:
    """X-13.3: by side, for the condition `siege`."""
    seen = view(four(FOG), BLUE)
    assert seen.stood == {"L": (BLUE,), "R": (WHITE,)}
    assert view(four(Options()), RED).stood == {"R": (BLUE,)}


def test_whose_commands_are_left_in_the_fog() -> None:
    """X-11.2: how many commands somebody has would tell of his hall; who is on turn is known to all."""
    state = replace(four(replace(FOG, pace="command")), queue=(RED, BLUE, RED, GREEN, BLUE))
    assert view(state, BLUE).queue == (RED, BLUE, BLUE)
    assert view(state, WHITE).queue == (RED,)
    assert view(replace(state, options=replace(state.options, visibility="open")), WHITE).queue == state.queue


def test_own_dice_in_other_hands() -> None:
    """D12: with `slave_dice = "victim"` a lord knows how many of his dice his enslaved people use."""
    assert view(four(replace(FOG, slave_dice="victim")), BLUE).blocked == 1
    assert view(four(FOG), BLUE).blocked == 0


def test_a_ruined_lord_sees_figures() -> None:
    """X-12.3: he is out of play; in the fog nothing is shown to him but what everybody knows."""
    state = table(FOG, blue=lord("T1"), red={**lord(""), "ruined": True}, green=lord("F1"))
    seen = view(state, RED)
    assert (city(seen, BLUE).places, city(seen, RED).ruined, seen.stood) == ((), True, {})
