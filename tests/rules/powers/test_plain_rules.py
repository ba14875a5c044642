"""Rules of Powers that a sentence says, and one small war shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.rulesets.powers import vision
from pbem.rulesets.powers.battle.battle import battle
from pbem.rulesets.powers.board.map_file import read as read_map
from pbem.rulesets.powers.board.units import rows
from pbem.rulesets.powers.chapters.goals.quarrel import TABLES
from pbem.rulesets.powers.chapters.goals.register import read as read_goal
from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.naval import DeliverOrder, LoadOrder, UnloadOrder
from pbem.rulesets.powers.state import Stack, State, gathered
from tests.rules.powers.allies.kit import allied
from tests.rules.powers.battle.kit import NEVER, Always, army, points
from tests.rules.powers.battle.test_many import SITE
from tests.rules.powers.goals.standing_kit import results, standing
from tests.rules.powers.kernel.kit import (
    BLUE,
    GREEN,
    RED,
    begun,
    game,
    map_text,
    move,
    options,
    play,
    shown,
    told,
)
from tests.rules.powers.maps.kit import SMALL, world

SEA = 'kind = "sea"'
COAST = map_text("A-B B-C A-S B-S S-T T-C", {"S": SEA, "T": SEA}, {"X": "A", "Y": "C"})
FLEETS = ("land", "multi", "factory", "naval", "landing", "cargo")


def afloat(stacks: str = "", lands: str = "", *ships: Stack) -> State:
    state = game(stacks, lands, COAST, FLEETS)
    return replace(state, stacks=gathered((*state.stacks, *ships)))


@pytest.mark.parametrize("chapter", ["land", "naval", "air", "arty", "capital", "special", "supply", "fort"])
def test_five_types_of_damage(chapter: str) -> None:
    """P-1.5: unarmoured, armoured, naval, submarine and air."""
    assert {row.type for row in rows(chapter)} <= {"NE", "PA", "NA", "PM", "LE"}


def test_cargo_goes_down_with_its_ship() -> None:
    """P-1.5: what is destroyed leaves play with everything it carries."""
    loaded = Stack(BLUE, "trs", "S", load=("inf", "inf"))
    state, _ = play(afloat("", "", loaded, Stack(RED, "cru", "T", 3)), red=move("cru", "T S"))
    assert shown(state) == "S red cru 3"


def test_exact_fractions_decide_and_no_die() -> None:
    """P-6.33: targets are chosen alike whatever the dice show."""
    chosen = []
    for die in (1, 6):
        outcome = battle(
            [army(BLUE, "3 inf, 1 atg")], [army(RED, "2 tnk", NEVER)], SITE, points(), Always(die, die, die)
        )
        first = next(volley for volley in outcome.record.volleys if volley.seat == RED)
        chosen.append([hit.target for hit in first.hits][:1])
    assert chosen[0] == chosen[1]


def test_what_is_printed_for_artillery_does_nothing_in_battles() -> None:
    """P-9.1: a ship's strength as artillery is no strength against land units until there is artillery."""
    for row in rows("naval"):
        assert not row.fire or not {"NE", "PA"} & row.attack.keys()


def test_seas_are_never_owned() -> None:
    """P-9.2: whose units are there holds it, and nobody conquers it."""
    state, events = play(afloat("", "", Stack(BLUE, "cru", "S")), blue=move("cru", "S T"))
    assert not {"S", "T"} & state.lands.keys()
    assert (shown(state), told(events, "conquered")) == ("T blue cru", [])


def test_unloaded_units_go_aboard_again_in_the_same_harbour() -> None:
    """P-10.2."""
    ship = Stack(BLUE, "trs", "A", harbour="S", load=("inf",))
    orders = [UnloadOrder((Units("inf", 1),), "A", "S"), LoadOrder((Units("inf", 1),), "A", "S")]
    state, _ = play(afloat("", "", ship), blue=orders)
    assert [each.load for each in state.stacks] == [("inf",)]


def test_what_cargo_brings_is_not_saved() -> None:
    """P-14.5, P-4.4: a BV that is not spent is gone in the next round."""
    state, _ = play(afloat("blue raw A"), blue=DeliverOrder("A"))
    assert shown(state) == ""
    rich, _ = play(state, blue=[])
    poor, _ = play(afloat(), blue=[])
    assert rich.lands == replace(poor, round=rich.round).lands


