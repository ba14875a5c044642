"""Victory, ruin and the end (X-12)."""

from __future__ import annotations

from dataclasses import replace

from pbem.rulesets.dice_empires.options import Options
from pbem.rulesets.dice_empires.state import Result, State
from pbem.rulesets.dice_empires.war import ends
from tests.rules.dice_empires.table_kit import BLUE, GREEN, RED, lord, table, war


def result(state: State) -> Result | None:
    """Look whether somebody has won by reputation."""
    return ends.reached(state).result


def test_twenty_points_win() -> None:
    """X-12.2: the first to 20 ends the game; with 19 it goes on."""
    assert result(table(blue=lord("T1", reputation=19), red=lord("T1"))) is None
    assert result(table(blue=lord("T1", reputation=20), red=lord("T1"))) == Result((BLUE,), "reputation")


def test_the_goal_is_an_option() -> None:
    """X-2: `win_reputation`."""
    state = table(Options(win_reputation=5), blue=lord("T1", reputation=5), red=lord("T1"))
    assert result(state) == Result((BLUE,), "reputation")


def test_two_at_once() -> None:
    """D13 (X-12.2): more points, then more people, then a shared victory."""
    more = table(blue=lord("T1", reputation=20), red=lord("T1", reputation=21))
    assert result(more) == Result((RED,), "reputation")
    people = table(blue=lord("T1", reputation=20), red=lord("T1", "blue H1", reputation=20))
    assert result(people) == Result((RED,), "reputation")
    shared = table(blue=lord("T2", reputation=20), red=lord("T1 F1", reputation=20), green=lord("T6"))
    assert result(shared) == Result((BLUE, RED), "reputation")


def test_the_end_comes_after_all_battles() -> None:
    """X-12.2, X-8.7: results of one phase count together, and nothing is played after the end: no plunder."""
    state = table(
        blue=lord("F1 OL5", reputation=19),
        red=lord("F1 H3 OR1 OL5", reputation=19),
        green=lord("F1 OR1"),
    )
    told = war(state, 5, 1, 5, 1)
    assert told.state.result == Result((RED,), "reputation")
    assert told.kinds() == ["battle", "battle"]
    assert (told.points(BLUE), told.points(RED)) == (20, 20)


def test_the_end_within_a_plunder() -> None:
    """X-12.2: as soon as the 20th point is entered; who would have gone on does not."""
    told = war(table(blue=lord("H1 OL6", reputation=18), red=lord("F1 C1 T1 B1 H1"), green=lord("F1 OL5")))
    assert told.state.result == Result((BLUE,), "reputation")
    assert (told.points(BLUE), told.city(RED)) == (20, "C1 T1 B1 H1")
    assert [event.facts["who"] for event in told.events] == [BLUE] * 3


def test_nobody_is_killed_after_the_twentieth_point() -> None:
    """X-12.2: who enters the part that is the 20th point has won: nobody in it is killed or enslaved any more."""
    killing = war(table(blue=lord("H1 OL6", reputation=19), red=lord("F4 T1")))
    assert (killing.points(BLUE), killing.city(RED), killing.kinds()) == (20, "F4 T1", ["entered", "withdrew"])
    taking = war(table(blue=lord("T4 OL6", reputation=19, standing=["plunder enslave"]), red=lord("F4 T1")))
    assert (taking.city(RED), taking.slaves(BLUE), taking.city(BLUE)) == ("F4 T1", "", "T4 OL6")


def test_nobody_is_killed_after_a_liberation_that_wins() -> None:
    """X-12.2: the point of a liberation may be the 20th, too."""
    options = Options(score_empty_parts=False, win_reputation=21)
    told = war(table(options, blue=lord("H1 OL6", reputation=19), red=lord("F4 T1", slaves="blue F1")))
    assert (told.points(BLUE), told.city(RED), told.slaves(RED)) == (21, "F4 T1", "")


def test_a_part_and_a_liberation_at_once() -> None:
    """X-12.2: entering and freeing are one step; both points count."""
    told = war(table(blue=lord("H1 OL6", reputation=19), red=lord("F1 T1", slaves="blue F1")))
    assert (told.points(BLUE), told.state.result) == (21, Result((BLUE,), "reputation"))


