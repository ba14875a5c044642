"""7.4: ships, guns, damage and dear units in the fog."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pbem.core.events import Event, seen_by
from pbem.core.seats import REFEREE, Seat
from pbem.rulesets.powers import vision
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.damage import FinishOrder, HoldOrder
from pbem.rulesets.powers.orders.guns import BatteryOrder
from pbem.rulesets.powers.report import draw
from pbem.rulesets.powers.state import Stack, Standing, State, gathered
from tests.rules.powers.kernel.kit import BLUE, GREEN, RED, drawn, game, map_text, move, play
from tests.rules.powers.words.kit import foretold

SEA = 'kind = "sea"'
COAST = map_text(
    "A-B B-C C-D D-E A-S B-S S-T T-D T-E",
    {"S": SEA, "T": SEA},
    {"X": "A", "Y": "E", "Z": "C"},
)
CHAPTERS = (
    "land",
    "multi",
    "hold",
    "statkill",
    "arty",
    "ltrans",
    "cheap",
    "expensive",
    "line2",
    "naval",
    "sub3",
    "recon",
)


def dark(stacks: str = "", *more: Stack, **options: Any) -> State:
    """Blue A, red E, green C; the seas S and T."""
    state = drawn(game("", "", COAST, CHAPTERS, visibility="full", **options), stacks)
    return replace(state, stacks=gathered((*state.stacks, *more)))


def sees(state: State, seat: Seat | None) -> str:
    return " ".join(f"{each.at}:{each.owner}" for each in vision.view(state, seat).stacks)


def heard(events: tuple[Event, ...], kind: str) -> list[str]:
    return ["".join(seat[0] for seat in (BLUE, RED, GREEN) if seen_by(one, seat)) for one in events if one.kind == kind]


def test_a_sea_is_seen_by_who_is_on_it_and_from_nowhere_else() -> None:
    """Seas with own units; the lands beside them."""
    assert sees(dark("red cru S"), BLUE) == ""
    assert sees(dark("red cru S, blue des S, green inf B"), BLUE) == "B:green S:blue S:red"
    assert sees(dark("red cru S, blue rec A"), BLUE) == "A:blue S:red"


def test_ships_at_anchor_are_seen_with_their_land() -> None:
    ship = Stack(GREEN, "trs", "B", load=("inf",), harbour="S")
    state = dark("blue inf A", ship)
    assert ship in vision.view(state, BLUE).stacks


def test_submarines_at_sea_are_their_owners_alone() -> None:
    """P-49.6; in a harbour they are part of the land."""
    state = dark("red sub S, blue des S", Stack(GREEN, "sub", "B", harbour="S"))
    assert sees(state, BLUE) == "B:green S:blue"
    assert sees(state, RED) == "B:green S:blue S:red"
    assert sees(state, REFEREE) == "B:green S:blue S:red"


def test_nobody_else_hears_of_submarines_under_way() -> None:
    _, events = play(dark("red sub T, blue des S, blue des T"), red=move("sub", "T S"))
    assert heard(events, "moved") == ["r"]
    _, events = play(dark("red cru T, blue des T"), red=move("cru", "T S"))
    assert heard(events, "moved") == ["br"]


def test_submarines_that_fight_are_known_from_the_battle() -> None:
    state = dark("red sub S 9, blue des T")
    _, events = play(state, blue=move("des", "T S"))
    assert all(told == "br" for told in heard(events, "battle"))


def test_damage_is_seen_where_the_unit_is_seen() -> None:
    """P-30.4."""
    state = dark("blue inf A", Stack(GREEN, "tnk", "B", damage=12, held="red"), Stack(GREEN, "tnk", "D", damage=6))
    assert [each.damage for each in vision.view(state, BLUE).stacks if each.owner == GREEN] == [12]


def test_only_units_one_sees_can_be_finished_off() -> None:
    """P-31.1: a standing order tells nothing of what is out of sight."""
    hurt = Stack(GREEN, "tnk", "D", damage=30, held="blue")
    state = replace(dark("blue inf A", hurt), standing={BLUE: Standing(hold=HoldOrder(), finish=FinishOrder())})
    assert heard(play(state)[1], "finished") == []
    state = replace(dark("blue inf C 9", hurt), standing=state.standing)
    assert [one[0] for one in heard(play(state)[1], "finished")] == ["b"]


def test_guns_are_seen_to_aim_where_they_stand() -> None:
    """Who sees the goal alone learns nothing of them."""
    _, events = play(dark("green gun C, blue inf B, red inf D"), green=BatteryOrder((Units("gun", 1),), "C", "B"))
    assert heard(events, "aimed") == ["brg"]
    _, events = play(dark("red gun E, green inf D, blue inf C"), red=BatteryOrder((Units("gun", 1),), "E", "D"))
    assert heard(events, "aimed") == ["rg"]


def test_a_barrage_is_told_to_who_fires_and_who_is_hit() -> None:
    """Others that see the place learn that there is fire."""
    guns = Stack(RED, "gun", "E", battery="D", laid=1)
    state = replace(dark("green inf D, blue inf C", guns), round=2)
    done, events = play(state)
    assert heard(events, "barrage") == ["rg"]
    assert heard(events, "watched") == ["b"]
    assert [bool(vision.view(done, seat).shelled) for seat in (RED, GREEN)] == [True, True]
    assert not vision.view(done, Seat("white")).shelled


def test_units_built_in_parts_are_their_owners_own() -> None:
    """P-39.1."""
    state = dark("blue inf B", Stack(GREEN, "tnk", "C", left=1, paid=30))
    assert sees(state, BLUE) == "B:blue"
    assert "C:green" in sees(state, GREEN)


def test_seas_out_of_sight_are_pale() -> None:
    chart = draw.draw(vision.view(dark("blue des S"), BLUE))
    assert "S" in chart.lands
    assert (chart.lands["S"].sight, chart.lands["T"].sight) == ("seen", "remembered")


def test_no_chance_is_told_of_what_is_out_of_sight() -> None:
    view = vision.view(dark("blue des S"), BLUE)
    assert any("out of sight" in line for line in foretold("move 1 destroyer S -> T", view))
