"""Artillery (P-41): what is said, refused and foretold; barrages beside the scenarios."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.rulesets.powers.orders import Units
from pbem.rulesets.powers.orders.guns import BatteryOrder, FireOrder, Part
from pbem.rulesets.powers.position import position
from pbem.rulesets.powers.report.draw import draw
from pbem.rulesets.powers.view import View
from tests.rules.powers.kernel.kit import BLUE, RED, game, map_text, play, shown, told
from tests.rules.powers.words import kit

ARTY = ("land", "hold", "arty")
GUNS = (Units("gun", 2),)
FIRE = FireOrder(GUNS, "C1", "D1", (Part("tnk", "2/3"), Part("inf", "1/3")))
WORKS = FireOrder(GUNS, "C1", "D1", target="factory")
BATTERY = BatteryOrder(GUNS, "C1", "D1")


@pytest.mark.parametrize(
    ("language", "line", "order"),
    [
        ("en", "FIRE 2 gun C1 AT D1 tank 2/3, infantry 1/3", FIRE),
        ("cs", "PALBA 2 dělo C1 NA D1 tank 2/3, pěchota 1/3", FIRE),
        ("sk", "PÁĽ 2 delo C1 NA D1 tank 2/3, pechota 1/3", FIRE),
        ("ru", "огонь 2 орудие C1 в D1 танк 2/3, пехота 1/3", FIRE),
        ("en", "shell D1 with 2 guns from C1", FireOrder(GUNS, "C1", "D1")),
        ("en", "fire 2 gun C1 at D1 target factory", WORKS),
        ("cs", "palba 2 dělo C1 v D1 cíl továrna", WORKS),
        ("sk", "páľ 2 delo C1 v D1 cieľ továreň", WORKS),
        ("ru", "огонь 2 орудие C1 в D1 цель завод", WORKS),
        ("en", "shell the factory in D1 with 2 guns from C1", WORKS),
        ("en", "fire 2 guns from C1 at D1, airfield", FireOrder(GUNS, "C1", "D1", target="airfield")),
        ("en", "fire 2 guns C1 at none", FireOrder(GUNS, "C1")),
        ("en", "BATTERY 2 gun C1 AT D1", BATTERY),
        ("cs", "POSTAVENÍ 2 dělo C1 NA D1", BATTERY),
        ("sk", "POSTAVENIE 2 delo C1 NA D1", BATTERY),
        ("ru", "позиция 2 орудие C1 в D1", BATTERY),
        ("cs", "zaujmi postavení 2 děla C1 v nic", BatteryOrder(GUNS, "C1")),
    ],
)
def test_what_guns_are_told(language: str, line: str, order: FireOrder | BatteryOrder) -> None:
    view = kit.seen(kit.war(chapters=("land-war", "multi", "hold", "arty")))
    assert kit.read(line, language, view) == (order,)
    for each in ("en", "cs", "sk", "ru"):
        assert kit.read(kit.said(order, each), each, view) == (order,)


def _war() -> View:
    state = kit.war("blue gun A1 2, red inf B2 3", chapters=("land-war", "multi", "hold", "arty"))
    aimed = tuple(replace(each, battery="B2", laid=1) if each.row == "gun" else each for each in state.stacks)
    return kit.seen(replace(state, stacks=aimed, round=2))


def test_the_answer_says_what_a_barrage_does_and_when_a_position_counts() -> None:
    """P-41.1, P-41.2."""
    fire, battery = kit.foretold("fire 2 guns A1 at B2; battery 2 guns A1 at B2", _war())
    assert "infantry (Red) 4 BPk" in fire
    assert "From round 3 on" in battery


def test_what_stands_nowhere_is_warned_of() -> None:
    """P-41.8."""
    state = kit.war("blue gun A1", chapters=("land-war", "multi", "hold", "arty"))
    aimed = tuple(replace(each, battery="B2", laid=1) for each in state.stacks)
    assert kit.wrong("fire 1 gun A1 at B2", kit.seen(replace(state, stacks=aimed))) == "1 nobody-to-hit?"
    assert kit.wrong("fire 1 gun A1 at B2") == "1 chapter-off"


def test_two_seats_fire_at_the_same_moment() -> None:
    """S-4 2: what both destroy is destroyed once; neither saw the other's fire."""
    text = map_text("A-C B-C C-D", {}, {"X": "A", "Y": "B", "Z": "D"})
    state = game("blue gun A 3, red gun B 3, green inf C 2", "green C", text, ARTY)
    aimed = tuple(replace(each, battery="C", laid=1) if each.row == "gun" else each for each in state.stacks)
    done, events = play(replace(state, stacks=aimed, round=3))
    assert "C green inf," in shown(done) + ","
    assert told(events, "barrage", "seats", "lost_counts") == [((BLUE, RED), (1,))]


def test_two_seats_destroy_one_factory_and_who_did_most_is_named() -> None:
    """P-44.1: neither could have alone; the land is at peace with nobody, and nobody fires at his own."""
    text = map_text("A-B A-C B-C C-D", {}, {"X": "A", "Y": "B", "Z": "C"})
    state = game("blue gun A 5, red gun B 7, green inf C 2", "green C", text, (*ARTY, "factory", "sbomb"))
    aimed = tuple(replace(each, battery="C", laid=1) if each.row == "gun" else each for each in state.stacks)
    state = replace(state, stacks=aimed, round=3, works={"C": 2})
    orders = {seat: FireOrder((Units("gun"),), at, "C", target="factory") for seat, at in ((BLUE, "A"), (RED, "B"))}
    done, events = play(state, **orders)
    assert done.works["C"] == 1
    assert told(events, "bombed", "seat", "at", "lost", "count") == [(RED, "C", 1, 1)]
    assert "C green inf 2" in shown(done)
    assert told(events, "barrage", "seats", "lost_counts") == [((BLUE, RED), ())]


def test_the_answer_says_what_guns_do_to_a_factory() -> None:
    """P-44.1."""
    chapters = ("land-war", "multi", "hold", "arty", "sbomb")
    state = kit.war("blue gun A1 2, red inf B2 3", chapters=chapters)
    aimed = tuple(replace(each, battery="B2", laid=1) if each.row == "gun" else each for each in state.stacks)
    view = kit.seen(replace(state, stacks=aimed, round=2, works={"B2": 1}))
    (fire,) = kit.foretold("fire 2 guns A1 at B2 target factory", view)
    assert "factories (Red) 1 BPk" in fire


def test_positions_are_written_read_and_drawn() -> None:
    """P-41.1: the position of a campaign holds them, and the map shows where guns aim."""
    state = kit.war("blue gun A1 2", chapters=("land-war", "multi", "hold", "arty"))
    state = replace(state, stacks=(replace(state.stacks[0], battery="B2", laid=1),), shelled={"blue A1 B2": 1})
    again = position.read(state.options, state.circle, position.write(state))
    assert (again.stacks, again.shelled) == (state.stacks, state.shelled)
    assert [(march.origin, march.to) for march in draw(kit.seen(state)).marches] == [("A1", "B2")]


def test_a_sea_is_reached_only_at_who_fires_or_aims() -> None:
    """P-41.5."""
    text = map_text("A-B B-C", {"B": 'kind = "sea"'}, {"X": "A", "Y": "C"})
    state = game("blue gun A 6, red gun B", "", text, ARTY)
    aimed = tuple(replace(each, battery="B", laid=1) if each.owner == BLUE else each for each in state.stacks)
    state = replace(state, stacks=aimed, round=3)
    assert "B red gun" in shown(play(state)[0])
    assert "B red gun" not in shown(play(replace(state, shelled={"red B A": 2}))[0])
