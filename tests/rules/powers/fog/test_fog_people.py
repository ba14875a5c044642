"""7.4, P-60: peoples in the fog: where they live and how well all know, what they do only who sees the land."""

from __future__ import annotations

from dataclasses import replace

from pbem.core.dice import KeyedDice
from pbem.core.events import seen_by
from pbem.core.seats import REFEREE, Seat
from pbem.core.texts import items
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.orders.people import EffortOrder, ReprisalOrder, RevoltOrder
from pbem.rulesets.powers.people import FIRST, POINT, People
from pbem.rulesets.powers.ruleset import POWERS
from pbem.rulesets.powers.state import State
from pbem.testing.conformance import conformance
from pbem.testing.series import AGAIN, Series
from tests.rules.powers.fog.test_fog import ROW, heard
from tests.rules.powers.kernel.kit import BLUE, GREEN, RED, drawn, game, map_text, play
from tests.rules.powers.kernel.test_interface import of

CHAPTERS = ("land", "multi", "factory", "people")


def home(stacks: str = "") -> State:
    """Five lands in a row; the people of green lives in A, C and E, under blue and red."""
    state = drawn(game("", "blue A, blue B, red C, red D, red E", ROW, CHAPTERS, visibility="full", rounds=9), stacks)
    lives = dict.fromkeys("ACE", GREEN)
    return replace(state, people=People(lives, dict.fromkeys("ACE", FIRST), {"A": -4, "E": 6}, bands={"E": 2}))


def people(state: State, seat: Seat | None) -> People:
    return vision.view(state, seat).people


def test_all_know_where_a_people_lives_and_how_well() -> None:
    state = home()
    for seat in (BLUE, RED, GREEN):
        assert (people(state, seat).lives, people(state, seat).welfare) == (state.people.lives, state.people.welfare)


def test_what_it_does_is_seen_with_the_land() -> None:
    state = home()
    assert [dict(people(state, seat).effort) for seat in (BLUE, RED)] == [{"A": -4}, {"E": 6}]
    assert (people(state, GREEN).effort, people(state, GREEN).bands) == (state.people.effort, {"E": 2})
    assert people(state, REFEREE) == state.people


def test_a_people_sees_the_lands_it_lives_in_and_not_those_beside_them() -> None:
    """P-60.1: it has neither lands nor units, and is there."""
    state = home("blue inf A, blue inf B, red inf E")
    assert {each.at for each in vision.view(state, GREEN).stacks} == {"A", "E"}


def test_who_sees_a_land_hears_what_was_done_there() -> None:
    """P-60.2, P-60.3: what it yields tells how many gendarmes there are."""
    _, events = play(home("blue gen A"))
    assert sorted(heard(events, "toiled")) == ["bg", "rg"]
    assert [len(items(event.facts["lands"])) for event in events if event.kind == "toiled"] == [1, 1]


def test_reprisals_and_revolts_are_heard_where_they_are() -> None:
    state = home("blue gen A, red inf E")
    _, events = play(state, blue=ReprisalOrder("A", 1), green=[RevoltOrder("E", 1), EffortOrder("A", 2)])
    assert heard(events, "punished") == ["bg"]
    assert heard(events, "revolted") == ["rg"]
    assert not any(seen_by(event, BLUE) for event in events if event.facts.get("at") == "E")


def test_what_is_not_seen_may_be_anything() -> None:
    """S-19."""
    state = home()
    dealt = [vision.reimagine(state, BLUE, KeyedDice(bytes([key]))) for key in range(9)]
    assert len({repr(one.people) for one in dealt}) > 1
    assert all(vision.view(one, BLUE) == vision.view(state, BLUE) for one in dealt)


def test_conformance() -> None:
    """S-19: the leak test of a people and two governments in the fog."""
    lands = map_text("A-B B-C C-D", sides={"X": "A", "Y": "D", "Z": "C"})
    options = of(lands, visibility="full", chapters=("place-blind", *CHAPTERS), rounds=4)
    found = {"lives": dict.fromkeys("ABCD", "green"), "welfare": dict.fromkeys("ABCD", 10 * POINT)}
    position = {
        "round": 2,
        "lands": {"A": "blue: 2 gen, 2 inf", "B": "blue", "C": "red: 1 gen", "D": "red: 2 inf"},
        "people": {**found, "bands": {"A": 2, "C": 1}, "effort": {"A": -3, "D": 5}},
    }
    conformance(POWERS, Series(games=1, turns=1, options=[options], position=position, nonsense=AGAIN))