@pytest.mark.parametrize("clauses", [(), ("notes",)])
def test_anybody_may_attack_anybody(clauses: tuple[str, ...]) -> None:
    """P-16.1, P-22.5: who is called an ally makes no difference; a treaty that forbids it does."""
    _, events = play(allied("blue tnk A 2, red inf B"), blue=move("tnk", "A B"))
    assert told(events, "battle", "at") == [("B",)]


def test_several_players_alone_hide_nothing() -> None:
    """P-16.6."""
    state = game("blue inf A 2, red tnk E", chapters=("land", "multi"))
    assert {vision.view(state, seat).stacks for seat in (BLUE, RED, None)} == {state.stacks}


def test_the_order_of_turns_is_drawn_by_lot() -> None:
    """P-16.7: with each lot another begins."""
    of = options(order="sequential")
    assert {begun(of, bytes([key])).on for key in range(12)} == {BLUE, RED}


def test_maps_that_join_west_and_east_are_written_with_links() -> None:
    """P-17.5: `wrap` is refused, with what to do instead."""
    with pytest.raises(ValueError, match="write the links across the edge"):
        read_map(f"wrap = true\n{SMALL}")


def test_grants_make_up_for_what_a_side_lacks() -> None:
    """P-19.4, P-22.4: who is furthest from the target begins with most."""
    grants = {side.key: side.grant for side in world("two-seas").sides}
    assert max(grants, key=lambda side: grants[side]) == "S"


def test_half_of_the_map_is_a_start_and_no_other_goal() -> None:
    """P-22.6: with `half` the table and its places are the same; what I begins with is the scenario's."""
    war = standing("A:blue N:white I:yellow S:green", "C1=I", round=10, rounds=10)
    goal = {"kind": "g-quarrel", "table": "q4-ally", "target": "C1", "rounds": 10}
    assert results({**goal, "half": True}, war) == results(goal, war)
    assert TABLES["q4-ally"]["I"][0] == "I"


def test_centres_are_few_and_productive() -> None:
    """P-23.5: three to six lands that yield something."""
    areas = world("two-seas").areas.values()
    centres = [area for area in areas if area.centre]
    assert 3 <= len(centres) <= 6
    assert all(area.prod > 1 for area in centres)


def test_finland_is_what_f_began_with() -> None:
    """P-28.1: the sides are A, S, N and F; a land of Finland stays one when it changes hands."""
    goal = {"kind": "g-finland", "rounds": 10}
    assert read_goal(goal).kind == "g-finland"
    lost = standing("A:blue S:red N:white F:green", "a1=A s1=S n1=N f1=F>S@5 f2=F", round=10, rounds=10)
    kept = standing("A:blue S:red N:white F:green", "a1=A s1=S n1=N f1=F f2=F", round=10, rounds=10)
    assert results(goal, lost)["S"] > results(goal, kept)["S"]


def test_who_is_not_on_turn_defends() -> None:
    """P-33.8: inactive units fire when their land is attacked, guests with their host."""
    _, events = play(allied("blue inf B, red inf B, green tnk D 2", "green D", "pass"), green=move("tnk", "D B"))
    assert told(events, "battle", "seat_1", "seat_2") == [("red", "blue")]


def test_a_friend_spares_whom_he_may_not_hurt() -> None:
    """P-33.10: who holds his fire at somebody never hits him, whoever else he fights there."""
    spares = replace(NEVER, versus=("all",), holdfire=(BLUE,))
    outcome = battle(
        [army(BLUE, "2 inf")], [army(RED, "3 tnk", spares), army(GREEN, "2 inf")], SITE, points(), Always()
    )
    shots = [hit for volley in outcome.record.volleys for hit in volley.hits if hit.seat == RED]
    assert shots
    assert BLUE not in {hit.foe for hit in shots}


def test_nobody_retreats_through_the_enemy_unharmed() -> None:
    """P-34.3: there is no special rule: where enemies stand a retreat ends in no land."""
    state, _ = play(game("blue inf B, red tnk A 4, red tnk C 4", "red A, red C, blue B"), red=move("tnk", "A B"))
    assert "blue" not in shown(state)


def test_ground_units_come_in_time_or_not_at_all() -> None:
    """P-36.8: who arrives at another step fights a battle of his own."""
    orders = [move("tnk", "B C"), move("inf", "A B")]
    state, events = play(game("blue tnk B 3, blue inf A, red inf C", "blue B, red C"), blue=orders)
    assert len(told(events, "battle")) == 1
    assert shown(state) == "B blue inf, C blue tnk 3"
