"""6.1: what the answer to orders foretells, from own knowledge alone."""

from __future__ import annotations

from pbem.core.drawing import Drawing
from pbem.core.grid import Direction
from pbem.core.languages import LANGUAGES
from pbem.core.sheets import Sheet, Written
from pbem.core.texts import Text
from pbem.rulesets.campaign.answer.plan import plan
from pbem.rulesets.campaign.orders import (
    IT,
    Approach,
    ArmyOrder,
    Attack,
    CapitalOrder,
    Capture,
    Flee,
    Goto,
    Happening,
    Join,
    Move,
    NameOrder,
    Order,
    Rule,
    Sighting,
    Stay,
    Target,
    Wait,
    WaitJoin,
)
from pbem.rulesets.campaign.view import View
from tests.rules.campaign_report.kit import ids, orders, red_view, words

ARMIES = """
cities = ["Yaz D9 red", "Tor H7 green", "North A1 green"]
armies = { red = ["1 C5 14", "2 D9 12", "3 K5 20"], green = ["1 E7 11"] }
"""


def remarks(view: View, sheet: Sheet[Order], line: int = 1) -> tuple[Text, ...]:
    """Give the remarks on a line, which every language can say."""
    found = next((*each.remarks, *each.warnings) for each in plan(view, sheet)[1] if each.line == line)
    assert all(words(language).say(text) for text in found for language in LANGUAGES)
    return found


def styles(drawing: Drawing) -> list[str]:
    """List the styles of the ways drawn."""
    return [route.style for route in drawing.routes]


def test_a_march_and_the_edge_of_the_map() -> None:
    """C-4.2: the march ends at the edge, and the answer says after how many cells."""
    found = remarks(red_view(ARMIES), orders(army_1=(Move(Direction.N, 10),)))
    assert words().say(found[0]) == "C5 → C1, 4 cells."
    assert words().say(found[1]) == "Only 4 of 10 cells: after C1 the map ends."


def test_unknown_ground_counts_as_passable() -> None:
    """C-4.2: what was never seen stops nobody in the plan."""
    found = remarks(red_view(ARMIES), orders(army_3=(Move(Direction.E, 9),)))
    assert ids(found) == ["plan-way"]


def test_known_water_stops_the_plan() -> None:
    """C-4.2: impassable ground in sight is foreseen."""
    rows = ["." * 20] * 20
    rows[4] = "....~" + "." * 15
    view = red_view(f'board = {rows}\narmies = {{ red = ["1 C5 14"] }}')
    found = remarks(view, orders(army_1=(Move(Direction.E, 5),)))
    assert "after D5 there is water or mountains" in words().say(found[1])


def test_a_garrison_has_its_bonus() -> None:
    """s2.3: who stays in a city has +2 in defence."""
    found = remarks(red_view(ARMIES), orders(army_2=(Stay(),)))
    assert words().say(found[0]) == "Garrison of Yaz: 12 + 2 in defence."


def test_joining_that_comes_true() -> None:
    """C-4.4: where, at which step, and what strength."""
    view = red_view(ARMIES)
    sheet = orders(army_1=(Join(2),), army_2=(WaitJoin(), Move(Direction.S, 2)))
    assert words().say(remarks(view, sheet)[1]) == "Joins army 2 at D9, step 4: 14 + 12 = 26."
    assert "D9 → D11" in words().say(remarks(view, sheet, 2)[0])


def test_joining_that_is_too_far_or_too_large() -> None:
    """C-4.4: the cells that are missing, and the limit of 30."""
    view = red_view(ARMIES.replace("K5", "T5"))
    assert ids(remarks(view, orders(army_3=(Join(1),)))) == ["plan-way", "plan-join-short"]
    near = red_view(ARMIES)
    assert "20 + 14 = 34 > 30" in words().say(remarks(near, orders(army_3=(Join(1),)))[1])


def test_two_neighbours_that_join_each_other() -> None:
    """C-4.4: the joiner with the lower number waits, the other one steps and is foretold to merge at step 1."""
    view = red_view('armies = { red = ["1 C5 10", "2 D5 10"] }')
    found = remarks(view, orders(army_1=(Join(2),), army_2=(Join(1),)))
    assert "step 1" in words().say(found[-1])


def test_a_joiner_waits_for_one_that_has_just_begun_to_move() -> None:
    """C-4.4, E-5: `to C5, right 1` standing in C5 steps right at once: who joins it from there waits."""
    view = red_view('armies = { red = ["1 C5 10", "2 D5 10"] }')
    moving = (Goto(Target(cell="C5")), Move(Direction.E, 1), Stay())
    found = remarks(view, orders(army_1=moving, army_2=(Goto(Target(cell="D5")), Join(1))), 2)
    assert "step 1" in words().say(found[-1])