def test_a_lord_without_citizens_is_ruined() -> None:
    """X-12.3, D14: out of play, his slaves vanish, armies at his walls go home, the lords beside are neighbours."""
    state = table(
        blue=lord("H1 OL2"),
        red=lord("F1", slaves="green H3"),
        green=lord("H1 OR2", standing=["plunder no"]),
    )
    told = war(state)
    assert (told.lord(RED).ruined, told.lord(RED).bands, told.lord(RED).slaves) == (True, (), ())
    assert (told.city(BLUE), told.city(GREEN)) == ("H1 B2", "H1 B2")
    assert told.kinds()[-3:] == ["ruin", "homecoming", "homecoming"]
    assert told.state.result is None
    next_round = replace(told.state, lords=tuple(replace(each) for each in told.state.lords))
    assert war(next_round).events == ()


def test_neighbours_after_a_ruin() -> None:
    """X-12.3, X-1.4: the road of the lord on the right of a ruined city leads to the lord on its left."""
    ruined = {**lord(""), "ruined": True}
    told = war(table(blue=lord("H1 OL2"), red=ruined, green=lord("WR2 F1"), white=lord("H1")), 1, 1)
    assert told.facts("siege")["who_other"] == GREEN


def test_an_army_alone_is_no_ruin() -> None:
    """X-12.3: citizens in the city or on the roads."""
    told = war(table(blue=lord("OL2", standing=["plunder no"]), red=lord("F1")))
    assert not told.lord(BLUE).ruined


def test_slaves_of_a_ruined_lords_people_stay_slaves() -> None:
    """D14 (X-12.3): nobody frees them any more; they work on."""
    ruined = {**lord(""), "ruined": True}
    told = war(table(blue=lord("H1", slaves="red F3"), red=ruined, green=lord("H1")))
    assert told.slaves(BLUE) == "red F3"


def test_the_last_lord_wins() -> None:
    """X-12.3: one lord left: he wins, however few points he has."""
    told = war(table(blue=lord("H1 OL3"), red=lord("T2", reputation=12)))
    assert told.state.result == Result((BLUE,), "last")


def test_nobody_left() -> None:
    """X-12.3: if the last lords are ruined in one round, nobody has won."""
    told = war(table(blue=lord("OL1"), red=lord("OR1")), ("battle blue-red blue", 1), ("battle blue-red red", 1))
    assert told.state.result is None
    ruined = {**lord(""), "ruined": True}
    assert war(table(blue=lord(""), red=ruined)).state.result == Result((), "nobody")


def test_the_round_limit() -> None:
    """X-2: `round_limit`: after that round the highest reputation wins; then people, then they share."""
    cities = {"blue": lord("T2", reputation=4), "red": lord("T3", reputation=4), "green": lord("T6", reputation=3)}
    assert war(table(Options(round_limit=10), round_=9, cities=cities)).state.result is None
    assert war(table(Options(round_limit=10), round_=10, cities=cities)).state.result == Result((RED,), "limit")
    assert war(table(Options(round_limit=10), round_=11, cities=cities)).state.result == Result((RED,), "limit")
    assert war(table(Options(round_limit=0), round_=10, cities=cities)).state.result is None


def test_the_ruined_do_not_win_at_the_limit() -> None:
    """X-12.3: a ruined lord is out of play, whatever his reputation was."""
    ruined = {**lord("", reputation=15), "ruined": True}
    state = table(Options(round_limit=10), round_=10, blue=ruined, red=lord("T1"), green=lord("T2"), white=lord("T1"))
    assert war(state).state.result == Result((GREEN,), "limit")


def test_a_battle_on_another_road_is_remembered() -> None:
    """X-12.3, X-8.5: what goes on between two others is no new battle because a third city fell."""
    state = table(blue=lord("F1 OL3"), red=lord("F1 OR3"), green=lord(""), white=lord("F1"))
    assert war(state, 1, 1).state.fought == (BLUE,)


def test_what_belonged_to_his_roads_is_forgotten() -> None:
    """X-12.3: battles, and at the pace `command` his commands and what he wanted to convert."""
    state = table(Options(pace="command"), fought=[BLUE], blue=lord("H1 OL2"), red=lord("F1"), green=lord("H1"))
    state = replace(state, queue=(RED, GREEN), convert={"red": BLUE}, fought=())
    after = war(state).state
    assert (after.queue, after.convert, after.fought) == ((GREEN,), {}, ())
    assert "blue" not in after.stood