def test_two_that_join_each_other_do_not_pass() -> None:
    """C-4.4: of two that would change places the joiner waits."""
    view = red_view('armies = { red = ["1 C5 10", "2 D5 10"] }')
    found = remarks(view, orders(army_1=(Join(2),), army_2=(Move(Direction.W, 1),)))
    assert "step 1" in words().say(found[-1])


def test_a_target_too_far_for_the_turn() -> None:
    """The cells left are counted, and the rest of the way is drawn broken."""
    view = red_view(ARMIES)
    sheet = orders(army_3=(Goto(Target(cell="K19")),))
    assert words().say(remarks(view, sheet)[1]) == "K19 will still be 4 cells away: not this turn."
    assert styles(plan(view, sheet)[0]) == ["plan", "if"]


def test_a_target_reached_with_the_last_step() -> None:
    """C-4.2: whoever arrives at the tenth step has arrived; nothing is left over."""
    assert ids(remarks(red_view(ARMIES), orders(army_3=(Goto(Target(cell="K15")),)))) == ["plan-way"]


def test_an_enemy_in_the_way() -> None:
    """Foreign armies are taken to stay where they are seen."""
    view = red_view(ARMIES)
    bold, careful = (Sheet((Written[Order](ArmyOrder(1, (Goto(Target(cell="F8")),), careful=each), 1),))
                     for each in (False, True))  # fmt: skip
    assert ids(remarks(view, bold)) == ["plan-way", "plan-battle"]
    assert ids(remarks(view, careful)) == ["plan-way", "plan-halts", "plan-short"]


def test_approach_foresees_contact() -> None:
    """C-8.1: stopping beside an army is what makes contact."""
    view = red_view(ARMIES)
    sheet = orders(army_1=(Approach(Target(colour=view.foreign[0].owner)),))
    assert ids(remarks(view, sheet)) == ["plan-way", "plan-contact"]


def test_waiting_in_vain() -> None:
    """`wait for join` without a joiner is remarked on."""
    assert ids(remarks(red_view(ARMIES), orders(army_1=(WaitJoin(),)))) == ["plan-stays", "plan-nobody-joins"]
    assert ids(remarks(red_view(ARMIES), orders(army_1=(Wait(2), Stay())))) == ["plan-stays"]


def test_a_capture_beyond_the_first_target() -> None:
    """A target nobody knows is skipped, the plan goes on."""
    found = remarks(red_view(ARMIES), orders(army_1=(Attack(Target(city="Nowhere")), Capture(Target(city="Yaz")))))
    assert ids(found) == ["plan-way", "plan-unknown"]


def test_splitting_tells_the_new_number() -> None:
    """C-4.5: the new number is told in the acknowledgement."""
    sheet = Sheet((Written[Order](ArmyOrder(3, (Stay(),), halve=True), 1),))
    found = remarks(red_view(ARMIES), sheet)
    assert words().say(found[0]) == "Is split into 10 + 10; the new army gets number 4."


def test_rules_are_drawn_broken() -> None:
    """A solid line is the plan, a broken one what a condition may bring."""
    flight = Rule((Sighting("reveal", "enemy"),), (Flee(),))
    raid = Rule((Happening("arrived"),), (Attack(Target(city="Yaz")),))
    it = Rule((Sighting("see", "free_city"),), (Capture(IT),))
    order = ArmyOrder(3, (Move(Direction.N, 2),), (flight, raid, it))
    drawing, forecasts = plan(red_view(ARMIES), Sheet((Written[Order](order, 1),)))
    assert styles(drawing) == ["plan", "if", "if"]
    assert words().say(forecasts[0].remarks[-1]) == "3 conditions apply."


def test_capital_and_name() -> None:
    """C-2.2: the choice is for ever, and the answer says so."""
    sheet = Sheet((Written[Order](CapitalOrder("Yaz"), 1), Written[Order](NameOrder(2, "Wolves"), 2)))
    assert ids(remarks(red_view(ARMIES), sheet)) == ["plan-capital"]
    assert ids(remarks(red_view(ARMIES), sheet, 2)) == ["plan-name"]


def test_an_order_for_an_army_one_has_not() -> None:
    """E-8: the check refuses it; the plan says nothing and draws nothing."""
    drawing, forecasts = plan(red_view(ARMIES), orders(army_9=(Move(Direction.N, 1),)))
    assert drawing.routes == ()
    assert forecasts[0].remarks == ()


def test_what_was_hardly_meant_is_a_warning() -> None:
    """6.1: a way is a plain forecast, an end before the goal a warning."""
    forecast = plan(red_view(ARMIES), orders(army_1=(Move(Direction.N, 10),)))[1][0]
    assert ids(forecast.remarks) == ["plan-way"]
    assert ids(forecast.warnings) == ["plan-blocked"]
